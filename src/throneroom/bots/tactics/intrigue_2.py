"""The tactics of the cards that the second edition of Intrigue added."""

# ruff: noqa: ARG001 - a tactic takes what every tactic takes

from typing import Final

from throneroom.bots.tactics.base import WORTHWHILE
from throneroom.bots.tactics.buying import improves
from throneroom.bots.tactics.discarding import (
    hand_without,
    least_useful,
    to_put_back,
    worth_less,
)
from throneroom.bots.tactics.exchanging import best_profit, to_exchange
from throneroom.bots.tactics.gaining import gain_value, is_wanted
from throneroom.bots.tactics.playing import action_wanted
from throneroom.bots.tactics.registry import bonus, one, rank, several
from throneroom.bots.tactics.tactician import Tactician
from throneroom.bots.tactics.valuing import (
    best_to_keep,
    dead_weight,
    possessed,
    worst_to_keep,
)
from throneroom.engine.basics import CURSE
from throneroom.engine.card import ACTION, BY_ID, CARDS, VICTORY
from throneroom.engine.fast_view import FastView
from throneroom.engine.position import UP_TO
from throneroom.engine.question import (
    CHOOSE,
    DISCARD,
    PLACE,
    PUT_ON_DECK,
    REVEAL,
    TRASH,
    Question,
)

DIPLOMAT: Final = BY_ID["diplomat"].index
LURKER: Final = BY_ID["lurker"].index
REPLACE: Final = BY_ID["replace"].index


@rank("lurker", most=645)
def when_lurker(me: Tactician, view: FastView) -> int:
    """If the trash has a good Action, or another Lurker can fetch one from there."""
    return 645 if good_in_trash(me, view) or view.hand_count(LURKER) > 1 else 0


def good_in_trash(me: Tactician, view: FastView) -> bool:
    """Whether the trash has an Action that is worth gaining."""
    return any(
        view.is_a(card, ACTION) and is_wanted(view, gain_value(me, view, card))
        for card in view.trash
    )


@one("lurker", CHOOSE)
def lurker(me: Tactician, view: FastView, question: Question) -> int:
    """Gain a good Action from the trash if there is one."""
    return question.option("gain" if good_in_trash(me, view) else "trash")


@one("lurker", TRASH)
def lurker_trash(me: Tactician, view: FastView, question: Question) -> int:
    """The best Action if another Lurker fetches it, else the worst."""
    cards = question.candidates()
    fetched = view.has(LURKER) and view.actions > 0
    return best_to_keep(me, view, cards) if fetched else worst_to_keep(me, view, cards)


@rank("diplomat")
def when_diplomat(me: Tactician, view: FastView) -> int:
    """As a village with a small hand, else as a card that draws."""
    if len(hand_without(view, DIPLOMAT)) <= 3:
        return 716
    return 512 if view.actions > 1 else 142


@several("mill", DISCARD)
def mill(me: Tactician, view: FastView, question: Question) -> list[int]:
    """Two cards that are worth less than two coins together, or none."""
    hand = question.candidates()
    if len(hand) < 2:
        return []
    idle = len(worth_less(me, view, hand, 10))
    return least_useful(me, view, hand, 2) if idle >= 2 else []


@one("secret_passage", PUT_ON_DECK)
def secret_passage_card(me: Tactician, view: FastView, question: Question) -> int:
    """What serves better in the next turn, or what is in the way."""
    return to_put_back(me, view, question.candidates())


@one("secret_passage", PLACE)
def secret_passage(me: Tactician, view: FastView, question: Question) -> int:
    """A card that does nothing goes to the bottom, any other on top."""
    buried = dead_weight(view, question.about) != possessed(view)
    return question.candidates()[-1] if buried else 0


@one("courtier", REVEAL)
def courtier(me: Tactician, view: FastView, question: Question) -> int:
    """The card with the most types."""
    return max(question.options(), key=lambda card: len(CARDS[card].type_names))


@several("courtier", CHOOSE)
def courtier_effects(me: Tactician, view: FastView, question: Question) -> list[int]:
    """An Action if it is needed, coins if they buy something better, and a Gold."""
    first = ["action"] if action_wanted(me, view) else []
    money = ["coins", "gold"] if improves(me, view, 3) or possessed(view) else ["gold", "coins"]
    wanted = list(dict.fromkeys([*first, *money, "buy", "action"]))
    return question.options_of(*wanted[: question.least])


@one("replace", TRASH)
def replace(me: Tactician, view: FastView, question: Question) -> int:
    """The card with the most profitable exchange."""
    return to_exchange(me, view, question, 2, UP_TO)


@bonus("replace")
def replace_gain(me: Tactician, view: FastView, card: int) -> int:
    """A Victory card curses the others."""
    cursed = view.is_a(card, VICTORY) and view.supply(CURSE) > 0
    return 25 if cursed and not possessed(view) else 0


@rank("replace", most=248)
def when_replace(me: Tactician, view: FastView) -> int:
    """If it improves a card enough."""
    won = best_profit(me, view, hand_without(view, REPLACE), 2, UP_TO)
    return min(248, 175 + int(won)) if won > WORTHWHILE else 0
