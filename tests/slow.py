"""Runs the tests that take minutes: `make slow`.

They run where nothing but loopback can be reached, since a Ray cluster talks to itself by the
address of its machine.
"""

import fcntl
import os
import shutil
import socket
import struct
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SET_FLAGS = 0x8914
UP = 0x1


def loopback_only() -> bool:
    """Whether this process can reach nothing but itself."""
    return [name for _, name in socket.if_nameindex()] == ["lo"]


def bring_up_loopback() -> None:
    """Switch loopback on, which is off in a new network namespace."""
    with socket.socket() as handle:
        fcntl.ioctl(handle, SET_FLAGS, struct.pack("16sh", b"lo", UP))


def main() -> int:
    """Enter a namespace if that is possible, then run the tests."""
    unshare = shutil.which("unshare")
    if not loopback_only() and unshare is not None and "--here" not in sys.argv:
        user = [] if os.geteuid() == 0 else ["--map-root-user"]
        return subprocess.call([unshare, "--net", *user, sys.executable, *sys.argv, "--here"])
    if loopback_only():
        bring_up_loopback()
    else:
        print("The tests with Ray are left out: no network namespace can be made here.")
    arguments = [argument for argument in sys.argv[1:] if argument != "--here"]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "slow"]
    return subprocess.call([*command, *arguments], cwd=ROOT)


if __name__ == "__main__":
    raise SystemExit(main())
