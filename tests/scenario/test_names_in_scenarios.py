"""Cards by their names in scenario files, and what a player owns."""

from typing import Any

import pytest

from throneroom import scenario
from throneroom.engine.card import BY_ID, CARDS
from throneroom.scenario import Malformed
from throneroom.scenario.values import named_card
from throneroom.text.words import LANGUAGES, Words


def checked(**parts: Any) -> list[str]:
    source = {
        "name": "one",
        "players": {"anna": {"hand": ["Thronsaal", "Dorf", "2 Kupfer"]}, "ben": {}},
        **parts,
    }
    return [str(broken) for broken in scenario.check(source)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_known_by_its_name(language: str) -> None:
    words = Words(language)
    for card in CARDS:
        assert named_card(words.name(card)) is card
        assert named_card(words.name(card).upper()) is card
        assert named_card(card.id) is card


def test_german_and_english_names_wherever_ids_stand() -> None:
    broken = checked(
        kingdom=["Throne Room", "Hexe", "Große Halle"],
        trash=["Anwesen"],
        supply={"Fluch": 3, "Grosse Halle": 2},
        turn={"actions": 1},
        script=[{"anna": "Throne Room"}],
        expect={
            "anna": {"hand": ["2 Coppers"], "in_play": ["thronsaal", "Dorf"], "owns": []},
            "supply": {"Curse": 3, "great_hall": 2},
            "trash": ["estate"],
            "offers": [],
        },
    )
    assert broken == ["anna.owns: expected [], found [copper, copper, village, throne_room]"]


def test_what_a_player_owns_lies_in_any_zone() -> None:
    broken = checked(
        players={
            "anna": {
                "hand": ["copper"],
                "deck": ["silver", "gold"],
                "discard": ["estate"],
                "in_play": ["village"],
                "set_aside": ["horse_traders"],
            },
            "ben": {},
        },
        expect={
            "anna": {"owns": ["gold", "village", "silver", "horse_traders", "estate", "copper"]},
            "ben": {"owns": []},
        },
    )
    assert broken == []


@pytest.mark.parametrize(
    "name", ["Coper", "Dor", "Dorf!", "?Dorf", "Dorf Dorf", " Dorf", "", "Dorf,Markt"]
)
def test_what_is_no_name_stays_malformed(name: str) -> None:
    with pytest.raises(Malformed):
        checked(trash=[name], expect={})
    with pytest.raises(Malformed):
        checked(script=[{"anna": name}], expect={})


def test_a_pile_is_written_once_by_whatever_name() -> None:
    with pytest.raises(Malformed, match="twice"):
        checked(supply={"copper": 3, "Kupfer": 4}, expect={})


def test_a_name_of_two_cards_is_never_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    both = (BY_ID["mine"], BY_ID["moat"])
    monkeypatch.setattr(scenario.values, "_cards_by_name", lambda _: {"ditch": both})
    with pytest.raises(Malformed, match="any of these cards"):
        scenario.check(
            {"name": "one", "players": {"anna": {}, "ben": {}}, "trash": ["Ditch"], "expect": {}}
        )
