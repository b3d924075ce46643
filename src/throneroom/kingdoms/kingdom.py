"""Kingdoms: the recommended sets of ten, reading what somebody typed, and drawing by chance."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import islice

from throneroom.engine.card import ATTACK, BY_ID, CARDS, REACTION, Card
from throneroom.engine.errors import SetupError, ThroneroomError
from throneroom.engine.rng import below, mix, seed_of, step
from throneroom.engine.setup import (
    KINGDOM_SIZE,
    check_bane,
    check_kingdom,
    check_kingdom_card,
    fits_as_bane,
    needs_bane,
)
from throneroom.text.names import choice, find_card, plain_words, suggestion, unknown_card
from throneroom.text.words import LANGUAGES, Words

KINGDOM_CARDS = [card for card in CARDS if card.is_kingdom_card]
SETS = tuple(dict.fromkeys(card.set for card in KINGDOM_CARDS))


@dataclass(frozen=True)
class Kingdom:
    """Ten kingdom cards, and with Young Witch among them a bane."""

    ids: tuple[str, ...]
    bane_id: str | None = None
    id: str = ""
    """Under which a recommended set's name is found in every language."""

    @property
    def cards(self) -> list[Card]:
        """The ten cards."""
        return [BY_ID[id] for id in self.ids]

    @property
    def bane(self) -> Card | None:
        """The bane, if it has been chosen."""
        return None if self.bane_id is None else BY_ID[self.bane_id]

    @property
    def needs_bane(self) -> bool:
        """Whether a bane has still to be chosen."""
        return self.bane_id is None and needs_bane(self.cards)

    def with_bane(self, seed: str) -> "Kingdom":
        """The same kingdom with a bane, drawn by the seed if it has none yet."""
        if not self.needs_bane:
            return self
        return replace(self, bane_id=_shuffled(self.banes(), f"bane {seed}")[0].id)

    def banes(self) -> list[Card]:
        """The cards that can be the bane, where one is needed."""
        return [card for card in KINGDOM_CARDS if fits_as_bane(self.cards, card)]

    def name(self, language: str) -> str:
        """The name of a recommended set in a language."""
        return Words(language).say(f"kingdom-{self.id}")

    @property
    def names(self) -> dict[str, str]:
        """The name of a recommended set by language."""
        return {language: self.name(language) for language in LANGUAGES}

    def by_price(self, words: Words) -> list[Card]:
        """The ten cards, cheap ones first, and by name where they cost the same."""
        return sorted(self.cards, key=lambda c: (c.cost, c.potion_cost, words.name(c)))

    def listed(self, words: Words) -> str:
        """The cards by name, which `parse` reads back."""
        return ", ".join(self._listed(card, words) for card in self.by_price(words))

    def _listed(self, card: Card, words: Words) -> str:
        name = words.name(card)
        if card.extra_pile is None or self.bane is None:
            return name
        return words.say("kingdom-with-bane", card=name, bane=words.name(self.bane))

    def __str__(self) -> str:
        """The canonical form: the cards by their English names."""
        return self.listed(Words("en"))


def _recommended(id: str, ids: str, bane: str | None = None) -> Kingdom:
    return Kingdom(tuple(ids.split()), bane, id)


RECOMMENDED = (
    _recommended("first-game",
        "cellar market militia mine moat remodel smithy village woodcutter workshop"),
    _recommended("big-money",
        "adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender"
        " throne_room"),
    _recommended("interaction",
        "bureaucrat chancellor council_room festival library militia moat spy thief village"),
    _recommended("size-distortion",
        "cellar chapel feast gardens laboratory thief village witch woodcutter workshop"),
    _recommended("village-square",
        "bureaucrat cellar festival library market remodel smithy throne_room village woodcutter"),
    _recommended("forbidden-arts",
        "apprentice cellar council_room familiar gardens laboratory possession thief throne_room"
        " university"),
    _recommended("potion-mixers",
        "alchemist apothecary cellar chancellor festival golem herbalist militia smithy transmute"),
    _recommended("chemistry-lesson",
        "alchemist bureaucrat golem market moat philosophers_stone remodel university witch"
        " woodcutter"),
    _recommended("servants",
        "conspirator golem great_hall minion pawn possession scrying_pool steward transmute"
        " vineyard"),
    _recommended("secret-research",
        "bridge familiar herbalist masquerade minion nobles philosophers_stone shanty_town"
        " torturer university"),
    _recommended("pools-tools-and-fools",
        "apothecary apprentice baron coppersmith golem ironworks nobles scrying_pool trading_post"
        " wishing_well"),
    _recommended("bounty-of-the-hunt",
        "cellar festival harvest horn_of_plenty hunting_party menagerie militia moneylender smithy"
        " tournament"),
    _recommended("bad-omens",
        "adventurer bureaucrat fortune_teller hamlet horn_of_plenty jester laboratory remake spy"
        " throne_room"),
    _recommended("the-jester-s-workshop",
        "fairgrounds farming_village feast horse_traders jester laboratory market remodel workshop"
        " young_witch", "chancellor"),
    _recommended("last-laughs",
        "farming_village harvest horse_traders hunting_party jester minion nobles pawn steward"
        " swindler"),
    _recommended("the-spice-of-life",
        "coppersmith courtyard fairgrounds great_hall horn_of_plenty mining_village remake"
        " tournament tribute young_witch", "wishing_well"),
    _recommended("small-victories",
        "conspirator duke fortune_teller great_hall hamlet harem hunting_party pawn remake"
        " tournament"),
    _recommended("arts-and-crafts",
        "advisor baker cellar festival journeyman laboratory merchant_guild moneylender stonemason"
        " workshop"),
    _recommended("clean-living",
        "baker butcher candlestick_maker doctor gardens militia moneylender soothsayer thief"
        " village"),
    _recommended("gilding-the-lily",
        "adventurer candlestick_maker chancellor herald library market masterpiece plaza remodel"
        " taxman"),
    _recommended("name-that-card",
        "advisor baker courtyard doctor harem masterpiece nobles plaza tribute wishing_well"),
    _recommended("tricks-of-the-trade",
        "butcher conspirator coppersmith great_hall herald journeyman masquerade nobles soothsayer"
        " stonemason"),
    _recommended("decisions-decisions",
        "bridge butcher candlestick_maker duke masterpiece merchant_guild mining_village pawn"
        " taxman upgrade"),
    _recommended("guilds-example",
        "baker candlestick_maker feast herald laboratory market masterpiece remodel soothsayer"
        " workshop"),
)  # fmt: skip


def parse(text: str) -> Kingdom:
    """The kingdom that a text names.

    A recommended set in German or English, or ten cards: names in either language, in any
    case, with or without umlauts, spaces and punctuation, with commas or only spaces between,
    and with `young witch (bane: cellar)` for the bane.
    """
    wanted = "".join(plain_words(text))
    for kingdom in RECOMMENDED:
        if wanted in ["".join(plain_words(name)) for name in kingdom.names.values()]:
            return kingdom
    listed, bane = _take_bane(text)
    cards = _listed(listed) if "," in listed else _run_together(listed)
    kingdom = Kingdom(tuple(card.id for card in cards), None if bane is None else bane.id)
    check_kingdom(cards)
    if not kingdom.needs_bane:
        check_bane(cards, bane)
    return kingdom


def _take_bane(text: str) -> tuple[str, Card | None]:
    match = re.search(r"[(\[]\s*(?:bane|bann)\w*\s*[:=]?\s*([^)\]]*)[)\]]", text, re.IGNORECASE)
    if match is None:
        return text, None
    return text[: match.start()] + text[match.end() :], _find(match[1])


def _listed(text: str) -> list[Card]:
    names = [name for name in text.split(",") if name.strip()]
    if len(names) > 2 * KINGDOM_SIZE:
        # Looking for each of them would take its time, for nothing.
        raise SetupError("kingdom-size", size=KINGDOM_SIZE, count=len(names))
    return [_find(name) for name in names]


def _find(name: str) -> Card:
    card = _cards_by_name().get("".join(plain_words(name))) or find_card(name, KINGDOM_CARDS)
    check_kingdom_card(card)
    return card


def _run_together(text: str) -> list[Card]:
    """Cards with only spaces between their names, some of which have several words."""
    words = plain_words(text)
    cards: list[Card] = []
    place = 0
    while place < len(words):
        for length in range(5, 0, -1):
            card = _cards_by_name().get("".join(words[place : place + length]))
            if card is not None:
                break
        else:
            raise unknown_card(words[place], KINGDOM_CARDS) if cards else _unknown_kingdom(text)
        cards.append(card)
        place += length
    return cards


def _unknown_kingdom(text: str) -> SetupError:
    named = {name: kingdom.names for kingdom in RECOMMENDED for name in kingdom.names.values()}
    hint = suggestion(text, named) or ThroneroomError("kingdoms-listed")
    return SetupError("no-kingdom", name=text.strip()[:60], hint=hint)


@cache
def _cards_by_name() -> dict[str, Card]:
    return {
        "".join(plain_words(name)): card
        for card in CARDS
        for name in (card.id, *(Words(language).name(card) for language in LANGUAGES))
    }


# Drawing by chance

TRIES = 300
TRASHERS = (
    "chapel", "moneylender", "remodel", "mine", "masquerade", "steward", "trading_post", "upgrade",
    "transmute", "apprentice", "remake", "stonemason", "doctor", "butcher", "taxman",
)  # fmt: skip
DRAWERS = (
    "cellar", "library", "steward", "nobles", "menagerie", "apprentice", "scrying_pool",
    "hunting_party", "shanty_town", "apothecary", "advisor", "journeyman", "adventurer", "minion",
)  # fmt: skip
"""What cards do by their text rather than by their plain bonuses."""

FEATURES: dict[str, Callable[[Card], bool]] = {
    "villages": lambda card: card.actions >= 2 or card.id in ("nobles", "trusty_steed", "tribute"),
    "buys": lambda card: card.buys >= 1 or card.id in ("pawn", "hamlet"),
    "trashing": lambda card: card.id in TRASHERS,
    "drawing": lambda card: card.cards >= 2 or card.id in DRAWERS,
    "attacks": lambda card: card.is_a(ATTACK),
    "reactions": lambda card: card.is_a(REACTION),
}
"""What a kingdom can be asked to have at least one of, or none."""


@dataclass(frozen=True)
class Wishes:
    """What a random kingdom should be like."""

    sets: dict[str, int | None] = field(default_factory=lambda: dict.fromkeys(SETS))
    """The sets to draw from, and how many cards of each where that matters."""
    required: tuple[Card, ...] = ()
    banned: tuple[Card, ...] = ()
    with_some: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    price_curve: bool = False
    """At least one card each for 2, 3, 4 and 5 coins."""
    most_alchemy: int = 5
    lone_potion: bool = False
    """Whether a single card with a Potion in its cost is welcome."""

    def complaints(self) -> Iterator[tuple[ThroneroomError, "Wishes"]]:
        """Each wish in words, and all the others without it."""
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
    words: Words | None = None,
) -> Wishes:
    """Wishes as somebody typed them: `base=5` asks for five cards of a set."""
    return Wishes(
        _read_sets(sets),
        tuple(find_card(name, KINGDOM_CARDS, words) for name in required),
        tuple(find_card(name, KINGDOM_CARDS, words) for name in banned),
        _read_features(with_some),
        _read_features(without),
        price_curve,
        most_alchemy,
        lone_potion,
    )


def _read_sets(typed: Iterable[str] | None) -> dict[str, int | None]:
    """The sets to draw from, all if none is named."""
    if typed is None:
        return dict.fromkeys(SETS)
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


def random_kingdom(seed: str, wishes: Wishes | None = None) -> Kingdom:
    """A kingdom drawn by a seed; SetupError tells which wishes clash if there is none."""
    wishes = wishes or Wishes()
    cards = _draw(seed, wishes)
    if cards is None:
        complaints = list(wishes.complaints())
        # However many wishes there are, looking for the culprits takes no longer.
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
        order = _shuffled(pool, f"{seed} {number}")
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
    """Required cards first, then one for each wish that is not met, then whatever comes."""
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


def _shuffled(cards: Iterable[Card], seed: str) -> list[Card]:
    left = list(cards)
    rng = seed_of(seed)
    order: list[Card] = []
    while left:
        rng = step(rng)
        order.append(left.pop(below(mix(rng), len(left))))
    return order


# Picking in turn


@dataclass(frozen=True)
class Draft:
    """Players pick one card each, clockwise in turn, until there are ten."""

    players: int
    sets: tuple[str, ...] = SETS
    first: int = 0
    """Who picks the first card."""
    picked: tuple[Card, ...] = ()

    @property
    def turn(self) -> int | None:
        """Whose turn it is to pick, or None when the kingdom is complete."""
        if len(self.picked) == KINGDOM_SIZE:
            return None
        return (self.first + len(self.picked)) % self.players

    def choices(self) -> list[Card]:
        """The cards that may still be picked."""
        return [c for c in KINGDOM_CARDS if c.set in self.sets and c not in self.picked]

    def find(self, name: str, words: Words | None = None) -> Card:
        """The card of this name that may be picked, above all in the language of `words`."""
        if self.turn is None:
            raise SetupError("draft-complete")
        return find_card(name, self.choices(), words)

    def draw(self, seed: str) -> Card:
        """A card that may be picked, by chance."""
        return _shuffled(self.choices(), seed)[0]

    def after(self, card: Card) -> "Draft":
        """The draft when this card has been picked."""
        return replace(self, picked=(*self.picked, card))

    def kingdom(self, seed: str) -> Kingdom:
        """The picked kingdom; a bane is drawn by the seed if one is needed."""
        check_kingdom(list(self.picked))
        return Kingdom(tuple(card.id for card in self.picked)).with_bane(seed)
