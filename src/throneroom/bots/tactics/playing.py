"""Which Action to play first.

Ranks come in steps: 900 for what works now but perhaps not later, 700 for villages, 600 for cards
that replace themselves, 500 for terminals that draw while Actions are left, 400 for other cards
that cost no Action, and 300 and below for other terminals. A card of rank 0 is better not played.

An Action of the package has its rank in `ORDER`, or a function registered with `@rank` where the
situation decides.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.bots.tactics.registry import RANKS
from throneroom.bots.tactics.valuing import POINTS, WORTH
from throneroom.cards import SHIPPED
from throneroom.engine.basics import CURSE, ESTATE, GOLD, SILVER
from throneroom.engine.card import ACTION, ATTACK, BY_ID, NONE, Card, on_definition
from throneroom.engine.fast_view import FastView

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactician import Tactician

ORDER: Final = {
    # What arranges the deck, before anything is drawn from it.
    "bag_of_gold": 790, "scrying_pool": 780, "apothecary": 775, "spy": 770, "scout": 740,
    # Villages.
    "trusty_steed": 730, "university": 728, "festival": 726, "farming_village": 724,
    "plaza": 722, "mining_village": 720, "village": 718,
    # What replaces itself, and what costs no Action.
    "familiar": 690, "hunting_party": 682, "alchemist": 680, "laboratory": 678, "golem": 676,
    "market": 670, "baker": 668, "herald": 666, "advisor": 664, "wishing_well": 660,
    "great_hall": 655, "candlestick_maker": 650, "tournament": 648, "hamlet": 640,
    "pawn": 630, "minion": 610,
    # Terminals.
    "possession": 300, "followers": 295, "witch": 290, "young_witch": 280, "soothsayer": 275,
    "torturer": 272, "masquerade": 250, "jester": 245, "princess": 242, "militia": 236,
    "swindler": 230, "butcher": 226, "bridge": 205, "horse_traders": 220, "council_room": 216,
    "journeyman": 213, "smithy": 210, "nobles": 212, "adventurer": 206, "merchant_guild": 204,
    "steward": 202, "tribute": 196, "harvest": 192, "courtyard": 186, "bureaucrat": 166,
    "fortune_teller": 164, "woodcutter": 160, "chancellor": 156, "saboteur": 150, "moat": 140,
    "thief": 136, "herbalist": 134,
}  # fmt: skip

DRAWING: Final = {
    "council_room": 540, "torturer": 536, "journeyman": 534, "smithy": 532, "nobles": 530,
    "witch": 528, "followers": 526, "masquerade": 524, "adventurer": 522, "young_witch": 518,
    "courtyard": 516, "moat": 510,
}  # fmt: skip

RANK: Final[list[int]] = []
RANK_IF_DRAWING: Final[list[int]] = []
"""The rank of each card by its index, usually and while Actions are left."""

HARMLESS_ATTACKS: Final = [BY_ID[id].index for id in ("spy", "scrying_pool", "minion")]

THRONE_ROOM: Final[i64] = BY_ID["throne_room"].index
DOUBLED: Final = {
    "possession": 110, "bridge": 70, "golem": 70, "minion": 62, "conspirator": 60, "feast": 55,
    "throne_room": 90, "princess": 30, "cellar": 20, "library": 15, "chapel": 12,
    "shanty_town": 20, "secret_chamber": 2, "menagerie": 40, "mining_village": 34,
}  # fmt: skip
WORTH_TWICE: Final[list[int]] = []
"""What playing an Action twice is worth."""

FORCED: Final = {
    "witch": (CURSE,), "familiar": (CURSE,), "young_witch": (CURSE,), "soothsayer": (GOLD, CURSE),
    "followers": (ESTATE, CURSE), "bureaucrat": (SILVER,), "trading_post": (SILVER,),
    "bag_of_gold": (GOLD,),
}  # fmt: skip
GAINED: Final[list[tuple[int, ...]]] = []
"""What is gained without a question when a card is played."""

WINNING: Final = 1000


def _learn(card: Card) -> None:
    usual = _rank(card)
    RANK.append(usual)
    RANK_IF_DRAWING.append(_rank_if_drawing(card, usual))
    WORTH_TWICE.append(DOUBLED.get(card.id, WORTH[card.index]))
    GAINED.append(FORCED.get(card.id, ()))


def _rank(card: Card) -> int:
    """The usual rank of a card; by its bonuses and its price if it comes from outside."""
    if card.id in SHIPPED or not card.is_a(ACTION):
        # What is not in the table has a function, as `check_ranks` makes sure.
        return ORDER.get(card.id, 0)
    if card.actions:
        return (600 if card.actions == 1 else 700) + int(card.cost)
    return 100 + WORTH[card.index]


def _rank_if_drawing(card: Card, usual: int) -> int:
    if card.id in SHIPPED:
        return DRAWING.get(card.id, usual)
    draws = card.is_a(ACTION) and card.actions == 0 and card.cards >= 2
    return 500 + WORTH[card.index] // 2 if draws else usual


on_definition(_learn)


def check_ranks() -> None:
    """Make sure that every Action of the package has a rank; without one it is never played."""
    for id in SHIPPED:
        card = BY_ID[id]
        known = id in ORDER or RANKS[card.index] is not None
        assert known or not card.is_a(ACTION), f"{id} has no rank"


def best_action(me: "Tactician", view: FastView) -> i64:
    """The Action of the hand to play now, or NONE."""
    best: i64 = NONE
    highest: i64 = 0
    for card in view.hand:
        if card != best and view.is_a(card, ACTION):
            urgency = urgency_of(me, view, card)
            if urgency > highest:
                best = card
                highest = urgency
    return best


def urgency_of(me: "Tactician", view: FastView, card: i64) -> i64:
    """How urgent it is to play an Action now; 0 if it should not be played."""
    if view.possessor != NONE and view.is_a(card, ATTACK) and card not in HARMLESS_ATTACKS:
        return 0
    if view.near_end:
        outcome = _outcome(view, card)
        if outcome:
            return WINNING if outcome > 0 else 0
    situation = RANKS[card]
    return usual_rank(view, card) if situation is None else situation(me, view)


def usual_rank(view: FastView, card: i64) -> i64:
    """The rank by the tables: drawing is more urgent while Actions are left."""
    return RANK_IF_DRAWING[card] if view.actions > 1 else RANK[card]


def _outcome(view: FastView, card: i64) -> i64:
    """The lead with which playing a card ends the game; 0 if it does not, or in a tie."""
    if view.ending or view.piles_to_end > 1:
        return 0
    for gained in GAINED[card]:
        cursed = gained == CURSE
        copies = view.player_count - 1 if cursed else i64(1)
        if 0 < view.supply(gained) <= copies:
            return view.lead + (1 if cursed else POINTS[gained])
    return 0


def throne_target(me: "Tactician", view: FastView, cards: list[int]) -> i64:
    """The Action that is best played twice; NONE if none is worth it."""
    best: i64 = NONE
    highest: i64 = 0
    for card in cards:
        if card != best and view.is_a(card, ACTION):
            value = _twice(me, view, card, cards)
            if value > highest:
                best = card
                highest = value
    return best


def _twice(me: "Tactician", view: FastView, card: i64, cards: list[int]) -> i64:
    if card == THRONE_ROOM:
        others = [one for one in cards if view.is_a(one, ACTION) and one != THRONE_ROOM]
        return WORTH_TWICE[card] if len(others) > 1 else 0
    return WORTH_TWICE[card] if urgency_of(me, view, card) > 0 else i64(0)


def action_wanted(me: "Tactician", view: FastView) -> bool:
    """Whether an Action in hand only lacks an Action to be played."""
    if view.actions > 0:
        return False
    return any(view.is_a(card, ACTION) and urgency_of(me, view, card) > 0 for card in view.hand)


def in_playing_order(cards: list[int]) -> list[int]:
    """Actions that will all be played, starting with those that help the others."""
    return sorted(cards, key=lambda card: -RANK_IF_DRAWING[card])
