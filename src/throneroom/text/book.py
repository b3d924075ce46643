"""The Fluent files of a language: what is said, by key."""

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

_FOLDERS = (entry for entry in resources.files(__package__).iterdir() if entry.is_dir())
LANGUAGES = ("en", *sorted({entry.name for entry in _FOLDERS if len(entry.name) == 2} - {"en"}))
"""A language is a folder beside this file; the first is spoken where nothing else is asked for."""


class Book:
    """The messages of some files of a language."""

    def __init__(self, language: str, files: tuple[str, ...]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self.keys: list[str] = []
        folder = resources.files(__package__) / language
        for file in files:
            self.add((folder / file).read_text(encoding="utf-8"))

    def add(self, source: str) -> None:
        """Add the messages of a Fluent source; those that are there already stay as they are."""
        resource = FluentResource(source)
        self._bundle.add_resource(resource)
        self.keys += [entry.id.name for entry in resource.body if hasattr(entry, "id")]

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **values: object) -> str:
        """A message with its blanks filled in."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        return self._fill(key, pattern, values)

    def part(self, key: str, part: str) -> str:
        """What is said under a message's key besides the message; empty if nothing is."""
        pattern = self._bundle.get_message(key).attributes.get(part)
        return "" if pattern is None else self._fill(f"{key}.{part}", pattern, {})

    def _fill(self, key: str, pattern: Pattern, values: dict[str, object]) -> str:
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{key}: {errors}")
        return str(text)


@cache
def book(language: str, *files: str) -> Book:
    """The messages of some files, read once."""
    return Book(language, files)
