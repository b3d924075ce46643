"""Where several cards wait for the same moment, their player says which comes next.

No cards of ours differ in that at a purchase or at the start of a turn, so the tests bring some.
They are defined in a process of their own, since a definition lasts as long as the program.
"""

import subprocess
import sys
from textwrap import dedent

CARDS = """
from throneroom.engine.card import ACTION, REACTION, TREASURE, CardSet
from throneroom.engine.discarding import trash_this
from throneroom.engine.verbs import (
    add_actions, add_buys, add_coins, count_in_play, draw, gain, set_aside_from_hand,
    take_set_aside, trash_from_play,
)
from throneroom.engine.zones import EMPTY

card = CardSet("mine")

BANKER = card("banker", cost=2, types=ACTION, actions=2, buys=1)
@BANKER.when_buying
def banker(game, me):
    add_coins(game, me, 1)

BROKER = card("broker", cost=2, types=ACTION, actions=2, buys=1)
@BROKER.when_buying
def broker(game, me):
    # Takes the last other card away, which acts all the same.
    for slot, number in reversed(list(enumerate(me.in_play))):
        if number != EMPTY and number != game.this:
            game.slot = slot
            trash_this(game, me)
            return

CHEAP = card("cheap", cost=6, types=ACTION)
@CHEAP.costs_less
def cheap(game):
    return 2 * count_in_play(game, game.players[game.current], ACTION) * game.in_buy_phase()

def anything_lies_there(game, me):
    return count_in_play(game, me, TREASURE) > 0

DEAR = card("dear", cost=3, types=ACTION)
@DEAR.when_bought(anything_lies_there)
def dear(game, me):
    trash_from_play(game, me, TREASURE)

QUARRYMAN = card("quarryman", cost=2, types=TREASURE, coins=1, action_reduction=2)

DOUBLER = card("doubler", cost=2, types=TREASURE, coins=1)
@DOUBLER.when_buying_if(lambda game, me: game.price_paid < 2 and game.supply.of(game.buying) > 0)
def doubler(game, me):
    gain(game, me, game.buying)

def waits(id, effect):
    waiting = card(id, cost=2, types=ACTION)
    @waiting
    def wait(game, me):
        for own in (EARLY, LATE):
            number = game.catalogue.number_of(own)
            while me.hand.find(number) >= 0:
                set_aside_from_hand(game, me, number)
    @waiting.when_turn_starts
    def start(game, me):
        take_set_aside(game, me, game.this)
        effect(game, me)
    return waiting

EARLY = waits("early", lambda game, me: draw(game, me, 1))
LATE = waits("late", lambda game, me: add_buys(game, me, 1))

from position import position
"""


def run(script: str) -> None:
    path = [str(entry) for entry in sys.path]
    code = f"import sys; sys.path[:] = {path!r}\n" + CARDS + dedent(script)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr


def test_different_cards_at_a_purchase_are_asked_about_one_by_one() -> None:
    run("""
        hand = {"in_play": "banker broker banker"}
        game = position(hand, {}, buying=True, coins=3, buys=2, some="banker broker")
        game.answer("estate")
        decision = game.decision
        assert decision.kind == "order" and not decision.several, decision
        assert sorted(decision.options) == ["banker", "broker"]
        game.answer("banker")
        # The two that are left differ, too.
        assert sorted(game.decision.options) == ["banker", "broker"]
        game.answer("broker")
        assert [card.id for card in game.view().trash] == ["banker"]
        # What has left play acts all the same: it was settled with the purchase.
        assert game.decision.kind == "buy"
        assert game.view().coins == 3 - 2 + 2
    """)


def test_a_bought_card_acts_before_it_is_gained_and_what_waits_is_settled() -> None:
    """Prices count at the moment of the purchase, whatever leaves play before the gain."""
    run("""
        hand = {"hand": "quarryman doubler"}
        game = position(hand, {}, buying=True, coins=4, buys=2, some="quarryman doubler dear")
        game.answer("all")
        assert game.view().price(DEAR) == 1 and game.view().price(QUARRYMAN) == 2
        game.answer("dear")
        assert sorted(game.decision.options) == ["dear", "doubler"], game.decision
        game.answer("dear")
        view = game.view()
        assert sorted(card.id for card in view.trash) == ["doubler", "quarryman"]
        assert view.players[0].cards == {DEAR: 2}
        assert view.price(DEAR) == 3 and view.coins == 5
        game.answer("dear")
        # Now there is nothing to trash, and nobody doubles.
        assert len(game.view().trash) == 2 and game.view().players[0].cards[DEAR] == 3
    """)


def test_a_price_may_depend_on_what_is_in_play_and_on_the_phase() -> None:
    run("""
        hand = {"in_play": "banker broker", "hand": "banker"}
        game = position(hand, {}, coins=4, buys=2, some="banker broker cheap")
        assert game.view().price(CHEAP) == 6
        game.answer("done")
        assert game.view().price(CHEAP) == 2
        game = position({"in_play": "banker " * 4}, {}, buying=True, some="banker cheap")
        assert game.view().price(CHEAP) == 0
    """)


def test_equal_cards_are_never_asked_about() -> None:
    run("""
        hand = {"in_play": "banker banker"}
        game = position(hand, {}, buying=True, coins=3, buys=2, some="banker")
        game.answer("estate")
        assert game.decision.kind == "buy", game.decision
        assert game.view().coins == 3
    """)


def test_different_cards_at_the_start_of_a_turn() -> None:
    run("""
        game = position(
            {"hand": "early early late late", "deck": "copper copper copper copper copper"},
            {"deck": "estate estate estate estate estate", "hand": "estate"},
            some="early late",
        )
        game.answer("early")
        game.answer("done")
        while game.current == 0:
            game.answer("done")
        while game.current == 1:
            game.answer("done")
        decision = game.decision
        assert decision.kind == "order" and sorted(decision.options) == ["early", "late"], decision
        game.answer("late")
        assert sorted(game.decision.options) == ["early", "late"]
        game.answer("early")
        assert game.view(0).buys == 3
        assert game.decision.kind != "order"
    """)
