"""How the tactical bot plays the cards of the base game."""

import pytest
from advice import TREASURY, advice, after, table

from throneroom.engine.game import Game


def test_cellar_discards_what_does_nothing() -> None:
    game = table("cellar copper estate province silver", some="market")
    assert after(game, "cellar") == ["province", "estate"]


def test_cellar_needs_something_to_discard() -> None:
    assert advice(table("cellar silver silver estate")) == "cellar"
    assert advice(table("cellar silver silver")) == "done"


def test_chapel_trashes_the_worst_first() -> None:
    game = table(f"chapel estate copper curse estate copper//{TREASURY}")
    assert after(game, "chapel") == ["curse", "estate", "estate", "copper"]


def test_chapel_leaves_the_last_money() -> None:
    assert after(table("chapel estate copper copper copper"), "chapel") == ["estate"]


def test_chapel_leaves_what_a_good_purchase_needs() -> None:
    game = table("chapel copper silver silver estate//gold gold", some="market")
    assert after(game, "chapel") == ["estate"]


def test_chapel_counts_on_the_coins_of_actions_that_follow() -> None:
    hand = "chapel militia copper silver silver estate"
    game = table(f"village {hand}/estate/gold gold", some="market")
    assert after(game, "village", "chapel") == ["estate", "estate", "copper"]
    game = table(f"{hand}//gold gold", some="market")
    assert after(game, "chapel") == ["estate"]


def test_chapel_is_played_only_with_something_to_trash() -> None:
    assert advice(table("chapel silver silver estate")) == "chapel"
    assert advice(table("chapel silver silver")) == "done"


def test_chancellor_hurries_past_a_bad_deck() -> None:
    bad = table("chancellor copper copper/estate estate estate/gold gold gold")
    good = table("chancellor copper copper/gold gold gold/estate estate estate")
    assert after(bad, "chancellor") == "yes"
    assert after(good, "chancellor") == "no"


def test_workshop_and_feast_gain_the_best() -> None:
    assert after(table("workshop copper", some="woodcutter smithy"), "workshop") == "smithy"
    assert after(table("feast copper", some="laboratory mine"), "feast") == "laboratory"


WEAK = "cellar chancellor woodcutter thief secret_chamber scout coppersmith herbalist"


@pytest.mark.parametrize("card", ["feast", "workshop"])
def test_gaining_must_be_worth_it(card: str) -> None:
    assert advice(table(f"{card} copper", some=WEAK, supply={"silver": 0})) == "done"
    assert advice(table(f"{card} copper", some=WEAK)) == card


def test_bureaucrat_gets_the_victory_card_that_is_missed_least() -> None:
    assert after(table("bureaucrat", "great_hall estate harem"), "bureaucrat") == "estate"
    assert after(table("bureaucrat", "baron estate duchy"), "bureaucrat") == "duchy"


def test_moneylender_needs_a_copper() -> None:
    assert advice(table("moneylender silver")) == "done"
    assert advice(table("moneylender copper")) == "moneylender"


def test_remodel_makes_most_of_a_card() -> None:
    assert after(table("remodel copper estate silver"), "remodel") == "estate"


def test_remodel_makes_gold_a_province_when_the_end_is_near() -> None:
    early = table("remodel gold estate//gold gold", some="militia")
    late = table("remodel gold estate//gold gold", supply={"province": 3})
    assert after(early, "remodel") == "estate"
    assert after(late, "remodel") == "gold"
    assert after(late, "gold") == "province"


def test_remodel_does_not_spoil_a_good_hand() -> None:
    assert advice(table("remodel gold gold")) == "done"
    assert advice(table("remodel gold gold estate")) == "remodel"


def test_spy_rids_the_own_deck_of_junk_and_leaves_it_to_others() -> None:
    game = table("spy/copper estate", "/estate")
    assert after(game, "spy") == "discard"
    assert after(game, "discard") == "keep"


def test_spy_keeps_the_own_good_cards_and_takes_those_of_others() -> None:
    game = table("spy/copper gold", "/gold")
    assert after(game, "spy") == "keep"
    assert after(game, "keep") == "discard"


def test_thief_takes_the_best_but_no_copper() -> None:
    game = table(f"thief//{TREASURY}", "/gold copper")
    assert after(game, "thief") == "gold"
    assert after(game, "gold") == "gold"
    game = table(f"thief//{TREASURY}", "/copper estate")
    assert after(game, "thief") == "done"


def test_throne_room_doubles_the_best() -> None:
    game = table("throne_room smithy woodcutter/copper copper copper copper copper copper")
    assert after(game, "throne_room") == "smithy"


def test_throne_room_does_not_double_what_does_nothing() -> None:
    assert advice(table("throne_room moneylender silver")) == "done"
    assert after(table("throne_room moneylender silver woodcutter"), "throne_room") == "woodcutter"


def test_throne_room_on_another_one_if_two_actions_wait() -> None:
    hand = "throne_room throne_room smithy militia"
    assert after(table(hand), "throne_room") == "throne_room"
    assert after(table("throne_room throne_room smithy"), "throne_room") == "smithy"


SIX_COPPERS = "copper copper copper copper copper copper"


@pytest.mark.parametrize(
    ("hand", "target"),
    [
        # Nothing is left to draw.
        ("smithy woodcutter", "woodcutter"),
        # A second Militia brings coins only, a second Moneylender trashes another Copper.
        ("militia moneylender copper copper", "moneylender"),
        ("moneylender woodcutter copper", "woodcutter"),
        ("baron woodcutter estate", "woodcutter"),
        ("baron woodcutter estate estate", "baron"),
        ("coppersmith militia copper", "militia"),
        ("coppersmith militia copper copper", "coppersmith"),
        # The others can be played only after what gives Actions.
        (f"festival torturer militia/{SIX_COPPERS}", "festival"),
        (f"festival torturer/{SIX_COPPERS}", "festival"),
    ],
)
def test_throne_room_looks_at_the_situation(hand: str, target: str) -> None:
    assert after(table(f"throne_room {hand}"), "throne_room") == target


def test_throne_room_on_a_witch_only_as_long_as_there_are_curses() -> None:
    hand = f"throne_room witch smithy/{SIX_COPPERS}"
    assert after(table(hand), "throne_room") == "witch"
    assert after(table(hand, supply={"curse": 0}), "throne_room") == "smithy"


def test_throne_room_on_another_one_needs_two_useful_actions() -> None:
    game = table(f"throne_room throne_room smithy moneylender silver/{SIX_COPPERS}")
    assert after(game, "throne_room") == "smithy"


def test_throne_room_on_a_village_if_there_is_nothing_else() -> None:
    assert advice(table("throne_room village copper/copper copper")) == "throne_room"
    assert advice(table("throne_room village village/copper copper")) == "village"


def test_throne_room_waits_for_what_replaces_itself() -> None:
    assert advice(table(f"throne_room laboratory market/{SIX_COPPERS}")) == "market"
    two = f"throne_room throne_room laboratory market/{SIX_COPPERS}"
    assert advice(table(two)) == "throne_room"


def test_throne_room_does_the_least_harm_if_it_must() -> None:
    game = table("throne_room chapel moneylender silver")
    assert after(game, "throne_room") in ("chapel", "moneylender")
    game = table("throne_room chapel moneylender silver", profile="later")
    assert after(game, "throne_room") == "done"


def test_throne_room_comes_after_villages_but_before_what_it_doubles() -> None:
    assert advice(table("throne_room village smithy")) == "village"
    assert advice(table("throne_room smithy")) == "throne_room"
    assert advice(table("throne_room laboratory")) == "throne_room"


@pytest.mark.parametrize(
    ("hand", "drawn", "answer"),
    [
        ("library copper", "smithy", "yes"),
        ("library copper", "village", "yes"),
        ("festival library copper", "village", "no"),
        ("festival library copper", "smithy", "no"),
        ("festival library militia copper", "smithy", "yes"),
    ],
)
def test_library_sets_aside_what_cannot_be_played(hand: str, drawn: str, answer: str) -> None:
    game = table(f"{hand}/{drawn} copper copper copper copper copper")
    if "festival" in hand:
        game.answer("festival")
    assert after(game, "library") == answer


def test_library_is_for_small_hands() -> None:
    full = "library smithy copper copper copper copper copper"
    assert advice(table(full + "/copper")) == "smithy"
    assert advice(table("library copper copper copper/copper")) == "library"
    assert advice(table("library copper copper copper copper copper copper copper")) == "done"


def test_mine_improves_a_treasure() -> None:
    assert after(table("mine gold silver//gold"), "mine") == "silver"
    assert after(table("mine copper silver//gold", supply={"silver": 0}), "mine") == "silver"
    assert advice(table("mine gold gold")) == "done"
    assert advice(table("mine gold silver")) == "mine"


def test_mine_may_leave_treasures_alone_by_later_rules() -> None:
    game = table("mine gold harem", profile="later")
    assert after(game, "mine") == "done"


def test_moneylender_by_later_rules() -> None:
    assert after(table("moneylender copper", profile="later"), "moneylender") == "yes"


def test_witch_comes_first_as_long_as_there_are_curses() -> None:
    assert advice(table("witch smithy")) == "witch"
    assert advice(table("witch smithy", supply={"curse": 0})) == "smithy"


@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ("smithy village", "village"),
        ("laboratory smithy", "laboratory"),
        ("market militia", "market"),
        ("smithy militia", "militia"),
        ("spy laboratory", "spy"),
        ("witch militia smithy", "witch"),
        ("copper copper smithy", "smithy"),
    ],
)
def test_order_of_play(hand: str, first: str) -> None:
    others = "copper copper copper copper copper"
    assert advice(table(hand + "/copper copper copper copper", others)) == first


@pytest.mark.parametrize(
    ("hand", "others", "played"),
    [
        # Two coins make a Province; from this deck a Smithy draws none.
        ("smithy woodcutter gold gold/estate estate estate estate", 5, "woodcutter"),
        ("smithy woodcutter copper/gold gold silver silver", 5, "smithy"),
        # There is nothing left to draw.
        ("smithy woodcutter copper", 5, "woodcutter"),
        # A Militia does nothing to small hands.
        ("smithy militia/copper copper copper copper", 3, "smithy"),
        ("smithy militia/copper copper copper copper", 5, "militia"),
        # The coins are enough for the best purchase: what lasts decides.
        ("woodcutter bureaucrat gold gold silver/copper", 5, "bureaucrat"),
        ("moneylender chapel estate estate estate copper/copper", 5, "chapel"),
    ],
)
def test_the_last_action_goes_where_it_does_most(hand: str, others: int, played: str) -> None:
    game = table(hand, " ".join(["copper"] * others), supply={"curse": 0})
    assert advice(game) == played


def test_a_curse_is_worth_more_than_a_purchase() -> None:
    hand = "witch woodcutter gold gold/estate estate estate"
    assert advice(table(hand)) == "witch"
    assert advice(table(hand, supply={"curse": 0})) == "woodcutter"


def test_draw_before_anything_else_while_actions_are_left() -> None:
    game = table("festival smithy militia/copper copper copper")
    assert after(game, "festival") == "smithy"


def attacked(hand: str, attack: str = "militia") -> Game:
    game = table(attack, hand)
    game.answer(attack)
    return game


@pytest.mark.parametrize(
    ("hand", "gone"),
    [
        ("gold silver copper estate province", ["estate", "province"]),
        ("gold silver copper copper smithy", ["copper", "copper"]),
        ("smithy witch gold silver copper", ["copper", "smithy"]),
        ("village smithy witch silver copper", ["copper", "silver"]),
        ("curse estate silver copper gold", ["curse", "estate"]),
    ],
)
def test_militia_takes_the_least_useful(hand: str, gone: list[str]) -> None:
    dropped = advice(attacked(hand))
    assert isinstance(dropped, list)
    assert sorted(dropped) == gone


def test_moat_is_always_shown() -> None:
    assert advice(attacked("moat copper copper copper copper")) == "moat"
