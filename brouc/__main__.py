"""``python -m brouc``: adjudicator of records and legal cards (docs/record.md).

Exit status: 0 success; 1 wrong record (one line on standard error); 2 unusable command, unreadable
file or unwritable output.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from base.cli import run
from brouc.record import FORMAT
from brouc.ruleset import Preset
from brouc.tricks import legal_cards, why_not
from gamekit.records.command import legal_parser, parser
from gamekit.records.command import run as run_command


def main(arguments: Sequence[str] | None = None, prog: str = "python -m brouc") -> int:
    """Run a command line; return the exit status."""
    top, commands = parser(prog, "The referee of Le Brouc.", lambda data: FORMAT.adjudicator)
    legal = legal_parser(commands, "Ac Kh 8c", 8, (3, "0 to 3 lie"), _legal)
    legal.add_argument(
        "--rules", default="brouc", choices=[preset.value for preset in Preset], metavar="RULES"
    )
    legal.add_argument("--why", action="store_true", help="give the reason for each other card")
    return run_command(top, arguments)


def _legal(options: argparse.Namespace) -> Iterator[str]:
    given = options.hand, options.trick, options.trump
    ancient = options.rules == Preset.HOMME_DE_BROU.value
    yield " ".join(map(str, legal_cards(*given, ancient=ancient)))
    for card in options.hand if options.why else ():
        reason = why_not(card, *given, ancient=ancient)
        if reason is not None:
            yield f"{card}: {reason.sentence} (rules {reason.rule})"


if __name__ == "__main__":
    sys.exit(run(main))
