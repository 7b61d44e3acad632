"""``python -m GAME replay | verify …``: the frame of an adjudicator's command line.

Exit status: 0 well, 1 a record is wrong (one line on standard error), 2 the command is unusable.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from cardgame.record import RecordError

J = TypeVar("J")


@dataclass(frozen=True, slots=True)
class Adjudicator(Generic[J]):
    """What a game gives its command line. ``J``: a record that was found to be a match."""

    program: str
    """``python -m brus``"""
    description: str
    adjudicate: Callable[[bytes], J]
    """Reads a file's content; raises :class:`RecordError`."""
    text: Callable[[J], str]
    json: Callable[[J], str]
    verify: Callable[[J], tuple[int, int]]
    """How many deals carry a secret and are fair, and of how many; raises :class:`RecordError`."""


def parser(
    game: Adjudicator[J],
) -> tuple[argparse.ArgumentParser, argparse._SubParsersAction[argparse.ArgumentParser]]:
    """The parser with the commands that every game has, and where more can be added.

    Each command sets ``run``, which takes the parsed options and gives the exit status.
    """
    top = argparse.ArgumentParser(prog=game.program, description=game.description)
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    replay = commands.add_parser("replay", help="adjudicate records: tricks, count and score")
    replay.add_argument("files", nargs="+", metavar="FILE", help="a record; - is standard input")
    replay.add_argument("--json", action="store_true", help="one JSON object a record")
    replay.set_defaults(run=lambda options: _replay(game, options))

    check = commands.add_parser("verify", help="check the deals against their secrets")
    check.add_argument("files", nargs="+", metavar="FILE", help="a record; - is standard input")
    check.set_defaults(run=lambda options: _verify(game, options))
    return top, commands


def run(top: argparse.ArgumentParser, arguments: Sequence[str] | None) -> int:
    """Run a command line; returns the exit status."""
    _speak_utf8()
    options = top.parse_args(arguments)
    try:
        status: int = options.run(options)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        # The reader of the output has seen enough; the interpreter must not complain at exit.
        _discard_output()
        return 1
    except OSError as error:
        _discard_output()
        _complain(f"the output cannot be written: {error.strerror or type(error).__name__}")
        return 2
    return status


def _speak_utf8() -> None:
    """Names and suits are shown as they are, whatever the terminal's locale claims."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _discard_output() -> None:
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(text: str) -> None:
    if sys.stderr is not None:
        print(printable(text), file=sys.stderr)


def printable(text: str) -> str:
    """The text on one line, whatever a file's name or content holds."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def _replay(game: Adjudicator[J], options: argparse.Namespace) -> int:
    show = game.json if options.json else game.text
    return _each(game, options.files, lambda name, judged: show(judged))


def _verify(game: Adjudicator[J], options: argparse.Namespace) -> int:
    def verified(name: str, judged: J) -> str:
        checked, deals = game.verify(judged)
        if not checked:
            return f"{name}: no deal carries a secret, nothing to check ({deals} deals)"
        return f"{name}: {checked} of {deals} deals checked: each is what its secret and cut make"

    return _each(game, options.files, verified)


def _each(game: Adjudicator[J], names: Sequence[str], show: Callable[[str, J], str]) -> int:
    """Adjudicate every file; a wrong one is reported in one line and the others still shown."""
    status = 0
    for name in names:
        shown = printable(name)
        try:
            data = _content(name)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            _complain(f"{shown}: cannot be read: {reason}")
            status = 2
            continue
        try:
            print(show(shown, game.adjudicate(data)))
        except RecordError as error:
            _complain(f"{shown}:{error.line}: {error}")
            status = max(status, 1)
    return status


def _content(name: str) -> bytes:
    if name != "-":
        with open(name, "rb") as file:
            return file.read()
    if sys.stdin is None:
        raise ValueError("standard input is closed")
    return sys.stdin.buffer.read()
