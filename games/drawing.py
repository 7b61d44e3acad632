"""Jobs of drawing workers, which find a game by name.

They get only scenes, names and looks, and return only pictures.
"""

from __future__ import annotations

import gc
from collections.abc import Mapping

from base.workers.job import JobContext
from gamekit.api.scenes import Look, Picture, Scene
from games.registry import game, games
from render.cards.small import SmallFace, small_digest, small_png
from render.charts.leaderboard import LeaderboardRows, leaderboard
from render.charts.plot import PlotFacts, plot
from render.shared import scenes_of


def begin(context: JobContext) -> None:
    """Load everything that the first picture needs."""
    games()
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
