"""Work that stands aside, kept going while a server is measured: analyses, searches and labs."""

import http.client
import json
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Self
from urllib.parse import quote

from server.processes import HOST

from throneroom.bots.plans.library import named_plan
from throneroom.bots.plans.plan import PlanBot
from throneroom.engine.game import start_game
from throneroom.engine.record import Record
from throneroom.kingdoms import random_kingdom
from throneroom.kingdoms.kingdom import Kingdom
from throneroom.sim.trial import YARDSTICK

LOOK = 1.0
"""Seconds between two looks at how far the work is."""
GAMES = 10_000
"""Of a lab."""
PLANS = (YARDSTICK, "big-money")
"""What it compares."""


@dataclass
class Thinking:
    """People who let a server do work that stands aside: each kind of it again and again."""

    port: int
    tokens: list[str]
    """One for each kind of work."""
    finished: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)
    _ending: threading.Event = field(default_factory=threading.Event)
    _threads: list[threading.Thread] = field(default_factory=list)

    def __enter__(self) -> Self:
        kinds = {"analyses": self._analyse, "searches": self._search, "labs": self._compare}
        for (kind, work), token in zip(kinds.items(), self.tokens, strict=True):
            thread = threading.Thread(target=self._repeat, args=(kind, work, token), daemon=True)
            thread.start()
            self._threads.append(thread)
        return self

    def __exit__(self, *_: object) -> None:
        self._ending.set()
        for thread in self._threads:
            thread.join()

    def _repeat(self, kind: str, work: Callable[[str, int], Iterator[bool]], token: str) -> None:
        """One piece of work after the other; a piece tells again and again whether it is done."""
        try:
            for number in count():
                for done in work(token, number):
                    if done:
                        self.finished[kind] += 1
                    elif self._ending.wait(LOOK):
                        return
        except (OSError, http.client.HTTPException) as error:
            self.problems.append(f"{kind}: {error!r}")

    def _analyse(self, token: str, number: int) -> Iterator[bool]:
        game = self._ask(token, "POST", "/api/games", {"record": _record(number)})
        address = f"/api/games/{game['id']}/analysis"
        shown = self._ask(token, "POST", address)
        while shown["done"] < 1:
            yield False
            shown = self._ask(token, "GET", address)
        yield True

    def _search(self, token: str, number: int) -> Iterator[bool]:
        address = f"/api/strong?kingdom={quote(_typed(number))}"
        shown = self._ask(token, "POST", address)
        while shown["begun"]:
            yield False
            shown = self._ask(token, "GET", address)
        yield True

    def _compare(self, token: str, number: int) -> Iterator[bool]:
        plans = [{"name": name} for name in PLANS]
        wishes = {"kingdom": _typed(number), "games": GAMES, "plans": plans}
        shown = self._ask(token, "POST", "/api/labs", wishes)
        while shown["state"] == "running":
            yield False
            shown = self._ask(token, "GET", f"/api/labs/{shown['id']}")
        yield True

    def _ask(self, token: str, method: str, path: str, body: object = None) -> dict[str, Any]:
        connection = http.client.HTTPConnection(HOST, self.port, timeout=60)
        try:
            headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
            connection.request(method, path, json.dumps(body or {}), headers)
            answer = connection.getresponse()
            said = answer.read()
        finally:
            connection.close()
        if answer.status >= 400:
            raise OSError(f"{path}: {answer.status} {said[:200]!r}")
        found: dict[str, Any] = json.loads(said)
        return found


def _kingdom(number: int) -> Kingdom:
    return random_kingdom(f"load {number}").settled("load")


def _typed(number: int) -> str:
    """A kingdom as people type it."""
    kingdom = _kingdom(number)
    bane = "" if kingdom.bane is None else f" (bane: {kingdom.bane.id})"
    return ", ".join(card.id for card in kingdom.cards) + bane


def _record(number: int) -> str:
    """A finished game between two bots, as a person pastes it."""
    kingdom = _kingdom(number)
    setup = kingdom.setup(2)
    bots = [PlanBot(named_plan(name)) for name in PLANS]
    return Record.of(start_game(setup, f"load {number}", bots=dict(enumerate(bots)))).line()
