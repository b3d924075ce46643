"""Sentences in a language, from its Fluent files and what was added to them."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from throneroom.engine.card import BY_ID, CARDS, FIRST_EDITION, LATER, Card
from throneroom.engine.decision import Decision
from throneroom.engine.errors import SetupError, ThroneroomError
from throneroom.engine.kinds import Place
from throneroom.text.book import LANGUAGES as LANGUAGES
from throneroom.text.book import Book, book

FILES = (
    "cards.ftl",
    "kingdoms.ftl",
    "game.ftl",
    "terminal.ftl",
    "errors.ftl",
    "command.ftl",
    "lab.ftl",
    "plans.ftl",
    "analysis.ftl",
    "puzzles.ftl",
)

_added: dict[str, list[str]] = {language: [] for language in LANGUAGES}


def add_texts(language: str, source: str) -> None:
    """Add texts in a language, written as Fluent: the names and rules of cards defined elsewhere.

    text/en/cards.ftl shows what can be said of a card. A set is named under `set-` and its id, a
    mode of a question under `mode-` and the mode, and `ask-`, the kind of a question and the
    card's id is what the card asks. A card that a language has no texts for is called by its name
    in another one, or by its id. Texts that are there already stay as they are.
    """
    if language not in LANGUAGES:
        raise SetupError("no-language", name=language, known=list(LANGUAGES))
    book(language, *FILES).add(source)
    _added[language].append(source)


def added_texts(language: str) -> str:
    """Everything that was added in a language, as Fluent."""
    return "\n".join(_added[language])


def naming() -> tuple[int, int]:
    """Changes whenever a card or a text is added: the key for keeping what depends on names."""
    return len(CARDS), sum(map(len, _added.values()))


class Words:
    """Everything that is said in one language; `paint` may colour what names a card."""

    def __init__(
        self, language: str = "en", paint: Callable[[Card, str], str] | None = None
    ) -> None:
        self.language = language
        self.paint = paint or _unpainted
        self._book = book(language, *FILES)

    def say(self, key: str, **values: object) -> str:
        """A message with its blanks filled in."""
        return self._book.say(key, **values)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._book.has(key)

    def name(self, card: Card) -> str:
        """A card's name; one that no language names is called by its id."""
        found = self._book_with(card.id)
        return _readable(card.id).title() if found is None else found.say(card.id)

    def label(self, kind: str, id: str) -> str:
        """The name of a set (`set`), a type (`type`) or a mode (`mode`) by its id."""
        found = self._book_with(f"{kind}-{id}")
        return _readable(id) if found is None else found.say(f"{kind}-{id}")

    def _book_with(self, key: str) -> Book | None:
        """The texts in which a key is found: in this language, else in the first that has it."""
        if self._book.has(key):
            return self._book
        books = (book(language, *FILES) for language in LANGUAGES)
        return next((other for other in books if other.has(key)), None)

    def card_part(self, card: Card, part: str) -> str:
        """A card's name with article (`one`), plural (`many`), `gender` or rules (`text`, `later`).

        Empty where there is nothing to say: a card may be all plain bonuses, most are the same
        by the later rules, and English has no genders. Only rules are taken from another language
        where this one has no texts for the card.
        """
        found = self._book_with(card.id) if part in ("text", "later") else self._book
        said = "" if found is None or not found.has(card.id) else found.part(card.id, part)
        return self.name(card) if said == "" and part in ("one", "many") else said

    def cards(self, cards: Iterable[Card | None]) -> str:
        """Cards as people list them: `a Silver and 2 Coppers`; hidden ones are counted."""
        parts: list[str] = []
        for card, count in Counter(cards).items():
            if card is None:
                parts.append(self.say("cards-hidden", count=count))
            elif count == 1:
                parts.append(self.paint(card, self.card_part(card, "one")))
            else:
                name = self.paint(card, self.card_part(card, "many"))
                parts.append(self.say("cards-many", count=count, name=name))
        if not parts:
            return self.say("cards-none")
        if len(parts) == 1:
            return parts[0]
        return self.say("list-and", first=", ".join(parts[:-1]), last=parts[-1])

    def plan_about(self, name: str) -> str:
        """When a plan of the library is good."""
        return self._book.part(f"plan-{name}", "about")

    def types(self, card: Card) -> str:
        """A card's types as printed."""
        return " - ".join(self.label("type", name) for name in card.type_names)

    def bonuses(self, card: Card) -> list[str]:
        """A card's plain bonuses in printed order; a Treasure's value is one of them."""
        return [
            self.say(f"bonus-{what}", count=count)
            for what, count in (
                ("cards", card.cards),
                ("actions", card.actions),
                ("buys", card.buys),
                ("coins", card.coins),
                ("potions", card.potions),
                ("tokens", card.tokens),
                ("victory_tokens", card.victory_tokens),
            )
            if count
        ]

    def rules(self, card: Card, profile: str = FIRST_EDITION) -> str:
        """What a card does: bonuses, points and text."""
        parts = [", ".join(self.bonuses(card))] if self.bonuses(card) else []
        if card.points:
            parts.append(self.say("points", count=int(card.points)))
        later = self.card_part(card, "later") if profile == LATER else ""
        parts.append(later or self.card_part(card, "text"))
        return ". ".join(part.rstrip(".") for part in parts if part) + "."

    def price(self, coins: int, potions: int) -> str:
        """A price in coins and Potions."""
        return self.say("price", coins=int(coins), potions=int(potions))

    def question(self, decision: Decision, names: Sequence[str]) -> str:
        """What a decision asks, for the one who decides, and whose card asks it."""
        source = decision.source
        general = f"ask-{decision.kind}"
        keys = [f"{general}-{decision.purpose}", general]
        if source is not None:
            special = f"{general}-{source.id}"
            keys = [f"{special}-{decision.purpose}", f"{special}-off-turn", special, *keys]
            if not decision.off_turn:
                keys.remove(f"{special}-off-turn")
        key = next(key for key in keys if self._book_with(key) is not None)
        question = self._question(key, decision, names)
        if source is None:
            return question
        asking = "question" if decision.owner == decision.player else "question-of-other"
        owner = names[decision.owner]
        return self.say(asking, player=owner, source=self.name(source), question=question)

    def _question(self, key: str, decision: Decision, names: Sequence[str]) -> str:
        about, limit = decision.about, decision.price
        said = self._book_with(key) or self._book
        return said.say(
            key,
            most=decision.most,
            card="" if about is None else self.card_part(about, "one"),
            gender="" if about is None else self.card_part(about, "gender"),
            relation="none" if limit is None else limit.relation,
            price="" if limit is None else self.price(limit.coins, limit.potions),
            type=decision.types[0] if len(decision.types) == 1 else "any",
            whose="own" if decision.affects == decision.seat else "other",
            player=names[decision.affects],
        )

    def option(self, decision: Decision, option: str, names: Sequence[str]) -> str:
        """One option of a decision, as people say it; some cards have their own words for it."""
        if option == "done":
            return self.say("option-done", kind=str(decision.kind), place=str(decision.place))
        if option == "all":
            return self.say("option-all")
        if decision.place == Place.MODES:
            return self.mode(option, decision.source, names[decision.affects])
        if decision.place == Place.AMOUNTS:
            return self._amount(f"amount-{decision.kind}-{decision.source}", option)
        return self.name(BY_ID[option])

    def mode(self, mode: str, source: Card | None, player: str) -> str:
        """One of several effects that a card offers, as people say it; it affects a player."""
        special = f"mode-{mode}-{source}"
        key = special if self._book_with(special) else f"mode-{mode}"
        said = self._book_with(key)
        return _readable(mode) if said is None else said.say(key, player=player)

    def _amount(self, key: str, option: str) -> str:
        """An amount, with what it brings where a card has words for that."""
        number, with_potion, _ = option.partition("+")
        coins, potions = int(number), int(bool(with_potion))
        amount = self.say("amount-with-potion", coins=coins) if potions else number
        said = self._book_with(key)
        if said is None:
            return amount
        price = self.price(coins, potions)
        return said.say(key, amount=amount, coins=coins, potions=potions, price=price)

    def error(self, error: ThroneroomError) -> str:
        """What went wrong, in one line."""
        values = {name: self._shown(value) for name, value in error.values.items()}
        return self.say(f"error-{error.key}", **values)

    def _shown(self, value: object) -> object:
        """A value of an error in words, without anything that a terminal would obey."""
        match value:
            case ThroneroomError():
                return self.error(value)
            case Card():
                return self.name(value)
            case list():
                return ", ".join(str(self._shown(part)) for part in value)
            case dict():
                return value[self.language]
            case int():
                return value
        return "".join(mark if mark.isprintable() else ascii(mark)[1:-1] for mark in str(value))


def _readable(id: str) -> str:
    return id.replace("_", " ")


def _unpainted(card: Card, text: str) -> str:  # noqa: ARG001
    return text
