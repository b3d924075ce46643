"""What an analysis has found, in sentences."""

from collections import Counter
from collections.abc import Sequence

from throneroom.analysis.results import JudgedAnswer, Swing
from throneroom.engine.card import BY_ID
from throneroom.engine.kinds import Place
from throneroom.text.words import Words

DECLINED = "done"
ALL_TREASURES = "all"
WIDTH = 1.96
"""How many standard errors an interval goes to each side: 95 % of what chance explains."""


class Teller:
    """Tells people in their language what decided a game."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names

    def point(self, point: JudgedAnswer | Swing) -> str:
        """A turning point in a sentence."""
        return self.mistake(point) if isinstance(point, JudgedAnswer) else self.luck(point)

    def mistake(self, judged: JudgedAnswer) -> str:
        """What a player chose instead of what, and what that cost."""
        return self._words.say(
            "analysis-mistake",
            turn=judged.own_turn,
            player=self._names[judged.seat],
            choice=self._choice(judged),
            lost=percent(judged.lost),
            error=percent(WIDTH * judged.error),
        )

    def luck(self, swing: Swing) -> str:
        """What the cards gave or cost a player in a turn."""
        return self._words.say(
            "analysis-luck",
            turn=swing.own_turn,
            player=self._names[swing.seat],
            luck="good" if swing.luck > 0 else "bad",
            share=percent(abs(swing.luck)),
            error=percent(WIDTH * swing.error),
        )

    def _choice(self, judged: JudgedAnswer) -> str:
        words = self._words
        choice = words.say(
            "analysis-choice",
            kind=judged.kind,
            given=self._answer(judged, judged.given),
            other=self._answer(judged, judged.other),
        )
        if judged.source is None:
            return choice
        source = words.name(BY_ID[judged.source])
        return words.say("analysis-choice-with", choice=choice, source=source)

    def _answer(self, judged: JudgedAnswer, answer: Sequence[str]) -> str:
        return listed([self._option(judged, word) for word in answer], self._words)

    def _option(self, judged: JudgedAnswer, word: str) -> str:
        words = self._words
        if word == DECLINED:
            return words.say("analysis-nothing")
        if word == ALL_TREASURES:
            return words.say("option-all")
        if judged.place == Place.MODES:
            source = None if judged.source is None else BY_ID[judged.source]
            return words.mode(word, source, self._names[judged.affects])
        return word if judged.place == Place.AMOUNTS else words.name(BY_ID[word])


def listed(options: Sequence[str], words: Words) -> str:
    """The options that make up an answer, equal ones counted."""
    parts = [
        name if count == 1 else words.say("analysis-several", count=count, name=name)
        for name, count in Counter(options).items()
    ]
    return ", ".join(parts) or words.say("analysis-nothing")


def percent(share: float) -> int:
    """A share in whole per cent."""
    return round(100 * share)
