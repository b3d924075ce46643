"""Bots that people write: subclasses of ours, also when compiled, and nonsensical answers."""

from collections.abc import Callable
from typing import Any

import pytest

from throneroom import BY_ID, Bot, Game, IllegalAnswer, new_game
from throneroom.bots.money import BigMoney
from throneroom.bots.plans import PlanBot, read_plan
from throneroom.bots.tactics import Tactician
from throneroom.engine.setup import Setup
from throneroom.fast import ALL, NONE, PLAY_TREASURE, FastView, Question
from throneroom.kingdoms import parse
from throneroom.sim.series import play_series

MILITIA = BY_ID["militia"].index
SILVER = BY_ID["silver"].index
WORKSHOP = BY_ID["workshop"].index
SMITHY = BY_ID["smithy"].index


class Thrifty(Tactician):
    """Buys Workshops, and gains Silver with them although Tactician knows better."""

    def buy(self, view: FastView, question: Question) -> int:
        return WORKSHOP if view.can_buy(WORKSHOP) and view.count(WORKSHOP) < 3 else NONE

    def gain(self, view: FastView, question: Question) -> int:
        return SILVER


class Stubborn(PlanBot):
    """Follows its plan, but gains Smithies, and buys nothing on its first turn."""

    def __init__(self) -> None:
        super().__init__(read_plan("Province; Gold; Workshop up to 1; Silver"))
        self.asked = 0

    def buy(self, view: FastView, question: Question) -> int:
        self.asked += 1
        return NONE if view.own_turn == 1 else int(super().buy(view, question))

    def gain(self, view: FastView, question: Question) -> int:
        return SMITHY if question.offers(SMITHY) else int(super().gain(view, question))


def bought_and_gained(game: Game) -> tuple[list[str], list[str]]:
    """What the first player bought, and what came without being bought."""
    events = [event for event in game.events() if event.seat == 0]
    bought = [str(event.cards[0]) for event in events if event.kind == "buy"]
    gained = [str(event.cards[0]) for event in events if event.kind == "gain"]
    for card in bought:
        gained.remove(card)
    return bought, gained


def test_a_tactician_can_be_subclassed() -> None:
    bots: dict[int, Bot] = {0: Thrifty(), 1: BigMoney()}
    bought, gained = bought_and_gained(new_game(bots=bots, seed="subclass", watch=True))
    assert set(bought) == {"workshop"}
    assert len(gained) > 3
    assert set(gained) == {"silver"}


def test_a_plan_bot_can_be_subclassed() -> None:
    stubborn = Stubborn()
    game = new_game(bots={0: stubborn, 1: BigMoney()}, seed="subclass", watch=True)
    bought, gained = bought_and_gained(game)
    assert stubborn.asked == game.turns[0] or stubborn.asked == game.turns[0] + 1
    assert {"workshop", "gold"} <= set(bought)
    assert gained
    assert set(gained) == {"smithy"}


def test_subclasses_play_in_series() -> None:
    setup = Setup(parse("First Game").cards, 2)
    tally = play_series(setup, [Stubborn(), Thrifty()], 1, 10)
    assert tally.games == 10
    assert tally.wins[0] == 10


class Nonsense(Bot):
    """Attacks with Militias, and answers the questions of one kind with a thing of one's choice."""

    def __init__(self, answer: object, several: bool) -> None:
        self._answer = answer
        self._several = several

    def choose(self, view: FastView, question: Question) -> Any:
        if not self._several:
            return self._answer
        if question.kind == PLAY_TREASURE:
            return ALL
        return MILITIA if question.offers(MILITIA) else NONE

    def choose_several(self, view: FastView, question: Question) -> Any:
        return self._answer


def in_game(bot: Bot) -> None:
    new_game(bots={0: bot, 1: bot}, turn_limit=60, seed="nonsense")


def in_series(bot: Bot) -> None:
    play_series(Setup(parse("First Game").cards, 2), [bot, bot], 1, 1)


@pytest.mark.parametrize("play", [in_game, in_series])
@pytest.mark.parametrize("answer", ["silver", None, 0.5, BY_ID["silver"], [0]])
def test_an_answer_that_is_no_number_is_explained(
    play: Callable[[Bot], None], answer: object
) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        play(Nonsense(answer, several=False))
    message = str(caught.value)
    assert message.startswith(f"the bot in seat 0 answered {answer!r} to play_treasure")
    assert message.endswith("expected the number of an option")


@pytest.mark.parametrize("play", [in_game, in_series])
@pytest.mark.parametrize("answer", ["silver", None, 3, ["copper", "copper"], [0.5, 1]])
def test_an_answer_that_is_no_list_is_explained(
    play: Callable[[Bot], None], answer: object
) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        play(Nonsense(answer, several=True))
    message = str(caught.value)
    assert f"answered {answer!r} to discard; expected a list with the numbers" in message


class Broken(Bot):
    """Has a bug that looks like a wrong answer."""

    def choose(self, view: FastView, question: Question) -> int:
        return len(question.number)  # type: ignore[arg-type]


@pytest.mark.parametrize("play", [in_game, in_series])
def test_a_bug_in_a_bot_is_not_hidden(play: Callable[[Bot], None]) -> None:
    with pytest.raises(TypeError, match=r"has no len\(\)"):
        play(Broken())
