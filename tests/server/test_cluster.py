"""A server whose searches, comparisons and analyses run on a Ray cluster; Ray itself is a stub."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi.testclient import TestClient
from server import searching
from server.browsers import serve, services_behind
from server.test_labs import ended, wishes

from throneroom.cli.serve import cluster
from throneroom.engine.errors import SetupError, ThroneroomError
from throneroom.lab.cluster import ClusterTask
from throneroom.server.work.cluster import ClusterPlace


class TaskError(Exception):
    """As Ray raises it."""

    def __init__(self, cause: Exception) -> None:
        self.cause = cause


class Ray:
    """What of Ray is used: work is done in the thread that waits for it, and noted."""

    exceptions = SimpleNamespace(RayTaskError=TaskError)

    def __init__(self) -> None:
        self.joined: list[str] = []
        self.belongs = False
        self.done: list[str] = []
        self.threads: set[int] = set()
        self.cancelled = threading.Event()

    def is_initialized(self) -> bool:
        return self.belongs

    def init(self, address: str, **_: object) -> None:
        self.joined.append(address)
        self.belongs = True

    def shutdown(self) -> None:
        self.belongs = False

    def remote(self, **_: object) -> Callable[[Any], Any]:
        return lambda work: SimpleNamespace(remote=lambda piece: partial(work, piece))

    def cancel(self, task: "partial[Any]", *, force: bool) -> None:
        assert force
        self.cancelled.set()

    def get(self, task: "partial[Any]") -> Any:
        assert self.belongs, "the server has left the cluster"
        self.done.append(task.func.__name__)
        self.threads.add(threading.get_ident())
        try:
            return task()
        except Exception as error:
            raise TaskError(error) from None


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    made = Ray()
    monkeypatch.setattr("throneroom.lab.cluster._ray", lambda: made)
    return made


@pytest.fixture
def client(tmp_path: Path, ray: Ray) -> Iterator[TestClient]:  # noqa: ARG001
    settings: dict[str, Any] = {"ray": "local", "think_processes": 2, "requests_per_minute": 1e5}
    with cluster("local"), serve(tmp_path, **settings) as browser:
        browser.post("/api/guest", json={"name": "Anna"})
        step = partial(searching.noting, tmp_path / "notes")
        services_behind(browser).searches._step = step
        yield browser


def test_searches_and_comparisons_are_done_on_the_cluster(client: TestClient, ray: Ray) -> None:
    names = ({"name": "expert"}, {"text": "Province; Gold; Silver"})
    begun = client.post("/api/labs", json=wishes(*names, games=4)).json()
    assert ended(client, begun["id"])["state"] == "done"
    assert ray.joined == ["local"], "it stays there"
    assert set(ray.done) == {"noting", "hold_trial", "timed_play", "write_reports"}
    assert 1 <= len(ray.threads) <= 2


def test_what_goes_wrong_there_is_said_as_if_it_had_happened_here(ray: Ray) -> None:
    def fail(key: str) -> None:
        raise SetupError(key)

    ray.belongs = True
    with pytest.raises(SetupError):
        ClusterTask(fail, "two-plans").result()
    with pytest.raises(TaskError):
        ClusterTask(int, "x").result()


def test_nobody_waits_for_the_cluster_any_more_once_a_place_is_stopped(ray: Ray) -> None:
    """Ray ends a process that leaves the cluster while one of its threads waits there."""
    begun, ended = threading.Event(), threading.Event()

    def wait(_: object) -> None:
        begun.set()
        assert ray.cancelled.wait(10)
        ended.set()

    async def stop_meanwhile() -> None:
        place = ClusterPlace(0)
        running = asyncio.create_task(place.run(wait, None))
        assert await asyncio.to_thread(begun.wait, 10)
        place.stop()
        assert ended.is_set()
        await running

    ray.belongs = True
    asyncio.run(stop_meanwhile())


def test_without_an_address_there_is_no_cluster(ray: Ray) -> None:
    with cluster(""):
        assert ray.joined == []
    with cluster("local"):
        assert ray.belongs
    assert not ray.belongs


def test_a_cluster_that_does_not_answer_is_told(ray: Ray) -> None:
    with pytest.raises(ThroneroomError, match=r"127\.0\.0\.1:9"), cluster("127.0.0.1:9"):
        pass
    assert not ray.belongs
