"""There are words for everything that can happen."""

import re
from collections.abc import Iterator
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast
from form import games
from playing import played, random_game

from throneroom import BY_ID, CARDS
from throneroom.text import Words, find_card
from throneroom.text.log import Log
from throneroom.text.names import UnknownCard
from throneroom.text.words import FILES, LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", games(80, 8))
def test_every_question_option_and_event_can_be_said(number: int, language: str) -> None:
    words = Words(language)
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


def messages(language: str) -> dict[str, set[str]]:
    """Every message and attribute of a language with the blanks it has to be filled in."""
    found: dict[str, set[str]] = {}
    for file in FILES:
        text = (resources.files("throneroom.text") / language / file).read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                parts = [(entry.id.name, entry.value)]
                parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
                for name, value in parts:
                    found[name] = {node.id.name for node in variables(value)}
    return found


def variables(node: object) -> Iterator[ast.VariableReference]:
    """Every blank below a node of a message."""
    if isinstance(node, ast.VariableReference):
        yield node
    elif isinstance(node, list):
        for part in node:
            yield from variables(part)
    elif isinstance(node, ast.BaseNode):
        yield from variables(list(vars(node).values()))


def test_both_languages_say_the_same_things() -> None:
    assert messages("en") == messages("de")
    assert messages("en")["log-pass"] == {"player", "cards", "other"}


def test_every_card_has_a_name_and_what_its_bonuses_do_not_say_a_text() -> None:
    english, german = Words("en"), Words("de")
    assert len(CARDS) == 101
    for card in CARDS:
        assert english.name(card)
        assert german.name(card)
        assert english.name(card) in english.card_part(card, "one")
        for words in (english, german):
            assert words.card_part(card, "one")
            assert words.card_part(card, "many")
        explained = card.effect or card.reaction or card.overpaid or card.purchase or card.worth
        if explained or card.farewell or card.reduction or card.setup:
            assert english.card_part(card, "text").endswith("."), card.id
            assert german.card_part(card, "text").endswith("."), card.id
            numbers = [re.findall(r"\d+", w.card_part(card, "text")) for w in (english, german)]
            assert sorted(numbers[0]) == sorted(numbers[1]), card.id
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
