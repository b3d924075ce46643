"""What can be wrong with a scenario."""

from throneroom.engine.errors import ThroneroomError


class Malformed(ThroneroomError):
    """A scenario that does not say what it must, in the form it must."""


class Broken(ThroneroomError):
    """An expectation that does not hold, or an answer that cannot be given."""
