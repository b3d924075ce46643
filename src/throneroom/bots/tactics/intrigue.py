"""The tactics of the cards of Intrigue."""

# ruff: noqa: ARG001 - a tactic takes what every tactic takes

from typing import Final

from mypy_extensions import i64

from throneroom.bots.tactics.base import best_worth, junk
from throneroom.bots.tactics.buying import improves, money_at_hand, potions_at_hand, purse
from throneroom.bots.tactics.discarding import (
    hand_without,
    least_useful,
    to_put_back,
    worth_less,
)
from throneroom.bots.tactics.exchanging import best_profit, to_exchange
from throneroom.bots.tactics.gaining import gain_value, is_wanted
from throneroom.bots.tactics.playing import action_wanted, usual_rank
from throneroom.bots.tactics.registry import bonus, one, rank, several
from throneroom.bots.tactics.tactician import Tactician
from throneroom.bots.tactics.valuing import (
    BALANCE,
    DEAD,
    best_first,
    best_to_keep,
    gains_left,
    possessed,
    worst_to_keep,
)
from throneroom.cards.traits import TRASHERS
from throneroom.engine.basics import COPPER, CURSE, ESTATE, PROVINCE
from throneroom.engine.card import ACTION, BY_ID, CARDS, NONE, TREASURE, VICTORY
from throneroom.engine.fast_view import UNKNOWN, FastView
from throneroom.engine.position import EXACTLY
from throneroom.engine.question import (
    CHOOSE,
    CONFIRM,
    DISCARD,
    GIVE,
    NAME,
    NO,
    PASS,
    PUT_ON_DECK,
    TRASH,
    YES,
    Question,
)

MINION: Final = BY_ID["minion"].index
NOBLES: Final = BY_ID["nobles"].index
SECRET_CHAMBER: Final = BY_ID["secret_chamber"].index
SHANTY_TOWN: Final = BY_ID["shanty_town"].index
TRADING_POST: Final = BY_ID["trading_post"].index
UPGRADE: Final = BY_ID["upgrade"].index

AGAINST_HANDS: Final = [
    BY_ID[id].index for id in ("militia", "followers", "torturer", "ghost_ship")
]
AGAINST_DECKS: Final = [
    BY_ID[id].index
    for id in (
        "thief",
        "saboteur",
        "swindler",
        "spy",
        "scrying_pool",
        "jester",
        "fortune_teller",
        *("bandit", "pirate_ship", "sea_hag"),
    )
]
POOR_AGAINST_CURSES: Final = ("moneylender", "mine", "transmute", "doctor", "taxman")
"""What trashes Treasures only, or from the deck only, or gets nothing for a Curse."""
CURSE_TRASHERS: Final = [BY_ID[id].index for id in TRASHERS if id not in POOR_AGAINST_CURSES]

ATTACK_ON_HANDS: Final = 20
"""What it is worth, in tenths of a coin, if others lose a good hand."""


# Courtyard, Secret Chamber, Scout: what goes on the deck


@one("courtyard", PUT_ON_DECK)
@one("secret_passage", PUT_ON_DECK)
def courtyard(me: Tactician, view: FastView, question: Question) -> int:
    """What serves better in the next turn."""
    hand = question.candidates()
    if possessed(view):
        return least_useful(me, view, hand, 1)[0]
    return to_put_back(me, view, hand)


@several("secret_chamber", PUT_ON_DECK)
def secret_chamber_back(me: Tactician, view: FastView, question: Question) -> list[int]:
    """Junk if the deck is attacked; the fourth and fifth best cards if the hand is."""
    hand = best_first(me, view, question.candidates())
    played = view.in_play(view.current)
    attack = played[-1] if played else NONE
    if attack in AGAINST_HANDS and len(hand) >= 5:
        return hand[3:5]
    worst = hand[-question.least :]
    return worst[::-1] if attack in AGAINST_DECKS else worst


@several("secret_chamber", DISCARD)
def secret_chamber(me: Tactician, view: FastView, question: Question) -> list[int]:
    """Everything that is worth less than a coin."""
    return worth_less(me, view, question.candidates(), 10)


@rank("secret_chamber")
def when_secret_chamber(me: Tactician, view: FastView) -> int:
    """The more cards it turns into coins, the sooner."""
    count = len(worth_less(me, view, hand_without(view, SECRET_CHAMBER), 10))
    return 60 + 40 * count if count else 0


@several("scout", PUT_ON_DECK)
@several("apothecary", PUT_ON_DECK)
@several("doctor", PUT_ON_DECK)
@several("sentry", PUT_ON_DECK)
@several("patrol", PUT_ON_DECK)
def put_back_in_order(me: Tactician, view: FastView, question: Question) -> list[int]:
    """The best on top; in a possessed turn the worst, which its owner draws next."""
    ordered = best_first(me, view, question.candidates())
    return ordered[::-1] if possessed(view) else ordered


# Pawn, Steward, Nobles, Minion: which effect


@several("pawn", CHOOSE)
def pawn(me: Tactician, view: FastView, question: Question) -> list[int]:
    """A card, and an Action if it is needed now or may be, else a coin."""
    if action_wanted(me, view):
        return question.options_of("card", "action")
    if improves(me, view, 1):
        return question.options_of("card", "coin")
    if purse(view, view.actions) >= 10:
        return question.options_of("buy", "coin")
    many_actions = view.count_of(ACTION) * 3 >= view.total
    second = "action" if view.actions == 0 and many_actions else "coin"
    return question.options_of("card", second)


@one("steward", CHOOSE)
def steward(me: Tactician, view: FastView, question: Question) -> int:
    """Trash two bad cards; else coins if they buy something better, else cards."""
    if not possessed(view) and len(junk(me, view, view.hand, 2, 4, view.actions)) == 2:
        return question.option("trash")
    return question.option("coins" if improves(me, view, 2) else "cards")


@several("steward", TRASH)
@several("trading_post", TRASH)
def trash_worst(me: Tactician, view: FastView, question: Question) -> list[int]:
    """The cards that are worth least in the deck."""
    left = question.candidates()
    chosen: list[int] = []
    while len(chosen) < question.least:
        worst = worst_to_keep(me, view, left)
        left.remove(worst)
        chosen.append(worst)
        view.imagine(worst, -1, -1)
    view.imagine_nothing()
    return chosen


@rank("trading_post", most=214)
def when_trading_post(me: Tactician, view: FastView) -> int:
    """If a Silver is better than two of the cards."""
    hand = hand_without(view, TRADING_POST)
    if len(hand) < 2 or possessed(view):
        return 0
    worst = worst_to_keep(me, view, hand)
    given = me.keep_value(view, worst)
    hand.remove(worst)
    view.imagine(worst, -1, -1)
    given += me.keep_value(view, worst_to_keep(me, view, hand))
    view.imagine_nothing()
    return 214 if given < 15 else 0


@one("nobles", CHOOSE)
def nobles(me: Tactician, view: FastView, question: Question) -> int:
    """Actions if something that draws can be played with them, else cards."""
    village = view.actions == 0 and needs_village(view, view.hand)
    return question.option("actions" if village else "cards")


def needs_village(view: FastView, hand: list[int]) -> bool:
    """Whether the Actions of a hand are worth more than three cards: they draw, or are many."""
    draws = any(card == NOBLES or CARDS[card].cards >= 2 for card in hand)
    return draws or len([card for card in hand if view.is_a(card, ACTION)]) > 1


@rank("nobles")
def when_nobles(me: Tactician, view: FastView) -> int:
    """As a village if one is needed, else as a card that draws."""
    if view.actions == 1 and needs_village(view, hand_without(view, NOBLES)):
        return 717
    return usual_rank(view, NOBLES)


@one("minion", CHOOSE)
def minion(me: Tactician, view: FastView, question: Question) -> int:
    """Coins while another Minion follows or the hand is good, else four new cards."""
    if view.has(MINION):
        return question.option("coins")
    held = money_at_hand(view, view.hand) - view.coins + 2
    if view.coins + held >= view.price(PROVINCE):
        return question.option("coins")
    # In tenths of a coin; a Minion among the four counts as two coins.
    drawn = (view.money + 2 * view.owns(MINION)) * 40 // view.total
    if any(view.hand_size(seat) >= 5 for seat in range(view.player_count) if seat != view.seat):
        drawn += ATTACK_ON_HANDS
    return question.option("coins" if held * 10 >= drawn else "redraw")


# Masquerade, Swindler, Torturer: what others get


@one("masquerade", PASS)
def masquerade_pass(me: Tactician, view: FastView, question: Question) -> int:
    """The worst card; the best if the possessor gets it."""
    cards = question.candidates()
    if possessed(view) and (view.seat + 1) % view.player_count == view.possessor:
        return best_to_keep(me, view, cards)
    return worst_to_keep(me, view, cards)


@one("masquerade", TRASH)
def masquerade_trash(me: Tactician, view: FastView, question: Question) -> int:
    """A bad card, if its coin is not needed."""
    chosen = junk(me, view, question.candidates(), 1, 3, view.actions)
    return chosen[0] if chosen else NONE


@one("swindler", GIVE)
def swindler(me: Tactician, view: FastView, question: Question) -> int:
    """The worst of that price; in a possessed turn, where it is for oneself, the best."""
    cards = question.candidates()
    if possessed(view):
        return best_to_keep(me, view, cards)
    lead = view.lead
    safe = [card for card in cards if lead > 0 or not ends_game(view, card)]
    return worst_to_keep(me, view, safe or cards)


def ends_game(view: FastView, card: i64) -> bool:
    """Whether the game ends only because this card is gained."""
    return not view.ending and view.last_ends(card)


@one("torturer", CHOOSE)
def torturer(me: Tactician, view: FastView, question: Question) -> int:
    """A Curse if none is left, if it can be trashed, or if the hand is too good to discard."""
    if view.supply(CURSE) == 0:
        return question.option("curse")
    hand = view.hand
    idle = len(worth_less(me, view, hand, DEAD + 1))
    if len(hand) <= 1 or idle >= 2:
        return question.option("discard")
    cursed = any(card in CURSE_TRASHERS for card in hand) or (len(hand) <= 3 and idle == 0)
    return question.option("curse" if cursed else "discard")


# Wishing Well


@one("wishing_well", NAME)
def wishing_well(me: Tactician, view: FastView, question: Question) -> int:
    """The top card if it is known, else one that is likely and useful."""
    known = view.known_on_deck(view.seat)
    if known and known[0] != UNKNOWN:
        return known[0]
    best = COPPER
    highest: i64 = 0
    for card, count in likely_next(view).items():
        chance = count * (me.hand_value(view, card) + 1)
        if chance > highest:
            best = card
            highest = chance
    return best


def likely_next(view: FastView) -> dict[int, int]:
    """What may come up next: the cards of the deck, or of the discard pile if it is empty."""
    return view.own_deck or view.own_discard


# Gaining and trashing


@rank("baron", most=238)
def when_baron(me: Tactician, view: FastView) -> int:
    """With an Estate to discard, or if gaining one is welcome."""
    if view.has(ESTATE):
        return 238
    return 120 if view.supply(ESTATE) and gain_value(me, view, ESTATE) > 0 else 0


@bonus("ironworks")
def ironworks(me: Tactician, view: FastView, card: int) -> int:
    """An Action, above all if it is needed; a coin or a card."""
    value = 0
    if view.is_a(card, ACTION):
        value += 12 if action_wanted(me, view) else 2
    if view.is_a(card, TREASURE | VICTORY):
        value += 8
    return value


@rank("ironworks", most=178)
def when_ironworks(me: Tactician, view: FastView) -> int:
    """If there is anything good to gain."""
    return 178 if is_wanted(view, best_worth(me, view, 4)) else 0


@one("mining_village", CONFIRM)
def mining_village(me: Tactician, view: FastView, question: Question) -> int:
    """Only if its coins make a difference, for a Province or near the end, and no draw follows."""
    if possessed(view):
        return YES
    draws = any(CARDS[card].cards > 1 for card in view.hand)
    if draws or me.keeps(view, question.source) or not improves(me, view, 2):
        return NO
    wanted = me.would_buy(view, purse(view, view.actions) + 2, potions_at_hand(view))
    return YES if wanted == PROVINCE or gains_left(view) <= 3 else NO


@one("upgrade", TRASH)
def upgrade(me: Tactician, view: FastView, question: Question) -> int:
    """The card with the most profitable exchange."""
    return to_exchange(me, view, question, 1, EXACTLY)


@rank("upgrade", most=620)
def when_upgrade(me: Tactician, view: FastView) -> int:
    """If an exchange loses less than the card that it draws is worth."""
    return 620 if best_profit(me, view, hand_without(view, UPGRADE), 1, EXACTLY) > -8 else 0


# Cards that depend on other Actions


@rank("shanty_town")
def when_shanty_town(me: Tactician, view: FastView) -> int:
    """First if a terminal needs it, else when no other Action is left in hand."""
    others = hand_without(view, SHANTY_TOWN)
    if not [card for card in others if view.is_a(card, ACTION)]:
        return 725
    terminals = [card for card in others if BALANCE[card] < 0]
    return 715 if len(terminals) >= view.actions else 440


@rank("conspirator")
def when_conspirator(me: Tactician, view: FastView) -> int:
    """As the third Action or later, if possible; while others can be played first, after them."""
    played = [card for card in view.in_play(view.seat) if view.is_a(card, ACTION)]
    if len(played) >= 2:
        return 625
    return 90 if view.actions > 1 else 158


@rank("coppersmith")
def when_coppersmith(me: Tactician, view: FastView) -> int:
    """The more Coppers there are in hand, the sooner."""
    coppers = view.hand.count(COPPER)
    return 100 + 40 * coppers if coppers else 0
