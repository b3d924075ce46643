"""What the server says no to."""

from throneroom.engine.errors import ThroneroomError


class Refused(ThroneroomError):
    """A request that is not allowed, or not in this way; nothing has changed."""

    status = 409
    """The HTTP status."""


class Stranger(Refused):
    """The client is unknown, or may not do this."""

    status = 403


class Missing(Refused):
    """What was asked for does not exist."""

    status = 404


class TooMuch(Refused):
    """Too much, too often or too long."""

    status = 429


class Unavailable(Refused):
    """The server cannot do it at the moment."""

    status = 503
