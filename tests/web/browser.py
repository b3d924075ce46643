"""Debian's Chromium, driven by Playwright."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome")


class NoBrowser(Exception):
    """There is none, and none can be had."""


def find_chromium() -> str:
    """Where it is; on a machine that is ours it is installed when it is missing."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is not None:
        return found
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        raise NoBrowser("these tests need Chromium: install the package `chromium`")
    print("Installing Chromium (once) ...", flush=True)
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run([apt, "update"], check=False, **quiet)  # type: ignore[call-overload]
    subprocess.run([apt, "install", "--yes", "chromium"], check=False, **quiet)  # type: ignore[call-overload]
    found = shutil.which("chromium")
    if found is None:
        raise NoBrowser("these tests need Chromium, and it could not be installed with apt-get")
    return found


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
