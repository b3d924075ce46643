"""Hints at the table: asked for together, shown to one, and marked where the answer lies."""

import re

from playwright.sync_api import Page, expect
from web.axe import complaints
from web.conftest import NO_PAGE, PHONE, Open
from web.test_games import make

MARKED = re.compile(r"\(hint\)")


def test_hints_with_consent_until_a_player_ends_them(visit: Open) -> None:
    page = visit(NO_PAGE)
    page.goto(f"/t/{make(page, 'Anna', autostart=True)}")
    friend = visit(page.url)
    friend.get_by_role("button", name="Sit down").click()
    for one in (page, friend):
        expect(one.locator(".tabletop")).to_be_visible()
    asked, other = _asked_first(page, friend)
    asked.get_by_role("button", name="Ask for hints").click()
    expect(asked.get_by_role("button", name="Withdraw")).to_be_visible()
    expect(other.get_by_text("asks for hints at this table")).to_be_visible()
    assert complaints(other) == []
    other.get_by_role("button", name="Agree").click()
    expect(asked.get_by_role("button", name="Hint")).to_be_visible()
    asked.keyboard.press("h")
    expect(asked.get_by_text("Hint: all Treasures")).to_be_visible()
    expect(asked.get_by_role("button", name=MARKED)).to_be_visible()
    assert complaints(asked) == []
    expect(other.get_by_text("Hint:")).to_have_count(0)
    # The mark goes with the question, and the next hint is about the next one.
    asked.keyboard.press("Space")
    expect(asked.locator("section.asked[data-kind=buy]")).to_be_visible()
    expect(asked.get_by_role("button", name=MARKED)).to_have_count(0)
    expect(asked.get_by_text("Hint:")).to_have_count(0)
    asked.get_by_role("button", name="Hint").click()
    expect(asked.get_by_text("Thinking …")).to_be_visible()
    expect(asked.get_by_text(re.compile(r"Hint: .*% of the time"))).to_be_visible()
    asked.keyboard.press("?")
    expect(asked.get_by_text("a hint, or ask for hints")).to_be_visible()
    asked.keyboard.press("Escape")
    other.get_by_text("Menu").click()
    expect(other.get_by_text("Hints are allowed at this table.")).to_be_visible()
    other.get_by_role("button", name="No more hints").click()
    expect(asked.locator("button.aside", has_text="Hint")).to_have_count(0)


def _asked_first(one: Page, other: Page) -> tuple[Page, Page]:
    expect(one.locator("section.asked").or_(one.get_by_text("Waiting for"))).to_be_visible()
    return (one, other) if one.locator("section.asked").count() else (other, one)


def test_alone_on_a_phone_in_german(visit: Open) -> None:
    page = visit(NO_PAGE, locale="de", color_scheme="dark", **PHONE)
    page.goto(f"/t/{make(page, 'Anna', seats=['person', 'money'], autostart=True)}")
    expect(page.locator("section.asked")).to_be_visible()
    page.get_by_role("button", name="Tipp").tap()
    expect(page.get_by_text("Tipp: alle Geldkarten")).to_be_visible()
    assert page.evaluate("innerWidth") == PHONE["width"]
    assert complaints(page) == []
