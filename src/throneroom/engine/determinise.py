"""Imagining the cards that a seat cannot see, so that a search looks at what might be."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from throneroom.engine.rng import below, mix, seed_of, step
from throneroom.engine.zones import Zone

if TYPE_CHECKING:
    from throneroom.engine.position import Player, Position


def determinise(game: "Position", seat: i64, seed: str) -> None:
    """Deal the cards that a seat does not see anew among the places where they may be.

    Known cards stay where they are: the own hand, the tops of the discard pile and those
    cards of a deck that the seat has seen. From here on the generator is another one.
    """
    game.rng = seed_of(seed)
    game.shuffle_seed = ""
    for owner in game.players:
        places = _unseen_deck_places(owner, seat)
        if owner.seat == seat:
            _deal(game, [owner.deck], [places])
        else:
            decides = game.possessor == seat and owner.seat == game.current
            hand = [] if decides else list(range(owner.hand.size))
            discard = list(range(owner.discard.size - 1))
            _deal(game, [owner.deck, owner.hand, owner.discard], [places, hand, discard])


def _unseen_deck_places(owner: "Player", seat: i64) -> list[int]:
    known = owner.known[seat] if owner.some_known else 0
    places: list[int] = []
    for index in range(owner.deck.size):
        depth = owner.deck.size - 1 - index
        if depth >= 62 or known >> depth & 1 == 0:
            places.append(int(index))
    return places


def _deal(game: "Position", zones: list[Zone], places: list[list[int]]) -> None:
    cards = [zone.at(place) for zone, free in zip(zones, places, strict=True) for place in free]
    left = len(cards)
    for zone, free in zip(zones, places, strict=True):
        for place in free:
            game.rng = step(game.rng)
            index = below(mix(game.rng), left)
            left -= 1
            zone.set(place, cards[index])
            cards[index] = cards[left]
