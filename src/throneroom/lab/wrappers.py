"""Bots around other bots: one whose luck changes, and one that says whose fault an error is."""

import sys
import traceback
from collections.abc import Callable
from types import CodeType
from typing import TypeVar

from throneroom.engine.bot import Bot
from throneroom.engine.errors import IllegalAnswer, ThroneroomError
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import KINDS, Question

Answer = TypeVar("Answer")


class LevelBot(Bot):
    """Plays each deal with a bot of a level that was made for that deal.

    What such a bot leaves to chance follows from the seed it is made with; one bot for all games
    would have the same luck in each of them.
    """

    def __init__(self, make: Callable[[str], Bot], looks_ahead: bool) -> None:
        self._make = make
        self._looks_ahead = looks_ahead

    @property
    def looks_ahead(self) -> bool:
        """Whether the bots do."""
        return self._looks_ahead

    def begin(self, seed: str) -> None:
        """Get ready for the games of the deal with this seed."""
        self._bot = self._make(seed)

    def choose(self, view: FastView, question: Question) -> int:
        """What the bot of this deal chooses."""
        return self._bot.choose(view, question)

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        """What the bot of this deal chooses."""
        return self._bot.choose_several(view, question)


class GuardedBot(Bot):
    """Answers like a bot that is not part of Throneroom; if that fails, the error names it."""

    def __init__(self, name: str, bot: Bot) -> None:
        self._name = name
        self._bot = bot

    @property
    def looks_ahead(self) -> bool:
        """Whether the bot does."""
        return self._bot.looks_ahead

    def choose(self, view: FastView, question: Question) -> int:
        """What the bot chooses."""
        return self._checked(self._bot.choose, question.allows, view, question)

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        """What the bot chooses."""
        return self._checked(self._bot.choose_several, question.allows_several, view, question)

    def _checked(
        self,
        ask: Callable[[FastView, Question], Answer],
        allows: Callable[[Answer], bool],
        view: FastView,
        question: Question,
    ) -> Answer:
        try:
            answer = ask(view, question)
        except Exception as error:
            raise self._failure(error) from error
        if not _is_allowed(answer, allows):
            wrong = IllegalAnswer(
                "bot-answer",
                seat=int(question.seat),
                options=repr(answer)[:60],
                kind=KINDS[question.kind],
                allowed=question.words(question.options()),
            )
            raise self._failure(wrong)
        return answer

    def _failure(self, error: Exception) -> ThroneroomError:
        file, line = _place(type(self._bot), error)
        reason = told(error)
        return ThroneroomError("bot-failed", bot=self._name, file=file, line=line, reason=reason)


def guarded(name: str, bot: Bot) -> Bot:
    """A bot whose errors name it; our own bots, which are fast, stay as they are."""
    return bot if _is_ours(type(bot)) else GuardedBot(name, bot)


def _is_allowed(answer: Answer, allows: Callable[[Answer], bool]) -> bool:
    try:
        return allows(answer)
    except Exception:
        # The answer has another type.
        return False


def told(error: BaseException) -> ThroneroomError | str:
    """An error in one line, as Python shows it."""
    if isinstance(error, ThroneroomError):
        return error
    return " ".join("".join(traceback.format_exception_only(error)).split())


def _place(bot: type, error: Exception) -> tuple[str, int]:
    """The innermost line of the bot that was running, or else where its answers begin."""
    own = {base.__module__ for base in bot.__mro__ if not _is_ours(base)}
    place = (getattr(sys.modules.get(bot.__module__), "__file__", None) or bot.__module__, 1)
    for method in ("answer", "choose_several", "choose"):
        code = getattr(getattr(bot, method), "__code__", None)
        if isinstance(code, CodeType) and getattr(bot, method).__module__ in own:
            place = (code.co_filename, code.co_firstlineno)
    for frame, line in traceback.walk_tb(error.__traceback__):
        if frame.f_globals.get("__name__") in own:
            place = (frame.f_code.co_filename, line)
    return place


def _is_ours(bot: type) -> bool:
    return bot is object or bot.__module__.partition(".")[0] == "throneroom"
