"""Commands that need packages which a plain installation does not bring."""

from collections.abc import Iterator
from contextlib import contextmanager

from throneroom.engine.errors import SetupError


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Import something; if packages are missing, say which extra brings them."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "throneroom":
            raise
        raise SetupError("extra-missing", extra=extra) from None
