"""Records: what is written reads back, and what is damaged is refused with line and reason."""

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import finished, played, random_game

from throneroom import Game, Record, RecordError, SetupError, new_game, read_record
from throneroom.bots.first_game import FirstGameEngine
from throneroom.bots.money import BigMoney


def a_game() -> Game:
    """A game between two bots."""
    return new_game("First Game", 2, "a lucky day", bots={0: BigMoney(), 1: FirstGameEngine()})


@pytest.fixture(scope="module")
def text() -> str:
    return Record.of(a_game(), ["Anna", "Ben"], {0: "money", 1: "engine"}).text()


def test_the_long_form_is_readable(text: str) -> None:
    lines = text.splitlines()
    assert lines[:8] == [
        "throneroom record 1",
        "rules: 1",
        "profile: first-edition",
        "kingdom: cellar, market, militia, mine, moat, remodel, smithy, village, woodcutter,"
        " workshop",
        "players: Anna, Ben",
        'seed: "a lucky day"',
        "start: Anna",
        "bots: Anna = money, Ben = engine",
    ]
    assert lines[9].startswith("turn 1 Anna [")
    assert lines[10] == "Anna: all"
    assert lines[-3] == "end: provinces"
    assert lines[-1].startswith("winners: ")


def test_the_short_form_is_short() -> None:
    game = new_game("First Game", 2, "x", bots={0: FirstGameEngine(), 1: FirstGameEngine()})
    assert game.turn >= 30
    line = Record.of(game, ["Anna", "Ben"]).line()
    assert len(line) < 1000
    assert line.isascii()
    assert not set(line) & set(" \n\"'<>&`$")


@pytest.mark.parametrize("number", range(20))
def test_random_games_of_twenty_turns_stay_under_a_thousand_characters(number: int) -> None:
    game = random_game(number, players=2)
    for _ in played(number, game):
        if game.turn > 20:
            break
    assert len(Record.of(game, ["Anna", "Ben"]).line()) < 1000


def test_comments_stay_where_they_are(text: str) -> None:
    lines = text.splitlines()
    lines.insert(2, "# about the game")
    place = lines.index("Anna: all") + 1
    lines.insert(place, "# not enough for a Gold")
    record = read_record("\n".join(lines))
    written = record.text()
    assert "# about the game" in written
    assert "Anna: all\n# not enough for a Gold\n" in written
    assert read_record(written) == record
    assert read_record(written).text() == written


def test_an_unfinished_and_a_stopped_game_have_records() -> None:
    game = new_game("First Game", 2, "x")
    game.answer("all")
    record = Record.of(game, ["Anna", "Ben"])
    assert read_record(record.text()) == record
    game.stop("resigned")
    stopped = Record.of(game, ["Anna", "Ben"])
    assert "end: resigned\n" in stopped.text()
    assert "winners: nobody\n" in stopped.text()
    assert read_record(stopped.text()).game().ending == "resigned"
    assert read_record(stopped.line()) == stopped


def test_a_turn_limit_is_recorded() -> None:
    game = new_game("First Game", 2, "x", turn_limit=4)
    while not game.over:
        game.answer("done")
    assert game.ending == "turn limit"
    record = Record.of(game)
    assert "end: turn limit" in record.text()
    assert read_record(record.text()).game().ending == "turn limit"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("throneroom record 1", "throneroom record 2", "line 1: this is not a record"),
        ("rules: 1", "rules: 7", "rules version 7 is unknown"),
        ("profile: first-edition", "profile: house", "there is no rules profile 'house'"),
        ("kingdom: cellar", "kingdom: cellars", "there is no card 'cellars'"),
        ("kingdom: cellar, ", "kingdom: ", "a kingdom has 10 cards"),
        ("players: Anna, Ben", "players: Anna", "there is no player 'Ben'"),
        ("players: Anna, Ben", "players: Anna, Anna", "two players are called Anna"),
        ('seed: "a lucky day"', "seed: a lucky day", "the seed must be a text in quotes"),
        ('seed: "a lucky day"', 'seed: "another day"', "line 10: the turn does not fit"),
        ("start: Anna", "start: Carl", "there is no player 'Carl'"),
        ("start: Anna\n", "", "the header line 'start' is missing"),
        ("start: Anna", "start: Anna\nmood: good", "unknown header line 'mood'"),
        ("Anna = money", "Anna money", "is not 'name = bot'"),
        ("Anna: all", "Anna: al", "line 11: 'al' is not a legal answer to play_treasure"),
        ("Anna: all", "Ben: all", "line 11: Ben answers, but Anna is asked"),
        ("Anna: all", "Anna all", "line 11: 'Anna all' is neither an answer nor a turn"),
        ("Anna: all\n", "", "line 11: '"),
        ("turn 2 Ben", "turn 3 Ben", "the turn does not fit; expected 'turn 2 Ben"),
        ("end: provinces", "end: piles", "'end: piles' does not fit the game"),
        ("end: provinces\n", "", "there is no player 'points'"),
        ("winners:", "winner:", "does not fit the game"),
    ],
)
def test_a_damaged_record_is_refused_with_line_and_reason(
    text: str, old: str, new: str, complaint: str
) -> None:
    damaged = text.replace(old, new, 1)
    assert damaged != text
    with pytest.raises(RecordError) as refused:
        read_record(damaged)
    assert complaint in str(refused.value)
    assert str(refused.value).startswith("line ")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "foreign", ["", "\n\n", "PK\x03\x04", "<html>", "turn 1", "{}", "x" * 2_000_000]
)
def test_a_foreign_text_is_refused(foreign: str) -> None:
    with pytest.raises(RecordError):
        read_record(foreign)


@cache
def both_forms(number: int) -> tuple[str, str]:
    """The record of a random game in its long and its short form."""
    record = Record.of(finished(number))
    return record.text(), record.line()


@settings(max_examples=150, deadline=None)
@given(st.randoms(use_true_random=False))
def test_no_damage_brings_anything_but_a_refusal(chance: random.Random) -> None:
    source = chance.choice(both_forms(chance.randrange(5)))
    characters = list(source)
    for _ in range(chance.randrange(1, 4)):
        place = chance.randrange(len(characters))
        match chance.randrange(3):
            case 0:
                del characters[place]
            case 1:
                characters[place] = chr(chance.choice([10, 32, 44, 58, 65, 97, 0x1F600]))
            case _:
                characters.insert(place, chance.choice(characters))
    try:
        read = read_record("".join(characters))
    except RecordError:
        return
    assert read.game().check


def test_names_must_fit_into_a_record() -> None:
    game = new_game("First Game", 2, "x")
    for names in (
        ["Anna"],
        ["Anna", "anna"],
        ["A:b", "Ben"],
        ["", "Ben"],
        ["x" * 40, "Ben"],
        ["end", "Ben"],
    ):
        with pytest.raises(SetupError):
            Record.of(game, names)


def test_a_game_with_imagined_cards_has_a_record() -> None:
    game = new_game("First Game", 2, "x").copy()
    game.determinise("what if")
    record = Record.of(game)
    assert record.game().check == game.check
    assert read_record(record.text()) == read_record(record.line()) == record
