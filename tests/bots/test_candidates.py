"""Which answers a player that looks ahead tries out."""

from playing import open_question
from position import position

from throneroom.bots.thinking.candidates import MOST, single_answers
from throneroom.engine.card import NONE
from throneroom.engine.game import Game


def tried(game: Game, usual: str) -> list[str]:
    """The answers that are tried beside the usual one."""
    question = open_question(game)
    assert game.decision is not None
    view = game.view(game.decision.player).fast
    number = next((one for one in question.options() if question.word(one) == usual), NONE)
    first, *others = [question.word(one) for [one] in single_answers(view, question, number)]
    assert first == usual
    return [str(word) for word in others]


def purchase(coins: int, provinces: int = 8, some: str = "") -> Game:
    return position({}, {}, some=some, supply={"province": provinces}, buying=True, coins=coins)


def test_to_buy_nothing_is_tried_however_much_can_be_bought() -> None:
    others = tried(purchase(11, provinces=3, some="grand_market peddler forge"), "gold")
    assert len(others) == MOST - 1
    assert others[0] == "done"
    assert tried(purchase(11), "done").count("done") == 0


def test_the_cheapest_are_left_out_where_there_are_too_many() -> None:
    game = purchase(11, provinces=3)
    others = tried(game, "gold")
    assert {"province", "duchy", "mine", "market", "smithy", "remodel", "militia"} <= {*others}
    assert not {"moat", "cellar"} & {*others}


def test_early_points_and_useless_cards_are_not_tried() -> None:
    early = tried(purchase(6), "gold")
    assert not {"duchy", "estate", "copper", "curse"} & {*early}
    late = tried(purchase(6, provinces=5), "gold")
    assert {"duchy", "estate"} <= {*late}
    assert not {"copper", "curse"} & {*late}


def test_what_other_cards_score_by_is_tried_from_the_beginning() -> None:
    for some in ("duke", "gardens", "silk_road", "vineyard", "fairgrounds"):
        assert "duchy" in tried(purchase(6, some=some), "gold"), some
        others = tried(purchase(4, some=some), "silver")
        assert {"estate", "copper"} <= {*others}, some
        assert "curse" not in others
