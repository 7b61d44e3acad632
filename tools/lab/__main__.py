"""Computer players compared: ``python -m tools.lab duel | match | regret`` (docs/players.md)."""

from __future__ import annotations

import sys

from base.cli import run
from tools.lab import arena, regret
from tools.lab.brouc import matches

COMMANDS = {"duel": arena.main, "match": matches.main, "regret": regret.main}


def main(arguments: list[str]) -> int:
    """Run a command; return the exit status (2: unusable command line)."""
    if not arguments or arguments[0] not in COMMANDS:
        print("usage: python -m tools.lab {duel,match,regret} …", file=sys.stderr)
        return 2
    return COMMANDS[arguments[0]](arguments[1:])


if __name__ == "__main__":
    sys.exit(run(lambda: main(sys.argv[1:])))
