"""A puzzle in the terminal: the position, the question, and what comes of an answer."""

import sys
from typing import TextIO

from throneroom.engine.card import BY_ID
from throneroom.puzzles import Attempt, AttemptResult, Puzzle, Verdict
from throneroom.puzzles.telling import answer_names, evidence, how_hard, result_told, task, title
from throneroom.terminal.client import Client, Quit, final_lines
from throneroom.terminal.pages import Pages
from throneroom.text.words import Words

MOST_SHARES = 8
"""How many answers are shown with what they win, the best first."""
BAR = 30
"""How long the bar of a share of 100 % is."""


class PuzzleClient(Client):
    """One player at a puzzle, who may try as often as they like."""

    def __init__(
        self,
        puzzle: Puzzle,
        words: Words,
        pages: Pages,
        source: TextIO = sys.stdin,
        target: TextIO = sys.stdout,
    ) -> None:
        self.attempt = Attempt(puzzle)
        super().__init__(self.attempt.game, puzzle.names, {}, words, source, target)
        self.puzzle = puzzle
        self.pages = pages
        self.solved = False
        self._commands |= {"solution": "solution", words.say("command-solution"): "solution"}

    def play(self) -> None:
        """Try until the puzzle is solved, or the player quits."""
        heading = f"{self.puzzle.id}: {title(self.puzzle, self.words)} {stars(self.puzzle)}"
        self._print(self.pages.heading(heading))
        try:
            while not self.solved:
                self._try()
        except (Quit, KeyboardInterrupt) as stopped:
            self._print()
            self._say("puzzle-left")
            if isinstance(stopped, KeyboardInterrupt):
                raise

    def _try(self) -> None:
        self._begin()
        while self.attempt.result is None:
            if self.shown is not None or self.puzzle.prelude:
                self._print()
            self._show_news(self.attempt.seat)
            self._show_position(self.attempt.seat)
            self._print()
            self._answer()
        self._show_result(self.attempt.result)

    def _begin(self) -> None:
        """Set the position up anew."""
        self.attempt = Attempt(self.puzzle)
        self.game = self.attempt.game
        self.seat = self.attempt.seat
        self._before = self.game.event_count
        # The log shows what led to the question, if anything did.
        told = 0 if self.puzzle.prelude else self._before
        self.told = dict.fromkeys(range(self.game.player_count), told)
        self.shown = None
        self._print()
        self._print(self.pages.heading(task(self.puzzle, self.words)))

    def _show_position(self, seat: int) -> None:
        first = self.shown is None
        super()._show_position(seat)
        if first:
            self._show_what_is_known(seat)

    def _show_what_is_known(self, seat: int) -> None:
        """Show what a player who has followed the game would remember."""
        view = self.game.view(seat)
        for key, counts in (("puzzle-deck", view.deck), ("puzzle-discard", view.discard)):
            cards = [card for card, count in counts.items() for _ in range(count)]
            if cards:
                self._say(key, cards=self.words.cards(cards))
        for player in view.players:
            if player.seat != seat and player.cards is not None:
                owned = [card for card, count in player.cards.items() for _ in range(count)]
                self._say(
                    "puzzle-owned", player=self.names[player.seat], cards=self.words.cards(owned)
                )

    def _give(self, answer: object) -> bool:
        self.attempt.answer(answer)
        return True

    # Results

    def _show_result(self, result: AttemptResult) -> None:
        self._print()
        for line in self.log.lines(self.attempt.events(self.told[self.attempt.seat])):
            self._print(line)
        self._print()
        if self.puzzle.asks_once:
            self._show_shares(result)
        elif self.game.over:
            for line in final_lines(self.game, self.names, self.words):
                self._print(line)
        self._print()
        self.solved = result.verdict == Verdict.SOLVED
        told = result_told(self.puzzle, result.verdict, self.words)
        self._print(self.pages.heading(told))
        if self.solved:
            self._print(how_hard(self.puzzle, self.words))
            self._print(evidence(self.puzzle, self.words))

    def _show_shares(self, result: AttemptResult) -> None:
        """What share of games each answer wins; the right one stays hidden until it is found."""
        right = result.verdict == Verdict.SOLVED
        shares = result.shares if right else {result.answer: result.shares[result.answer]}
        goal = str(self.puzzle.goal)
        self._say("puzzle-shares", goal=goal)
        names = answer_names(self.puzzle, self.words)
        width = max(len(names[word]) for word in shares)
        for word, share in list(shares.items())[:MOST_SHARES]:
            name = names[word].ljust(width)
            painted = self.words.paint(BY_ID[word], name) if word in BY_ID else name
            bar = "█" * round(share * BAR / 100)
            percent = self.words.say("percent", number=share).rjust(6)
            self._print(f"  {painted}  {percent}  {bar}")
        if not right:
            best = max(result.shares.values())
            percent = self.words.say("percent", number=best)
            self._say("puzzle-best-share", goal=goal, share=percent)

    def show_solution(self) -> None:
        """Play the solution, and tell how it was shown to be the only one."""
        self._begin()
        self._print()
        if self.puzzle.prelude:
            self._show_news(self.attempt.seat)
            self._print()
        for line in self.screen.table(self.game.view(self.attempt.seat)):
            self._print(line)
        for line in self.screen.hand(self.game.view(self.attempt.seat)):
            self._print(line)
        self._print()
        self._say("puzzle-solution")
        for _, answer in self.puzzle.solution:
            self.game.answer(answer)
        for line in self.log.lines(self.attempt.events(self._before)):
            self._print(f"  {line}")
        if self.puzzle.asks_once:
            shares = self.puzzle.shares
            self._show_shares(AttemptResult(Verdict.SOLVED, self.puzzle.best, shares))
        self._print()
        self._print(evidence(self.puzzle, self.words))

    # Commands

    def _command(self, typed: str) -> bool:
        if self._commands.get(typed.casefold()) == "solution":
            self.show_solution()
            raise Quit
        return super()._command(typed)

    def _help(self, about: str) -> None:
        if about:
            super()._help(about)
        else:
            self._say("puzzle-help")

    def _undo(self) -> None:
        self._say("puzzle-restarted")
        self._begin()

    def _save(self, file: str) -> None:
        self._say("puzzle-no-saving")


def stars(puzzle: Puzzle) -> str:
    """How hard a puzzle is, from one to five stars."""
    return "★" * puzzle.difficulty + "☆" * (5 - puzzle.difficulty)
