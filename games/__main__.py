"""``python -m games record …``, ``… evening …`` and ``python -m games [--game NAME] …``.

``record replay | verify FILE …`` adjudicates records of all games (docs/record.md), ``evening
verify | standings FILE …`` those of evenings (docs/evenings.md). Everything else is a game's
command line for its computer players (docs/players.md); the first game is the default.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from base.cli import run
from gamekit.records.command import by_title, parser
from gamekit.records.command import run as run_command
from games.registry import game, games

USAGE: Final = """\
python -m games record {replay,verify} FILE …
       python -m games evening {verify,standings} FILE …
       python -m games [--game NAME] COMMAND …"""
ELSEWHERE: Final = """\
commands:
  record replay FILE …    adjudicate records of all games: tricks, count and score
  record verify FILE …    check their deals against their secrets
  evening verify FILE …   check draws, byes and standings of evenings
  evening standings FILE … [--json]
                          their places, totals and rounds
  COMMAND …               of a game's computer players, see below

more commands:
  python -m games.new NAME                    write a game of one file that plays
  python -m games.folder FOLDER MODULE …      run a module with a game from a folder
  python -m games.compile                     compile the computer players (make fast)"""


def main(arguments: Sequence[str]) -> int:
    """Run the command; return the exit status (2: unusable command line)."""
    if list(arguments[:1]) == ["record"]:
        return record(arguments[1:])
    if list(arguments[:1]) == ["evening"]:
        # Loads networkx, which no other command needs.
        from games.tournament.verify import run as evening

        return evening(arguments[1:])
    # --help after a game or command, and all other arguments, belong to the game's command.
    top = argparse.ArgumentParser(
        prog="python -m games",
        usage=USAGE,
        epilog=ELSEWHERE,
        add_help=False,
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--game", metavar="NAME", help="the game of the computer players")
    if list(arguments) in (["-h"], ["--help"]):
        top.print_help()
        for name in _having():
            print(f"\n--game {name}:")
            with suppress(SystemExit):
                _command(name)(["--help"])
        return 0
    given, rest = top.parse_known_args(arguments)
    if not rest:
        top.error("a command is missing: --help lists them")
    return _command(_chosen(top, given.game))(rest)


def record(arguments: Sequence[str]) -> int:
    """Adjudicate records of any game, known by their first tag."""
    having = (one.records.adjudicator for one in games().values() if one.records is not None)
    choice = by_title(having)
    top, _ = parser("python -m games record", "The referee of all games.", choice)
    return run_command(top, arguments)


def _chosen(parser: argparse.ArgumentParser, name: str | None) -> str:
    """Game of a name, else the first one, among those with a command line."""
    having = _having()
    if not having:
        parser.error("no game here has a command for its computer players")
    if name is not None and name not in having:
        parser.error(f"argument --game: {name!r} is none of {', '.join(having)}")
    return name or having[0]


def _having() -> list[str]:
    """Names of the games with a command line."""
    return [name for name, found in games().items() if found.command is not None]


def _command(name: str) -> Callable[[Sequence[str]], int]:
    """Command line of one of these."""
    command = game(name).command
    assert command is not None, "only such games are chosen"
    return command


if __name__ == "__main__":
    sys.exit(run(lambda: main(sys.argv[1:])))
