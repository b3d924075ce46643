"""Drawing a kingdom by chance."""

from collections.abc import Callable
from itertools import islice

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
    return Kingdom(tuple(card.id for card in cards)).with_bane(seed)


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
        card.set in wishes.sets
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
    same_set = sum(other.set == card.set for other in cards)
    limit = wishes.sets.get(card.set)
    if limit is not None and same_set >= limit:
        return False
    if card.set == "alchemy" and same_set >= wishes.most_alchemy:
        return False
    open_places = KINGDOM_SIZE - len(cards)
    owed = sum(
        max(0, count - sum(other.set == set for other in cards))
        for set, count in wishes.sets.items()
        if count is not None and set != card.set
    )
    return open_places > owed


def _satisfied(cards: list[Card], wishes: Wishes) -> bool:
    counts = {set: sum(card.set == set for card in cards) for set in wishes.sets}
    potions = sum(card.potion_cost > 0 for card in cards)
    return (
        all(count is None or counts[set] == count for set, count in wishes.sets.items())
        and counts.get("alchemy", 0) <= wishes.most_alchemy
        and (potions != 1 or wishes.lone_potion)
        and all(any(fits(card) for card in cards) for fits in _needs(wishes))
    )
