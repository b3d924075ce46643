"""What the tactical bot advises in a position."""

from playing import open_question
from position import position

from throneroom.bots.tactics.tactician import Tactician
from throneroom.engine.bot import Bot
from throneroom.engine.card import BY_ID
from throneroom.engine.game import Game

TREASURY = "gold gold silver silver"
"""A discard pile that makes a deck able to do without its Coppers."""


def advice(game: Game, bot: Bot | None = None) -> object:
    """The answer to the open question, in words."""
    decision = game.decision
    assert decision is not None
    bot = bot or Tactician()
    view = game.view(decision.player).fast
    question = open_question(game)
    if question.several:
        return question.words(bot.choose_several(view, question))
    return question.word(bot.choose(view, question))


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
    chosen = [
        id for id in dict.fromkeys(ids) if BY_ID[id].is_kingdom_card and id != options.get("bane")
    ]
    return position(*zones, some=" ".join(chosen), **options)  # type: ignore[arg-type]


def after(game: Game, *answers: object) -> object:
    """What is advised after some answers."""
    for answer in answers:
        game.answer(answer)
    return advice(game)
