"""Registry of games: built-in ones and installed packages.

A package offers a game by an entry point of the group :data:`GROUP`: name of the game →
:class:`gamekit.api.game.Game`. Only entry points and workers read it; everything else gets the
games. A broken package is logged and skipped.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from base.safe_log import SafeError
from gamekit.api.counts import Counts
from gamekit.api.course import Course
from gamekit.api.face import Face
from gamekit.api.game import Daily, Game, Games
from gamekit.api.players import Players
from gamekit.api.record import Records
from gamekit.api.review import Replay, Review
from gamekit.api.rules import Rules
from gamekit.api.scenes import Scenes

log = logging.getLogger(__name__)

GROUP: Final = "brouc.games"
BUILT_IN: Final = (
    EntryPoint("brouc", "games.brouc.game:GAME", GROUP),
    EntryPoint("brus", "games.brus.game:GAME", GROUP),
    EntryPoint("briscon", "games.briscon.game:GAME", GROUP),
    EntryPoint("schieber", "games.schieber:GAME", GROUP),
)
"""Built-in games, offered in this order."""

REQUIRED: Final[dict[str, type]] = {"rules": Rules, "face": Face}
OPTIONAL: Final[dict[str, type]] = {
    "scenes": Scenes,
    "players": Players,
    "records": Records,
    "replay": Replay,
    "review": Review,
    "course": Course,
    "daily": Daily,
}


class BrokenGameError(SafeError):
    """Reason why a package's game is unusable; ``str()`` contains nothing private."""


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


def names() -> frozenset[str]:
    """Names of all offered games, without loading them."""
    return frozenset(point.name for point in (*BUILT_IN, *entry_points(group=GROUP)))


def game(name: str) -> Game:
    """Game by name, for workers; ``KeyError`` for an unknown one."""
    return games()[name]


def loaded(point: EntryPoint) -> Game:
    """Load the game of an entry point; :class:`BrokenGameError` if it is unusable."""
    try:
        found = point.load()
    # Third-party modules may raise anything when imported.
    except (Exception, SystemExit) as error:
        raise BrokenGameError(f"importing it raises {_told(error)}") from error
    if not isinstance(found, Game):
        kind = type(found).__name__
        raise BrokenGameError(f"it is of type {kind}, not Game (card_game makes one)")
    missing = _missing(found)
    if missing:
        raise BrokenGameError(f"it lacks {', '.join(missing)}")
    if found.name != point.name:
        raise BrokenGameError(f"its name is {found.name!r}, not {point.name!r}")
    if not 2 <= len(found.rules.seats) <= 4:
        raise BrokenGameError(f"it has {len(found.rules.seats)} seats, not two to four")
    return found


def _missing(found: Game) -> list[str]:
    """Missing members of a game's parts: ``face.hand``, ``rules.seats``."""
    parts = {**REQUIRED, **{k: v for k, v in OPTIONAL.items() if getattr(found, k) is not None}}
    missing = [
        f"{name}.{member}"
        for name, protocol in parts.items()
        for member in members(protocol)
        if not hasattr(getattr(found, name), member)
    ]
    return missing if isinstance(found.counts, Counts) else [*missing, "counts"]


def members(protocol: type) -> list[str]:
    """Members of a protocol of ``gamekit.api``.

    >>> members(Scenes)
    ['draw', 'words']
    """
    return [name for name in vars(protocol) if not name.startswith("_")]


def _told(error: BaseException) -> str:
    """Kind of an error; for a missing module also its name, which is not private."""
    kind = type(error).__name__
    return f"{kind} ({error.name})" if isinstance(error, ImportError) and error.name else kind


def _of(point: EntryPoint) -> tuple[str, str]:
    return point.name, point.value
