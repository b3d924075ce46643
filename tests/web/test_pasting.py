"""A game from elsewhere: pasted or chosen as a file, looked at, and removed."""

import re
from contextlib import closing

from playwright.sync_api import Browser, FilePayload, expect
from server.games import SavedTable
from web.axe import complaints
from web.conftest import PHONE, Open


def record_text() -> str:
    """A game that no server knows."""
    record = SavedTable("Zoe", "Yan").start().play().table.record()
    record.fairness = None
    return record.text()


def test_a_pasted_game_opens_with_its_analysis_and_can_be_removed(visit: Open) -> None:
    text = record_text()
    page = visit("/games")
    page.get_by_text("Analyse a game from elsewhere").click()
    page.get_by_role("button", name="Look at the game").click()
    expect(page.get_by_role("alert")).to_have_text("Paste a record first, or choose a file.")
    page.get_by_label("Record").fill(text)
    page.get_by_role("button", name="Look at the game").press("Enter")
    page.wait_for_url("**/games/*analysis*")
    expect(page.get_by_role("button", name="Analyse this game")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()
    page.get_by_role("button", name="Record").click()
    expect(page.get_by_text("This game was played elsewhere.")).to_be_visible()
    assert complaints(page) == []
    address = page.url.partition("?")[0]
    page.get_by_role("button", name="Remove this game").click()
    other = visit(address)
    expect(other.locator("main.tabletop")).to_be_visible()
    # What that page still asks for would not be found any more.
    other.wait_for_load_state("networkidle")
    page.get_by_role("button", name="Really remove it?").click()
    page.wait_for_url("**/games")
    expect(page.get_by_text("Zoe")).to_have_count(0)


def test_what_is_wrong_is_told_with_its_line(browser: Browser, address: str) -> None:
    """Not by `visit`: browsers note every refusal as an error."""
    lines = record_text().splitlines()
    wrong = next(number for number, line in enumerate(lines) if line.startswith("Zoe: "))
    with closing(browser.new_context(base_url=address, locale="en")) as context:
        page = context.new_page()
        page.goto("/games")
        page.get_by_text("Analyse a game from elsewhere").click()
        page.get_by_label("Record").fill("\n".join([*lines[:wrong], "Zoe: crown"]))
        page.get_by_role("button", name="Look at the game").click()
        expect(page.get_by_role("alert")).to_contain_text(f"line {wrong + 1}")
        assert complaints(page) == []


def test_a_file_on_a_phone_in_german(visit: Open) -> None:
    page = visit("/games", locale="de", color_scheme="dark", **PHONE)
    page.get_by_text("Eine Partie von anderswo analysieren").tap()
    file = FilePayload(name="game.txt", mimeType="text/plain", buffer=record_text().encode())
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_label("Aufzeichnung")).to_have_value(re.compile("throneroom record 1"))
    assert page.evaluate("innerWidth") == PHONE["width"]
    assert complaints(page) == []
    page.get_by_role("button", name="Partie ansehen").tap()
    page.wait_for_url("**/games/*analysis*")
    page.goto("/games?mine=true")
    expect(page.get_by_text("von anderswo", exact=False).last).to_be_visible()
    expect(page.get_by_text("Zoe")).to_be_visible()
