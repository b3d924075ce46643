"""A PostgreSQL of our own, for as long as a test or a measurement needs it.

It lies in a temporary folder and listens on a socket there, so it disturbs nobody.
"""

import os
import pwd
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import debian
import psycopg

WITHOUT = "THRONEROOM_WITHOUT_POSTGRES"
START_S = 30
NO_CLUSTER = Path("/etc/postgresql-common/createcluster.d/throneroom.conf")

# Ends the server when a line comes in, or when whoever started it is gone, however that happened.
KEEPER = """
folder=$1; shift
"$@" </dev/null >"$folder/log" 2>&1 &
read -r _line
kill -INT $!
wait $!
rm -rf "$folder"
"""


class NoPostgres(Exception):
    """There is none, and none can be had."""


@contextmanager
def postgres(*, fsync: bool = True) -> Iterator[str]:
    """The URL of a new and empty server; `fsync=False` is quicker and forgets when power fails."""
    programs = _programs()
    user = _user()
    folder = Path(tempfile.mkdtemp(prefix="throneroom-pg-"))
    if user is not None:
        shutil.chown(folder, user)
    try:
        _initialise(programs, folder, user)
        keeper = _start(programs, folder, user, fsync)
        try:
            url = f"postgresql://throneroom@/postgres?host={folder}"
            _wait(url, folder / "log")
            yield url
        finally:
            keeper.communicate(b"\n")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def fresh_database(url: str) -> Iterator[str]:
    """The URL of a new database on a server, which is dropped in the end whoever still uses it."""
    name = f"test_{secrets.token_hex(8)}"
    _execute(url, f"CREATE DATABASE {name}")
    try:
        yield url.replace("/postgres?", f"/{name}?")
    finally:
        _execute(url, f"DROP DATABASE {name} WITH (FORCE)")


def _execute(url: str, statement: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(statement.encode())


def _programs() -> Path:
    """The folder with initdb and postgres; as root they are installed where they are missing."""
    found = _find()
    if found is None and debian.can_install():
        with debian.alone():
            found = _find() or _install()
    if found is None:
        hint = f"install it (Debian: apt-get install postgresql) or set {WITHOUT}=1"
        raise NoPostgres(f"there is no PostgreSQL here: {hint} to do without")
    return found


def _find() -> Path | None:
    debian = Path("/usr/lib/postgresql").glob("*/bin")
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep)]
    folders += sorted(debian, key=lambda folder: float(folder.parent.name), reverse=True)
    for folder in folders:
        if all(os.access(folder / program, os.X_OK) for program in ("initdb", "postgres")):
            return folder
    return None


def _install() -> Path | None:
    print("Installing Debian's PostgreSQL for the tests ...", file=sys.stderr, flush=True)
    debian.update()
    try:
        # With this in place Debian does not start a server of its own.
        debian.install("--no-install-recommends", "postgresql-common")
        NO_CLUSTER.parent.mkdir(exist_ok=True)
        NO_CLUSTER.write_text("create_main_cluster = false\n", encoding="utf-8")
        debian.install("--no-install-recommends", "postgresql")
    except debian.NotInstalled as error:
        raise NoPostgres(str(error)) from None
    finally:
        NO_CLUSTER.unlink(missing_ok=True)
    return _find()


def _user() -> str | None:
    """Who runs it; root may not."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _group(user: str | None) -> int | None:
    return None if user is None else pwd.getpwnam(user).pw_gid


def _initialise(programs: Path, folder: Path, user: str | None) -> None:
    options = ["--username=throneroom", "--auth=trust", "--encoding=UTF8", "--locale=C"]
    options += [f"--pgdata={folder}/data", "--no-sync"]
    _run([str(programs / "initdb"), *options], folder, user)


def _run(command: list[str], folder: Path | None = None, user: str | None = None) -> None:
    done = subprocess.run(
        command,
        cwd=folder,
        user=user,
        group=_group(user),
        extra_groups=None if user is None else [],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NoPostgres(f"{' '.join(command)} failed:\n{done.stdout[-2000:]}")


def _start(
    programs: Path, folder: Path, user: str | None, fsync: bool
) -> "subprocess.Popen[bytes]":
    settings = {
        "listen_addresses": "",
        "unix_socket_directories": str(folder),
        "fsync": "on" if fsync else "off",
        "max_connections": "200",
        "shared_buffers": "32MB",
    }
    options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
    server = [str(programs / "postgres"), "-D", str(folder / "data"), *options]
    return subprocess.Popen(
        ["sh", "-c", KEEPER, "keeper", str(folder), *server],
        stdin=subprocess.PIPE,
        cwd=folder,
        user=user,
        group=_group(user),
        extra_groups=None if user is None else [],
        # Ctrl-C is for the tests, which then end this in good order.
        start_new_session=True,
    )


def _wait(url: str, log: Path) -> None:
    deadline = time.monotonic() + START_S
    while True:
        try:
            psycopg.connect(url).close()
        except psycopg.OperationalError as error:
            if time.monotonic() > deadline:
                told = log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""
                raise NoPostgres(f"PostgreSQL does not start: {error}\n{told[-2000:]}") from None
            time.sleep(0.05)
        else:
            return
