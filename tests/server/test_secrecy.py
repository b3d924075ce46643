"""No hidden card ever leaves the server for a seat that may not see it.

Whole games of all sets are played. Everything that every client is sent is held against what the
rules let it know, which is worked out here from the full position and not by the code that hides.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest
from playing import everything_told, random_answer
from pydantic import TypeAdapter
from server.sitting import Sitting, Told, somebody

from throneroom.engine.card import BY_ID, CARDS, NONE
from throneroom.engine.determinise import determinise
from throneroom.engine.events import Event
from throneroom.engine.fast_view import SPECTATOR, FastView
from throneroom.engine.position import Position
from throneroom.engine.rng import seed_of
from throneroom.engine.view import View
from throneroom.engine.zones import EMPTY, Zone
from throneroom.kingdoms import KINGDOM_CARDS, RECOMMENDED
from throneroom.server.protocol.updates import Update

IDS = frozenset(card.id for card in CARDS)
PEOPLE = [somebody(name) for name in ("anna", "ben", "carol", "dora")]
SHAPE = TypeAdapter(Update)
KINGDOMS = [", ".join(kingdom.ids) for kingdom in RECOMMENDED]

FACE_UP = {
    "play", "play_again", "play_treasure", "play_treasures", "buy", "overpay",
    "overpay_with_potion", "gain", "trash", "reveal", "reveal_hand", "show", "name", "come_back",
    "return", "mark", "put_under", "move_marker", "shuffle_in",
}  # fmt: skip
"""What everybody watches, no matter which player does it."""

FACE_DOWN = {"set_aside", "put_on_mat", "put_back", "put_into_deck", "pass"}
STASH = BY_ID["stash"]
"""The card that everybody knows by its back wherever it goes face down."""

APART = {"set_aside", "take", "put_on_mat"}
"""What moves cards to or from where they lie apart: open, unless it is there for one's own eyes."""

OWN_EYES = {"saved", "private_mat"}

SHOWING = {"bureaucrat", "watchtower", "royal_seal"}
"""What puts cards on a deck that everybody has seen before."""

LOOKING = {"sentry", "lookout", "navigator"}
"""What lets a player look at cards that the others do not see."""


def ids(position: Position, zone: Zone) -> list[str]:
    return [position.catalogue.cards[card].id for card in zone.cards() if card != EMPTY]


def may_see(event: Event, viewer: int | None, deciders: set[int]) -> Iterator[bool]:
    """For each card of an event, whether the viewer was shown it."""
    own = viewer is not None and (viewer == event.seat or viewer in deciders)
    cause = None if event.cause is None else event.cause.id
    for place, card in enumerate(event.cards, 1):
        last = place == len(event.cards)
        if event.kind in FACE_UP or (card is STASH and event.kind in FACE_DOWN):
            yield True
        elif event.kind in APART:
            yield own or OWN_EYES.isdisjoint((event.origin, event.target))
        elif event.kind in ("discard", "clean_up"):
            looking = event.origin == "revealed" and cause in LOOKING
            yield own or last or not (event.origin == "hand" or looking)
        elif event.kind == "put_back":
            secret = event.origin in ("hand", "deck") or cause in LOOKING
            yield own or not secret or cause in SHOWING
        elif event.kind == "pass":
            yield own or viewer == event.other
        else:
            assert event.kind in ("draw", "look", "put_into_deck"), event
            yield own


class Spy:
    """Looks at everything that one client is sent."""

    def __init__(self, sitting: Sitting, told: Told, seat: int | None) -> None:
        self.sitting = sitting
        self.told = told
        self.seat = seat
        self.deciders: list[set[int]] = []

    def look(self, deciders: list[set[int]]) -> None:
        """Check the next update; `deciders` are the seats that decided for others, by event."""
        update = self.told.news()
        if update is None:
            return
        # What is not in the protocol is dropped by this, and then missed.
        assert SHAPE.validate_python(update, strict=True) == update
        if "table" in update:
            self._check_table(cast("dict[str, Any]", update["table"]))
        if "game" in update:
            self._check_game(cast("dict[str, Any]", update["game"]), deciders)

    def _check_table(self, part: dict[str, Any]) -> None:
        if not self.sitting.game.over:
            assert part["result"] is None
            named = {text for text in texts({**part, "options": None}) if text in IDS}
            assert not named
            assert self.sitting.table.secret not in str(part)

    def _check_game(self, part: dict[str, Any], deciders: list[set[int]]) -> None:
        assert part["viewer"] == self.seat
        self._check_view(part["view"])
        for event in part["events"]:
            self._check_event(event, deciders[event["number"] - 1])
        decision, asked = self.sitting.game.decision, part["asked"]
        if decision is None:
            assert part["decision"] is None
            return
        assert asked["seat"] == decision.seat
        position = self.sitting.game.position()
        in_play = [ids(position, player.in_play) for player in position.players]
        assert asked["source"] is None or any(asked["source"] in cards for cards in in_play)
        if decision.seat == self.seat:
            assert part["decision"]["number"] == decision.number
        else:
            assert part["decision"] is None

    def _check_view(self, view: dict[str, Any]) -> None:
        position = self.sitting.game.position()
        seat = SPECTATOR if self.seat is None else self.seat
        me = None if self.seat is None else position.players[self.seat]
        assert Counter(view["hand"]) == Counter([] if me is None else ids(position, me.hand))
        assert view.get("deck", {}) == Counter([] if me is None else ids(position, me.deck))
        possessing = position.possessor == self.seat
        possessed = ids(position, position.players[position.current].hand) if possessing else []
        assert Counter(view["possessed_hand"]) == Counter(possessed)
        # Whatever lies where the seat cannot look could lie there otherwise.
        for blind in (0, 1) if me is None else (seat,):
            determinise(position, blind, seed_of("otherwise"))
        assert View(FastView(position, seat)).snapshot() == view

    def _check_event(self, part: dict[str, Any], deciders: set[int]) -> None:
        event = everything_told(self.sitting.game)[part["number"] - 1]
        seen = list(may_see(event, self.seat, deciders))
        for id, card, allowed in zip(part.get("cards", []), event.cards, seen, strict=True):
            assert card is not None
            assert id in (None, card.id)
            assert allowed or id is None, f"seat {self.seat} is shown {id} in {event}"
            # In which order several go back is nobody else's business, so those may be hidden.
            hidden = allowed and id is None and event.kind != "put_back"
            assert not hidden, f"seat {self.seat} is not shown {event}"


def texts(value: object) -> Iterator[str]:
    """All texts in a message."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner)


def spied_on(kingdom: str, players: int, seed: str, turns: int) -> Counter[str]:
    """Play a game with a spy at every seat and one beside; what kinds of events there were."""
    sitting = Sitting(kingdom=kingdom, seats=["person"] * players, undo="always")
    people = PEOPLE[:players]
    spies = [Spy(sitting, sitting.channel(who), seat) for seat, who in enumerate(people)]
    spies.append(Spy(sitting, sitting.channel(somebody("eve")), None))
    sitting.begin(*people)
    chance = random.Random(seed)
    deciders: list[set[int]] = []
    while True:
        possessor = sitting.game.position().possessor
        possessors = set() if possessor == NONE else {int(possessor)}
        deciders += [possessors] * (sitting.table.events - len(deciders))
        for spy in spies:
            spy.look(deciders)
        decision = sitting.game.decision
        if decision is None or sitting.game.turn > turns:
            return Counter(event.kind for event in sitting.game.events())
        seat = decision.seat
        if chance.random() < 0.01 and sitting.table.answers_since(seat):
            sitting.ask(people[seat], {"type": "undo", "seat": seat})
            continue
        answer = random_answer(decision, chance)
        words = answer if isinstance(answer, list) else [answer]
        sitting.answer(people[seat], *map(str, words))


@pytest.mark.parametrize("number", range(len(KINGDOMS)))
def test_whole_games_of_the_recommended_sets(number: int) -> None:
    kinds = spied_on(KINGDOMS[number], 2 + number % 3, f"game {number}", 40)
    assert kinds["draw"] > 20


@pytest.mark.parametrize("number", range(12))
def test_games_of_any_cards(number: int) -> None:
    chance = random.Random(number)
    cards = ", ".join(card.id for card in chance.sample(KINGDOM_CARDS, 10))
    spied_on(cards, 2 + number % 3, f"any {number}", 40)
