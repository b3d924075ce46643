"""Imagining the cards that a seat cannot see, so that a search looks at what might be.

What comes of it depends on nothing but what the seat knows: hidden cards are sorted before they are
dealt, and cards that are known to be among others lie before them.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from throneroom.engine.card import NONE
from throneroom.engine.live import IN_DISCARD, IN_HAND, Shown
from throneroom.engine.rng import below, mix, step
from throneroom.engine.zones import Zone

if TYPE_CHECKING:
    from throneroom.engine.position import Player, Position


@final
class HiddenPlaces:
    """Where the cards of a player lie that a seat does not see, and which cards those are."""

    def __init__(self) -> None:
        self.zones: Final[list[Zone]] = []
        self.places: vec[i64] = vec[i64]()
        # The card at a place, where the seat knows that it is in that zone; else NONE.
        self.known: vec[i64] = vec[i64]()
        self.cards: vec[u8] = vec[u8]()

    def add(self, zone: Zone, place: i64, known: i64 = NONE) -> None:
        """One more place."""
        self.zones.append(zone)
        self.places = append(self.places, place)
        self.known = append(self.known, known)

    def collect(self) -> None:
        """Note which cards lie at these places, apart from those that are known, sorted."""
        cards = [self.zones[at].at(self.places[at]) for at in range(len(self.places))]
        for card in self.known:
            if card != NONE:
                cards.remove(card)
        self.cards = vec[u8](sorted(cards))


def determinise(game: "Position", seat: i64, seed: i64, shown: list[Shown] | None = None) -> None:
    """Deal the cards that a seat does not see anew among the places where they may be.

    Known cards stay where they are: the own hand and that of a player for whom the seat decides,
    the tops of discard piles, those cards of a deck that the seat has seen, and what the running
    effect has shown. So whatever that effect still refers to is there, if it is this seat that is
    being asked. From here on the generator is another one.
    """
    deal_anew(game, seat, seed, hidden_places(game, seat, shown or []))


def hidden_places(game: "Position", seat: i64, shown: list[Shown]) -> list[HiddenPlaces]:
    """The places of each player's cards that a seat does not see."""
    return [_hidden_places(game, owner, seat, shown) for owner in game.players]


def deal_anew(game: "Position", seat: i64, seed: i64, hidden: list[HiddenPlaces]) -> None:
    """Deal the cards at hidden places anew, each player's among their own."""
    game.rng = seed
    game.shuffle_seed = ""
    if game.passes:
        _imagine_passes(game, seat, hidden)
    for places in hidden:
        _deal(game, places)


def _hidden_places(
    game: "Position", owner: "Player", seat: i64, shown: list[Shown]
) -> HiddenPlaces:
    found = HiddenPlaces()
    deck = owner.deck
    seen = owner.known[seat] if owner.some_known else 0
    for place in range(deck.size):
        depth = deck.size - 1 - place
        if depth >= 62 or seen >> depth & 1 == 0:
            found.add(deck, place)
    if owner.seat != seat:
        if game.decider(owner) != seat:
            _add_zone(found, owner.hand, owner.hand.size, _shown(owner, seat, IN_HAND, shown))
            _add_zone(found, owner.passed, owner.passed.size, {})
        known = _shown(owner, seat, IN_DISCARD, shown)
        if owner.discard.size:
            # The top card lies open.
            top = owner.discard.top()
            if known.get(top, 0):
                known[top] -= 1
            _add_zone(found, owner.discard, owner.discard.size - 1, known)
    found.collect()
    return found


def _add_zone(found: HiddenPlaces, zone: Zone, size: i64, known: dict[int, int]) -> None:
    """Add the lowest places of a zone, and let known cards that are still there be the first."""
    there = zone.cards()[:size]
    cards: list[int] = []
    for card in sorted(known):
        cards += [card] * min(known[card], there.count(card))
    for place in range(size):
        found.add(zone, place, i64(cards[place]) if place < len(cards) else i64(NONE))


def _shown(owner: "Player", seat: i64, where: i64, shown: list[Shown]) -> dict[int, int]:
    """The cards of a player that a seat was shown in a zone, counted."""
    known: dict[int, int] = {}
    for one in shown:
        if one.owner == owner.seat and one.where == where and one.seen_by >> seat & 1:
            for card in one.cards:
                # The same card may have been shown several times.
                known[card] = max(known.get(card, 0), one.cards.count(card))
    return known


def _imagine_passes(game: "Position", seat: i64, hidden: list[HiddenPlaces]) -> None:
    """Let cards whose passing the seat has not seen be others, the latest first.

    A card that lies open with its receiver stays, and so does one that has since been passed on.
    """
    for number in range(len(game.passes) - 1, -1, -1):
        one = game.passes[number]
        if one.is_known_to(seat):
            continue
        card = int(one.card)
        kept = [int(other) for other in hidden[one.giver].cards if one.had.of(int(other))]
        drawn = sorted([*kept, card])[_draw(game, len(kept) + 1)]
        received = [int(other) for other in hidden[one.receiver].cards]
        if drawn != card and card in received:
            _swap(game, number, drawn, hidden)


def _swap(game: "Position", number: i64, drawn: int, hidden: list[HiddenPlaces]) -> None:
    """Let another card of the giver's be the one that was passed."""
    one = game.passes[number]
    card = int(one.card)
    game.passes = game.passes[:]
    game.passes[number] = one.of(drawn)
    for seat, lost, got in ((one.giver, drawn, card), (one.receiver, card, drawn)):
        places = hidden[seat]
        cards = [int(other) for other in places.cards]
        cards.remove(lost)
        places.cards = vec[u8](sorted([*cards, got]))
        owned = game.players[seat].owned
        owned.take(lost)
        owned.add(got)


def _deal(game: "Position", hidden: HiddenPlaces) -> None:
    cards = hidden.cards[:]
    left: i64 = len(cards)
    zones = hidden.zones
    for at in range(len(hidden.places)):
        card = hidden.known[at]
        if card == NONE:
            index = _draw(game, left)
            left -= 1
            card = i64(cards[index])
            cards[index] = cards[left]
        zones[at].set(hidden.places[at], int(card))


def _draw(game: "Position", count: i64) -> i64:
    """A random number below this count."""
    game.rng = step(game.rng)
    return below(mix(game.rng), count)
