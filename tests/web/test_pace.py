"""The turns of others can be followed, and what they did stays to be read."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.conftest import NO_PAGE, PHONE, Open
from web.player import Player
from web.test_games import make

LOOKS: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}


def against_bot(visit: Open, **more: Any) -> Page:
    page = visit(NO_PAGE, **more)
    page.goto(f"/t/{make(page, 'Anna', seats=['person', 'money'], autostart=True)}")
    return page


@pytest.mark.parametrize("look", LOOKS)
def test_what_the_bot_bought_can_be_read_on_the_table(visit: Open, look: str) -> None:
    """After each of ten turns, by role and name alone; the log knows what it really was."""
    page = against_bot(visit, **LOOKS[look])
    player = Player(page)
    line = page.get_by_role("group", name=re.compile("Last turn of"))
    seen = 0
    while seen < 10:
        turns = bot_turns(page)
        while bot_turns(page) == turns and not player.over:
            player.step_or_wait()
        expect(page.locator("section.asked")).to_be_visible()
        # The log follows the table by a frame: all of the bot's turn is there when the next begins.
        expect(page.locator("[role=group] details summary").last).not_to_contain_text("Florin")
        seen += 1
        bought = last_purchase(page)
        if bought:
            expect(line).to_contain_text("bought")
            expect(line).to_contain_text(bought)
        else:
            expect(line).to_contain_text("bought nothing")


def bot_turns(page: Page) -> int:
    """How many turns the bot has ended, by the log that screen readers have."""
    turns = page.evaluate(
        """() => [...document.querySelectorAll('[role=group] details summary')]
            .filter(turn => turn.textContent.includes('Florin')).length"""
    )
    return int(turns)


def last_purchase(page: Page) -> str:
    """What the log says the bot bought in its last turn."""
    lines = page.evaluate(
        """() => {
          const turns = [...document.querySelectorAll('[role=group] details')];
          const of = turn => turn.querySelector('summary').textContent;
          const last = turns.filter(turn => of(turn).includes('Florin')).at(-1);
          return [...last.querySelectorAll('p')].map(line => line.textContent);
        }"""
    )
    found = [line for line in lines if "buys and gains" in line]
    return re.sub(r".*buys and gains an? (.*)\.\s*$", r"\1", found[0].strip()) if found else ""


def test_a_turn_takes_a_moment_and_a_key_skips_it(visit: Open) -> None:
    page = against_bot(visit, paced=True)
    player = Player(page)
    asked, in_play = page.locator("section.asked"), page.locator("[data-zone=in_play] [data-card]")
    headline = page.get_by_role("heading", level=1)
    times: dict[bool, list[float]] = {False: [], True: []}
    for skip in (False, True, False, True):
        expect(asked).to_be_visible()
        while "Your turn" in (headline.text_content() or ""):
            player.step()
        expect(in_play.first).to_be_visible()
        began = time.monotonic()
        if skip:
            page.keyboard.press("x")
        expect(asked).to_be_visible()
        times[skip].append(time.monotonic() - began)
    assert min(times[False]) > 0.5, "what was bought can be looked at"
    assert min(times[True]) < min(times[False])
