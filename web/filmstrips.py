"""Films a bot's turn, a buy, an attack and the end, each as a row of pictures in docs/pictures/web.

python web/filmstrips.py        (the client must be built; see web/README.md)
"""

import base64
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "web")]

from pictures import FOLDER, LOOKS, NAMED, QUALITY, at_table, kind  # noqa: E402
from playwright.sync_api import Browser, Page  # noqa: E402
from server.served import serving_beside  # noqa: E402
from web.browser import chromium  # noqa: E402
from web.player import Player  # noqa: E402

KINGDOM = "Cellar, Market, Mine, Moat, Remodel, Smithy, Torturer, Village, Woodcutter, Workshop"
PER_ROW = 4
WIDTHS = {"light": 480, "phone": 240}
MOST_TURNS = 60
STRIP = """
<style>
  body {{ margin: 0; background: #777; }}
  main {{ display: grid; grid-template-columns: repeat({columns}, {width}px); }}
  main {{ gap: 6px; width: max-content; padding: 6px; }}
  img {{ width: {width}px; display: block; }}
</style>
<main>{pictures}</main>
"""

Frames = list[bytes]
Story = Callable[[Page, Player], Frames]


def shoot(page: Page) -> bytes:
    """One picture."""
    return page.screenshot(type="jpeg", quality=QUALITY)


def film(page: Page, count: int, every: float, until: Callable[[], bool] | None = None) -> Frames:
    """Pictures at regular intervals, until a condition holds."""
    frames: Frames = []
    began = time.monotonic()
    while len(frames) < count:
        page.wait_for_timeout(max(0.0, began + len(frames) * every - time.monotonic()) * 1000)
        frames.append(shoot(page))
        if until is not None and until():
            break
    return frames


def play_until(page: Page, player: Player, reached: Callable[[], bool], answers: int) -> None:
    """Answer until a condition holds, or the given number of times."""
    wanted = player.answered + answers
    while player.answered < wanted and not player.over and not reached():
        player.step_or_wait()
    page.mouse.move(0, 0)


def slowed(page: Page, rate: float) -> None:
    """Let everything that moves do so more slowly, since a picture takes as long as a flight."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": rate})


def bot_turn(page: Page, player: Player) -> Frames:
    """The turn of a bot that has some Actions by now."""
    play_until(page, player, lambda: player.answered > 30 and kind(page, "buy")(), 200)
    asked = page.locator("section.asked")
    while player.step():
        page.wait_for_timeout(60)
    return film(page, 12, 0.3, lambda: asked.count() > 0)


def buy(page: Page, player: Player) -> Frames:
    """The last buy of a turn, in slow motion."""
    play_until(page, player, lambda: player.answered > 12 and kind(page, "buy")(), 200)
    slowed(page, 0.15)
    page.locator("[data-choice]").last.click()
    frames = film(page, 8, 0.1)
    slowed(page, 1)
    return frames


def attack(page: Page, player: Player) -> Frames:
    """A bot attacks, and asks for cards to discard."""
    asked = page.locator("section.asked")
    for _ in range(MOST_TURNS):
        play_until(page, player, kind(page, "buy"), 20)
        player.step()
        frames = film(page, 12, 0.3, lambda: asked.count() > 0)
        if kind(page, "choose", "show")():
            return [*frames[-7:], *film(page, 1, 0.5)]
    raise RuntimeError("the bot never attacked")


def ending(page: Page, player: Player) -> Frames:
    """The last buy, and the result."""
    player.hurried = True
    play_until(page, player, lambda: player.over, 500)
    return film(page, 8, 0.3)


STORIES: dict[str, Story] = {"bot-turn": bot_turn, "buy": buy, "attack": attack, "end": ending}


def save(browser: Browser, name: str, frames: Frames, width: int) -> None:
    """All pictures as one."""
    pictures = "".join(
        f'<img src="data:image/jpeg;base64,{base64.b64encode(frame).decode()}">' for frame in frames
    )
    page = browser.new_page(viewport={"width": PER_ROW * (width + 6) + 6, "height": 400})
    page.set_content(STRIP.format(columns=PER_ROW, width=width, pictures=pictures))
    page.locator("main").screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
    page.close()


def main() -> None:
    """All films on a desktop and on a phone; names on the command line choose among them."""
    wanted = sys.argv[1:] or list(STORIES)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving_beside(Path(folder)) as address,
        chromium() as browser,
    ):
        for look, width in WIDTHS.items():
            for name in wanted:
                print(f"film-{name}-{look}", flush=True)
                context = browser.new_context(base_url=address, **LOOKS[look])
                context.add_init_script(NAMED)
                page = context.new_page()
                wishes: dict[str, Any] = {"kingdom": KINGDOM, "seats": ["person", "plan"]}
                frames = STORIES[name](page, at_table(page, **wishes))
                save(browser, f"film-{name}-{look}", frames, width)
                context.close()


if __name__ == "__main__":
    main()
