"""Imagining the cards that a seat cannot see, so that a search looks at what might be.

What comes of it depends on nothing but what the seat knows: hidden cards are sorted before they are
dealt, and cards that are known to be among others lie before them.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from throneroom.engine.card import NONE, TELLTALE
from throneroom.engine.history import GivenAnswer
from throneroom.engine.live import IN_DISCARD, IN_HAND, Shown
from throneroom.engine.passes import Pass
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
LOOKED_AT: Final = 4
PRIVATE_MAT: Final = 5
SAVED: Final = 6


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
    """The places of each player's cards that a seat does not see.

    A card whose back gives it away is never at one: everybody has seen it come there.
    """
    return [_hidden_places(game, owner, seat, shown) for owner in game.players]


def undrawn_places(game: "Position", shown: list[Shown]) -> list[HiddenPlaces]:
    """The places of each player's cards that not even their owner sees."""
    return [_hidden_places(game, owner, owner.seat, shown) for owner in game.players]


def shuffle_undrawn(game: "Position", seed: i64, hidden: list[HiddenPlaces]) -> None:
    """Deal the cards that nobody has drawn yet anew, each player's among their own."""
    game.rng = seed
    game.shuffle_seed = ""
    for places in hidden:
        _deal(game, places, places.cards)


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
    if not game.passes:
        for places in hidden:
            _deal(game, places, places.cards)
        return
    pools = [_counted(places.cards) for places in hidden]
    passes = game.passes
    _imagine_passes(game, seat, pools)
    if min([min(pool.values(), default=0) for pool in pools]) < 0:
        # What cannot be explained stays as it is.
        pools = [_counted(places.cards) for places in hidden]
        game.passes = passes
    _own(game, hidden, pools)
    for places in hidden:
        pool = pools[places.owner]
        cards = [card for card in sorted(pool) for _ in range(pool[card])]
        _deal(game, places, vec[u8](cards))


def _counted(cards: "vec[u8]") -> dict[int, int]:
    counts: dict[int, int] = {}
    for card in cards:
        counts[int(card)] = counts.get(int(card), 0) + 1
    return counts


def _hidden_places(
    game: "Position", owner: "Player", seat: i64, shown: list[Shown]
) -> HiddenPlaces:
    found = HiddenPlaces(owner.seat)
    size = owner.deck.size
    seen = owner.known[seat] if owner.some_known else 0
    for place in range(size):
        depth = size - 1 - place
        if (depth >= 62 or seen >> depth & 1 == 0) and not game.is_a(
            owner.deck.at(place), TELLTALE
        ):
            found.add(DECK, place)
    if owner.seat != seat:
        if game.decider(owner) != seat:
            known = _shown(owner, seat, IN_HAND, shown)
            known.update(_telltale(game, owner.hand))
            found.add_lowest(HAND, owner.hand.cards(), known)
            face_down = [PASSED, PRIVATE_MAT, SAVED, *([LOOKED_AT] if owner.looking else [])]
            for number in face_down:
                zone = _zone(owner, number)
                found.add_lowest(number, zone.cards(), _telltale(game, zone))
        if owner.discard.size:
            known = _shown(owner, seat, IN_DISCARD, shown)
            known.update(_telltale(game, owner.discard))
            _add_unseen_discards(found, owner, known)
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


def _telltale(game: "Position", zone: Zone) -> dict[int, int]:
    """The cards of a zone whose backs give them away, counted."""
    if not game.catalogue.has_any(TELLTALE):
        return {}
    cards = zone.cards()
    return {card: cards.count(card) for card in cards if game.is_a(card, TELLTALE)}


def _imagine_passes(game: "Position", seat: i64, pools: list[dict[int, int]]) -> None:
    """Let cards whose passing the seat has not seen be others.

    The pools are each player's hidden cards, counted. All these passes are taken back, which leaves
    what the seat would count without them, and then made again: first those without which a card
    that lies open would have come from nowhere, then the others, the oldest first.
    """
    unknown = [n for n in range(len(game.passes)) if not game.passes[n].is_known_to(seat)]
    for number in reversed(unknown):
        one = game.passes[number]
        _move(pools, int(one.card), one.receiver, one.giver)
    game.passes = game.passes[:]
    open_ones: list[int] = []
    for number in reversed(unknown):
        one = game.passes[number]
        owed = [card for card, count in sorted(pools[one.receiver].items()) if count < 0]
        if owed:
            _pass(game, number, owed[0], pools)
        else:
            open_ones.append(number)
    for number in reversed(open_ones):
        _pass(game, number, _likely_pass(game, game.passes[number], pools), pools)


def _likely_pass(game: "Position", one: Pass, pools: list[dict[int, int]]) -> int:
    """A card that may have been passed."""
    own = pools[one.giver]
    unseen = [card for card in sorted(own) if not game.is_a(card, TELLTALE)]
    there = [card for card in unseen for _ in range(own[card])]
    cards = [card for card in there if one.had.of(card)] or there
    return cards[_draw(game, len(cards))] if cards else int(one.card)


def _pass(game: "Position", number: int, card: int, pools: list[dict[int, int]]) -> None:
    one = game.passes[number]
    _move(pools, card, one.giver, one.receiver)
    game.passes[number] = one.of(card)


def _move(pools: list[dict[int, int]], card: int, giver: i64, receiver: i64) -> None:
    pools[giver][card] = pools[giver].get(card, 0) - 1
    pools[receiver][card] = pools[receiver].get(card, 0) + 1


def _own(game: "Position", hidden: list[HiddenPlaces], pools: list[dict[int, int]]) -> None:
    """Let players own the cards of these pools instead of those that lie at hidden places."""
    for places in hidden:
        owned = game.players[places.owner].owned
        for card in places.cards:
            owned.take(int(card))
        for other, count in pools[places.owner].items():
            owned.put(other, owned.of(other) + count)


def _deal(game: "Position", hidden: HiddenPlaces, cards: "vec[u8]") -> None:
    """Deal cards at hidden places."""
    owner = game.players[hidden.owner]
    cards = cards[:]
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
    if zone == LOOKED_AT:
        return owner.revealed
    if zone == PRIVATE_MAT:
        return owner.private_mat
    if zone == SAVED:
        return owner.saved
    return owner.passed if zone == PASSED else owner.discard


def _draw(game: "Position", count: i64) -> i64:
    """A random number below this count."""
    if game.shuffle_seed:
        name = f"{game.shuffle_seed} {game.rng}"
        game.rng += 1
        return draw_by_sha256(name, count)
    game.rng = step(game.rng)
    return below(mix(game.rng), count)
