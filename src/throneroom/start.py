"""The way into the library: a game from a kingdom, a number of players and a seed."""

import secrets

from throneroom.engine.bot import Bot
from throneroom.engine.card import BY_ID, Card
from throneroom.engine.errors import SetupError
from throneroom.engine.game import Game, start_game
from throneroom.engine.setup import Setup
from throneroom.kingdoms import parse


def new_game(
    kingdom: str | list[str] | list[Card] = "First Game",
    players: int = 2,
    seed: str | None = None,
    *,
    start: int = 0,
    bots: dict[int, Bot] | None = None,
    turn_limit: int = 0,
    watch: bool = False,
) -> Game:
    """Start a game.

    The kingdom is a recommended set's name, ten card names with commas between, or a list
    of ten cards or card ids. Without a seed one is drawn; it is the game's `seed`. `start`
    is the seat that begins, `bots` says which seats are programs, `turn_limit` ends a game
    that nobody can end, and `watch` keeps what happens as `events`.

    >>> game = new_game("First Game", players=2, seed="a lucky day")
    >>> game.decision.kind_name
    'play_treasure'
    >>> game.answer("all")
    >>> game.answer("silver")
    >>> game.current
    1
    """
    cards = parse(kingdom) if isinstance(kingdom, str) else [_card(card) for card in kingdom]
    chosen = secrets.token_hex(8) if seed is None else seed
    return start_game(
        Setup(cards, players), chosen, start=start, bots=bots, turn_limit=turn_limit, watch=watch
    )


def _card(card: str | Card) -> Card:
    if isinstance(card, Card):
        return card
    if card not in BY_ID:
        raise SetupError(f"there is no card '{card}'")
    return BY_ID[card]
