"""Imagining the cards that a seat cannot see, so that a search looks at what might be."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from throneroom.engine.live import IN_DISCARD, IN_HAND, Shown
from throneroom.engine.rng import below, mix, step
from throneroom.engine.zones import Zone

if TYPE_CHECKING:
    from throneroom.engine.position import Player, Position


def determinise(game: "Position", seat: i64, seed: i64, shown: list[Shown] | None = None) -> None:
    """Deal the cards that a seat does not see anew among the places where they may be.

    Known cards stay where they are: the own hand and that of a player for whom the seat decides,
    the tops of discard piles, those cards of a deck that the seat has seen, and what the running
    effect has shown. So whatever that effect still refers to is there, if it is this seat that is
    being asked. From here on the generator is another one.
    """
    game.rng = seed
    game.shuffle_seed = ""
    hidden = [_hidden_places(game, owner, seat, shown or []) for owner in game.players]
    _imagine_passes(game, seat, hidden)
    for places in hidden:
        _deal(game, places)


def _hidden_places(
    game: "Position", owner: "Player", seat: i64, shown: list[Shown]
) -> list[tuple[Zone, int]]:
    """Where a player's cards lie that a seat does not see."""
    places = _unseen_in_deck(owner, seat)
    if owner.seat == seat:
        return places
    if game.decider(owner) != seat:
        places += _unshown(owner.hand, owner, seat, IN_HAND, shown)
        places += [(owner.passed, place) for place in range(owner.passed.size)]
    top = owner.discard.size - 1
    discards = _unshown(owner.discard, owner, seat, IN_DISCARD, shown)
    return places + [(zone, place) for zone, place in discards if place != top]


def _unseen_in_deck(owner: "Player", seat: i64) -> list[tuple[Zone, int]]:
    known = owner.known[seat] if owner.some_known else 0
    places: list[tuple[Zone, int]] = []
    for index in range(owner.deck.size):
        depth = owner.deck.size - 1 - index
        if depth >= 62 or known >> depth & 1 == 0:
            places.append((owner.deck, int(index)))
    return places


def _unshown(
    zone: Zone, owner: "Player", seat: i64, where: i64, shown: list[Shown]
) -> list[tuple[Zone, int]]:
    """The places of a zone, except for those of cards that a seat was shown there."""
    known: dict[int, int] = {}
    for one in shown:
        if one.owner == owner.seat and one.where == where and one.seen_by >> seat & 1:
            for card in one.cards:
                # The same card may have been shown several times.
                known[card] = max(known.get(card, 0), one.cards.count(card))
    places: list[tuple[Zone, int]] = []
    for place in range(zone.size - 1, -1, -1):
        card = zone.at(place)
        left = known.get(card, 0)
        if left:
            known[card] = left - 1
        else:
            places.append((zone, int(place)))
    return places


def _imagine_passes(game: "Position", seat: i64, hidden: list[list[tuple[Zone, int]]]) -> None:
    """Let cards whose passing the seat has not seen be others, the latest first.

    A card that lies open with its receiver stays, and so does one that has since been passed on.
    """
    for number in range(len(game.passes) - 1, -1, -1):
        one = game.passes[number]
        if one.is_known_to(seat):
            continue
        passed = [at for at in hidden[one.receiver] if at[0].at(at[1]) == one.card]
        others = [at for at in hidden[one.giver] if one.had.of(at[0].at(at[1]))]
        drawn = _draw(game, len(others) + 1)
        if passed and drawn < len(others):
            _swap(game, number, others[drawn], passed[0])


def _swap(game: "Position", number: i64, kept: tuple[Zone, int], passed: tuple[Zone, int]) -> None:
    """Let the card at a place of the giver's be the one that was passed, and the other not."""
    one = game.passes[number]
    card = kept[0].at(kept[1])
    kept[0].set(kept[1], int(one.card))
    passed[0].set(passed[1], card)
    giver, receiver = game.players[one.giver], game.players[one.receiver]
    giver.owned.take(card)
    giver.owned.add(one.card)
    receiver.owned.take(one.card)
    receiver.owned.add(card)
    game.passes = game.passes[:]
    game.passes[number] = one.of(card)


def _deal(game: "Position", places: list[tuple[Zone, int]]) -> None:
    cards = [zone.at(place) for zone, place in places]
    left = len(cards)
    for zone, place in places:
        index = _draw(game, left)
        left -= 1
        zone.set(place, cards[index])
        cards[index] = cards[left]


def _draw(game: "Position", count: i64) -> i64:
    """A random number below this count."""
    game.rng = step(game.rng)
    return below(mix(game.rng), count)
