"""What is printed on the cards, for clients that have no list of their own."""

from functools import lru_cache

from fastapi import APIRouter
from pydantic import BaseModel

from throneroom.engine.card import CARDS, Card
from throneroom.reference import printed
from throneroom.text.words import LANGUAGES, Words, naming

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
