"""Every page: nothing that axe finds, nothing that is too wide, and not too much to load."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from web.conftest import Open
from web.player import Player, play_on
from web.test_games import make

import throneroom.server.site as site

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = [
    "/", "/new", "/settings", "/cards", "/cards/throne_room", "/rules", "/learn",
    "/learn/first-turns", "/games", "/nowhere",
]  # fmt: skip
LONGEST_SCRIPT = 150_000


def complaints(page: Page) -> list[str]:
    """What axe finds on a page as it is."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(visit: Open, path: str, theme: str) -> None:
    page = visit(path, color_scheme=theme, bypass_csp=True)
    expect(page.locator("main, .table").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert complaints(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(visit: Open, theme: str) -> None:
    page = visit("/settings", color_scheme=theme, bypass_csp=True)
    table = make(page, "Anna", seats=["person", "person"], autostart=True)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("button", name="Another player")).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("button", name="Another player").click()
    expect(page.get_by_text("Hand the screen to")).to_be_visible()
    assert complaints(page) == []
    table = make(page, "Anna", seats=["person", "money"], autostart=True)
    page.goto(f"/t/{table}")
    play_on(Player(page), 6)
    page.wait_for_timeout(400)
    assert complaints(page) == []
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert complaints(page) == []


@pytest.mark.parametrize("path", PAGES)
def test_nothing_is_wider_than_a_small_phone(visit: Open, path: str) -> None:
    page = visit(path, width=320, height=640, locale="de")
    expect(page.locator("main, .table").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 320


def test_script_and_style_are_small() -> None:
    """All of it, though nobody loads all pages."""
    files = [file for file in site.FOLDER.rglob("*") if file.suffix in (".js", ".css")]
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in files}
    print(f"script and style, compressed: {sum(sizes.values()) / 1000:.1f} KB")
    assert files
    assert sum(sizes.values()) < LONGEST_SCRIPT


def test_no_text_of_the_client_is_missing(visit: Open) -> None:
    """Where there are no words for a key, the key itself would be shown."""
    for locale in ("en", "de"):
        for path in PAGES:
            page = visit(path, locale=locale)
            expect(page.locator("main, .table").first).to_be_visible()
            page.wait_for_load_state("networkidle")
            assert re.findall(r"\b(?:web|page|replay)-[a-z-]+", page.inner_text("body")) == []
            page.context.close()
