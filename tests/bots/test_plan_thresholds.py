"""A condition for trashing or discarding is judged card by card."""

import pytest
from advice import advice, table

from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.plans.reading import read_plan
from throneroom.engine.basics import COPPER
from throneroom.engine.fast_view import FastView
from throneroom.engine.game import Game


def advised(plan: str, game: Game, *answers: object) -> object:
    for answer in answers:
        game.answer(answer)
    return advice(game, PlanBot(read_plan(f"Province\n{plan}")))


# Eight coins, five Coppers, six Treasures and seven cards in all.
@pytest.mark.parametrize(
    ("plan", "trashed"),
    [
        ("trash Copper if money > 6", ["copper", "copper"]),
        ("trash Copper if money > 7", ["copper"]),
        ("trash Copper if money > 8", []),
        ("trash Copper if money > 2", ["copper"] * 4),
        ("trash Copper if count(Copper) > 3", ["copper"] * 2),
        ("trash Copper if treasures > 5 and money > 0", ["copper"]),
        ("trash Copper if treasures > 3", ["copper"] * 3),
        ("trash Copper if cards > 5", ["copper"] * 2),
        ("trash Copper if hand(Copper) > 1", ["copper"] * 3),
        ("trash Copper up to 1", []),
        ("trash Copper if money > 7; trash Copper if money > 6", ["copper", "copper"]),
    ],
)
def test_chapel_stops_where_the_condition_no_longer_holds(plan: str, trashed: list[str]) -> None:
    game = table("chapel copper copper copper copper//gold copper")
    assert advised(plan, game, "chapel") == trashed


def test_a_plan_without_a_condition_leaves_it_to_tactics() -> None:
    game = table("chapel copper copper copper copper//gold copper")
    assert advised("", game, "chapel") == ["copper"] * 4
    assert advised("trash Copper if turn > 3", game) == []


def test_points_and_lead_fall_as_well() -> None:
    game = table("chapel estate estate estate//gold gold", "//estate")
    assert advised("trash Estate if lead > 0", game, "chapel") == ["estate"] * 2
    assert advised("trash Estate if points > 1", game) == ["estate"] * 2
    assert advised("trash Estate if victories > 2", game) == ["estate"]


def test_several_kinds_of_cards_count_together() -> None:
    game = table("chapel copper estate copper silver//gold gold")
    plan = "trash Estate; trash Copper, Silver if treasures > 3"
    assert advised(plan, game, "chapel") == ["estate", "copper", "copper"]


def test_steward_trashes_only_if_both_cards_are_to_go() -> None:
    game = table("steward copper copper silver silver//gold copper copper", some="steward")
    assert advised("trash Copper if money > 9", game, "steward") == "trash"
    assert advised("trash Copper if money > 10", game) != "trash"


@pytest.mark.parametrize("card", ["steward", "trading_post"])
def test_two_cards_must_go_and_the_second_is_another(card: str) -> None:
    game = table(f"{card} copper copper copper estate//gold gold", some=card)
    game.answer(card)
    if card == "steward":
        game.answer("trash")
    assert advised("trash Copper if money > 8", game) == ["copper", "estate"]
    assert advised("trash Copper if money > 7", game) == ["copper", "copper"]
    assert advised("trash Copper if count(Copper) > 9", game) != ["copper", "copper"]


def test_trading_post_is_played_only_if_both_cards_may_go() -> None:
    game = table("trading_post copper copper gold gold", some="trading_post")
    keep = "keep Gold; keep Copper if money <= "
    assert advised(f"trash Copper if money > 6; {keep}6", game) == "trading_post"
    assert advised(f"trash Copper if money > 7; {keep}7", game) == "done"


def test_a_possessed_player_gets_cards_back() -> None:
    game = table(
        "chapel copper copper copper copper",
        "//gold gold",
        some="possession",
        possessor=1,
    )
    game.answer("chapel")
    # They are the possessor's coins that count, and those stay.
    assert advised("trash Copper if money > 5", game) == ["copper"] * 4
    assert advised("trash Copper if money > 6", game) == []


@pytest.mark.parametrize(
    ("plan", "discarded"),
    [
        ("discard Copper", ["copper", "copper"]),
        ("discard Copper if hand(Copper) > 2", ["copper", "estate"]),
        ("discard Copper if hand(Copper) > 3", ["estate", "copper"]),
        ("discard Copper if money > 4", ["copper", "copper"]),
    ],
)
def test_discarding_is_judged_card_by_card(plan: str, discarded: list[str]) -> None:
    game = table("militia", "copper copper copper estate silver")
    assert advised(plan, game, "militia") == discarded


def test_cellar_keeps_what_the_plan_wants_in_hand() -> None:
    game = table("cellar copper copper copper//estate estate estate")
    assert advised("discard Copper if hand(Copper) > 1", game, "cellar") == ["copper", "copper"]


class Failing(PlanBot):
    """Fails while it judges the second card."""

    def keep_value(self, view: FastView, card: int) -> int:
        if view.hand_count(card) < 4:
            raise ValueError("a bug")
        return int(super().keep_value(view, card))


def test_a_bot_that_fails_leaves_nothing_imagined() -> None:
    bot = Failing(read_plan("Province; trash Copper"))
    game = table("chapel copper copper copper copper", "copper")
    game.answer("chapel")
    with pytest.raises(ValueError, match="a bug"):
        advice(game, bot)
    game.answer("copper")
    assert game.view(0).fast.count(COPPER) == 3
