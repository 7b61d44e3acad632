"""``python -m games [--game NAME] …``: a game's command line for its computer players
(docs/players.md). The first game is the default.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from base.cli import run
from gamekit.api.players import HasCommand
from games.registry import game, games


def main(arguments: Sequence[str]) -> int:
    """Run the game's command; return the exit status (2: unusable command line)."""
    # --help and all other arguments belong to the game's command.
    parser = argparse.ArgumentParser(prog="python -m games", add_help=False, allow_abbrev=False)
    parser.add_argument("--game")
    given, rest = parser.parse_known_args(arguments)
    chosen = _chosen(parser, given.game)
    players: object = game(chosen).players
    assert isinstance(players, HasCommand)
    return players.command(rest)


def _chosen(parser: argparse.ArgumentParser, name: str | None) -> str:
    """Game of a name, else the first one, among those with a command line."""
    having = [one for one, found in games().items() if isinstance(found.players, HasCommand)]
    if not having:
        parser.error("no game here has a command for its computer players")
    if name is not None and name not in having:
        parser.error(f"argument --game: {name!r} is none of {', '.join(having)}")
    return name or having[0]


if __name__ == "__main__":
    sys.exit(run(lambda: main(sys.argv[1:])))
