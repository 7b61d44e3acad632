"""One picture of each scene of the games, from random matches.

python -m tools.samples OUT [--games [NAME …]]

``OUT`` is a folder for ``GAME-SCENE.webp``, or a ``.png`` or ``.webp`` for a contact sheet with the
cards. Of each scene the picture is drawn that has most to tell.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

from gamekit.api.game import Game
from gamekit.api.scenes import Look, Scene
from games.registry import games
from render.cards.sheet import Scene as Drawn
from render.cards.sheet import save, sheet
from tools.bench.render import NAMES, scenes_of

_LOOK: Final = Look(language="en")


def samples(game: Game) -> Iterator[tuple[str, Scene]]:
    """Kind and scene."""
    told: dict[str, tuple[int, Scene]] = {}
    assert game.scenes is not None, "a game with pictures"
    for scene in scenes_of(game):
        length = len(game.scenes.words(scene, _names(game), _LOOK))
        if length > told.get(scene.kind, (0, scene))[0]:
            told[scene.kind] = length, scene
    yield from ((kind, scene) for kind, (_, scene) in told.items())


def _names(game: Game) -> dict[str, str]:
    return dict(zip(game.rules.seats, NAMES, strict=False))


def drawn(game: Game, scene: Scene) -> Image.Image:
    """The picture of a scene, or a film's first."""
    assert game.scenes is not None, "a game with pictures"
    data = game.scenes.draw(scene, _names(game), _LOOK).data
    return Image.open(BytesIO(data)).convert("RGB")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    what = "Draw a picture of each scene of the games, from random matches."
    parser = argparse.ArgumentParser(prog="python -m tools.samples", description=what)
    parser.add_argument("out", type=Path, metavar="OUT")
    parser.add_argument("--games", nargs="*", choices=[*games()], default=[*games()])
    asked = parser.parse_args(arguments)
    found = [
        (f"{name}-{kind}", partial(drawn, games()[name], scene))
        for name in asked.games
        if games()[name].scenes is not None
        for kind, scene in samples(games()[name])
    ]
    if not asked.out.is_dir():
        save(sheet([Drawn(title, draw) for title, draw in found]), asked.out)
        return 0
    for title, draw in found:
        save(draw(), asked.out / f"{title}.webp")
    return 0


if __name__ == "__main__":
    sys.exit(main())
