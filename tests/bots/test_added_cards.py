"""Every card of sets added later is played by bots that buy it; no game stalls."""

import random

import pytest

from throneroom import BY_ID, CARDS, new_game
from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.plans.reading import read_plan
from throneroom.bots.plans.terms import card_name
from throneroom.engine.card import ACTION, TREASURE
from throneroom.kingdoms import KINGDOM_CARDS

SETS = ("base-2", "intrigue-2", "seaside", "prosperity", "hinterlands", "promos")
ADDED = [card.id for card in CARDS if card.set in SETS and card.is_a(ACTION | TREASURE)]
PLAYING = ("play", "play_treasure", "play_treasures")
COMPANIONS = {"kings_court": "smithy"}
"""What a card does nothing without."""
GAMES = 12
"""Some cards are seldom worth playing, such as one Treasure Map without another."""
TURN_LIMIT = 120


def plays(id: str, number: int) -> int:
    """How often two plans that buy a card play it in a game on a random kingdom."""
    chance = random.Random(f"{id} {number}")
    companion = COMPANIONS.get(id, id)
    wanted = list(dict.fromkeys([id, companion]))
    fillers = [card.id for card in KINGDOM_CARDS if card.id not in wanted]
    others = chance.sample(fillers, 10 - len(wanted))
    rules = [f"{card_name(BY_ID[one].index)} up to 3" for one in wanted]
    plan = read_plan(f"Province if money > 12; {'; '.join(rules)}; Gold; Silver")
    both = {0: PlanBot(plan), 1: PlanBot(plan)}
    game = new_game([*wanted, *others], 2, f"{number}", turn_limit=TURN_LIMIT, watch=True)
    game.seat_bots({**both})
    assert game.ending != "turn limit"
    return sum(event.kind in PLAYING and BY_ID[id] in event.cards for event in game.events())


@pytest.mark.parametrize("id", ADDED)
def test_a_plan_that_buys_a_card_plays_it(id: str) -> None:
    assert any(plays(id, number) for number in range(GAMES))
