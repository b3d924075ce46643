"""Analyses in the replay: asked for, growing, and what they tell."""

import re

import pytest
from playwright.sync_api import Page, expect
from server.games import SavedTable
from sqlalchemy import Engine
from sqlalchemy.orm import Session
from web.axe import complaints
from web.conftest import PHONE, Open

from throneroom.analysis import Analysis, JudgedAnswer, Outlook
from throneroom.server.history.analyses import ANALYSED_BY
from throneroom.server.storage.schema import AnalysisRow


def replay(visit: Open, saved: Engine, *, analysed: bool, **how: object) -> Page:
    """A finished game of bots, with or without an analysis in which a purchase was a mistake."""
    table = SavedTable("Cleo", "Dan", public=False).start().play()
    game = table.save(saved)
    if analysed:
        with Session(saved) as session, session.begin():
            text = analysis_of(table).to_json()
            session.add(AnalysisRow(id=game, analysis=text, version=ANALYSED_BY))
    page = visit(f"/games/{game}", reduced_motion="reduce", **how)
    expect(page.locator("main.tabletop")).to_be_visible()
    return page


def analysis_of(table: SavedTable) -> Analysis:
    """Chances that fall from turn to turn, and one purchase that cost a fifth of the victory."""
    record = table.table.record()
    game = record.begin()
    outlooks: list[Outlook] = []
    mistake: JudgedAnswer | None = None
    while not game.over:
        decision = game.decision
        assert decision is not None
        if len(outlooks) < game.turn:
            share = max(0.05, 0.6 - game.turn / 100)
            own = game.turns[game.current] + 1
            chances = (share, 1 - share)
            outlooks.append(Outlook(game.turn, own, game.current, game.answered, chances, 0.01))
        if mistake is None and game.turn > 4 and decision.kind == "buy":
            given = tuple(record.answers[game.answered][1])
            mistake = JudgedAnswer(
                answered=game.answered,
                turn=game.turn,
                own_turn=game.turns[game.current] + 1,
                seat=decision.seat,
                kind="buy",
                place="supply",
                source=None,
                affects=decision.seat,
                given=given,
                other=("militia",),
                lost=0.2,
                error=0.01,
                chance=0.4,
            )
        record.advance(game)
    outlooks.append(Outlook(game.turn + 1, 0, None, game.answered, (0.0, 1.0), 0.0))
    assert mistake is not None
    return Analysis(outlooks, [mistake], 1.0)


def test_an_analysis_is_asked_for(visit: Open, saved: Engine) -> None:
    page = replay(visit, saved, analysed=False)
    page.get_by_role("button", name="Analysis").click()
    dialog = page.get_by_role("dialog", name="What decided the game")
    assert complaints(page) == []
    dialog.get_by_role("button", name="Analyse this game").click()
    expect(dialog.get_by_role("progressbar")).to_be_visible()
    assert complaints(page) == []
    page.reload()
    page.get_by_role("button", name="Analysis").click()
    expect(dialog.get_by_role("progressbar")).to_be_visible()


def test_what_decided_the_game(visit: Open, saved: Engine) -> None:
    page = replay(visit, saved, analysed=True)
    page.get_by_role("button", name="Analysis").press("Enter")
    dialog = page.get_by_role("dialog", name="What decided the game")
    expect(dialog.get_by_role("img", name="Chance to win in %")).to_be_visible()
    expect(dialog.get_by_role("progressbar")).to_have_count(0)
    row = dialog.get_by_role("row", name=re.compile("^Cleo"))
    expect(row).to_contain_text("20 %")
    assert complaints(page) == []
    dialog.get_by_role("button", name=re.compile("instead of Militia. That cost 20 ± 2 %")).click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_text("Better: Militia. This cost 20 ± 2 %.")).to_be_visible()
    assert complaints(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_an_analysis_on_a_phone_in_german(visit: Open, saved: Engine, scheme: str) -> None:
    page = replay(visit, saved, analysed=True, locale="de", color_scheme=scheme, **PHONE)
    page.get_by_role("button", name="Analyse").tap()
    dialog = page.get_by_role("dialog", name="Was das Spiel entschieden hat")
    point = dialog.get_by_role("button", name=re.compile("statt Miliz. Das kostete 20 ± 2 %"))
    point.scroll_into_view_if_needed()
    expect(point).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(page) == []
