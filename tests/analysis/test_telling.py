"""An analysis in sentences."""

from dataclasses import replace

import pytest
from analysis.test_verdicts import judged

from throneroom.analysis import JudgedAnswer, Swing, Teller
from throneroom.engine.card import BY_ID
from throneroom.engine.kinds import Kind
from throneroom.text.words import LANGUAGES, Words

NAMES = ["Anna", "Ben"]
SILVER, WITCH = BY_ID["silver"], BY_ID["witch"]
BUY = replace(judged(0, 0, 0.09), own_turn=7)
MILITIA = replace(
    BUY,
    seat=1,
    kind="discard",
    place="hand",
    source="militia",
    given=("copper", "copper"),
    other=("estate", "copper"),
)
TORTURED = replace(
    BUY, kind="choose", place="modes", source="torturer", given=("curse",), other=("discard",)
)


@pytest.mark.parametrize(
    ("told", "english", "german"),
    [
        (
            BUY,
            "Turn 7: Anna bought Silver instead of Witch. That cost 9 ± 2 %.",
            "Zug 7: Anna kaufte Silber statt Hexe. Das kostete 9 ± 2 %.",
        ),
        (
            MILITIA,
            "Turn 7: Ben discarded 2 Copper instead of Estate, Copper (Militia). "
            "That cost 9 ± 2 %.",
            "Zug 7: Ben legte 2 Kupfer ab statt Anwesen, Kupfer (Miliz). Das kostete 9 ± 2 %.",
        ),
        (
            replace(BUY, kind="play_action", place="hand", given=("done",), other=("village",)),
            "Turn 7: Anna played nothing instead of Village. That cost 9 ± 2 %.",
            "Zug 7: Anna spielte nichts statt Dorf. Das kostete 9 ± 2 %.",
        ),
        (
            replace(BUY, kind="trash", place="hand", source="chapel", given=(), other=("estate",)),
            "Turn 7: Anna trashed nothing instead of Estate (Chapel). That cost 9 ± 2 %.",
            "Zug 7: Anna entsorgte nichts statt Anwesen (Kapelle). Das kostete 9 ± 2 %.",
        ),
        (
            replace(BUY, kind="spend", place="amounts", given=("0",), other=("2",)),
            "Turn 7: Anna spent 0 coin tokens instead of 2. That cost 9 ± 2 %.",
            "Zug 7: Anna gab 0 Münzen aus statt 2. Das kostete 9 ± 2 %.",
        ),
        (
            Swing(9, 5, 1, 20, 0.12, 0.0, 0.01),
            "Turn 5: the cards gave Ben 12 ± 2 %.",
            "Zug 5: Die Karten brachten Ben 12 ± 2 %.",
        ),
        (
            Swing(9, 5, 1, 20, -0.12, 0.0, 0.01),
            "Turn 5: the cards cost Ben 12 ± 2 %.",
            "Zug 5: Die Karten kosteten Ben 12 ± 2 %.",
        ),
    ],
)
def test_turning_points_in_plain_words(
    told: JudgedAnswer | Swing, english: str, german: str
) -> None:
    for language, expected in (("en", english), ("de", german)):
        said = Teller(Words(language), NAMES).point(told)
        assert said.replace("\N{NO-BREAK SPACE}", " ") == expected
        assert "\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", Kind)
def test_every_kind_of_answer_can_be_told(kind: Kind, language: str) -> None:
    words = Words(language)
    said = Teller(words, NAMES).mistake(replace(BUY, kind=kind.value))
    assert words.name(SILVER) in said
    assert words.name(WITCH) in said


def test_modes_have_their_own_words() -> None:
    said = Teller(Words("de"), NAMES).mistake(TORTURED)
    assert "wählte „einen Fluch nehmen“ statt „2 Karten ablegen“ (Kerkermeister)" in said
