"""Logs for machines: one JSON object per line, without secrets and without cards."""

import json
import logging
import sys
import time
import traceback
from collections import Counter
from typing import TextIO

FIELDS = "fields"
PER_MINUTE = 30
"""How often the same event is written in a minute: a client could have any number of them logged,
by sending what is no HTTP for example."""
MINUTE = 60.0
LEFT_OUT = "lines left out"


class StructuredLog:
    """Writes events with values, never with what people typed or what cards they hold."""

    def __init__(self, logger: logging.Logger) -> None:
        self._logger = logger

    def info(self, event: str, **fields: object) -> None:
        """Normal operation."""
        self._logger.info(event, extra={FIELDS: fields})

    def warning(self, event: str, **fields: object) -> None:
        """Something to look at when there is time."""
        self._logger.warning(event, extra={FIELDS: fields})

    def error(self, event: str, **fields: object) -> None:
        """Something to look at now: the server cannot do its work."""
        self._logger.error(event, extra={FIELDS: fields})

    def crash(self, event: str, **fields: object) -> None:
        """A bug: with the traceback of the exception that is being handled."""
        self._logger.exception(event, extra={FIELDS: fields})


log = StructuredLog(logging.getLogger("throneroom.server"))


class _Lines(logging.Formatter):
    """Formats each record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "at": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, FIELDS, {}),
        }
        if record.exc_info:
            # The message of an exception may name hidden cards.
            kind, _, trace = record.exc_info
            line["error"] = getattr(kind, "__name__", "")
            line["traceback"] = "".join(traceback.format_tb(trace))
        return json.dumps(line, ensure_ascii=False, default=str)


class _BoundedHandler(logging.StreamHandler[TextIO]):
    """Writes lines, and where there are too many of the same kind only how many were left out."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._since = time.monotonic()
        self._seen: Counter[tuple[str, ...]] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, unless there have been too many of its kind."""
        if time.monotonic() - self._since >= MINUTE:
            self._begin_minute()
        kind = _kind(record)
        self._seen[kind] += 1
        if self._seen[kind] <= PER_MINUTE:
            super().emit(record)

    def _begin_minute(self) -> None:
        seen, self._seen = self._seen, Counter()
        self._since = time.monotonic()
        for (name, event, *_), count in seen.items():
            if count > PER_MINUTE:
                fields = {"what": event, "count": count - PER_MINUTE}
                line = logging.LogRecord(name, logging.WARNING, "", 0, LEFT_OUT, None, None)
                setattr(line, FIELDS, fields)
                super().emit(line)

    def close(self) -> None:
        """Tell what was left out last."""
        self._begin_minute()
        super().close()


def _kind(record: logging.LogRecord) -> tuple[str, ...]:
    """What lines of one kind have in common; two bugs are two kinds."""
    trace = record.exc_info[2] if record.exc_info else None
    where = "" if trace is None else "".join(traceback.format_tb(trace)[-1:])
    return record.name, str(record.msg).strip(), where


def write_logs(stream: TextIO = sys.stderr, level: str = "INFO") -> None:
    """Write the logs of the server and of uvicorn like this."""
    handler = _BoundedHandler(stream)
    handler.setFormatter(_Lines())
    # Uvicorn's access log would contain the ids of private tables, which let anyone in.
    for name, least in (("throneroom.server", level), ("uvicorn", "WARNING")):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(least)
