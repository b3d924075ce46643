"""Where puzzles come from: moments in games between bots with different plans."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice

from throneroom.bots.plans.plan import Plan, PlanBot
from throneroom.engine.card import ATTACK, BY_ID
from throneroom.engine.game import Game, start_game
from throneroom.engine.kinds import Kind
from throneroom.engine.setup import Setup
from throneroom.finder.beginnings import engine_plans, library_plans, mixed_plans
from throneroom.finder.variation import Variation
from throneroom.kingdoms import random_kingdom
from throneroom.kingdoms.wishes import Wishes

GAMES = 12
"""How many games are played in each kingdom."""
ENGINES = 8
"""How many plans for engines, and how many for a few cards, play in a kingdom."""
LONGEST = 70
"""Games with more turns have got stuck."""
MOST_CARDS = 32
"""A player with more cards makes a position hard to grasp."""


def kingdoms(seed: str, wishes: Wishes) -> Iterator[tuple[str, Setup]]:
    """One kingdom after the other, each with a seed of its own, without end."""
    for number in count(1):
        own = f"{seed} {number}"
        yield own, random_kingdom(own, wishes).settled(own).setup(2)


def finished_games(seed: str, setup: Setup) -> Iterator[Game]:
    """Some games in a kingdom, between plans drawn by a seed."""
    chance = random.Random(seed)
    variation = Variation(setup, chance)
    plans: list[Plan] = [
        *islice(engine_plans(variation, chance), ENGINES),
        *islice(mixed_plans(variation, chance), ENGINES),
        *library_plans(setup),
    ]
    for number in range(GAMES):
        drawn = chance.sample(plans, 2)
        game = start_game(
            setup,
            f"{seed} {number}",
            bots={seat: PlanBot(plan) for seat, plan in enumerate(drawn)},
            turn_limit=LONGEST,
        )
        if game.turn < LONGEST:
            yield game


def last_turns(game: Game, turns: int) -> Iterator[Game]:
    """A finished game at the beginning of each of its last turns."""
    shown = 0
    for moment in _moments(game, game.turn - turns + 1):
        if moment.turn != shown and _is_graspable(moment):
            shown = moment.turn
            yield moment.copy()


def purchases(game: Game) -> Iterator[Game]:
    """A finished game at each question for the only purchase of a turn."""
    for moment in _moments(game, 1):
        decision = moment.decision
        if decision is None or decision.kind != Kind.BUY or moment.position().buys > 1:
            continue
        if _is_graspable(moment):
            yield moment.copy()


@dataclass(frozen=True)
class Attacked:
    """A question that another player's Attack puts to its victim."""

    before: Game
    """The game just before the Attack is played."""
    answers: tuple[tuple[str, ...], ...]
    """What was answered from then on to the question, first the Attack itself."""
    victim: int


def attacked(game: Game) -> Iterator[Attacked]:
    """A finished game at each first question that an Attack puts to a victim."""
    before: Game | None = None
    for moment in _moments(game, 1):
        decision = moment.decision
        assert decision is not None
        if decision.kind == Kind.PLAY_ACTION and decision.source is None:
            before = moment.copy() if _is_graspable(moment) else None
        elif before is not None and decision.player != moment.current:
            since = moment.answers[before.answered :]
            first = all(given.seat != decision.player for given in since)
            if first and BY_ID[since[0].words[0]].is_a(ATTACK):
                yield Attacked(before, tuple(given.words for given in since), decision.player)


def _moments(game: Game, turn: int) -> Iterator[Game]:
    """A finished game at each of its questions, from a turn on."""
    again = start_game(game.setup, game.seed, start=game.start)
    for given in game.answers:
        if again.turn >= turn:
            yield again
        again.answer(list(given.words))


def _is_graspable(game: Game) -> bool:
    """Whether a position is small enough, and can be written as a scenario at all."""
    position = game.position()
    if position.possessor >= 0 or len(position.extra_turns):
        return False
    return all(
        sum(len(zone) for zone in player.zones()) <= MOST_CARDS
        and not any(len(zone) for zone in (player.revealed, player.passed, player.returning))
        for player in position.players
    )
