"""Whole games in a real browser."""

import re
import time
from typing import Any

from playwright.sync_api import Page, expect
from web.ahead import play_ahead
from web.conftest import NO_PAGE, PHONE, Open
from web.player import Player, play, play_on

MAKE = """async wishes => {
  const post = (path, body) => fetch(path, {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
  }).then(answer => answer.json());
  await post("/api/guest", {name: wishes.name});
  delete wishes.name;
  return (await post("/api/tables", wishes)).id;
}"""
BECOME = """async name => {
  const answer = await fetch("/api/guest", {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({name}),
  });
  return (await answer.json()).token.split(":")[0];
}"""


def make(page: Page, name: str, **wishes: Any) -> str:
    """The id of a new table, made by whoever looks at the page."""
    return str(page.evaluate(MAKE, {"name": name, **wishes}))


def come(page: Page, name: str, table: str) -> None:
    """Be somebody, and go to a table by its link."""
    page.evaluate(BECOME, name)
    page.goto(f"/t/{table}")


def join_here(page: Page, name: str) -> None:
    """Sit down at the table of a page, as another player at the same screen."""
    page.get_by_label("Another player at this screen").fill(name)
    page.get_by_role("button", name="Add").click()


def test_within_seconds_of_the_first_visit_somebody_plays_to_the_end(visit: Open) -> None:
    began = time.monotonic()
    page = visit()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("section.asked")).to_be_visible()
    assert time.monotonic() - began < 10
    player = Player(page)
    play_on(player, 20)
    play_ahead(page)
    play(player)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    strong = page.get_by_role("dialog").get_by_role("link", name="What is strong here?")
    address = re.compile(r"^/strong\?kingdom=[a-z_]+(,[a-z_]+){9}&colonies=without$")
    expect(strong).to_have_attribute("href", address)


def test_a_friend_comes_by_the_link_alone(visit: Open) -> None:
    """Somebody who was never here before, within half a minute of the idea to play."""
    began = time.monotonic()
    anna = visit("/new")
    anna.get_by_role("button", name="Make the table").click()
    link = anna.locator("input[readonly]").input_value()
    ben = visit(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    for page in (anna, ben):
        expect(page.locator(".tabletop")).to_be_visible()
    expect(anna.locator(".player h2")).to_have_text("Ben")
    assert time.monotonic() - began < 30


def test_two_people_in_two_windows_and_a_spectator(visit: Open) -> None:
    anna, ben, eve = visit(NO_PAGE), visit(NO_PAGE), visit(NO_PAGE)
    table = make(anna, "Anna", seats=["person", "person"], kingdom="Interaction")
    come(anna, "Anna", table)
    anna.get_by_role("button", name="Sit down").first.click()
    come(ben, "Ben", table)
    ben.get_by_role("button", name="Sit down").first.click()
    come(eve, "Eve", table)
    anna.get_by_role("button", name="Start the game").click()
    expect(eve.locator(".tabletop")).to_be_visible()
    assert eve.locator("[data-zone^='hand'] [data-card]").count() == 0
    players = Player(anna, "anna", wishes=["militia"]), Player(ben, "ben")
    play(*players, until=lambda: "discard" in players[1].kinds)
    assert "discard" in players[1].kinds
    play_ahead(anna, ben, eve)
    play(*players)
    expect(eve.locator("dialog")).to_be_visible()


def test_at_one_screen_everybody_sees_only_the_own_hand(visit: Open) -> None:
    page = visit(NO_PAGE)
    table = make(page, "Anna", seats=["person", "person"], autostart=True)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_role("alert")).to_have_text("What is that player called?")
    page.keyboard.type("Ben")
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile("Hand the screen to (Anna|Ben)"))).to_be_visible()
    assert page.locator("[data-zone^='hand'] [data-card]").count() == 0
    play_on(Player(page, "one screen"), 16)


def test_in_german_on_a_phone_by_touch(visit: Open) -> None:
    page = visit(locale="de-AT", **PHONE)
    page.get_by_role("button", name="Sofort spielen").tap()
    expect(page.get_by_text("Geldkarten").first).to_be_visible()
    player = Player(page, "phone", "touch")
    play_on(player, 20)
    play_ahead(page)
    play(player)


def test_by_keyboard_alone(visit: Open) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    expect(page.locator("section.asked")).to_be_visible()
    player = Player(page, "keys", "keyboard")
    play_on(player, 20)
    play_ahead(page)
    play(player)
