"""What the log, undo requests and turn numbers say about a game."""

import re

from playwright.sync_api import Page, expect
from server.games import SavedTable
from sqlalchemy import Engine
from web.conftest import NO_PAGE, PHONE, Open
from web.player import Player, play_on
from web.test_games import BECOME
from web.test_pace import against_bot
from web.test_table import asked, two_people

TOLD = """() => [...document.querySelectorAll(".turns details")].map(turn => [
  turn.querySelector("summary").textContent,
  ...[...turn.querySelectorAll("p")].map(line => line.textContent.replace(/\\s+/g, " ").trim()),
])"""


def told(page: Page) -> list[list[str]]:
    """The log as it is read aloud: of each turn its heading and its lines."""
    found: list[list[str]] = page.evaluate(TOLD)
    return found


def test_what_is_taken_back_is_said_before_and_struck_out_after(visit: Open) -> None:
    pages = two_people(visit)
    for page in pages:
        expect(page.locator("section.asked").or_(page.get_by_text("Waiting for"))).to_be_visible()
    mine, theirs = sorted(pages, key=lambda page: page.locator("section.asked").count() == 0)
    me, other = (page.locator(".player h2").inner_text() for page in (theirs, mine))
    expect(mine.get_by_role("heading", name="Your turn 1")).to_be_visible()
    expect(theirs.get_by_role("heading", name=f"{me}'s turn 1")).to_be_visible()

    play_on(Player(mine, wishes=["cellar"]), 2)
    mine.get_by_role("button", name="Ask for undo").click()
    request = theirs.get_by_role("status").filter(has_text="take back")
    expect(request).to_contain_text(f"{me} would like to take back:")
    # What was done, and not what was drawn then.
    expect(request.get_by_role("listitem")).to_have_text([f"{me} buys and gains a Cellar."])
    request.get_by_role("button", name="Agree", exact=True).click()

    expect(asked(mine, "buy")).to_be_visible()
    play_on(Player(mine, wishes=["moat"]), 1)
    expect(theirs.get_by_role("heading", name="Your turn 1")).to_be_visible()
    for page in (mine, theirs):
        expect(page.locator(".turns summary")).to_have_text([f"Turn 1: {me}", f"Turn 1: {other}"])
        turn, begun = told(page)
        shown = [line for line in turn if "draws" not in line]
        assert shown == [
            f"Turn 1: {me}",
            shown[1],
            f"(taken back) {me} buys and gains a Cellar.",
            "An answer is taken back.",
            f"{me} buys and gains a Moat.",
        ]
        assert begun == [f"Turn 1: {other}"]
        struck = page.locator(".turns del")
        expect(struck.filter(has_text="Cellar")).to_have_css("text-decoration-line", "line-through")
        expect(struck.filter(has_text="Moat")).to_have_count(0)


def test_on_a_phone_the_last_turn_opens_the_log(visit: Open) -> None:
    page = against_bot(visit, **PHONE)
    player = Player(page)
    ticker = page.get_by_role("group", name=re.compile("Last turn of")).get_by_role("button")
    while not ticker.count():
        player.step_or_wait()
    log = page.get_by_role("region", name="Log")
    expect(log).to_be_hidden()
    ticker.tap()
    expect(log).to_be_visible()
    page.keyboard.press("Escape")
    expect(log).to_be_hidden()
    ticker.focus()
    page.keyboard.press("Enter")
    expect(log.get_by_role("button", name="Close")).to_be_focused()
    # The bot's line counts its own turns.
    expect(log.locator("summary").filter(has_text="Turn 1: Florin")).to_have_count(1)


def test_the_end_is_counted_up_and_its_graph_leads_into_the_replay(
    visit: Open, saved: Engine
) -> None:
    page = visit(NO_PAGE, paced=True)
    anna = page.evaluate(BECOME, "Anna")
    table = SavedTable("Anna", "Ben", persons={0: anna}, seed="a").start().play().save(saved)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.goto(f"/t/{table}")
    dialog = page.get_by_role("dialog", name="Ben wins")
    points, crown = dialog.locator(".points [aria-hidden]").first, dialog.locator(".crown")
    expect(points).to_have_text("0")
    expect(crown).to_have_css("opacity", "0")
    page.keyboard.press("Shift")
    expect(points).to_have_text("49")
    page.clock.resume()
    expect(crown).to_have_css("opacity", "1")
    expect(dialog).to_contain_text("Ben took the lead in turn 13 and kept it.")

    # One stop for the keyboard; the arrows choose the turn.
    graph = dialog.get_by_role("link", name=re.compile("^Points after each turn"))
    expect(graph).to_have_attribute("href", f"/games/{table}?turn=26")
    graph.focus()
    for key in ("Home", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(dialog.locator("figcaption").first).to_contain_text("Turn 2: Anna")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/games/{table}?turn=3*")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", "Turn 2: Anna")

    # In the replay itself a click goes there at once.
    page.get_by_role("button", name="Result").click()
    drawing = page.get_by_role("dialog").get_by_role("img", name="Points after each turn")
    drawing.click(position={"x": 30, "y": 80})
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", "Turn 1: Anna")
