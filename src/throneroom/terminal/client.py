"""The line client: shows the table, asks, reads, answers."""

import shlex
import sys
from pathlib import Path
from typing import TextIO

from throneroom.engine.card import BY_ID, Card
from throneroom.engine.decision import DECLINING, Decision
from throneroom.engine.errors import IllegalAnswer, ThroneroomError, reason
from throneroom.engine.game import Game
from throneroom.engine.kinds import Kind, Place
from throneroom.engine.record import TITLE, Record
from throneroom.terminal.company import Company
from throneroom.terminal.lines import TOGETHER, broken, forget_lines, read_line
from throneroom.terminal.screen import Screen
from throneroom.text.log import Log, taken_back
from throneroom.text.names import find_card
from throneroom.text.thoughts import thought
from throneroom.text.words import Words

COMMANDS = ("help", "hint", "undo", "show", "log", "save", "quit")


class Quit(Exception):
    """A player wants to leave."""


class Client:
    """People at one terminal, playing one game against each other and against bots."""

    def __init__(
        self,
        game: Game,
        names: list[str],
        bots: dict[int, str],
        words: Words,
        source: TextIO = sys.stdin,
        target: TextIO = sys.stdout,
        program: tuple[str, ...] = ("throneroom",),
        company: Company | None = None,
    ) -> None:
        self.game = game
        self.names = names
        self.bots = bots
        self.words = words
        self.source = source
        self.target = target
        self.program = program
        self.company = company
        self.screen = Screen(words, names)
        self.log = Log(words, names)
        self.told = dict.fromkeys(range(game.player_count), 0)
        self.shown: tuple[int, int] | None = None
        self.seat: int | None = None
        self._unfolding = False
        self._agreed = False
        self._declining = {*DECLINING, words.say("word-none"), words.say("word-no")}
        self._declining.add(words.say("option-done", kind="", place="").casefold())
        # Commands are understood in English and in the language of the game.
        self._commands = {name: name for name in COMMANDS} | {"?": "help", "exit": "quit"}
        self._commands |= {words.say(f"command-{name}"): name for name in COMMANDS}

    def play(self) -> None:
        """Play to the end, or until a player quits."""
        self._say("welcome")
        ordered = sorted(self.game.kingdom, key=lambda card: (card.cost, self.words.name(card)))
        self._say("kingdom-line", cards=", ".join(self.screen.name(card) for card in ordered))
        self._say("seed-line", seed=self.game.seed)
        try:
            while not self.game.over:
                if not self._let_bot_answer():
                    self._turn_to_decider()
                    self._answer()
            self._final()
        except (Quit, KeyboardInterrupt) as stopped:
            self._print()
            self._resume_hint()
            self._say("bye")
            if isinstance(stopped, KeyboardInterrupt):
                raise

    # Bots

    def _let_bot_answer(self) -> bool:
        """Let a bot that takes its time answer, if it is asked; gives whether it was."""
        if self.company is None:
            return False
        self.company.hear_of_plans()
        bot = self.company.thinker(self._decision().seat)
        if bot is None:
            return False
        watching = self._watching()
        if watching is not None:
            self._set_apart()
            self._unfolding = True
            self._show_news(watching)
        self._show_thought()
        try:
            answer = self.game.suggestion(bot)
        finally:
            self._clear_thought()
        self.game.answer(answer)
        return True

    def _watching(self) -> int | None:
        """The seat of the person at the screen, if that is known."""
        people = [seat for seat in range(self.game.player_count) if seat not in self.bots]
        return people[0] if len(people) == 1 else self.seat

    def _show_thought(self) -> None:
        if self.target.isatty():
            about, source = thought(self.game)
            text = self.words.say(
                "bot-considers",
                player=self.names[self._decision().seat],
                about=about or "",
                card="" if source is None else self.screen.name(source),
            )
            print(f"\r{text} …", end="", file=self.target, flush=True)

    def _clear_thought(self) -> None:
        if self.target.isatty():
            print("\r\x1b[K", end="", file=self.target, flush=True)

    # Showing

    def _print(self, text: str = "", hanging: int | None = None) -> None:
        for line in broken(text, self.target, hanging):
            self._print_whole(line)

    def _print_whole(self, line: str) -> None:
        """Print without line breaks, which would spoil what is to be copied."""
        print(line, file=self.target, flush=True)

    def _say(self, key: str, **values: object) -> None:
        self._print(self.words.say(key, **values))

    def _turn_to_decider(self) -> None:
        """Show the one who is asked what has happened and where the game stands."""
        decision = self._decision()
        seat = decision.seat
        if self.seat not in (None, seat) and self.target.isatty():
            # Clear the screen and what could be scrolled back to.
            self._print_whole("\x1b[2J\x1b[3J\x1b[H")
            forget_lines()
            self._unfolding = False
            self._say("hand-over", player=self.names[seat])
            if self._commands.get(self._read("").strip().casefold()) == "quit":
                raise Quit
        self.seat = seat
        self._set_apart()
        self._unfolding = False
        self._show_news(seat)
        self._show_position(seat)

    def _set_apart(self) -> None:
        """An empty line before news, unless they go on with those of a bot that is thinking."""
        if not self._unfolding:
            self._print()

    def _show_news(self, seat: int) -> None:
        """The log since the seat last saw it."""
        for line in self.log.lines(self.game.events(self.told[seat], seat)):
            self._print(line)
        self.told[seat] = len(self.game.events())

    def _show_position(self, seat: int) -> None:
        """The table, once in a turn, and the hand."""
        view = self.game.view(seat)
        if self.shown != (seat, self.game.turn):
            self.shown = (seat, self.game.turn)
            self._print()
            for line in self.screen.table(view):
                self._print(line)
        for line in self.screen.hand(view):
            self._print(line)

    def _final(self) -> None:
        self._set_apart()
        for line in self.log.lines(self.game.events(min(self.told.values()), self.seat)):
            self._print(line)
        self._print()
        for line in final_lines(self.game, self.names, self.words):
            self._print(line)
        self._show_record()

    def _show_record(self) -> None:
        self._print()
        self._say("record-title")
        self._print_whole(self._record().line())

    # Asking

    def _decision(self) -> Decision:
        decision = self.game.decision
        assert decision is not None
        return decision

    def _answer(self) -> None:
        """Ask until there is a legal answer or a command that changes the position."""
        decision = self._decision()
        options = self._options(decision)
        texts = [self._option_text(decision, options, index) for index in range(len(options))]
        together = [text.replace(" ", TOGETHER) for text in texts]
        shown = "" if decision.place == Place.NAMES else "  ".join(together)
        self._show_rules(decision)
        question = self.words.question(decision, self.names)
        self._print(self.words.say("choices", question=question, options=shown), hanging=2)
        if decision.several:
            hint = "choose-several" if decision.of_cards else "choose-several-modes"
            self._say(hint, least=0 if decision.or_none else decision.least)
        while True:
            try:
                typed = self._read("> ").strip()
                if self._command(typed):
                    return
                if self._give(self._understand(typed, decision, options)):
                    return
            except IllegalAnswer:
                self._print(self.words.error(self._legal()))
            except ThroneroomError as error:
                self._print(self.words.error(error))

    def _show_rules(self, decision: Decision) -> None:
        """What the asking card says, where it is another player's or offers a choice of effects."""
        source = decision.source
        if source is None:
            return
        if decision.owner != decision.player or decision.kind == Kind.CHOOSE:
            self._print(self.screen.card(source, self.game.setup.profile), hanging=2)

    def _legal(self) -> ThroneroomError:
        """What would be legal, said after an answer that was not."""
        decision = self._decision()
        least, most = decision.least, decision.most
        if not decision.several:
            return ThroneroomError("answer-needed")
        if decision.or_none:
            return ThroneroomError("choose-all-or-none", count=most)
        if least == most:
            return ThroneroomError("choose-exactly", count=most)
        return ThroneroomError("choose-several", least=least, most=most)

    def _give(self, answer: object) -> bool:
        """Answer the question; False leaves it open."""
        self.game.answer(answer)
        return True

    def _options(self, decision: Decision) -> list[str]:
        options = list(decision.options)
        if decision.of_cards:
            options.sort(key=lambda word: (BY_ID[word].cost, self.words.name(BY_ID[word])))
        if decision.takes_all:
            options = ["all", *options]
        if decision.may_decline:
            options.append("done")
        return options

    def _option_text(self, decision: Decision, options: list[str], index: int) -> str:
        option = options[index]
        text = self.words.option(decision, option, self.names)
        if decision.of_cards and option in BY_ID:
            text = self.words.paint(BY_ID[option], text)
            if decision.several:
                count = decision.candidates.count(option)
                text += f" ({count})" if count > 1 else ""
        if decision.place == Place.AMOUNTS:
            return text
        key = "choice-default" if option == "all" else "choice"
        return self.words.say(key, number=index + 1, option=text)

    def _understand(self, typed: str, decision: Decision, options: list[str]) -> object:
        """What was typed, as the game takes it."""
        if decision.several:
            if typed.casefold() in self._declining:
                return []
            return [
                word
                for part in typed.split(",")
                for word in self._understand_part(part.strip(), decision, options)
            ]
        return self._understand_one(typed, decision, options)

    def _understand_part(self, part: str, decision: Decision, options: list[str]) -> list[str]:
        count, space, name = part.partition(" ")
        if space and _is_number(count) and not _is_number(name.strip()):
            return [self._understand_one(name, decision, options)] * int(count)
        if part and all(_is_number(number) for number in part.split()):
            return [self._understand_one(number, decision, options) for number in part.split()]
        return [self._understand_one(part, decision, options)]

    def _understand_one(self, typed: str, decision: Decision, options: list[str]) -> str:
        typed = typed.strip()
        if decision.place == Place.AMOUNTS:
            return typed
        if _is_number(typed):
            if not 1 <= int(typed) <= len(options):
                raise ThroneroomError("which-number", number=typed, most=len(options))
            return options[int(typed) - 1]
        if not typed:
            if "all" in options:
                return "all"
            raise ThroneroomError("answer-needed")
        lowered = typed.casefold()
        for option in options:
            spoken = {option, self.words.option(decision, option, self.names).casefold()}
            if lowered in spoken:
                return option
        if lowered in self._declining and "done" in options:
            return "done"
        if lowered == self.words.say("word-all") and "all" in options:
            return "all"
        if decision.place == Place.MODES:
            modes = decision.options
            spoken_as = [self.words.option(decision, mode, self.names) for mode in modes]
            said = list(zip(modes, map(str.casefold, spoken_as), strict=True))
            begun = [mode for mode, words in said if f"{mode} {words}".startswith(lowered)]
            begun += [mode for mode, words in said if words.startswith(lowered)]
            if len(set(begun)) == 1:
                return begun[0]
            raise ThroneroomError("answer-needed")
        among = [BY_ID[option] for option in options if option in BY_ID]
        return find_card(typed, among, self.words).id

    def _read(self, prompt: str) -> str:
        line = read_line(prompt, self.source, self.target)
        if not line:
            self._print()
            self._say("input-ended")
            raise Quit
        if not self.source.isatty():
            self._print(line.rstrip("\n"))
        return line

    # Commands

    def _command(self, typed: str) -> bool:
        """Carry out a command; True if the question must be put anew."""
        command, _, rest = typed.partition(" ")
        rest = rest.strip()
        match self._commands.get(command.casefold()):
            case "quit":
                if rest:
                    self._save(rest)
                raise Quit
            case "save":
                self._save(rest)
            case "undo" if not rest:
                self._undo()
            case "show" if not rest:
                self.shown = None
            case "log" if not rest:
                self._show_log()
            case "hint" if not rest:
                self._hint()
            case "help":
                self._help(rest)
            case _:
                return False
        return True

    def _help(self, about: str) -> None:
        self._print(
            self.screen.card(find_card(about, None, self.words), self.game.setup.profile)
            if about
            else self.words.say("help")
        )

    def _hint(self) -> None:
        """Tell what looking ahead prefers, if everybody at the table agrees to hints."""
        if not self._agreed and self.game.player_count - len(self.bots) > 1:
            agreed = self._read(f"{self.words.say('hint-agree')} ").strip().casefold()
            if agreed not in ("yes", self.words.say("mode-yes")):
                return
        self._agreed = True
        # Looking ahead takes its time to be imported, and most games do without.
        from throneroom.terminal.hinting import hint_line

        findings = None if self.company is None else self.company.findings
        self._print(hint_line(self.game, findings, self.names, self.words))

    def _undo(self) -> None:
        seats: list[int] = []
        for given in self.game.answers:
            # What was dealt anew stays so.
            seats = [*seats, int(given.seat)] if given.seed is None else []
        if self.seat not in seats:
            self._say("nothing-to-undo")
            return
        since = seats[len(seats) - 1 - seats[::-1].index(self.seat) :]
        self.game.undo(sum(self._is_asked(seat) for seat in since))
        self.told[self.seat] = self.game.event_count
        self.shown = None
        self._say("undone")

    def _is_asked(self, seat: int) -> bool:
        """Whether the game waits for a seat's answers, be it a person or a bot that thinks."""
        thinks = self.company is not None and self.company.thinker(seat) is not None
        return seat not in self.bots or thinks

    def _show_log(self) -> None:
        events = self.game.events(0, self.seat)
        undone = taken_back(events)
        starts = [
            place
            for place, event in enumerate(events)
            if event.kind == "turn" and event.number not in undone
        ]
        first = starts[-2 * self.game.player_count :][0] if starts else 0
        for line in self.log.lines(events[first:]):
            self._print(line)

    def _record(self) -> Record:
        return Record.of(self.game, self.names, self.bots)

    def _save(self, file: str) -> None:
        if not file:
            raise ThroneroomError("which-save")
        path = Path(file)
        try:
            if path.exists() and not path.read_bytes().startswith(TITLE.encode()):
                raise ThroneroomError("file-exists", file=file)
            # The old file stays whole until the new one is.
            fresh = path.with_name(path.name + ".new")
            fresh.write_text(self._record().text(), encoding="utf-8")
            fresh.replace(path)
        except (OSError, ValueError) as error:
            raise ThroneroomError("file", file=file, reason=reason(error)) from None
        self._say("saved", file=file)

    def _resume_hint(self) -> None:
        self._say("resume-hint")
        self._print_whole(shlex.join([*self.program, "play", "--resume", self._record().line()]))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 6


def final_lines(game: Game, names: list[str], words: Words) -> list[str]:
    """How a game ended, who has what, and who wins."""
    key = f"ending-{game.ending}".replace(" ", "-")
    # A record tells that a player has resigned, but not who.
    told = words.say(key, count=0) if words.has(key) else ""
    lines = [told or words.say("ending-stopped", reason=game.ending)]
    for seat, score in enumerate(game.scores):
        owned = game.view(seat).cards
        cards = [card for card in sorted(owned, key=_by_points) for _ in range(owned[card])]
        points = words.say("points", count=score)
        lines.append(
            words.say("final-line", player=names[seat], points=points, cards=words.cards(cards))
        )
    won = [names[seat] for seat in game.winners]
    if not won:
        lines.append(words.say("final-nobody"))
    elif len(won) == 1:
        lines.append(words.say("final-winner", players=won[0]))
    else:
        both = words.say("list-and", first=", ".join(won[:-1]), last=won[-1])
        lines.append(words.say("final-winners", players=both))
    return lines


def _by_points(card: Card) -> tuple[int, int]:
    return (-int(card.points), -int(card.cost))
