"""Jobs of drawing workers, which find a game by name.

They get only scenes, names and looks, and return only pictures.
"""

from __future__ import annotations

import gc
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter
from typing import Final

from base.workers.job import JobContext
from gamekit.api.scenes import Look, Picture, Scene
from games.registry import game, games
from render.cards.small import SmallFace, small_digest, small_png
from render.charts.leaderboard import LeaderboardRows, leaderboard
from render.charts.plot import PlotFacts, plot
from render.style.shelf import keep_in
from render.table.lobby import scenes_of

SLICE: Final = 0.03
"""Seconds of drawing ahead, after which waiting pictures go first."""


def begin(context: JobContext, folder: Path | None = None) -> None:
    """Load everything that the first picture needs. ``folder``: cache of drawn cards."""
    games()
    keep_in(folder)
    # Loaded objects stay: frozen, they cost no garbage collection.
    gc.collect()
    gc.freeze()


def draw(
    context: JobContext, name: str, scene: Scene, names: Mapping[str, str], look: Look
) -> Picture | None:
    """Draw a scene; ``None`` for a game without pictures."""
    scenes = scenes_of(game(name), scene)
    if scenes is None:
        return None
    return scenes.draw(scene, names, look)


def ahead(context: JobContext, name: str, look: Look, start: int = 0) -> int | None:
    """Draw parts of a game's pictures ahead, from number ``start``, for :data:`SLICE` seconds.

    Returns the number of the next part; ``None`` after the last.
    """
    parts = game(name).drawn_ahead
    if parts is None:
        return None
    until = perf_counter() + SLICE
    for number, draw_part in enumerate(parts(look)):
        if number > start and perf_counter() >= until:
            return number
        if number >= start:
            draw_part()
    return None


def rows(context: JobContext, shown: LeaderboardRows, look: Look) -> Picture:
    """Draw a leaderboard."""
    return leaderboard(shown, look)


def curves(context: JobContext, shown: PlotFacts, look: Look) -> Picture:
    """Draw a person's curve."""
    return plot(shown, look)


def face_digest(context: JobContext, shown: SmallFace) -> str:
    """Hash of a small face's picture."""
    return small_digest(shown)


def face(context: JobContext, shown: SmallFace) -> bytes:
    """Draw a small card face as PNG."""
    return small_png(shown)
