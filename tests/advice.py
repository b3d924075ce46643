"""What the tactical bot advises in a position."""

from position import position

from throneroom.bots.tactics import Tactician
from throneroom.engine.bot import Bot
from throneroom.engine.card import BY_ID, PRIZE
from throneroom.engine.game import Game

TREASURY = "gold gold silver silver"
"""A discard pile that makes a deck able to do without its Coppers."""


def advice(game: Game, bot: Bot | None = None) -> object:
    """The answer to the open question, in words."""
    decision = game.decision
    assert decision is not None
    bot = bot or Tactician()
    view = game.view(int(decision.player))
    if decision.several:
        return [decision.word(option) for option in bot.choose_several(view, decision)]
    return decision.word(bot.choose(view, decision))


def table(*players: str, **options: object) -> Game:
    """A position whose kingdom has the cards that the players have.

    Each player is the hand, then the deck from the top and the discard pile, apart by slashes.
    """
    zones = [
        dict(zip(("hand", "deck", "discard"), [*player.split("/"), "", ""], strict=False))
        for player in players
    ]
    if len(zones) == 1:
        zones.append({})
    ids = [id for player in zones for zone in player.values() for id in zone.split()]
    ids += str(options.pop("some", "")).split()
    chosen = [id for id in dict.fromkeys(ids) if is_kingdom_card(id) and id != options.get("bane")]
    return position(*zones, some=" ".join(chosen), **options)  # type: ignore[arg-type]


def is_kingdom_card(id: str) -> bool:
    return BY_ID[id].set != "basic" and not BY_ID[id].is_a(PRIZE)


def after(game: Game, *answers: object) -> object:
    """What is advised after some answers."""
    for answer in answers:
        game.answer(answer)
    return advice(game)
