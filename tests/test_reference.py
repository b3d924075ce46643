"""Looking things up: cards, rules and terms, in both languages."""

import pytest
from rulebooks import rulebook_cards

from throneroom import BY_ID, CARDS, reference
from throneroom.cli import main
from throneroom.reference import Search
from throneroom.text.book import LANGUAGES
from throneroom.text.words import Words


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 2
    return capsys.readouterr().err


def test_all_cards_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    listed = shown(capsys, "cards")
    for card in CARDS:
        assert f"  {Words().name(card)}  " in listed


@pytest.mark.parametrize(
    ("arguments", "ids"),
    [
        (["--set", "guilds", "--type", "attack"], "taxman soothsayer"),
        (["--set", "Gilden", "--type", "angriff"], "taxman soothsayer"),
        (["--type", "victory", "--type", "action"], "great_hall nobles"),
        (["--price", "2-3P", "--type", "attack"], "scrying_pool familiar"),
        (["--price", "$8"], "province"),
        (["--price", "6T"], "possession"),
        (["--words", "coin token", "--price", "4"], "plaza"),
    ],
)
def test_cards_by_what_they_are(
    capsys: pytest.CaptureFixture[str], arguments: list[str], ids: str
) -> None:
    listed = shown(capsys, "cards", *arguments)
    for card in rulebook_cards():
        assert (f"  {Words().name(card)}  " in listed) == (card.id in ids.split()), card.id


@pytest.mark.parametrize(
    ("role", "ids"),
    [
        ("attack", "militia witch scrying_pool"),
        ("acting", "village festival nobles"),
        ("trashing", "chapel remodel masquerade"),
        ("drawing", "smithy laboratory cellar moat great_hall"),
        ("earning", "market woodcutter workshop baker"),
        ("other", "throne_room possession"),
        ("", "copper harem province gardens curse"),
    ],
)
def test_an_action_has_a_role(role: str, ids: str) -> None:
    for id in ids.split():
        assert reference.role(BY_ID[id]) == role, id
        assert reference.printed(BY_ID[id])["role"] == role


def test_a_card_with_all_there_is_about_it(capsys: pytest.CaptureFixture[str]) -> None:
    page = shown(capsys, "cards", "Burggraben", "--lang", "de")
    assert "Burggraben (Moat)" in page
    assert "$2, Aktion - Reaktion, Basisspiel" in page
    assert "+2 Karten" in page
    assert "Empfohlen in: Erstes Spiel" in page
    for question in reference.questions(BY_ID["moat"], "de"):
        assert question.title.split()[0] in page
    assert "By the later rules: You may play" in shown(capsys, "cards", "throne", "room")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["cards", "vilage"], "did you mean Village?"),
        (["cards", "--set", "renaissance"], "there is no set 'renaissance'"),
        (["cards", "--type", "night"], "there is no type 'night'"),
        (["cards", "--price", "cheap"], "'cheap' is not a cost"),
        (["cards", "--price", "8", "--type", "attack"], "there is no such card"),
        (["rules", "xyzzy"], "there is nothing about 'xyzzy'"),
        (["glossary", "supplly"], "did you mean Supply?"),
        (["learn", "potion"], "did you mean potions?"),
    ],
)
def test_what_is_not_there(
    capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    assert told in complaint(capsys, *arguments)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_set_has_a_name(language: str) -> None:
    words = Words(language)
    for set in reference.sets():
        assert words.has(f"set-{set}"), set


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_glossary(capsys: pytest.CaptureFixture[str], language: str) -> None:
    page = shown(capsys, "rules", "--lang", language)
    places = [page.index(f"\n{entry.title}\n") for entry in reference.rules(language)[1:]]
    assert places == sorted(places)
    terms = shown(capsys, "glossary", "--lang", language)
    for entry in reference.glossary(language):
        assert f"{entry.title}\n" in terms
    assert max(map(len, page.split("\n"))) <= 88


def test_one_section_and_one_term(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys, "glossary", "ablagestapel", "--lang", "de").startswith("Ablagestapel\n")
    assert shown(capsys, "rules", "shuffling").count("\n\n") < 12


def test_most_cards_have_questions_and_every_answer_is_short() -> None:
    asked = [card for card in CARDS if reference.questions(card, "en")]
    assert len(asked) >= 80
    for language in LANGUAGES:
        for card in asked:
            for entry in reference.questions(card, language):
                assert "?" in entry.title, entry.key
                assert len(entry.text) < 400, entry.key


def test_second_editions_have_what_they_kept_and_what_they_added() -> None:
    for edition in ("base-2", "intrigue-2"):
        cards = Search(sets=(edition,)).cards(Words("en"))
        assert len(cards) == 26
        assert len([card for card in cards if card.set == edition]) == 7


def test_every_card_is_found_by_its_set() -> None:
    words = Words("de")
    found = {set: Search(sets=(set,)).cards(words) for set in reference.sets()}
    assert {card.id for cards in found.values() for card in cards} == set(BY_ID)
    assert [card.id for card in found["alchemy"]] == [
        card.id for card in Search().cards(words) if card.set == "alchemy"
    ]
    assert len(Search().cards(words)) == len(CARDS)
