"""Errors: a key and values, which have words in every language."""

import ast
import copy
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest
from test_text import messages

import throneroom
from throneroom import BY_ID, IllegalAnswer, RecordError, SetupError, ThroneroomError, new_game
from throneroom.bots.plans.reading import PlanError
from throneroom.engine.card import CARDS, edition
from throneroom.kingdoms import parse
from throneroom.scenario import Broken, Malformed
from throneroom.server.errors import Missing, Refused, Stranger, TooMuch, Unavailable
from throneroom.text.names import UnknownCard
from throneroom.text.words import LANGUAGES, Words

KINDS = (
    ThroneroomError,
    SetupError,
    IllegalAnswer,
    RecordError,
    UnknownCard,
    PlanError,
    Malformed,
    Broken,
    Refused,
    Stranger,
    Missing,
    TooMuch,
    Unavailable,
)
KEYS = {
    key.removeprefix("error-"): blanks
    for key, blanks in messages("en").items()
    if key.startswith("error-")
}


def made() -> Iterator[tuple[str, ast.Call]]:
    """Every place in the code that makes an error."""
    names = {kind.__name__ for kind in KINDS}
    for file in Path(throneroom.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in names:
                yield f"{file.name}:{node.lineno}", node


def test_all_kinds_of_errors_are_looked_at() -> None:
    def below(kind: type[ThroneroomError]) -> set[type[ThroneroomError]]:
        return {kind}.union(*(below(child) for child in kind.__subclasses__()))

    assert below(ThroneroomError) == set(KINDS)


def test_every_error_has_words_and_fills_in_their_blanks() -> None:
    for place, call in made():
        (key,) = call.args
        assert isinstance(key, ast.Constant), f"{place}: the key must be written here"
        assert key.value in KEYS, f"{place}: there are no words for it in errors.ftl"
        assert {str(value.arg) for value in call.keywords} == KEYS[str(key.value)], place


def test_no_words_are_left_over() -> None:
    used = {key.value for _, call in made() for key in call.args if isinstance(key, ast.Constant)}
    assert KEYS.keys() - used == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_error_is_one_line_whatever_is_in_it(key: str, language: str) -> None:
    for value in (0, 1, 2, -1, "x", "two\nlines\x1b[2J", BY_ID["moat"], [1, "\r"], Path("x\n")):
        text = Words(language).error(ThroneroomError(key, **dict.fromkeys(KEYS[key], value)))
        assert text.isprintable()
        assert text


NESTED = RecordError(
    "line",
    number=3,
    reason=UnknownCard(
        "unknown-card",
        typed="vilage",
        hint=ThroneroomError("did-you-mean", meant=BY_ID["village"]),
    ),
)


def test_parts_cards_and_lists_are_in_the_language_asked_for() -> None:
    german = Words("de")
    assert str(NESTED) == "line 3: there is no 'vilage' here; did you mean Village?"
    assert german.error(NESTED) == "Zeile 3: „vilage“ gibt es hier nicht; meintest du Dorf?"
    many = UnknownCard("ambiguous-card", typed="x", cards=[BY_ID["moat"], BY_ID["spy"]])
    assert str(many) == "'x' may be Moat, Spy"
    assert german.error(many) == "„x“ kann Burggraben, Spion sein"
    with pytest.raises(SetupError) as refused:
        parse("erstes spil")
    assert str(refused.value) == "there is no kingdom 'erstes spil'; did you mean First Game?"
    assert german.error(refused.value).endswith("; meintest du Erstes Spiel?")


@pytest.mark.parametrize("kind", KINDS)
def test_errors_can_be_copied_and_sent_to_other_processes(kind: type[ThroneroomError]) -> None:
    values: dict[str, object] = {"typed": "x", "cards": [BY_ID["moat"], BY_ID["spy"]]}
    error = kind("ambiguous-card", **values)
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(again) is kind
        assert (again.key, again.values, str(again)) == (error.key, values, str(error))
    assert str(pickle.loads(pickle.dumps(NESTED))) == str(NESTED)


def test_a_card_from_another_process_is_the_card_itself() -> None:
    for profile in throneroom.engine.card.PROFILES:
        for card in [edition(card, profile) for card in CARDS]:
            assert pickle.loads(pickle.dumps(card)) is card
            assert copy.deepcopy(card) is card


def test_an_illegal_answer_tells_what_would_be_legal_in_both_languages() -> None:
    game = new_game("First Game", 2, "a lucky day")
    with pytest.raises(IllegalAnswer) as refused:
        game.answer("gold")
    legal = "copper, all, done"
    assert str(refused.value) == (
        f"'gold' is not a legal answer to play_treasure; expected one of {legal}"
    )
    assert Words("de").error(refused.value) == (
        f"„gold“ ist keine erlaubte Antwort auf play_treasure; erwartet wird eines von {legal}"
    )
