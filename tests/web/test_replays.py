"""Finished games: found, gone through moment by moment, and taken along as a record."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from server.games import SavedTable
from server.served import serving_beside
from sqlalchemy import Engine
from web.axe import complaints
from web.conftest import Open
from web.test_cards import DRAWN

from throneroom.engine.card import LATER
from throneroom.engine.record import read
from throneroom.kingdoms import parse


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A place for the games of one test, which counts those that it finds."""
    return tmp_path


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    """A server of each test's own."""
    with serving_beside(folder) as found:
        yield found


def finished(saved: Engine, kingdom: str = "First Game") -> str:
    """The id of a game that is over."""
    return SavedTable("Anna", "Ben", kingdom=parse(kingdom)).start().play().save(saved)


def moment(page: Page) -> list[str]:
    """All that is shown of a moment; the log follows the table by a frame."""
    page.evaluate(DRAWN)
    parts = ("aside", ".board", ".own")
    return [page.locator(f"main.tabletop {part}").inner_text() for part in parts]


def hand(page: Page) -> list[str]:
    """The cards of the hand that is open."""
    return page.locator(".own [data-card]").all_text_contents()


def expect_moment(page: Page, turn: int, step: int) -> None:
    """Fail unless the replay comes to a moment; `turn` counts those of both players."""
    player = "Anna" if turn % 2 else "Ben"
    expect(page.locator(".at b")).to_have_text(f"Turn {(turn + 1) // 2}: {player}")
    expect(page.get_by_text(re.compile(rf"^{step} / \d+$"))).to_be_visible()


def opened(visit: Open, game: str, query: str = "") -> Page:
    """The replay of a game, without motion, so that every moment looks the same again."""
    page = visit(f"/games/{game}{query}", reduced_motion="reduce")
    expect(page.locator("main.tabletop")).to_be_visible()
    return page


def games_found(page: Page) -> Locator:
    return page.locator("a.game")


def test_games_are_found_by_their_cards(visit: Open, saved: Engine) -> None:
    first, second = finished(saved), finished(saved, "Size Distortion")
    page = visit("/games")
    expect(games_found(page)).to_have_count(2)
    card = page.get_by_role("combobox", name="Card")
    card.fill("Witch")
    expect(games_found(page)).to_have_count(1)
    expect(games_found(page)).to_have_attribute("href", f"/games/{second}")
    # The address of the page is that of the search.
    page.wait_for_url("**/games?card=Witch")
    page.reload()
    expect(games_found(page)).to_have_count(1)
    card.fill("Spy")
    expect(page.get_by_role("heading", name="No such game")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    expect(games_found(page)).to_have_count(2)
    page.locator(f"a.game[href='/games/{first}']").click()
    expect_moment(page, 1, 1)


def test_a_replay_goes_forward_and_back(visit: Open, saved: Engine) -> None:
    page = opened(visit, finished(saved))
    expect_moment(page, 1, 1)
    seen = [moment(page)]
    for turn, step in ((1, 2), (2, 1), (2, 2), (3, 1)):
        page.keyboard.press("ArrowRight")
        expect_moment(page, turn, step)
        seen.append(moment(page))
    assert all(one != next for one, next in pairwise(seen))
    for turn, step in ((2, 2), (2, 1), (1, 2), (1, 1)):
        page.keyboard.press("ArrowLeft")
        expect_moment(page, turn, step)
        seen.append(moment(page))
    assert seen == seen[::-1]
    page.keyboard.press("ArrowDown")
    expect_moment(page, 2, 1)
    page.keyboard.press("End")
    expect(page.get_by_text("The game is over. The Provinces are gone.")).to_be_visible()
    page.keyboard.press("Home")
    expect_moment(page, 1, 1)


def test_a_replay_plays_by_itself(visit: Open, saved: Engine) -> None:
    page = opened(visit, finished(saved))
    page.get_by_role("button", name="Speed").click()
    page.get_by_role("button", name="Speed").click()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play", exact=True).click()
    # Whoever looks up late finds it further on.
    expect(page.locator(".at b")).to_have_text(re.compile(r"^Turn ([2-9]|\d\d): "))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_link_leads_to_the_moment(visit: Open, saved: Engine) -> None:
    game = finished(saved)
    page = opened(visit, game)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("slider").fill("8")
    expect_moment(page, 8, 1)
    page.get_by_role("button", name="One answer forward").click()
    expect_moment(page, 8, 2)
    seen = moment(page)
    page.get_by_role("button", name="Ben", exact=True).click()
    # Through one player's eyes less is to be seen, and another hand.
    expect(page.get_by_role("button", name="Ben", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    assert moment(page) != seen
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith(f"/games/{game}?turn=8&step=1&seat=1")
    other = visit(link, reduced_motion="reduce")
    expect_moment(other, 8, 2)
    assert hand(other) == hand(page)
    page.wait_for_url(link)


def test_the_record_can_be_played_again(visit: Open, saved: Engine) -> None:
    page = opened(visit, finished(saved))
    page.get_by_role("button", name="Record").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = read(download.value.path().read_text(encoding="utf-8"))
    game = record.game()
    assert game.decision is None
    assert record.fairness is not None
    record.fairness.check(record.seed)
    assert record.fairness.commitment in page.locator("dialog").inner_text()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_where_games_are_shown(visit: Open, saved: Engine, theme: str) -> None:
    game = finished(saved)
    page = visit("/games", color_scheme=theme, bypass_csp=True)
    expect(games_found(page)).to_have_count(1)
    assert complaints(page) == []
    page.goto(f"/games/{game}?turn=9")
    expect(page.locator("main.tabletop")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert complaints(page) == []
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert complaints(page) == []


def test_cards_are_shown_by_the_rules_that_were_played(visit: Open, saved: Engine) -> None:
    table = SavedTable("Anna", "Ben", kingdom=parse("First Game"), profile=LATER)
    page = opened(visit, table.start().play().save(saved))
    mine = page.locator("[data-zone='supply mine']")
    expect(mine).to_contain_text("You may trash a Treasure")
