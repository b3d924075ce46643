"""How cards look where they lie: texts, stacks, piles and hands, on every size of screen."""

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.conftest import NO_PAGE, PHONE, Open
from web.forged import Forger
from web.test_games import make
from web.test_table import asked

from throneroom import CARDS, Card
from throneroom.kingdoms import KINGDOM_CARDS

TIMES = "\N{MULTIPLICATION SIGN}"
SMALLEST_LETTERS = 11
BASICS = ("copper", "silver", "gold", "potion", "estate", "duchy", "province", "curse")
SIZES = [(1440, 900), (1280, 720), (1024, 768), (820, 1180), (390, 844), (320, 640)]
BUY = {"kind": "buy", "place": "supply", "options": ["copper", "estate"], "all": False}
DRAWN = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}"""
# Of each card in hand: whether its text is cut off, whether it says so, and how large letters are.
TEXTS = """() => [...document.querySelectorAll(".own .place > [data-card]")].map(card => {
  const body = card.querySelector(".body");
  const letters = [...body.querySelectorAll(".rules, .bonuses")];
  return {
    card: card.dataset.card,
    cut: body.scrollHeight > body.clientHeight + 1,
    marked: getComputedStyle(body, "::after").content !== "none",
    letters: Math.min(...letters.map(text => parseFloat(getComputedStyle(text).fontSize))),
  };
})"""
# Piles whose name lies on their price or their number, or reaches beyond the pile. Letters have
# no ink in the upper and the lower quarter of their line.
CROWDED = """() => [...document.querySelectorAll("[data-zone^=supply]")].filter(pile => {
  const range = document.createRange();
  range.selectNodeContents(pile.querySelector(".name"));
  const {right} = pile.getBoundingClientRect();
  const others = [...pile.querySelectorAll(".coin, .left")].filter(one => !one.closest(".text"));
  return [...range.getClientRects()].some(name => name.right > right - 2 || others.some(other => {
    const box = other.getBoundingClientRect();
    return box.left < name.right - 1 && box.right > name.left + 1
      && box.top < name.bottom - name.height / 4 && box.bottom > name.top + name.height / 4;
  }));
}).map(pile => pile.dataset.card)"""


def forged(visit: Open, **more: Any) -> tuple[Page, Forger]:
    """A game against a bot whose pictures can be changed."""
    page = visit(NO_PAGE, reduced_motion="reduce", **more)
    forger = Forger(page)
    page.goto(f"/t/{make(page, 'Anna', seats=['person', 'money'], autostart=True)}")
    expect(page.locator("section.asked")).to_be_visible()
    return page, forger


def groups(cards: Sequence[Card], size: int) -> Iterator[list[str]]:
    """All of some cards, a few at a time."""
    for first in range(0, len(cards), size):
        yield [card.id for card in cards[first : first + size]]


def shown(page: Page, forger: Forger, hand: list[str]) -> list[dict[str, Any]]:
    """What is seen of a hand's texts."""
    forger.show(hand=hand)
    expect(page.locator(f".own .place > [data-card={hand[0]}]")).to_be_visible()
    page.evaluate(DRAWN)
    found: list[dict[str, Any]] = page.evaluate(TEXTS)
    assert {text["card"] for text in found} == set(hand)
    return found


@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_text_fits_into_the_hand_and_no_name_runs_into_a_price(
    visit: Open, locale: str
) -> None:
    page, forger = forged(visit, locale=locale)
    # Where so little fits, the longest text of a language may end with a sign.
    for size, most in (((1440, 900), 0), ((1280, 720), 1)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        texts = [text for hand in groups(CARDS, 5) for text in shown(page, forger, hand)]
        cut = [text["card"] for text in texts if text["cut"]]
        assert [text["card"] for text in texts if text["marked"]] == cut
        assert len(cut) <= most, cut
        assert min(text["letters"] for text in texts if text["letters"]) >= SMALLEST_LETTERS
    crowded = []
    for piles in groups(KINGDOM_CARDS, 10):
        forger.show(supply=dict.fromkeys([*BASICS, *piles], 10), costs={})
        expect(page.locator(f"[data-zone='supply {piles[0]}']")).to_be_attached()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            crowded += [(width, card) for card in page.evaluate(CROWDED)]
    assert crowded == []


def test_equal_cards_lie_on_one_another_until_several_are_chosen(visit: Open) -> None:
    page, forger = forged(visit)
    hand = ["copper", "copper", "copper", "estate", "estate", "moat"]
    forger.show(hand=hand, decision={"options": ["copper"] * 3})
    places = page.locator(".own .place > [data-card]")
    expect(places).to_have_count(3)
    expect(page.locator(".own .times")).to_have_text([f"{TIMES}3", f"{TIMES}2"])
    expect(page.get_by_role("button", name=re.compile("^Copper.*3 of them"))).to_be_enabled()
    several = {"kind": "discard", "options": hand, "several": True, "most": 3, "all": False}
    forger.show(hand=hand, decision={**several, "decline": False})
    expect(places).to_have_count(6)
    coppers = page.locator(".own [data-card=copper]")
    coppers.nth(0).click()
    coppers.nth(2).focus()
    page.keyboard.press("Enter")
    # The first card is the Moat; number 3 is the Copper in the middle.
    page.keyboard.press("3")
    expect(page.get_by_role("button", name="Confirm 3")).to_be_visible()
    coppers.nth(0).click()
    pressed = page.get_by_role("button", name="Copper", pressed=True).and_(coppers)
    expect(pressed).to_have_count(2)
    expect(page.get_by_role("button", name="Confirm 2")).to_be_enabled()


def test_a_possessed_turn_shows_the_other_player_and_never_a_mixture(visit: Open) -> None:
    page, forger = forged(visit)
    view = forger.view
    me = view["seat"]
    other = 1 - me
    players = list(view["players"])
    sizes = {"hand_size": 2, "deck_size": 13, "discard_size": 4, "discard_top": "gold"}
    players[other] = {**players[other], **sizes, "points": 17, "in_play": ["village"]}
    forger.show(
        {"player": other, "seat": me, "options": ["silver"]},
        players=players,
        current=other,
        possessor=me,
        possessed_hand=["silver", "duchy"],
    )
    bot = page.locator(".own .whose")
    expect(bot).to_have_text("Hand of Florin")
    expect(page.get_by_role("heading", name="Florin's turn, played by you")).to_be_visible()
    own = page.get_by_role("region", name="Hand of Florin")
    assert own.locator(".place > [data-card]").evaluate_all(
        "all => all.map(card => card.dataset.card)"
    ) == ["silver", "duchy"]
    expect(own).to_contain_text(re.compile("Deck 13 .*Discard 4 .*Gold.*Points 17", re.DOTALL))
    expect(page.get_by_role("group", name="In play (Florin)")).to_contain_text("Village")
    expect(page.locator(".players h2")).to_have_text(["Player"])
    # What an Attack asks of the possessor is about the possessor's own cards.
    forger.show(
        {"player": me, "seat": me, "kind": "discard", "options": view["hand"], "off_turn": True},
        players=players,
        current=other,
        possessor=me,
        possessed_hand=["silver", "duchy"],
    )
    expect(page.get_by_role("region", name="Your hand")).to_contain_text("Copper")
    expect(page.locator(".players h2")).to_have_text(["Florin"])


def test_a_click_on_a_pile_plays_the_treasures_and_buys(visit: Open) -> None:
    page = visit(NO_PAGE, reduced_motion="reduce")
    page.goto(f"/t/{make(page, 'Anna', seats=['person', 'money'], autostart=True)}")
    expect(asked(page, "play_treasure")).to_be_visible()
    dear = page.locator("[data-zone='supply province']")
    expect(dear).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name=re.compile("Cellar.*can be bought right away")).click()
    log = page.locator(".turns")
    expect(log).to_contain_text(re.compile("plays . Coppers.*buys and gains a Cellar", re.DOTALL))
    expect(asked(page, "play_treasure")).to_be_visible()
    # It can be done with keys, and be taken back like any other answer.
    page.locator("[data-zone='supply estate']").focus()
    page.keyboard.press("Enter")
    expect(log).to_contain_text("buys and gains an Estate")
    expect(asked(page, "play_treasure")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(asked(page, "buy")).to_be_visible()
    # A pile that is asked for anyway is bought as ever.
    page.locator("[data-zone='supply moat']").click()
    expect(log).to_contain_text("buys and gains a Moat")


HEIGHTS = """() => [".ask", ".own", ".board"].map(part => {
  const {top, height} = document.querySelector(`.tabletop > ${part}`).getBoundingClientRect();
  return [part, Math.round(top), Math.round(height)];
})"""


@pytest.mark.parametrize("locale", ["en", "de"])
def test_on_a_phone_nothing_jumps_and_all_begins_at_its_beginning(visit: Open, locale: str) -> None:
    page, forger = forged(visit, locale=locale, **PHONE)
    for width, height in ((390, 844), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        measured = []
        for kind, undo in product(("play_treasure", "buy"), ("no", "free", "ask")):
            forger.show(BUY if kind == "buy" else {}, undo)
            expect(asked(page, kind)).to_be_visible()
            expect(page.locator(".undo")).to_have_count(0 if undo == "no" else 1)
            measured.append(page.evaluate(HEIGHTS))
        assert measured.count(measured[0]) == len(measured), measured
    # A new hand is seen from its first card on.
    row = page.locator(".own [data-zone^=hand]")
    many = [card.id for card in KINGDOM_CARDS[:12]]
    forger.show(hand=many)
    expect(page.locator(".own .place")).to_have_count(12)
    row.evaluate("row => row.scrollTo(400, 0)")
    assert row.evaluate("row => row.scrollLeft") > 0
    forger.show(hand=many[1:], turn=forger.view["turn"] + 2)
    expect(page.locator(".own .place")).to_have_count(11)
    page.evaluate(DRAWN)
    assert row.evaluate("row => row.scrollLeft") == 0
    # A card shown large, too.
    page.locator("[data-zone='supply militia']").focus()
    page.keyboard.press("i")
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("h3").first).to_be_visible()
    assert sheet.evaluate("sheet => sheet.scrollHeight > sheet.clientHeight + 100")
    assert sheet.evaluate("sheet => sheet.scrollTop") == 0


def test_an_upright_tablet_is_filled(visit: Open) -> None:
    page, _ = forged(visit, width=820, height=1180)
    assert page.locator(".pile .text").first.is_visible()
    own, ask, played = (
        page.locator(f".tabletop {part}").bounding_box() for part in (".own", "> .ask", ".area")
    )
    assert own is not None
    assert ask is not None
    assert played is not None
    assert own["width"] == ask["width"] == 820
    # What is played has room, but not half of the screen.
    assert 120 < played["height"] < 400
