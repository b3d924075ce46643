"""What scenarios cannot tell about Prosperity: set-ups of all sizes, records, views and events."""

import pytest
from position import answered, position, told

from throneroom import new_game
from throneroom.engine import ending
from throneroom.engine.card import BY_ID, CARDS, LATER, TREASURE, VICTORY
from throneroom.engine.errors import RecordError
from throneroom.engine.record import Record
from throneroom.engine.setup import Setup
from throneroom.start import read_record

SET = [card for card in CARDS if card.set == "prosperity"]
TREASURES = "loan quarry talisman contraband royal_seal venture hoard bank"


@pytest.mark.rules("Q001")
def test_the_set_has_25_kingdom_cards_and_no_victory_card() -> None:
    assert len(SET) == 25
    assert all(card.is_kingdom_card and not card.is_a(VICTORY) for card in SET)
    assert {card.id for card in SET if card.is_a(TREASURE)} == set(TREASURES.split())


@pytest.mark.rules("Q001", "Q002", "Q009")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_piles_for_every_number_of_players(players: int) -> None:
    for kingdom in (SET[:10], SET[10:20], [*SET[20:], *SET[:5]]):
        supply = Setup(kingdom, players, colonies=True).position().supply
        game = new_game([card.id for card in kingdom], players, "x")
        assert game.view().supply[BY_ID["platinum"]] == 12
        assert game.view().supply[BY_ID["colony"]] == (8 if players == 2 else 12)
        assert all(game.view().supply[card] == 10 for card in kingdom)
        assert len(game.view().supply) == 9 + 10
        assert supply.of(BY_ID["platinum"].index) == 12


def test_a_record_keeps_the_colonies() -> None:
    game = new_game("Beginners", seed="colonial")
    record = Record.of(game, ["Anna", "Ben"])
    assert "colonies: yes" in record.text()
    for written in (record.text(), record.line()):
        again = read_record(written)
        assert again == record
        assert again.game().setup.colonies
    with pytest.raises(RecordError, match="colonies"):
        read_record(record.text().replace("colonies: yes", "colonies: perhaps"))
    plain = Record.of(new_game("First Game", seed="x"), ["Anna", "Ben"])
    assert "colonies" not in plain.text()
    assert not read_record(plain.line()).colonies


def test_the_end_says_that_the_colonies_are_gone() -> None:
    setup = Setup(SET[:10], 2, colonies=True)
    table = setup.position()
    table.supply.put(BY_ID["colony"].index, 0)
    assert ending.reason(table) == "colonies"
    table.supply.put(BY_ID["province"].index, 0)
    assert ending.reason(table) == "provinces"


def test_everybody_sees_tokens_markers_and_bans() -> None:
    game = position(
        {"hand": "monument contraband"}, {"hand": "copper"}, some="monument contraband trade_route"
    )
    answered(game, "monument", "contraband", "gold", "estate")
    for seat in (0, 1, None):
        snapshot = game.view(seat).snapshot()
        assert [player["victory_tokens"] for player in snapshot["players"]] == [1, 0]
        assert snapshot["players"][0]["points"] == 2
        assert snapshot["markers"] == ["duchy", "province"]
        assert snapshot["markers_on_mat"] == 1
        assert snapshot["forbidden"] == ["gold"]
        assert told(game, seat, "victory_tokens", "move_marker", "name") == [
            ("victory_tokens", 0, []),
            ("name", 1, ["gold"]),
            ("move_marker", 0, ["estate"]),
        ]


def test_later_rules_give_the_possessor_all_tokens() -> None:
    """As of 2016 whatever tokens the possessed player would take go to the possessor (D51)."""
    for profile, owner in (("first-edition", 0), (LATER, 1)):
        game = position(
            {"hand": "monument"},
            {"hand": "copper"},
            some="monument possession",
            possessor=1,
            profile=profile,
        )
        game.answer("monument")
        tokens = [player.victory_tokens for player in game.view().players]
        assert tokens[owner] == 1
        assert sum(tokens) == 1


def test_what_remains_after_all_treasures_is_asked_about_again() -> None:
    game = position({"hand": "loan copper", "deck": "estate silver"}, {}, buying=True, some="loan")
    game.answer("all")
    assert game.decision is not None
    assert game.decision.options == ("trash", "discard")
    game.answer("discard")
    assert game.decision is not None
    assert game.decision.kind == "buy"
