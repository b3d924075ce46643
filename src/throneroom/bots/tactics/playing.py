"""Which Action to play first, and which to play twice.

Ranks come in steps: 900 for what works now but perhaps not later, 700 for villages, 600 for cards
that replace themselves, 500 for terminals that draw while Actions are left, 400 for other cards
that cost no Action, and 300 and below for other terminals. A card of rank 0 is better not played.

An Action of the package has its rank in `ORDER`, or a function registered with `@rank` where the
situation decides. Where several terminals compete for the last Action, `last_action` decides.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.bots.tactics.buying import money_at_hand
from throneroom.bots.tactics.last_action import worth_last
from throneroom.bots.tactics.registry import HIGHEST_RANKS, RANKS
from throneroom.bots.tactics.valuing import (
    BALANCE,
    BARON,
    COPPERSMITH,
    CURSES,
    IN_HAND,
    MONEYLENDER,
    POINTS,
    WORTH,
    possessed,
)
from throneroom.cards import SHIPPED
from throneroom.engine.basics import COPPER, CURSE, ESTATE, GOLD, SILVER
from throneroom.engine.card import ACTION, ATTACK, BY_ID, CARDS, NONE, Card, on_definition
from throneroom.engine.fast_view import FastView

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactician import Tactician

ORDER: Final = {
    # What arranges the deck, before anything is drawn from it.
    "bag_of_gold": 790, "scrying_pool": 780, "apothecary": 775, "spy": 770, "scout": 740,
    # Villages.
    "trusty_steed": 730, "university": 728, "city": 727, "bazaar": 725, "fishing_village": 723,
    "festival": 726, "farming_village": 724, "plaza": 722, "workers_village": 721,
    "mining_village": 720, "walled_village": 719, "village": 718, "border_village": 721,
    "inn": 717,
    # What replaces itself, and what costs no Action.
    "sentry": 694, "harbinger": 692, "familiar": 690, "haven": 688, "secret_passage": 684,
    "hunting_party": 682, "alchemist": 680, "laboratory": 678, "governor": 677, "golem": 676,
    "caravan": 675, "warehouse": 674, "grand_market": 673, "merchant": 672,
    "treasury": 671, "market": 670, "poacher": 669, "baker": 668, "peddler": 667, "herald": 666,
    "advisor": 664, "wishing_well": 660,
    "cartographer": 693, "highway": 681, "scheme": 673, "oasis": 665,
    "lighthouse": 662, "mill": 656, "pearl_diver": 654, "great_hall": 655, "candlestick_maker": 650,
    "tournament": 648, "hamlet": 640, "pawn": 630, "minion": 610,
    # Terminals.
    "possession": 300, "followers": 295, "witch": 290, "mountebank": 288, "goons": 278,
    "rabble": 271, "monument": 235, "vault": 215, "young_witch": 280, "soothsayer": 275,
    "ghost_ship": 276, "bandit": 274, "torturer": 272, "masquerade": 250, "jester": 245,
    "princess": 242, "militia": 236, "merchant_ship": 240, "wharf": 238, "cutpurse": 232,
    "swindler": 230, "butcher": 226, "bridge": 205, "horse_traders": 220, "council_room": 216,
    "journeyman": 213, "courtier": 224, "patrol": 211, "envoy": 209, "smithy": 210, "nobles": 212,
    "adventurer": 206, "merchant_guild": 204, "steward": 202, "tribute": 196, "harvest": 192,
    "courtyard": 186, "bureaucrat": 166, "vassal": 188, "explorer": 214, "fortune_teller": 164,
    "navigator": 152, "woodcutter": 160, "black_market": 162, "chancellor": 156, "saboteur": 150,
    "moat": 140, "thief": 136, "herbalist": 134,
    "margrave": 278, "jack_of_all_trades": 235, "haggler": 229, "embassy": 215, "oracle": 207,
    "mandarin": 194, "nomad_camp": 162, "noble_brigand": 161, "duchess": 158,
}  # fmt: skip

DRAWING: Final = {
    "wharf": 545, "council_room": 540, "ghost_ship": 538, "torturer": 536, "journeyman": 534,
    "envoy": 533, "smithy": 532, "patrol": 531, "nobles": 530, "witch": 528, "followers": 526,
    "masquerade": 524, "adventurer": 522, "young_witch": 518, "courtyard": 516, "moat": 510,
    "diplomat": 512, "rabble": 535, "vault": 529,
    "margrave": 541, "embassy": 537, "oracle": 514,
}  # fmt: skip

RANK: Final[list[int]] = []
RANK_IF_DRAWING: Final[list[int]] = []
"""The rank of each card by its index, usually and while Actions are left."""

HARMLESS_ATTACKS: Final = [BY_ID[id].index for id in ("spy", "scrying_pool", "minion")]

THRONE_ROOM: Final[i64] = BY_ID["throne_room"].index
MULTIPLIERS: Final = [THRONE_ROOM, BY_ID["kings_court"].index]
"""What plays other Actions more than once."""
DOUBLED: Final = {
    "possession": 110, "bridge": 70, "golem": 70, "minion": 62, "conspirator": 60, "feast": 55,
    "princess": 30, "cellar": 20, "library": 15, "chapel": 12, "shanty_town": 20,
    "secret_chamber": 2, "menagerie": 40, "mining_village": 34, "militia": 34,
    "fortune_teller": 22, "horse_traders": 26, "trading_post": 28, "torturer": 75,
    "upgrade": 30, "goons": 60, "bishop": 60, "mint": 30, "counting_house": 5, "watchtower": 10,
    "forge": 20, "trade_route": 20, "outpost": 3, "tactician": 3, "treasure_map": 3,
}  # fmt: skip
WORTH_TWICE: Final[list[int]] = []
"""What playing an Action twice is worth, as long as nothing speaks against it."""

PER_CARD: Final = 9
"""What a card is worth that cannot be drawn any more."""

PER_ACTION: Final = 15
"""What a drawn Action is worth that can be played."""

FORCED: Final = {
    "witch": (CURSE,), "familiar": (CURSE,), "young_witch": (CURSE,), "soothsayer": (GOLD, CURSE),
    "followers": (ESTATE, CURSE), "bureaucrat": (SILVER,), "trading_post": (SILVER,),
    "bag_of_gold": (GOLD,), "bandit": (GOLD,), "sea_hag": (CURSE,), "mountebank": (CURSE,),
    "jack_of_all_trades": (SILVER,),
}  # fmt: skip
GAINED: Final[list[tuple[int, ...]]] = []
"""What is gained without a question when a card is played."""

WINNING: Final = 1000

THRONE_ROOM_FIRST: Final = 705
"""The rank of a Throne Room for what costs no Action."""

TERMINAL: Final = 400
"""No terminal ranks higher, unless it draws while Actions are left or wins the game."""


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
    terminal: i64 = NONE
    its_rank: i64 = 0
    rivals: list[int] | None = None
    ranks: list[int] | None = None
    hand = view.hand
    sure = _sure_rank(view, hand)
    judged: i64 = NONE
    for card in hand:
        if card != best and view.is_a(card, ACTION):
            if RANKS[card] is not None:
                if card == judged or HIGHEST_RANKS[card] < sure:
                    continue
                judged = card
            urgency = urgency_of(me, view, card)
            if urgency > 0 and BALANCE[card] < 0 and card != terminal:
                if terminal == NONE:
                    terminal = card
                    its_rank = urgency
                elif rivals is None or ranks is None:
                    # Most hands have one terminal at most: these lists are seldom needed.
                    rivals = [int(terminal), card]
                    ranks = [int(its_rank), int(urgency)]
                elif card not in rivals:
                    rivals.append(card)
                    ranks.append(int(urgency))
            if urgency > highest:
                best = card
                highest = urgency
    if best == THRONE_ROOM and highest == THRONE_ROOM_FIRST:
        return _before_throne_room(me, view, hand)
    last = highest <= TERMINAL and view.actions == 1 and not possessed(view)
    if last and rivals is not None and ranks is not None:
        return _last_terminal(me, view, hand, rivals, ranks)
    return best


def _sure_rank(view: FastView, hand: list[int]) -> i64:
    """The highest rank in a hand that is known from the tables, unless terminals are all there is.

    Whatever ranks lower need not be looked at. Where Actions may end the game, or be played for
    another player, the tables do not tell.
    """
    highest: i64 = 0
    if view.possessor == NONE and not view.near_end:
        for card in hand:
            if RANKS[card] is None and view.is_a(card, ACTION):
                highest = max(highest, usual_rank(view, card))
    return highest if highest > TERMINAL else 0


def _last_terminal(
    me: "Tactician", view: FastView, hand: list[int], terminals: list[int], ranks: list[int]
) -> i64:
    """The terminal that makes the most of the last Action."""
    held = money_at_hand(view, hand)
    best: i64 = NONE
    highest: i64 = 0
    for place in range(len(terminals)):
        value = worth_last(me, view, terminals[place], ranks[place], held)
        if best == NONE or value > highest:
            best = terminals[place]
            highest = value
    return best


def _before_throne_room(me: "Tactician", view: FastView, hand: list[int]) -> i64:
    """Throne Room, but first what replaces itself and is not its target: it may find another."""
    others = hand[:]
    others.remove(THRONE_ROOM)
    target = throne_target(me, view, others, view.actions - 1, True)
    if target == THRONE_ROOM:
        return THRONE_ROOM
    for card in others:
        draws = BALANCE[card] == 0 and CARDS[card].cards > 0
        if draws and card != target and urgency_of(me, view, card) > 0:
            return card
    return THRONE_ROOM


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


def throne_target(
    me: "Tactician", view: FastView, cards: list[int], actions: i64, waiting: bool
) -> i64:
    """The Action that is best played twice; NONE if none is worth it.

    `actions` are left once Throne Room is played. While it is still `waiting`, what costs no Action
    can be played before it.
    """
    best: i64 = NONE
    highest: i64 = 0
    for card in cards:
        if card != best and view.is_a(card, ACTION):
            if card in MULTIPLIERS:
                # Both then need one Action together, so nothing is better.
                if _two_targets(me, view, cards):
                    return card
                continue
            value = _twice(me, view, card)
            if value > 0:
                value += _afterwards(view, card, cards, actions, waiting)
            if value > highest:
                best = card
                highest = value
    return best


def _twice(me: "Tactician", view: FastView, card: i64) -> i64:
    """What two plays of an Action are worth in themselves; 0 if it should not be played."""
    if urgency_of(me, view, card) <= 0:
        return 0
    value: i64 = WORTH_TWICE[card]
    if card == COPPERSMITH:
        value = 20 * view.hand_count(COPPER)
    elif card == MONEYLENDER:
        value = value if view.hand_count(COPPER) > 1 else value // 2
    elif card == BARON:
        value = value if view.hand_count(ESTATE) > 1 else value // 2
    elif CURSES[card] and view.supply(CURSE) == 0:
        value = value // 3
    drawn = 2 * CARDS[card].cards
    there = view.deck_size(view.seat) + view.discard_size(view.seat)
    if drawn > there:
        value -= PER_CARD * (drawn - there)
    return max(value, i64(1))


def _two_targets(me: "Tactician", view: FastView, cards: list[int]) -> bool:
    """Whether at least two Actions should be played that play no others."""
    found: i64 = 0
    for card in cards:
        plays_others = card in MULTIPLIERS or not view.is_a(card, ACTION)
        if not plays_others and urgency_of(me, view, card) > 0:
            found += 1
            if found == 2:
                return True
    return False


def _afterwards(view: FastView, target: i64, cards: list[int], actions: i64, waiting: bool) -> i64:
    """What the other Actions of a hand are worth that can be played beside a target."""
    room = actions + 2 * (BALANCE[target] + 1)
    playable = room > 0
    worth: i64 = 0
    terminals: i64 = 0
    terminal_worth: i64 = 0
    skipped = False
    for card in cards:
        if card == target and not skipped:
            skipped = True
        elif view.is_a(card, ACTION):
            if BALANCE[card] < 0:
                terminals += 1
                terminal_worth += IN_HAND[card]
            elif playable or waiting:
                worth += IN_HAND[card]
                room += BALANCE[card]
    if terminals and room > 0:
        worth += terminal_worth * min(room, terminals) // terminals
    if room > terminals:
        # Drawn Actions can be played, too.
        worth += (
            2 * CARDS[target].cards * view.count_of(ACTION) * PER_ACTION // max(view.total, i64(1))
        )
    return worth


def action_wanted(me: "Tactician", view: FastView) -> bool:
    """Whether an Action in hand only lacks an Action to be played."""
    if view.actions > 0:
        return False
    return any(view.is_a(card, ACTION) and urgency_of(me, view, card) > 0 for card in view.hand)


def in_playing_order(cards: list[int]) -> list[int]:
    """Actions that will all be played, starting with those that help the others."""
    return sorted(cards, key=lambda card: -RANK_IF_DRAWING[card])
