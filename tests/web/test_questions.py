"""Every kind of question, answered by mouse, by touch and by keyboard alone, at one screen."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.conftest import PHONE, Open
from web.player import Player, Way, play
from web.test_games import make

from throneroom.engine.decision import KINDS

# Kingdoms whose cards between them ask everything, and what to buy for it to come up soon.
COURT = (
    "Hamlet, Masquerade, Secret Chamber, Spy, Steward, Swindler, Throne Room, Torturer, Village, "
    "Wishing Well"
)
KITCHEN = (
    "Alchemist, Apothecary, Baker, Chancellor, Golem, Herbalist, Masterpiece, Plaza, Remodel, "
    "University"
)
WISHES = {
    COURT: "wishing_well silver spy wishing_well torturer masquerade swindler swindler throne_room "
    "silver throne_room silver throne_room secret_chamber steward masquerade swindler",
    KITCHEN: "plaza herbalist masterpiece potion golem remodel silver golem potion masterpiece "
    "apothecary alchemist potion alchemist masterpiece chancellor potion herbalist remodel baker",
}
ASKED = {
    COURT: {
        "play_action", "play_treasure", "buy", "discard", "trash", "put_on_deck", "play_again",
        "show", "fate", "choose", "give", "pass", "name",
    },
    KITCHEN: {"gain", "confirm", "order", "spend", "overpay"},
}  # fmt: skip
WAYS: dict[Way, dict[str, Any]] = {"mouse": {}, "touch": PHONE, "keyboard": {}}


def at_one_screen(visit: Open, kingdom: str, **more: Any) -> Page:
    """Two people at one screen, without motion, since that would only take time."""
    page = visit("/settings", reduced_motion="reduce", **more)
    wishes = {"seats": ["person", "person"], "autostart": True, "kingdom": kingdom}
    page.goto(f"/t/{make(page, 'Anna', **wishes)}")
    page.get_by_role("button", name="Another player").click()
    expect(page.locator("dialog [data-ready]")).to_be_visible()
    return page


def test_these_are_all_kinds_of_questions() -> None:
    assert set().union(*ASKED.values()) == set(KINDS)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("kingdom", "seed"), [(COURT, "everybody"), (KITCHEN, "somebody")], ids=("court", "kitchen")
)
def test_all_that_is_asked_can_be_answered(visit: Open, kingdom: str, seed: str, way: Way) -> None:
    page = at_one_screen(visit, kingdom, **WAYS[way])
    player = Player(page, seed, way, wishes=WISHES[kingdom].split())
    wanted = ASKED[kingdom]
    play(player, answers=250, until=lambda: wanted <= player.kinds.keys())
    assert wanted - player.kinds.keys() == set()
    if way == "mouse":
        # At one screen, too, a game goes on to its end.
        player.hurried = True
        play(player, answers=500)
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()
