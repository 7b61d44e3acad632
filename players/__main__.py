"""``python -m players [--game NAME] …``: a game's own command for its computer players.

Without a name the first game's. Le Brouc's commands are in docs/players.md, and so is the one that
all games have: ``duel`` (:mod:`players.arena`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from console import run
from games.api.players import HasCommand, HasDuels
from games.registry import game, games
from players import arena


def main(arguments: Sequence[str]) -> int:
    """Find the game and hand it the rest; the exit status (2: an unusable command line)."""
    # The game's own command answers to --help; of its arguments none is looked at here.
    parser = argparse.ArgumentParser(prog="python -m players", add_help=False, allow_abbrev=False)
    parser.add_argument("--game")
    given, rest = parser.parse_known_args(arguments)
    name: str | None = given.game
    if rest[:1] == ["duel"]:
        chosen = _chosen(parser, name, HasDuels)
        return arena.main(game, chosen, rest[1:])
    chosen = _chosen(parser, name, HasCommand)
    players: object = game(chosen).players
    assert isinstance(players, HasCommand)
    return players.command(rest)


def _chosen(parser: argparse.ArgumentParser, name: str | None, able: type) -> str:
    """The game of a name, else the first, among those whose players are able to do this."""
    having = [one for one, found in games().items() if isinstance(found.players, able)]
    if not having:
        parser.error("no game here has a command for its computer players")
    if name is not None and name not in having:
        parser.error(f"argument --game: {name!r} is none of {', '.join(having)}")
    return name or having[0]


if __name__ == "__main__":
    sys.exit(run(lambda: main(sys.argv[1:])))
