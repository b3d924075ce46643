"""Drawing a kingdom by chance."""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice

from throneroom.cards.editions import sets_of
from throneroom.engine.card import Card
from throneroom.engine.errors import SetupError
from throneroom.engine.setup import KINGDOM_SIZE
from throneroom.kingdoms.kingdom import Kingdom
from throneroom.kingdoms.pool import KINGDOM_CARDS, shuffled
from throneroom.kingdoms.wishes import FEATURES, Wishes

TRIES = 300
"""Kingdoms are drawn up to this often until one meets all wishes."""


def random_kingdom(seed: str, wishes: Wishes | None = None) -> Kingdom:
    """A kingdom drawn by a seed; if there is none, SetupError tells which wishes clash."""
    wishes = wishes or Wishes()
    cards = _draw(seed, wishes)
    if cards is None:
        complaints = list(wishes.complaints())
        # The more wishes, the fewer tries for each, so that this takes no longer.
        tries = 1 + TRIES // (1 + len(complaints))
        clashing = [wish for wish, rest in complaints if _draw(seed, rest, tries)]
        raise SetupError("wishes-clash", wishes=clashing or [wish for wish, _ in complaints])
    kingdom = Kingdom(tuple(card.id for card in cards), colonies=wishes.colonies)
    if wishes.colonies == kingdom.decided_colonies:
        kingdom = replace(kingdom, colonies=None)
    return kingdom.settled(seed)


def _draw(seed: str, wishes: Wishes, tries: int = TRIES) -> list[Card] | None:
    if len(wishes.required) > KINGDOM_SIZE:
        return None
    pool = [card for card in KINGDOM_CARDS if _allowed(card, wishes)]
    if not all(_allowed(card, wishes) for card in wishes.required):
        return None
    for number in range(tries):
        order = shuffled(pool, f"{seed} {number}")
        cards = _fill(order, wishes)
        if len(cards) == KINGDOM_SIZE and _satisfied(cards, wishes):
            return cards
    return None


def _allowed(card: Card, wishes: Wishes) -> bool:
    return (
        not wishes.sets.keys().isdisjoint(sets_of(card))
        and card not in wishes.banned
        and not any(FEATURES[feature](card) for feature in wishes.without)
    )


def _fill(order: list[Card], wishes: Wishes) -> list[Card]:
    """Required cards first, then one for each wish that is not met, then any that fit."""
    cards = list(wishes.required)
    for fits in _needs(wishes):
        if not any(fits(card) for card in cards):
            cards += islice((c for c in order if fits(c) and _has_room(cards, c, wishes)), 1)
    for card in order:
        if len(cards) == KINGDOM_SIZE:
            break
        if card not in cards and _has_room(cards, card, wishes):
            cards.append(card)
    return cards


def _needs(wishes: Wishes) -> list[Callable[[Card], bool]]:
    needs = [FEATURES[feature] for feature in wishes.with_some]
    if wishes.price_curve:
        needs += [lambda card, price=price: card.cost == price for price in (2, 3, 4, 5)]  # type: ignore[misc]
    return needs


def _has_room(cards: list[Card], card: Card, wishes: Wishes) -> bool:
    sets = sets_of(card)
    limits = [(set, count) for set, count in wishes.sets.items() if count is not None]
    if any(set in sets and _count(cards, set) >= count for set, count in limits):
        return False
    if "alchemy" in sets and _count(cards, "alchemy") >= wishes.most_alchemy:
        return False
    open_places = KINGDOM_SIZE - len(cards)
    owed = sum(max(0, count - _count(cards, set)) for set, count in limits if set not in sets)
    return open_places > owed


def _count(cards: list[Card], set: str) -> int:
    """How many of the cards are found in a set."""
    return sum(set in sets_of(card) for card in cards)


def _satisfied(cards: list[Card], wishes: Wishes) -> bool:
    counts = {set: _count(cards, set) for set in wishes.sets}
    potions = sum(card.potion_cost > 0 for card in cards)
    return (
        all(count is None or counts[set] == count for set, count in wishes.sets.items())
        and counts.get("alchemy", 0) <= wishes.most_alchemy
        and (potions != 1 or wishes.lone_potion)
        and all(any(fits(card) for card in cards) for fits in _needs(wishes))
    )
