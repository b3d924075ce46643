"""docs/operate.md tells what the server does: its limits, its metrics."""

import re
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from throneroom.cli import main
from throneroom.server import logs, metrics
from throneroom.server.history import pasted, playouts
from throneroom.server.people import passwords
from throneroom.server.protocol import fields
from throneroom.server.serving import LAN_DOMAINS
from throneroom.server.settings import Settings
from throneroom.server.tables import thinking, undo
from throneroom.server.transport import channel, connections, limits, middleware, sockets
from throneroom.server.transport.services import _per_minute
from throneroom.server.work import workers

PAGE = Path(__file__).parents[2] / "docs" / "operate.md"


def table(heading: str) -> dict[str, str]:
    """The first table after a heading: what is in its first column, and in its second."""
    part = PAGE.read_text(encoding="utf-8").partition(f"\n### {heading}\n")[2]
    rows = re.findall(r"^\| (.+?) \| (.+?) \|$", part.partition("\n#")[0], re.MULTILINE)
    assert rows, heading
    return dict(rows[1:])


def per_minute(count: float) -> str:
    limit = _per_minute(count)
    at_once = 0
    while limit.take("somebody"):
        at_once += 1
    return f"{count:g} per minute, {at_once} at once"


def test_the_limits_are_those_of_the_server() -> None:
    settings = Settings("")
    messages = settings.messages_per_second
    logins = per_minute(settings.logins_per_minute)
    each = f"{PasswordHasher().memory_cost // 1024} MB each"
    assert table("Limits") == {
        "requests from one address, but for pages and pictures": per_minute(
            settings.requests_per_minute
        ),
        "new guests from one address": per_minute(settings.guests_per_minute),
        "log-ins, new accounts and new passwords from one address": logins,
        "log-ins to one account from all browsers that it does not know": (
            f"{logins}; then one per address every {limits.SECONDS_PER_LATE_GUESS:g} seconds"
        ),
        "log-ins from a browser that has logged in to the account before": logins,
        "passwords that are looked at in the same moment": (
            f"{passwords.AT_ONCE}, of {each}; the others wait up to {passwords.PATIENCE:g} seconds"
        ),
        "channels per process": f"{settings.connections}",
        "channels per person and process": f"{settings.connections_per_person}",
        "channels per address and process": f"{settings.connections_per_address}",
        "HTTP connections per process": f"{settings.http_connections}",
        "HTTP connections per address and process": f"{settings.http_connections_per_address}",
        "the headers of a request": (
            f"{connections.LONGEST_HEADERS:,} bytes, within {connections.HEADERS_S:g} seconds"
        ),
        "pings and pieces of messages on a channel": (
            f"{sockets.FRAMES_PER_SECOND:g} per second, {sockets.FRAMES_AT_ONCE:g} at once; "
            "then the channel is closed"
        ),
        "messages on a channel": (
            f"{messages:g} per second, {3 * messages:g} at once; then they have to wait"
        ),
        "refused messages in a row": f"{channel.MOST_REFUSALS}, then the channel is closed",
        "hello": f"must come within {channel.FIRST_MESSAGE:g} seconds",
        "remarks of one person": (
            f"{per_minute(settings.remarks_per_minute)}, {fields.LONGEST_REMARK} characters each"
        ),
        "records from elsewhere": (
            f"{pasted.LONGEST_RECORD:,} characters, {pasted.LONGEST_CHECK:g} seconds to check; "
            f"one at a time and {pasted.MOST_EACH} kept for each person"
        ),
        "moments that one person lets be played on 1,000 times": f"{playouts.MOST_EACH} at a time",
        "hints of one person": f"{per_minute(settings.hints_per_minute)}, one at a time",
        "unfinished tables that one person has made within a day": f"{settings.tables_per_person}",
        "undos at one table": f"{undo.MOST_UNDOS}",
        "tables whose bots are to move, of one person": (
            f"{thinking.MOST_PER_PERSON}; further moves there and further tables with bots are "
            "refused until they have"
        ),
        "the same, of one address": f"{thinking.MOST_PER_ADDRESS}",
        "one piece of work of a bot": (
            f"{workers.LONGEST:g} seconds once it runs; then chance answers"
        ),
        "a message on a channel": f"{fields.LONGEST_MESSAGE:,} bytes",
        "the body of a request": (
            f"{middleware.LONGEST_BODY:,} bytes, within {connections.BODY_S:g} seconds"
        ),
        "the answer to a request": f"must be read within {connections.ANSWER_S:g} seconds",
        "a connection between two requests": f"{connections.IDLE_S} seconds",
        "away, before the others may ask for a bot": f"{settings.away_after:g} seconds",
    }


def test_the_metrics_are_those_of_the_server() -> None:
    told = set(re.findall(r"`(throneroom_\w+)", " ".join(table("Is it well?"))))
    made = set(re.findall(r'"(throneroom_\w+)"', Path(metrics.__file__).read_text("utf-8")))
    assert told == made


def test_every_option_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    options = set(re.findall(r"--[a-z-]+", capsys.readouterr().out)) - {"--help", "--lang"}
    assert "--allow-host" in options
    told = PAGE.read_text(encoding="utf-8")
    assert {option for option in options if f"{option} " not in told} == set()


def test_the_page_tells_how_often_a_line_is_written() -> None:
    assert f"up to {logs.PER_MINUTE} times a minute" in PAGE.read_text(encoding="utf-8")


def test_the_names_of_this_machine_are_told() -> None:
    told = " ".join(PAGE.read_text(encoding="utf-8").split())
    domains = [f"`{domain}`" for domain in LAN_DOMAINS if domain]
    assert f"also with {', '.join(domains[:-1])} or {domains[-1]} behind it" in told
