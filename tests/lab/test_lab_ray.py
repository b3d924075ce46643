"""The same games on a real Ray cluster of two worker processes, even if one of them dies."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import httpx2
import pytest
from form import COMPILED
from server.processes import HOST, ServerProcess
from slow import loopback_only

from throneroom import ThroneroomError
from throneroom.bots.money import BigMoney
from throneroom.engine.game import start_game
from throneroom.engine.record import Record
from throneroom.engine.setup import Setup
from throneroom.kingdoms import RECOMMENDED
from throneroom.lab import compare

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("ray") is None, reason="the extra `ray` is not installed"),
    pytest.mark.skipif(not loopback_only(), reason="run by `make slow`, with loopback alone"),
]

HERE = Path(__file__).parent
PLANS = ["Province; Gold; Silver", "Province if money > 15; Gold; Smithy up to 1; Silver"]
GAMES = 4000 if COMPILED else 600


@pytest.fixture(scope="module")
def grave(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("ray") / "grave"


@pytest.fixture(scope="module")
def environment(grave: Path) -> dict[str, str]:
    """What the cluster knows, and everybody who uses it."""
    paths = os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": paths, "GRAVE": str(grave)}


@pytest.fixture(scope="module")
def cluster(environment: dict[str, str]) -> Iterator[str]:
    """The address of a cluster."""
    running = subprocess.Popen(
        [sys.executable, str(HERE / "a_cluster.py")],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert running.stdin is not None
    assert running.stdout is not None
    yield running.stdout.readline().strip()
    running.stdin.close()
    running.wait(60)
    running.stdout.close()


def printed(environment: dict[str, str], *arguments: str) -> str:
    made = subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    return made.stdout


def test_a_cluster_gives_the_same_numbers(cluster: str, environment: dict[str, str]) -> None:
    command = ("-m", "throneroom", "lab", "compare", *PLANS, "--json")
    options = ("--games", str(GAMES), "--seed", "x")
    there = json.loads(printed(environment, *command, *options, "--ray", cluster))
    here = json.loads(printed(environment, *command, *options, "--jobs", "1"))
    for key in ("seconds", "games_per_second"):
        del there[key], here[key]
    assert there == here


def test_a_chunk_whose_worker_dies_is_played_again(
    cluster: str, environment: dict[str, str], grave: Path
) -> None:
    wins = printed(environment, str(HERE / "mortal.py"), cluster)
    assert grave.exists(), "it has died"
    here = compare([BigMoney, "Province; Silver"], games=400, seed="x", jobs=1)
    assert wins == f"{[standing.wins for standing in here.outcome.standings]}\n"


BOT = """\
from throneroom.bots.plans import PlanBot, named_plan


class Frail(PlanBot):
    def __init__(self):
        super().__init__(named_plan("big-money"))

    def choose(self, view, question):
        return super().choose(view, question) if view.turn < {turns} else 1 / 0
"""


def test_a_bot_in_a_file_plays_on_a_cluster(
    cluster: str, environment: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "frail.py"
    file.write_text(BOT.format(turns=1000), encoding="utf-8")
    command = ("-m", "throneroom", "lab", "compare", str(file), PLANS[1], "--json")
    options = ("--games", "200", "--seed", "x")
    there = json.loads(printed(environment, *command, *options, "--ray", cluster))
    here = json.loads(printed(environment, *command, *options, "--jobs", "1"))
    assert there["plans"] == here["plans"]


def test_a_bot_that_fails_on_a_cluster_is_named(
    cluster: str, environment: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "frail.py"
    file.write_text(BOT.format(turns=5), encoding="utf-8")
    command = ("-m", "throneroom", "lab", "compare", str(file), PLANS[1], "--games", "200")
    failed = subprocess.run(
        [sys.executable, *command, "--ray", cluster],
        env={**environment, "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert failed.returncode == 2
    said = failed.stderr.splitlines()[-1]
    place = f"{file}, line 9"
    assert (
        said == f"throneroom: the bot Frail failed in {place}: ZeroDivisionError: division by zero"
    )
    assert "Traceback" not in failed.stderr


def test_a_server_analyses_searches_and_compares_on_a_cluster(cluster: str, tmp_path: Path) -> None:
    kingdom = RECOMMENDED[0]
    name = kingdom.name("en")
    game = start_game(Setup(kingdom.cards, 2), "x", bots={0: BigMoney(), 1: BigMoney()})
    record = Record.of(game).text()
    wishes = {"kingdom": name, "games": 200, "plans": [{"text": plan} for plan in PLANS]}
    log = tmp_path / "log"
    with (
        ServerProcess(str(tmp_path), log, ["--ray", cluster]) as server,
        httpx2.Client(base_url=f"http://{HOST}:{server.port}", timeout=60) as client,
    ):
        token = client.post("/api/guest", json={"name": "Anna"}).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        pasted = client.post("/api/games", json={"record": record}).json()["id"]
        client.post(f"/api/games/{pasted}/analysis")
        client.post("/api/strong", params={"kingdom": name})
        lab = client.post("/api/labs", json=wishes).json()["id"]
        seen(client, f"/api/games/{pasted}/analysis", lambda shown: shown["outlooks"])
        seen(client, f"/api/strong?kingdom={name}", lambda shown: shown["done"])
        seen(client, f"/api/labs/{lab}", lambda shown: shown["state"] == "done")
        assert server.stop() == 0
    assert '"level": "error"' not in server.log


def seen(client: httpx2.Client, address: str, wanted: Callable[[Any], object]) -> None:
    """Look until something is there to be seen."""
    deadline = time.monotonic() + 120
    while not wanted(client.get(address).json()):
        assert time.monotonic() < deadline, client.get(address).text
        time.sleep(1)


def test_where_there_is_no_cluster() -> None:
    with pytest.raises(ThroneroomError, match=r"no Ray cluster at 127\.0\.0\.1:1: "):
        compare(PLANS, games=2, seed="x", ray="127.0.0.1:1")
