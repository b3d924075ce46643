"""Logs stay short, whatever is sent to the server."""

import io
import json
import logging
import socket
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.processes import HOST, ServerProcess

from throneroom.server import logs
from throneroom.server.logs import PER_MINUTE, log, write_logs

LOGGERS = ("throneroom.server", "uvicorn")


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What is written, by loggers that are afterwards as they were."""
    before = [(logger.handlers, logger.propagate, logger.level) for logger in loggers()]
    stream = io.StringIO()
    write_logs(stream)
    yield stream
    for logger, state in zip(loggers(), before, strict=True):
        logger.handlers, logger.propagate = state[:2]
        logger.setLevel(state[2])


def loggers() -> list[logging.Logger]:
    return [logging.getLogger(name) for name in LOGGERS]


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_the_same_line_is_not_written_any_number_of_times(
    written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(1000):
        log.warning("flood", number=number)
    log.info("something else")
    told = lines(written.getvalue())
    assert Counter(line["event"] for line in told) == {"flood": PER_MINUTE, "something else": 1}
    monkeypatch.setattr(logs, "MINUTE", 0.0)
    log.info("a minute later")
    left_out, later = lines(written.getvalue())[len(told) :]
    assert left_out["event"] == "lines left out"
    assert (left_out["what"], left_out["count"]) == ("flood", 1000 - PER_MINUTE)
    assert later["event"] == "a minute later"


def test_what_was_left_out_is_told_in_the_end(written: io.StringIO) -> None:
    for _ in range(PER_MINUTE + 5):
        log.warning("flood")
    loggers()[0].handlers[0].close()
    assert lines(written.getvalue())[-1]["count"] == 5


def test_two_bugs_are_two_kinds_of_lines(written: io.StringIO) -> None:
    for _ in range(PER_MINUTE + 1):
        try:
            raise ValueError
        except ValueError:
            log.crash("request failed")
    try:
        raise KeyError
    except KeyError:
        log.crash("request failed")
    errors = Counter(line["error"] for line in lines(written.getvalue()))
    assert errors == {"ValueError": PER_MINUTE, "KeyError": 1}


def test_what_is_no_http_does_not_fill_the_log(tmp_path: Path) -> None:
    file = tmp_path / "log"
    with ServerProcess(str(tmp_path / "data"), file) as server:
        for _ in range(200):
            with socket.create_connection((HOST, server.port), timeout=10) as connection:
                connection.sendall(b"This is no HTTP.\r\n\r\n")
                while connection.recv(1000):
                    pass
        server.stop()
    told = lines(file.read_text(encoding="utf-8"))
    events = Counter(line["event"] for line in told)
    assert events["Invalid HTTP request received."] == PER_MINUTE
    assert sum(line.get("count", 0) for line in told) == 200 - PER_MINUTE
