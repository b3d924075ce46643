"""The kingdom of the day in the browser: one try, its result, and what is known tomorrow."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.served import serving_beside
from server.test_today import HOUR, Clock
from sqlalchemy import Engine, update
from web.axe import complaints
from web.conftest import PHONE, Open
from web.player import Player, play_on
from web.test_rooms import resign

from throneroom.server.storage.database import open_database
from throneroom.server.storage.schema import DayTryRow

CLOCK = Clock()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its database."""
    return tmp_path_factory.mktemp("days")


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """A server whose days pass when a test wants them to."""
    with pytest.MonkeyPatch.context() as patch:
        for module in ("calendar", "days", "hub"):
            patch.setattr(f"throneroom.server.tables.{module}.now", CLOCK)
        patch.setattr("throneroom.server.tables.days.new_secret", lambda: "5" * 64)
        with serving_beside(folder) as found:
            yield found


@pytest.fixture
def days(address: str, folder: Path) -> Iterator[Engine]:  # noqa: ARG001
    """The database of that server."""
    engine = open_database(f"sqlite:///{folder}/games.db")
    yield engine
    engine.dispose()


def test_a_try_from_the_start_page_to_the_next_day(visit: Open, days: Engine) -> None:
    page = visit("/", bypass_csp=True, permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("link", name="Kingdom of the day").click()
    expect(page.get_by_role("heading", name="16 November 2026")).to_be_visible()
    expect(page.locator(".cards [data-card]")).to_have_count(10)
    expect(page.get_by_text("Nobody has finished yet.")).to_be_visible()
    page.get_by_label("Your name").fill("Anna ")
    page.get_by_role("button", name="Play your try").click()
    page.wait_for_url("**/t/*")
    table = page.url
    # The way back leads to the same try.
    page.goto("/today")
    page.get_by_role("button", name="Go on playing").click()
    page.wait_for_url(table)
    play_on(Player(page), 4)
    resign(page)
    expect(page.get_by_role("button", name="Another game")).to_have_count(0)
    page.get_by_role("link", name="To the results of the day").click()
    row = page.get_by_role("row", name="Anna")
    expect(row).to_contain_text("resigned")
    # As if it had been played to its end, which would take too long here.
    with days.begin() as connection:
        connection.execute(update(DayTryRow).values(won=True, lead=7, turns=18))
    page.reload()
    expect(row).to_have_accessible_name("1 Anna won +7 18")
    assert complaints(page) == []
    page.get_by_role("button", name="Copy").click()
    line = page.evaluate("() => navigator.clipboard.readText()")
    assert line == "Throneroom, 16 November 2026: won by 7 points in 18 turns"
    page.get_by_role("link", name="Look at your game").click()
    expect(page.get_by_role("button", name="Result")).to_be_visible()
    expect(page.get_by_role("button", name="Record")).to_have_count(0)
    CLOCK.now += 24 * HOUR
    stranger = visit("/today", locale="de", bypass_csp=True, **PHONE)
    expect(stranger.get_by_role("heading", name="Gestern: 16. November 2026")).to_be_visible()
    stranger.get_by_text("Woher die Karten kamen").click()
    expect(stranger.get_by_text("5" * 64, exact=True)).to_be_visible()
    assert complaints(stranger) == []
    stranger.get_by_role("link", name="Das beste Spiel mit Analyse").click()
    expect(stranger.get_by_role("dialog")).to_be_visible()
