"""Before and after the game: who is there, who invites whom, and who wants to play again."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from server.served import serving_beside
from web.axe import complaints
from web.conftest import NO_PAGE, Open
from web.test_games import come, make
from web.test_table import prefer

SIGN_UP = """async name => {
  const ask = (method, path, body) => fetch(path, {
    method, headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
  });
  await ask("POST", "/api/guest", {name});
  await ask("POST", "/api/account", {name, password: "a long password"});
  await ask("PATCH", "/api/me", {rated: true});
}"""
LOBBY = """async wanted => {
  while (true) {
    const tables = await fetch("/api/tables").then(answer => answer.json());
    if (tables.some(({id}) => id === wanted.id) === wanted.offered) return;
    await new Promise(done => setTimeout(done, 100));
  }
}"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all of these, which does not wait long for those who have gone."""
    folder = tmp_path_factory.mktemp("rooms")
    with serving_beside(folder, offered_for=1.0, left_after=0.3) as found:
        yield found


def person(visit: Open, name: str) -> Page:
    """The page of a visitor who has been here before, and is known by name."""
    page = visit(NO_PAGE)
    prefer(page, name=name, pace="instant")
    return page


def two_people(visit: Open) -> tuple[Page, Page]:
    """Anna and Ben, whose game has just begun."""
    anna, ben = person(visit, "Anna"), person(visit, "Ben")
    table = make(anna, "Anna", seats=["person", "person"], autostart=True)
    anna.goto(f"/t/{table}")
    expect(button(anna, "Stand up")).to_be_visible()
    come(ben, "Ben", table)
    button(ben, "Sit down").click()
    for page in (anna, ben):
        expect(page.locator(".tabletop")).to_be_visible()
    return anna, ben


def resign(page: Page) -> None:
    page.locator("summary", has_text="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Really resign?").click()
    expect(page.get_by_role("dialog")).to_contain_text("has resigned.")


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def top(found: Locator) -> float:
    box = found.bounding_box()
    assert box is not None
    return box["y"]


def in_sight(found: Locator, height: int) -> bool:
    """Whether something lies within the window, and nothing on it."""
    box = found.bounding_box()
    assert box is not None
    there = found.evaluate(
        """one => {
          const {x, y, width, height} = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }"""
    )
    return bool(there) and box["y"] >= 0 and box["y"] + box["height"] <= height


# Who is there


def test_a_game_waits_for_the_people_who_have_gone(visit: Open) -> None:
    anna, ben = person(visit, "Anna"), person(visit, "Ben")
    table = make(anna, "Anna", seats=["person", "person"], autostart=True, public=True)
    anna.goto(f"/t/{table}")
    expect(anna.get_by_text("Stand up")).to_be_visible()
    ben.evaluate(LOBBY, {"id": table, "offered": True})
    anna.goto("/settings")
    ben.evaluate(LOBBY, {"id": table, "offered": False})
    # The link still leads there.
    come(ben, "Ben", table)
    expect(ben.get_by_role("heading", level=1)).to_have_text("Anna invites you to a game")
    button(ben, "Sit down").click()
    expect(ben.get_by_text("The game begins as soon as Anna is back.")).to_be_visible()
    anna.goto(f"/t/{table}")
    for page in (anna, ben):
        expect(page.locator(".tabletop")).to_be_visible()


# Another game


def test_a_rematch_is_for_those_who_agree(visit: Open) -> None:
    anna, ben = two_people(visit)
    table = anna.url
    eve = visit(table)
    expect(eve.locator(".tabletop")).to_be_visible()
    anna.get_by_placeholder("Say something").fill("Good luck")
    anna.keyboard.press("Enter")
    resign(anna)
    button(anna, "Rematch").click()
    expect(anna.get_by_text("Waiting for Ben.")).to_be_visible()
    asked = ben.get_by_role("dialog")
    expect(asked).to_contain_text("Anna has resigned.")
    expect(asked).to_contain_text("Anna asks for a rematch.")
    button(ben, "Refuse").click()
    expect(anna.get_by_text("Ben has declined the rematch.")).to_be_visible()
    # It is asked, too, where the result was put aside.
    button(anna, "Close").click()
    button(ben, "Rematch").click()
    expect(anna.get_by_text("Ben asks for a rematch.")).to_be_visible()
    assert anna.url == ben.url == eve.url == table
    button(anna, "Agree").click()
    for page in (anna, ben):
        page.wait_for_url(lambda url: url != table)
        expect(page.locator(".tabletop")).to_be_visible()
        expect(page.get_by_text("Good luck")).to_be_visible()
    # Spectators are offered to come along, and nobody takes them there.
    watch = eve.get_by_role("link", name="Watch the rematch")
    expect(watch).to_be_visible()
    assert eve.url == table
    watch.click()
    expect(eve.locator(".tabletop")).to_be_visible()
    eve.goto(table.replace("/t/", "/games/"))
    eve.get_by_role("button", name="Result", exact=True).click()
    expect(eve.get_by_role("dialog")).to_contain_text("Anna has resigned.")


def test_a_rematch_does_not_wait_for_a_player_who_has_left(visit: Open) -> None:
    anna, ben = two_people(visit)
    table = anna.url
    resign(ben)
    ben.goto("/settings")
    expect(anna.get_by_text("Ben has left.")).to_be_visible()
    button(anna, "Rematch").click()
    anna.wait_for_url(lambda url: url != table)
    expect(anna.get_by_text("Free seat")).to_have_count(1)


# At one screen


def play_together(page: Page) -> Locator:
    """Anna and Ben play at the screen of a page; gives what asks to hand it over."""
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Player 2", exact=True).select_option("here")
    page.get_by_label("Name of player 2").fill("Ben")
    button(page, "Play").click()
    curtain = page.get_by_text(re.compile("Hand the screen to (Anna|Ben)"))
    expect(curtain).to_be_visible()
    return curtain


def test_everybody_at_one_screen_is_called_by_name(visit: Open) -> None:
    page = visit("/new")
    curtain = play_together(page)
    button(page, f"I am {curtain.inner_text().split()[-1]}").click()
    first = page.url
    resign(page)
    # And again at the next table.
    button(page, "Rematch").click()
    page.wait_for_url(lambda url: url != first)
    expect(curtain).to_be_visible()
    assert sorted(page.evaluate(NAMES)) == ["Anna", "Ben"]


NAMES = """async () => {
  const tables = await fetch("/api/tables/mine").then(answer => answer.json());
  return tables[0].seats.map(seat => seat.name);
}"""


# Seats


def lose_sitting_down(page: Page, number: int) -> list[str]:
    """Lose the connection as somebody sits down for this time; gives all that was said for that."""
    said: list[str] = []

    def lose_once(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if '"sit"' in str(message):
                said.append(str(message))
                if len(said) == number:
                    route.close(code=1013)
                    return
            server.send(message)

        route.on_message(pass_on)

    page.route_web_socket(re.compile("/channel$"), lose_once)
    return said


def test_a_seat_is_taken_although_the_connection_is_lost_just_then(visit: Open) -> None:
    anna = person(visit, "Anna")
    table = make(anna, "Anna", seats=["person", "person"], autostart=True)
    said = lose_sitting_down(anna, 1)
    anna.goto(f"/t/{table}")
    expect(button(anna, "Stand up")).to_be_visible()
    assert len(said) == 2


@pytest.mark.parametrize("number", [1, 2])
def test_all_at_one_screen_are_seated_although_the_connection_is_lost(
    visit: Open, number: int
) -> None:
    page = visit("/new")
    said = lose_sitting_down(page, number)
    play_together(page)
    assert sorted(page.evaluate(NAMES)) == ["Anna", "Ben"]
    assert len(said) == 3


# Invitations


def test_an_invitation_says_from_whom_and_has_one_button(visit: Open) -> None:
    anna = person(visit, "Anna")
    table = make(anna, "Anna", seats=["person", "person", "plan"], autostart=True)
    anna.goto(f"/t/{table}")
    expect(anna.get_by_alt_text("The link as a QR code")).to_be_visible()
    ben = visit(f"/t/{table}", width=320, height=640, locale="de", bypass_csp=True)
    expect(ben.get_by_role("heading", level=1)).to_have_text("Anna lädt dich zu einem Spiel ein")
    assert in_sight(button(ben, "Hinsetzen"), 640)
    assert ben.locator("img").count() == 0
    # Bots are described in the visitor's language.
    expect(ben.get_by_text("Sibylla stark: folgt dem besten")).to_be_visible()
    assert complaints(ben) == []
    assert ben.evaluate("() => document.documentElement.scrollWidth") <= 320


def test_a_guest_learns_that_a_table_is_rated_and_finds_the_way_to_an_account(visit: Open) -> None:
    anna, ben = visit(NO_PAGE), visit(NO_PAGE)
    anna.evaluate(SIGN_UP, "Annabel")
    wishes: dict[str, Any] = {"seats": ["person", "person"], "autostart": True, "rated": True}
    table = make(anna, "Annabel", **wishes)
    anna.goto(f"/t/{table}")
    come(ben, "Ben", table)
    expect(ben.get_by_text("This table is rated")).to_be_visible()
    expect(button(ben, "Sit down")).to_be_disabled()
    ben.get_by_role("link", name="Log in or make an account").click()
    ben.get_by_label("Name", exact=True).fill("Benjamin")
    ben.get_by_label("Password", exact=True).fill("another long password")
    button(ben, "Make an account").click()
    ben.wait_for_url(re.compile(table))
    button(ben, "Turn ratings on for my account").click()
    button(ben, "Sit down").click()
    for page in (anna, ben):
        expect(page.locator(".tabletop")).to_be_visible()


# The pages before


def test_the_start_page_knows_what_has_been_played(visit: Open) -> None:
    page = visit("/")
    lesson = page.get_by_role("heading", name="New here?")
    expect(lesson).to_be_visible()
    page.get_by_text("Florin", exact=True).click()
    expect(page.get_by_text("medium: trusts in Silver and Gold")).to_be_visible()
    button(page, "Play now a game against a bot, right away").click()
    expect(page.locator("section.asked")).to_be_visible()
    expect(page.locator(".player h2")).to_contain_text("Florin")
    expect(page.locator(".player .name svg")).to_be_visible()
    table = page.url
    page.goto("/")
    on = page.get_by_role("link", name="Play on")
    expect(on).to_be_visible()
    expect(lesson).to_be_visible()
    assert top(on) < top(page.get_by_text("Play now"))
    on.click()
    page.wait_for_url(table)
    resign(page)
    page.goto("/")
    expect(page.get_by_text("Play now")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(lesson).to_have_count(0)
    expect(on).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (320, 640), (844, 390)])
def test_the_button_of_a_new_table_stays_in_sight(visit: Open, width: int, height: int) -> None:
    page = visit("/new", width=width, height=height)
    made = button(page, "Make the table")
    expect(made).to_be_enabled()
    for shown in ("Public", "Rated", "Time to think for each"):
        expect(page.get_by_label(shown)).to_be_visible()
    page.locator("summary", has_text="More").click()
    expect(page.get_by_label("Show points")).to_be_visible()
    assert in_sight(made, height)
    page.get_by_text("Guilds Example").scroll_into_view_if_needed()
    assert in_sight(made, height)


def test_the_picker_draws_at_once_and_tells_about_cards(visit: Open) -> None:
    page = visit("/new")
    cards = page.locator("[data-place] [data-card]")
    expect(cards).to_have_count(10)
    before = cards.evaluate_all("all => all.map(one => one.dataset.card)")
    with page.expect_response("**/api/kingdom"):
        page.get_by_text("Random", exact=True).click()
    expect(button(page, "Draw again")).to_be_visible()
    assert cards.evaluate_all("all => all.map(one => one.dataset.card)") != before
    # The keyboard shows a card as the pointer does.
    page.locator("[name]:checked").last.focus()
    button(page, "Copy link").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("tooltip")).to_have_count(0)


# At the table


def test_who_thinks_is_shown_calmly(visit: Open) -> None:
    pages = two_people(visit)
    for page in pages:
        expect(page.locator("section.asked").or_(page.get_by_text("Waiting for"))).to_be_visible()
    waiting = next(page for page in pages if not page.locator("section.asked").count())
    other = next(page for page in pages if page is not waiting)
    expect(waiting.get_by_text("thinking")).to_be_visible()
    expect(other.get_by_text("thinking")).to_be_hidden()
    dot = waiting.locator(".thinking i").first
    moving = "one => getComputedStyle(one).animationName !== 'none'"
    assert dot.evaluate(moving)
    waiting.evaluate("() => (document.documentElement.dataset.motion = 'off')")
    assert not dot.evaluate(moving)
    expect(waiting.get_by_text("thinking")).to_be_visible()
