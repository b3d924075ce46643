"""How quickly the picture follows a click, and how smoothly it moves.

All is measured up to three times and the best figures count, since other programs may be busy
meanwhile. Figures are told at the end of the tests; one fails only above twice its limit, or more
where the machine has so much else to do that everything takes longer.
"""

import statistics
import time
from collections.abc import Callable
from pathlib import Path
from secrets import token_hex

import pytest
from playwright.sync_api import Page, expect
from server.processes import ServerProcess
from web.conftest import NO_PAGE, Open
from web.figures import FIGURES
from web.player import Player, play_on
from web.saved import dawdled
from web.test_connections import UNFOLD
from web.test_games import join_here, make

from throneroom.server.people.accounts import People
from throneroom.server.storage.database import open_database, setting, upgrade
from throneroom.server.transport.cookies import IDENTITY

LIMITS = {"click": 50, "frame": 17, "slow frame": 34, "task": 50}
"""Milliseconds: medians, what 95 of 100 frames are not above, and the longest task."""
TOLERANCE = 2
RUNS = 3
ANSWERS = 30
LONG_GAME = 420
"""Turns that make a log of more than 3,000 lines."""
OPENING_MS = 3000
WORK_S = 0.3

Figures = dict[str, float]

# From a click to the first frame that shows another question, or whose turn it is to look.
WATCH_CLICKS = """() => {
  window.waits = [];
  const shown = () => document.querySelector("section.asked")?.dataset.number
    ?? (document.querySelector("[data-ready]") ? "hand over" : null);
  let before = null, clicked = 0;
  addEventListener("click", event => { before = shown(); clicked = event.timeStamp; }, true);
  new MutationObserver(() => {
    const now = shown();
    if (!clicked || now === null || now === before) return;
    const from = clicked;
    clicked = 0;
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => waits.push(performance.now() - from);
    requestAnimationFrame(() => port2.postMessage(null));
  }).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
# The time between frames while something moves, and whatever keeps the page from drawing.
WATCH_FRAMES = """() => {
  window.frames_ms = [];
  window.tasks_ms = [];
  new PerformanceObserver(list => tasks_ms.push(...list.getEntries().map(one => one.duration)))
    .observe({type: "longtask"});
  window.scrolling = false;
  let last = 0;
  const frame = now => {
    const moves = scrolling || document.getAnimations().some(one => one.playState === "running");
    if (moves && last) frames_ms.push(now - last);
    last = moves ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


# Through the whole log and back, as fast as a wheel goes.
SCROLL = """async () => {
  const log = document.querySelector(".turns");
  const step = (log.scrollHeight - log.clientHeight) / 60;
  scrolling = true;
  for (let count = 0; count < 120; count++) {
    log.scrollTop += count < 60 ? -step : step;
    await new Promise(requestAnimationFrame);
  }
  scrolling = false;
}"""


@pytest.fixture
def data(tmp_path: Path) -> str:
    """The database of a server."""
    return f"sqlite:///{tmp_path}/speed.db"


def slowest(times: list[float]) -> float:
    """What 95 of 100 are not above."""
    return sorted(times)[max(0, -(-len(times) * 95 // 100) - 1)]


def watched(page: Page, doing: Callable[[], None]) -> Figures:
    """The figures of what happens meanwhile."""
    page.evaluate("() => { waits.length = frames_ms.length = tasks_ms.length = 0 }")
    doing()
    waits, frames, tasks = page.evaluate("[waits, frames_ms, tasks_ms]")
    figures = {"task": max(tasks, default=0.0)}
    if waits:
        figures |= {"click": statistics.median(waits), "slow click": slowest(waits)}
    if frames:
        figures |= {"frame": statistics.median(frames), "slow frame": slowest(frames)}
    return figures


def strain() -> float:
    """How many times longer than on an idle machine everything takes at the moment."""
    began, worked = time.perf_counter(), time.thread_time()
    while time.thread_time() - worked < WORK_S:
        pass
    return max(1.0, (time.perf_counter() - began) / WORK_S)


def best(measure: Callable[[], Figures]) -> Figures:
    """The best of each; no more is measured once all are good."""
    figures = measure()
    for _ in range(RUNS - 1):
        if all(figures[name] <= LIMITS[name] for name in figures.keys() & LIMITS):
            break
        again = measure()
        figures = {name: min(time, again.get(name, time)) for name, time in figures.items()}
    return figures


def expect_good(what: str, figures: Figures) -> None:
    """Tell the figures, and fail if one is far too high."""
    told = (f"{name} {time:.0f} ms" for name, time in figures.items())
    FIGURES.append(f"{what}: {', '.join(told)}")
    tolerance = TOLERANCE * strain()
    high = [name for name in figures.keys() & LIMITS if figures[name] > tolerance * LIMITS[name]]
    assert high == [], FIGURES[-1]


def test_a_click_changes_the_picture_at_once_and_cards_fly_smoothly(visit: Open, data: str) -> None:
    with ServerProcess(data) as server:
        page = visit(NO_PAGE)
        page.goto(f"http://127.0.0.1:{server.port}{NO_PAGE}")
        table = make(page, "Anna", seats=["person", "person"], autostart=True)
        page.goto(f"http://127.0.0.1:{server.port}/t/{table}")
        join_here(page, "Ben")
        expect(page.locator("[data-ready]")).to_be_visible()
        page.evaluate(WATCH_CLICKS)
        page.evaluate(WATCH_FRAMES)
        player = Player(page, curious=0.5)
        figures = best(lambda: watched(page, lambda: play_on(player, ANSWERS)))
    assert figures.keys() >= LIMITS.keys()
    expect_good("at the table", figures)


def test_a_long_log_stays_smooth(visit: Open, data: str) -> None:
    engine = open_database(data)
    upgrade(engine)
    people = People(engine, setting(engine, "cookie key", lambda: token_hex(32)))
    anna = people.guest()
    table = dawdled(anna.person_id, lambda game: game.turn >= LONG_GAME).save(engine)
    engine.dispose()
    with ServerProcess(data) as server:
        address = f"http://127.0.0.1:{server.port}"
        page = visit(NO_PAGE)
        page.context.add_cookies([{"name": IDENTITY, "value": people.token(anna), "url": address}])
        opening = best_opening(page, f"{address}/t/{table}")
        page.evaluate(WATCH_CLICKS)
        page.evaluate(WATCH_FRAMES)
        # Of Coppers there are enough for the game not to end.
        player = Player(page, wishes=["copper"] * RUNS * ANSWERS)
        playing = best(lambda: watched(page, lambda: play_on(player, ANSWERS)))
        page.locator("section.asked").wait_for()
        page.evaluate(UNFOLD)
        assert page.locator(".turns").locator("summary, p").count() > 3000
        scrolling = best(lambda: watched(page, lambda: page.evaluate(SCROLL)))
    FIGURES.append(f"a table with a log of 3,000 lines opens in {opening:.0f} ms")
    assert opening < TOLERANCE * strain() * OPENING_MS
    expect_good("with a log of 3,000 lines", playing)
    expect_good("scrolling in that log", scrolling)


def best_opening(page: Page, address: str) -> float:
    """How long it takes until somebody who comes to a table can play."""
    times: list[float] = []
    while not times or (len(times) < RUNS and min(times) > OPENING_MS):
        page.goto(address)
        page.locator("[data-ready]").click()
        page.locator("section.asked").wait_for()
        times.append(page.evaluate("performance.now()"))
    return min(times)
