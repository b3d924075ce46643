"""Bots that take their time: people see what they are thinking about."""

import re
import time

from playwright.sync_api import Locator, Page, expect
from web.conftest import NO_PAGE, Open
from web.player import Player
from web.test_games import make

# Every line about a bot that was shown, with the height of the question's panel.
WATCH = """() => {
  window.lines = new Map();
  const look = () => {
    const panel = document.querySelector(".ask > section");
    const line = panel?.querySelector(".ask")?.textContent.trim();
    if (line && !panel.matches(".asked")) window.lines.set(line, panel.offsetHeight);
    requestAnimationFrame(look);
  };
  look();
}"""
PULSING = """() => document.getAnimations()
  .filter(({animationName}) => animationName?.includes("pulse")).length"""
CONSIDERS = re.compile("Minerva (considers|is thinking)")


def against_master(visit: Open, **more: object) -> Page:
    page = visit(NO_PAGE, **more)
    page.goto(f"/t/{make(page, 'Anna', seats=['person', 'master'], autostart=True)}")
    expect(page.locator(".tabletop")).to_be_visible()
    return page


def until_it_thinks(page: Page) -> Locator:
    """Play until the line about a thought is there, with its dots."""
    player, line = Player(page), page.get_by_text(CONSIDERS)
    deadline = time.monotonic() + 30
    while not line.locator("i").count():
        assert time.monotonic() < deadline
        player.step_or_wait()
    return line


def test_what_a_bot_is_thinking_about_is_told_in_a_word(visit: Open) -> None:
    """Its turn goes on by itself, nothing moves for the words, and nobody hears them read out."""
    page = against_master(visit)
    page.evaluate(WATCH)
    line = until_it_thinks(page)
    expect(line.locator("[aria-hidden=true] i")).to_have_count(3)
    assert page.evaluate(PULSING) > 0
    expect(page.locator("main [aria-live=polite]")).to_be_empty()
    expect(page.locator("section.asked")).to_be_visible()
    lines = page.evaluate("() => [...window.lines]")
    assert any(line.startswith("Minerva considers a purchase") for line, _ in lines)
    assert len({height for _, height in lines}) == 1


def test_without_motion_the_dots_stand_still(visit: Open) -> None:
    page = against_master(visit, reduced_motion="reduce")
    expect(until_it_thinks(page).locator("i")).to_have_count(3)
    assert page.evaluate(PULSING) == 0
