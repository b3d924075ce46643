"""What answers for a seat at once, without a person."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from throneroom.engine.errors import IllegalAnswer

if TYPE_CHECKING:
    from throneroom.engine.decision import Decision
    from throneroom.engine.fast_view import FastView
    from throneroom.engine.question import Question
    from throneroom.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program: write `answer`.

    It sees what a person in its seat would see and remembers nothing within a game, so that the
    same view and decision always get the same answer. Where it decides for a possessed player, the
    view is from that player's seat, but shows no more than the bot itself may know.

    A bot that must be fast overrides `choose` and `choose_several` instead. There a card is its
    index, a mode its place among the question's modes, and nothing is made that it does not ask
    for.
    """

    def answer(self, view: "View", decision: "Decision") -> object:
        """Answer a question: with whatever `Game.answer` takes."""
        raise NotImplementedError

    @property
    def looks_ahead(self) -> bool:
        """Whether it may imagine games or ask what was gained so far.

        For that, games that are played in series keep their answers. Bots that do neither say so,
        which is faster.
        """
        return True

    def choose(self, view: "FastView", question: "Question") -> i64:
        """Answer a question for one option: an option, NONE to decline, or ALL."""
        return self._asked(view, question)[0]

    def choose_several(self, view: "FastView", question: "Question") -> list[int]:
        """Answer a question for several options, the first or topmost first."""
        return self._asked(view, question)

    def _asked(self, view: "FastView", question: "Question") -> list[int]:
        # Only bots that are written this way need these.
        from throneroom.engine.decision import Decision
        from throneroom.engine.view import View

        decision = Decision(question)
        given = self.answer(View(view), decision)
        try:
            return decision.options_of(decision.parse(given))
        except IllegalAnswer as refused:
            raise IllegalAnswer(
                "bot-answer",
                seat=decision.seat,
                options=refused.values["answer"],
                kind=str(decision.kind),
                allowed=list(decision.candidates if decision.several else decision.words),
            ) from None


class Suspended(BaseException):
    """The answer to the open question is missing.

    Not an Exception, so that nothing on the way catches it by accident.
    """


class Person(Bot):
    """Holds the seat of a person, whose answers come later."""

    def __reduce__(self) -> str:
        # There is one object for all people.
        return "PERSON"

    @property
    def looks_ahead(self) -> bool:
        """Games with people keep their answers in any case."""
        return False

    def choose(self, view: "FastView", question: "Question") -> i64:
        """Wait for the answer."""
        raise Suspended

    def choose_several(self, view: "FastView", question: "Question") -> list[int]:
        """Wait for the answer."""
        raise Suspended


PERSON: Final = Person()
