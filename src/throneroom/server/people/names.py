"""What people call themselves and say, in a form that can be shown and compared."""

import unicodedata

from throneroom.engine.errors import SetupError
from throneroom.engine.record import ENDING_WORDS, check_names

LONGEST_KEY = 60


def clean(text: str) -> str:
    """Text without invisible characters, and with single spaces."""
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(mark if mark.isprintable() else " " for mark in composed).split())


def clean_name(name: str) -> str:
    """A name as it is kept; SetupError if it is not allowed."""
    name = clean(name)
    check_names([name], 1)
    # Some letters become several in the key, and the column is limited.
    if len(name_key(name)) > LONGEST_KEY:
        raise SetupError("no-name", name=name, taken=list(ENDING_WORDS))
    return name


def name_key(name: str) -> str:
    """The same for all spellings of a name, by which an account is found."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", folded)
