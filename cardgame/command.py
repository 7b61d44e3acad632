"""``python -m GAME replay | verify …``: the frame of an adjudicator's command line.

Exit status: 0 well, 1 a record is wrong (one line on standard error), 2 the command is unusable, or
a file cannot be read or the output not be written.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from cardgame.lines import RecordError
from console import read_input

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
    options = top.parse_args(arguments)
    status: int = options.run(options)
    return status


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
            print(f"{shown}: cannot be read: {printable(str(reason))}", file=sys.stderr)
            status = 2
            continue
        try:
            print(show(shown, game.adjudicate(data)))
        except RecordError as error:
            print(f"{shown}:{error.line}: {printable(str(error))}", file=sys.stderr)
            status = max(status, 1)
    return status


def _content(name: str) -> bytes:
    if name == "-":
        return read_input()
    with open(name, "rb") as file:
        return file.read()
