"""Puzzles in words, put together from their facts."""

from throneroom.engine.card import ACTION, BY_ID, Card
from throneroom.puzzles.attempt import Verdict
from throneroom.puzzles.puzzle import Goal, Puzzle
from throneroom.text.words import Words

MOST_NAMED = 3
"""How many cards a title names."""
RESULTS = {
    Verdict.SOLVED: "puzzle-solved",
    Verdict.LUCKY: "puzzle-lucky",
    Verdict.MISSED: "puzzle-missed-turn",
}


def title(puzzle: Puzzle, words: Words) -> str:
    """What a puzzle is called in a list."""
    view = puzzle.game().view(0)
    if puzzle.goal == Goal.WIN_THIS_TURN:
        actions = sorted({card for card in view.hand if card.is_a(ACTION)}, key=_by_cost)
        if not actions:
            return words.say("puzzle-title-money", coins=sum(int(card.coins) for card in view.hand))
        return words.say("puzzle-title-hand", cards=words.cards(actions[:MOST_NAMED]))
    return words.say("puzzle-title-purchase", price=words.price(view.coins, view.potions))


def task(puzzle: Puzzle, words: Words) -> str:
    """What is asked for, in a sentence or two."""
    if puzzle.goal == Goal.WIN_THIS_TURN:
        return words.say("puzzle-task-win", player=puzzle.names[0])
    view = puzzle.game().view(0)
    price = words.price(view.coins, view.potions)
    return words.say("puzzle-task-purchase", player=puzzle.names[0], price=price)


def evidence(puzzle: Puzzle, words: Words) -> str:
    """How the solution was shown to be the only one."""
    facts = puzzle.evidence
    if puzzle.goal == Goal.WIN_THIS_TURN:
        key = "puzzle-shown-turn" if facts["orders"] == 1 else "puzzle-shown-draws"
        return words.say(key, answers=facts["answers"], orders=facts["orders"])
    return words.say(
        "puzzle-shown-purchase",
        deals=facts["deals"],
        pairs=len(facts["plans"]),
        lead=facts["lead"],
    )


def result_told(puzzle: Puzzle, verdict: Verdict, words: Words) -> str:
    """How a try ended."""
    key = RESULTS[verdict]
    if verdict == Verdict.MISSED and puzzle.goal == Goal.BEST_PURCHASE:
        key = "puzzle-missed-purchase"
    return words.say(key)


def how_hard(puzzle: Puzzle, words: Words) -> str:
    """How many programs missed the solution."""
    return words.say("puzzle-how-hard", missed=len(puzzle.missed_by), asked=len(puzzle.asked))


def answer_name(word: str, words: Words) -> str:
    """A purchase by name; what was not bought is nothing."""
    return words.name(BY_ID[word]) if word in BY_ID else words.say("puzzle-nothing")


def set_ids(puzzle: Puzzle) -> list[str]:
    """The sets that a puzzle's kingdom comes from."""
    return list(dict.fromkeys(card.set for card in sorted(puzzle.cards, key=lambda c: c.index)))


def sets(puzzle: Puzzle, words: Words) -> str:
    """The sets that a puzzle's kingdom comes from, by name."""
    return ", ".join(words.label("set", set) for set in set_ids(puzzle))


def _by_cost(card: Card) -> tuple[int, str]:
    return (-int(card.cost), card.id)
