"""The open question as people and clients get it: a value that stays what it was."""

from typing import Final, Literal, NamedTuple, final

from throneroom.engine.answer import Answer, LegalAnswers
from throneroom.engine.card import CARDS, NONE, Card, type_names
from throneroom.engine.errors import IllegalAnswer, ThroneroomError
from throneroom.engine.kinds import Kind, Place
from throneroom.engine.question import (
    ALL,
    FROM_LIST,
    FROM_SUPPLY,
    INSTEAD,
    KINDS,
    PLACES,
    YES_OR_NO,
    Question,
)

DECLINING: Final = ("done", "none", "no")
"""The words that decline, where declining is legal."""

Relation = Literal["up_to", "exactly", "below"]
RELATIONS: Final[tuple[Relation, ...]] = ("up_to", "exactly", "below")
"""How a price compares with a limit: UP_TO, EXACTLY and BELOW in words."""

MOST_SHOWN: Final = 20
"""How many options a decision shows as `repr`; only naming a card has more."""


class PriceLimit(NamedTuple):
    """What a card of the supply may cost: `up_to`, `exactly` or `below` this much."""

    relation: Relation
    coins: int
    potions: int


@final
class Decision:
    """A question: who decides, what for, because of which card, among what, and how many.

    `seat` is who decides and `player` for whom: in a possessed turn they differ. `source` is the
    card that asks, None for the questions of the turn itself; `about` the card that a question
    such as "yes or no" is about. `owner` is the player whose card asks, `affects` the one whose
    card or deck is in question, or who gains or gets a card by it; both are mostly `player`.
    `price` and `types` say what the cards to choose from may cost and are, and `purpose` is a word
    where a card asks for the same more than once. An option is a word: a card's id, a mode such as
    `trash`, or an amount; `place` says which, and where cards lie. With `several`, from `least` to
    `most` of them are chosen, `ordered` if the first chosen comes first or lies on top; with
    `or_none` it may be none at all.
    """

    def __init__(self, question: Question) -> None:
        self.number: Final = int(question.number)
        self.seat: Final = int(question.seat)
        self.player: Final = int(question.player)
        self.owner: Final = int(question.owner)
        self.affects: Final = int(question.affects)
        self.kind: Final = Kind(KINDS[question.kind])
        self.place: Final = Place(PLACES[question.place])
        self.source: Final[Card | None] = (
            None if question.source == NONE else CARDS[question.source]
        )
        self.about: Final[Card | None] = None if question.about == NONE else CARDS[question.about]
        self.purpose: Final = question.purpose
        self.price: Final = _price_limit(question)
        self.types: Final = tuple(type_names(question.types))
        self.least: Final = int(question.least)
        self.most: Final = int(question.most)
        self.several: Final = question.several
        self.ordered: Final = question.ordered
        self.or_none: Final = question.or_none
        self.off_turn: Final = question.off_turn
        self.of_cards: Final = question.place <= FROM_LIST
        candidates = question.candidates()
        words = question.words(candidates)
        self.candidates: Final = tuple(words)
        """The options in words, equal ones as often as they are there."""
        self.sorted_candidates: Final = tuple(question.words(sorted(candidates)))
        """The same in a fixed order."""
        self._options: Final = dict(zip(words, candidates, strict=True))
        options = sorted(set(candidates))
        self.options: Final = tuple(question.words(options))
        """The different options in words, in a fixed order; without `all` and `done`."""

    @property
    def takes_all(self) -> bool:
        """Whether `all` is a legal answer."""
        return self.kind == Kind.PLAY_TREASURE

    @property
    def may_decline(self) -> bool:
        """Whether `done` is a legal answer."""
        return self.least == 0 and not self.several

    @property
    def words(self) -> tuple[str, ...]:
        """Everything that may be said to a question for one option."""
        words = self.options
        if self.takes_all:
            words = (*words, "all")
        return (*words, "done") if self.may_decline else words

    @property
    def legal_answers(self) -> LegalAnswers:
        """Every legal answer."""
        return LegalAnswers(self)

    def __repr__(self) -> str:
        source = "" if self.source is None else f" by {self.source.id}"
        count = f" {self.least} to {self.most} of" if self.several else ""
        options = self.candidates if self.several else self.words
        words = ", ".join(options[:MOST_SHOWN])
        if len(options) > MOST_SHOWN:
            words += f", and {len(options) - MOST_SHOWN} more"
        return f"<Decision {self.number} of seat {self.seat}: {self.kind}{source}{count} {words}>"

    def parse(self, answer: object) -> Answer:
        """The legal answer that is meant; IllegalAnswer if there is none.

        Takes an `Answer`, a word, a `Card`, a truth value, a number, or a list of these; a list of
        one and the one are the same.
        """
        options = [self._read(part) for part in self._parts(answer)]
        if self.several:
            words = tuple([word for word in options if word is not None])
            if len(words) == len(options) and self._allows_several(words):
                return Answer(words)
            raise self._refusal(answer, self._how_many())
        if not options and self.least == 0:
            return Answer(("done",))
        if len(options) == 1 and options[0] is not None:
            return Answer((options[0],))
        raise self._refusal(answer, self._one_of())

    def options_of(self, answer: Answer) -> list[int]:
        """A legal answer in the numbers of the fast protocol."""
        return [self._option(word) for word in answer.words]

    def _option(self, word: str) -> int:
        if word in self._options:
            return self._options[word]
        return ALL if word == "all" else NONE

    def _parts(self, answer: object) -> list[object]:
        if isinstance(answer, Answer):
            return list(answer.words)
        if isinstance(answer, (list, tuple)):
            return list(answer)
        if self.several and isinstance(answer, str):
            if answer in DECLINING:
                return []
            return list(Answer.parse(answer).words)
        return [answer]

    def _read(self, part: object) -> str | None:
        """The option meant by a part of an answer, as it is written; None if there is none."""
        if isinstance(part, bool):
            part = "yes" if part else "no"
        word = part.id if isinstance(part, Card) else str(part)
        if word in self._options or (word == "all" and self.takes_all):
            return word
        if word in DECLINING:
            if self.may_decline:
                return "done"
            return "no" if self.candidates == YES_OR_NO else None
        return "yes" if self.candidates == YES_OR_NO and word in self._affirming() else None

    def _affirming(self) -> list[str]:
        """The cards whose ids mean yes: the one that asks, and the one that the question is about.

        Where it is about what would be given up, that one means nothing.
        """
        about = None if self.purpose == INSTEAD else self.about
        return [card.id for card in (self.source, about) if card is not None]

    def _allows_several(self, words: tuple[str, ...]) -> bool:
        if not self.least <= len(words) <= self.most:
            return self.or_none and not words
        left = list(self.candidates)
        for word in words:
            if word not in left:
                return False
            left.remove(word)
        return True

    def _one_of(self) -> ThroneroomError:
        return ThroneroomError("expected-one", words=list(self.words))

    def _how_many(self) -> ThroneroomError:
        words = sorted(self.candidates)
        if self.or_none:
            return ThroneroomError("expected-all-or-none", count=self.most, words=words)
        if self.least == self.most:
            return ThroneroomError("expected-exactly", count=self.most, words=words)
        return ThroneroomError("expected-several", least=self.least, most=self.most, words=words)

    def _refusal(self, answer: object, expected: ThroneroomError) -> IllegalAnswer:
        said = ", ".join(map(str, answer)) if isinstance(answer, (list, tuple)) else str(answer)
        return IllegalAnswer("illegal-answer", answer=said, kind=str(self.kind), expected=expected)


def _price_limit(question: Question) -> PriceLimit | None:
    if question.place != FROM_SUPPLY:
        return None
    relation = RELATIONS[question.relation]
    return PriceLimit(relation, int(question.limit), int(question.potion_limit))
