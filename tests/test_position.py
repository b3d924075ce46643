"""Positions: no field is forgotten when they are copied, compared, pickled and checked.

The fields are found by looking at the classes, so that one that is added later is held to the same.
"""

import types
from collections.abc import Iterator
from typing import Any

import pytest
from form import COMPILED
from librt.vecs import append, vec
from mypy_extensions import i64

from throneroom.engine.counts import Counts
from throneroom.engine.passes import Pass
from throneroom.engine.position import Player, Position
from throneroom.engine.setup import Setup
from throneroom.engine.zones import Zone
from throneroom.kingdoms import parse

VECTOR = type(vec[i64]())
SETUP = Setup(parse("First Game").cards, 2)

FIXED = {
    "Position.catalogue": "belongs to the set-up, which all positions of a game share",
    "Position.piles": "belongs to the set-up",
    "Player.seat": "is the player's place in `players`",
}
"""The fields that never change in a game: they are no part of its values."""

MADE_OF_OTHERS = {"Position.players": "each player's fields are looked at one by one"}

REPLACED = {
    "Position.extra_turns": "copies share it until one of them gets another list",
    "Position.passes": "copies share it until one of them gets another list",
}
"""The lists that are never changed in place."""

UNCHECKED = {
    "Position.bane": "belongs to the set-up, which a record tells in its header",
    "Position.keep_order": "only scenarios say that shuffling leaves cards in their order",
    "Position.turn_limit": "a record tells it in its header",
    "Position.empty_piles": "follows from the supply",
    "Position.over": "follows from the supply and the turn",
    "Position.gained": "is what has happened; the cards themselves are checked where they lie",
    "Player.owned": "counts the cards of all zones",
    "Position.passes": "is what players know, not where cards lie",
    "Player.known": "is what players know, not where cards lie",
    "Player.looking": "is what players know, not where cards lie",
    "Player.some_known": "says whether `known` is in use",
}
"""The fields that need not change the check of a position, and why."""


def fields(instance: Position | Player) -> list[str]:
    """The names of all fields, in either form of the engine."""
    if not COMPILED:
        return list(vars(instance))
    kind = type(instance)
    return [
        name
        for name in dir(kind)
        if isinstance(getattr(kind, name), types.GetSetDescriptorType) and name[:2] != "__"
    ]


def sample() -> Position:
    """A position in which a change of any field can be noticed."""
    position = SETUP.position()
    for player in position.players:
        player.deck_seen(player.seat)
    position.extra_coins = Counts(len(SETUP.catalogue.cards))
    position.next_coins = Counts(len(SETUP.catalogue.cards))
    position.pile_tokens = Counts(len(SETUP.catalogue.cards))
    position.markers = Counts(len(SETUP.catalogue.cards))
    return position


def every_field() -> Iterator[str]:
    position = sample()
    yield from (f"Position.{name}" for name in fields(position))
    yield from (f"Player.{name}" for name in fields(position.players[0]))


FIELDS = [name for name in every_field() if name not in FIXED | MADE_OF_OTHERS]


def owner(position: Position, field: str) -> Position | Player:
    """Whose field it is: the position's, or that of its last player."""
    return position if field.startswith("Position.") else position.players[-1]


def change(position: Position, field: str) -> None:
    """Give a field another value."""
    holder, name = owner(position, field), field.partition(".")[2]
    value = getattr(holder, name)
    if isinstance(value, bool):
        setattr(holder, name, not value)
    elif isinstance(value, int):
        setattr(holder, name, value + 1)
    elif isinstance(value, str):
        setattr(holder, name, value + "a")
    elif isinstance(value, Zone):
        value.push(5)
    elif isinstance(value, Counts):
        value.add(5)
    elif isinstance(value, list) and field in REPLACED:
        setattr(holder, name, [*value, Pass(0, 1, 5, 2, Counts(0))])
    elif isinstance(value, VECTOR):
        if field in REPLACED:
            setattr(holder, name, append(value[:], i64(1)))
        else:
            value[0] += 1
    else:
        pytest.fail(f"{field} has a type that this test does not know")


def plain(position: Position, field: str) -> object:
    """The value of a field, as one that can be compared."""
    value = getattr(owner(position, field), field.partition(".")[2])
    if isinstance(value, Zone):
        return value.cards()
    if isinstance(value, Counts):
        return list(value.numbers)
    if isinstance(value, list):
        return [one.values() for one in value]
    return list(value) if isinstance(value, VECTOR) else value


def test_the_fields_are_found() -> None:
    assert {"Position.coins", "Position.supply", "Player.hand", "Player.tokens"} <= set(FIELDS)
    assert FIXED.keys() | MADE_OF_OTHERS.keys() | REPLACED.keys() | UNCHECKED.keys() <= set(
        every_field()
    )


@pytest.mark.parametrize("field", FIELDS)
def test_a_copy_has_the_field(field: str) -> None:
    position = sample()
    change(position, field)
    other = sample()
    assert plain(other, field) != plain(position, field)
    other.assign(position)
    for again in (position.copy(), other):
        assert plain(again, field) == plain(position, field)
        assert again == position
        assert again.check() == position.check()
        # It is a copy, and not the same thing in two places.
        change(again, field)
        assert plain(again, field) != plain(position, field)


@pytest.mark.parametrize("field", FIELDS)
def test_comparing_and_pickling_take_the_field_into_account(field: str) -> None:
    position = sample()
    change(position, field)
    assert position != sample()
    again = SETUP.position()
    values: Any = position.values()
    again.set_values(*values)
    assert again == position
    assert plain(again, field) == plain(position, field)


@pytest.mark.parametrize("field", FIELDS)
def test_the_check_takes_the_field_into_account(field: str) -> None:
    position = sample()
    change(position, field)
    assert (position.check() == sample().check()) == (field in UNCHECKED)


@pytest.mark.parametrize("field", FIXED)
def test_what_never_changes_is_shared(field: str) -> None:
    position = sample()
    assert plain(position.copy(), field) == plain(position, field)


def test_positions_cannot_be_hashed() -> None:
    with pytest.raises(TypeError):
        hash(sample())
