"""Debian's Chromium, driven by Playwright."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import debian
from playwright.sync_api import Browser, sync_playwright

DISABLED = [
    # Playwright's own list, since of two lists only the last one counts.
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades"),
    *("LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints"),
    *("PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning"),
    # The address bar of every window would load pages of its own, which cost as much as ours.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(DISABLED)}",
]
NAMES = ("chromium", "chromium-browser", "google-chrome")


class NoBrowser(Exception):
    """There is none, and none can be had."""


def find_chromium() -> str:
    """Where it is; on a machine that is ours it is installed when it is missing."""
    found = _find()
    if found is None and debian.can_install():
        with debian.alone():
            found = _find() or _install()
    if found is None:
        raise NoBrowser("these tests need Chromium: install the package `chromium`")
    return found


def _find() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def _install() -> str | None:
    print("Installing Chromium (once) ...", file=sys.stderr, flush=True)
    debian.update()
    try:
        debian.install("chromium")
    except debian.NotInstalled as error:
        raise NoBrowser(f"these tests need Chromium: {error}") from None
    return _find()


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window."""
    path = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()
