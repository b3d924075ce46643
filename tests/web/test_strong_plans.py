"""What is strong in a kingdom: asked for, growing without a reload, and read."""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect
from server import searching
from server.served import serving_beside
from web.axe import complaints
from web.conftest import PHONE, Open

from throneroom.server.tables.findings import Searches


@pytest.fixture(scope="module")
def go(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file that searches wait for."""
    return tmp_path_factory.mktemp("searches") / "go"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, go: Path) -> Iterator[str]:
    """A server whose searches end when a test says so."""
    with pytest.MonkeyPatch.context() as patch:
        patient = partial(Searches, step=partial(searching.patient, go))
        patch.setattr("throneroom.server.transport.services.Searches", patient)
        with serving_beside(tmp_path_factory.mktemp("strong")) as found:
            yield found


def test_a_kingdom_is_thought_about_and_what_is_found_appears(visit: Open, go: Path) -> None:
    start = visit("/new", bypass_csp=True)
    with start.context.expect_page() as opened:
        start.get_by_role("link", name="What is strong here?").press("Enter")
    page = opened.value
    expect(page.get_by_role("heading", name="What is strong here", level=1)).to_be_visible()
    page.get_by_role("button", name="Think about this kingdom").click()
    expect(page.get_by_role("progressbar")).to_have_js_property("value", 3 / 24)
    assert complaints(page) == []
    page.reload()
    expect(page.get_by_role("progressbar")).to_be_visible()
    go.touch()
    first = page.get_by_role("region", name="Plan 1")
    expect(first).to_contain_text("Play it in every game")
    expect(first).to_contain_text("if coins in the whole deck > 3 and Throne Room owned = 0")
    expect(first.get_by_role("listitem").filter(has_text="Smithy").first).to_contain_text(
        "at most 2"
    )
    splits = first.get_by_role("term")
    expect(splits).to_have_text(["$2, then $5", "$3, then $4", "$4, then $3", "$5, then $2"])
    bought = first.get_by_role("definition")
    expect(bought).to_contain_text(["Market", "Silver", "Smithy", "nothing"])
    expect(first.get_by_role("listitem").filter(has_text="25%")).to_contain_text("Smithy")
    second = page.get_by_role("region", name="Plan 2")
    expect(second).to_contain_text("Among the next best")
    expect(second).not_to_contain_text("First two turns")
    expect(page.get_by_role("row", name=re.compile("^The library.s best"))).to_contain_text("40%")
    expect(page.get_by_text("games take 16 rounds on average")).to_contain_text("wins 55%")
    assert complaints(page) == []
    first.get_by_role("link", name="Change it in the lab").click()
    expect(page.get_by_role("textbox", name="Plan 1")).to_have_value(
        re.compile("^Province\nSmithy")
    )
    expect(page.get_by_role("textbox", name="Plan 2")).to_have_value("Province\nGold")


def test_what_is_strong_on_a_phone_in_german(visit: Open, go: Path) -> None:
    go.touch()
    page = visit("/strong", locale="de", color_scheme="dark", bypass_csp=True, **PHONE)
    page.get_by_role("button", name="Dieses Königreich ansehen").tap()
    page.get_by_label("Spieler").select_option("3")
    expect(page).to_have_url(re.compile("players=3"))
    page.get_by_role("button", name="Über dieses Königreich nachdenken").tap()
    plan = page.get_by_role("region", name="Plan 1")
    expect(plan).to_contain_text("wenn Geld im ganzen Deck > 3 und Thronsaal im eigenen Deck = 0")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(page) == []
