"""Playing on from a moment of a replay: the dialog, the table, and the links between the games."""

import re

import pytest
from playwright.sync_api import Page, expect
from server.games import SavedTable
from sqlalchemy import Engine
from web.axe import complaints
from web.conftest import PHONE, Open

from throneroom.server.history.branches import moment_of

MOMENT = 20


def replay(visit: Open, saved: Engine, **how: object) -> Page:
    """A moment of a finished game of bots."""
    game = SavedTable("Cleo", "Dan", public=False).start().play().save(saved)
    page = visit(f"/games/{game}?answers={MOMENT}", reduced_motion="reduce", **how)
    expect(page.locator("main.tabletop")).to_be_visible()
    return page


def test_from_the_replay_to_a_table_and_back(visit: Open, saved: Engine) -> None:
    page = replay(visit, saved)
    before = page.locator(".at b").inner_text()
    page.get_by_role("button", name="Play on from here").press("Enter")
    dialog = page.get_by_role("dialog", name="Play on from here")
    expect(dialog.get_by_text("so the replay does not tell what comes")).to_be_visible()
    assert complaints(page) == []
    # Keys are for the dialog as long as it is open.
    page.keyboard.press("ArrowRight")
    dialog.get_by_role("combobox", name="Instead of").select_option("money")
    dialog.get_by_role("button", name="Play").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("cannot see are dealt anew").first).to_be_attached()
    page.get_by_text("Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name=re.compile("Resign|Really")).click()
    page.get_by_role("link", name="Look at the replay").click()
    origin = page.get_by_role("link", name=re.compile(r"Continued from turn \d+ of Cleo . Dan"))
    expect(origin).to_be_visible()
    assert complaints(page) == []
    origin.click()
    expect(page.locator(".at b")).to_have_text(before)
    page.get_by_role("button", name="Played on once").click()
    listed = page.get_by_role("dialog", name="Played on from this game")
    expect(listed.get_by_text("from turn")).to_be_visible()
    assert complaints(page) == []
    listed.get_by_role("link", name="Replay").click()
    expect(page.locator(".at b")).to_have_text(re.compile(before.partition(":")[0]))
    page.keyboard.press("Home")
    expect(page.locator(".at b")).to_have_text(re.compile("^Turn 1: "))


def test_a_friend_comes_by_link(visit: Open, saved: Engine) -> None:
    page = replay(visit, saved)
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_text("As they were").click()
    dialog.get_by_role("combobox", name="Instead of").select_option("A person by link")
    dialog.get_by_role("button", name="Play").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("its replay tells what comes")).to_be_visible()
    expect(page.get_by_role("link", name="The game before")).to_be_visible()
    assert complaints(page) == []
    friend = visit(page.url)
    expect(friend.get_by_text("its replay tells what comes")).to_be_visible()
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".tabletop")).to_be_visible()
    expect(page.locator(".tabletop")).to_be_visible()


def branched(saved: Engine) -> tuple[str, str]:
    """The ids of a game and of a branch of it, which both went on for a while."""
    original = SavedTable("Cleo", "Dan").start().play()
    game = original.save(saved)
    branch = SavedTable("Anna", "Ben", origin=moment_of(original.table, MOMENT, anew=True))
    return game, branch.start().play("beginner", turns=30).resign().save(saved)


def test_side_by_side(visit: Open, saved: Engine) -> None:
    game, branch = branched(saved)
    page = visit(f"/games/{branch}", reduced_motion="reduce")
    page.get_by_role("link", name="Side by side").click()
    columns = page.locator(".pair section")
    expect(columns).to_have_count(2)
    expect(columns.first.get_by_role("heading", name="Cleo")).to_be_visible()
    expect(columns.last.get_by_role("heading", name="Anna")).to_be_visible()
    slider = page.get_by_role("slider")
    slider.fill("2")
    expect(page.locator(".more")).to_have_count(0)
    expect(columns.first.locator(".log li")).not_to_have_count(0)
    slider.fill("26")
    expect(page.locator(".more").first).to_be_visible()
    page.wait_for_url(f"**/games/{game}/beside/{branch}?turn=26")
    assert complaints(page) == []
    page.get_by_role("button", name="Turn back").click()
    expect(slider).to_have_value("25")
    columns.last.get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**/games/{branch}?turn=25*")


def test_side_by_side_on_a_phone_one_is_shown_at_a_time(visit: Open, saved: Engine) -> None:
    game, branch = branched(saved)
    page = visit(f"/games/{game}/beside/{branch}?turn=24", color_scheme="dark", **PHONE)
    columns = page.locator(".pair section")
    expect(columns.first).to_be_visible()
    expect(columns.last).to_be_hidden()
    page.get_by_text("Played on", exact=True).first.tap()
    expect(columns.last).to_be_visible()
    expect(columns.first).to_be_hidden()
    assert page.evaluate("innerWidth") == PHONE["width"]
    assert complaints(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_in_german(visit: Open, saved: Engine, scheme: str) -> None:
    page = replay(visit, saved, locale="de", color_scheme=scheme, **PHONE)
    page.get_by_role("button", name="Von hier weiterspielen").tap()
    dialog = page.get_by_role("dialog", name="Von hier weiterspielen")
    button = dialog.get_by_role("button", name="Spielen")
    button.scroll_into_view_if_needed()
    expect(button).to_be_in_viewport()
    assert page.evaluate("innerWidth") == PHONE["width"]
    assert complaints(page) == []


def test_from_here_a_thousand_times(visit: Open, saved: Engine) -> None:
    page = replay(visit, saved)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Buy a card costing up to")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_role("combobox", name="Dan plays").select_option("money")
    dialog.get_by_role("button", name="Run 1,000 games").press("Enter")
    expect(dialog.get_by_text(re.compile("games have been played"))).to_be_attached()
    players = dialog.get_by_role("table", name=re.compile("After 1,000 games"))
    expect(players.get_by_role("row", name=re.compile(r"Cleo.* \d+.\d+ %"))).to_be_visible()
    answers = dialog.get_by_role("table", name=re.compile("can answer here"))
    expect(answers.get_by_role("row", name=re.compile("played"))).to_have_count(1)
    assert complaints(page) == []
    # Other players make other games.
    dialog.get_by_role("combobox", name="Cleo plays").select_option("beginner")
    expect(players).to_have_count(0)


def test_a_thousand_times_on_a_phone_in_german(visit: Open, saved: Engine) -> None:
    page = replay(visit, saved, locale="de", color_scheme="dark", **PHONE)
    page.get_by_role("button", name="Von hier weiterspielen").tap()
    dialog = page.get_by_role("dialog", name="Von hier weiterspielen")
    dialog.get_by_role("button", name="1000 Partien durchrechnen").tap()
    expect(dialog.get_by_role("table", name=re.compile("Nach 1.000 Spielen"))).to_be_visible()
    assert page.evaluate("innerWidth") == PHONE["width"]
    assert dialog.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert complaints(page) == []
