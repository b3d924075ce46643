"""Kingdoms: the recommended sets of ten, and reading what somebody typed."""

from dataclasses import dataclass

from throneroom.engine.card import BY_ID, CARDS, Card
from throneroom.engine.errors import SetupError
from throneroom.engine.rng import below, mix, seed_of, step
from throneroom.engine.setup import KINGDOM_SIZE, check_kingdom
from throneroom.text.names import UnknownCard, find_card, suggestion


@dataclass(frozen=True)
class Kingdom:
    """A recommended set of ten kingdom cards."""

    name: str
    ids: str

    @property
    def cards(self) -> list[Card]:
        """The ten cards."""
        return [BY_ID[id] for id in self.ids.split()]


RECOMMENDED = (
    Kingdom(
        "First Game",
        "cellar market militia mine moat remodel smithy village woodcutter workshop",
    ),
    Kingdom(
        "Big Money",
        "adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender"
        " throne_room",
    ),
    Kingdom(
        "Interaction",
        "bureaucrat chancellor council_room festival library militia moat spy thief village",
    ),
    Kingdom(
        "Size Distortion",
        "cellar chapel feast gardens laboratory thief village witch woodcutter workshop",
    ),
    Kingdom(
        "Village Square",
        "bureaucrat cellar festival library market remodel smithy throne_room village woodcutter",
    ),
)


def parse(text: str) -> list[Card]:
    """The kingdom meant by a recommended set's name or ten card names with commas between."""
    for kingdom in RECOMMENDED:
        if kingdom.name.casefold() == text.strip().casefold():
            return kingdom.cards
    if "," not in text:
        names = [kingdom.name for kingdom in RECOMMENDED]
        raise SetupError(
            f"there is no kingdom '{text}'{suggestion(text, names) or '; there are '}"
            + ("" if suggestion(text, names) else ", ".join(names) + ", or ten card names")
        )
    kingdom_cards = [card for card in CARDS if card.set != "basic"]
    try:
        cards = [find_card(name, kingdom_cards) for name in text.split(",") if name.strip()]
    except UnknownCard as error:
        raise SetupError(str(error)) from None
    check_kingdom(cards)
    return cards


def random_kingdom(seed: str) -> list[Card]:
    """Ten kingdom cards drawn by a seed."""
    left = [card for card in CARDS if card.set != "basic"]
    rng = seed_of(seed)
    drawn: list[Card] = []
    while len(drawn) < KINGDOM_SIZE:
        rng = step(rng)
        drawn.append(left.pop(below(mix(rng), len(left))))
    return drawn
