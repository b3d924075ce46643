"""The log of a game: its events as sentences, indented as effects nest.

Which sentence tells which event stands in log.toml.
"""

import tomllib
from collections.abc import Callable, Iterable, Iterator
from importlib import resources
from itertools import pairwise
from typing import Final, NotRequired, TypedDict

from throneroom.engine.events import Event
from throneroom.text.words import Words

INDENT = "  "

Entry = TypedDict(
    "Entry",
    {
        "where": NotRequired[dict[str, str]],
        "then": NotRequired[str],
        "bonus": NotRequired[str],
        "say": str,
        "with": list[str],
    },
)
"""One way to tell events of a kind; log.toml explains the fields."""

TABLE: Final[dict[str, list[Entry]]] = tomllib.loads(
    (resources.files(__package__) / "log.toml").read_text(encoding="utf-8")
)


class Log:
    """Turns events, as one viewer got them, into lines."""

    def __init__(self, words: Words, names: list[str]) -> None:
        self.words = words
        self.names = names
        self._blanks: dict[str, Callable[[list[Event]], object]] = {
            "player": lambda events: self._name(events[0].seat),
            "other": lambda events: self._name(events[0].other),
            "cards": lambda events: words.cards(events[0].cards),
            "name": lambda events: self._named(events[0]),
            "amount": lambda events: events[0].amount,
            "turn": lambda events: events[0].own_turn,
            "bonuses": lambda events: ", ".join(map(self._bonus, events)),
        }

    def lines(self, events: Iterable[Event]) -> Iterator[str]:
        """The lines that tell the events, with an empty one between turns.

        What was taken back is marked. Without those lines, and those of the undos, the log is that
        of a game in which the answers were never given.
        """
        for group, undone in _in_order(list(events)):
            first = group[0]
            if first.kind == "turn" and first.number > 1 and not undone:
                yield ""
            said = self._sentence(group)
            if said is not None:
                mark = f"{self.words.say('log-undone')} " if undone else ""
                yield f"{INDENT * first.depth}{mark}{said}"

    def _sentence(self, group: list[Event]) -> str | None:
        entry = next((entry for entry in TABLE[group[0].kind] if _fits(entry, group)), None)
        if entry is None:
            return None
        values = {blank: self._blanks[blank](group) for blank in entry["with"]}
        return self.words.say(entry["say"], **values)

    def _name(self, seat: int | None) -> str:
        return "" if seat is None else self.names[seat]

    def _named(self, event: Event) -> str:
        (card,) = event.cards
        assert card is not None
        return self.words.name(card)

    def _bonus(self, event: Event) -> str:
        (entry,) = TABLE[event.kind]
        return self.words.say(entry["bonus"], count=event.amount)


def taken_back(events: Iterable[Event]) -> set[int]:
    """The numbers of the events that a later undo takes back."""
    undos = [(event.since, event.number) for event in events if event.kind == "undo"]
    return {number for since, undo in undos if since for number in range(since, undo)}


def _in_order(events: list[Event]) -> list[tuple[list[Event], bool]]:
    """The events with those together that share a line, and whether they were taken back."""
    undone = taken_back(events)
    # Each kind of line is grouped for itself: an undo in the middle of a line does not divide it.
    undos = [[event] for event in events if event.kind == "undo"]
    counting = [event for event in events if event.kind != "undo" and event.number not in undone]
    cancelled = [event for event in events if event.kind != "undo" and event.number in undone]
    groups = [(group, False) for group in _grouped(counting)]
    groups += [(group, True) for group in _with_empty_turns_left_out(_grouped(cancelled))]
    groups += [(group, group[0].number in undone) for group in undos]
    return sorted(groups, key=lambda entry: entry[0][0].number)


def _with_empty_turns_left_out(groups: Iterable[list[Event]]) -> Iterator[list[Event]]:
    """A turn that was taken back before anything had happened in it is not worth a line."""
    for group, following in pairwise([*groups, []]):
        next_number = following[0].number if following and following[0].kind != "turn" else 0
        if group[0].kind != "turn" or next_number == group[0].number + 1:
            yield group


def _grouped(events: Iterable[Event]) -> Iterator[list[Event]]:
    """The events, with those together that share a line."""
    group: list[Event] = []
    for event in events:
        if group and not _joins(group, event):
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def _joins(group: list[Event], event: Event) -> bool:
    """Whether an event belongs into the line that a group has begun."""
    first = group[0]
    if (event.seat, event.depth) != (first.seat, first.depth):
        return False
    if _is_bonus(first):
        return _is_bonus(event)
    continued = any(entry.get("then") == event.kind for entry in TABLE[first.kind])
    return continued and len(group) == 1 and event.cards == first.cards


def _is_bonus(event: Event) -> bool:
    return any("bonus" in entry for entry in TABLE[event.kind])


def _fits(entry: Entry, group: list[Event]) -> bool:
    """Whether an entry tells these events."""
    if "then" in entry and len(group) == 1:
        return False
    for field, wanted in entry.get("where", {}).items():
        value = getattr(group[-1], field)
        if value != wanted and (wanted != "*" or value is None):
            return False
    return True
