"""Lines on a terminal: reading one that can be edited, breaking long ones between words."""

import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import TextIO

LONGEST_LINE = 1000
TOGETHER = "\u00a0"
"""A space at which a line is not broken; it is shown as an ordinary one."""

_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
_WORD = re.compile(r" *[^ ]+")
_LABEL = re.compile(r" *\S+(?: \S+)*  +")


def read_line(prompt: str, source: TextIO, target: TextIO) -> str:
    """What was typed, up to and with the end of the line; empty where the input has ended."""
    *above, prompt = broken(prompt, target)
    for line in above:
        print(line, file=target)
    if source is not sys.stdin or target is not sys.stdout or not source.isatty():
        print(prompt, end="", file=target, flush=True)
        return source.readline(LONGEST_LINE)
    # Imported for its effect on `input`: keys that move and delete, and the lines typed before.
    # Windows has none, but its terminals do that themselves.
    with suppress(ImportError):
        import readline  # noqa: F401
    try:
        return f"{input(prompt)[:LONGEST_LINE]}\n"
    except EOFError:
        return ""


def forget_lines() -> None:
    """Keep what one player has typed from the next one."""
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()


def broken(text: str, target: TextIO, hanging: int | None = None) -> list[str]:
    """A text as lines that fit into the window; for anything but a terminal it stays as it is."""
    lines = text.split("\n")
    if target.isatty():
        width = shutil.get_terminal_size().columns
        lines = [part for line in lines for part in _broken(line, width, hanging)]
    return [line.replace(TOGETHER, " ") for line in lines]


def _broken(line: str, width: int, hanging: int | None) -> Iterator[str]:
    if _length(line) <= width:
        yield line
        return
    hanging = _hanging(line, width) if hanging is None else hanging
    fits = ""
    for word in _words(line, width - hanging):
        if fits.strip() and _length(fits + word) > width:
            yield fits
            fits = " " * hanging + word.lstrip(" ")
        else:
            fits += word
    yield fits


def _words(line: str, width: int) -> Iterator[str]:
    """What is not broken, each with the spaces before it."""
    for word in _WORD.findall(line):
        if _length(word) > width:
            yield from _WORD.findall(word.replace(TOGETHER, " "))
        else:
            yield word


def _hanging(line: str, width: int) -> int:
    """Where a line goes on: below the text that follows a label and a gap, else where it began."""
    shown = _COLOUR.sub("", line)
    label = _LABEL.match(shown)
    indent = len(shown) - len(shown.lstrip(" "))
    return label.end() if label is not None and label.end() <= width // 2 else indent


def _length(text: str) -> int:
    return len(_COLOUR.sub("", text))
