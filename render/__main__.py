"""``python -m render sheet OUT.png`` (or ``.webp``): draw the contact sheet."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from games.brouc.pictures.examples import EXAMPLES
from render.cards.sheet import Scene, sheet


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m render", description="Draw Brouc's pictures.")
    commands = parser.add_subparsers(dest="command", required=True)
    made = commands.add_parser("sheet", help="all cards and one of each picture")
    made.add_argument("out", type=Path, metavar="OUT.png")
    made.add_argument("--cards", action="store_true", help="the cards alone")
    chosen = parser.parse_args(arguments)
    scenes = [] if chosen.cards else [Scene(title, draw) for title, draw in EXAMPLES.items()]
    picture = sheet(scenes)
    if chosen.out.suffix.lower() == ".webp":
        picture.save(chosen.out, "WEBP", quality=82, method=4)
    else:
        few = picture.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        few.save(chosen.out, "PNG", optimize=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
