"""``python -m games.brouc.pictures OUT.png`` (or ``.webp``): all cards and one of each picture."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from games.brouc.pictures.examples import EXAMPLES
from render.cards.sheet import Scene, save, sheet


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m games.brouc.pictures", description=__doc__)
    parser.add_argument("out", type=Path, metavar="OUT.png")
    out = parser.parse_args(arguments).out
    save(sheet([Scene(title, draw) for title, draw in EXAMPLES.items()]), out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
