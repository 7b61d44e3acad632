"""``python -m brus``: the adjudicator of records (docs/record.md)."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from brus.adjudicator import Adjudicated, adjudicate_bytes, verify
from brus.report import as_json, as_text
from cardgame.command import Adjudicator, parser, run

BRUS: Final[Adjudicator[Adjudicated]] = Adjudicator(
    "python -m brus", "The referee of Brus.", adjudicate_bytes, as_text, as_json, verify
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit status."""
    top, _ = parser(BRUS)
    return run(top, arguments)


if __name__ == "__main__":
    sys.exit(main())
