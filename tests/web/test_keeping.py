"""What lies on the table beyond a turn: Durations, mats, cards set aside, tokens on piles."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.axe import complaints
from web.conftest import PHONE, Open
from web.forged import Forger
from web.test_cards import DRAWN, HEIGHTS, forged

KINGDOM = (
    "embargo", "haven", "island", "lighthouse", "native_village", "outpost", "pirate_ship",
    "throne_room", "village", "wharf",
)  # fmt: skip
BASICS = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
SUPPLY = dict.fromkeys((*BASICS, *KINGDOM), 8) | {"village": 0}
OWN: dict[str, Any] = {
    "in_play": ["wharf", "throne_room", "lighthouse", "haven", "copper"],
    "staying": ["wharf", "throne_room", "lighthouse", "haven"],
    "saved": ["gold"],
    "mat": ["island", "estate", "island", "province"],
    "private_mat": ["copper", "curse"],
    "mat_tokens": 3,
}
FOES: dict[str, Any] = {
    "in_play": ["lighthouse", "wharf"],
    "staying": ["lighthouse", "wharf"],
    "saved": [None],
    "mat": ["island", "duchy"],
    "private_mat": [None, None],
    "mat_tokens": 2,
}
MARK = {
    "kind": "mark", "place": "list", "source": "embargo", "options": list(SUPPLY),
    "decline": False, "all": False, "buyable": [],
}  # fmt: skip
WORDS = {
    "en": {
        "in_play": "In play (Florin)", "mat": "Island mat (Florin)", "own_mat": "Island mat",
        "hidden": "Village mat (Florin)", "set_aside": "Set aside (Florin)", "loot": "Loot 3",
        "stays": "stays", "token": "1 token", "tokens": "2 tokens",
    },
    "de": {
        "in_play": "Im Spiel (Florin)", "mat": "Inseltableau (Florin)", "own_mat": "Inseltableau",
        "hidden": "Dorftableau (Florin)", "set_aside": "Zur Seite gelegt (Florin)",
        "loot": "Beute 3", "stays": "bleibt", "token": "1 Marker", "tokens": "2 Marker",
    },
}  # fmt: skip
# Whatever reaches beyond the screen, or lies under the question.
HIDDEN = """() => [...document.querySelectorAll(".players .one, .area .zones .one")].filter(one => {
  const {left, right, top, bottom} = one.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left < 0 || right > innerWidth || !one.contains(there);
}).map(one => one.dataset.card)"""


def laid_out(visit: Open, locale: str, **more: Any) -> tuple[Page, dict[str, Any], Forger]:
    """A table with everything that can be kept, and how to show it again."""
    page, forger = forged(visit, locale=locale, **more)
    me = forger.view["seat"]
    players = [
        {**player, **(OWN if seat == me else FOES)}
        for seat, player in enumerate(forger.view["players"])
    ]
    shown: dict[str, Any] = {
        "players": players,
        "supply": SUPPLY,
        "pile_tokens": {"wharf": 1, "gold": 2},
    }
    forger.show(**shown)
    expect(page.locator(".area .zones")).to_be_visible()
    return page, shown, forger


@pytest.mark.parametrize(("locale", "more"), [("en", {}), ("de", PHONE)], ids=("desktop", "phone"))
def test_what_is_kept_is_in_sight_and_read_aloud(
    visit: Open, locale: str, more: dict[str, Any]
) -> None:
    words = WORDS[locale]
    page, _, _ = laid_out(visit, locale, **more)
    waiting = page.get_by_role("group", name=words["in_play"], exact=True)
    expect(waiting.locator("[data-card]")).to_have_count(2)
    own = page.get_by_role("group", name=words["own_mat"], exact=True)
    expect(own).to_contain_text("\N{MULTIPLICATION SIGN}2")
    expect(own.locator("[data-card]")).to_have_count(3)
    expect(page.get_by_role("group", name=words["mat"]).locator("[data-card]")).to_have_count(2)
    # Of what is hidden only the number is known.
    for hidden, count in ((words["hidden"], "2"), (words["set_aside"], "1")):
        group = page.get_by_role("group", name=hidden)
        expect(group).to_contain_text(count)
        expect(group.locator("[data-card]")).to_have_count(0)
    expect(page.locator(".play .stays")).to_have_text([words["stays"]] * 4)
    expect(page.locator(".own .piles")).to_contain_text(words["loot"])
    expect(page.locator("[data-zone='supply wharf'] .tag")).to_have_text(words["token"])
    expect(page.locator("[data-zone='supply gold'] .tag")).to_have_text(words["tokens"])
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(page) == []


def test_nothing_moves_when_cards_come_to_stay(visit: Open) -> None:
    page, shown, forger = laid_out(visit, "de", **PHONE)
    top = "document.querySelector('[data-zone^=supply]').getBoundingClientRect().top"
    page.evaluate(DRAWN)
    before = page.evaluate(HEIGHTS), page.evaluate(top)
    emptied = dict.fromkeys(("in_play", "staying", "saved", "mat", "private_mat"), ())
    forger.show(**shown | {"players": [{**one, **emptied} for one in shown["players"]]})
    expect(page.locator(".players .one")).to_have_count(0)
    page.evaluate(DRAWN)
    assert (page.evaluate(HEIGHTS), page.evaluate(top)) == before


def test_a_pile_is_marked_where_it_lies(visit: Open) -> None:
    page, shown, forger = laid_out(visit, "en")
    forger.show(MARK, **shown)
    piles = page.locator("[data-zone^=supply][data-choice]")
    # An empty pile can be marked as well.
    expect(piles).to_have_count(len(SUPPLY))
    expect(page.locator("section.asked [data-card]")).to_have_count(0)
    village = page.locator("[data-zone='supply village']")
    village.focus()
    page.keyboard.press("Enter")
    page.evaluate(DRAWN)
    answers = [sent["words"] for sent in forger.sent if sent["type"] == "answer"]
    assert answers == [["village"]]
