"""The lab in the browser: plans are written, compared, and passed on by a link."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect
from server.served import serving_beside
from web.axe import complaints
from web.conftest import PHONE, Open

from throneroom.server.work.workers import Workers


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose processes all have the usual priority, since other tests run beside this."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "throneroom.server.transport.services.Workers",
            lambda processes=1, **_: Workers(processes or 1),
        )
        with serving_beside(tmp_path_factory.mktemp("lab")) as found:
            yield found


def test_plans_are_written_compared_and_passed_on(visit: Open) -> None:
    page = visit("/lab", bypass_csp=True)
    second = page.get_by_role("textbox", name="Plan 2")
    expect(second).to_have_value("Province\nGold\nSmithy up to 1\nSilver")
    second.fill("")
    second.press_sequentially("prov")
    option = page.get_by_role("option", name="Province", exact=True)
    expect(option).to_be_visible()
    second.press("ArrowDown")
    expect(option).to_have_attribute("aria-selected", "true")
    assert complaints(page) == []
    second.press("Enter")
    second.press_sequentially("\nGold\nNonsense if\nSilber")
    expect(second).to_have_value("Province\nGold\nNonsense if\nSilber")
    compare = page.get_by_role("button", name="Compare")
    wrong = page.get_by_role("region", name="Plan 2").get_by_role("button", name="Line 3:")
    expect(wrong).to_be_visible()
    expect(second).to_have_attribute("aria-invalid", "true")
    expect(compare).to_be_disabled()
    assert complaints(page) == []
    wrong.click()
    expect(second).to_be_focused()
    page.keyboard.press("Shift+End")
    page.keyboard.type("Schmiede up to 1")
    expect(wrong).to_have_count(0)
    page.get_by_label("Games").select_option("100")
    compare.click()
    expect(page).to_have_url(re.compile(r"/lab/[\w-]{22}$"))
    expect(page.get_by_role("heading", name="Result")).to_be_visible()
    report = page.frame_locator("iframe")
    expect(report.locator("svg").first).to_be_visible()
    expect(report.locator("pre", has_text="Schmiede up to 1").first).to_be_visible()
    assert complaints(page) == []

    other = visit(
        page.url,
        locale="de",
        color_scheme="dark",
        reduced_motion="reduce",
        bypass_csp=True,
        **PHONE,
    )
    expect(other.get_by_role("heading", name="Ergebnis")).to_be_visible()
    expect(other.frame_locator("iframe").locator("html")).to_have_attribute("lang", "de")
    expect(other.get_by_role("textbox", name="Plan 2")).to_have_value(
        "Province\nGold\nSchmiede up to 1\nSilber"
    )
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(other) == []
    # The link is enough to change the plans and compare once more.
    other.get_by_role("button", name="Die Pläne ändern").tap()
    expect(other.get_by_role("heading", name="Wer spielt")).to_be_in_viewport()
    other.get_by_label("Wer als Plan 1 spielt").select_option("big-money-smithy")
    other.get_by_role("button", name="Vergleichen").tap()
    expect(other).not_to_have_url(page.url)
    expect(other.get_by_role("heading", name="Ergebnis")).to_be_visible()
    expect(other.get_by_text("big-money-smithy").first).to_be_visible()


def test_a_comparison_is_seen_again_once_the_server_is_back(visit: Open) -> None:
    page = visit("/lab", bypass_csp=True)
    looks: list[Route] = []
    back = False

    def look(route: Route) -> None:
        looks.append(route)
        if len(looks) == 1:
            answer = route.fetch()
            route.fulfill(response=answer, json={**answer.json(), "state": "running"})
        elif back:
            route.continue_()
        else:
            route.abort("connectionrefused")

    page.route(re.compile(r"/api/labs/[\w-]{22}$"), look)
    page.get_by_label("Games").select_option("100")
    page.get_by_role("button", name="Compare").click()
    complaint = page.get_by_role("alert").filter(has_text="No connection to the server")
    expect(complaint).to_be_visible()
    # Screen readers would tell a new element anew each time.
    complaint.evaluate("element => (element.dataset.first = 'yes')")
    tried = len(looks)
    while len(looks) < tried + 2:
        page.wait_for_timeout(100)
    expect(complaint).to_have_attribute("data-first", "yes")
    back = True
    expect(page.get_by_role("heading", name="Result")).to_be_visible()
    expect(complaint).to_have_count(0)
