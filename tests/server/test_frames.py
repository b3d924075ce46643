"""What viewers are sent: of cards passed unseen, and of what could be bought."""

import json

import pytest
from position import answered, passed_unseen, position
from server.sitting import Sitting, somebody

from throneroom.engine.game import Game
from throneroom.engine.kinds import Kind
from throneroom.server.tables.frames import (
    Viewer,
    buyable_after_treasures,
    game_part,
    open_view_part,
)


def test_when_a_game_has_been_stopped_all_cards_are_open() -> None:
    game = passed_unseen()
    assert [player["points"] for player in game.view(0).snapshot()["players"]][1:] == [None, None]
    game.stop("resigned")
    for seat in (0, 1, 2, None):
        view = open_view_part(game, seat)
        assert [player.get("points") for player in view["players"]] == game.scores
        assert [player.get("cards") for player in view["players"]] == [
            {card.id: count for card, count in game.view(owner).cards.items()} for owner in range(3)
        ]


def test_where_treasures_are_plain_the_piles_they_can_buy_are_told() -> None:
    game = position({"hand": "copper silver estate"}, {}, buying=True, coins=1)
    before = game.check
    buyable = buyable_after_treasures(game)
    assert "village" in buyable
    assert "smithy" in buyable
    assert "market" not in buyable
    assert game.check == before
    decision = answered(game, "all").decision
    assert decision is not None
    assert list(decision.options) == buyable


def test_what_treasures_bring_is_worked_out_by_the_rules() -> None:
    game = position({"hand": "coppersmith copper copper"}, {}, some="coppersmith")
    assert buyable_after_treasures(game) == []
    answered(game, "coppersmith")
    assert "smithy" in buyable_after_treasures(game)
    assert "market" not in buyable_after_treasures(game)


@pytest.mark.parametrize(
    ("hand", "some"),
    [
        ("copper potion", "alchemist"),
        ("gold philosophers_stone", "philosophers_stone"),
        ("gold horn_of_plenty", "horn_of_plenty"),
    ],
)
def test_where_playing_treasures_decides_more_nothing_is_offered(hand: str, some: str) -> None:
    game = position({"hand": hand}, {}, some=some, buying=True)
    assert game.decision is not None
    assert game.decision.kind == Kind.PLAY_TREASURE
    assert buyable_after_treasures(game) == []


def test_with_coin_tokens_nothing_is_offered() -> None:
    anna, ben = somebody("anna"), somebody("ben")
    kingdom = "Baker, Cellar, Moat, Village, Workshop, Woodcutter, Smithy, Remodel, Militia, Mine"
    sitting = Sitting(owner=anna, seats=["person", "person"], kingdom=kingdom).begin(anna, ben)
    # With Baker everybody starts with one.
    assert sitting.game.decision is not None
    assert sitting.game.decision.kind == Kind.PLAY_TREASURE
    assert buyable_after_treasures(sitting.game) == []


def test_the_offer_is_for_the_player_who_is_asked_alone() -> None:
    anna, ben = somebody("anna"), somebody("ben")
    sitting = Sitting(owner=anna, seats=["person", "person"], kingdom="First Game").begin(anna, ben)
    for who in (anna, ben):
        update = sitting.channel(who).news()
        assert update is not None
        asked = who.person_id == sitting.asked().person_id
        decision = update["game"]["decision"]
        assert (decision is not None) == asked
        assert decision is None or "copper" in decision["buyable"]


# What others learn about a question


def seen_by(game: Game, viewer: int | None) -> str:
    """All that a seat, or a spectator, is sent of a position, but for who owns which cards."""
    sitting = Sitting(seats=["person", "person"]).begin(somebody("anna"), somebody("ben"))
    sitting.table.game = game
    part = game_part(sitting.table, Viewer(viewer), game.event_count, None)
    for player in part["view"]["players"]:
        player.pop("cards", None)
        player.pop("points", None)
    return json.dumps(part)


@pytest.mark.parametrize("viewer", [0, None])
def test_a_question_does_not_tell_that_a_reaction_could_be_shown(viewer: int | None) -> None:
    """After a Militia all that is told is that it asks, with a Moat in hand as without.

    The rest tells how far the turn has come, as it must: reactions come before the coins.
    """
    seen = []
    for hand, kind in (
        ("moat copper silver gold", Kind.SHOW),
        ("estate copper silver gold", Kind.DISCARD),
    ):
        game = position({"hand": "militia"}, {"hand": hand}, some="moat militia")
        answered(game, "militia")
        assert game.decision is not None
        assert (game.decision.seat, game.decision.kind) == (1, kind)
        seen.append(json.loads(seen_by(game, viewer))["asked"])
    assert seen == [{"seat": 1, "source": "militia", "about": "effect"}] * 2


@pytest.mark.parametrize("viewer", [1, None])
def test_nobody_learns_whether_treasures_are_left_in_a_hand(viewer: int | None) -> None:
    seen = []
    for hand, kind in (("estate copper", Kind.PLAY_TREASURE), ("estate estate", Kind.BUY)):
        game = position({"hand": hand}, {"hand": "copper"}, buying=True)
        assert game.decision is not None
        assert game.decision.kind == kind
        seen.append(seen_by(game, viewer))
    assert '"asked": {"seat": 0, "source": null, "about": "purchase"}' in seen[0]
    assert seen[0] == seen[1]


def test_what_a_question_is_about_is_told_in_a_word() -> None:
    game = position({"hand": "cellar village"}, {"hand": "copper"}, some="cellar village")
    assert '"asked": {"seat": 0, "source": null, "about": "actions"}' in seen_by(game, 1)
    answered(game, "cellar")
    assert '"asked": {"seat": 0, "source": "cellar", "about": "effect"}' in seen_by(game, 1)


def test_of_a_card_that_is_not_in_play_nothing_is_told() -> None:
    """What a Masterpiece asks when it is bought, for example."""
    some = "masterpiece"
    game = position({"hand": "gold gold"}, {}, some=some, buying=True)
    answered(game, "all", "masterpiece")
    assert game.decision is not None
    assert game.decision.kind == Kind.OVERPAY
    assert '"asked": {"seat": 0, "source": null, "about": null}' in seen_by(game, 1)
