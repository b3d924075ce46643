"""Without a network: what needs no server can be read, and a new version is offered."""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from server.served import serving_beside
from web.conftest import Open

import throneroom.server.transport.site as site

KEPT = "() => navigator.serviceWorker.controller?.state === 'activated'"


@pytest.fixture
def running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ExitStack]:
    """Ends the server when it is closed; the site is a copy that may be changed."""
    folder = tmp_path / "site"
    shutil.copytree(site.FOLDER, folder)
    monkeypatch.setattr(site, "FOLDER", folder)
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def address(running: ExitStack, tmp_path: Path) -> str:
    return running.enter_context(serving_beside(tmp_path))


def kept(visit: Open) -> Page:
    """A page of which all files are kept."""
    page = visit("/", keeping=True)
    page.wait_for_function(KEPT)
    return page


def test_cards_and_rules_can_be_read_without_the_server(visit: Open, running: ExitStack) -> None:
    page = kept(visit)
    running.close()
    page.goto("/cards/throne_room")
    expect(page.get_by_role("heading", name="Throne Room", exact=True)).to_be_visible()
    expect(page.get_by_text("I choose a second Throne Room")).to_be_visible()
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("/settings")
    page.get_by_text("Deutsch").click()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.goto("/")
    unreachable = page.get_by_role("status").filter(has_text="Keine Verbindung zum Server. Karten")
    expect(unreachable).to_be_visible()


def test_a_new_version_is_offered_and_taken_when_wanted(visit: Open) -> None:
    page = kept(visit)
    worker = site.FOLDER / "worker.js"
    script = worker.read_text(encoding="utf-8")
    assert '"version":"' in script
    worker.write_text(script.replace('"version":"', '"version":"newer-'), encoding="utf-8")
    page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
    offer = page.get_by_role("status")
    expect(offer).to_contain_text("There is a new version")
    page.evaluate("window.untouched = true")
    offer.get_by_role("button", name="Later").click()
    expect(offer).to_be_hidden()
    assert page.evaluate("window.untouched")
    # At the next visit it is offered again.
    page.reload()
    with page.expect_navigation():
        page.get_by_role("button", name="Use it now").click()
    page.wait_for_function(KEPT)
    caches = page.evaluate("caches.keys()")
    assert len(caches) == 1
    assert "newer" in caches[0]
