"""Decisions and answers as values, games that are copied and pickled, and bots with one method."""

import copy
import pickle
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice, permutations
from pathlib import Path

import pytest
from form import games
from playing import any_game, everything_seen, played, random_answer
from position import position

import throneroom.cards
from throneroom import BY_ID, CARDS, Bot, Decision, Game, IllegalAnswer, Kind, View, new_game
from throneroom.bots.chance import RandomBot
from throneroom.engine import question
from throneroom.engine.answer import Answer
from throneroom.engine.kinds import Place
from throneroom.engine.setup import Setup
from throneroom.kingdoms import parse
from throneroom.sim.series import play_series


def described(decision: Decision | None) -> object:
    """Everything that a decision says."""
    if decision is None:
        return None
    return (
        (decision.number, decision.seat, decision.player, decision.kind, decision.place),
        (decision.source, decision.about, decision.least, decision.most),
        (decision.several, decision.ordered, decision.off_turn, decision.of_cards),
        (decision.takes_all, decision.may_decline),
        (decision.candidates, decision.options, decision.words, repr(decision)),
    )


# Decisions


def test_kinds_and_places_are_those_of_questions() -> None:
    assert tuple(Kind) == question.KINDS
    assert tuple(Place) == question.PLACES
    for number, kind in enumerate(Kind):
        assert getattr(question, kind.name) == number
    for number, place in enumerate(Place):
        assert getattr(question, f"FROM_{place.name}") == number


@pytest.mark.parametrize("number", games(20, 3))
def test_a_kept_decision_stays_what_it_was(number: int) -> None:
    game = any_game(number)
    kept: list[tuple[Decision, object]] = []
    for _ in played(number, game, 150):
        assert game.decision is not None
        kept.append((game.decision, described(game.decision)))
    assert len({id(decision) for decision, _ in kept}) == len(kept)
    for decision, before in kept:
        assert described(decision) == before
    if len(kept) > 10:
        game.undo(3)
        for decision, before in kept:
            assert described(decision) == before


# Answers


def meaning(decision: Decision, words: tuple[str, ...]) -> tuple[str, ...]:
    """The same for answers that mean the same."""
    return words if decision.ordered or not decision.several else tuple(sorted(words))


def brute_force(decision: Decision) -> set[tuple[str, ...]]:
    """Every answer that a decision accepts, found by trying."""
    if decision.several:
        tried: Iterator[tuple[str, ...]] = (
            words
            for count in range(len(decision.candidates) + 1)
            for words in permutations(decision.candidates, count)
        )
    else:
        tried = ((word,) for word in vocabulary())
    accepted = set()
    for words in tried:
        try:
            answer = decision.parse(list(words))
        except IllegalAnswer:
            continue
        accepted.add(meaning(decision, answer.words))
    return accepted


@cache
def vocabulary() -> list[str]:
    """Every word that a question of any game can offer, and some that none does."""
    words = ["yes", "no", "all", "done", "none", "nothing", "nonsense", "", "None", "True", "-1"]
    words += [card.id for card in CARDS]
    words += [f"{coins}{potion}" for coins in range(40) for potion in ("", "+p")]
    cards = Path(throneroom.cards.__file__).parent
    for file in cards.glob("*.py"):
        words += re.findall(r'"([a-z_]+)"', file.read_text(encoding="utf-8"))
    return sorted(set(words))


@pytest.mark.parametrize("number", games(60, 8))
def test_legal_answers_are_those_that_are_accepted(number: int) -> None:
    game = any_game(number)
    tried = set()
    for _ in played(number, game, 100):
        decision = game.decision
        assert decision is not None
        asked = (decision.kind, decision.candidates, decision.least, decision.most)
        if asked in tried or (decision.several and len(decision.candidates) > 5):
            continue
        tried.add(asked)
        legal = game.legal_answers
        answers = list(legal)
        assert len(legal) == len(answers) == len(set(answers))
        assert {meaning(decision, answer.words) for answer in answers} == brute_force(decision)
        for answer in answers:
            assert answer in legal
            assert str(answer) in legal
            assert legal.parse(answer) == answer == legal.parse(str(answer))
            assert Answer.parse(str(answer)) == answer
            assert hash(Answer.parse(str(answer))) == hash(answer)
            assert pickle.loads(pickle.dumps(answer)) == answer
            assert [card.id for card in answer.cards] == [w for w in answer.words if w in BY_ID]
        assert "nonsense" not in legal
        assert Answer(("nonsense",)) not in legal


def test_several_cards_in_order_and_in_none() -> None:
    unordered = position({"hand": "chapel estate copper copper"}, {}, some="chapel")
    unordered.answer("chapel")
    assert [str(answer) for answer in unordered.legal_answers] == [
        "nothing", "copper", "copper, copper", "copper, copper, estate", "copper, estate", "estate",
    ]  # fmt: skip
    ordered = position({"hand": "golem", "deck": "village copper moat"}, {}, some="golem moat")
    ordered.answer("golem")
    assert [str(answer) for answer in ordered.legal_answers] == ["village, moat", "moat, village"]


def test_one_and_the_only_one_of_a_list_are_the_same_answer() -> None:
    game = new_game(seed="x")
    copper = BY_ID["copper"]
    accepted = [
        game.legal_answers.parse(form)
        for form in ("copper", copper, ["copper"], [copper], ("copper",), Answer(("copper",)))
    ]
    assert accepted == [Answer(("copper",))] * 6
    assert len(set(accepted)) == 1
    assert accepted[0] != "copper"


@pytest.mark.parametrize(
    ("form", "moved"),
    [(True, True), ("yes", True), (Answer(("yes",)), True), (False, False), (["no"], False)],
)
def test_yes_and_no_in_several_forms(form: object, moved: bool) -> None:
    game = position({"hand": "chancellor", "deck": "copper"}, {}, some="chancellor")
    game.answer("chancellor")
    game.answer(form)
    assert game.view(0).players[0].deck_size == (0 if moved else 1)


@pytest.mark.parametrize(
    "form",
    [
        ["copper", "estate"],
        ("copper", "estate"),
        [BY_ID["copper"], BY_ID["estate"]],
        ["copper", BY_ID["estate"]],
        "copper, estate",
        Answer(("copper", "estate")),
    ],
)
def test_several_cards_in_several_forms(form: object) -> None:
    game = position({"hand": "chapel copper copper estate"}, {}, some="chapel")
    game.answer("chapel")
    game.answer(form)
    assert game.view().trash == [BY_ID["copper"], BY_ID["estate"]]


@pytest.mark.parametrize("form", [2, "2", [2], Answer(("2",))])
def test_amounts_in_several_forms(form: object) -> None:
    game = position({"hand": "butcher"}, {}, some="butcher")
    game.answer("butcher")
    game.answer(form)
    assert game.view(0).coins == 2


def test_an_answer_to_another_question_changes_nothing() -> None:
    game = new_game(seed="x", watch=True)
    first = game.decision
    assert first is not None
    game.answer("copper", question=first.number)
    before = (game.check, everything_seen(game), described(game.decision), game.event_count)
    for stale in (first.number, first.number + 2, -1, 0):
        with pytest.raises(IllegalAnswer, match=f"question {stale} "):
            game.answer("copper", question=stale)
        now = (game.check, everything_seen(game), described(game.decision), game.event_count)
        assert now == before
    assert game.decision is not None
    game.answer("copper", question=game.decision.number)
    assert game.view(0).coins == 2
    game.undo()
    with pytest.raises(IllegalAnswer):
        game.answer("copper", question=first.number + 1)


# Copies and pickles


def pickled(game: Game) -> Game:
    again = pickle.loads(pickle.dumps(game))
    assert isinstance(again, Game)
    return again


def state(game: Game) -> tuple[object, ...]:
    """Everything that can be told of a game."""
    seats = [*range(game.player_count), None]
    return (
        game.check,
        game.position().values(),
        described(game.decision),
        everything_seen(game),
        [[repr(event) for event in game.events(seat=seat)] for seat in seats],
        [(given.seat, given.options, given.words, given.seed) for given in game.answers],
        (game.seed, game.start, game.stopped, game.over, game.ending, game.turn_limit),
        (game.scores, game.winners, game.turns, game.event_count, repr(game)),
    )


def play_on(game: Game, number: int, answers: int) -> list[object]:
    """Random answers, and what they led to."""
    chance = random.Random(number)
    seen: list[object] = []
    for _ in range(answers):
        if game.decision is None:
            break
        game.answer(random_answer(game.decision, chance))
        seen.append(state(game))
    return seen


WAYS: list[Callable[[Game], Game]] = [pickled, copy.deepcopy, copy.copy]


def assert_copies_equal(game: Game, number: int, answers: int = 2) -> None:
    """Each kind of copy is the same game, leaves it alone, and goes on in the same way."""
    before = state(game)
    copies = [way(game) for way in WAYS]
    for other in copies:
        assert other is not game
        assert state(other) == before
    futures = [play_on(other, number, answers) for other in copies]
    assert state(game) == before
    own = play_on(pickled(game), number, answers)
    assert futures == [own] * len(copies)


@pytest.mark.parametrize("number", games(6, 2))
def test_copies_and_pickles_at_every_question(number: int) -> None:
    game = any_game(number, watch=number % 2 == 1)
    chance = random.Random(number)
    for step in range(40):
        if step % 15 == 14:
            game.undo(3)
        if step == 20:
            game.determinise("what if")
        assert_copies_equal(game, step)
        if game.decision is not None:
            game.answer(random_answer(game.decision, chance, game))


def test_copies_and_pickles_of_a_finished_and_a_stopped_game() -> None:
    finished = any_game(0, watch=True)
    for _ in played(0, finished):
        pass
    assert finished.over
    assert_copies_equal(finished, 0)
    stopped = any_game(1, watch=True)
    stopped.answer("done")
    stopped.stop("resigned")
    assert_copies_equal(stopped, 0)
    assert pickled(stopped).ending == "resigned"


@pytest.mark.parametrize("profile", ["first-edition", "later"])
def test_copies_and_pickles_of_a_composed_position(profile: str) -> None:
    game = position(
        {"hand": "possession followers torturer", "deck": "copper " * 12, "discard": "diadem"},
        {"hand": "moat horse_traders secret_chamber gold estate", "deck": "copper " * 12},
        some="possession torturer horse_traders secret_chamber tournament",
        supply={"curse": 1, "province": 2},
        profile=profile,
    )
    for number in range(3):
        other = game.copy()
        other.watch()
        for step, _ in enumerate(played(number, other, 12)):
            assert_copies_equal(other, step)


def test_a_pickled_game_keeps_its_bots() -> None:
    game = new_game(seed="x", bots={1: RandomBot(3)}, watch=True)
    again = pickled(game)
    for one in (game, again):
        for _ in played(1, one, 30):
            pass
    assert state(again) == state(game)


# Reprs


def test_reprs_are_short_and_say_something() -> None:
    game = new_game(seed="x", players=3, watch=True)
    copper = BY_ID["copper"]
    assert repr(copper) == "<Card copper>"
    assert str(copper) == "copper"
    assert repr(game.decision) == "<Decision 1 of seat 0: play_treasure copper, all, done>"
    assert repr(game) == f"<Game for 3, turn 1: {game.decision!r}>"
    assert repr(game.view(0)) == "<View of seat 0: turn 1, seat 0 is on turn>"
    assert repr(game.view()) == "<View of a spectator: turn 1, seat 0 is on turn>"
    assert repr(game.view(0).players[1]) == "<PlayerView of seat 1: 5 in hand, 3 points>"
    assert [repr(answer) for answer in game.legal_answers] == [
        "<Answer copper>", "<Answer all>", "<Answer done>",
    ]  # fmt: skip
    assert repr(Answer(())) == "<Answer nothing>"
    assert repr(game.setup).startswith("<Setup 3 players: cellar, ")
    game.stop("resigned")
    assert repr(game) == "<Game for 3, turn 1: over (resigned)>"
    naming = position({"hand": "wishing_well", "deck": "copper copper"}, {}, some="wishing_well")
    naming.answer("wishing_well")
    assert repr(naming.decision).endswith(f", and {len(CARDS) - 20} more>")


@pytest.mark.parametrize("number", games(12, 3))
def test_no_repr_is_long(number: int) -> None:
    game = any_game(number)
    for _ in played(number, game, 120):
        shown = [game, game.decision, game.setup, game.legal_answers, *game.view(0).players]
        for value in [*shown, game.view(0), *islice(game.legal_answers, 3)]:
            assert repr(value).startswith(f"<{type(value).__name__} ")
            assert len(repr(value)) < 400


# Bots with one method


class Chooser(Bot):
    """Gives one of the first legal answers, drawn by the number of the question."""

    def answer(self, view: View, decision: Decision) -> object:
        assert view.seat == decision.player
        assert view.possessor in (None, decision.seat) or decision.off_turn
        first = list(islice(decision.legal_answers, 12))
        return random.Random(decision.number).choice(first)


@pytest.mark.parametrize("number", games(40, 6))
def test_a_bot_with_one_method_plays_whole_games(number: int) -> None:
    game = any_game(number)
    game.seat_bots({seat: Chooser() for seat in range(game.player_count)})
    assert game.ending in ("provinces", "piles", "turn limit")
    record = [given.words for given in game.answers]
    again = any_game(number)
    for words in record:
        again.answer(words)
    assert again.check == game.check


def test_a_bot_with_one_method_plays_series() -> None:
    setup = Setup(parse("First Game").cards, 2)
    tally = play_series(setup, [Chooser(), RandomBot(1)], 1, 3)
    assert tally.games == 3


class Sayer(Bot):
    """Always says the same."""

    def __init__(self, said: object) -> None:
        self.said = said

    def answer(self, view: View, decision: Decision) -> object:
        return self.said


class Silent(Bot):
    """Has no method at all."""


NONSENSE: list[object] = [
    "nonsense",
    "",
    None,
    17,
    1.5,
    {},
    [[]],
    ["gold"] * 30,
    BY_ID["curse"],
    object,
]


@pytest.mark.parametrize("said", NONSENSE, ids=repr)
def test_a_bot_that_answers_nonsense_is_refused(said: object) -> None:
    game = new_game("First Game", 2, "terminal", watch=True)
    game.answer("all")
    before = state(game)
    game.seat_bots({1: Sayer(said)})
    with pytest.raises(IllegalAnswer) as refused:
        game.answer("silver")
    assert state(game) == before
    message = str(refused.value)
    assert message.startswith("the bot in seat 1 answered [")
    assert message.endswith("] to play_treasure, which allows [copper, all, done]")
    game.seat_bots({1: Sayer("all")})
    with pytest.raises(IllegalAnswer, match=r"seat 1 answered \[all\] to buy, which allows"):
        game.answer("silver")
    assert state(game) == before
    setup = Setup(parse("First Game").cards, 2)
    with pytest.raises(IllegalAnswer, match="the bot in seat 0 answered"):
        play_series(setup, [Sayer(said), Chooser()], 1, 1)


@pytest.mark.parametrize("said", [["copper"] * 9, ["copper"], "nonsense", [], "copper, gold"])
def test_a_bot_that_discards_nonsense_is_refused(said: object) -> None:
    game = position({"hand": "militia"}, {"hand": "copper copper estate estate curse"})
    before = state(game)
    game.seat_bots({1: Sayer(said)})
    with pytest.raises(IllegalAnswer, match=r"seat 1 answered \[.*\] to discard") as refused:
        game.answer("militia")
    assert str(refused.value).endswith("which allows [curse, estate, estate, copper, copper]")
    assert state(game) == before


def test_a_bot_without_any_method_is_an_error() -> None:
    game = new_game(seed="terminal")
    before = state(game)
    with pytest.raises(NotImplementedError):
        game.seat_bots({0: Silent()})
    assert state(game) == before
