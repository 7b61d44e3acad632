"""``python -m players [--game NAME] …``: a game's own command for its computer players.

Without a name the first game's. Le Brouc's commands are in docs/players.md.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from console import run
from games.api.players import HasCommand
from games.registry import games


def main(arguments: Sequence[str]) -> int:
    """Find the game and hand it the rest; the exit status (2: an unusable command line)."""
    having: dict[str, HasCommand] = {}
    for name, game in games().items():
        players: object = game.players
        if isinstance(players, HasCommand):
            having[name] = players
    # The game's own command answers to --help; of its arguments none is looked at here.
    parser = argparse.ArgumentParser(prog="python -m players", add_help=False, allow_abbrev=False)
    parser.add_argument("--game", choices=tuple(having), default=next(iter(having), None))
    given, rest = parser.parse_known_args(arguments)
    if given.game is None:
        parser.error("no game here has a command for its computer players")
    return having[given.game].command(rest)


if __name__ == "__main__":
    sys.exit(run(lambda: main(sys.argv[1:])))
