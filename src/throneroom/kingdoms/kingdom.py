"""What a kingdom is."""

from dataclasses import dataclass, replace

from throneroom.engine.card import BY_ID, FIRST_EDITION, MARKET, Card
from throneroom.engine.setup import Setup, fits_as_bane, needs_bane
from throneroom.kingdoms.pool import KINGDOM_CARDS, shuffled
from throneroom.text.words import LANGUAGES, Words

COLONIAL = "prosperity"
"""The set whose cards bring Platinum and Colonies."""
FOR_SALE = 15
"""How many cards are for sale beside the supply, where there is a market (M001)."""


@dataclass(frozen=True)
class Kingdom:
    """Ten kingdom cards and what else belongs to a game with them.

    With Young Witch that is a bane, with Black Market cards for sale, and perhaps there are
    Platinum and Colonies.
    """

    ids: tuple[str, ...]
    bane_id: str | None = None
    id: str = ""
    """The key of its name, if it is a recommended set."""
    colonies: bool | None = None
    """Whether Platinum and Colonies are used; None if the cards decide."""
    market_ids: tuple[str, ...] = ()
    """The cards for sale beside the supply, once they are chosen."""

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
        """Whether a bane is still to be chosen."""
        return self.bane_id is None and needs_bane([*self.cards, *self.market])

    @property
    def market(self) -> list[Card]:
        """The cards for sale beside the supply, once they are chosen."""
        return [BY_ID[id] for id in self.market_ids]

    @property
    def piles(self) -> list[Card]:
        """The ten cards and the bane."""
        return self.cards if self.bane is None else [*self.cards, self.bane]

    @property
    def needs_market(self) -> bool:
        """Whether cards for sale are still to be chosen."""
        return not self.market_ids and any(card.is_a(MARKET) for card in self.piles)

    @property
    def with_colonies(self) -> bool:
        """Whether Platinum and Colonies are used, as far as that is settled."""
        return bool(self.decided_colonies if self.colonies is None else self.colonies)

    @property
    def decided_colonies(self) -> bool | None:
        """Whether the cards alone say that there are Colonies or not; None if chance decides."""
        shares = {card.set == COLONIAL for card in self.cards}
        return shares.pop() if len(shares) == 1 else None

    def settled(self, seed: str) -> "Kingdom":
        """The same kingdom with all that belongs to it, drawn by the seed where it is open.

        Of the ten cards one is drawn; if it is from the set with Colonies, they are used (Q004).
        What is for sale depends on the kingdom alone, so that plans for it can be found.
        """
        kingdom = self._with_bane(seed)
        if kingdom.needs_market:
            kingdom = replace(kingdom, market_ids=tuple(kingdom._drawn_market()))._with_bane(seed)
        if self.colonies is None and self.decided_colonies is None:
            drawn = shuffled(self.cards, f"colonies {seed}")[0]
            kingdom = replace(kingdom, colonies=drawn.set == COLONIAL)
        return kingdom

    def _with_bane(self, seed: str) -> "Kingdom":
        if not self.needs_bane:
            return self
        return replace(self, bane_id=shuffled(self.banes(), f"bane {seed}")[0].id)

    def _drawn_market(self) -> list[str]:
        """Cards for sale, from the sets that the kingdom is from if these have enough.

        Whether the bane is chosen before or after them makes no difference.
        """
        unused = [card for card in KINGDOM_CARDS if card not in self.cards]
        sets = {card.set for card in self.cards}
        near = [card for card in unused if card.set in sets]
        order = shuffled(near if len(near) > FOR_SALE else unused, " ".join(sorted(self.ids)))
        return [card.id for card in order if card != self.bane][:FOR_SALE]

    def banes(self) -> list[Card]:
        """The cards that can be the bane, where one is needed."""
        needing = [*self.cards, *self.market]
        return [card for card in KINGDOM_CARDS if fits_as_bane(needing, card)]

    def setup(self, players: int, profile: str = FIRST_EDITION) -> Setup:
        """The supply of a game with this kingdom, which must be settled."""
        return Setup(
            self.cards,
            players,
            self.bane,
            profile,
            colonies=self.with_colonies,
            market=self.market,
        )

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
        cards = ", ".join(self._listed(card, words) for card in self.by_price(words))
        if self.colonies is None or self.colonies == self.decided_colonies:
            return cards
        return words.say(
            "kingdom-with-colonies" if self.colonies else "kingdom-without-colonies", cards=cards
        )

    def _listed(self, card: Card, words: Words) -> str:
        name = words.name(card)
        if card.extra_pile is None or self.bane is None:
            return name
        return words.say("kingdom-with-bane", card=name, bane=words.name(self.bane))

    def __str__(self) -> str:
        """The canonical form: the cards by their English names."""
        return self.listed(Words("en"))
