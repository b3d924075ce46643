"""Where plans play each other."""

from throneroom.bots.plans.plan import Plan, PlanBot
from throneroom.engine.rng import derive, seed_of
from throneroom.engine.setup import Setup
from throneroom.sim.series import STALLING, VICTORY, Series

MIRROR_DEALS = 20
"""In how many deals a plan plays against itself, to see whether such games end."""
IN_MIRROR = 6 * 10**8

MOST_BOTS = 500
"""How many plans are kept ready to play; a search tries far more than can be remembered."""


class Arena:
    """A set-up in which plans are compared; the same deals are the same for all of them."""

    def __init__(self, setup: Setup, seed: str) -> None:
        self.setup = setup
        self.games = 0
        self._seed = seed_of(seed)
        self._bots: dict[Plan, PlanBot] = {}

    def share(self, plan: Plan, rival: Plan, deals: int, first: int = 0) -> float:
        """A plan's share of the victories over a rival in a number of deals, from each seat.

        With more than two players the rival sits in all other seats; 0.5 still means as good as the
        rival.
        """
        won, _, games = self._play(plan, rival, deals, first)
        return self._share(won, games)

    def both_shares(
        self, plan: Plan, rival: Plan, deals: int, first: int = 0
    ) -> tuple[float, float]:
        """A plan's share over a rival, and the rival's over the plan.

        They do not always add up to 1: games that stall are lost by both, and with more than two
        players each sits alone among the others' plan.
        """
        won, lost, games = self._play(plan, rival, deals, first)
        share = self._share(won, games)
        if self.setup.player_count == 2:
            return share, self._share(lost, games)
        return share, self.share(rival, plan, deals, first)

    def share_in_mirror(self, plan: Plan) -> float:
        """A plan's share against itself: a half, less the games that stall."""
        return self.share(plan, plan, MIRROR_DEALS, IN_MIRROR)

    def share_of_mixture(
        self, plan: Plan, mixture: list[tuple[Plan, float]], deals: int, first: int = 0
    ) -> float:
        """A plan's share against a mixture of plans, each played as often as its weight says."""
        return sum(
            weight * self.share(plan, rival, max(2, round(deals * weight)), first)
            for rival, weight in mixture
        )

    def shares(self, plan: Plan, rivals: list[Plan], deals: int, first: int = 0) -> list[float]:
        """A plan's share against each of some rivals, of which it may be one."""
        return [
            self.share_in_mirror(plan) if rival == plan else self.share(plan, rival, deals, first)
            for rival in rivals
        ]

    def _play(self, plan: Plan, rival: Plan, deals: int, first: int) -> tuple[float, float, int]:
        """The games that a plan won, those that its rivals won, and all of them."""
        players = self.setup.player_count
        series = Series(
            self.setup, [self._bot(plan), *[self._bot(rival)] * (players - 1)], STALLING
        )
        for deal in range(first, first + deals):
            series.play_from_all_seats(derive(self._seed, deal))
        tally = series.tally
        games = int(tally.games)
        self.games += games
        won = sum(tally.deals[::players]) - tally.stalled[0]
        lost = sum(tally.deals) - sum(tally.stalled) - won
        return won / VICTORY, lost / VICTORY, games

    def _share(self, won: float, games: int) -> float:
        """The share of who has won some games, where a half is as good as each of the others."""
        lost_to_each = (games - won) / (self.setup.player_count - 1)
        return won / (won + lost_to_each)

    def _bot(self, plan: Plan) -> PlanBot:
        bot = self._bots.get(plan)
        if bot is None:
            if len(self._bots) > MOST_BOTS:
                self._bots.clear()
            bot = self._bots[plan] = PlanBot(plan)
        return bot
