"""What the server says no to."""

from throneroom.engine.errors import ThroneroomError


class Refused(ThroneroomError):
    """Something that somebody may not do, or not in this way; nothing has changed."""

    status = 409
    """How HTTP puts it."""


class Stranger(Refused):
    """Who asks is not who may."""

    status = 403


class Missing(Refused):
    """There is no such thing."""

    status = 404


class TooMuch(Refused):
    """Too much, too often or too long."""

    status = 429


class Unavailable(Refused):
    """The server cannot do now what it should."""

    status = 503
