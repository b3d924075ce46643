"""What a random kingdom should be like, and reading that as typed."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace

from throneroom.cards.traits import DRAWERS, TOKEN_GIVERS, TRASHERS, VILLAGES, WITH_BUYS
from throneroom.engine.card import ATTACK, DURATION, REACTION, Card
from throneroom.engine.errors import SetupError, ThroneroomError
from throneroom.engine.moments import ABOUT_GAINS
from throneroom.engine.setup import KINGDOM_SIZE
from throneroom.kingdoms.pool import DEFAULT_SETS, KINGDOM_CARDS, SETS
from throneroom.text.names import choice, find_card
from throneroom.text.words import Words

FEATURES: dict[str, Callable[[Card], bool]] = {
    "villages": lambda card: card.actions >= 2 or card.id in VILLAGES,
    "buys": lambda card: card.buys >= 1 or card.id in WITH_BUYS,
    "trashing": lambda card: card.id in TRASHERS,
    "drawing": lambda card: card.cards >= 2 or card.id in DRAWERS,
    "attacks": lambda card: card.is_a(ATTACK),
    "reactions": lambda card: card.is_a(REACTION),
    "durations": lambda card: card.is_a(DURATION),
    "victory_tokens": lambda card: card.victory_tokens >= 1 or card.id in TOKEN_GIVERS,
    "gains": lambda card: any(card.effects[moment] for moment in ABOUT_GAINS),
}
"""What a kingdom can be asked to have at least one of, or none."""


@dataclass(frozen=True)
class Wishes:
    """What a random kingdom should be like."""

    sets: dict[str, int | None] = field(default_factory=lambda: dict.fromkeys(DEFAULT_SETS))
    """The sets to draw from, and how many cards of each where that matters."""
    required: tuple[Card, ...] = ()
    banned: tuple[Card, ...] = ()
    with_some: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    price_curve: bool = False
    """At least one card each for 2, 3, 4 and 5 coins."""
    most_alchemy: int = 5
    lone_potion: bool = False
    """Whether there may be a single card with a Potion in its cost."""
    colonies: bool | None = None
    """Whether Platinum and Colonies are used; None if the cards decide."""

    def complaints(self) -> Iterator[tuple[ThroneroomError, "Wishes"]]:
        """Each wish in words, and the wishes without it."""
        for set, count in self.sets.items():
            if count is not None:
                wish = ThroneroomError("wish-set", count=count, set=set)
                yield wish, replace(self, sets={**self.sets, set: None})
        for card in dict.fromkeys(self.required):
            kept = tuple(other for other in self.required if other is not card)
            yield ThroneroomError("wish-require", card=card), replace(self, required=kept)
        for card in dict.fromkeys(self.banned):
            kept = tuple(other for other in self.banned if other is not card)
            yield ThroneroomError("wish-ban", card=card), replace(self, banned=kept)
        for feature in dict.fromkeys(self.with_some):
            rest = tuple(other for other in self.with_some if other != feature)
            yield ThroneroomError("wish-with", feature=feature), replace(self, with_some=rest)
        for feature in dict.fromkeys(self.without):
            rest = tuple(other for other in self.without if other != feature)
            yield ThroneroomError("wish-without", feature=feature), replace(self, without=rest)
        if self.price_curve:
            yield ThroneroomError("wish-curve"), replace(self, price_curve=False)
        if self.most_alchemy < KINGDOM_SIZE:
            wish = ThroneroomError("wish-alchemy", count=self.most_alchemy)
            yield wish, replace(self, most_alchemy=KINGDOM_SIZE)
        if not self.lone_potion:
            yield ThroneroomError("wish-potion"), replace(self, lone_potion=True)


def read_wishes(
    *,
    sets: Iterable[str] | None = None,
    required: Iterable[str] = (),
    banned: Iterable[str] = (),
    with_some: Iterable[str] = (),
    without: Iterable[str] = (),
    price_curve: bool = False,
    most_alchemy: int = 5,
    lone_potion: bool = False,
    colonies: bool | None = None,
    words: Words | None = None,
) -> Wishes:
    """Wishes as typed: `base=5` asks for five cards of a set."""
    return Wishes(
        _read_sets(sets),
        tuple(find_card(name, KINGDOM_CARDS, words) for name in required),
        tuple(find_card(name, KINGDOM_CARDS, words) for name in banned),
        _read_features(with_some),
        _read_features(without),
        price_curve,
        most_alchemy,
        lone_potion,
        colonies,
    )


def _read_sets(typed: Iterable[str] | None) -> dict[str, int | None]:
    """The sets to draw from, all that come with the package if none is named."""
    if typed is None:
        return dict.fromkeys(DEFAULT_SETS)
    sets: dict[str, int | None] = {}
    for text in typed:
        name, _, count = text.partition("=")
        if name not in SETS:
            raise SetupError("no-set", name=name, hint=choice(name, SETS))
        if count and not (count.isascii() and count.isdigit() and int(count[:4]) <= KINGDOM_SIZE):
            raise SetupError("set-count", count=count)
        sets[name] = int(count) if count else None
    return sets


def _read_features(typed: Iterable[str]) -> tuple[str, ...]:
    features = tuple(typed)
    for name in features:
        if name not in FEATURES:
            raise SetupError("no-feature", name=name, hint=choice(name, FEATURES))
    return features
