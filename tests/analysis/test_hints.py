"""Hints: what looking ahead prefers, never from hidden cards, and only if everybody agrees."""

import io
import random

import pytest
from playing import random_answer, random_game
from position import position

from throneroom import Game
from throneroom.analysis import Hint, hint
from throneroom.analysis.hints import REASONS, _reason
from throneroom.bots.thinking import Effort
from throneroom.cli import main
from throneroom.engine.card import BY_ID
from throneroom.terminal.hinting import _told
from throneroom.text.words import LANGUAGES, Words

EFFORT = Effort(rollouts=300)


def last_province() -> Game:
    """Whoever buys the last Province wins."""
    return position(
        {"deck": "province copper copper copper copper copper"},
        {"hand": "gold gold gold", "deck": "province copper copper copper copper"},
        buying=True,
        coins=8,
        supply={"province": 1},
    )


def test_a_victory_is_preferred_by_all_there_is() -> None:
    found = hint(last_province(), effort=EFFORT)
    assert found.answer == ("province",)
    assert found.other is not None
    assert found.lead == pytest.approx(1)
    assert found.chance == 1
    assert found.is_clear
    assert found.reason == "ends-soon"


def test_where_nothing_else_is_worth_a_try_nothing_is_compared() -> None:
    game = position({"hand": "copper copper", "deck": "copper"}, {"deck": "copper"})
    found = hint(game, effort=EFFORT)
    assert (found.answer, found.other, found.reason) == (("all",), None, None)
    assert not found.is_clear


def test_hidden_cards_do_not_change_a_hint() -> None:
    compared = 0
    for number in range(6):
        game = random_game(number)
        chance = random.Random(f"hint {number}")
        for step in range(40):
            decision = game.decision
            if decision is None:
                break
            if chance.random() < 0.1:
                found = hint(game, effort=Effort(rollouts=30))
                elsewhere = game.copy()
                elsewhere.determinise(f"{number} {step}")
                assert hint(elsewhere, effort=Effort(rollouts=30)) == found
                compared += found.other is not None
            game.answer(random_answer(decision, chance, game))
    assert compared > 5


@pytest.mark.parametrize(
    ("hand", "deck", "best", "other", "reason"),
    [
        ("village smithy", "", "village", "smithy", "needs-action"),
        ("smithy", "", "smithy", "done", None),
        ("", "smithy smithy militia copper copper", "silver", "smithy", "many-terminals"),
        ("", "copper copper copper copper copper copper copper", "remodel", "silver", "trashes"),
        ("", "copper " * 20, "smithy", "silver", "draws"),
        ("", "copper " * 20, "gold", "market", "money"),
        ("", "copper " * 20, "duchy", "gold", None),
    ],
)
def test_why_in_a_word(hand: str, deck: str, best: str, other: str, reason: str | None) -> None:
    game = position(
        {"hand": hand, "deck": deck.strip()}, {"deck": "copper"}, buying=not hand, coins=6, buys=1
    )
    decision = game.decision
    assert decision is not None
    assert _reason(decision, game.view(0), BY_ID[best], BY_ID.get(other)) == reason


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", [*REASONS, None])
def test_every_reason_has_words(reason: str | None, language: str) -> None:
    decision = last_province().decision
    assert decision is not None
    words = Words(language)
    clear = Hint(("province",), ("gold",), 0.6, 0.1, 0.01, reason)
    said = _told(clear, decision, ["Anna", "Ben"], words).replace("\N{NO-BREAK SPACE}", " ")
    assert "60 %" in said
    assert "10 ± 2 %" in said
    assert reason is None or said.endswith(words.say(f"hint-reason-{reason}"))


def test_a_small_difference_is_not_told() -> None:
    decision = last_province().decision
    assert decision is not None
    unclear = Hint(("province",), ("gold",), 0.6, 0.01, 0.01, "money")
    said = _told(unclear, decision, ["Anna", "Ben"], Words("en"))
    assert "Province or Gold; no difference shows" in said


def play(typed: str, people: int, capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", io.StringIO(typed))
        assert main(["play", "--seed", "hints", "--start", "1", "--people", str(people)]) == 0
    return capsys.readouterr().out


def test_the_terminal_gives_hints(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Hint: all Treasures" in play("hint\nquit\n", 1, capsys)


def test_at_a_table_of_several_everybody_must_agree(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Hint:" not in play("hint\nno\nquit\n", 2, capsys)
    assert play("hint\nyes\nhint\nquit\n", 2, capsys).count("Hint: all Treasures") == 2
