"""Puzzles in words, put together from their facts."""

from throneroom.analysis.telling import listed
from throneroom.engine.card import ACTION, BY_ID, Card
from throneroom.puzzles.attempt import Verdict
from throneroom.puzzles.puzzle import Goal, Puzzle
from throneroom.puzzles.ways import open_decision, read_way
from throneroom.text.words import Words

MOST_NAMED = 3
"""How many cards a title names."""
RESULTS = {
    Verdict.SOLVED: "puzzle-solved",
    Verdict.LUCKY: "puzzle-lucky",
}
MISSED = {
    Goal.WIN_THIS_TURN: "puzzle-missed-turn",
    Goal.BEST_PURCHASE: "puzzle-missed-purchase",
    Goal.SURVIVE_ATTACK: "puzzle-missed-attack",
}


def title(puzzle: Puzzle, words: Words) -> str:
    """What a puzzle is called in a list."""
    game = puzzle.game()
    view = game.view(0)
    if puzzle.goal == Goal.WIN_THIS_TURN:
        actions = sorted({card for card in view.hand if card.is_a(ACTION)}, key=_by_cost)
        if not actions:
            return words.say("puzzle-title-money", coins=sum(int(card.coins) for card in view.hand))
        return words.say("puzzle-title-hand", cards=words.cards(actions[:MOST_NAMED]))
    if puzzle.goal == Goal.BEST_PURCHASE:
        return words.say("puzzle-title-purchase", price=words.price(view.coins, view.potions))
    attack = words.name(_attack(puzzle))
    limit = open_decision(game).price
    if limit is not None:
        price = words.price(limit.coins, limit.potions)
        return words.say("puzzle-title-attack-gain", attack=attack, price=price)
    named = sorted(set(view.hand), key=_by_cost)[:MOST_NAMED]
    held = [card for card in named for _ in range(view.hand.count(card))]
    return words.say("puzzle-title-attack", attack=attack, cards=words.cards(held))


def task(puzzle: Puzzle, words: Words) -> str:
    """What is asked for, in a sentence or two."""
    if puzzle.goal == Goal.WIN_THIS_TURN:
        return words.say("puzzle-task-win", player=puzzle.names[0])
    if puzzle.goal == Goal.BEST_PURCHASE:
        view = puzzle.game().view(0)
        price = words.price(view.coins, view.potions)
        return words.say("puzzle-task-purchase", player=puzzle.names[0], price=price)
    return words.say(
        "puzzle-task-attack",
        player=puzzle.names[0],
        attacker=puzzle.prelude[0][0],
        attack=words.cards([_attack(puzzle)]),
    )


def evidence(puzzle: Puzzle, words: Words) -> str:
    """How the solution was shown to be the only one."""
    facts = puzzle.evidence
    if puzzle.goal == Goal.WIN_THIS_TURN:
        key = "puzzle-shown-turn" if facts["orders"] == 1 else "puzzle-shown-draws"
        return words.say(key, answers=facts["answers"], orders=facts["orders"])
    return words.say(
        "puzzle-shown-lead",
        goal=str(puzzle.goal),
        deals=facts["deals"],
        pairs=len(facts["plans"]),
        lead=facts["lead"],
    )


def result_told(puzzle: Puzzle, verdict: Verdict, words: Words) -> str:
    """How a try ended."""
    return words.say(RESULTS.get(verdict, MISSED[puzzle.goal]))


def how_hard(puzzle: Puzzle, words: Words) -> str:
    """How many programs missed the solution."""
    return words.say("puzzle-how-hard", missed=len(puzzle.missed_by), asked=len(puzzle.asked))


def answer_names(puzzle: Puzzle, words: Words) -> dict[str, str]:
    """Where one question is asked: every answer, as people say it."""
    return {answer: _way_told(puzzle, answer, words) for answer in puzzle.shares}


def _way_told(puzzle: Puzzle, answer: str, words: Words) -> str:
    game = puzzle.game()
    told: list[str] = []
    for step in read_way(answer):
        decision = open_decision(game)
        names = [
            words.say("puzzle-nothing")
            if word == "done"
            else words.option(decision, word, puzzle.names)
            for word in step.words
        ]
        told.append(listed(names, words))
        game.answer(step)
    return ": ".join(told)


def set_ids(puzzle: Puzzle) -> list[str]:
    """The sets that a puzzle's kingdom comes from."""
    return list(dict.fromkeys(card.set for card in sorted(puzzle.cards, key=lambda c: c.index)))


def sets(puzzle: Puzzle, words: Words) -> str:
    """The sets that a puzzle's kingdom comes from, by name."""
    return ", ".join(words.label("set", set) for set in set_ids(puzzle))


def _attack(puzzle: Puzzle) -> Card:
    """The Attack that the solver has to answer."""
    (_, played), *_ = puzzle.prelude
    return BY_ID[played]


def _by_cost(card: Card) -> tuple[int, str]:
    return (-int(card.cost), card.id)
