"""``python -m players serve | match | analyse``: computer players on the command line."""

from __future__ import annotations

import sys

from console import run
from games.brouc.players.__main__ import main

if __name__ == "__main__":
    sys.exit(run(lambda: main(sys.argv[1:])))
