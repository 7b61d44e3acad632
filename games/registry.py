"""The games there are: those that come with the project, and those installed beside it.

A package offers a game by an entry point of the group :data:`GROUP`: its name is the game's, its
value names a :class:`games.api.game.Game`. Read by what starts a process and by its workers alone;
everything else is handed the games. A broken package is logged and skipped: the others are played.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from games.api.game import Game, Games

log = logging.getLogger(__name__)

GROUP: Final = "brouc.games"
BUILT_IN: Final = (EntryPoint("brouc", "games.brouc:GAME", GROUP),)
"""What comes with the project, the first is offered first."""


@cache
def games() -> Games:
    """All games by name."""
    found: dict[str, Game] = {}
    for point in (*BUILT_IN, *entry_points(group=GROUP)):
        game = _loaded(point)
        if game is not None and found.setdefault(game.name, game) is not game:
            log.error("the game %r is there twice: the one from %s is left out", *_of(point))
    return found


def game(name: str) -> Game:
    """One game, for a worker that is told its name; ``KeyError`` for an unknown one."""
    return games()[name]


def _loaded(point: EntryPoint) -> Game | None:
    try:
        found = point.load()
        if not isinstance(found, Game):
            raise TypeError(f"{point.value} is no game")
        if found.name != point.name:
            raise ValueError(f"{point.value} calls itself {found.name!r}")
    except Exception as error:
        log.error("the game %r from %s is left out: %s", *_of(point), type(error).__name__)
        log.debug("why", exc_info=True)
        return None
    return found


def _of(point: EntryPoint) -> tuple[str, str]:
    return point.name, point.value
