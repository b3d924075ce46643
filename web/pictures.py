"""Takes pictures of every page and of nine situations at the table, for docs/pictures/web.

python web/pictures.py          (the client must be built; see web/README.md)

Each in both themes on a desktop and on a phone, half of them in German.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests")]

from playwright.sync_api import Browser, Page  # noqa: E402
from server.served import serving_beside  # noqa: E402
from web.browser import chromium  # noqa: E402
from web.player import Player  # noqa: E402
from web.test_games import make  # noqa: E402

FOLDER = ROOT / "docs" / "pictures" / "web"
QUALITY = 72
LOOKS: dict[str, dict[str, Any]] = {
    "light": {"viewport": {"width": 1280, "height": 720}, "color_scheme": "light", "locale": "de"},
    "dark": {"viewport": {"width": 1280, "height": 720}, "color_scheme": "dark", "locale": "en"},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "color_scheme": "light",
        "locale": "de",
        "device_scale_factor": 1.5,
        "has_touch": True,
        "is_mobile": True,
    },
}
# Somebody who has been here before.
NAMED = """if (!localStorage.throneroom) localStorage.throneroom = '{"name": "Anna"}';"""
PAGES = {
    "start": "/",
    "new-table": "/new",
    "settings": "/settings",
    "cards": "/cards",
    "card": "/cards/throne_room",
    "rules": "/rules",
    "learn": "/learn",
    "puzzles": "/puzzles",
    "today": "/today",
    "lesson": "/learn/first-turns",
    "games": "/games",
}


def until(page: Page, player: Player, reached: Callable[[], bool], answers: int = 300) -> None:
    """Play on until something is to be seen."""
    for _ in range(answers * 5):
        if player.over or player.answered >= answers or reached():
            break
        player.step_or_wait()
    # What the pointer rests on is shown large, which is not what these pictures are about.
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)


def kind(page: Page, *kinds: str) -> Callable[[], bool]:
    """Whether a question of some kind is put."""
    asked = page.locator("section.asked")
    return lambda: bool(asked.count()) and asked.get_attribute("data-kind") in kinds


def at_table(page: Page, **wishes: Any) -> Player:
    """A game against a bot that has just begun."""
    page.goto("/settings")
    wished = {"seats": ["person", "money"], "autostart": True, **wishes}
    page.goto(f"/t/{make(page, 'Anna', **wished)}")
    page.wait_for_selector("main")
    touch = page.evaluate("matchMedia('(pointer: coarse)').matches")
    return Player(page, way="touch" if touch else "mouse", curious=0.6)


def situations(page: Page) -> Iterator[str]:
    """Nine of them; each is on the page while its name is given."""
    page.goto("/settings")
    page.goto(f"/t/{make(page, 'Anna', seats=['person', 'person', 'plan'])}")
    page.wait_for_selector("main")
    page.wait_for_timeout(400)
    yield "waiting-room"
    at_table(page, kingdom={"drafted_from": ["base", "guilds"]}, seats=["person", "plan", "money"])
    for _ in range(2):
        page.locator("[data-listed] button:not([aria-disabled=true])").nth(7).click()
        page.wait_for_timeout(400)
    page.mouse.move(0, 0)
    page.wait_for_timeout(400)
    yield "draft"
    player = at_table(page)
    until(page, player, kind(page, "play_treasure"))
    yield "first-turn"
    until(page, player, lambda: player.answered > 24 and kind(page, "play_action")())
    yield "action-phase"
    until(page, player, kind(page, "buy"))
    yield "buying"
    player = at_table(page, kingdom="Cellar, Militia, Moat, Chapel, Village, Smithy, Market, Mine, "
                      "Remodel, Workshop", seats=["person", "engine", "plan"])  # fmt: skip
    until(page, player, kind(page, "discard", "trash", "gain"))
    yield "choosing"
    player = at_table(page, kingdom="Potion Mixers", seats=["person", "plan", "plan", "plan"])
    until(page, player, lambda: player.answered > 40)
    yield "four-players-with-potions"
    player = at_table(page, seats=["person", "person"])
    page.locator("form.here input").fill("Ben")
    page.locator("form.here button").click()
    page.wait_for_selector("[data-ready]")
    yield "hand-over"
    player = at_table(page)
    player.curious = 0.1
    until(page, player, lambda: False)
    page.wait_for_timeout(900)
    yield "ending"


def take(browser: Browser, address: str, look: str) -> None:
    """All pictures in one look."""
    context = browser.new_context(base_url=address, **LOOKS[look])
    context.set_default_timeout(15_000)
    context.add_init_script(NAMED)
    page = context.new_page()

    def save(name: str) -> None:
        print(f"{name}-{look}", flush=True)
        file = FOLDER / f"{name}-{look}.jpg"
        page.screenshot(path=file, type="jpeg", quality=QUALITY)

    for name in situations(page):
        save(f"table-{name}")
    finished = page.url.rsplit("/", 1)[-1]
    for name, path in {**PAGES, "replay": f"/games/{finished}?turn=9"}.items():
        page.goto(path)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(300)
        save(name)
    context.close()


def main() -> None:
    """All pictures in all looks."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving_beside(Path(folder)) as address,
        chromium() as browser,
    ):
        for look in LOOKS:
            take(browser, address, look)


if __name__ == "__main__":
    main()
