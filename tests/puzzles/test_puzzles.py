"""The puzzles of the package: each is what it says, and its solution is the only one."""

from collections import Counter

import pytest
from form import COMPILED
from rulebooks import listed

from throneroom.engine.card import ATTACK, BY_ID
from throneroom.puzzles import Attempt, Goal, Puzzle, Verdict, puzzle_of, puzzles
from throneroom.puzzles.comparing import LEAD, AnswerComparison
from throneroom.puzzles.proof import TurnProof
from throneroom.puzzles.telling import evidence, sets, task, title
from throneroom.puzzles.ways import ways_to_answer
from throneroom.puzzles.winning import LIMIT
from throneroom.scenario import Malformed
from throneroom.text.words import LANGUAGES, Words

CHEAP = 100
"""How many answers a proof may try to be repeated in the uncompiled form."""

TURNS = [puzzle for puzzle in puzzles() if puzzle.goal == Goal.WIN_THIS_TURN]
PURCHASES = [puzzle for puzzle in puzzles() if puzzle.goal == Goal.BEST_PURCHASE]
ATTACKS = [puzzle for puzzle in puzzles() if puzzle.goal == Goal.SURVIVE_ATTACK]

CLEAR = [
    puzzle
    for kind in (PURCHASES, ATTACKS)
    for puzzle in [puzzle for puzzle in kind if puzzle.evidence["deals"] <= 1000][:4]
]
"""Those with a lead that a few deals show."""


def by_id(puzzle: Puzzle) -> str:
    return puzzle.id


def test_there_are_enough_of_all_kinds() -> None:
    assert len(puzzles()) >= 60
    assert min(len(TURNS), len(PURCHASES)) >= 20
    assert len(ATTACKS) >= 10
    assert len({puzzle.id for puzzle in puzzles()}) == len(puzzles())
    kingdoms = [card for puzzle in puzzles() for card in puzzle.cards]
    # There are none yet with cards of the sets that came later.
    cards = listed("base", "intrigue", "alchemy", "cornucopia", "guilds")
    assert len(set(kingdoms)) >= 0.9 * len(cards)
    assert len(Counter(puzzle.difficulty for puzzle in puzzles())) >= 4


@pytest.mark.parametrize("puzzle", puzzles(), ids=by_id)
def test_the_solution_holds_as_a_scenario(puzzle: Puzzle) -> None:
    assert puzzle.scenario.check() == []
    assert 1 <= puzzle.difficulty <= 5
    assert set(puzzle.missed_by) <= set(puzzle.asked)


@pytest.mark.parametrize("puzzle", TURNS, ids=by_id)
def test_a_turn_is_won_in_one_way_only(puzzle: Puzzle) -> None:
    if not COMPILED and puzzle.evidence["answers"] > CHEAP:
        # The same proof as in the compiled form, but twenty times as long.
        return
    proof = TurnProof(puzzle.game(), LIMIT)
    assert proof.wins()
    assert len(proof.solutions()) == 1
    assert (proof.tried, proof.orders) == (puzzle.evidence["answers"], puzzle.evidence["orders"])


@pytest.mark.parametrize("puzzle", CLEAR, ids=by_id)
def test_the_best_answer_leads_in_other_deals_too(puzzle: Puzzle) -> None:
    deals = 150 if COMPILED else 5
    shares = puzzle.shares
    best, second = list(shares)[:2]
    assert shares[best] - shares[second] >= 100 * LEAD
    pair = puzzle.evidence["plans"][0]
    found, lead = AnswerComparison(puzzle.game(), "other deals").favourite(tuple(pair), deals)
    assert lead >= 0
    if COMPILED:
        assert found == best


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", PURCHASES + ATTACKS, ids=by_id)
def test_the_lead_is_shown_again_in_full(puzzle: Puzzle) -> None:
    pairs = tuple((own, other) for own, other in puzzle.evidence["plans"])
    shown = AnswerComparison(puzzle.game(), puzzle.evidence["seed"]).show(puzzle.best, pairs)
    assert shown is not None
    assert round(100 * shown.lead, 1) == puzzle.evidence["lead"]


@pytest.mark.parametrize("puzzle", puzzles()[::7], ids=by_id)
def test_the_solution_is_judged_to_be_right(puzzle: Puzzle) -> None:
    if not COMPILED and puzzle.evidence.get("answers", 0) > CHEAP:
        return
    attempt = Attempt(puzzle)
    for name, answer in puzzle.solution:
        if name == puzzle.names[0]:
            assert attempt.result is None
            attempt.answer(answer)
    assert attempt.result is not None
    assert attempt.result.verdict == Verdict.SOLVED


def test_an_attack_is_answered_on_the_turn_of_another() -> None:
    for puzzle in ATTACKS:
        (attacker, attack), *_ = puzzle.prelude
        assert attacker != puzzle.names[0]
        assert BY_ID[attack].is_a(ATTACK)
        assert {solver for solver, _ in puzzle.solution} == {puzzle.names[0]}
        game = puzzle.game()
        assert game.current != 0
        assert game.decision is not None
        assert game.decision.seat == 0
        assert set(puzzle.shares) == {way.text for way in ways_to_answer(game)}


def test_cards_that_are_chosen_together_may_be_named_in_any_order() -> None:
    puzzle = next(p for p in ATTACKS if ", " in p.best and " / " not in p.best)
    for words in (puzzle.best.split(", "), puzzle.best.split(", ")[::-1]):
        result = Attempt(puzzle).answer(words)
        assert result is not None
        assert result.verdict == Verdict.SOLVED


def test_doing_nothing_misses_every_goal() -> None:
    for puzzle in (TURNS[0], PURCHASES[0]):
        attempt = Attempt(puzzle)
        while attempt.result is None:
            attempt.answer("done" if attempt.decision.may_decline else attempt.decision.words[-1])
        assert attempt.result.verdict == Verdict.MISSED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_has_words(language: str) -> None:
    words = Words(language)
    for puzzle in puzzles():
        for text in (title, task, evidence, sets):
            assert text(puzzle, words)


def test_what_is_no_puzzle_is_refused() -> None:
    source = puzzles()[0].scenario.source
    facts = {key: value for key, value in source["puzzle"].items() if key != "answers"}
    with pytest.raises(Malformed, match="answers"):
        puzzle_of({**source, "puzzle": facts})
    with pytest.raises(Malformed, match="no puzzle"):
        puzzle_of({**source, "puzzle": {"goal": "sleep"}})
    with pytest.raises(Malformed, match="puzzle"):
        puzzle_of({**source, "puzzle": "win"})
