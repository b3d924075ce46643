"""Who the bots are to those who play against them."""

import pytest

from throneroom.engine.card import BY_ID
from throneroom.roster import CHARACTERS, LEVELS, NAMES, name_bots
from throneroom.server.protocol.fields import MOST_SEATS


def test_every_bot_has_a_name_and_a_face_of_its_own() -> None:
    everybody = [character for level in NAMES for character in CHARACTERS[level]]
    assert len({character.name for character in everybody}) == len(everybody)
    assert len({character.face for character in everybody}) == len(everybody)
    assert all(character.face in BY_ID for character in everybody)


@pytest.mark.parametrize("level", LEVELS)
def test_a_table_full_of_one_level_has_no_name_twice(level: str) -> None:
    names = name_bots([level] * MOST_SEATS)
    assert len(set(names)) == MOST_SEATS
    # None of them needs a number.
    assert {character.name for character in CHARACTERS[level]} == set(names)


def test_where_characters_run_out_they_get_numbers() -> None:
    assert name_bots(["random", "random", "engine", "random"]) == [
        "Alea", "Alea 2", "Rota", "Alea 3",
    ]  # fmt: skip


def test_a_bot_leaves_its_name_to_a_person() -> None:
    assert name_bots(["person", "money", "plan"]) == ["", "Florin", "Sibylla"]
    assert name_bots(["person", "money", "plan"], ["florin"]) == ["", "Talia", "Sibylla"]
