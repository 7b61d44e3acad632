"""What drawing workers run: a game is found there by its name.

Nothing is sent to them but scenes, names and looks; nothing comes back but pictures.
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
    """Load what the first picture would wait for. ``folder``: where drawn cards are kept."""
    games()
    keep_in(folder)
    # What is loaded stays: the collector need not walk it.
    gc.collect()
    gc.freeze()


def draw(
    caller: Caller, name: str, scene: Scene, names: Mapping[str, str], look: Look
) -> Picture | None:
    """A game's scene; ``None`` from a game that has none. ``ValueError`` for what cannot be."""
    scenes = scenes_of(game(name), scene)
    if scenes is None:
        return None
    with passed_by(caller.gone):
        return scenes.draw(scene, names, look)


def ahead(caller: Caller, name: str, look: Look) -> None:
    """Draw what a game's pictures in a look are made of; pictures pass after each piece."""
    scenes = game(name).scenes
    if isinstance(scenes, DrawnAhead):
        for piece in scenes.pieces(look):
            if caller.gone():
                return
            piece()


def rows(caller: Caller, shown: LeaderboardRows, look: Look) -> Picture:
    """A leaderboard."""
    return leaderboard(shown, look)


def curves(caller: Caller, shown: PlotFacts, look: Look) -> Picture:
    """A person's way."""
    return plot(shown, look)


def face_digests(caller: Caller) -> tuple[str, ...]:
    """Of all small faces, in their order; pictures pass after each."""
    found = []
    for one in small_faces():
        caller.gone()
        found.append(small_digest(one))
    return tuple(found)


def face(caller: Caller, shown: SmallFace) -> bytes:
    """A small face as a PNG."""
    return small_png(shown)
