"""There are words for everything that can happen."""

import pytest
from form import games
from playing import played, random_game

from throneroom import BY_ID, CARDS
from throneroom.text import Words, find_card
from throneroom.text.log import Log
from throneroom.text.names import UnknownCard


@pytest.mark.parametrize("number", games(120, 12))
def test_every_question_option_and_event_can_be_said(number: int) -> None:
    words = Words()
    game = random_game(number, watch=True)
    for _ in played(number, game):
        assert game.decision is not None
        assert words.question(game.decision)
        for option in game.decision.options():
            assert words.option(game.decision, option)
    names = ["Anna", "Ben", "Carl", "Dora"]
    for seat in (*range(game.players), None):
        for line in Log(words, names).lines(game.events(seat=seat)):
            assert "-1" not in line


def test_every_card_has_a_name_and_what_its_bonuses_do_not_say_a_text() -> None:
    english, german = Words("en"), Words("de")
    assert len(CARDS) == 101
    for card in CARDS:
        assert english.name(card)
        assert german.name(card)
        assert english.name(card) in english.card_part(card, "one")
        assert english.card_part(card, "many")
        explained = card.effect or card.reaction or card.overpaid or card.purchase or card.worth
        if explained or card.farewell or card.reduction or card.setup:
            assert english.card_part(card, "text").endswith("."), card.id
        assert english.rules(card)


@pytest.mark.parametrize(
    ("typed", "id"),
    [
        ("council room", "council_room"),
        ("Ratsversammlung", "council_room"),
        ("councilroom", "council_room"),
        ("th r", "throne_room"),
        ("Kräuterkundiger", "herbalist"),
        ("kraeuterkundiger", "herbalist"),
        ("krauterkundiger", "herbalist"),
        ("PHILOSOPHERS STONE", "philosophers_stone"),
        ("philosopher's stone", "philosophers_stone"),
        ("stein der weisen", "philosophers_stone"),
        ("große halle", "great_hall"),
        ("Grosse Halle", "great_hall"),
        ("wahrsager", "soothsayer"),
        ("wahrsagerin", "fortune_teller"),
        ("mine", "mine"),
        ("coppers", "copper"),
    ],
)
def test_a_card_is_found_by_what_people_type(typed: str, id: str) -> None:
    assert find_card(typed) is BY_ID[id]


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("vilage", "did you mean Village"),
        ("wo", "may be"),
        ("", "no card is named"),
        ("!?", "no card is named"),
    ],
)
def test_a_card_that_is_not_found(typed: str, complaint: str) -> None:
    with pytest.raises(UnknownCard, match=complaint):
        find_card(typed)
