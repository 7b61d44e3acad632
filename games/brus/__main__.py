"""``python -m games.brus``: adjudicator of records (docs/record.md)."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from base.cli import run
from gamekit.records.command import parser
from gamekit.records.command import run as run_command
from games.brus.record import FORMAT


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; return the exit status."""
    top, _ = parser("python -m games.brus", "The referee of Brus.", lambda data: FORMAT.adjudicator)
    return run_command(top, arguments)


if __name__ == "__main__":
    sys.exit(run(main))
