"""What viewers are sent: of cards passed unseen, and of what could be bought."""

import pytest
from position import answered, passed_unseen, position
from server.sitting import Sitting, somebody

from throneroom.engine.kinds import Kind
from throneroom.server.tables.frames import buyable_after_treasures, open_view_part


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
