"""What answers for a seat at once, without a person."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from throneroom.engine.decision import Decision
    from throneroom.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program.

    It sees what a person in its seat would see and remembers nothing within a game, so that
    the same view and decision always get the same answer.
    """

    def choose(self, view: "View", decision: "Decision") -> i64:
        """Answer a question for one option: an option, NONE to decline, or ALL."""
        raise NotImplementedError

    def choose_several(self, view: "View", decision: "Decision") -> list[int]:
        """Answer a question for several options, first the first or topmost."""
        raise NotImplementedError


class Suspended(BaseException):
    """The answer to `State.decision` is missing.

    Not an Exception, so that nothing on the way catches it by accident.
    """


class Person(Bot):
    """Holds the seat of somebody whose answers come later."""

    def choose(self, view: "View", decision: "Decision") -> i64:
        """Wait for the answer."""
        raise Suspended

    def choose_several(self, view: "View", decision: "Decision") -> list[int]:
        """Wait for the answer."""
        raise Suspended
