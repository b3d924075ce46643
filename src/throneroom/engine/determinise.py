"""Imagining the cards that a seat cannot see, so that a search looks at what might be.

What comes of it depends on nothing but what the seat knows: hidden cards are sorted before they are
dealt, and cards that are known to be among others lie before them.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from throneroom.engine.card import NONE
from throneroom.engine.history import GivenAnswer
from throneroom.engine.live import IN_DISCARD, IN_HAND, Shown
from throneroom.engine.rng import below, mix, seed_of, step
from throneroom.engine.shuffling import SHA256, draw_by_sha256
from throneroom.engine.zones import Zone

if TYPE_CHECKING:
    from throneroom.engine.position import Player, Position


# The zones of a player in which cards may be hidden. A player's `Zone` objects change their roles
# when a discard pile is shuffled, so they cannot be remembered themselves.
DECK: Final = 0
HAND: Final = 1
PASSED: Final = 2
DISCARD: Final = 3


@final
class HiddenPlaces:
    """Where the cards of a player lie that a seat does not see, and which cards those are."""

    def __init__(self, owner: i64) -> None:
        self.owner: Final[i64] = owner
        self.zones: vec[i64] = vec[i64]()
        self.places: vec[i64] = vec[i64]()
        # The card at a place, where the seat knows that it is in that zone; else NONE.
        self.known: vec[i64] = vec[i64]()
        # All other cards, sorted.
        self.cards: vec[u8] = vec[u8]()

    def add(self, zone: i64, place: i64, known: i64 = NONE) -> None:
        """One more place."""
        self.zones = append(self.zones, zone)
        self.places = append(self.places, place)
        self.known = append(self.known, known)

    def add_lowest(self, zone: i64, cards: list[int], known: dict[int, int]) -> None:
        """Add the lowest places of a zone, where known cards that are still there are the first."""
        first: list[int] = []
        for card in sorted(known):
            first += [card] * min(known[card], cards.count(card))
        for place in range(len(cards)):
            self.add(zone, place, i64(first[place]) if place < len(first) else i64(NONE))

    def collect(self, game: "Position") -> None:
        """Note which cards lie at these places, apart from those that are known."""
        owner = game.players[self.owner]
        cards: list[int] = []
        for at in range(len(self.places)):
            cards.append(_zone(owner, self.zones[at]).at(self.places[at]))
        for card in self.known:
            if card != NONE:
                cards.remove(int(card))
        self.cards = vec[u8](sorted(cards))


def determinise(
    game: "Position",
    seat: i64,
    seed: i64,
    shown: list[Shown] | None = None,
    shuffle_seed: str = "",
) -> None:
    """Deal the cards that a seat does not see anew among the places where they may be.

    Known cards stay where they are: the own hand and that of a player for whom the seat decides,
    the tops of discard piles, those cards of a deck that the seat has seen, and what the running
    effect has shown. So whatever that effect still refers to is there, if it is this seat that is
    being asked. From here on the generator is another one: that of `seed`, or with a `shuffle_seed`
    SHA-256.
    """
    deal_anew(game, seat, seed, hidden_places(game, seat, shown or []), shuffle_seed)


def determinise_for(game: "Position", given: GivenAnswer, shown: list[Shown]) -> None:
    """Deal hidden cards anew where the history of a game says so."""
    seed = given.seed
    assert seed is not None
    shuffle_seed = seed if given.generator == SHA256 else ""
    determinise(game, i64(given.seat), seed_of(seed), shown, shuffle_seed)


def hidden_places(game: "Position", seat: i64, shown: list[Shown]) -> list[HiddenPlaces]:
    """The places of each player's cards that a seat does not see."""
    return [_hidden_places(game, owner, seat, shown) for owner in game.players]


def undrawn_places(game: "Position", shown: list[Shown]) -> list[HiddenPlaces]:
    """The places of each player's cards that not even their owner sees."""
    return [_hidden_places(game, owner, owner.seat, shown) for owner in game.players]


def shuffle_undrawn(game: "Position", seed: i64, hidden: list[HiddenPlaces]) -> None:
    """Deal the cards that nobody has drawn yet anew, each player's among their own."""
    game.rng = seed
    game.shuffle_seed = ""
    for places in hidden:
        _deal(game, places)


def deal_anew(
    game: "Position",
    seat: i64,
    seed: i64,
    hidden: list[HiddenPlaces],
    shuffle_seed: str = "",
) -> None:
    """Deal the cards at hidden places anew, each player's among their own."""
    game.rng = 0 if shuffle_seed else seed
    game.shuffle_seed = shuffle_seed
    if game.passes:
        _imagine_passes(game, seat, hidden)
    for places in hidden:
        _deal(game, places)


def _hidden_places(
    game: "Position", owner: "Player", seat: i64, shown: list[Shown]
) -> HiddenPlaces:
    found = HiddenPlaces(owner.seat)
    size = owner.deck.size
    seen = owner.known[seat] if owner.some_known else 0
    for place in range(size):
        depth = size - 1 - place
        if depth >= 62 or seen >> depth & 1 == 0:
            found.add(DECK, place)
    if owner.seat != seat:
        if game.decider(owner) != seat:
            found.add_lowest(HAND, owner.hand.cards(), _shown(owner, seat, IN_HAND, shown))
            found.add_lowest(PASSED, owner.passed.cards(), {})
        if owner.discard.size:
            _add_unseen_discards(found, owner, _shown(owner, seat, IN_DISCARD, shown))
    found.collect(game)
    return found


def _add_unseen_discards(found: HiddenPlaces, owner: "Player", known: dict[int, int]) -> None:
    """Add the places of a discard pile below its top that a seat has not looked at.

    A player who has looked through a pile knows where each card lies.
    """
    top = owner.discard.size - 1
    for place in range(top, -1, -1):
        card = owner.discard.at(place)
        left = known.get(card, 0)
        if left:
            known[card] = left - 1
        elif place < top:
            found.add(DISCARD, place)


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
    owner = game.players[hidden.owner]
    cards = hidden.cards[:]
    left: i64 = len(cards)
    for at in range(len(hidden.places)):
        card = hidden.known[at]
        if card == NONE:
            index = _draw(game, left)
            left -= 1
            card = i64(cards[index])
            cards[index] = cards[left]
        _zone(owner, hidden.zones[at]).set(hidden.places[at], int(card))


def _zone(owner: "Player", zone: i64) -> Zone:
    if zone == DECK:
        return owner.deck
    if zone == HAND:
        return owner.hand
    return owner.passed if zone == PASSED else owner.discard


def _draw(game: "Position", count: i64) -> i64:
    """A random number below this count."""
    if game.shuffle_seed:
        name = f"{game.shuffle_seed} {game.rng}"
        game.rng += 1
        return draw_by_sha256(name, count)
    game.rng = step(game.rng)
    return below(mix(game.rng), count)
