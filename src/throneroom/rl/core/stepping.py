"""Games that wait at a learner's questions, inside an effect as well.

A game that asks a learner stops in the middle of a call. It goes on later in the same place, since
each game has a stack of its own: `go_on` switches to another one, and returns when that or a third
one switches back. The compiled engine does not notice.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from throneroom.engine.bot import Bot
from throneroom.engine.ending import reason
from throneroom.engine.errors import SetupError
from throneroom.engine.fast_view import FastView
from throneroom.engine.history import History
from throneroom.engine.live import LiveGame, live
from throneroom.engine.question import Question
from throneroom.engine.rng import seed_of
from throneroom.engine.scoring import score_all, share, winners
from throneroom.engine.setup import Setup
from throneroom.engine.turn import run
from throneroom.rl.core.encoding import Buffers, Encoder
from throneroom.rl.core.places import Places


@final
class Lane:
    """A table at which one episode is played after the other."""

    def __init__(self, places: Places, buffers: Buffers, place: i64, margin: bool) -> None:
        self.place: Final[i64] = place
        self.encoder: Final = Encoder(places, buffers, place)
        self.learner: Final = Learner(self, places)
        self.taken: list[int] = []
        """The actions of the episode so far."""
        self.over: bool = True
        self.deal_next: Callable[[Lane], None] | None = None
        """Deals the next episode, by `deal`."""
        self.go_on: Callable[[], object] | None = None
        """Lets others go on, and returns when this game is to go on."""
        self._buffers: Final = buffers
        self._margin: Final = margin
        self._setup: Setup | None = None
        self._table: LiveGame | None = None
        self._points: vec[i64] = vec[i64]([0] * buffers.players)
        self._own_seat: i64 = 0

    @property
    def table(self) -> LiveGame:
        """The game; hidden cards included, so it is not for learners."""
        table = self._table
        if table is None:
            raise SetupError("no-episode")
        return table

    def deal(self, setup: Setup, bots: list[Bot], seed: str, turn_limit: i64) -> None:
        """Begin an episode."""
        if setup is not self._setup:
            self._setup = setup
            self._table = live(setup.position())
        table = self.table
        table.turn_limit = turn_limit
        table.bots = bots
        table.history = None
        if any(bot.looks_ahead for bot in bots):
            table.history = History()
            table.history.setup = setup
        setup.deal(table, seed_of(seed))
        table.make_views()
        self.taken = []
        self.over = False
        self._own_seat = bots.index(self.learner)
        buffers, place = self._buffers, self.place
        buffers.reward[place] = 0.0
        buffers.terminated[place] = False
        buffers.truncated[place] = False
        for seat in range(buffers.players):
            buffers.rewards[place * buffers.players + seat] = 0.0
        self.encoder.begin(table)

    def play(self) -> None:
        """Play one episode after the other; the switches to others are in between."""
        while True:
            deal_next = self.deal_next
            assert deal_next is not None
            deal_next(self)
            run(self.table)
            self._finish()
            self._wait()

    def ask(self, question: Question) -> i64:
        """Put a question to the learner, and wait for the action."""
        seat = question.seat
        encoder, buffers = self.encoder, self._buffers
        encoder.encode(self.table.views[seat], question)
        encoder.mask(question)
        buffers.seats[self.place] = seat
        self._wait()
        action = buffers.actions[self.place]
        self.taken.append(int(action))
        return action

    def _wait(self) -> None:
        go_on = self.go_on
        assert go_on is not None
        go_on()

    def _finish(self) -> None:
        """Write down how the episode ended, and what the learner sees then."""
        table, buffers, place = self.table, self._buffers, self.place
        self.over = True
        score_all(table, self._points)
        won = winners(table, self._points)
        for seat in range(buffers.players):
            reward = self._lead(seat) if self._margin else share(won, seat)
            buffers.rewards[place * buffers.players + seat] = reward
        seat = self._own_seat if table.bots.count(self.learner) == 1 else buffers.seats[place]
        buffers.seats[place] = seat
        buffers.reward[place] = buffers.rewards[place * buffers.players + seat]
        buffers.truncated[place] = reason(table) == "turn limit"
        buffers.terminated[place] = not buffers.truncated[place]
        self.encoder.encode(table.views[seat], None)
        self.encoder.mask_end()

    def _lead(self, seat: i64) -> float:
        """A player's points less the best other's."""
        best: i64 = -1000
        for other in range(len(self._points)):
            if other != seat:
                best = max(best, self._points[other])
        return float(self._points[seat] - best)


@final
class Learner(Bot):
    """Sits in the seats of a learner: its answers are actions that come from outside."""

    def __init__(self, lane: Lane, places: Places) -> None:
        self._lane: Final = lane
        self._places: Final = places

    @property
    def looks_ahead(self) -> bool:
        """It does not."""
        return False

    def choose(self, view: FastView, question: Question) -> i64:
        """What the action means."""
        return self._places.option(question, self._lane.ask(question))

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        """One pick after the other, until there are enough or the learner is done."""
        encoder = self._lane.encoder
        while len(encoder.picked) < question.most:
            action = self._lane.ask(question)
            if action == self._places.done:
                break
            encoder.pick(question, int(self._places.option(question, action)))
        picked = encoder.picked
        encoder.forget_picks()
        return picked
