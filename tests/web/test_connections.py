"""Connections that break: nothing is lost, nothing happens twice, and the game goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from server.processes import ServerProcess
from web.conftest import NO_PAGE, Open
from web.player import Player, play_on
from web.test_games import come, join_here, make
from web.wire import Wire, wired

UNFOLD = """async () => {
  document.querySelector(".turns .earlier")?.click();
  await new Promise(requestAnimationFrame);
  for (const one of document.querySelectorAll(".turns details:not([open]) summary")) one.click();
}"""


@pytest.fixture
def wire(address: str) -> Iterator[Wire]:
    """A wire to the server."""
    with wired(address) as found:
        yield found


def lost(page: Page) -> Locator:
    """What tells that there is no connection."""
    return page.get_by_text("Connection lost")


def log(page: Page) -> list[str]:
    """All that has been told so far."""
    page.evaluate(UNFOLD)
    return page.locator(".turns details").locator("summary, p").all_text_contents()


def expect_whole_log(page: Page) -> None:
    """Fail unless somebody who comes anew is told the same."""
    lines = log(page)
    page.reload()
    expect(page.locator(".turns details").first).to_be_attached()
    assert log(page) == lines


def buy(page: Page, card: str) -> None:
    page.locator(f"[data-choice][data-card={card}]").click()


def begin(visit: Open, wire: Wire) -> tuple[Page, Page]:
    """A game of Anna, whose connection goes over the wire, and Ben, whose does not."""
    anna, ben = visit(NO_PAGE), visit(NO_PAGE)
    anna.goto(f"{wire.address}{NO_PAGE}")
    table = make(anna, "Anna", seats=["person", "person"], autostart=True, kingdom="First Game")
    anna.goto(f"{wire.address}/t/{table}")
    come(ben, "Ben", table)
    ben.get_by_label("Your name").fill("Ben")
    sit_down = ben.get_by_role("button", name="Sit down")
    # Anna takes her seat as soon as her page is there.
    expect(sit_down).to_have_count(1)
    sit_down.click()
    expect(anna.locator(".tabletop")).to_be_visible()
    return anna, ben


def buys(page: Page, card: str) -> Locator:
    """The lines of the log that tell that somebody bought a card."""
    return page.locator(".turns p").filter(has_text="buys").filter(has_text=card)


def play_to(player: Player, other: Player, kind: str) -> None:
    """Let two people play until one of them is asked something; nobody buys Actions."""
    for _ in range(40):
        question = player.look()["question"]
        if question is None:
            other.step_or_wait()
        elif question["kind"] == kind:
            return
        else:
            player.step()
    raise AssertionError(f"nobody is asked to {kind}")


@pytest.mark.parametrize("swallowed", ["answer", "reply"])
def test_an_answer_at_the_moment_of_the_cut_counts_once(
    visit: Open, wire: Wire, swallowed: str
) -> None:
    anna, ben = begin(visit, wire)
    players = Player(anna, curious=0), Player(ben, curious=0)
    play_to(*players, "buy")
    wire.deaf, wire.mute = swallowed == "answer", swallowed == "reply"
    buy(anna, "moat")
    if swallowed == "reply":
        expect(buys(ben, "Moat")).to_have_count(1)
    wire.cut()
    expect(lost(anna)).to_be_visible()
    wire.mend()
    expect(lost(anna)).to_be_hidden()
    for page in (anna, ben):
        expect(buys(page, "Moat")).to_have_count(1)
    play_to(*players, "buy")
    assert buys(ben, "Moat").count() == 1
    expect_whole_log(anna)


def test_an_answer_without_a_connection_is_given_when_it_is_back(visit: Open, wire: Wire) -> None:
    anna, ben = begin(visit, wire)
    players = Player(anna, curious=0), Player(ben, curious=0)
    play_to(*players, "buy")
    wire.cut()
    expect(lost(anna)).to_be_visible()
    remark = anna.get_by_placeholder("Say something")
    remark.fill("Are you there?")
    remark.press("Enter")
    buy(anna, "moat")
    wire.mend()
    expect(lost(anna)).to_be_hidden()
    expect(buys(anna, "Moat")).to_have_count(1)
    # What was said to nobody can be said again.
    expect(remark).to_have_value("Are you there?")
    play_to(*players, "buy")
    assert buys(ben, "Moat").count() == 1


def test_what_others_do_meanwhile_is_told(visit: Open, wire: Wire) -> None:
    """To a player whose turn it is not, and to a spectator."""
    anna, ben = begin(visit, wire)
    eve = visit(NO_PAGE)
    come(eve, "Eve", anna.url.rsplit("/", 1)[1])
    eve.goto(anna.url)
    expect(eve.locator(".turns details").first).to_be_attached()
    play_to(Player(ben, curious=0), Player(anna, curious=0), "buy")
    wire.cut()
    for page in (anna, eve):
        expect(lost(page)).to_be_visible()
    ben.get_by_placeholder("Say something").fill("Are you there?")
    ben.keyboard.press("Enter")
    expect(ben.get_by_text("Are you there?")).to_be_visible()
    buy(ben, "moat")
    expect(buys(ben, "Moat")).to_have_count(1)
    wire.mend()
    for page in (anna, eve):
        expect(lost(page)).to_be_hidden()
        expect(buys(page, "Moat")).to_have_count(1)
        expect(page.get_by_text("Are you there?")).to_have_count(1)
        expect_whole_log(page)
    play_to(Player(anna, curious=0), Player(ben, curious=0), "buy")


def test_at_one_screen_the_same_player_goes_on(visit: Open, wire: Wire) -> None:
    page = visit(NO_PAGE)
    page.goto(f"{wire.address}{NO_PAGE}")
    table = make(page, "Anna", seats=["person", "person"], autostart=True, kingdom="First Game")
    page.goto(f"{wire.address}/t/{table}")
    join_here(page, "Ben")
    player = Player(page, "one screen")
    play_on(player, 7)
    wire.cut()
    expect(lost(page)).to_be_visible()
    hand = page.locator("[data-zone^='hand'] [data-card]").all_text_contents()
    wire.mend()
    expect(lost(page)).to_be_hidden()
    expect(page.locator("section.asked")).to_be_visible()
    assert page.locator("[data-zone^='hand'] [data-card]").all_text_contents() == hand
    lines = log(page)
    page.reload()
    expect(page.locator("[data-ready]")).to_be_visible()
    player.step()
    expect(page.locator("section.asked")).to_be_visible()
    assert log(page) == lines
    play_on(player, 6)


def test_a_killed_server_is_waited_for(visit: Open, tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path}/killed.db") as server:
        page = visit(NO_PAGE)
        page.goto(f"http://127.0.0.1:{server.port}/")
        page.get_by_role("button", name="Play now").click()
        player = Player(page)
        play_on(player, 6)
        server.kill()
        expect(lost(page)).to_be_visible()
        server.start()
        expect(lost(page)).to_be_hidden()
        play_on(player, 6)
        expect(page.locator("section.asked")).to_be_visible()
        expect_whole_log(page)
