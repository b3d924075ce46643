"""Puzzles in the browser: choosing, trying, failing, taking back, solving."""

from playwright.sync_api import Page, expect
from web.axe import complaints
from web.conftest import PHONE, Open

from throneroom.engine.card import BY_ID
from throneroom.puzzles import Goal, puzzles
from throneroom.text.words import Words

ALL = len(puzzles())
PURCHASES = sum(puzzle.goal == Goal.BEST_PURCHASE for puzzle in puzzles())


def pile(page: Page, card: str) -> None:
    """Choose a pile."""
    page.locator(f"main button[data-card={card}]").click()


def test_a_purchase_is_tried_until_it_is_right_and_stays_solved(visit: Open) -> None:
    page = visit("/", bypass_csp=True)
    page.get_by_role("link", name="Puzzles find the one right move").click()
    expect(page.get_by_text(f"Solved: 0 of {ALL}")).to_be_visible()
    page.get_by_text("The best purchase", exact=True).first.click()
    expect(page.get_by_text(f"Solved: 0 of {PURCHASES}")).to_be_visible()
    page.get_by_role("button", name="Alchemy").click()
    page.get_by_role("button", name="Alchemy").click()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("link", name="Next unsolved puzzle").click()
    page.wait_for_url("**/puzzles/buy-01")
    pile(page, "hamlet")
    told = page.get_by_role("alert")
    expect(told).to_contain_text("There is a better purchase.")
    expect(told.get_by_role("listitem")).to_have_text(["Hamlet 41.7 %"])
    expect(told).to_contain_text("The best purchase wins 56.1 %.")
    assert complaints(page) == []
    page.keyboard.press("Space")
    expect(told).to_have_count(0)
    assert not [url for url in asked if url.endswith("/solution")]
    pile(page, "silver")
    expect(told).to_contain_text("Solved!")
    expect(told.get_by_role("listitem")).to_have_count(8)
    expect(told).to_contain_text("with a confidence of 99.9 %")
    assert complaints(page) == []
    page.get_by_role("link", name="Next puzzle").click()
    page.wait_for_url("**/puzzles/buy-02")
    page.goto("/puzzles")
    expect(page.get_by_text(f"Solved: 1 of {ALL}")).to_be_visible()
    expect(page.locator(".mark")).to_have_text("Solved")


def test_a_turn_is_won_by_keys_after_a_lost_one_was_taken_back(visit: Open) -> None:
    page = visit("/puzzles/win-02", locale="de", **PHONE)
    asked = page.locator("section.asked")
    expect(asked).to_have_attribute("data-kind", "play_action")
    page.keyboard.press("Space")
    expect(asked).to_have_attribute("data-kind", "play_treasure")
    page.keyboard.press("u")
    expect(asked).to_have_attribute("data-kind", "play_action")
    for kind in ("play_treasure", "buy"):
        page.keyboard.press("Space")
        expect(asked).to_have_attribute("data-kind", kind)
    page.keyboard.press("Space")
    told = page.get_by_role("alert")
    expect(told).to_contain_text("Der Zug ist vorbei")
    expect(told).to_contain_text("Das Spiel ist nicht zu Ende")
    page.get_by_role("button", name="Letzte Antwort zurücknehmen").click()
    expect(asked).to_have_attribute("data-kind", "buy")
    for kind in ("play_treasure", "play_action"):
        page.keyboard.press("u")
        expect(asked).to_have_attribute("data-kind", kind)
    page.get_by_role("button", name="Lösung zeigen").click()
    expect(page.get_by_role("status")).to_contain_text("Anna entsorgt ein Kupfer.")
    page.keyboard.press("1")
    page.locator(".own [data-card=copper]").click()
    expect(asked).to_have_attribute("data-kind", "play_treasure")
    page.keyboard.press("Space")
    expect(asked).to_have_attribute("data-kind", "buy")
    pile(page, "duchy")
    expect(told).to_contain_text("Gelöst!")
    expect(told).to_contain_text("Anna: 19 Punkte, Ben: 12 Punkte")
    # Who was shown the solution has not found it.
    assert page.evaluate("() => localStorage['throneroom-puzzles']") is None


def test_an_attack_is_answered_in_two_steps_on_a_phone_in_german(visit: Open) -> None:
    """To discard to a Torturer, and what: only both together solve the puzzle."""
    puzzle = next(one for one in puzzles() if one.asks_once and one.best.startswith("discard / "))
    torturer, words = BY_ID["torturer"], Words("de")
    page = visit(
        f"/puzzles/{puzzle.id}", locale="de", color_scheme="dark", bypass_csp=True, **PHONE
    )
    asked = page.locator("section.asked")
    expect(asked).to_have_attribute("data-kind", "choose")
    expect(page.get_by_text("Mit welcher Antwort gewinnst du die meisten Spiele?")).to_be_visible()
    page.get_by_role("button", name=words.mode("curse", torturer, "")).tap()
    told = page.get_by_role("alert")
    expect(told).to_contain_text("Es gibt eine bessere Antwort.")
    expect(told.get_by_role("listitem")).to_have_count(1)
    expect(told).to_contain_text("Die beste Antwort gewinnt")
    assert complaints(page) == []
    page.keyboard.press("Space")
    expect(told).to_have_count(0)
    page.get_by_role("button", name=words.mode("discard", torturer, "")).tap()
    expect(asked).to_have_attribute("data-kind", "discard")
    for card in puzzle.best.removeprefix("discard / ").split(", "):
        page.locator(f".own [data-choice][data-card={card}]").first.click(
            position={"x": 12, "y": 60}
        )
    page.get_by_role("button", name="Bestätigen").tap()
    expect(told).to_contain_text("Gelöst!")
    expect(told.get_by_role("listitem")).to_have_count(len(puzzle.shares))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(page) == []
