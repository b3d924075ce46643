"""The one kind of question that a game asks, as engine and bots have it: in numbers.

A game has one `Question`, which it fills in anew whenever it asks. What people and clients get to
see of it is a `Decision`, a value that stays what it was.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from throneroom.engine.card import CARDS, NONE
from throneroom.engine.counts import Counts
from throneroom.engine.position import UP_TO

if TYPE_CHECKING:
    from throneroom.engine.live import LiveGame

# What a question is for.
PLAY_ACTION: Final = 0
PLAY_TREASURE: Final = 1
BUY: Final = 2
GAIN: Final = 3
DISCARD: Final = 4
TRASH: Final = 5
PUT_ON_DECK: Final = 6
PLAY_AGAIN: Final = 7
SHOW: Final = 8
CONFIRM: Final = 9
FATE: Final = 10
CHOOSE: Final = 11
GIVE: Final = 12
PASS: Final = 13
NAME: Final = 14
ORDER: Final = 15
SPEND: Final = 16
OVERPAY: Final = 17
PLACE: Final = 18
REVEAL: Final = 19
SAVE: Final = 20
RETURN: Final = 21
MARK: Final = 22
TAKE: Final = 23

KINDS: Final = (
    "play_action",
    "play_treasure",
    "buy",
    "gain",
    "discard",
    "trash",
    "put_on_deck",
    "play_again",
    "show",
    "confirm",
    "fate",
    "choose",
    "give",
    "pass",
    "name",
    "order",
    "spend",
    "overpay",
    "place",
    "reveal",
    "save",
    "return",
    "mark",
    "take",
)
"""The kinds in words: the names under which clients and texts know them."""

# Where the options come from.
FROM_HAND: Final = 0
FROM_SUPPLY: Final = 1
FROM_LIST: Final = 2
FROM_MODES: Final = 3
FROM_NAMES: Final = 4
FROM_AMOUNTS: Final = 5

PLACES: Final = ("hand", "supply", "list", "modes", "names", "amounts")

# Purposes, where the kind of a question does not say what it is for.
INSTEAD: Final = "instead"
"""Whether the player prefers something to the card that the question is about."""
AFTER_GAIN: Final = "gain"
"""What comes next because the card that the question is about has been gained."""

WITH_POTION: Final = 1000
"""Added to an amount of coins where a Potion is paid as well."""

ALL: Final = -2
"""The answer to `PLAY_TREASURE` that plays every Treasure in hand."""

MOST_BITS: Final = 62
"""The bits of a machine integer that serve as a set of card numbers."""

HIGHEST_BIT: Final = 0x2000_0000_0000_0000
"""The last of them. Others are made by shifting it: in compiled code a 1 has only 32 bits."""

REFUSED: Final = -3
"""Stands for an answer that is not legal."""

NO: Final = 0
YES: Final = 1
YES_OR_NO: Final = ("no", "yes")


@final
class Question:
    """Who decides, what for, because of which card, among what, and how many.

    An option is a number: a card's index, the place of a mode in `modes`, or an amount. `seat` is
    who decides and `player` for whom: in a possessed turn they differ. `owner` is whose card asks,
    and `affects` whose cards the answer is about; mostly both are `player` as well. `purpose` tells
    questions apart that a card asks alike. The options are worked out when they are asked for,
    since most bots never do. With `or_none`, choosing none at all is legal as well.
    """

    def __init__(self, game: "LiveGame") -> None:
        self._game: Final = game
        self.number: i64 = 0
        self.seat: i64 = 0
        self.player: i64 = 0
        self.owner: i64 = 0
        self.affects: i64 = 0
        self.purpose: str = ""
        self.kind: i64 = PLAY_ACTION
        self.source: i64 = NONE
        self.least: i64 = 0
        self.most: i64 = 1
        self.several: bool = False
        self.ordered: bool = False
        self.or_none: bool = False
        self.place: i64 = FROM_HAND
        self.types: i64 = 0
        self.limit: i64 = 0
        self.potion_limit: i64 = 0
        self.relation: i64 = UP_TO
        self.listed: list[int] = []
        """The cards (in the game's own numbers) or amounts to choose from."""
        self.modes: tuple[str, ...] = ()
        self.about: i64 = NONE

    @property
    def off_turn(self) -> bool:
        """Whether the player it is about is not the one on turn."""
        return self.player != self._game.current

    @property
    def of_cards(self) -> bool:
        """Whether the options are cards that lie somewhere."""
        return self.place <= FROM_LIST

    def word(self, option: i64) -> str:
        """An option as it is written in records: a card's id, a mode, an amount, all or done."""
        if option == NONE:
            return "done"
        if option == ALL:
            return "all"
        if self.place == FROM_MODES:
            return self.modes[option]
        if self.place == FROM_AMOUNTS:
            if option >= WITH_POTION:
                return f"{option - WITH_POTION}+p"
            return str(option)
        return CARDS[option].id

    def words(self, options: list[int]) -> list[str]:
        """Options as they are written in records."""
        return [self.word(option) for option in options]

    def option(self, mode: str) -> i64:
        """The option that stands for a mode."""
        return self.modes.index(mode)

    def options_of(self, *modes: str) -> list[int]:
        """The options that stand for modes."""
        return [int(self.option(mode)) for mode in modes]

    def offers(self, option: i64) -> bool:
        """Whether an option is among those to choose from (declining and ALL are none)."""
        return option >= 0 and self.accept(option) != REFUSED

    def allows(self, option: i64) -> bool:
        """Whether one option (or NONE to decline, or ALL) is a legal answer."""
        return self.accept(option) != REFUSED

    def accept(self, option: i64) -> i64:
        """What a legal answer means to the game, for a card its number there; else REFUSED."""
        if option < 0:
            declines = option == NONE and self.least == 0
            plays_all = option == ALL and self.kind == PLAY_TREASURE
            return option if declines or plays_all else i64(REFUSED)
        place = self.place
        if place > FROM_LIST:
            return option if self._names(option) else i64(REFUSED)
        game = self._game
        catalogue = game.catalogue
        numbers = catalogue.numbers_by_index
        number = numbers[option] if option < len(numbers) else i64(NONE)
        if number == NONE:
            return REFUSED
        if place == FROM_SUPPLY:
            return number if self._supplies(number) else i64(REFUSED)
        if place == FROM_LIST:
            return number if int(number) in self.listed else i64(REFUSED)
        if game.players[self.player].hand.find(number) < 0:
            return REFUSED
        types = self.types
        return number if types == 0 or catalogue.types[number] & types else i64(REFUSED)

    def _names(self, option: i64) -> bool:
        """Whether an option that is no card lying somewhere is among those to choose from."""
        if self.place == FROM_MODES:
            return option < len(self.modes)
        if self.place == FROM_NAMES:
            return option < len(CARDS)
        return int(option) in self.listed

    def allows_several(self, options: list[int]) -> bool:
        """Whether a list of options is a legal answer to a question for several."""
        if not self.least <= len(options) <= self.most:
            return self.or_none and not options
        left = self.candidates()
        for option in options:
            if option not in left:
                return False
            left.remove(option)
        return True

    def options(self) -> list[int]:
        """The different options, in a fixed order; without declining and without ALL."""
        index = self._game.catalogue.index
        if not self.of_cards or len(index) > MOST_BITS:
            return sorted(set(self.candidates()))
        # A bit for each card: numbers are in the order of indices.
        there: i64 = 0
        for number in self.numbers():
            there |= HIGHEST_BIT >> (MOST_BITS - 1 - i64(number))
        options: list[int] = []
        for number in range(len(index)):
            if there >> number & 1:
                options.append(int(index[number]))
        return options

    def candidates(self) -> list[int]:
        """The options with equal ones as often as they are there."""
        if self.place == FROM_MODES:
            return list(range(len(self.modes)))
        if self.place == FROM_NAMES:
            return list(range(len(CARDS)))
        if self.place == FROM_AMOUNTS:
            return list(self.listed)
        return self._collect(self._game.catalogue.index)

    def numbers(self) -> list[int]:
        """Where cards are to be chosen: their numbers in this game, equal ones repeated."""
        return self._collect(self._game.catalogue.numbers)

    def _collect(self, known_as: "vec[i64]") -> list[int]:
        """The cards to choose from, each under what it is known as by its number."""
        found: list[int] = []
        if self.place == FROM_SUPPLY:
            for pile in self._game.piles:
                if self._supplies(pile):
                    found.append(int(known_as[pile]))
        elif self.place == FROM_HAND:
            hand = self._game.players[self.player].hand
            for i in range(hand.size):
                card = hand.at(i)
                if self._fits(card):
                    found.append(int(known_as[card]))
        else:
            for card in self.listed:
                found.append(int(known_as[card]))
        return found

    def count_cards(self, counts: Counts) -> None:
        """Where cards are to be chosen: count them by their numbers in this game."""
        if self.place == FROM_SUPPLY:
            for pile in self._game.piles:
                if self._supplies(pile):
                    counts.add(pile)
        elif self.place == FROM_HAND:
            hand = self._game.players[self.player].hand
            for i in range(hand.size):
                card = hand.at(i)
                if self._fits(card):
                    counts.add(card)
        else:
            for card in self.listed:
                counts.add(card)

    def number_of(self, option: i64) -> i64:
        """What an answer that is known to be legal means to the game."""
        if option < 0 or self.place > FROM_LIST:
            return option
        return self._game.catalogue.find(option)

    def distinct(self) -> i64:
        """How many different options there are, counted no further than two."""
        first: i64 = NONE
        if self.place == FROM_SUPPLY:
            for pile in self._game.piles:
                if self._supplies(pile):
                    if first != NONE:
                        return 2
                    first = pile
        elif self.place == FROM_HAND:
            hand = self._game.players[self.player].hand
            for i in range(hand.size):
                card = hand.at(i)
                if card != first and self._fits(card):
                    if first != NONE:
                        return 2
                    first = card
        else:
            return min(len(self.options()), 2)
        return 0 if first == NONE else 1

    def any_affordable(self) -> bool:
        """Whether the supply has an option at all."""
        for pile in self._game.piles:  # noqa: SIM110 - a generator would be felt here
            if self._supplies(pile):
                return True
        return False

    def _fits(self, card: i64) -> bool:
        return self.types == 0 or self._game.catalogue.types[card] & self.types != 0

    def _supplies(self, card: i64) -> bool:
        game = self._game
        return (
            game.supply.of(card) > 0
            and game.costs(card, self.relation, self.limit, self.potion_limit)
            and self._fits(card)
            and (self.kind != BUY or not game.catalogue.limits_purchases or game.may_buy(card))
        )

    def assign(self, other: "Question") -> None:
        """Become the same question about another game."""
        self.number = other.number
        self.seat = other.seat
        self.player = other.player
        self.owner = other.owner
        self.affects = other.affects
        self.purpose = other.purpose
        self.kind = other.kind
        self.source = other.source
        self.least = other.least
        self.most = other.most
        self.several = other.several
        self.ordered = other.ordered
        self.or_none = other.or_none
        self.place = other.place
        self.types = other.types
        self.limit = other.limit
        self.potion_limit = other.potion_limit
        self.relation = other.relation
        self.listed = other.listed
        self.modes = other.modes
        self.about = other.about
