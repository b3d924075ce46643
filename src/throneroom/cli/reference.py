"""`throneroom cards`, `throneroom rules` and `throneroom glossary`: looking things up."""

import argparse
import shutil
import sys
from collections.abc import Iterable

from throneroom import reference
from throneroom.cli.parser import Commands
from throneroom.engine.errors import ThroneroomError
from throneroom.reference import ReferenceEntry, Search
from throneroom.terminal.pages import Pages
from throneroom.terminal.screen import painted
from throneroom.text.names import find_card
from throneroom.text.words import Words


def add(commands: Commands) -> None:
    """The three commands."""
    cards = commands.add("cards")
    cards.takes("card", "card", nargs="*")
    cards.takes("--set", "one-set", action="append", default=[])
    cards.takes("--type", "type", action="append", default=[])
    cards.takes("--price", "price", action="append", default=[])
    cards.takes("--words", "words", default="")
    cards.set_defaults(run=show_cards)
    rules = commands.add("rules")
    rules.takes("section", "section", nargs="*")
    rules.set_defaults(run=show_rules)
    glossary = commands.add("glossary")
    glossary.takes("term", "term", nargs="*")
    glossary.set_defaults(run=show_glossary)


def pages_for(words: Words) -> Pages:
    """Pages as wide as the terminal, in colours if it has them."""
    spoken = painted(words, sys.stdout)
    return Pages(spoken, shutil.get_terminal_size().columns, bold=spoken is not words)


def show_cards(options: argparse.Namespace, words: Words) -> int:
    """One card with all there is about it, or a list."""
    pages = pages_for(words)
    if options.card:
        show(pages.card(find_card(" ".join(options.card), None, words)))
        return 0
    search = Search(
        sets=tuple(reference.read_set(typed, words) for typed in options.set),
        types=tuple(reference.read_type(typed, words) for typed in options.type),
        prices=tuple(reference.read_price(typed) for typed in options.price),
        text=options.words,
    )
    found = search.cards(words)
    if not found:
        raise ThroneroomError("no-cards")
    show(pages.cards(found))
    return 0


def show_rules(options: argparse.Namespace, words: Words) -> int:
    """All of the rules, or one section."""
    return show_entries(options.section, reference.rules(words.language), words)


def show_glossary(options: argparse.Namespace, words: Words) -> int:
    """All terms, or one."""
    return show_entries(options.term, reference.glossary(words.language), words)


def show_entries(typed: list[str], entries: list[ReferenceEntry], words: Words) -> int:
    """The entry that was typed, or all of them."""
    if typed:
        entries = [reference.find_entry(" ".join(typed), entries)]
    show(pages_for(words).entries(entries))
    return 0


def show(lines: Iterable[str]) -> None:
    """Print line by line."""
    for line in lines:
        print(line)
