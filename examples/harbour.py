"""A set of your own: three cards, their English texts, and what bots should know about them.

Importing this module is all it takes: from then on the cards work in games, records, scenarios,
plans, the lab and the server.

    import harbour
    throneroom.new_game(["pier", "customs", "smuggler", "cellar", ...])

To play them in the terminal or the browser, start the command from a script that imports it:

    import harbour
    from throneroom.cli import main

    if __name__ == "__main__":
        raise SystemExit(main())
"""

from throneroom.bots.tactics import Tactician, one
from throneroom.engine import ask
from throneroom.engine.basics import SILVER
from throneroom.engine.card import ACTION, ATTACK, REACTION, CardSet
from throneroom.engine.live import LiveGame
from throneroom.engine.position import Player
from throneroom.engine.verbs import attacked, discard_down_to, draw, gain, protect
from throneroom.fast import CHOOSE, FastView, Question
from throneroom.text import add_texts

card = CardSet("harbour")

card("pier", cost=3, types=ACTION, cards=1, actions=2)


@card("customs", cost=4, types=ACTION)
def customs(game: LiveGame, me: Player) -> None:
    """Choose one: gain a Silver, or draw."""
    if ask.for_mode(game, me, CHOOSE, ("silver", "three_cards")) == "silver":
        gain(game, me, SILVER)
    else:
        draw(game, me, 3)


SMUGGLER = card("smuggler", cost=5, types=ACTION | ATTACK | REACTION, coins=2)


@SMUGGLER
def smuggler(game: LiveGame, me: Player) -> None:
    """Everyone else keeps three cards."""
    for foe in attacked(game, me):
        discard_down_to(game, foe, 3)


@SMUGGLER.when_attacked_once
def show_smuggler(game: LiveGame, me: Player) -> None:
    """Be unaffected."""
    protect(game, me)


add_texts(
    "en",
    """
set-harbour = Harbour

pier = Pier
    .one = a Pier
    .many = Piers
customs = Customs
    .one = a Customs
    .many = Customs
    .text = Choose one: gain a Silver, or +3 Cards.
smuggler = Smuggler
    .one = a Smuggler
    .many = Smugglers
    .text =
        Each other player discards down to 3 cards in hand. When another player plays an Attack,
        you may first show this from your hand, to be unaffected by it.

ask-choose-customs = A Silver, or three cards?
mode-silver = gain a Silver
mode-three_cards = +3 Cards
""",
)


# Bots play these cards without being told anything: when, follows from cost and bonuses, and
# they take the first of several modes. This is how to teach them better.
@one("customs", CHOOSE)
def answer_customs(me: Tactician, view: FastView, question: Question) -> int:  # noqa: ARG001
    """Silver early in the game, cards later."""
    return question.option("silver" if view.own_turn < 8 else "three_cards")
