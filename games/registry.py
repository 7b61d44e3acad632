"""The games there are: those that come with the project, and those installed beside it.

A package offers a game by an entry point of the group :data:`GROUP`: its name is the game's, its
value names a :class:`gamekit.api.game.Game`. Read by what starts a process and by its workers
alone;
everything else is handed the games. A broken package is logged and skipped: the others are played.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from gamekit.api.counts import Counts
from gamekit.api.course import Course
from gamekit.api.face import Face
from gamekit.api.game import Game, Games
from gamekit.api.players import Players
from gamekit.api.record import Records
from gamekit.api.replay import Replay
from gamekit.api.review import Review
from gamekit.api.rules import Rules
from gamekit.api.scenes import Scenes

log = logging.getLogger(__name__)

GROUP: Final = "brouc.games"
BUILT_IN: Final = (
    EntryPoint("brouc", "games.brouc:GAME", GROUP),
    EntryPoint("brus", "games.brus:GAME", GROUP),
    EntryPoint("briscon", "games.briscon:GAME", GROUP),
)
"""What comes with the project, the first is offered first."""

REQUIRED: Final[dict[str, type]] = {"rules": Rules, "face": Face}
OPTIONAL: Final[dict[str, type]] = {
    "scenes": Scenes,
    "players": Players,
    "records": Records,
    "replay": Replay,
    "review": Review,
    "course": Course,
}


class BrokenGameError(Exception):
    """Why a package's game cannot be played; ``str()`` is a sentence without anything private."""


@cache
def games() -> Games:
    """All games by name."""
    found: dict[str, Game] = {}
    for point in (*BUILT_IN, *sorted(entry_points(group=GROUP), key=_of)):
        try:
            game = loaded(point)
        except BrokenGameError as error:
            log.error("the game %r from %s is left out: %s", *_of(point), error)
            continue
        if found.setdefault(game.name, game) is not game:
            log.error("the game %r is there twice: the one from %s is left out", *_of(point))
    return found


def game(name: str) -> Game:
    """One game, for a worker that is told its name; ``KeyError`` for an unknown one."""
    return games()[name]


def loaded(point: EntryPoint) -> Game:
    """The game of an entry point; :class:`BrokenGameError` if it is none that can be played."""
    try:
        found = point.load()
    except (Exception, SystemExit) as error:  # Whatever a stranger's module does when imported.
        raise BrokenGameError(f"importing it raises {_told(error)}") from error
    if not isinstance(found, Game):
        raise BrokenGameError(f"it is no Game but {type(found).__name__}")
    missing = _missing(found)
    if missing:
        raise BrokenGameError(f"it lacks {', '.join(missing)}")
    if found.name != point.name:
        raise BrokenGameError(f"it calls itself {found.name!r}")
    if not 2 <= len(found.rules.seats) <= 4:
        raise BrokenGameError(f"it has {len(found.rules.seats)} seats, not two to four")
    return found


def _missing(found: Game) -> list[str]:
    """The members that parts of a game lack: ``face.hand``, ``rules.seats``."""
    parts = {**REQUIRED, **{k: v for k, v in OPTIONAL.items() if getattr(found, k) is not None}}
    missing = [
        f"{name}.{member}"
        for name, protocol in parts.items()
        for member in members(protocol)
        if not hasattr(getattr(found, name), member)
    ]
    return missing if isinstance(found.counts, Counts) else [*missing, "counts"]


def members(protocol: type) -> list[str]:
    """What a protocol of ``gamekit.api`` asks for.

    >>> members(Scenes)
    ['draw', 'words']
    """
    return [name for name in vars(protocol) if not name.startswith("_")]


def _told(error: BaseException) -> str:
    """The kind of an error; of a missing module also its name, which is no secret."""
    kind = type(error).__name__
    return f"{kind} ({error.name})" if isinstance(error, ImportError) and error.name else kind


def _of(point: EntryPoint) -> tuple[str, str]:
    return point.name, point.value
