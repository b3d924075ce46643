"""What the table offers besides answering: before the game, beside it, and by keys."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect
from web.axe import complaints
from web.conftest import NO_PAGE, PHONE, Open
from web.test_games import come, make

TIMES = "\N{MULTIPLICATION SIGN}"


def prefer(page: Page, **settings: Any) -> None:
    """As if somebody had chosen so in the settings."""
    page.evaluate("kept => localStorage.setItem('throneroom', kept)", json.dumps(settings))


def against_a_bot(visit: Open, settings: dict[str, Any] | None = None, **wishes: Any) -> Page:
    """A game that has just begun."""
    page = visit(NO_PAGE)
    prefer(page, motion="off", **(settings or {}))
    page.goto(f"/t/{make(page, 'Anna', seats=['person', 'money'], autostart=True, **wishes)}")
    expect(page.locator("section.asked")).to_be_visible()
    return page


def two_people(visit: Open, wishes: dict[str, Any] | None = None, **anna: Any) -> tuple[Page, Page]:
    """Anna and Ben, whose game has just begun."""
    first, second = visit(NO_PAGE, **anna), visit(NO_PAGE)
    table = make(first, "Anna", seats=["person", "person"], autostart=True, **(wishes or {}))
    first.goto(f"/t/{table}")
    come(second, "Ben", table)
    second.get_by_role("button", name="Sit down").click()
    for page in (first, second):
        expect(page.locator(".tabletop")).to_be_visible()
    return first, second


def asked(page: Page, kind: str) -> Locator:
    """The question, if it is one of a kind."""
    return page.locator(f"section.asked[data-kind={kind}]")


# Before the game


def test_nobody_needs_to_wait_for_a_friend_who_does_not_come(visit: Open) -> None:
    page = visit(NO_PAGE)
    page.goto(f"/t/{make(page, 'Anna', seats=['person', 'person'], kingdom='First Game')}")
    page.get_by_role("button", name="Sit down").first.click()
    other = page.get_by_role("combobox")
    expect(other).to_have_count(1)
    other.select_option("money")
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    # The seat can be given back, too.
    other.select_option("person")
    expect(page.get_by_role("button", name="Waiting for players")).to_be_disabled()
    other.select_option("beginner")
    page.get_by_role("button", name="Other kingdom").click()
    page.get_by_role("button", name="Big Money").click()
    page.get_by_role("button", name="Take this kingdom").click()
    expect(page.get_by_role("heading", name="Big Money")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("section.asked")).to_be_visible()
    assert page.locator("[data-zone='supply adventurer']").count() == 1


def test_who_made_a_table_can_close_it(visit: Open) -> None:
    anna, ben = visit(NO_PAGE), visit(NO_PAGE)
    table = make(anna, "Anna", seats=["person", "person"])
    anna.goto(f"/t/{table}")
    come(ben, "Ben", table)
    expect(ben.get_by_role("button", name="Close the table")).to_have_count(0)
    anna.get_by_role("button", name="Close the table").click()
    anna.get_by_role("button", name="Really close it?").click()
    anna.wait_for_url(re.compile("/$"))
    expect(ben.get_by_text("This table was closed.")).to_be_visible()


def test_players_pick_their_kingdom_in_turn(visit: Open) -> None:
    anna = visit("/new", width=320, height=640, bypass_csp=True)
    anna.get_by_text("In turn", exact=True).click()
    anna.get_by_role("button", name="Guilds").click()
    anna.get_by_role("button", name="Make the table").click()
    expect(anna.get_by_text("From: Guilds.")).to_be_visible()
    ben = visit(anna.locator("input[readonly]").input_value())
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    for number in range(1, 11):
        page = whose_pick(anna, ben, number)
        if number == 1:
            assert complaints(anna) == []
            assert anna.evaluate("() => document.documentElement.scrollWidth") <= 320
        offered = page.locator("[data-listed] button")
        if number == 1:
            page.get_by_label("Search").fill("Bäcker")
            expect(offered).to_have_count(1)
        offered.first.focus()
        page.keyboard.press("Enter")
    for page in (anna, ben):
        expect(page.locator(".tabletop")).to_be_visible()
        expect(page.locator("[data-zone='supply baker']")).to_have_count(1)


def whose_pick(anna: Page, ben: Page, number: int) -> Page:
    """The page of whoever is to pick a card now; the other one can only look."""
    told = re.compile(f"card {number} of 10")
    for page in (anna, ben):
        expect(page.locator(".asked")).to_have_text(told)
    asked, other = (anna, ben) if "Your turn" in anna.inner_text(".asked") else (ben, anna)
    expect(asked.locator(".asked")).to_contain_text("Your turn")
    expect(asked).to_have_title(re.compile("^● "))
    expect(other.locator("[data-listed] button").first).to_have_attribute("aria-disabled", "true")
    return asked


def test_the_next_game_may_have_another_kingdom(visit: Open) -> None:
    page = against_a_bot(visit)
    page.locator("summary", has_text="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Really resign?").click()
    first = page.url
    page.get_by_role("button", name="Other kingdom").click()
    page.get_by_role("button", name="Big Money").click()
    page.get_by_role("button", name="Take this kingdom").click()
    page.wait_for_url(lambda url: url != first)
    expect(page.locator("section.asked")).to_be_visible()
    expect(page.locator("[data-zone='supply adventurer']")).to_have_count(1)


# Beside the game


def test_decks_can_be_looked_into(visit: Open) -> None:
    page = against_a_bot(visit)
    page.get_by_role("button", name=re.compile("Deck 5")).click()
    everything = page.locator("dialog .cards").last
    expect(everything).to_contain_text("Copper")
    assert everything.locator(".times").all_text_contents() == [f"{TIMES}3", f"{TIMES}7"]
    page.keyboard.press("Escape")
    page.get_by_title("Cards of Florin").click()
    expect(page.locator("dialog .cards .times")).to_have_text([f"{TIMES}3", f"{TIMES}7"])


def test_decks_are_closed_where_the_table_says_so(visit: Open) -> None:
    page = against_a_bot(visit, tracker=False)
    expect(page.locator("[data-zone='deck 0']")).to_be_visible()
    assert page.locator("[data-zone^=deck] button").count() == 0


def test_the_clock_of_whoever_is_asked_runs(visit: Open) -> None:
    anna, _ = two_people(visit, {"clock": 300})
    expect(anna.locator(".clock")).to_have_count(2)
    running, waiting = anna.locator(".clock.running"), anna.locator(".clock:not(.running)")
    expect(running).to_contain_text("4:5")
    expect(waiting).to_contain_text("5:00")


def test_who_talks_too_much_is_not_heard(visit: Open) -> None:
    anna, ben = two_people(visit)

    def say(page: Page, text: str) -> None:
        page.get_by_placeholder("Say something").fill(text)
        page.keyboard.press("Enter")

    say(ben, "one")
    anna.get_by_text("one").hover()
    anna.get_by_role("button", name="mute").click()
    expect(anna.get_by_text("is muted")).to_be_visible()
    expect(anna.get_by_text("one")).to_have_count(0)
    say(ben, "two")
    expect(ben.get_by_text("two")).to_be_visible()
    say(anna, "three")
    expect(anna.get_by_text("three")).to_be_visible()
    expect(anna.get_by_text("two")).to_have_count(0)
    anna.get_by_role("button", name="Listen again").click()
    say(ben, "four")
    expect(anna.get_by_text("four")).to_be_visible()


def test_on_a_phone_remarks_are_announced(visit: Open) -> None:
    anna, ben = two_people(visit, **PHONE)
    ben.get_by_placeholder("Say something").fill("Hello")
    ben.keyboard.press("Enter")
    expect(anna.locator("summary .unread")).to_contain_text("1")
    anna.locator("summary", has_text="Menu").tap()
    anna.get_by_role("button", name="Log").tap()
    expect(anna.get_by_text("Hello")).to_be_visible()
    expect(anna.locator(".unread")).to_have_count(0)


def test_the_title_tells_whose_turn_it_is(visit: Open) -> None:
    pages = two_people(visit)
    for page in pages:
        expect(page.locator("section.asked").or_(page.get_by_text("Waiting for"))).to_be_visible()
    mine = [page.locator("section.asked").count() == 1 for page in pages]
    assert sorted(mine) == [False, True]
    for page, asked in zip(pages, mine, strict=True):
        expect(page).to_have_title(re.compile("^● " if asked else "^[^●]"))


# What is done for somebody


def test_treasures_are_played_by_themselves_until_somebody_takes_it_back(visit: Open) -> None:
    page = against_a_bot(visit, {"autoTreasures": True})
    expect(asked(page, "buy")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(asked(page, "play_treasure")).to_be_visible()
    page.get_by_role("button", name="All Treasures").click()
    expect(asked(page, "buy")).to_be_visible()
    # From now on it is done again.
    for turn in (2, 3):
        page.get_by_role("button", name="End the turn").click()
        expect(page.locator(".turns p").last).to_contain_text("Player plays")
        expect(page.locator(".turns summary").last).to_contain_text(f"Turn {turn}")
        expect(asked(page, "buy")).to_be_visible()


def test_settings_change_without_leaving_the_table(visit: Open) -> None:
    page = against_a_bot(visit)
    page.locator("summary", has_text="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Play all Treasures by itself").focus()
    # It checks the box, and answers no question.
    page.keyboard.press("Space")
    expect(page.get_by_label("Play all Treasures by itself")).to_be_checked()
    expect(asked(page, "play_treasure")).to_be_visible()
    page.get_by_role("dialog").get_by_text("Deutsch").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Alle Geldkarten")).to_be_visible()


def test_a_card_that_comes_under_a_resting_pointer_is_not_in_the_way(visit: Open) -> None:
    page = visit("/learn")
    page.mouse.move(1, 1)
    # Where this is clicked, a pile will lie.
    page.get_by_role("link", name="Your first three turns").click()
    expect(page.locator("section.asked")).to_be_visible()
    page.wait_for_timeout(800)
    assert page.get_by_role("tooltip").count() == 0
    page.locator("[data-zone='supply village']").hover()
    expect(page.get_by_role("tooltip")).to_be_visible()


# Keys


def test_keys_find_cards_and_tell_about_themselves(visit: Open) -> None:
    page = against_a_bot(visit)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Space")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("Space")
    expect(asked(page, "buy")).to_be_visible()
    # What cannot be bought is shown.
    page.keyboard.press("/")
    page.keyboard.type("provin")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Province")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("cella")
    page.keyboard.press("Enter")
    expect(page.locator(".turns p", has_text="buys and gains a Cellar")).to_be_visible()
