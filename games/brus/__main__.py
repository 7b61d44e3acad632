"""``python -m games.brus``: adjudicator of records (docs/record.md)."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from base.cli import run
from gamekit.records.command import Adjudicator, parser
from gamekit.records.command import run as run_command
from games.brus.engine.adjudicator import Adjudicated, adjudicate_bytes, verify
from games.brus.engine.report import as_json, as_text

BRUS: Final[Adjudicator[Adjudicated]] = Adjudicator(
    "python -m games.brus", "The referee of Brus.", adjudicate_bytes, as_text, as_json, verify
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; return the exit status."""
    top, _ = parser(BRUS)
    return run_command(top, arguments)


if __name__ == "__main__":
    sys.exit(run(main))
