"""Bots know every card: what it is worth, when to play it, and that they play what they buy."""

import json
from pathlib import Path

import pytest
from position import FIRST_GAME

from throneroom import BY_ID, CARDS, Card, new_game
from throneroom.bots.money import BigMoney
from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.plans.reading import read_plan
from throneroom.bots.tactics.playing import ORDER
from throneroom.bots.tactics.registry import RANKS
from throneroom.bots.tactics.valuing import STRENGTH
from throneroom.engine.card import ACTION, PRIZE, TREASURE

EMBLEMS = Path(__file__).parents[2] / "web" / "src" / "emblems.json"
TAUGHT = [card for card in CARDS if card.is_kingdom_card or card.is_a(PRIZE)]
PLAYABLE = [card for card in TAUGHT if card.is_a(ACTION | TREASURE)]


@pytest.mark.parametrize("card", PLAYABLE, ids=str)
def test_bots_know_what_a_card_is_worth(card: Card) -> None:
    assert STRENGTH.get(card.id, 0) > 0, "give it a value in STRENGTH of bots/tactics/valuing.py"


@pytest.mark.parametrize("card", [card for card in TAUGHT if card.is_a(ACTION)], ids=str)
def test_bots_know_when_to_play_an_action(card: Card) -> None:
    known = ORDER.get(card.id, 0) > 0 or RANKS[card.index] is not None
    assert known, "give it a place in ORDER of bots/tactics/playing.py, or a function with @rank"


def test_bots_know_no_cards_that_are_not_there() -> None:
    assert {*ORDER, *STRENGTH} <= BY_ID.keys()


def test_every_card_has_an_emblem() -> None:
    emblems = json.loads(EMBLEMS.read_text(encoding="utf-8"))
    assert emblems.keys() == {"back"} | {card.id for card in CARDS}, "see web/src/emblems.json"


GAMES = 12


@pytest.mark.parametrize("card", [card for card in PLAYABLE if card.is_kingdom_card], ids=str)
def test_what_a_bot_buys_it_also_plays(card: Card) -> None:
    potion = "Potion up to 1; " if card.potion_cost else ""
    plan = read_plan(f"{card.id} up to 2; {potion}Smithy up to 1; Village up to 1; Gold; Silver")
    others = [id for id in [*FIRST_GAME.split(), "witch"] if id != card.id]
    kingdom = [card.id, *others[:9]]
    bought = played = 0
    for number in range(GAMES):
        game = new_game(kingdom, 2, f"knowledge {number}", turn_limit=30, watch=True)
        game.seat_bots({0: PlanBot(plan), 1: BigMoney()})
        for event in game.events():
            if event.seat == 0 and card in event.cards:
                bought += event.kind == "buy"
                played += event.kind.startswith("play")
        if bought and played:
            return
    pytest.fail(f"in {GAMES} games it was bought {bought} times and played {played} times")
