"""``python -m games serve | analyse``: command line of Le Brouc's computer players."""

from __future__ import annotations

import argparse
import sys

from base.cli import run
from brouc.actions import Action
from brouc.view import View
from gamekit.api.players import Deadline
from games.brouc.players import cli
from games.brouc.players.api import LEVELS, choose
from games.brouc.players.protocol import answers


def main(arguments: list[str]) -> int:
    """Run a command; return the exit status (2: unusable command line)."""
    parser = argparse.ArgumentParser(prog="python -m games", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    serve = commands.add_parser("serve", help="answer positions, one JSON line each")
    serve.add_argument("--level", choices=LEVELS, required=True)
    serve.add_argument("--ms", type=int, help="think for so long a move, not for a fixed budget")
    serve.add_argument("--seed", type=int, default=0)
    cli.add(commands)
    given = parser.parse_args(arguments)
    if given.command == "analyse":
        status: int = given.run(given)
        return status
    return _serve(given.level, given.ms, given.seed)


def _serve(level: str, ms: int | None, seed: int) -> int:
    def decide(seen: View) -> Action | None:
        if ms is None:
            return choose(seen, level, seed)
        return choose(seen, level, seed, Deadline(ms / 1000), until_stopped=True)

    if sys.stdin is None:
        print("the positions cannot be read: standard input is closed", file=sys.stderr)
        return 2
    for answer in answers(sys.stdin, decide):
        print(answer, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(run(lambda: main(sys.argv[1:])))
