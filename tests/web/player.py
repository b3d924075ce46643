"""Somebody who plays in a browser, by mouse or by keyboard."""

import random
import time
from collections import Counter

from playwright.sync_api import Locator, Page

PATIENCE = 40.0


class Player:
    """Answers whatever is asked on a page, in some way that ends games."""

    def __init__(
        self, page: Page, seed: str = "a player", keyboard: bool = False, curious: float = 0.1
    ) -> None:
        self.curious = curious
        self.page = page
        self.chance = random.Random(seed)
        self.keyboard = keyboard
        self.kinds: Counter[str] = Counter()
        self.answered = 0

    @property
    def asked(self) -> Locator:
        """The question, while there is one."""
        return self.page.locator("section.asked")

    @property
    def over(self) -> bool:
        """Whether the end is shown."""
        return self.page.locator("dialog .result, dialog footer").count() > 0

    def step(self) -> bool:
        """Answer if asked; whether that was so."""
        ready = self.page.locator("dialog [data-ready]")
        if ready.count():
            self.press(ready)
            ready.wait_for(state="detached")
            return True
        if not self.asked.count():
            return False
        number, kind = (self.asked.get_attribute(f"data-{name}") for name in ("number", "kind"))
        self.kinds[str(kind)] += 1
        self.answer(str(kind))
        self.page.wait_for_function(
            "before => document.querySelector('section.asked')?.dataset.number !== before",
            arg=number,
        )
        self.answered += 1
        return True

    def step_or_wait(self) -> None:
        """Answer, or give the others a moment."""
        if not self.step():
            self.page.wait_for_timeout(20)

    def answer(self, kind: str) -> None:
        """Choose among what glows; press the usual button otherwise."""
        page = self.page
        choices = page.locator("[data-choice]")
        confirm = page.locator("section.asked .primary")
        if kind == "play_treasure":
            page.keyboard.press("Space")
        elif kind == "buy":
            self._buy(choices)
        elif confirm.count() and page.locator("section.asked[data-several]").count():
            least = int(self.asked.get_attribute("data-least") or 0)
            wanted = max(least, min(choices.count(), self.chance.choice((least, 1, 2))))
            for index in range(wanted):
                self.press(choices.nth(index))
            if confirm.is_disabled():
                # So many are not allowed.
                for index in reversed(range(least, wanted)):
                    self.press(choices.nth(index))
            self.press(confirm)
        elif choices.count():
            self.press(choices.nth(self.chance.randrange(choices.count())))
        else:
            page.keyboard.press("Space")

    def _buy(self, choices: Locator) -> None:
        """The best that ends the game soon; whoever is curious buys any card."""
        names = choices.evaluate_all("all => all.map(one => one.dataset.card)")
        wanted = [name for name in ("province", "gold", "silver") if name in names]
        others = [name for name in names if name not in ("copper", "curse", "estate", "silver")]
        if others and self.chance.random() < self.curious and wanted[:1] != ["province"]:
            wanted = self.chance.sample(others, 1)
        if wanted:
            self.press(self.page.locator(f'[data-choice][data-card="{wanted[0]}"]').first)
        else:
            self.page.keyboard.press("Space")

    def press(self, element: Locator) -> None:
        """As somebody with a mouse, or with keys alone."""
        if self.keyboard:
            element.focus()
            self.page.keyboard.press("Enter")
        else:
            element.click()


def play(*players: Player, answers: int = 400, patience: float = 300.0) -> None:
    """Play to the end, each on their own page."""
    end = time.monotonic() + patience
    waited = 0.0
    while not all(player.over for player in players):
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
