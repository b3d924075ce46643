"""What is printed on the cards, for clients that have no list of their own."""

from functools import lru_cache

from fastapi import APIRouter
from pydantic import BaseModel

from throneroom.cards import SHIPPED
from throneroom.engine.card import CARDS, Card
from throneroom.reference import printed
from throneroom.text.words import LANGUAGES, Words, added_texts, naming

router = APIRouter(prefix="/api/cards", tags=["cards"])


class CardShown(BaseModel):
    """A card as it is printed, in the first edition."""

    id: str
    names: dict[str, str]
    """By language."""
    texts: dict[str, str]
    """By language; empty for a card that is all plain bonuses."""
    set: str
    cost: int
    """In coins."""
    potion: int
    """How many Potions it costs besides."""
    types: list[str]
    points: int
    """Victory points that do not depend on anything."""
    bonuses: dict[str, int]
    """What it always gives: `cards`, `actions`, `buys`, `coins`, `potions`, `tokens`."""
    role: str
    """What an Action is mainly for: `attack`, `acting` (more Actions), `trashing`, `drawing`,
    `earning` or `other`; empty for other cards."""


class OutsideCards(BaseModel):
    """The cards that do not come with the package, and their texts."""

    cards: list[CardShown]
    fluent: dict[str, str]
    """By language: names, rules, questions and modes, as they were added."""


@router.get("/outside")
def outside() -> OutsideCards:
    """The cards that clients cannot know from their build; on most servers there are none."""
    return OutsideCards(
        cards=[shown for shown in cards() if shown.id not in SHIPPED],
        fluent={language: added_texts(language) for language in LANGUAGES},
    )


@router.get("")
def cards() -> list[CardShown]:
    """All cards of all sets."""
    return _all_cards(naming())


@lru_cache(maxsize=1)
def _all_cards(naming: tuple[int, int]) -> list[CardShown]:  # noqa: ARG001
    return [_shown(card) for card in CARDS]


def _shown(card: Card) -> CardShown:
    words = {language: Words(language) for language in LANGUAGES}
    return CardShown.model_validate(
        printed(card)
        | {
            "id": card.id,
            "names": {language: said.name(card) for language, said in words.items()},
            "texts": {language: said.card_part(card, "text") for language, said in words.items()},
        }
    )
