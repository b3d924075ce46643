"""There are words for everything that can happen."""

import ast as python
import re
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from textwrap import dedent

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from form import games
from playing import played, random_game
from position import position
from rulings import rulings

import throneroom
from throneroom import BY_ID, CARDS
from throneroom.analysis.hints import REASONS
from throneroom.bots.plans.library import plan_names
from throneroom.engine.card import LATER, TYPE_NAMES
from throneroom.engine.question import AFTER_GAIN, KINDS
from throneroom.kingdoms import RECOMMENDED
from throneroom.roster import NAMES as BOTS
from throneroom.terminal.client import COMMANDS
from throneroom.text import Words, find_card
from throneroom.text.log import TABLE, Log
from throneroom.text.names import UnknownCard, plain_words
from throneroom.text.words import FILES, LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", games(80, 8))
def test_every_question_option_and_event_can_be_said(number: int, language: str) -> None:
    words = Words(language)
    names = ["Anna", "Ben", "Carl", "Dora"]
    game = random_game(number, watch=True)
    for _ in played(number, game):
        assert game.decision is not None
        assert words.question(game.decision, names)
        for option in game.decision.options:
            assert words.option(game.decision, option, names)
    for seat in (*range(game.player_count), None):
        for line in Log(words, names).lines(game.events(seat=seat)):
            assert "-1" not in line


def entries(language: str, file: str) -> Iterator[ast.Message]:
    """Every message of a file; what is no Fluent fails."""
    text = (resources.files("throneroom.text") / language / file).read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            yield entry


def messages(language: str, files: tuple[str, ...] = FILES) -> dict[str, set[str]]:
    """Every message and attribute of a language with the blanks it has to be filled in."""
    found: dict[str, set[str]] = {}
    for file in files:
        for entry in entries(language, file):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
            for name, value in parts:
                assert name not in found, f"{name} stands twice"
                found[name] = {node.id.name for node in variables(value)}
    return found


def variables(node: object) -> Iterator[ast.VariableReference]:
    """Every blank below a node of a message."""
    if isinstance(node, ast.VariableReference):
        yield node
    elif isinstance(node, list):
        for part in node:
            yield from variables(part)
    elif isinstance(node, ast.BaseNode):
        yield from variables(list(vars(node).values()))


BOOKS = ("faq.ftl", "rules.ftl", "glossary.ftl", "lessons.ftl")
GRAMMAR = {"it"}
"""Messages that only some languages need, for the genders of their words."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert english["log-pass"] == {"player", "cards", "other"}
    same = {name for name in other if not name.endswith(".gender")} - GRAMMAR
    assert english.keys() == same
    for name in same:
        assert english[name] == other[name] - {"gender"}, name
    for book in BOOKS:
        assert list(messages("en", (book,))) == list(messages(language, (book,)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_numbers_agree_between_languages(language: str, book: str) -> None:
    def numbers(language: str) -> dict[str, list[str]]:
        return {
            entry.id.name: sorted(re.findall(r"\d+", FluentSerializer().serialize_entry(entry)))
            for entry in entries(language, book)
        }

    assert numbers(language) == numbers("en")


def test_answers_rules_and_terms_rest_on_rulings() -> None:
    known = {ruling.id for ruling in rulings()}
    for language in LANGUAGES:
        for book in ("faq.ftl", "rules.ftl", "glossary.ftl"):
            for entry in entries(language, book):
                cited = set(str(entry.comment.content if entry.comment else "").split())
                assert cited <= known, f"{book} {entry.id.name}: {cited - known}"
                assert cited or book == "glossary.ftl", entry.id.name
    for entry in entries("en", "faq.ftl"):
        assert entry.id.name.rpartition("-q")[0] in BY_ID


ARTICLES = {"m": "einen ", "f": "eine ", "n": "ein ", "plural": ""}


def test_german_articles_agree_with_the_gender() -> None:
    german = Words("de")
    for card in CARDS:
        article = ARTICLES[german.card_part(card, "gender")]
        one = german.card_part(card, "one")
        assert one.startswith(article), card.id
        # What is left is the name, perhaps declined.
        assert one.removeprefix(article)[:3] in german.name(card), card.id


SPELLED = {2: "two twice zwei zweimal", 3: "third dritte"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_in_a_card_text_are_those_of_its_rule(language: str) -> None:
    words = Words(language)
    rules = card_numbers()
    conditions = card_numbers(of_conditions=True)
    for card in CARDS:
        text = words.card_part(card, "text")
        said = {int(number) for number in re.findall(r"\d+", text)} - {1}
        meant = rules.get(card.id, set())
        meant |= {int(card.reduction), int(card.action_reduction)} - {0, 1}
        if card.extra_pile is not None:
            meant |= {2, 3}  # what a bane costs
        assert said <= meant | conditions.get(card.id, set()), card.id
        spelled = {n for n, forms in SPELLED.items() if set(forms.split()) & set(plain_words(text))}
        assert meant <= said | spelled, card.id


def card_numbers(of_conditions: bool = False) -> dict[str, set[int]]:
    """The numbers from 2 in the code of each card's rule, but for those that count modes.

    Or those of the conditions under which it acts, which a text may express otherwise.
    """
    found: dict[str, set[int]] = {}
    for file in (Path(throneroom.__file__).parent / "cards").glob("*.py"):
        if file.name == "later.py":
            continue
        code = python.parse(file.read_text(encoding="utf-8")).body
        functions = {part.name: part for part in code if isinstance(part, python.FunctionDef)}
        cards = {
            part.target.id: part.value.args[0].value  # type: ignore[attr-defined]
            for part in code
            if isinstance(part, python.AnnAssign) and isinstance(part.value, python.Call)
            if part.value.args and isinstance(part.target, python.Name)
        }
        for function in functions.values():
            for decorator in function.decorator_list:
                id = decorated(decorator, cards)
                rule = [function]
                if of_conditions:
                    names = {getattr(node, "id", "") for node in python.walk(decorator)}
                    rule = [functions[name] for name in sorted(names & functions.keys())]
                for part in rule:
                    found.setdefault(id, set()).update(numbers_in(part, functions))
    return found


def decorated(decorator: python.expr, cards: dict[str, str]) -> str:
    """The id of the card that a decorator gives a rule."""
    if isinstance(decorator, python.Call) and isinstance(decorator.func, python.Name):
        assert isinstance(decorator.args[0], python.Constant)
        return str(decorator.args[0].value)
    while not isinstance(decorator, python.Name):
        assert isinstance(decorator, python.Call | python.Attribute)
        decorator = decorator.func if isinstance(decorator, python.Call) else decorator.value
    return cards.get(decorator.id, decorator.id)


def numbers_in(function: python.FunctionDef, functions: dict[str, python.FunctionDef]) -> set[int]:
    """The numbers in a function and in those of the same file that it calls."""
    found: set[int] = set()
    skipped: set[python.AST] = set()
    for node in (part for line in function.body for part in python.walk(line)):
        if isinstance(node, python.Compare) and isinstance(node.ops[0], python.Eq | python.In):
            skipped.update([node.left, *node.comparators])
        if isinstance(node, python.Constant) and type(node.value) is int and node not in skipped:
            found.add(node.value)
        if isinstance(node, python.Name) and node.id in functions:
            found |= numbers_in(functions[node.id], functions)
    return {number for number in found if number > 1}


CODE = {
    node.value
    for file in Path(throneroom.__file__).parent.rglob("*.py")
    for node in python.walk(python.parse(file.read_text(encoding="utf-8")))
    if isinstance(node, python.Constant) and isinstance(node.value, str)
}
COMMAND_LINE = {part for text in CODE for part in re.findall(r"[a-z]+", text)}
SITE = (Path(__file__).parents[1] / "docs" / "site" / "build.py").read_text(encoding="utf-8")
LOG_KEYS = {
    entry[key]
    for ways in TABLE.values()
    for entry in ways
    for key in ("say", "bonus")
    if key in entry
}
QUESTIONS = (resources.files("throneroom.text") / "en" / "game.ftl").read_text(encoding="utf-8")
FAMILIES: dict[str, Callable[[str], object]] = {
    "log": lambda rest: f"log-{rest}" in LOG_KEYS,
    "bonus": lambda rest: rest == "cards" or f"bonus-{rest}" in LOG_KEYS,
    "type": lambda rest: rest in TYPE_NAMES,
    "set": lambda rest: rest in {card.set for card in CARDS},
    "kingdom": lambda rest: rest in {kingdom.id for kingdom in RECOMMENDED},
    "plan": lambda rest: rest in plan_names(),
    "ending": lambda rest: rest.replace("-", " ") in CODE or rest in ("resigned", "stopped"),
    "ask": lambda rest: known_question(*rest.partition("-")[::2]),
    "mode": lambda rest: rest.partition("-")[0] in CODE,
    "amount": lambda rest: known_question(*rest.partition("-")[::2]),
    "asked": lambda rest: f"{{ asked-{rest} }}" in QUESTIONS,
    "command": lambda rest: rest in COMMANDS,
    "seat": lambda rest: rest in ("person", *BOTS),
    "error": lambda rest: rest in CODE,
    "cli": lambda rest: rest.rpartition("-")[2] in COMMAND_LINE,
    "hint": lambda rest: rest.removeprefix("reason-") in REASONS,
    "argparse": lambda rest: bool(rest),
    "page": lambda rest: f'"page-{rest}"' in SITE or f'"{rest}"' in SITE,
}


def known_question(kind: str, rest: str) -> bool:
    """Whether there is such a kind of question and, if they are named, such a card and purpose."""
    card, _, purpose = rest.partition("-")
    about = not card or card in BY_ID or card == AFTER_GAIN
    return kind in KINDS and about and purpose in {"", "off-turn", *CODE}


def test_what_questions_count_stands_on_the_card() -> None:
    words = Words("en")
    for entry in entries("en", "game.ftl"):
        _, _, card = entry.id.name.partition("-")[2].partition("-")
        card = card.partition("-")[0]
        if entry.id.name.startswith("ask-") and card in BY_ID:
            said = FluentSerializer().serialize_entry(entry)
            rules = words.rules(BY_ID[card]) + words.rules(BY_ID[card], LATER)
            counted = set(re.findall(r"\d+", said))
            assert counted <= set(re.findall(r"\d+", rules)), entry.id.name


def test_no_text_is_unused() -> None:
    for entry in (entry for file in FILES for entry in entries("en", file)):
        key = entry.id.name
        family, _, rest = key.partition("-")
        used = key in CODE or key in BY_ID or key in SITE
        assert used or (family in FAMILIES and FAMILIES[family](rest)), key


def test_whatever_the_code_says_has_words() -> None:
    known = messages("en")
    for file in Path(throneroom.__file__).parent.rglob("*.py"):
        for call in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if not (isinstance(call, python.Call) and isinstance(call.func, python.Attribute)):
                continue
            key = call.args[0] if call.args else None
            if call.func.attr in ("say", "_say") and isinstance(key, python.Constant):
                given = {value.arg for value in call.keywords}
                assert key.value in known, f"{file.name}:{call.lineno}"
                assert None in given or known[str(key.value)] <= given, f"{file.name}:{call.lineno}"


def test_every_card_has_a_name_and_what_its_bonuses_do_not_say_a_text() -> None:
    english, german = Words("en"), Words("de")
    assert CARDS
    for card in CARDS:
        assert english.name(card)
        assert german.name(card)
        assert english.name(card) in english.card_part(card, "one")
        for words in (english, german):
            assert words.card_part(card, "one")
            assert words.card_part(card, "many")
        lowers_prices = card.reduction or card.action_reduction
        if any(card.effects) or card.worth or lowers_prices or card.changes_set_up:
            assert english.card_part(card, "text").endswith("."), card.id
            assert german.card_part(card, "text").endswith("."), card.id
            for part in ("text", "later"):
                numbers = [re.findall(r"\d+", w.card_part(card, part)) for w in (english, german)]
                assert sorted(numbers[0]) == sorted(numbers[1]), card.id
        assert english.rules(card)


def test_every_kind_of_event_is_explained_and_told() -> None:
    source = Path(throneroom.__file__).parent / "engine" / "events.py"
    classes = [
        node
        for node in python.parse(source.read_text(encoding="utf-8")).body
        if isinstance(node, python.ClassDef)
    ]
    (event,) = (node for node in classes if node.name == "Event")
    rows = [line.split("|") for line in (python.get_docstring(event) or "").splitlines()]
    explained = [kind for row in rows if len(row) > 1 for kind in re.findall(r"`(\w+)`", row[1])]
    assert sorted(explained) == sorted(TABLE)


def test_the_log_fills_the_blanks_of_its_messages() -> None:
    for language in LANGUAGES:
        known = messages(language)
        for ways in TABLE.values():
            for entry in ways:
                assert known[entry["say"]] == set(entry["with"]), entry["say"]
                if "bonus" in entry:
                    assert known[entry["bonus"]] == {"count"}


def test_log_lines_in_the_players_idiom() -> None:
    game = position(
        {"hand": "throne_room village copper copper silver", "deck": "curse curse curse"},
        {"hand": "copper", "deck": "estate estate estate estate estate"},
        coins=4,
    )
    for answer in ("throne_room", "all", "province"):
        game.answer(answer)
    told = {
        "en": """
            Anna plays a Throne Room.
              Anna plays a Village.
                Anna draws a card.
                Anna gets +2 Actions.
              Anna plays a Village again.
                Anna draws a card.
                Anna gets +2 Actions.
            Anna plays a Silver and 2 Coppers. (+$4)
            Anna buys and gains a Province.""",
        "de": """
            Anna spielt einen Thronsaal aus.
              Anna spielt ein Dorf aus.
                Anna zieht eine Karte.
                Anna erhält +2 Aktionen.
              Anna spielt ein Dorf noch einmal aus.
                Anna zieht eine Karte.
                Anna erhält +2 Aktionen.
            Anna spielt ein Silber und 2 Kupfer aus. (+$4)
            Anna kauft und nimmt eine Provinz.""",
    }
    for language, lines in told.items():
        log = "\n".join(Log(Words(language), ["Anna", "Ben"]).lines(game.events(seat=1)))
        assert dedent(lines).strip() in log


def test_a_possessed_purchase_tells_who_gains() -> None:
    game = position(
        {"hand": "possession", "deck": "copper copper copper copper copper"},
        {"hand": "silver silver", "deck": "estate estate estate estate estate"},
        some="possession",
    )
    for answer in ("possession", "done", "all", "silver"):
        game.answer(answer)
    lines = list(Log(Words("en"), ["Anna", "Ben"]).lines(game.events()))
    start = lines.index("Extra turn: Ben, possessed by Anna")
    assert lines[start + 1 : start + 4] == [
        "Ben plays 2 Silvers. (+$4)",
        "Ben buys a Silver.",
        "Anna gains a Silver.",
    ]


@pytest.mark.parametrize(
    ("typed", "id"),
    [
        ("council room", "council_room"),
        ("Ratsversammlung", "council_room"),
        ("councilroom", "council_room"),
        ("th r", "throne_room"),
        ("Kräuterkundiger", "herbalist"),
        ("kraeuterkundiger", "herbalist"),
        ("krauterkundiger", "herbalist"),
        ("PHILOSOPHERS STONE", "philosophers_stone"),
        ("philosopher's stone", "philosophers_stone"),
        ("stein der weisen", "philosophers_stone"),
        ("große halle", "great_hall"),
        ("Grosse Halle", "great_hall"),
        ("wahrsager", "soothsayer"),
        ("wahrsagerin", "fortune_teller"),
        ("mine", "mine"),
        ("coppers", "copper"),
    ],
)
def test_a_card_is_found_by_what_people_type(typed: str, id: str) -> None:
    assert find_card(typed) is BY_ID[id]


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("vilage", "did you mean Village"),
        ("wo", "may be"),
        ("", "no card is named"),
        ("!?", "no card is named"),
    ],
)
def test_a_card_that_is_not_found(typed: str, complaint: str) -> None:
    with pytest.raises(UnknownCard, match=complaint):
        find_card(typed)
