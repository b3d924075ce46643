"""Comparing plans over HTTP: what is accepted, what comes of it, and what is bounded."""

import asyncio
import re
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from server import searching
from server.browsers import from_address, serve, services_behind
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from throneroom.lab.competitors import Competitor
from throneroom.server.history import labs as module
from throneroom.server.history.labs import MOST_EACH, make_table
from throneroom.server.protocol.labs import LONGEST_PLAN, LabWishes, PlanWish
from throneroom.server.storage.schema import LabRow
from throneroom.server.work.workers import Workers

MONEY, SMITHY = "Province; Gold; Silver", "Provinz\nGold\nSchmiede up to 1\nSilber"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """Anna's browser; processes have the usual priority, since other tests run beside this one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "throneroom.server.transport.services.Workers",
            lambda processes=1, **_: Workers(processes or 1),
        )
        with serve(tmp_path, requests_per_minute=1e5) as browser:
            step = partial(searching.noting, tmp_path / "notes")
            services_behind(browser).searches._step = step
            browser.post("/api/guest", json={"name": "Anna"})
            yield browser


def wishes(*plans: dict[str, str], **more: Any) -> dict[str, Any]:
    chosen = list(plans) or [{"text": MONEY}, {"text": SMITHY}]
    return {"kingdom": "First Game", "games": 40, "plans": chosen, **more}


def ended(client: TestClient, id: str) -> dict[str, Any]:
    deadline = time.monotonic() + 60
    while (shown := client.get(f"/api/labs/{id}").json())["state"] == "running":
        assert time.monotonic() < deadline
        time.sleep(0.05)
    found: dict[str, Any] = shown
    return found


def test_plans_are_compared_and_the_result_is_kept(client: TestClient) -> None:
    begun = client.post("/api/labs", json=wishes())
    assert begun.status_code == 202
    assert begun.json()["state"] == "running"
    shown = ended(client, begun.json()["id"])
    assert shown["state"] == "done"
    assert shown["results"][0]["name"] == MONEY
    assert sum(one["rate"] for one in shown["results"]) == pytest.approx(1)
    assert shown["asked"]["plans"][1] == {"name": "", "text": SMITHY}
    assert len(shown["cards"]) == 10
    stranger = from_address(client, "203.0.113.9")
    assert stranger.get(f"/api/labs/{shown['id']}").json() == shown
    english = stranger.get(f"/api/labs/{shown['id']}/report")
    german = stranger.get(f"/api/labs/{shown['id']}/report?language=de")
    assert "<svg" in english.text
    assert 'lang="de"' in german.text
    for answer in (english, german):
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "allow-scripts" not in policy
        assert answer.headers["x-frame-options"] == "SAMEORIGIN"


def test_nothing_that_is_written_into_a_plan_is_more_than_text(client: TestClient) -> None:
    text = "Province # <script>alert(1)</script><img src=x onerror=alert(1)>\nSilver"
    begun = client.post("/api/labs", json=wishes({"text": text}, {"text": MONEY})).json()
    shown = ended(client, begun["id"])
    report = client.get(f"/api/labs/{shown['id']}/report").text
    assert "&lt;script&gt;" in report
    assert re.search("<(script|img)", report) is None


def test_levels_and_plans_of_the_library_take_part(client: TestClient) -> None:
    names = ({"name": "Expert"}, {"name": "plan"}, {"name": "big-money"})
    begun = client.post("/api/labs", json=wishes(*names, games=6)).json()
    shown = ended(client, begun["id"])
    assert [one["name"] for one in shown["results"]] == ["expert", "plan", "big-money"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (wishes({"text": MONEY}), 422),
        (wishes(*[{"text": MONEY}] * 7), 422),
        (wishes({"text": MONEY}, {"text": "x" * (LONGEST_PLAN + 1)}), 422),
        (wishes({"text": MONEY}, {"text": "Gold if"}), 400),
        (wishes({"text": MONEY}, {"text": ""}), 400),
        (wishes({"text": MONEY}, {"text": "Witch"}), 400),
        (wishes({"text": MONEY}, {"name": "no such plan"}), 400),
        (wishes({"text": MONEY}, {"name": "master"}, games=100), 429),
        (wishes(games=10_001), 422),
        (wishes(games=0), 422),
        (wishes(profile="mine"), 400),
        (wishes(kingdom="Atlantis"), 400),
        (wishes(kingdom="x" * 1000), 422),
        ({}, 422),
        ([], 422),
    ],
)
def test_what_makes_no_sense_or_is_too_much_is_refused(
    client: TestClient, body: object, status: int
) -> None:
    answer = client.post("/api/labs", json=body)
    assert answer.status_code == status, answer.text
    assert answer.json()["reason"]
    assert services_behind(client).labs._running == {}


def test_no_file_of_the_server_is_ever_read(tmp_path: Path) -> None:
    """Neither a bot in Python, which would be run, nor a plan."""
    bot = tmp_path / "bot.py"
    bot.write_text("raise SystemExit('it was run')", encoding="utf-8")
    plan = tmp_path / "p.plan"
    plan.write_text(MONEY, encoding="utf-8")
    for file in (bot, plan):
        for wish in (PlanWish(name=file.name), PlanWish(text=str(file))):
            with pytest.MonkeyPatch.context() as patch:
                patch.chdir(tmp_path)
                with pytest.raises(Exception, match=r"there is no|line 1"):
                    make_table(LabWishes(kingdom="First Game", plans=[wish, wish]))
    table = make_table(LabWishes.model_validate(wishes()))
    assert all(isinstance(one, Competitor) and one.maker is None for one in table.plans)


def test_nobody_compares_without_saying_who_they_are(client: TestClient) -> None:
    stranger = from_address(client, "203.0.113.9")
    assert stranger.post("/api/labs", json=wishes()).status_code == 403
    assert stranger.get(f"/api/labs/{'x' * 22}").status_code == 404
    assert stranger.get(f"/api/labs/{'x' * 22}/report").status_code == 404


def test_nobody_waits_for_many_at_a_time(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def forever(*_: object) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(services_behind(client).labs, "_play", forever)
    for _ in range(MOST_EACH):
        assert client.post("/api/labs", json=wishes()).status_code == 202
    refused = client.post("/api/labs", json=wishes())
    assert refused.status_code == 429
    ben = from_address(client, "203.0.113.9")
    ben.post("/api/guest", json={"name": "Ben"})
    assert ben.post("/api/labs", json=wishes()).status_code == 202


def test_old_comparisons_make_way_and_go_with_their_account(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_KEPT_EACH", 2)
    credentials = {"name": "Anna", "password": "correct horse battery"}
    assert client.post("/api/account", json=credentials).status_code == 201
    ids = []
    for _ in range(3):
        begun = client.post("/api/labs", json=wishes(games=2)).json()
        ids.append(ended(client, begun["id"])["id"])
    assert [client.get(f"/api/labs/{id}").status_code for id in ids] == [404, 200, 200]
    gone = client.request("DELETE", "/api/account", json={"password": credentials["password"]})
    assert gone.status_code < 300
    with Session(services_behind(client).engine) as session:
        assert session.scalar(select(func.count()).select_from(LabRow)) == 0


def test_a_comparison_that_takes_too_long_tells_what_is_known(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LONGEST", 0.0)
    begun = client.post("/api/labs", json=wishes(games=400)).json()
    shown = ended(client, begun["id"])
    assert shown["state"] == "done"
    assert "8 games" in client.get(f"/api/labs/{shown['id']}/report").text


def test_a_comparison_that_fails_can_be_asked_for_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "write_reports", len)
    shown = ended(client, client.post("/api/labs", json=wishes(games=2)).json()["id"])
    assert shown["state"] == "stopped"
    assert client.get(f"/api/labs/{shown['id']}/report").status_code == 404
    assert [record.message for record in caplog.records] == ["comparison failed"]
    monkeypatch.undo()
    again = client.post("/api/labs", json=shown["asked"]).json()
    assert ended(client, again["id"])["state"] == "done"


def test_plans_are_checked_line_by_line(client: TestClient) -> None:
    def problems(text: str, language: str = "en") -> list[tuple[int, str]]:
        headers = {"Accept-Language": language}
        answer = client.post("/api/labs/check", json={"text": text}, headers=headers).json()
        return [(problem["line"], problem["reason"]) for problem in answer["problems"]]

    assert problems("Provinz\nSmithy up to 2 if money > 3") == []
    (first, second) = problems("Nonsense\nGold\nSilver if money >")
    assert (first[0], second[0]) == (1, 3)
    assert "Nonsense" in first[1]
    assert problems("")[0][0] == 0
    assert problems("Nonsense", "de")[0][1] != problems("Nonsense")[0][1]
    assert len(problems("\n".join(["nonsense"] * 100))) == 20
    too_long = client.post("/api/labs/check", json={"text": "x" * (LONGEST_PLAN + 1)})
    assert too_long.status_code == 422


def test_the_vocabulary_of_plans(client: TestClient) -> None:
    words = client.get("/api/labs/vocabulary").json()
    assert "trash" in words["verbs"]
    assert "money" in words["facts"]
    assert "count" in words["about_cards"]
    assert "Province" in words["library"]["big-money"]
    assert "master" in words["levels"]
