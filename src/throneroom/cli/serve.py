"""`throneroom serve`."""

import argparse
import os
import re
import sys
import webbrowser
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from urllib.parse import urlsplit

from throneroom.cli.extra import needs_extra
from throneroom.cli.parser import Commands
from throneroom.engine.errors import SetupError
from throneroom.roster import THINKING_TIME
from throneroom.text.words import Words

PORT = 8080
LONGEST_THOUGHT = 20
"""Seconds; a piece of work that runs for a minute is taken for broken."""
MOST_PROCESSES = 256
HOST_NAME = re.compile(r"[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,251}[A-Za-z0-9_])?")


def add(commands: Commands) -> None:
    """The command."""
    serve = commands.add("serve")
    serve.takes("--host", "address")
    serve.takes("--port", "number", type=int, default=PORT)
    serve.takes("--data", "data")
    serve.takes("--lan", action="store_true")
    serve.takes("--public-url", "address", default="")
    serve.takes("--allow-host", "name", action="append", default=[])
    serve.takes("--think", "number", type=float, default=THINKING_TIME)
    serve.takes("--think-processes", "number", type=int, default=0)
    serve.takes("--ray", "address", default="")
    serve.takes("--open", action="store_true")
    serve.set_defaults(run=run_server)


def run_server(options: argparse.Namespace, words: Words) -> int:
    """Serve until stopped."""
    # All this takes a second to import, which other commands need not wait for.
    with needs_extra("server"):
        from throneroom.server.serving import lan_address, lan_names, listen, opened, serve
    from throneroom.server.settings import Settings

    if options.lan and options.host is not None:
        raise SetupError("lan-host")
    check_public_url(options.public_url)
    host = options.host or ("0.0.0.0" if options.lan else "127.0.0.1")
    check_host_names(options.allow_host)
    allowed = (*options.allow_host, *(lan_names() if options.lan else ()))
    check_thinking_time(options.think)
    check_processes(options.think_processes)
    settings = Settings(
        database_url(options.data),
        host,
        options.port,
        options.public_url,
        allowed,
        thinking_time=options.think,
        think_processes=options.think_processes,
        ray=options.ray,
    )
    with cluster(options.ray), opened(settings) as engine, listen(settings) as listening:
        port = listening.getsockname()[1]
        local = f"http://{lan_address() if options.lan else 'localhost'}:{port}"
        show_address(options.public_url or local, options.lan, words)
        if options.open and has_desktop():
            webbrowser.open(local)
        serve(settings, listening, engine)
    print(words.say("serve-stopped"))
    return 0


def cluster(address: str) -> AbstractContextManager[None]:
    """Belong to a Ray cluster as long as the server runs, if an address is given."""
    if not address:
        return nullcontext()
    from throneroom.lab.cluster import joined

    return joined(address)


def has_desktop() -> bool:
    """Whether this machine has a screen that a browser can open on."""
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(screen) or sys.platform in ("darwin", "win32")


def database_url(data: str | None) -> str:
    """The database that `--data` means: a URL, a folder or a file."""
    from throneroom.server.settings import FILE_NAME, default_folder, sqlite_url

    if data is None:
        return sqlite_url(default_folder() / FILE_NAME)
    if "://" in data:
        return data
    path = Path(data)
    # A name with an ending is a file's.
    return sqlite_url(path if path.suffix and not path.is_dir() else path / FILE_NAME)


def check_public_url(url: str) -> None:
    """Refuse what no browser could be sent to."""
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.netloc or parts.query):
        raise SetupError("public-url", url=url[:80])


def check_host_names(names: list[str]) -> None:
    """Refuse what is no name of a machine, such as an address with its port."""
    for name in names:
        if not HOST_NAME.fullmatch(name):
            raise SetupError("allow-host", name=name[:80])


def check_thinking_time(seconds: float) -> None:
    """Refuse what would keep people waiting."""
    if not 0 <= seconds <= LONGEST_THOUGHT:
        raise SetupError("thinking-time", seconds=seconds, most=LONGEST_THOUGHT)


def check_processes(count: int) -> None:
    """Refuse what no machine has."""
    if not 0 <= count <= MOST_PROCESSES:
        raise SetupError("think-processes", count=count, most=MOST_PROCESSES)


def show_address(address: str, code: bool, words: Words) -> None:
    """Tell where to go; for friends beside you, as a code for their phones."""
    import segno

    print(words.say("serve-address", address=address), flush=True)
    if code:
        segno.make(address, micro=False).terminal(sys.stdout, border=2, compact=True)
        print(flush=True)
