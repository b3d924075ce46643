"""Bots that take their time: people see what they are thinking about."""

import time
from typing import TypedDict, cast

from playwright.sync_api import Page, expect
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
# What is to be seen and heard of a thought, at one glance: it may be over at the next.
THOUGHT = """() => {
  const panel = document.querySelector(".ask > section:not(.asked)");
  const dots = panel?.querySelectorAll("[aria-hidden=true] i").length;
  if (!dots || !/Minerva (considers|is thinking)/.test(panel.textContent)) return null;
  const pulsing = document.getAnimations()
    .filter(({animationName}) => animationName?.includes("pulse")).length;
  const said = document.querySelector("main [aria-live=polite]").textContent.trim();
  return {dots, pulsing, said};
}"""


class Thought(TypedDict):
    """What a page shows and tells while a bot thinks."""

    dots: int
    pulsing: int
    said: str


def against_master(visit: Open, **more: object) -> Page:
    page = visit(NO_PAGE, **more)
    page.goto(f"/t/{make(page, 'Anna', seats=['person', 'master'], autostart=True)}")
    expect(page.locator(".tabletop")).to_be_visible()
    return page


def until_it_thinks(page: Page) -> Thought:
    """Play until the line about a thought is there, with its dots."""
    player, thought = Player(page), None
    deadline = time.monotonic() + 30
    while thought is None:
        assert time.monotonic() < deadline
        player.step_or_wait()
        thought = page.evaluate(THOUGHT)
    return cast("Thought", thought)


def test_what_a_bot_is_thinking_about_is_told_in_a_word(visit: Open) -> None:
    """Its turn goes on by itself, nothing moves for the words, and nobody hears them read out."""
    page = against_master(visit)
    page.evaluate(WATCH)
    thought = until_it_thinks(page)
    assert thought["dots"] == 3
    assert thought["pulsing"] > 0
    assert thought["said"] == ""
    expect(page.locator("section.asked")).to_be_visible()
    lines = page.evaluate("() => [...window.lines]")
    assert any(line.startswith("Minerva considers a purchase") for line, _ in lines)
    assert len({height for _, height in lines}) == 1


def test_without_motion_the_dots_stand_still(visit: Open) -> None:
    page = against_master(visit, reduced_motion="reduce")
    thought = until_it_thinks(page)
    assert (thought["dots"], thought["pulsing"]) == (3, 0)
