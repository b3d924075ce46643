"""Playing on from an open question in imagined deals, to see what an answer may lead to."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from throneroom.engine.bot import Bot
from throneroom.engine.determinise import (
    HiddenPlaces,
    deal_anew,
    determinise_for,
    hidden_places,
    shuffle_undrawn,
    undrawn_places,
)
from throneroom.engine.errors import SetupError
from throneroom.engine.fast_view import FastView
from throneroom.engine.live import LiveGame, Shown, live
from throneroom.engine.question import Question
from throneroom.engine.scoring import score_all, share, winners
from throneroom.engine.turn import run

if TYPE_CHECKING:
    from throneroom.engine.history import Gain, GivenAnswer, History

TURNS_EACH: Final = 60
"""An imagined game that goes on for this many more turns of each player is counted as it stands."""


def gains_seen(view: FastView) -> "list[Gain]":
    """What has been gained so far by whom, oldest first, which everybody saw.

    In a series of games it is kept only where a bot looks ahead.
    """
    history = _history(view)
    if history is None:
        raise SetupError("no-lookahead")
    return history.gains


def _history(view: FastView) -> "History | None":
    game = view._game
    return game.history if isinstance(game, LiveGame) else None


@final
class _Leading(Bot):
    """Leads an imagined game to the question and past it: then others answer.

    It repeats what was answered since the last checkpoint, deals the hidden cards anew once the
    question comes up, and gives the answer that is tried, if there is one.
    """

    def __init__(self, game: LiveGame) -> None:
        self.game: Final = game
        self.given: list[GivenAnswer] = []
        self.place: i64 = 0
        self.seat: i64 = 0
        self.seed: i64 = 0
        self.shown: list[Shown] = []
        self.open_hands = False
        self.hidden: list[HiddenPlaces] | None = None
        self.tried: list[int] | None = None
        self.followers: list[Bot] = []

    def choose(self, view: FastView, question: Question) -> i64:
        """The next answer, where it is one option."""
        answer = self._next()
        return self.followers[self.seat].choose(view, question) if answer is None else answer[0]

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        """The next answer."""
        answer = self._next()
        if answer is None:
            return self.followers[self.seat].choose_several(view, question)
        return answer

    def _next(self) -> list[int] | None:
        while self.place < len(self.given):
            given = self.given[self.place]
            self.place += 1
            if given.seed is None:
                return list(given.options)
            determinise_for(self.game, given, self.shown)
        self._deal()
        self.game.bots = self.followers
        return self.tried

    def _deal(self) -> None:
        game, hidden = self.game, self.hidden
        # Places are the same in every game that is led here, unless cards were passed unseen.
        if self.open_hands:
            if hidden is None:
                hidden = undrawn_places(game, self.shown)
            shuffle_undrawn(game, self.seed, hidden)
        else:
            if hidden is None or game.passes:
                hidden = hidden_places(game, self.seat, self.shown)
            deal_anew(game, self.seat, self.seed, hidden)
        self.hidden = hidden


@final
class Lookahead:
    """Tries answers to a question, again and again on the same table.

    Nothing of it depends on what the player who is asked cannot see: hidden cards are dealt anew in
    every game, by a number that is not taken from the game itself. The same number deals the same
    cards whatever the answer, so that answers can be compared deal by deal.
    """

    def __init__(self, view: FastView, question: Question) -> None:
        game = view._game
        history = _history(view)
        if history is None or not isinstance(game, LiveGame):
            raise SetupError("no-lookahead")
        checkpoint = history.checkpoint
        assert checkpoint is not None
        self._checkpoint: Final = checkpoint
        self._game: Final = live(checkpoint)
        self._leading: Final = _Leading(self._game)
        leading = self._leading
        leading.given = history.answers[history.answered : game.answered]
        leading.seat = question.seat
        leading.shown = game.shown
        count = len(game.players)
        self._leaders: Final[list[Bot]] = [leading] * count
        self._turn_limit: Final[i64] = min(game.turn_limit, checkpoint.turn + TURNS_EACH * count)
        self.points: vec[i64] = vec[i64]([0] * count)
        """Everybody's points at the end of the last game."""
        self.won: i64 = 0
        """The seats that won it, a bit for each."""

    def play(self, answer: list[int] | None, deal: i64, bots: list[Bot]) -> None:
        """Give an answer in an imagined deal, and let bots play to the end.

        Without an answer, the bot of the seat that is asked gives its own.
        """
        game = self._game
        leading = self._leading
        leading.place = 0
        leading.seed = deal
        leading.tried = answer
        leading.followers = bots
        game.restore(self._checkpoint, 0)
        game.turn_limit = self._turn_limit
        game.bots = self._leaders
        run(game)
        score_all(game, self.points)
        self.won = winners(game, self.points)

    def share(self, seat: i64) -> float:
        """A player's share of the victory in the last game."""
        return share(self.won, seat)


def with_open_hands(game: LiveGame) -> Lookahead:
    """Looks ahead as an onlooker who sees all hands: only undrawn cards are dealt anew.

    It is made from a game and not from a view: players have only views.
    """
    game.make_views()
    question = game.question
    lookahead = Lookahead(game.views[question.seat], question)
    lookahead._leading.open_hands = True
    return lookahead
