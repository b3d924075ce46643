"""Somebody who plays in a browser, by mouse, by touch or by keyboard."""

import random
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Literal, TypedDict

from playwright.sync_api import Locator, Page

PATIENCE = 40.0
LOOKED_AT = "dialog .sheet"
"""A card that stays large."""
PRESSED_BY_SPACE = "button:not([aria-disabled=true]), a, summary"
MOST_TABS = 150
"""Whatever takes more of them is not within reach of the keyboard."""

Way = Literal["mouse", "touch", "keyboard"]

# All that a player looks at, at one glance.
LOOK = """() => {
  const asked = document.querySelector("section.asked");
  return {
    ready: document.querySelector("[data-ready]") !== null,
    over: document.querySelector("dialog .result, dialog footer") !== null,
    question: asked && {
      number: asked.dataset.number,
      kind: asked.dataset.kind,
      several: "several" in asked.dataset,
      least: Number(asked.dataset.least ?? 0),
      choices: [...document.querySelectorAll("[data-choice]")].map(one => ({
        card: one.dataset.card ?? "",
        left: Number(one.querySelector(".left")?.textContent ?? 0),
      })),
    },
  };
}"""
ANSWERED = """before => document.querySelector("[data-ready]")
  || document.querySelector("section.asked")?.dataset.number !== before"""
# Where to press something that lies still and open to view; of a card under others its edge.
SPOT = """one => {
  one.scrollIntoViewIfNeeded();
  const {x, y, width, height} = one.getBoundingClientRect();
  const spots = [0.5, 0.1].map(part => [x + part * width, y + height / 2]);
  const still = !one.disabled && document.getAnimations().length === 0;
  return still && spots.find(spot => one.contains(document.elementFromPoint(...spot))) || null;
}"""


class Choice(TypedDict):
    """Something that glows: the card it stands for, if any, and how many are left of a pile."""

    card: str
    left: int


class Question(TypedDict):
    """What is asked, and what can be chosen in the order of the page."""

    number: str
    kind: str
    several: bool
    least: int
    choices: list[Choice]


class Look(TypedDict):
    """What is to be done on a page."""

    ready: bool
    over: bool
    question: Question | None


class Player:
    """Answers whatever is asked on a page, in some way that ends games.

    `wishes` are cards to buy, once for each time that they are named, before all others. Whoever
    is `hurried` plays no Actions and empties piles, so that the game is over soon.
    """

    def __init__(
        self,
        page: Page,
        seed: str = "a player",
        way: Way = "mouse",
        curious: float = 0.1,
        wishes: Iterable[str] = (),
    ) -> None:
        self.curious = curious
        self.page = page
        self.chance = random.Random(seed)
        self.way = way
        self.wishes = list(wishes)
        self.hurried = False
        self.kinds: Counter[str] = Counter()
        self.answered = 0

    @property
    def over(self) -> bool:
        """Whether the end is shown."""
        return self.look()["over"]

    def look(self) -> Look:
        """What there is to do."""
        found: Look = self.page.evaluate(LOOK)
        return found

    def step(self) -> bool:
        """Answer if asked; whether that was so."""
        seen = self.look()
        question = seen["question"]
        if seen["ready"]:
            ready = self.page.locator("[data-ready]")
            self.press(ready)
            ready.wait_for(state="detached")
            return True
        if question is None:
            return False
        self.kinds[question["kind"]] += 1
        self.answer(question)
        self.page.wait_for_function(ANSWERED, arg=question["number"])
        self.answered += 1
        return True

    def step_or_wait(self) -> None:
        """Answer, or give the others a moment."""
        if not self.step():
            self.page.wait_for_timeout(20)

    def answer(self, question: Question) -> None:
        """Choose among what glows; press the usual button otherwise."""
        kind, there = question["kind"], len(question["choices"])
        if kind == "play_treasure" or (kind == "play_action" and self.hurried):
            self.do_the_usual()
        elif kind == "buy":
            self._buy(question["choices"])
        elif question["several"]:
            self._choose(question["least"], there)
        elif there:
            self.choose(self.chance.randrange(there))
        else:
            self.do_the_usual()

    def _choose(self, least: int, there: int) -> None:
        """Several; as few as must be where more are not allowed."""
        if self.way == "mouse" and self.page.locator(".sortable").count():
            self._drag()
            return
        wanted = max(least, min(there, self.chance.choice((least, 1, 2))))
        chosen = self.chance.sample(range(there), wanted)
        for place in chosen:
            self.choose(place)
        if self.page.locator("section.asked .primary").is_disabled():
            for place in chosen[least:]:
                self.choose(place)
        self.do_the_usual()

    def _drag(self) -> None:
        """Bring the last of those to be ordered to the front."""
        row = self.page.locator(".sortable > *")
        last = row.last.get_attribute("data-card")
        row.last.hover()
        self.page.mouse.down()
        spot = row.first.bounding_box()
        assert spot
        self.page.mouse.move(spot["x"] + 12, spot["y"] + spot["height"] / 2, steps=6)
        self.page.mouse.up()
        assert row.first.get_attribute("data-card") == last
        self.do_the_usual()

    def _buy(self, piles: list[Choice]) -> None:
        bought = self._bought({pile["card"]: pile["left"] for pile in piles})
        if bought is None:
            self.do_the_usual()
        else:
            self.choose([pile["card"] for pile in piles].index(bought))

    def _bought(self, piles: dict[str, int]) -> str | None:
        """What ends the game soon; whoever is curious buys any card."""
        others = [card for card in piles if card not in ("copper", "curse", "estate", "silver")]
        if self.hurried:
            return min(
                piles.keys() - {"copper"}, key=lambda card: (piles[card], card), default=None
            )
        for wish in self.wishes:
            if wish in piles:
                self.wishes.remove(wish)
                return wish
        if "province" in piles:
            return "province"
        if others and self.chance.random() < self.curious:
            return self.chance.choice(others)
        return next((card for card in ("gold", "silver") if card in piles), None)

    def choose(self, place: int) -> None:
        """One of what glows."""
        if self.way == "keyboard" and place < 9:
            self.page.keyboard.press(str(place + 1))
        else:
            self.press(self.page.locator("[data-choice]").nth(place))

    def do_the_usual(self) -> None:
        """What the largest button does."""
        usual = self.page.locator("section.asked .primary")
        if self.way == "keyboard" and not self._holds(PRESSED_BY_SPACE):
            self.page.keyboard.press("Space")
        else:
            self.press(usual)

    def press(self, element: Locator) -> None:
        """As somebody with a mouse, with a finger, or with keys alone."""
        if self.way == "keyboard":
            self._tab_to(element)
            self.page.keyboard.press("Enter")
            return
        spot = element.evaluate(SPOT)
        if self.way == "touch":
            self.page.touchscreen.tap(*spot) if spot else element.tap()
            if self.page.locator(LOOKED_AT).count():
                # Where much else runs, a tap may last as long as a press that looks at a card.
                self.page.keyboard.press("Escape")
                self.press(element)
        else:
            self.page.mouse.click(*spot) if spot else element.click()

    def _tab_to(self, element: Locator) -> None:
        for _ in range(MOST_TABS):
            if element.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {element}")

    def _holds(self, what: str) -> bool:
        found: bool = self.page.evaluate("what => document.activeElement.matches(what)", what)
        return found


def play(
    *players: Player,
    answers: int = 400,
    patience: float = 300.0,
    until: Callable[[], bool] = lambda: False,
) -> None:
    """Play to the end or until something is true, each on their own page."""
    end = time.monotonic() + patience
    waited = 0.0
    while not until() and not all(player.over for player in players):
        assert time.monotonic() < end, "the game does not end"
        assert sum(player.answered for player in players) < answers
        if sum(player.step() for player in players):
            waited = 0.0
        else:
            players[0].page.wait_for_timeout(20)
            waited += 0.02
            assert waited < PATIENCE, "nobody is asked"


def play_on(player: Player, answers: int, patience: float = 120.0) -> None:
    """Give so many more answers."""
    end, wanted = time.monotonic() + patience, player.answered + answers
    while player.answered < wanted:
        assert time.monotonic() < end, "it takes too long"
        player.step_or_wait()
