"""Debian's packages, where tests need what a machine of ours does not have yet."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LOCK = Path(tempfile.gettempdir(), "throneroom-apt.lock")


class NotInstalled(Exception):
    """A package could not be had."""


def can_install() -> bool:
    """Whether that is for us to do."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


@contextmanager
def alone() -> Iterator[None]:
    """Tests run in several processes, and only one at a time may install something."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def update() -> None:
    """Fetch the lists of packages; where that fails, older ones may still do."""
    _apt_get("update")


def install(*packages: str) -> None:
    """Install packages, or say what apt-get said."""
    done = _apt_get("install", "--yes", *packages)
    if done.returncode:
        raise NotInstalled(f"{' '.join(done.args)} failed:\n{done.stdout[-2000:]}")


def _apt_get(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        ["apt-get", "--quiet", *arguments],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
