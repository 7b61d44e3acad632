"""``python -m games.brus.pictures OUT.webp``: all cards and one of each picture.

``OUT`` may be a folder as well: then each picture is written there, as ``brus-board.webp``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from games.brus.pictures.examples import EXAMPLES, PICTURES, opened
from render.cards.sheet import Scene, save, sheet


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m games.brus.pictures", description=__doc__)
    parser.add_argument("out", type=Path, metavar="OUT")
    out = parser.parse_args(arguments).out
    if out.is_dir():
        for kind in PICTURES:
            save(opened(kind), out / f"brus-{kind}.webp")
        return 0
    save(sheet([Scene(title, draw) for title, draw in EXAMPLES.items()]), out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
