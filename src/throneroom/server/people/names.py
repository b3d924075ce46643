"""What people call themselves and say, made fit to be shown and compared."""

import unicodedata

from throneroom.engine.errors import SetupError
from throneroom.engine.record import ENDING_WORDS, check_names

LONGEST_KEY = 60


def clean(text: str) -> str:
    """Text without anything that cannot be seen, and with single spaces."""
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(mark if mark.isprintable() else " " for mark in composed).split())


def clean_name(name: str) -> str:
    """A name as it is kept; SetupError if nobody can be called so."""
    name = clean(name)
    check_names([name], 1)
    # A single letter may stand for many, and the database has room for some.
    if len(name_key(name)) > LONGEST_KEY:
        raise SetupError("no-name", name=name, taken=list(ENDING_WORDS))
    return name


def name_key(name: str) -> str:
    """What two names have in common if they look the same."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", folded)
