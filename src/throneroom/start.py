"""The way into the library: a game from a kingdom and a seed, or from a record."""

import secrets

from throneroom.engine.bot import Bot
from throneroom.engine.card import BY_ID, FIRST_EDITION, Card
from throneroom.engine.errors import SetupError
from throneroom.engine.game import Game, start_game
from throneroom.engine.record import Record, read
from throneroom.engine.shuffling import COUNTER
from throneroom.kingdoms import Kingdom, parse, random_kingdom

TURN_LIMIT = 1000
"""No game between people lasts this long unless nobody can end it."""


def new_game(
    kingdom: str | Kingdom | list[str] | list[Card] = "First Game",
    players: int = 2,
    seed: str | None = None,
    *,
    start: int = 0,
    bots: dict[int, Bot] | None = None,
    profile: str = FIRST_EDITION,
    turn_limit: int = 0,
    watch: bool = False,
    generator: str = COUNTER,
) -> Game:
    """Start a game.

    The kingdom is a recommended set's name, ten card names, `random`, a Kingdom, or a list
    of ten cards or card ids. Without a seed one is drawn; it is the game's `seed`. `start`
    is the seat that begins, `bots` says which seats are programs, `turn_limit` ends a game
    that nobody can end, and `watch` keeps what happens as `events`. The rules profile
    `later` has the cards that official rules have changed since. Where an opponent might try
    to predict shuffles, take the generator `sha256` and a seed of 256 bits.

    Examples:
        >>> game = new_game("First Game", players=2, seed="a lucky day")
        >>> game.decision.kind
        <Kind.PLAY_TREASURE: 'play_treasure'>
        >>> game.answer("all")
        >>> game.answer("silver")
        >>> game.current
        1

    """
    seed = secrets.token_hex(8) if seed is None else seed
    setup = kingdom_of(kingdom, seed).settled(seed).setup(players, profile)
    return start_game(
        setup, seed, start=start, bots=bots, turn_limit=turn_limit, watch=watch, generator=generator
    )


def read_record(text: str) -> Record:
    """A record from its long or its short form.

    The game is played once to see that every answer is legal and every check fits;
    otherwise RecordError tells the line and the reason.
    """
    return read(text)


def kingdom_of(kingdom: str | Kingdom | list[str] | list[Card], seed: str) -> Kingdom:
    """The kingdom that is meant; the seed draws one if it is to be random."""
    if isinstance(kingdom, Kingdom):
        return kingdom
    if isinstance(kingdom, str):
        return random_kingdom(seed) if kingdom.strip().casefold() == "random" else parse(kingdom)
    ids = tuple(card.id if isinstance(card, Card) else card for card in kingdom)
    for id in ids:
        if id not in BY_ID:
            raise SetupError("no-card", name=str(id)[:40])
    return Kingdom(ids)
