"""The library as a programmer finds it."""

import ast
import gc
import pickle
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest
from playing import open_question, random_game
from position import position

import throneroom
from throneroom import Bot, Game, IllegalAnswer, SetupError, new_game
from throneroom.bots.chance import RandomBot
from throneroom.bots.first_game import FirstGameEngine
from throneroom.bots.money import BigMoney
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import Question
from throneroom.engine.setup import Setup
from throneroom.kingdoms import parse
from throneroom.scenario import check
from throneroom.sim.series import play_series


def test_every_public_name_is_explained() -> None:
    for name in throneroom.__all__:
        value = getattr(throneroom, name)
        if isinstance(value, type | ModuleType) or callable(value):
            assert value.__doc__, name
        else:
            # Its `__doc__` would be that of `int` or `dict`.
            assert comment_below(name), name


def comment_below(name: str) -> str | None:
    """The string that stands below the definition of an exported constant."""
    root = Path(throneroom.__file__).parent
    exports = ast.parse((root / "__init__.py").read_text(encoding="utf-8")).body
    (module,) = (
        str(node.module)
        for node in exports
        if isinstance(node, ast.ImportFrom) and name in [alias.name for alias in node.names]
    )
    file = root.parent.joinpath(*module.split(".")).with_suffix(".py")
    body = ast.parse(file.read_text(encoding="utf-8")).body
    for node, following in pairwise(body):
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name:
            if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
                return str(following.value.value)
            return None
    raise AssertionError(f"{name} is not defined in {module}")


def test_a_game_from_a_kingdom_in_several_forms() -> None:
    ids = [card.id for card in new_game("First Game").kingdom]
    for kingdom in ("first game", ", ".join(ids), ids, new_game().kingdom):
        assert [card.id for card in new_game(kingdom).kingdom] == ids
    with pytest.raises(SetupError):
        new_game([*ids[:9], "nonsense"])


def test_the_same_seed_deals_the_same_game_and_another_does_not() -> None:
    first, again, other = (new_game(seed=seed) for seed in ("a", "a", "b"))
    assert first.check == again.check != other.check
    assert new_game().seed != new_game().seed


def test_answers_in_every_form() -> None:
    game = new_game(seed="x")
    copper = throneroom.BY_ID["copper"]
    for answer in ("copper", ["copper"], copper, [copper]):
        copy = game.copy()
        copy.answer(answer)
        assert copy.view(0).coins == 1


def test_undo_wants_a_possible_number() -> None:
    game = new_game(seed="x")
    for count in (0, -1, 1):
        with pytest.raises(IllegalAnswer):
            game.undo(count)
    game.answer("all")
    game.undo()
    assert game.view(0).coins == 0


def test_an_undone_decision_gets_another_number() -> None:
    game = new_game(seed="x", watch=True)
    numbers = [game.decision.number if game.decision else 0]
    for _ in range(3):
        game.answer("all")
        game.undo()
        assert game.decision is not None
        numbers.append(game.decision.number)
    assert numbers == [1, 3, 5, 7]
    assert [event.kind for event in game.events()].count("undo") == 3


def test_an_undo_names_the_first_event_that_it_takes_back() -> None:
    game = new_game(seed="x", watch=True)
    game.answer("all")
    told = game.event_count
    assert game.undo_since() == 2
    game.answer("done")
    assert game.undo_since() == told + 1
    game.undo()
    *_, undo = game.events()
    assert (undo.kind, undo.since, undo.amount) == ("undo", told + 1, 1)
    # What an earlier undo has taken back is taken back with the rest.
    game.answer("moat")
    assert game.undo_since(1) == undo.number + 1
    game.undo(2)
    assert game.events()[-1].since == 2
    assert [event.since for event in pickle.loads(pickle.dumps(game)).events()][-1] == 2


def test_turns_are_counted_for_each_player_without_extra_ones() -> None:
    game = position(
        {"hand": "possession", "deck": "copper copper copper copper copper"},
        {"hand": "silver", "deck": "estate estate estate estate estate"},
        some="possession",
    )
    for answer in ("possession", "done", "done", "done", "done"):
        game.answer(answer)
    turns = [event for event in game.events() if event.kind == "turn"]
    assert [(turn.amount, turn.seat, turn.own_turn) for turn in turns] == [
        (1, 0, 1),
        (2, 1, None),
        (3, 1, 1),
        (4, 0, 2),
    ]


def test_views_are_made_once_and_stay_true() -> None:
    game = new_game(seed="x")
    view = game.view(0)
    game.answer("all")
    assert view.coins == game.view(0).coins > 0
    game.undo()
    assert view.coins == 0
    with pytest.raises(SetupError):
        game.view(2)


def test_a_stopped_game_takes_no_answers() -> None:
    game = new_game(seed="x")
    game.stop("time")
    assert game.over
    assert game.decision is None
    assert game.ending == "time"
    assert game.winners == []
    for act in (game.answer, game.stop, game.determinise):
        with pytest.raises(IllegalAnswer, match="the game is over"):
            act("all")


class Clumsy(Bot):
    """Answers what is not allowed, or falls."""

    def __init__(self, option: int | None) -> None:
        self.option = option

    def choose(self, view: FastView, question: Question) -> int:
        if self.option is None:
            raise ValueError("I am lost")
        return self.option

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        return [6] * 9


def test_a_bot_that_fails_leaves_the_game_as_it_was() -> None:
    for answer, error in ((99, IllegalAnswer), (None, ValueError)):
        game = new_game(seed="terminal", watch=True)
        game.answer("all")
        before = (game.check, game.view(0).snapshot(), len(game.answers), len(game.events()))
        game.seat_bots({1: Clumsy(answer)})
        with pytest.raises(error):
            game.answer("silver")
        assert (game.check, game.view(0).snapshot(), len(game.answers)) == before[:3]
        game.seat_bots({1: BigMoney()})
        game.answer("silver")
        assert game.current == 0


def until_militia_can_be_played(game: Game) -> None:
    """The first player buys Militias until one is in hand."""
    for _ in range(60):
        decision = game.decision
        assert decision is not None
        words = decision.words
        if decision.kind == "play_action":
            return
        buying = decision.seat == 0 and "militia" in words
        game.answer("militia" if buying else "all" if "all" in words else "done")


def test_a_bot_that_discards_what_it_has_not_is_refused() -> None:
    game = new_game(seed="terminal")
    until_militia_can_be_played(game)
    game.seat_bots({1: Clumsy(-1)})
    with pytest.raises(IllegalAnswer, match="the bot in seat 1"):
        game.answer("militia")
    assert game.decision is not None
    assert game.decision.kind == "play_action"


def test_seats_for_bots_must_exist() -> None:
    with pytest.raises(SetupError):
        new_game(bots={2: BigMoney()})
    with pytest.raises(SetupError):
        new_game(start=2)


def test_random_bots_finish_every_game() -> None:
    for number in range(40):
        game = random_game(number)
        game.seat_bots({seat: RandomBot(seat) for seat in range(game.player_count)})
        assert game.ending in ("provinces", "piles", "turn limit")


@pytest.mark.parametrize("number", range(4))
def test_a_bot_in_a_running_game_answers_like_one_from_the_start(number: int) -> None:
    bots: dict[int, Bot] = {0: RandomBot(1), 1: BigMoney()}
    whole = random_game(number, players=2)
    whole.seat_bots(bots)
    assert whole.over
    answers = [list(given.words) for given in whole.answers]
    game = random_game(number, players=2)
    for place, words in enumerate(answers):
        if place % (len(answers) // 8) == 0:
            later = game.copy()
            later.seat_bots(bots)
            assert [list(given.words) for given in later.answers] == answers
            assert later.check == whole.check
        game.answer(words)


@pytest.mark.parametrize("bot", [BigMoney(), RandomBot(5)], ids=["money", "random"])
def test_a_bot_knows_no_more_than_its_view(bot: Bot) -> None:
    for number in range(15):
        game = random_game(number)
        for _ in range(40):
            decision = game.decision
            if decision is None:
                break
            imagined = game.copy()
            imagined.determinise(f"{number}")
            question, other = open_question(game), open_question(imagined)
            other.number = question.number
            view, other_view = (each.view(decision.seat).fast for each in (game, imagined))
            if question.several:
                chosen = bot.choose_several(view, question)
                assert chosen == bot.choose_several(other_view, other)
                game.answer(question.words(chosen))
            else:
                option = bot.choose(view, question)
                assert option == bot.choose(other_view, other)
                game.answer(question.word(option))


def test_a_series_refuses_a_bot_that_errs() -> None:
    setup = Setup(parse("First Game").cards, 2)
    with pytest.raises(IllegalAnswer, match="the bot in seat 0 answered"):
        play_series(setup, [Clumsy(99), BigMoney()], 1, 1)
    with pytest.raises(IllegalAnswer, match=r"the bot in seat 1 answered \[curse, curse"):
        play_series(setup, [FirstGameEngine(), Clumsy(-1)], 1, 1)


@pytest.mark.parametrize(
    ("answer", "moved"),
    [(True, True), ("yes", True), (False, False), ("no", False), ("done", False), ("none", False)],
)
def test_yes_and_no_in_several_words(answer: object, moved: bool) -> None:
    scenario = {
        "name": "Chancellor",
        "kingdom": ["chancellor"],
        "players": {"anna": {"hand": ["chancellor"], "deck": ["copper"]}, "ben": {}},
        "script": [{"anna": "chancellor"}, {"anna": answer}],
        "expect": {"anna": {"deck_size": 0 if moved else 1}},
    }
    assert check(scenario) == []


def test_words_for_people() -> None:
    assert repr(throneroom.BY_ID["moat"]) == "<Card moat>"
    game = new_game(seed="x", watch=True)
    assert repr(game.events()[0]).startswith("<Event 1 turn seat=0")
    view = game.view(0)
    assert (view.turn, view.buys, view.empty_piles) == (1, 1, 0)


def test_bots_seated_in_the_middle_of_an_effect_tell_nothing_twice() -> None:
    game = new_game(seed="terminal", watch=True)
    until_militia_can_be_played(game)
    game.answer("militia")
    assert game.decision is not None
    assert game.decision.kind == "discard"
    kinds = [event.kind for event in game.events()]
    game.seat_bots({1: BigMoney()})
    assert [event.kind for event in game.events()][: len(kinds)] == kinds
    assert [event.kind for event in game.events()][len(kinds)] == "discard"


def test_a_failing_bot_is_not_seated() -> None:
    game = new_game(seed="terminal", watch=True)
    before = (game.check, len(game.answers), len(game.events()))
    with pytest.raises(ValueError, match="I am lost"):
        game.seat_bots({0: Clumsy(None)})
    assert (game.check, len(game.answers), len(game.events())) == before
    game.answer("all")
    with pytest.raises(SetupError):
        game.seat_bots({5: BigMoney()})


def test_undo_against_a_bot_takes_the_own_answer_back() -> None:
    game = new_game(seed="terminal", bots={1: BigMoney()}, watch=True)
    game.answer("all")
    before = game.check
    game.answer("silver")
    game.undo()
    assert game.check == before
    assert len(game.answers) == 1


def test_reasons_to_stop_are_short_words() -> None:
    game = new_game(seed="x")
    for why in ("", "a\nb", "Nobody!", "x" * 10 + "\n"):
        with pytest.raises(IllegalAnswer, match="a reason"):
            game.stop(why)
    assert not game.over


def test_a_series_goes_on_to_the_left_of_the_winner() -> None:
    for seed in range(20):
        game = new_game(seed=str(seed), bots={0: BigMoney(), 1: FirstGameEngine()})
        (winner, *others) = game.winners
        if not others:
            assert game.next_start == 1 - winner


def test_limits_and_seats_must_make_sense() -> None:
    with pytest.raises(SetupError):
        new_game(turn_limit=-1)
    with pytest.raises(SetupError):
        new_game(seed="x", watch=True).events(seat=7)
    with pytest.raises(SetupError):
        play_series(Setup(parse("First Game").cards, 2), [BigMoney()], 1, 1)


def test_a_game_that_nobody_can_go_on_with_ends() -> None:
    stuck = {
        "name": "nothing to do",
        "players": {"anna": {}, "ben": {}},
        "supply": {"copper": 0, "curse": 0},
        "expect": {"over": True},
    }
    assert check(stuck) == []


def test_the_question_after_an_answer_leaves_nothing_behind() -> None:
    game = new_game(seed="ahead")
    before = game.check
    gc.collect()
    gc.disable()
    try:
        alive = len(gc.get_objects())
        for _ in range(20):
            decision = game.after("all")
        assert len(gc.get_objects()) - alive < 20
    finally:
        gc.enable()
    assert game.check == before
    assert game.answers == []
    game.answer("all")
    assert decision is not None
    assert game.decision is not None
    assert (decision.kind, decision.options) == (game.decision.kind, game.decision.options)
    with pytest.raises(IllegalAnswer):
        game.after("province")
