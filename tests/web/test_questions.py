"""Every kind of question, answered by mouse, by touch and by keyboard alone, at one screen."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from sqlalchemy import Engine
from web.conftest import NO_PAGE, PHONE, Open
from web.player import SPOT, Player, Way, play
from web.saved import dawdled
from web.test_cards import forged
from web.test_games import BECOME, join_here, make

from throneroom.engine.kinds import Kind
from throneroom.kingdoms import KINGDOM_CARDS, parse

# Kingdoms whose cards between them ask everything, and what to buy for it to come up soon.
COURT = (
    "Hamlet, Masquerade, Secret Chamber, Spy, Steward, Swindler, Throne Room, Torturer, Village, "
    "Wishing Well"
)
KITCHEN = (
    "Alchemist, Apothecary, Baker, Chancellor, Golem, Herbalist, Masterpiece, Plaza, Remodel, "
    "University"
)
HARBOUR = (
    "Ambassador, Counting House, Embargo, Fishing Village, Haven, Island, Mill, Native Village, "
    "Secret Passage, Wharf"
)
WISHES = {
    COURT: "wishing_well silver spy secret_chamber torturer masquerade swindler secret_chamber "
    "swindler throne_room silver throne_room silver throne_room steward masquerade swindler",
    KITCHEN: "plaza herbalist masterpiece potion golem remodel silver golem potion masterpiece "
    "apothecary alchemist potion alchemist masterpiece chancellor potion herbalist remodel baker",
    HARBOUR: "ambassador ambassador embargo embargo haven haven secret_passage secret_passage "
    "embargo embargo ambassador island counting_house haven counting_house embargo mill "
    "counting_house secret_passage embargo",
}
ASKED = {
    COURT: {
        "play_action", "play_treasure", "buy", "discard", "trash", "put_on_deck", "play_again",
        "show", "fate", "choose", "give", "pass", "name",
    },
    KITCHEN: {"gain", "confirm", "order", "spend", "overpay"},
    HARBOUR: {"place", "reveal", "save", "return", "mark", "take"},
}  # fmt: skip
LATER = 28
"""The turn, counting those of both players, at which what was wished for is in the decks."""
WAYS: dict[Way, dict[str, Any]] = {"mouse": {}, "touch": PHONE, "keyboard": {}}


def at_one_screen(visit: Open, kingdom: str, **more: Any) -> Page:
    """Two people at one screen, without motion, since that would only take time."""
    page = visit(NO_PAGE, reduced_motion="reduce", **more)
    wishes = {"seats": ["person", "person"], "autostart": True, "kingdom": kingdom}
    page.goto(f"/t/{make(page, 'Anna', **wishes)}")
    join_here(page, "Ben")
    expect(page.locator("[data-ready]")).to_be_visible()
    return page


def with_decks_of_wishes(visit: Open, saved: Engine, kingdom: str, **more: Any) -> Page:
    """The same some turns later, where what was bought for it is in the decks."""
    page = visit(NO_PAGE, reduced_motion="reduce", **more)
    wishes = WISHES[kingdom].split()
    person = page.evaluate(BECOME, "Anna")
    game = dawdled(person, lambda game: game.turn >= LATER, parse(kingdom), wishes)
    page.goto(f"/t/{game.save(saved)}")
    expect(page.locator("[data-ready]")).to_be_visible()
    return page


def test_these_are_all_kinds_of_questions() -> None:
    assert set().union(*ASKED.values()) == set(Kind)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("kingdom", "seed"),
    [(COURT, "everybody"), (KITCHEN, "somebody"), (HARBOUR, "anybody")],
    ids=("court", "kitchen", "harbour"),
)
def test_all_that_is_asked_can_be_answered(
    visit: Open, saved: Engine, kingdom: str, seed: str, way: Way
) -> None:
    if kingdom == COURT:
        page = at_one_screen(visit, kingdom, **WAYS[way])
    else:
        page = with_decks_of_wishes(visit, saved, kingdom, **WAYS[way])
    player = Player(page, seed, way, wishes=WISHES[kingdom].split())
    wanted = ASKED[kingdom]
    play(player, answers=250, until=lambda: wanted <= player.kinds.keys())
    assert wanted - player.kinds.keys() == set()
    if way == "mouse" and kingdom == COURT:
        # At one screen, too, a game goes on to its end.
        player.hurried = True
        play(player, answers=500)
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_of_a_large_hand_every_card_can_be_reached(visit: Open) -> None:
    page, forger = forged(visit)
    hand = [card.id for card in KINGDOM_CARDS[:11]] + ["copper"] * 3
    several = {"kind": "discard", "options": hand, "several": True, "most": 14, "all": False}
    forger.show({**several, "decline": False}, hand=hand)
    places = page.locator("[data-zone^=hand] .place > [data-card]")
    expect(places).to_have_count(14)
    for place in range(places.count()):
        assert places.nth(place).evaluate(SPOT), f"card {place} lies under something"


def text_of(element: Locator) -> str:
    """What an element says, with single spaces."""
    return " ".join((element.text_content() or "").split())


# The lines of the last turn, and all that is told aloud, at the same moment.
LOGGED = """() => {
  const texts = (parent, what) => [...parent.querySelectorAll(what)].map(e => e.textContent.trim());
  const last = [...document.querySelectorAll(".turns details")].at(-1);
  return [last ? texts(last, "summary, p") : [], texts(document.querySelector("[role=log]"), "p")];
}"""


def test_what_is_asked_and_what_happens_is_told_aloud(visit: Open) -> None:
    """For screen readers: choices have names, questions and the log are announced."""
    page = at_one_screen(visit, COURT)
    player = Player(page, "everybody", wishes=WISHES[COURT].split())
    asked = page.locator("section.asked")
    choices = page.locator("[data-choice]")
    named = page.get_by_role("button", name=re.compile(r"\w")).and_(choices)
    kinds = set()
    lines: list[str] = []
    while player.answered < 30 or len(lines) < 2:
        if asked.count():
            kinds.add(asked.get_attribute("data-kind"))
            assert named.count() == choices.count()
            question = text_of(asked.locator(".ask"))
            announced = text_of(page.locator("main [aria-live=polite]"))
            assert announced
            assert announced in question
        player.step()
        lines, told = page.evaluate(LOGGED)
    assert len(kinds) > 6
    assert told[-len(lines) :] == lines
