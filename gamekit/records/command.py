"""Command line of an adjudicator: ``python -m GAME replay | verify …``.

Exit status: 0 success; 1 wrong record (one line on standard error); 2 unusable command, unreadable
file or unwritable output.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from base.cli import read_input
from gamekit.records.lines import RecordError

J = TypeVar("J")


@dataclass(frozen=True, slots=True)
class Adjudicator(Generic[J]):
    """A game's part of the command line. ``J``: an adjudicated record."""

    program: str
    """``python -m games.brus``"""
    description: str
    adjudicate: Callable[[bytes], J]
    """Parse and adjudicate a file's content; raise :class:`RecordError`."""
    text: Callable[[J], str]
    json: Callable[[J], str]
    verify: Callable[[J], tuple[int, int]]
    """Number of checked deals and of all deals; raise :class:`RecordError` for an unfair one."""


def parser(
    game: Adjudicator[J],
) -> tuple[argparse.ArgumentParser, argparse._SubParsersAction[argparse.ArgumentParser]]:
    """Parser with the commands of every game, and its subparsers for more.

    Each command sets ``run``, a function from parsed options to the exit status.
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
    """Run a command line; return the exit status."""
    options = top.parse_args(arguments)
    status: int = options.run(options)
    return status


def printable(text: str) -> str:
    """Escape unprintable characters, so that the text stays on one line."""
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
    """Adjudicate every file; report a wrong one in one line and show the others."""
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
