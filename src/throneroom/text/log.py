"""The log of a game: its events as sentences, indented as effects nest."""

from collections.abc import Iterable, Iterator

from throneroom.engine.card import CARDS
from throneroom.engine.events import Event
from throneroom.text.words import Words

INDENT = "  "
BONUSES = ("actions", "buys", "coins", "potions", "tokens")


class Log:
    """Turns events, as one viewer got them, into lines."""

    def __init__(self, words: Words, names: list[str]) -> None:
        self.words = words
        self.names = names

    def lines(self, events: Iterable[Event]) -> Iterator[str]:
        """A line per event worth telling."""
        waiting: list[Event] = []
        for event in events:
            if waiting and not _continues(waiting[0], event):
                yield self._together(waiting)
                waiting = []
            if event.kind in BONUSES or event.kind == "buy" or waiting:
                waiting.append(event)
                continue
            key = self._key(event)
            if event.kind == "turn" and event.number > 1:
                yield ""
            if key is not None:
                yield self._line(event, key)
        if waiting:
            yield self._together(waiting)

    def _together(self, events: list[Event]) -> str:
        """Events that are one line: bonuses, or a purchase and the gain of the card."""
        if events[0].kind != "buy":
            return self._bonus_line(events)
        return self._line(events[0], "log-buy" if len(events) == 1 else "log-buy-gain")

    def _key(self, event: Event) -> str | None:
        kind = event.kind
        if kind == "clean_up":
            return None  # It goes without saying.
        if kind == "turn" and event.other is not None:
            return "log-turn-possessed"
        if kind == "play_treasure":
            return "log-play-treasures"
        if kind == "gain":
            special = {"hand", "deck"} & {event.target} or {"trash"} & {event.origin}
            return "-".join(["log-gain", *special])
        return "log-" + kind.replace("_", "-")

    def _line(self, event: Event, key: str) -> str:
        text = self.words.say(
            key,
            player=self.names[event.seat],
            cards=self.words.cards(event.cards),
            amount=event.amount,
            number=event.amount,
            other="" if event.other is None else self.names[event.other],
            name=self.words.name(CARDS[event.cards[0]]) if event.kind == "name" else "",
        )
        return INDENT * event.depth + text

    def _bonus_line(self, events: list[Event]) -> str:
        parts = [self.words.say(f"bonus-{e.kind}", count=e.amount) for e in events]
        text = self.words.say(
            "log-bonus", player=self.names[events[0].seat], bonuses=", ".join(parts)
        )
        return INDENT * events[0].depth + text


def _continues(begun: Event, event: Event) -> bool:
    """Whether an event belongs into the line that another has begun."""
    if (event.seat, event.depth) != (begun.seat, begun.depth):
        return False
    if begun.kind == "buy":
        return event.kind == "gain" and event.cards == begun.cards
    return event.kind in BONUSES
