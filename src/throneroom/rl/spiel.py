"""A game for OpenSpiel; importing this module registers it as `throneroom_dominion`.

    import pyspiel, throneroom.rl.spiel
    game = pyspiel.load_game("throneroom_dominion(players=3,kingdom=random)")

Chance is sampled: a state begins with a chance node that has one outcome, the deal, and all later
shuffles follow from that. A search that looks ahead from a clone of a state would therefore see
cards that are hidden; `resample_from_infostate` gives a state in which they are dealt anew.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import numpy as np

from throneroom.engine.answer import Answer
from throneroom.engine.card import FIRST_EDITION
from throneroom.engine.errors import SetupError
from throneroom.engine.game import Game, start_game
from throneroom.engine.question import Question
from throneroom.engine.scoring import share
from throneroom.rl.episodes import REWARDS, Episodes
from throneroom.rl.layout import Observation
from throneroom.rl.lookout import Lookout
from throneroom.sim.series import TURNS_EACH

try:
    import pyspiel
except ModuleNotFoundError:
    raise SetupError("extra-missing", extra="openspiel") from None

PARAMETERS = {
    "players": 2,
    "kingdom": "First Game",
    "profile": FIRST_EDITION,
    "rewards": REWARDS[0],
    "turns_each": TURNS_EACH,
    "seed": -1,
}
"""With a seed from 0 on, the deals of a game's states are the same in every run."""

GAME_TYPE = pyspiel.GameType(
    short_name="throneroom_dominion",
    long_name="Dominion",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)
STEPS_A_TURN = 500
"""More than a turn ever has; OpenSpiel wants a bound for the length of a game."""
MOST_POINTS = 1000.0


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The rules with their options."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.episodes = Episodes(
            chosen["kingdom"],
            chosen["players"],
            profile=chosen["profile"],
            rewards=chosen["rewards"],
            turns_each=chosen["turns_each"],
        )
        self.lookout = Lookout(chosen["players"])
        self.chance = Random(None if chosen["seed"] < 0 else chosen["seed"])
        margin = self.episodes.margin
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.lookout.layout.index.actions),
            max_chance_outcomes=1,
            num_players=chosen["players"],
            min_utility=-MOST_POINTS if margin else 0.0,
            max_utility=MOST_POINTS if margin else 1.0,
            max_game_length=chosen["turns_each"] * chosen["players"] * STEPS_A_TURN,
        )
        super().__init__(GAME_TYPE, info, chosen)

    def new_initial_state(self) -> "SpielState":
        """A state before the deal."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: object = None, params: Mapping[str, Any] | None = None
    ) -> "SpielObserver":
        """What turns states into observations."""
        return SpielObserver(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game at a question, and what has been picked if that is for several options."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.dealt: Game | None = None
        """The game, once it is dealt."""
        self.picked: list[int] = []

    @property
    def question(self) -> Question:
        """The open question."""
        assert self.dealt is not None
        return self.dealt._live.question

    def current_player(self) -> int:
        """Who is asked."""
        if self.dealt is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.dealt.over else self.question.seat)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.dealt is not None and self.dealt.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deal, which chance samples by itself."""
        return [(0, 1.0)]

    def observation(self, player: int) -> Observation:
        """What a player sees."""
        assert self.dealt is not None
        view = self.dealt.view(player).fast
        lookout: Lookout = self.get_game().lookout
        if player != self.current_player():
            return lookout.observe(view)
        return lookout.observe(view, self.question, self.picked)

    def _legal_actions(self, player: int) -> list[int]:
        mask = self.observation(player)["action_mask"]
        return [int(action) for action in np.flatnonzero(mask)]

    def _apply_action(self, action: int) -> None:
        game: SpielGame = self.get_game()
        if self.dealt is None:
            episode = game.episodes.episode(str(game.chance.getrandbits(62)))
            self.dealt = start_game(episode.setup, episode.seed, turn_limit=episode.turn_limit)
            return
        places, question = game.lookout.places, self.question
        if action == places.done:
            chosen = self.picked if question.several else [-1]
        else:
            chosen = [*self.picked, int(places.option(question, action))]
            if len(chosen) < question.most:
                self.picked = chosen
                return
        self.picked = []
        self.dealt.answer(Answer(tuple(question.words(chosen))))

    def returns(self) -> list[float]:
        """The rewards, which come at the end."""
        game = self.dealt
        if game is None or not game.over:
            return [0.0] * self.num_players()
        if self.get_game().episodes.margin:
            return [
                float(points - max(other for at, other in enumerate(game.scores) if at != seat))
                for seat, points in enumerate(game.scores)
            ]
        won = sum(1 << seat for seat in game.winners)
        return [share(won, seat) for seat in range(game.player_count)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that looks the same to who is asked; all else is dealt anew."""
        state: SpielState = self.clone()
        if state.dealt is not None and not state.dealt.over:
            state.dealt.determinise(str(int(sampler() * 2**53)))
        return state

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal"
        name: str = self.get_game().lookout.layout.index.actions[action]
        return name

    def __str__(self) -> str:
        return "before the deal" if self.dealt is None else f"{self.dealt!r} {self.picked}"


class SpielObserver:
    """What a player sees, as one tensor."""

    def __init__(self, game: SpielGame) -> None:
        size = sum(int(np.prod(shape)) for shape in game.lookout.layout.shapes.values())
        self.tensor = np.zeros(size, np.float32)
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        begin = 0
        for name, shape in game.lookout.layout.shapes.items():
            end = begin + int(np.prod(shape))
            self.dict[name] = self.tensor[begin:end].reshape(shape)
            begin = end

    def set_from(self, state: SpielState, player: int) -> None:
        """See a state from a player's seat."""
        self.tensor.fill(0)
        if state.dealt is not None:
            for name, array in state.observation(player).items():
                self.dict[name][:] = array

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as a text, which differs when the observation does."""
        self.set_from(state, player)
        return " ".join(f"{place}:{self.tensor[place]:g}" for place in np.flatnonzero(self.tensor))


pyspiel.register_game(GAME_TYPE, SpielGame)
