"""What looking ahead prefers at an open question, by how much, and perhaps why.

A hint comes from what the player who is asked can know, like every thought of a bot.
"""

from dataclasses import dataclass

from throneroom.bots.thinking import Effort
from throneroom.cards.traits import DRAWERS, TRASHERS, VILLAGES
from throneroom.engine.card import ACTION, BY_ID, TREASURE, VICTORY, Card
from throneroom.engine.decision import Decision
from throneroom.engine.game import Game
from throneroom.engine.kinds import Kind
from throneroom.engine.view import View
from throneroom.finder.findings import Findings
from throneroom.finder.players import critic, master

REASONS = ("ends-soon", "needs-action", "many-terminals", "trashes", "draws", "money")
SECONDS = 1.5
"""How long a hint takes, about."""
FOR_ANSWER = 0.4
"""The part of it for which answer is best; the rest measures by how much."""
CLEAR = 2.0
"""How many standard errors make a difference that is worth following."""
NEAR = 3
"""With this many Provinces left, or piles to go, the game ends soon."""
CROWDED = 6
"""One terminal Action in this many cards is enough."""
FULL_DECK = 16
"""A deck with this many cards is no longer thin."""


@dataclass(frozen=True)
class Hint:
    """An answer, and by how much it is better than the next best one."""

    answer: tuple[str, ...]
    other: tuple[str, ...] | None
    """The next best one, if any is worth a try."""
    chance: float
    """The chance to win after the answer."""
    lead: float
    """By how much that is more than after the other one."""
    error: float
    """The standard error of the lead."""
    reason: str | None
    """Why, in a word: one of `REASONS`, if one fits."""

    @property
    def is_clear(self) -> bool:
        """Whether the answer is better by more than chance explains."""
        return self.lead > CLEAR * self.error


def hint(game: Game, findings: Findings | None = None, effort: Effort | None = None) -> Hint:
    """What to answer to the open question."""
    effort = effort or Effort(seconds=SECONDS)
    decision = game.decision
    assert decision is not None
    best = game.suggestion(master(game.setup, findings, effort.part(FOR_ANSWER), seed=1))
    judge = critic(game.setup, findings, effort.part(1 - FOR_ANSWER), seed=2)
    judge.given = decision.options_of(best)
    game.suggestion(judge)
    judgement = judge.judgement
    assert judgement is not None
    judgement.measure(effort.part(1 - FOR_ANSWER), enough=0.0)
    answer, other, lead = best.words, tuple(judgement.other), -judgement.lost
    if not judgement.has_other:
        return Hint(answer, None, judgement.chance, 0.0, 0.0, None)
    chance = judgement.chance
    if lead < 0:
        answer, other, lead, chance = other, answer, -lead, chance - lead
    reason = _reason(decision, game.view(decision.player), _card(answer), _card(other))
    return Hint(answer, other, chance, lead, judgement.error, reason)


def _card(answer: tuple[str, ...]) -> Card | None:
    return BY_ID.get(answer[0]) if len(answer) == 1 else None


def _reason(decision: Decision, view: View, best: Card | None, other: Card | None) -> str | None:
    """Why the best answer may be better than the other, if that can be said in a word."""
    if decision.kind == Kind.PLAY_ACTION:
        waiting = sum(card.is_a(ACTION) for card in view.hand)
        needed = best is not None and _gives_actions(best) and waiting > 1
        return "needs-action" if needed else None
    if decision.kind not in (Kind.BUY, Kind.GAIN) or best is None:
        return None
    if best.is_a(VICTORY):
        return "ends-soon" if _ends_soon(view) else None
    if other is not None and _is_terminal(other) and _has_many_terminals(view):
        return "many-terminals"
    if best.id in TRASHERS and _deck_size(view) < FULL_DECK:
        return "trashes"
    if best.cards > 1 or best.id in DRAWERS:
        return "draws"
    return "money" if best.is_a(TREASURE) else None


def _gives_actions(card: Card) -> bool:
    return card.actions > 0 or card.id in VILLAGES


def _is_terminal(card: Card) -> bool:
    return card.is_a(ACTION) and not _gives_actions(card)


def _ends_soon(view: View) -> bool:
    return view.fast.greatest_left <= NEAR or view.empty_piles >= 2


def _deck_size(view: View) -> int:
    return sum(view.cards.values())


def _has_many_terminals(view: View) -> bool:
    terminals = sum(count for card, count in view.cards.items() if _is_terminal(card))
    villages = sum(count for card, count in view.cards.items() if card.actions > 1)
    return (terminals - villages + 1) * CROWDED > _deck_size(view)
