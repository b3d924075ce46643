"""Puzzles over HTTP: tries without a memory, and solutions only for those who ask."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from server.browsers import serve

from throneroom.puzzles import Goal, Puzzle, puzzle_called, puzzles

GERMAN = {"Accept-Language": "de"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A browser."""
    with serve(tmp_path) as browser:
        yield browser


def tried(client: TestClient, id: str, *answers: list[str]) -> dict[str, Any]:
    """Where some answers lead."""
    answer = client.post(f"/api/puzzles/{id}", json={"answers": answers})
    assert answer.status_code == 200, answer.text
    step: dict[str, Any] = answer.json()
    return step


def solver_answers(puzzle: Puzzle) -> list[list[str]]:
    """The solution, without what others answer."""
    return [
        [answer] if isinstance(answer, str) else answer
        for player, answer in puzzle.solution
        if player == puzzle.names[0]
    ]


def test_the_list_tells_what_to_choose_by(client: TestClient) -> None:
    listed = client.get("/api/puzzles", headers=GERMAN).json()
    assert [one["id"] for one in listed] == [puzzle.id for puzzle in puzzles()]
    first = listed[0]
    assert first["title"] == "Du hast eine Miliz und ein Bergwerk auf der Hand: Gewinne!"
    assert (first["goal"], first["difficulty"]) == ("win_this_turn", 2)
    assert first["sets"] == ["base", "intrigue", "alchemy", "guilds"]


def test_nothing_about_the_solution_comes_before_a_try(client: TestClient) -> None:
    for puzzle in puzzles():
        step = tried(client, puzzle.id)
        assert step["result"] is None
        assert step["decision"]["options"]
        events = [event["kind"] for event in step["events"]]
        assert events[0] == "turn"
        assert ("play" in events) == (puzzle.goal == Goal.SURVIVE_ATTACK)
        assert len(events) == 1 or "play" in events
        about = {"title", "names", "goal", "difficulty", "task"}
        assert step.keys() == {*about, "events", "view", "decision", "result"}


@pytest.mark.parametrize("id", ["win-01", "win-02", "buy-01", "attack-01"])
def test_the_solution_solves_and_says_why(client: TestClient, id: str) -> None:
    puzzle = puzzle_called(id)
    answers = solver_answers(puzzle)
    for given in range(len(answers)):
        assert tried(client, id, *answers[:given])["result"] is None
    step = tried(client, id, *answers)
    assert step["decision"] is None
    assert step["result"]["verdict"] == "solved"
    assert step["result"]["told"] == "Solved!"
    assert "were tried" in step["result"]["evidence"][1] or "confidence" in str(step["result"])
    assert step["result"]["events"]
    if puzzle.asks_once:
        shares = {one["answer"]: one["share"] for one in step["result"]["shares"]}
        assert shares == puzzle.shares
    else:
        assert step["view"]["players"][0]["points"] > step["view"]["players"][1]["points"]


def test_a_wrong_purchase_shows_what_it_wins_and_not_the_right_one(client: TestClient) -> None:
    result = tried(client, "buy-01", ["hamlet"])["result"]
    assert result["verdict"] == "missed"
    assert result["shares"] == [{"answer": "hamlet", "name": "Hamlet", "share": 41.7}]
    assert result["best"] == 56.1
    assert result["evidence"] == []
    assert "silver" not in str(result)


def test_a_turn_that_ends_without_the_win_shows_the_position_before_it(client: TestClient) -> None:
    before = tried(client, "win-01", ["done"])
    step = tried(client, "win-01", ["done"], ["all"], ["done"])
    assert before["decision"]["kind"] == "play_treasure"
    assert step["result"]["verdict"] == "missed"
    assert step["result"]["told"].startswith("The turn is over")
    assert step["result"]["over"] is False
    assert step["decision"] is None
    assert step["view"]["turn"] == before["view"]["turn"]
    # What would come after the end makes no difference.
    assert tried(client, "win-01", ["done"], ["all"], ["done"], ["gold"]) == step


def test_the_solution_is_shown_to_those_who_ask(client: TestClient) -> None:
    shown = client.get("/api/puzzles/buy-01/solution", headers=GERMAN).json()
    assert shown["events"][0]["kind"] == "buy"
    assert shown["shares"][0] == {"answer": "silver", "name": "Silber", "share": 56.1}
    assert "99,9 % Sicherheit" in shown["evidence"][1]
    assert client.get("/api/puzzles/win-01/solution").json()["shares"] == []


def test_what_makes_no_sense_is_refused(client: TestClient) -> None:
    assert client.post("/api/puzzles/win-99", json={}).json()["key"] == "no-such-puzzle"
    assert client.post("/api/puzzles/win-99", json={}).status_code == 404
    assert client.get("/api/puzzles/nothing/solution").status_code == 404
    illegal = client.post("/api/puzzles/win-01", json={"answers": [["throne_room"]]})
    assert illegal.status_code == 400
    for bad in ({"answers": [["done"]] * 201}, {"answers": [["x" * 41]]}, {"given": 1}):
        assert client.post("/api/puzzles/win-01", json=bad).status_code == 422
