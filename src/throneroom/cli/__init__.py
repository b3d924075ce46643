"""The `throneroom` command."""

import argparse
import io
import os
import sys
from collections.abc import Iterator
from itertools import pairwise

from throneroom.cli import (
    admin,
    analyse,
    form,
    kingdom,
    lab,
    learn,
    play,
    puzzle,
    reference,
    scenario,
    serve,
)
from throneroom.cli.parser import Commands, Parser, argparse_in
from throneroom.engine.errors import ThroneroomError
from throneroom.text.words import LANGUAGES, Words


def main(arguments: list[str] | None = None) -> int:
    """Run the command; the result is the exit status."""
    if sys.stdout is None or sys.stderr is None:
        return 2
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    typed = sys.argv[1:] if arguments is None else arguments
    words = Words(language(typed))
    options = read(typed, words)
    try:
        form.warn_once(words)
        status: int = options.run(options, words)
        sys.stdout.flush()
    except ThroneroomError as error:
        print(f"throneroom: {words.error(error)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The program that reads our output has ended.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"throneroom: {error.strerror}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2
    except KeyboardInterrupt:
        return 130
    return status


def language(arguments: list[str]) -> str:
    """The language asked for, wherever that stands, else that of the locale, else English.

    It must be known before the arguments are read, since complaints about them are in it.
    """
    variables = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    locale = next(filter(None, variables), "")
    wanted = [LANGUAGES[0], locale[:2], *_asked(arguments)]
    return [code for code in wanted if code in LANGUAGES][-1]


def _asked(arguments: list[str]) -> Iterator[str]:
    for argument, following in pairwise([*arguments, ""]):
        option, equals, value = argument.partition("=")
        # For argparse the beginning of an option is the option.
        if len(option) > 2 and "--lang".startswith(option):
            yield value if equals else following


def read(arguments: list[str], words: Words) -> argparse.Namespace:
    """The options that were typed; `run` among them is what to do."""
    with argparse_in(words):
        return command_line(words).parse_args(arguments)


def command_line(words: Words) -> Parser:
    """What the command understands."""
    root = Parser(words, "cli", prog="throneroom")
    root.takes("--version", action="version", version=form.version(words))
    commands = Commands(root)
    for module in (
        play,
        analyse,
        serve,
        admin,
        learn,
        puzzle,
        reference,
        kingdom,
        lab,
        scenario,
    ):
        module.add(commands)
    return root
