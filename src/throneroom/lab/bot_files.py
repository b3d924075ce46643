"""Bots in Python files.

Loading such a file runs it. It is for people who type its name on their own machine, never for what
comes over a network: the server must not import this module, which the layers in pyproject.toml see
to.
"""

import hashlib
import re
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from types import ModuleType
from typing import Any, ParamSpec, TypeVar

from throneroom.engine.bot import Bot
from throneroom.engine.errors import SetupError, ThroneroomError, reason
from throneroom.lab.wrappers import told
from throneroom.text.names import choice

Given = ParamSpec("Given")
Result = TypeVar("Result")

TYPED = re.compile(r"(?P<file>.+\.py)(?::(?P<name>\w*))?", re.DOTALL)
"""`FILE` or `FILE:CLASS`."""


@dataclass(frozen=True)
class BotFile:
    """Makes the bots of a class in a file.

    It carries the file's text, so that it works in other processes and on other machines.
    """

    file: str
    source: bytes
    name: str
    typed: str
    """As the user wrote it."""

    def __call__(self) -> Bot:
        """A bot of the class."""
        made: Bot = getattr(_module(self.file, self.source), self.name)()
        return made


def with_bot_files(run: Callable[Given, Result]) -> Callable[Given, Result]:
    """The same function, for which names of Python files stand for the bots in them."""

    @wraps(run)
    def loading(*given: Given.args, **named: Given.kwargs) -> Result:
        loaded = {name: load_bot_files(value) for name, value in named.items()}
        return run(*map(load_bot_files, given), **loaded)

    return loading


def load_bot_files(asked: Any) -> Any:
    """The bots of a file, also of each file in a list; anything else stays as it is."""
    if isinstance(asked, (list, tuple)):
        return [load_bot_files(one) for one in asked]
    return read_bot_file(asked) if isinstance(asked, str) and is_bot_file(asked) else asked


def is_bot_file(typed: str) -> bool:
    """Whether this names a Python file."""
    return TYPED.fullmatch(typed) is not None


def read_bot_file(typed: str) -> BotFile:
    """The bots of `FILE:CLASS`, or of `FILE` if it defines a single class of bots."""
    match = TYPED.fullmatch(typed)
    assert match is not None
    file = match["file"]
    try:
        source = Path(file).read_bytes()
    except OSError as error:
        raise SetupError("file", file=file, reason=reason(error)) from None
    bots = _bots(_module(file, source))
    if not bots:
        raise SetupError("file", file=file, reason=SetupError("file-no-bot"))
    if match["name"] is None and len(bots) > 1:
        raise SetupError(
            "file", file=file, reason=SetupError("file-many-bots", file=file, bots=bots)
        )
    name = bots[0] if match["name"] is None else match["name"]
    if name not in bots:
        complaint = SetupError("no-bot", name=name[:40], hint=choice(name, bots))
        raise SetupError("file", file=file, reason=complaint)
    found = BotFile(file, source, name, typed)
    _guarded(file, found)
    return found


def _bots(module: ModuleType) -> list[str]:
    """The classes of bots that a file defines; others help to define them, or are imported."""
    return [
        name
        for name, found in vars(module).items()
        if isinstance(found, type)
        and issubclass(found, Bot)
        and found.__module__ == module.__name__
        and not name.startswith("_")
    ]


def _module(file: str, source: bytes) -> ModuleType:
    """The file as a module, which is run once in each process."""
    digest = hashlib.sha256(b"\0".join((file.encode(), source))).hexdigest()
    name = f"bot_file_{digest[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    module = ModuleType(name)
    module.__file__ = file
    folder = str(Path(file).absolute().parent)
    if folder not in sys.path:
        # As for a script, modules beside the file can be imported, but none is hidden by them.
        sys.path.append(folder)
    # Dataclasses look their module up while it is being run.
    sys.modules[name] = module
    try:
        _guarded(file, lambda: exec(compile(source, file, "exec", dont_inherit=True), vars(module)))
    except ThroneroomError:
        del sys.modules[name]
        raise
    return module


def _guarded(file: str, run: Callable[[], object]) -> None:
    """Run something from a file; if that fails, say in which line and why."""
    try:
        run()
    except (Exception, SystemExit) as error:
        lines = [
            line
            for frame, line in traceback.walk_tb(error.__traceback__)
            if frame.f_code.co_filename == file
        ]
        if isinstance(error, SyntaxError) and error.filename == file:
            lines = [error.lineno or 1]
            why: ThroneroomError | str = f"{type(error).__name__}: {error.msg}"
        else:
            why = told(error)
        at = SetupError("python-line", line=lines[-1], reason=why) if lines else why
        raise SetupError("file", file=file, reason=at) from None
