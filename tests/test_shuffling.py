"""Shuffles that nobody can predict, and that everybody can check afterwards."""

import hashlib
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from throneroom import Record, new_game, read_record
from throneroom.engine import shuffling
from throneroom.engine.errors import RecordError, SetupError
from throneroom.engine.game import Game
from throneroom.engine.position import Position
from throneroom.engine.zones import Zone

PROTOCOL = Path(__file__).parents[1] / "docs" / "protocol.md"
SEED = "5eed" * 16
HIGHEST_FIRST = b"\xff" * 4 + b"\x00" * 28
"""A hash that gives the highest number of all, and then zeros."""

Shuffled = Callable[[list[str], str, int], list[str]]


def table(seed: str = SEED, players: int = 2) -> Game:
    return new_game("First Game", players, seed, watch=True, generator="sha256")


@pytest.fixture(scope="module")
def shuffled() -> Shuffled:
    """The function that docs/protocol.md gives to whoever wants to check a deal."""
    section = PROTOCOL.read_text(encoding="utf-8").split("#### Checking a deal")[1]
    code = re.search(r"```python\n(.*?)```", section, re.DOTALL)
    assert code is not None
    assert len([line for line in code[1].splitlines() if line]) <= 10
    names: dict[str, Shuffled] = {}
    exec(code[1], names)
    return names["shuffled"]


def buy_money(game: Game) -> None:
    """Answer a question of somebody who only plays and buys Treasures."""
    assert game.decision is not None
    words = game.decision.words
    game.answer(next(word for word in ("all", "gold", "silver", "done") if word in words))


def cards(position: Position, zone: Zone) -> list[str]:
    return [position.catalogue.cards[card].id for card in zone]


def deck(game: Game, seat: int) -> list[str]:
    position = game.position()
    return cards(position, position.players[seat].deck)


def hand(game: Game, seat: int) -> list[str]:
    position = game.position()
    return cards(position, position.players[seat].hand)


@pytest.mark.parametrize("players", [2, 4])
def test_a_deal_can_be_checked_without_this_program(shuffled: Shuffled, players: int) -> None:
    game = table(players=players)
    for seat in range(players):
        dealt = shuffled(["copper"] * 7 + ["estate"] * 3, SEED, seat)
        assert hand(game, seat) == dealt[:4:-1]
        assert deck(game, seat) == dealt[:5]


def test_later_shuffles_can_be_checked_too(shuffled: Shuffled) -> None:
    """Two players who only buy: cards reach the discard pile by gaining and clean-up."""
    game = table()
    shuffles = 2
    while shuffles < 12:
        seat = game.current
        before = game.position()
        discard = cards(before, before.players[seat].discard)
        told = len(game.events())
        buy_money(game)
        for event in game.events(told, seat):
            if event.kind in ("gain", "clean_up"):
                discard += [card.id for card in event.cards if card is not None]
            if event.kind == "shuffle":
                order = shuffled(discard, SEED, shuffles)
                left = deck(game, seat)
                assert 1 <= len(order) - len(left) <= 5
                assert left == order[: len(left)]
                shuffles += 1


def test_every_digit_of_the_seed_counts() -> None:
    """The fast generator keeps 62 bits of a seed; these shuffles hang on all 256 of them."""
    position = table().position()
    orders = set()
    for place in range(64):
        position.shuffle_seed = SEED[:place] + "0" + SEED[place + 1 :]
        zone = Zone()
        zone.put_all(list(range(50)))
        shuffling.shuffle_cards(position, zone)
        position.rng -= 1
        orders.add(tuple(zone.cards()))
    assert len(orders) == 64


def test_no_shuffle_depends_on_how_many_cards_were_shuffled_before() -> None:
    """The attack on the first generator followed its state from shuffle to shuffle."""
    first, second = Zone(), Zone()
    few, many = table().position(), table().position()
    first.put_all([1, 2, 3])
    second.put_all(list(range(50)))
    shuffling.shuffle_cards(few, first)
    shuffling.shuffle_cards(many, second)
    first.put_all(list(range(20)))
    second.put_all(list(range(20)))
    shuffling.shuffle_cards(few, first)
    shuffling.shuffle_cards(many, second)
    assert first.cards() == second.cards()
    shuffling.shuffle_cards(few, first)
    assert first.cards() != second.cards()


def test_every_order_is_equally_likely() -> None:
    """All 24 orders of four cards in 6,000 shuffles: a chi-squared test with 23 degrees."""
    position = table().position()
    zone = Zone()
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        zone.put_all([1, 2, 3, 4])
        shuffling.shuffle_cards(position, zone)
        seen[tuple(zone.cards())] += 1
    assert len(seen) == 24
    assert sum((count - 250) ** 2 / 250 for count in seen.values()) < 49.7  # one in 1,000


def test_numbers_that_would_favour_a_card_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """2**32 numbers cannot be shared out evenly among seven cards: the last four are no draw."""
    monkeypatch.setattr(hashlib, "sha256", lambda _: SimpleNamespace(digest=lambda: HIGHEST_FIRST))
    zone = Zone()
    zone.put_all(list(range(7)))
    shuffling.shuffle_cards(table().position(), zone)
    assert zone.cards() == [1, 2, 3, 4, 5, 6, 0]


def test_records_name_their_generator() -> None:
    game = table()
    game.answer("all")
    record = Record.of(game, ["Anna", "Ben"])
    assert "\ngenerator: sha256\n" in record.text()
    for text in (record.text(), record.line()):
        read = read_record(text)
        assert read.generator == "sha256"
        assert read.game().check == game.check


def test_records_that_name_none_keep_the_first_generator() -> None:
    game = new_game(seed=SEED)
    record = Record.of(game, ["Anna", "Ben"])
    assert "generator" not in record.text()
    assert read_record(record.text()).generator == "counter"
    assert replace(record, generator="sha256").game().check != game.check


def test_an_unknown_generator_is_refused() -> None:
    record = Record.of(table(), ["Anna", "Ben"])
    with pytest.raises(RecordError, match="no generator 'dice'"):
        read_record(record.text().replace("generator: sha256", "generator: dice"))
    with pytest.raises(SetupError, match="no generator 'dice'"):
        new_game(generator="dice")


def test_an_empty_seed_is_no_secret() -> None:
    """It would stand for the fast generator, which is not what was asked for."""
    with pytest.raises(SetupError, match="needs a seed"):
        table("")
    line = Record.of(table(), ["Anna", "Ben"]).text().replace(f'"{SEED}"', '""')
    with pytest.raises(RecordError, match="needs a seed"):
        read_record(line)


def test_an_imagined_game_does_not_know_the_seed() -> None:
    """A search must not see the shuffles that will really come."""
    game = table()
    imagined = game.copy()
    imagined.determinise("a dream")
    assert imagined.position().shuffle_seed == ""
    assert game.position().shuffle_seed == SEED


def test_undone_and_played_again_the_same_cards_come() -> None:
    game = table()
    checks = []
    for _ in range(2):
        while game.turn < 20:
            buy_money(game)
        checks.append(game.check)
        game.undo(len(game.answers))
        assert game.check == table().check
    assert checks[0] == checks[1]
