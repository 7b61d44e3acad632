"""Jobs of drawing workers, which find a game by name.

They get only scenes, names and looks, and return only pictures.
"""

from __future__ import annotations

import gc
from collections.abc import Mapping
from pathlib import Path

from base.workers.job import Caller
from gamekit.api.scenes import DrawnAhead, Look, Picture, Scene
from games.registry import game, games
from render.cards.small import SmallFace, small_digest, small_faces, small_png
from render.charts.leaderboard import LeaderboardRows, leaderboard
from render.charts.plot import PlotFacts, plot
from render.style.picture import passed_by
from render.style.shelf import keep_in
from render.table.lobby import scenes_of


def begin(caller: Caller, folder: Path | None = None) -> None:
    """Load everything that the first picture needs. ``folder``: cache of drawn cards."""
    games()
    keep_in(folder)
    # Loaded objects stay: frozen, they cost no garbage collection.
    gc.collect()
    gc.freeze()


def draw(
    caller: Caller, name: str, scene: Scene, names: Mapping[str, str], look: Look
) -> Picture | None:
    """Draw a scene; ``None`` for a game without pictures."""
    scenes = scenes_of(game(name), scene)
    if scenes is None:
        return None
    with passed_by(caller.gone):
        return scenes.draw(scene, names, look)


def ahead(caller: Caller, name: str, look: Look) -> None:
    """Draw parts of a game's pictures in advance; pictures may run after each part."""
    scenes = game(name).scenes
    if isinstance(scenes, DrawnAhead):
        for piece in scenes.pieces(look):
            if caller.gone():
                return
            piece()


def rows(caller: Caller, shown: LeaderboardRows, look: Look) -> Picture:
    """Draw a leaderboard."""
    return leaderboard(shown, look)


def curves(caller: Caller, shown: PlotFacts, look: Look) -> Picture:
    """Draw a person's curve."""
    return plot(shown, look)


def face_digests(caller: Caller) -> tuple[str, ...]:
    """Digests of all small card faces in order; pictures may run after each."""
    found = []
    for one in small_faces():
        caller.gone()
        found.append(small_digest(one))
    return tuple(found)


def face(caller: Caller, shown: SmallFace) -> bytes:
    """Draw a small card face as PNG."""
    return small_png(shown)
