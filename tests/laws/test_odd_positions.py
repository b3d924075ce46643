"""Positions that only a scenario can make: nothing fails, and both forms of the engine agree."""

import os
import subprocess
import sys
from pathlib import Path

from form import COMPILED
from odd import course, summary
from playing import open_question
from position import players, position

from throneroom import CARDS
from throneroom.engine.card import ACTION
from throneroom.engine.question import MOST_BITS

TESTS = Path(__file__).parents[1]
COMPARED = 150 if COMPILED else 15


def test_both_forms_play_odd_positions_alike() -> None:
    paths = os.pathsep.join([str(TESTS.parent / "src"), str(TESTS)])
    made = subprocess.run(
        [sys.executable, str(TESTS / "odd.py"), "0", str(COMPARED)],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    form, *lines = made.stdout.splitlines()
    assert form == "uncompiled"
    assert lines == [summary(number) for number in range(COMPARED)]


def test_odd_positions_can_be_played() -> None:
    for number in range(COMPARED):
        assert "Error" not in course(number)[-1], f"odd position {number}"


def test_options_of_more_cards_than_half_a_machine_word_has_bits() -> None:
    actions = [card.id for card in CARDS if card.is_a(ACTION)]
    game = position({"hand": " ".join(actions[:45])}, {})
    assert 45 < len(game.setup.catalogue.cards) <= MOST_BITS
    assert open_question(game).options() == sorted(card.index for card in game.view(0).hand)


def test_young_witch_without_a_bane_curses_everybody() -> None:
    game = position({"hand": "young_witch copper copper"}, {"hand": "cellar"}, {})
    game.answer("young_witch")
    assert [player["points"] for player in players(game, None)] == [0, -1, -1]
