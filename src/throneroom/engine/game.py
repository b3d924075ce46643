"""A game as its players have it: ask it for its decision, answer, undo, copy, see."""

import re
from contextlib import suppress
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from throneroom.engine import ending
from throneroom.engine.answer import Answer, LegalAnswers
from throneroom.engine.ask import ask_bot
from throneroom.engine.bot import PERSON, Bot, Suspended
from throneroom.engine.card import Card
from throneroom.engine.decision import Decision
from throneroom.engine.errors import IllegalAnswer, SetupError
from throneroom.engine.events import Event, first_told_after, tell, tell_turn
from throneroom.engine.fast_view import SPECTATOR, FastView
from throneroom.engine.history import Gain, GivenAnswer, History
from throneroom.engine.live import LiveGame, live
from throneroom.engine.lookahead import Lookahead, with_open_hands
from throneroom.engine.position import LONGEST_GAME, Player, Position
from throneroom.engine.rng import seed_of
from throneroom.engine.scoring import score_all, winners
from throneroom.engine.setup import Setup, next_start
from throneroom.engine.shuffling import COUNTER, SHA256, check_generator
from throneroom.engine.turn import run
from throneroom.engine.view import View


@final
class Game:
    """A game in progress: its set-up, its seed and the answers given so far.

    It always stands at a question (`decision`) or is over. Seats without a bot are people:
    their questions are answered with `answer`. Make one with `throneroom.new_game`. Games can be
    copied, pickled and compared by their `check`.
    """

    def __init__(
        self,
        setup: Setup,
        seed: str,
        start: int,
        origin: Position,
        state: LiveGame,
        history: History,
    ) -> None:
        self.setup: Final = setup
        self.seed: Final = seed
        self.start: Final = start
        self.stopped: str | None = None
        self._origin: Final = origin
        self._live: Final = state
        self._history: Final = history
        self._decision: Decision | None = None
        state.history = history
        history.setup = setup

    # Where the game stands

    @property
    def kingdom(self) -> list[Card]:
        """The ten kingdom cards."""
        return list(self.setup.kingdom)

    @property
    def bane(self) -> Card | None:
        """The bane, in a game with Young Witch."""
        return self.setup.bane

    @property
    def generator(self) -> str:
        """Where the order of shuffled cards comes from: `counter` or `sha256`."""
        return SHA256 if self._origin.shuffle_seed else COUNTER

    @property
    def player_count(self) -> int:
        """How many players there are."""
        return len(self._live.players)

    @property
    def current(self) -> int:
        """The seat whose turn it is."""
        return self._live.current

    @property
    def turn(self) -> int:
        """The number of the turn, counted over all players from 1."""
        return self._live.turn

    @property
    def turn_limit(self) -> int:
        """The turn after which the game ends in any case."""
        return self._live.turn_limit

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or otherwise."""
        return self._live.over or self.stopped is not None

    @property
    def ending(self) -> str | None:
        """Why the game ended: provinces, colonies, piles, turn limit, or what stopped it."""
        if self.stopped is not None:
            return self.stopped
        return ending.reason(self._live) if self._live.over else None

    @property
    def scores(self) -> list[int]:
        """Everybody's points, as if the game ended now."""
        return [int(points) for points in self._points()]

    @property
    def winners(self) -> list[int]:
        """The seats that win; several share the victory, none if the game was not finished."""
        won = winners(self._live, self._points()) if self._live.over else i64(0)
        return [seat for seat in range(self.player_count) if won >> seat & 1]

    @property
    def turns(self) -> list[int]:
        """How many turns each player has completed."""
        return [int(player.turns) for player in self._live.players]

    @property
    def check(self) -> str:
        """A few letters that differ when the position does."""
        return self._live.check()

    @property
    def foreseen(self) -> bool:
        """Whether the player who gave the last answer could foresee all that has come of it.

        It depends on what effects have turned to since, a deck or other players, and not on what
        they found there: that a player is not asked can reveal as much as a question does.
        """
        return self._live.unforeseen_at < self._live.answered

    def view(self, seat: int | None = None) -> View:
        """What a seat sees of the game; without a seat, what a spectator sees."""
        if seat is None:
            return View(FastView(self._live, SPECTATOR))
        self._check_seat(seat)
        self._live.make_views()
        return View(self._live.views[seat])

    def position(self) -> Position:
        """A copy of the whole position, hidden cards included; for tools, not for players."""
        return self._live.copy()

    def __repr__(self) -> str:
        state = f"over ({self.ending})" if self.over else repr(self.decision)
        return f"<Game for {self.player_count}, turn {self.turn}: {state}>"

    # Answering

    @property
    def decision(self) -> Decision | None:
        """The open question, or None when the game is over."""
        if self.over:
            return None
        if self._decision is None:
            self._decision = Decision(self._live.question)
        return self._decision

    @property
    def legal_answers(self) -> LegalAnswers:
        """Every legal answer to the open question."""
        return self._asked().legal_answers

    def answer(self, answer: object, question: int | None = None) -> None:
        """Answer the open question.

        Takes one of `legal_answers`, a card or its id, a list of them where several are asked for,
        `yes` or `no` (or a truth value), `all` for all Treasures, `done` to decline. With the
        number of the question, the answer never reaches another one. An illegal answer raises
        IllegalAnswer and changes nothing.
        """
        decision = self._asked()
        if question is not None and question != decision.number:
            raise IllegalAnswer("other-question", given=question, open=decision.number)
        given = decision.parse(answer)
        options = decision.options_of(given)
        self._enter(GivenAnswer(i16(decision.seat), options, list(given.words)))

    def suggestion(self, bot: Bot) -> Answer:
        """What a bot would answer to the open question, which stays open."""
        self._asked()
        self._live.make_views()
        question = self._live.question
        return Answer(tuple(question.words(ask_bot(self._live, bot, question))))

    def lookahead(self) -> Lookahead:
        """Looks ahead from the open question with all hands open; for analysis, not for players."""
        self._asked()
        return with_open_hands(self._live)

    def after(self, answer: object) -> Decision | None:
        """The question that would follow an answer, which is not given."""
        ahead = self.copy()
        ahead.answer(answer)
        decision = ahead.decision
        # What the parts of a game refer to each other by: without it, the copy is gone at once.
        ahead._live.views = []
        ahead._live.question = self._live.question
        return decision

    def undo(self, answers: int = 1) -> None:
        """Take back people's latest answers, and what bots answered after them."""
        history = self._history
        kept = self._kept_by_undo(answers)
        since = self.undo_since(answers)
        self.stopped = None
        history.cut(kept)
        history.go_back(self._origin)
        history.told_up_to = history.length
        self._advance()
        if self._live.events is not None:
            self._tell("undo", self._live.players[0], answers, since)

    def undo_since(self, answers: int = 1) -> int:
        """The number of the first event that an undo would take back.

        It is the number of the next event if nothing has been told since those answers.
        """
        kept = self._kept_by_undo(answers)
        events = self._live.events
        return 1 if events is None else first_told_after(events, kept)

    def _kept_by_undo(self, answers: int) -> int:
        """How many answers remain when people's latest are taken back."""
        people = [seat for seat, bot in enumerate(self._live.bots) if bot is PERSON]
        theirs = [
            number
            for number, given in enumerate(self.answers)
            if given.seat in people and number >= self._history.lasting
        ]
        if not 0 < answers <= len(theirs):
            raise IllegalAnswer("undo", count=len(theirs), asked=answers)
        return theirs[-answers]

    def stop(self, why: str) -> None:
        """End the game for a reason outside the rules, in a word or two, such as `resigned`."""
        if self.over:
            raise IllegalAnswer("game-over")
        if not re.fullmatch(r"[a-z]+(?: [a-z]+){0,4}", why):
            raise IllegalAnswer("stop-reason")
        self.stopped = why

    @property
    def answers(self) -> list[GivenAnswer]:
        """The answers that led here, without those that were undone.

        Among them are the moments at which hidden cards were dealt anew.
        """
        history = self._history
        return history.answers[: history.length]

    @property
    def answered(self) -> int:
        """How many answers have led here."""
        return self._history.given

    def seat_bots(self, bots: dict[int, Bot]) -> None:
        """Let bots answer for seats from now on, beginning with the open question."""
        for seat in bots:
            self._check_seat(seat)
        before = self._live.bots
        self._live.bots = [bots.get(seat, bot) for seat, bot in enumerate(before)]
        if not self.over:
            try:
                self._guarded(self._history.length)
            except BaseException:
                self._live.bots = before
                self._advance()
                raise

    @property
    def next_start(self) -> int:
        """Who starts the next game of a series, after this one is finished."""
        return next_start(self.player_count, self.winners, seed_of(self.seed))

    # Copies

    def copy(self) -> "Game":
        """Another game in the same position, which then goes its own way.

        It is cheap and keeps no events; `copy.copy` takes those kept so far along.
        """
        state = self._live.fork()
        state.bots = self._live.bots
        new = Game(self.setup, self.seed, self.start, self._origin, state, self._history.copy())
        new.stopped = self.stopped
        return new

    def __copy__(self) -> "Game":
        new = self.copy()
        events = self._live.events
        new._live.events = None if events is None else events[:]
        return new

    def __deepcopy__(self, memo: object) -> "Game":
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        answers = [(list(given.words), given.seed, given.generator) for given in self.answers]
        events = self._live.events
        return _restored, (
            self.setup,
            self.seed,
            self.start,
            self._origin.values(),
            answers,
            int(self._history.undone),
            self.stopped,
            self._live.bots,
            events,
            self._history.earlier,
        )

    def determinise(self, seed: str, generator: str = COUNTER) -> None:
        """Let chance deal anew all cards that the player who is asked cannot see.

        For looking ahead on a copy of the game: what comes is then what might come. Answers from
        before are no longer undone, since that would show the cards that lay there.
        """
        seat = self._asked().seat
        check_generator(generator, seed)
        self._enter(GivenAnswer(i16(seat), [], [], seed, generator))

    def deal_anew(self, seed: str, generator: str = COUNTER) -> None:
        """Play on from here with other hidden cards, as `determinise` deals them.

        Unlike there it is an event.
        """
        self.determinise(seed, generator)
        if self._live.events is not None:
            self._tell("deal_anew", self._live.players[self._asked().seat])

    # Events

    def watch(self) -> None:
        """From now on keep what happens in `events`."""
        if self._live.events is None:
            self._live.events = []

    @property
    def event_count(self) -> int:
        """How many events have been kept; the number of the latest."""
        return 0 if self._live.events is None else len(self._live.events)

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """What happened after event number `since`, as a seat or a spectator sees it."""
        if seat is not None:
            self._check_seat(seat)
        events = self._live.events
        return [] if events is None else [event.for_seat(seat) for event in events[since:]]

    def _tell(self, kind: str, player: Player, amount: int = 0, detail: int = 0) -> None:
        """Record an event that no answer has brought about."""
        self._history.told_up_to = -1
        tell(self._live, kind, player, [], amount=amount, detail=detail)
        self._history.told_up_to = self._live.answered

    def _asked(self) -> Decision:
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("game-over")
        return decision

    def _points(self) -> "vec[i64]":
        points = vec[i64]([0] * self.player_count)
        score_all(self._live, points)
        return points

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.player_count:
            raise SetupError("no-seat", seat=seat, last=self.player_count - 1)

    def _enter(self, answer: GivenAnswer) -> None:
        before = self._history.length
        self._history.add(answer)
        self._guarded(before)

    def _guarded(self, before: i64) -> None:
        """Play on; if a bot fails, stand again where this many answers had been given."""
        history = self._history
        undisturbed = history.copy()
        events = self._live.events
        told = 0 if events is None else len(events)
        try:
            self._advance()
        except BaseException:
            history.assign(undisturbed)
            history.length = before
            bots = self._live.bots
            self._live.bots = [PERSON] * self.player_count
            self._advance()
            self._live.bots = bots
            if events is not None:
                del events[told:]
            raise

    def _advance(self) -> None:
        """Play on from the last checkpoint to the next missing answer."""
        self._decision = None
        history = self._history
        checkpoint = history.checkpoint
        if checkpoint is not None:
            history.return_to_checkpoint()
            self._live.restore(checkpoint, history.answered)
            self._live.unforeseen_at = history.unforeseen_at
        with suppress(Suspended):
            run(self._live)
        self._history.told_up_to = self._live.answered


def start_game(
    setup: Setup,
    seed: str,
    *,
    start: int = 0,
    bots: dict[int, Bot] | None = None,
    turn_limit: int = 0,
    watch: bool = False,
    generator: str = COUNTER,
) -> Game:
    """Deal a game and play to the first question."""
    if turn_limit < 0:
        raise SetupError("turn-limit", limit=turn_limit)
    check_generator(generator, seed)
    table = live(setup.position())
    table.turn_limit = turn_limit or LONGEST_GAME
    setup.deal(table, seed_of(seed), start, seed if generator == SHA256 else "")
    return resume_from(setup, seed, start, table.copy(), bots, watch)


def resume_from(
    setup: Setup,
    seed: str,
    start: int,
    origin: Position,
    bots: dict[int, Bot] | None = None,
    watch: bool = False,
    earlier: list[Gain] | None = None,
) -> Game:
    """A game that begins in a given position; `earlier` is what had been gained by then."""
    state = live(origin)
    state.bots = [PERSON] * len(state.players)
    game = Game(setup, seed, start, origin, state, History(earlier))
    if watch:
        game.watch()
        tell_turn(state)
    game._advance()
    if bots:
        game.seat_bots(bots)
    return game


def _restored(
    setup: Setup,
    seed: str,
    start: int,
    origin_values: tuple[Any, ...],
    answers: list[tuple[list[str], str | None, str]],
    undone: int,
    stopped: str | None,
    bots: list[Bot],
    events: list[Event] | None,
    earlier: list[Gain],
) -> Game:
    """The game that was pickled: its answers are given once more."""
    origin = setup.position()
    origin.set_values(*origin_values)
    game = resume_from(setup, seed, start, origin, earlier=earlier)
    for words, imagined, generator in answers:
        if imagined is None:
            game.answer(words)
        else:
            game.determinise(imagined, generator)
    game._history.undone = undone
    game._advance()
    game._live.bots = bots
    game._live.events = events
    game.stopped = stopped
    return game
