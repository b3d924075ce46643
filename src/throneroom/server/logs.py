"""Logs for machines: one JSON object per line, without secrets and without cards."""

import json
import logging
import sys
import time
import traceback
from typing import TextIO

FIELDS = "fields"


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


def write_logs(stream: TextIO = sys.stderr, level: str = "INFO") -> None:
    """Write the logs of the server and of uvicorn like this."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_Lines())
    # Uvicorn's access log would contain the ids of private tables, which let anyone in.
    for name, least in (("throneroom.server", level), ("uvicorn", "WARNING")):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(least)
