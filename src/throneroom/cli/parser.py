"""A command line that explains itself in a language, from `command.ftl`."""

import argparse
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from throneroom.engine.errors import ThroneroomError
from throneroom.text.book import book
from throneroom.text.names import suggestion
from throneroom.text.words import LANGUAGES, Words


class Parser(argparse.ArgumentParser):
    """A command; its help is the message with its key, that of its options has keys below that."""

    def __init__(self, words: Words, key: str, **settings: Any) -> None:
        help = words.say(key)
        super().__init__(description=f"{help[0].upper()}{help[1:]}.", **settings)
        self.words = words
        self.key = key
        self.add_argument("--lang", choices=LANGUAGES, help=words.say("cli-lang"))

    def takes(self, name: str, value: str = "", known: Iterable[str] = (), **settings: Any) -> None:
        """Take an option or an argument; `value` stands for what is typed, `known` can be."""
        if value:
            settings["metavar"] = self.words.say(f"cli-value-{value}")
        help = self.words.say(f"{self.key}-{name.lstrip('-')}", known=", ".join(known))
        self.add_argument(name, help=help, **settings)

    def _check_value(self, action: argparse.Action, value: object) -> None:
        """Complain as argparse does, and name the choice that was perhaps meant."""
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as error:
            hint = suggestion(str(value), {name: name for name in action.choices or ()})
            if isinstance(hint, ThroneroomError):
                self.exit(2, f"{self.prog}: {error}{self.words.error(hint)}\n")
            raise

    def error(self, message: str) -> NoReturn:
        """Leave with the complaint in one line and status 2."""
        complaint = ThroneroomError("usage", program=self.prog, message=message)
        print(self.words.error(complaint), file=sys.stderr)
        raise SystemExit(2)


class Commands:
    """The commands that a parser leaves the rest to."""

    def __init__(self, parser: Parser, *, required: bool = True) -> None:
        self._words = parser.words
        self._key = parser.key
        self._commands = parser.add_subparsers(
            required=required,
            title=parser.words.say("cli-commands"),
            metavar=parser.words.say("cli-value-command"),
            parser_class=Parser,
        )

    def add(self, name: str) -> Parser:
        """One more command."""
        key = f"{self._key}-{name}"
        help = self._words.say(key)
        return self._commands.add_parser(name, help=help, words=self._words, key=key)


@contextmanager
def argparse_in(words: Words) -> Iterator[None]:
    """Let argparse speak a language meanwhile.

    It looks every sentence of its own up with `_` and `ngettext`, names of its module, and offers
    no other way to translate them. `command.ftl` has them all in every language; what it lacks,
    because a later Python says it, stays English.
    """
    english = book("en", "command.ftl")
    keys = [key for key in english.keys if key.startswith("argparse-")]
    said = {english.say(key): words.say(key) for key in keys}

    def translated(text: str) -> str:
        return said.get(text, text)

    def translated_for(one: str, many: str, count: int) -> str:
        return translated(one if count == 1 else many)

    module = vars(argparse)
    before = {name: module[name] for name in ("_", "ngettext")}
    module.update(_=translated, ngettext=translated_for)
    try:
        yield
    finally:
        module.update(before)
