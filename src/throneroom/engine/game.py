"""A game as its players have it: ask it for its decision, answer, undo, copy, see."""

import re
from contextlib import suppress
from typing import Final, final

from mypy_extensions import i64

from throneroom.engine.ask import view_of
from throneroom.engine.bot import Bot, Person, Suspended
from throneroom.engine.card import Card
from throneroom.engine.decision import Decision
from throneroom.engine.errors import IllegalAnswer, SetupError
from throneroom.engine.events import Event, tell
from throneroom.engine.history import Entry, History
from throneroom.engine.rng import seed_of
from throneroom.engine.scoring import score, winners
from throneroom.engine.setup import Setup, next_start
from throneroom.engine.state import LONGEST_GAME, State
from throneroom.engine.turn import ending, run
from throneroom.engine.view import SPECTATOR, View

PERSON: Final = Person()


@final
class Game:
    """A game in progress: its set-up, its seed and the answers given so far.

    It always stands at a question (`decision`) or is over. Seats without a bot are people:
    their questions are answered with `answer`. Make one with `throneroom.new_game`.
    """

    def __init__(
        self, setup: Setup, seed: str, start: int, origin: State, state: State, history: History
    ) -> None:
        self.setup: Final = setup
        self.seed: Final = seed
        self.start: Final = start
        self.stopped: str | None = None
        self._origin: Final = origin
        self._state: Final = state
        self._history: Final = history
        state.history = history

    @property
    def kingdom(self) -> list[Card]:
        """The ten kingdom cards."""
        return list(self.setup.kingdom)

    @property
    def bane(self) -> Card | None:
        """The bane, in a game with Young Witch."""
        return self.setup.bane

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self._state.players)

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or otherwise."""
        return self._state.over or self.stopped is not None

    @property
    def ending(self) -> str | None:
        """Why the game ended: provinces, piles, turn limit, or what it was stopped for."""
        if self.stopped is not None:
            return self.stopped
        return ending(self._state) if self._state.over else None

    @property
    def decision(self) -> Decision | None:
        """The open question, or None when the game is over."""
        return None if self.over else self._state.decision

    @property
    def current(self) -> int:
        """The seat whose turn it is."""
        return self._state.current

    @property
    def turn(self) -> int:
        """The number of the turn, counted over all players from 1."""
        return self._state.turn

    @property
    def turn_limit(self) -> int:
        """The turn after which the game ends in any case."""
        return self._state.turn_limit

    def answer(self, answer: object) -> None:
        """Answer the open question, in words.

        A card's id, a list of ids where several are asked for, `yes` or `no`, `all` for all
        Treasures, `done` to decline. An illegal answer raises IllegalAnswer and changes
        nothing.
        """
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("game-over")
        options = decision.read(answer)
        words = [decision.word(option) for option in options]
        self._enter(Entry(int(decision.seat), options, words, None))

    def undo(self, answers: int = 1) -> None:
        """Take back people's latest answers, and what bots answered after them."""
        history = self._history
        people = [seat for seat, bot in enumerate(self._state.bots) if bot is PERSON]
        theirs = [number for number, entry in enumerate(self.answers()) if entry.seat in people]
        if not 0 < answers <= len(theirs):
            raise IllegalAnswer("undo", count=len(theirs), asked=answers)
        self.stopped = None
        history.cut(theirs[-answers])
        history.checkpoint = self._origin
        history.told = history.length
        self._advance()
        if self._state.told is not None:
            history.told = -1
            tell(self._state, "undo", self._state.players[0], [], amount=answers)
            history.told = self._state.answered

    def stop(self, why: str) -> None:
        """End the game for a reason outside the rules, in a word or two, such as `resigned`."""
        if self.over:
            raise IllegalAnswer("game-over")
        if not re.fullmatch(r"[a-z]+(?: [a-z]+){0,4}", why):
            raise IllegalAnswer("stop-reason")
        self.stopped = why

    def copy(self) -> "Game":
        """Another game in the same position, which then goes its own way."""
        state = self._state.copy()
        state.bots = self._state.bots
        new = Game(self.setup, self.seed, self.start, self._origin, state, self._history.copy())
        new.stopped = self.stopped
        return new

    def determinise(self, seed: str) -> None:
        """Let chance deal anew all cards that the player who is asked cannot see.

        For looking ahead on a copy of the game: what comes is then what might come.
        """
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("game-over")
        self._enter(Entry(int(decision.seat), [], [], seed))

    def view(self, seat: int | None = None) -> View:
        """What a seat sees of the game; without a seat, what a spectator sees."""
        if seat is None:
            return View(self._state, SPECTATOR)
        self._check_seat(seat)
        return view_of(self._state, seat)

    def scores(self) -> list[int]:
        """Everybody's points, as if the game ended now."""
        return [int(score(self._state, player.owned)) for player in self._state.players]

    def winners(self) -> list[int]:
        """The seats that win; several share the victory, none if the game was not finished."""
        return winners(self._state) if self._state.over else []

    def turns(self) -> list[int]:
        """How many turns each player has completed."""
        return [int(player.turns) for player in self._state.players]

    def answers(self) -> list[Entry]:
        """The answers that led here, those undone left out."""
        history = self._history
        return history.entries[: history.length]

    def seat_bots(self, bots: dict[int, Bot]) -> None:
        """Let bots answer for seats from now on, beginning with the open question."""
        for seat in bots:
            self._check_seat(seat)
        before = self._state.bots
        self._state.bots = [bots.get(seat, bot) for seat, bot in enumerate(before)]
        if not self.over:
            try:
                self._guarded(self._history.length)
            except BaseException:
                self._state.bots = before
                self._advance()
                raise

    def next_start(self) -> int:
        """Who starts the next game of a series, after this one is finished."""
        return next_start(self.players, self.winners(), seed_of(self.seed))

    def watch(self) -> None:
        """From now on keep what happens in `events`."""
        if self._state.told is None:
            self._state.told = []

    @property
    def told(self) -> int:
        """How many events have been kept; the number of the latest."""
        return 0 if self._state.told is None else len(self._state.told)

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """What happened after event number `since`, as a seat or a spectator sees it."""
        if seat is not None:
            self._check_seat(seat)
        told = self._state.told
        return [] if told is None else [event.for_seat(seat) for event in told[since:]]

    def check(self) -> str:
        """A few letters that differ when the position does."""
        return self._state.check()

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise SetupError("no-seat", seat=seat, last=self.players - 1)

    def _enter(self, entry: Entry) -> None:
        before = self._history.length
        self._history.add(entry)
        self._guarded(before)

    def _guarded(self, before: i64) -> None:
        """Play on; if a bot fails, stand again where so many answers had been given."""
        history = self._history
        checkpoint = history.checkpoint
        told = self._state.told
        events = 0 if told is None else len(told)
        try:
            self._advance()
        except BaseException:
            history.length = before
            history.checkpoint = checkpoint
            bots = self._state.bots
            self._state.bots = [PERSON] * self.players
            self._advance()
            self._state.bots = bots
            if told is not None:
                del told[events:]
            raise

    def _advance(self) -> None:
        checkpoint = self._history.checkpoint
        if checkpoint is not None:
            self._state.assign(checkpoint)
        with suppress(Suspended):
            run(self._state)
        self._history.told = self._state.answered


def start_game(
    setup: Setup,
    seed: str,
    *,
    start: int = 0,
    bots: dict[int, Bot] | None = None,
    turn_limit: int = 0,
    watch: bool = False,
) -> Game:
    """Deal a game and play to the first question."""
    origin = setup.table()
    setup.deal(origin, seed_of(seed), start)
    if turn_limit < 0:
        raise SetupError("turn-limit", limit=turn_limit)
    origin.turn_limit = turn_limit or LONGEST_GAME
    return resume_from(setup, seed, start, origin, bots, watch)


def resume_from(
    setup: Setup,
    seed: str,
    start: int,
    origin: State,
    bots: dict[int, Bot] | None = None,
    watch: bool = False,
) -> Game:
    """A game that begins in a given position."""
    state = origin.copy()
    state.bots = [PERSON] * len(state.players)
    game = Game(setup, seed, start, origin, state, History())
    if watch:
        game.watch()
        tell(state, "turn", state.players[state.current], [], amount=state.turn)
    game._advance()
    if bots:
        game.seat_bots(bots)
    return game
