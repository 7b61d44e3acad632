"""``python -m render sheet OUT.png`` (or ``.webp``): draw the contact sheet of the cards."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from render.cards.sheet import save, sheet


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m render", description="Draw the cards.")
    commands = parser.add_subparsers(dest="command", required=True)
    made = commands.add_parser("sheet", help="every card, and the other packs")
    made.add_argument("out", type=Path, metavar="OUT.png")
    save(sheet(), parser.parse_args(arguments).out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
