"""Every page: nothing that axe finds, nothing that is too wide, and not too much to load."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from server.served import serving_beside
from web.axe import complaints
from web.conftest import NO_PAGE, Open
from web.player import Player, play_on
from web.test_games import join_here, make

import throneroom.server.transport.site as site

PAGES = [
    "/", "/new", "/settings", "/cards", "/cards/throne_room", "/rules", "/learn",
    "/learn/first-turns", "/puzzles", "/puzzles/win-01", "/today", "/games", "/strong", "/lab",
    "/nowhere",
]  # fmt: skip
LONGEST_SCRIPT = 150_000
LARGE: ViewportSize = {"width": 1280, "height": 720}
SMALL: ViewportSize = {"width": 320, "height": 640}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all of these: nobody's game depends on another's."""
    with serving_beside(tmp_path_factory.mktemp("pages")) as found:
        yield found


@pytest.mark.parametrize(("theme", "locale"), [("light", "en"), ("dark", "de")])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_no_text_is_missing_and_nothing_is_wider_than_a_small_phone(
    visit: Open, path: str, theme: str, locale: str
) -> None:
    # Long words are German, and a few things are arranged when the page is opened.
    sizes = [LARGE, SMALL] if locale == "en" else [SMALL, LARGE]
    page = visit(path, **sizes[0], color_scheme=theme, locale=locale, bypass_csp=True)
    expect(page.locator("main, .tabletop").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    for size in sizes:
        page.set_viewport_size(size)
        if size == SMALL:
            assert page.evaluate("() => document.documentElement.scrollWidth") <= SMALL["width"]
            if sizes[0] == SMALL:
                check_head(page)
        else:
            assert complaints(page) == []
            # Where there are no words for a key, the key itself would be shown.
            assert re.findall(r"\b(?:web|page|replay|bot)-[a-z-]+", page.inner_text("body")) == []


def check_head(page: Page) -> None:
    """The places to go to are one row, scrolled to where one is."""
    places = page.locator("header nav")
    if places.count():
        assert places.evaluate("nav => nav.offsetHeight") <= 44
    for here in page.locator("header nav [aria-current]").all():
        expect(here).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(visit: Open, theme: str) -> None:
    page = visit(NO_PAGE, color_scheme=theme, bypass_csp=True)
    table = make(page, "Anna", seats=["person", "person"], autostart=True)
    page.goto(f"/t/{table}")
    expect(page.get_by_label("Another player at this screen")).to_be_visible()
    assert complaints(page) == []
    join_here(page, "Ben")
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


def test_the_script_and_style_of_a_table_are_small(visit: Open) -> None:
    page = visit(NO_PAGE)
    table = make(page, "Anna", seats=["person", "money"], autostart=True)
    page.goto(f"/t/{table}")
    expect(page.locator("section.asked")).to_be_visible()
    page.wait_for_load_state("networkidle")
    addresses = page.evaluate("() => performance.getEntriesByType('resource').map((e) => e.name)")
    names = {address.rsplit("/")[-1] for address in addresses}
    loaded = [file for file in script_and_style() if file.name in names]
    size = sum(len(gzip.compress(file.read_bytes(), 9)) for file in loaded)
    print(f"script and style of a table, compressed: {size / 1000:.1f} KB")
    assert {file.suffix for file in loaded} == {".js", ".css"}
    assert size < LONGEST_SCRIPT


def script_and_style() -> list[Path]:
    """All files of script and style that the server has."""
    return [file for file in site.FOLDER.rglob("*") if file.suffix in (".js", ".css")]


def test_a_link_leads_to_its_table(visit: Open) -> None:
    page = visit(NO_PAGE)
    table = make(page, "Anna", seats=["person", "money"], autostart=True)
    page.goto("/")
    field = page.get_by_label("Have you been sent a link?")
    field.fill("https://example.org/nothing")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("leads to no table")
    expect(field).to_be_focused()
    field.fill(f"http://elsewhere:8080/t/{table}")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Go there").click()
    expect(page.locator("section.asked")).to_be_visible()


def test_nothing_grows_when_the_table_is_fetched_ahead(visit: Open) -> None:
    page = visit("/")
    button = page.get_by_role("link", name="New table")
    expect(button).to_be_visible()
    page.wait_for_function(
        "() => [...document.styleSheets].some(({ href }) => href?.includes('table-'))"
    )
    page.wait_for_load_state("networkidle")
    box = button.bounding_box()
    assert box is not None
    assert box["height"] < 120


# Cards


def test_a_card_shown_large_tells_its_rulings(visit: Open) -> None:
    page = visit("/new")
    moat = page.locator("[data-place] [data-card=moat]")
    page.mouse.move(1, 1)
    moat.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Do I lose the Moat by showing it?")
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    moat.focus()
    page.keyboard.press("i")
    held = page.get_by_role("dialog", name="Moat")
    expect(held.get_by_role("link")).to_have_attribute("href", "/cards/moat")
    page.keyboard.press("Escape")
    expect(held).to_have_count(0)
    expect(moat).to_be_focused()


def test_a_long_press_shows_a_card_and_does_not_choose_it(visit: Open) -> None:
    page = visit("/learn/first-turns", width=390, height=844, has_touch=True, is_mobile=True)
    copper = page.locator(".own [data-card=copper]").first
    expect(copper).to_be_visible()
    page.wait_for_timeout(400)
    box = copper.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    place = [{"x": box["x"] + 20, "y": box["y"] + 20}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": place})
    expect(page.get_by_role("tooltip")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    held = page.get_by_role("dialog", name="Copper")
    expect(held).to_be_visible()
    held.get_by_role("button", name="Close").tap()
    expect(held).to_have_count(0)
    expect(copper).to_be_visible()


@pytest.mark.parametrize("width", [320, 390, 844, 1024, 1280])
@pytest.mark.parametrize("locale", ["de", "en"])
def test_names_of_basic_piles_never_break(visit: Open, locale: str, width: int) -> None:
    page = visit("/learn/first-turns", width=width, height=700, locale=locale)
    expect(page.locator("[data-card=duchy] .name")).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    broken = page.locator(".slim .name").evaluate_all(
        """all => all.filter(one => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return new Set([...range.getClientRects()].map(line => line.top)).size > 1;
        }).map(one => one.textContent)"""
    )
    assert broken == []


def test_marks_show_types_without_colours(visit: Open) -> None:
    page = visit("/settings")
    signs = page.locator(".sample .signs")
    expect(signs.first).to_be_hidden()
    page.get_by_label("Marks besides colours").check()
    expect(signs.first).to_be_visible()
    drawn = [signs.nth(number).inner_html() for number in range(signs.count())]
    assert len(set(drawn)) == len(drawn)
