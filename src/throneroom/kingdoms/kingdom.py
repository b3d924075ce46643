"""What a kingdom is."""

from dataclasses import dataclass, replace

from throneroom.engine.card import BY_ID, Card
from throneroom.engine.setup import fits_as_bane, needs_bane
from throneroom.kingdoms.pool import KINGDOM_CARDS, shuffled
from throneroom.text.words import LANGUAGES, Words

COLONIAL = "prosperity"
"""The set whose cards bring Platinum and Colonies."""


@dataclass(frozen=True)
class Kingdom:
    """Ten kingdom cards, with Young Witch among them a bane, and perhaps Platinum and Colonies."""

    ids: tuple[str, ...]
    bane_id: str | None = None
    id: str = ""
    """The key of its name, if it is a recommended set."""
    colonies: bool | None = None
    """Whether Platinum and Colonies are used; None if the cards decide."""

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
        return self.bane_id is None and needs_bane(self.cards)

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
        """
        kingdom = self
        if self.needs_bane:
            kingdom = replace(self, bane_id=shuffled(self.banes(), f"bane {seed}")[0].id)
        if self.colonies is None and self.decided_colonies is None:
            drawn = shuffled(self.cards, f"colonies {seed}")[0]
            kingdom = replace(kingdom, colonies=drawn.set == COLONIAL)
        return kingdom

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
