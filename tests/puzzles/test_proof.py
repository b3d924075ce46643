"""What can be proved about a turn, and what is not accepted."""

from typing import Any

import pytest

from throneroom.puzzles.proof import TurnProof, Unproven
from throneroom.scenario import Scenario

BEHIND = {"hand": ["5 copper"], "deck": ["3 province"]}


def proof(anna: dict[str, Any], ben: dict[str, Any] | None = None, **parts: Any) -> TurnProof:
    source = {
        "name": "one",
        "players": {"Anna": anna, "Ben": ben or {"hand": ["5 copper"]}},
        "expect": {},
        **parts,
    }
    return TurnProof(Scenario(source).game())


def words(of: TurnProof) -> list[list[str]]:
    return [[step[2] for step in way.steps] for way in of.solutions()]


def test_the_last_province_wins() -> None:
    last = proof({"hand": ["2 gold", "silver"]}, supply={"province": 1})
    assert last.wins()
    assert words(last) == [["province"]]


def test_a_tie_is_no_win() -> None:
    ben = {"hand": ["province"]}
    assert not proof({"hand": ["2 gold", "silver"]}, ben, supply={"province": 1}).wins()


def test_no_way_may_depend_on_what_is_drawn() -> None:
    """A Laboratory draws the Gold that is missing only if it lies near the top."""
    hand = {"hand": ["laboratory", "gold", "silver"]}
    lucky = proof(hand | {"deck": ["gold", "copper", "copper"]}, supply={"province": 1})
    assert not lucky.wins()
    sure = proof(hand | {"deck": ["gold", "gold", "copper"]}, supply={"province": 1})
    assert sure.wins()
    assert sure.orders > 1


def test_what_was_drawn_may_decide_how_to_go_on() -> None:
    """Whatever comes, the Smithy or the Woodcutter makes it eight coins."""
    hand = ["village", "gold", "silver", "copper"]
    for deck in (["festival"], ["festival", "market"]):
        assert proof({"hand": hand, "deck": deck}, supply={"province": 1}).wins()


def test_two_ways_are_two_solutions() -> None:
    """Either of two piles is the third to be empty."""
    empty = {"cellar": 0, "moat": 0, "estate": 1, "village": 1, "province": 8}
    both = proof(
        {"hand": ["silver", "silver"], "deck": ["duchy"]}, kingdom=["village"], supply=empty
    )
    assert both.wins()
    assert sorted(words(both)) == [["estate"], ["village"]]


def test_the_order_of_purchases_is_no_second_solution() -> None:
    ends = {"cellar": 0, "moat": 1, "village": 1, "province": 8}
    bought = proof({"hand": ["3 silver"], "deck": ["estate"]}, turn={"buys": 2}, supply=ends)
    assert bought.wins()
    assert words(bought) == [["moat", "village"]]


def test_needless_steps_are_no_second_solution() -> None:
    """Playing the Village, or buying a Copper with the second Buy, changes nothing."""
    spare = proof(
        {"hand": ["village", "2 gold", "silver"], "deck": ["5 copper"]},
        turn={"buys": 2},
        supply={"province": 1},
    )
    assert words(spare) == [["province"]]


def test_others_may_answer_as_they_like() -> None:
    """A Torturer's victim takes the Curse or discards; only the Curse would make Anna win."""
    torturer = {"hand": ["torturer", "silver"], "deck": ["3 copper", "estate"]}
    ben = {"hand": ["5 copper"], "deck": ["estate"]}
    assert not proof(
        torturer, ben, kingdom=["torturer"], supply={"cellar": 0, "moat": 0, "curse": 1}
    ).wins()


@pytest.mark.parametrize(
    ("anna", "ben"),
    [
        ({"hand": ["smithy", "2 gold"], "deck": ["copper"], "discard": ["5 gold"]}, None),
        ({"hand": ["thief", "2 gold"], "deck": ["3 copper"]}, None),
        ({"hand": ["witch", "2 gold"], "deck": ["3 copper"]}, {"hand": ["moat"]}),
        ({"hand": ["masquerade", "2 gold"], "deck": ["3 copper"]}, None),
    ],
    ids=["shuffle", "hidden cards", "reaction", "passing"],
)
def test_what_cannot_be_exhausted_is_not_accepted(
    anna: dict[str, Any], ben: dict[str, Any] | None
) -> None:
    with pytest.raises(Unproven):
        proof(anna, ben, supply={"province": 1}).wins()


def test_a_proof_has_a_limit() -> None:
    many = proof({"hand": ["cellar", "village", "smithy", "2 gold"], "deck": ["9 copper"]})
    many.limit = 5
    with pytest.raises(Unproven):
        many.wins()
