"""What episodes are about: kingdoms, seats and rivals, all of it drawn from one seed."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from throneroom.engine.bot import Bot, Suspended
from throneroom.engine.card import FIRST_EDITION
from throneroom.engine.errors import SetupError
from throneroom.engine.fast_view import FastView
from throneroom.engine.game import start_game
from throneroom.engine.question import Question
from throneroom.engine.record import Record
from throneroom.engine.rng import below, derive, mix, seed_of
from throneroom.engine.setup import Setup
from throneroom.kingdoms import Kingdom, Wishes, random_kingdom
from throneroom.lab.competitors import Competitor, Maker, competitors
from throneroom.lab.wrappers import LevelBot
from throneroom.rl.core.places import Places
from throneroom.sim.series import TURNS_EACH
from throneroom.start import kingdom_of

Kingdoms = str | Kingdom | Wishes | Sequence[str | Kingdom]
"""One kingdom, `random`, wishes for random ones, or kingdoms to draw from."""
Rivals = str | Maker | Sequence[str | Maker]

REWARDS = ("win", "margin")


@dataclass(frozen=True)
class Episode:
    """One game: what is played, by whom, and the seed of the deal."""

    setup: Setup
    seed: str
    turn_limit: int
    learner: int
    """The learner's seat; -1 if all seats are the learner's."""
    bots: list[Bot]
    """The rivals, in the order of seats."""

    def names(self) -> list[str]:
        """Who sits in which seat, for records."""
        if self.learner < 0:
            return [f"Learner {seat + 1}" for seat in range(self.setup.player_count)]
        rivals = [f"Rival {number + 1}" for number in range(len(self.bots))]
        return [*rivals[: self.learner], "Learner", *rivals[self.learner :]]

    def seated(self, learner: Bot) -> list[Bot]:
        """Who sits in which seat."""
        if self.learner < 0:
            return [learner] * self.setup.player_count
        return [*self.bots[: self.learner], learner, *self.bots[self.learner :]]


class Episodes:
    """Makes episodes; the same seed makes the same one."""

    def __init__(
        self,
        kingdom: Kingdoms = "First Game",
        players: int = 2,
        rivals: Rivals | None = None,
        seat: int | None = None,
        profile: str = FIRST_EDITION,
        rewards: str = "win",
        turns_each: int = TURNS_EACH,
    ) -> None:
        if rewards not in REWARDS:
            raise SetupError("no-rewards", name=rewards[:40], known=list(REWARDS))
        if turns_each < 1:
            raise SetupError("turn-limit", limit=turns_each)
        self.rivals: list[Competitor] = []
        if rivals is not None:
            several = isinstance(rivals, Sequence) and not isinstance(rivals, str)
            self.rivals = competitors(rivals if several else [rivals])  # type: ignore[list-item, arg-type]
            players = 1 + len(self.rivals)
        self.players = players
        self.margin = rewards == "margin"
        self._seat = seat
        self._profile = profile
        self._turn_limit = turns_each * players
        self._kingdoms = kingdom
        if seat is not None and not 0 <= seat < players:
            raise SetupError("no-seat", seat=seat, last=players - 1)
        # Whatever is wrong with the options is said at once.
        self._setup = lru_cache(maxsize=1000)(self._made)
        self.episode("")

    def episode(self, seed: str) -> Episode:
        """The episode with a seed."""
        setup = self._setup(self._kingdom(seed))
        if not self.rivals:
            return Episode(setup, seed, self._turn_limit, -1, [])
        seat = self._drawn(seed, self.players) if self._seat is None else self._seat
        bots = []
        for place, rival in enumerate(self.rivals):
            bot = rival.bot(setup, place + (place >= seat))
            if isinstance(bot, LevelBot):
                bot.begin(seed)
            bots.append(bot)
        return Episode(setup, seed, self._turn_limit, seat, bots)

    def _kingdom(self, seed: str) -> Kingdom:
        kingdoms = self._kingdoms
        if isinstance(kingdoms, Wishes):
            return random_kingdom(seed, kingdoms)
        if isinstance(kingdoms, str | Kingdom):
            return _settled(kingdoms, seed)
        if not kingdoms:
            raise SetupError("no-kingdoms")
        return _settled(kingdoms[self._drawn(f"kingdom {seed}", len(kingdoms))], seed)

    def _made(self, kingdom: Kingdom) -> Setup:
        return kingdom.setup(self.players, self._profile)

    def _drawn(self, seed: str, count: int) -> int:
        return int(below(mix(derive(seed_of(seed), count)), count))


def _settled(kingdom: str | Kingdom, seed: str) -> Kingdom:
    if isinstance(kingdom, str) and kingdom.strip().casefold() == "random":
        return random_kingdom(seed)
    return _read(kingdom).settled(seed)


@lru_cache(maxsize=1000)
def _read(kingdom: str | Kingdom) -> Kingdom:
    return kingdom_of(kingdom, "")


def record_of(episode: Episode, taken: list[int], places: Places) -> Record:
    """The record of an episode in which these actions were taken so far.

    It is played once more, so that nothing need be noted while learners play.
    """
    retelling = Retelling(taken, places)
    bots = dict(enumerate(episode.seated(retelling)))
    game = start_game(episode.setup, episode.seed, bots=bots, turn_limit=episode.turn_limit)
    return Record.of(game, episode.names())


class Retelling(Bot):
    """Gives the answers of a learner once more, and then none."""

    def __init__(self, taken: list[int], places: Places) -> None:
        self._taken = iter(list(taken))
        self._places = places

    def _next(self) -> int:
        for action in self._taken:
            return action
        raise Suspended

    def choose(self, view: FastView, question: Question) -> int:
        """What the next action meant."""
        return self._places.option(question, self._next())

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        """What the next actions meant."""
        picked: list[int] = []
        while len(picked) < question.most:
            action = self._next()
            if action == self._places.done:
                break
            picked.append(int(self._places.option(question, action)))
        return picked
