"""Errors caused by bad input: typed, sent or written; each message is one line."""

from collections.abc import Callable
from functools import partial


class ThroneroomError(Exception):
    """Bad input; the message tells a person what to do about it, in any language.

    It is the key of a message in `errors.ftl` and the values of its blanks: texts, numbers,
    cards, other errors where one is part of another, lists of these, or a text for each
    language. As a string it is the message in English; `Words.error` says it in others.
    """

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return _speaker(self)

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), self.key, **self.values), ()


class SetupError(ThroneroomError):
    """A game that cannot be set up: unknown card, wrong number of cards or players."""


class IllegalAnswer(ThroneroomError):
    """An answer that the open question does not allow; nothing has changed."""


class RecordError(ThroneroomError):
    """A record that is damaged, foreign, or does not fit the rules."""


def reason(error: Exception) -> ThroneroomError | str:
    """Why a file cannot be read or written: its text is wrong, or as the system says it."""
    if isinstance(error, ThroneroomError):
        return error
    if isinstance(error, UnicodeDecodeError):
        return ThroneroomError("no-text")
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def speak_with(speaker: Callable[[ThroneroomError], str]) -> None:
    """Let this put errors into words; words lie in a layer above, which the engine cannot use."""
    global _speaker
    _speaker = speaker


def _unspoken(error: ThroneroomError) -> str:
    return error.key


_speaker: Callable[[ThroneroomError], str] = _unspoken
