"""Views as plain data."""

from typing import TypedDict


class PlayerSnapshot(TypedDict):
    """One player as plain data; cards are ids.

    `cards` and `points` are None if the viewer cannot know them: cards were passed unseen.
    """

    hand_size: int
    telltale_in_hand: list[str]
    deck_size: int
    discard_size: int
    discard_top: str | None
    in_play: list[str]
    revealed: list[str]
    set_aside: list[str]
    staying: list[str]
    saved: list[str | None]
    mat: list[str]
    private_mat: list[str | None]
    mat_tokens: int
    laid_by: list[str]
    tokens: int
    known_on_deck: list[str | None]
    cards: dict[str, int] | None
    points: int | None
    turns: int


class Snapshot(TypedDict):
    """A view as plain data, ready for JSON; cards are ids."""

    seat: int | None
    turn: int
    current: int
    phase: str
    actions: int
    buys: int
    coins: int
    potions: int
    possessor: int | None
    possessed_hand: list[str]
    over: bool
    supply: dict[str, int]
    costs: dict[str, int]
    pile_tokens: dict[str, int]
    bane: str | None
    prizes: list[str]
    trash: list[str]
    hand: list[str]
    deck: dict[str, int]
    discard: dict[str, int]
    players: list[PlayerSnapshot]
