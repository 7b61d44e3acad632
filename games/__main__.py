"""``python -m games record …`` and ``python -m games [--game NAME] …``.

``record replay | verify FILE …`` adjudicates records of all games (docs/record.md). Everything else
is a game's command line for its computer players (docs/players.md); the first game is the default.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from base.cli import run
from gamekit.records.command import by_title, parser
from gamekit.records.command import run as run_command
from games.registry import game, games


def main(arguments: Sequence[str]) -> int:
    """Run the command; return the exit status (2: unusable command line)."""
    if list(arguments[:1]) == ["record"]:
        return record(arguments[1:])
    if list(arguments) in ([], ["-h"], ["--help"]):
        print("usage: python -m games record {replay,verify} FILE …    records of all games\n")
    # --help and all other arguments belong to the game's command.
    parser = argparse.ArgumentParser(prog="python -m games", add_help=False, allow_abbrev=False)
    parser.add_argument("--game")
    given, rest = parser.parse_known_args(arguments)
    chosen = _chosen(parser, given.game)
    command = game(chosen).command
    assert command is not None, "only such games are chosen"
    return command(rest)


def record(arguments: Sequence[str]) -> int:
    """Adjudicate records of any game, known by their first tag."""
    having = (one.records.adjudicator for one in games().values() if one.records is not None)
    choice = by_title(having)
    top, _ = parser("python -m games record", "The referee of all games.", choice)
    return run_command(top, arguments)


def _chosen(parser: argparse.ArgumentParser, name: str | None) -> str:
    """Game of a name, else the first one, among those with a command line."""
    having = [one for one, found in games().items() if found.command is not None]
    if not having:
        parser.error("no game here has a command for its computer players")
    if name is not None and name not in having:
        parser.error(f"argument --game: {name!r} is none of {', '.join(having)}")
    return name or having[0]


if __name__ == "__main__":
    sys.exit(run(lambda: main(sys.argv[1:])))
