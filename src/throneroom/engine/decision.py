"""The one kind of question that a game asks."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from throneroom.engine.card import NONE
from throneroom.engine.errors import IllegalAnswer, ThroneroomError

if TYPE_CHECKING:
    from throneroom.engine.state import State

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
)
"""The kinds in words: the names under which clients and texts know them."""

# Where the options come from.
FROM_HAND: Final = 0
FROM_SUPPLY: Final = 1
FROM_LIST: Final = 2
FROM_MODES: Final = 3
FROM_NAMES: Final = 4
FROM_AMOUNTS: Final = 5

# How a price compares with a limit, coins and Potions each.
UP_TO: Final = 0
EXACTLY: Final = 1
BELOW: Final = 2

WITH_POTION: Final = 1000
"""Added to an amount of coins where a Potion is paid as well."""

ALL: Final = -2
"""The answer to `PLAY_TREASURE` that plays every Treasure in hand."""

NO: Final = 0
YES: Final = 1
YES_OR_NO: Final = ("no", "yes")

DECLINING: Final = ("done", "none", "no")
"""The words that decline, where declining is legal."""


@final
class Decision:
    """A question: who decides, what for, because of which card, among what, and how many.

    An option is a number: a card's number, the place of a mode in `modes`, or an amount.
    `seat` is who decides and `player` for whom: in a possessed turn they differ.
    A game asks one question at a time and uses one object for all of them; the options are
    worked out when somebody asks for them, since most bots never do.
    """

    def __init__(self, game: "State") -> None:
        self._game: Final = game
        self.number: i64 = 0
        self.seat: i64 = 0
        self.player: i64 = 0
        self.kind: i64 = PLAY_ACTION
        self.source: i64 = NONE
        self.least: i64 = 0
        self.most: i64 = 1
        self.several: bool = False
        self.ordered: bool = False
        self.place: i64 = FROM_HAND
        self.types: i64 = 0
        self.limit: i64 = 0
        self.potion_limit: i64 = 0
        self.relation: i64 = UP_TO
        self.listed: list[int] = []
        self.modes: tuple[str, ...] = ()

    @property
    def kind_name(self) -> str:
        """What the question is for, in a word."""
        return KINDS[self.kind]

    @property
    def source_id(self) -> str | None:
        """The id of the card that asks, or None for the questions of the turn itself."""
        return None if self.source == NONE else self._game.catalogue.cards[self.source].id

    @property
    def off_turn(self) -> bool:
        """Whether it is somebody else's turn than that of the player it is about."""
        return self.player != self._game.current

    @property
    def of_cards(self) -> bool:
        """Whether the options are cards that lie somewhere."""
        return self.place in (FROM_HAND, FROM_SUPPLY, FROM_LIST)

    def offers(self, option: i64) -> bool:
        """Whether an option is among those to choose from (declining and ALL are none)."""
        game = self._game
        place = self.place
        if place == FROM_SUPPLY:
            return 0 <= option < len(game.catalogue.cards) and self._supplies(option)
        if place == FROM_MODES:
            return 0 <= option < len(self.modes)
        if place == FROM_NAMES:
            return 0 <= option < len(game.catalogue.cards)
        if place in (FROM_LIST, FROM_AMOUNTS):
            return int(option) in self.listed
        return game.players[self.player].hand.find(option) >= 0 and self._fits(option)

    def allows(self, option: i64) -> bool:
        """Whether one option (or NONE to decline, or ALL) is a legal answer."""
        if option == NONE:
            return self.least == 0
        if option == ALL:
            return self.kind == PLAY_TREASURE
        return self.offers(option)

    def allows_several(self, options: list[int]) -> bool:
        """Whether a list of options is a legal answer to a question for several."""
        if not self.least <= len(options) <= self.most:
            return False
        left = self.candidates()
        for option in options:
            if option not in left:
                return False
            left.remove(option)
        return True

    def options(self) -> list[int]:
        """The different options, in a fixed order; without declining and without ALL."""
        return sorted(set(self.candidates()))

    def candidates(self) -> list[int]:
        """The options with equal ones as often as they are there."""
        if self.place == FROM_SUPPLY:
            return [int(card) for card in self._game.piles if self._supplies(card)]
        if self.place == FROM_MODES:
            return list(range(len(self.modes)))
        if self.place == FROM_NAMES:
            return list(range(len(self._game.catalogue.cards)))
        if self.place in (FROM_LIST, FROM_AMOUNTS):
            return list(self.listed)
        return [card for card in self._game.players[self.player].hand if self._fits(card)]

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

    def only(self) -> i64:
        """The single option, where there is exactly one."""
        return self.candidates()[0]

    def word(self, option: i64) -> str:
        """An option as it is written in records: a card's id, a mode, `all` or `done`."""
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
        return self._game.catalogue.cards[option].id

    def words(self) -> list[str]:
        """Every legal answer to a question for one option, in words."""
        words = [self.word(option) for option in self.options()]
        if self.kind == PLAY_TREASURE:
            words.append("all")
        if self.least == 0 and not self.several:
            words.append("done")
        return words

    def read(self, answer: object) -> list[int]:
        """The options that an answer in words names; IllegalAnswer if it is not legal.

        A word, a list of words, a card definition or a truth value; a list of one word and
        the word are the same.
        """
        if isinstance(answer, (list, tuple)):
            parts: list[object] = list(answer)
        else:
            parts = [answer]
            if self.several and isinstance(answer, str) and answer in DECLINING:
                parts = []
        options = [self._read_part(part) for part in parts]
        if self.several:
            if self.allows_several(options):
                return options
            raise self._refusal(answer, self._how_many())
        if not options and self.least == 0:
            return [NONE]
        if len(options) == 1 and self.allows(options[0]):
            return options
        raise self._refusal(answer, self._one_of())

    def _read_part(self, part: object) -> int:
        if isinstance(part, bool):
            part = "yes" if part else "no"
        word = str(getattr(part, "id", part))
        for option in self.options():
            if self.word(option) == word:
                return option
        if word == "all" and self.kind == PLAY_TREASURE:
            return ALL
        if self.least == 0 and not self.several and word in DECLINING:
            return NONE
        if self.place == FROM_MODES and self.modes == YES_OR_NO:
            if word in DECLINING:
                return NO
            if word in [self._game.catalogue.cards[card].id for card in self.listed]:
                return YES
        raise self._refusal(word, self._one_of())

    def _one_of(self) -> ThroneroomError:
        return ThroneroomError("expected-one", words=self.words())

    def _how_many(self) -> ThroneroomError:
        words = sorted(self.word(option) for option in self.candidates())
        least, most = int(self.least), int(self.most)
        if least == most:
            return ThroneroomError("expected-exactly", count=most, words=words)
        return ThroneroomError("expected-several", least=least, most=most, words=words)

    def _refusal(self, answer: object, expected: ThroneroomError) -> IllegalAnswer:
        said = ", ".join(map(str, answer)) if isinstance(answer, (list, tuple)) else str(answer)
        return IllegalAnswer("illegal-answer", answer=said, kind=self.kind_name, expected=expected)

    def _fits(self, card: i64) -> bool:
        return self.types == 0 or self._game.catalogue.types[card] & self.types != 0

    def _supplies(self, card: i64) -> bool:
        game = self._game
        if game.supply.of(card) == 0:
            return False
        coins = game.catalogue.cost[card] - game.reduction
        potions = game.catalogue.potion_cost[card]
        if self.relation == UP_TO:
            return coins <= self.limit and potions <= self.potion_limit and self._fits(card)
        if coins < 0:
            coins = 0
        same = coins == self.limit and potions == self.potion_limit
        if self.relation == EXACTLY:
            return same and self._fits(card)
        return coins <= self.limit and potions <= self.potion_limit and not same

    def assign(self, other: "Decision") -> None:
        """Become the same question about one's own game."""
        self.number = other.number
        self.seat = other.seat
        self.player = other.player
        self.kind = other.kind
        self.source = other.source
        self.least = other.least
        self.most = other.most
        self.several = other.several
        self.ordered = other.ordered
        self.place = other.place
        self.types = other.types
        self.limit = other.limit
        self.potion_limit = other.potion_limit
        self.relation = other.relation
        self.listed = other.listed
        self.modes = other.modes
