"""``python -m games.briscon``: adjudicator of records and legal cards (docs/record.md)."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from base.cli import run
from gamekit.records.command import legal_parser, parser
from gamekit.records.command import run as run_command
from games.briscon.cards import legal_cards
from games.briscon.record import FORMAT


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; return the exit status."""
    program, description = "python -m games.briscon", "The referee of Briscon."
    top, commands = parser(program, description, lambda data: FORMAT.adjudicator)
    legal = legal_parser(commands, "Kc", 5, (1, "none or one lies"), _legal)
    legal.add_argument("--stock", action="store_true", help="cards remain to be drawn")
    legal.add_argument("--strict", action="store_true", help="the option strict=yes")
    return run_command(top, arguments)


def _legal(options: argparse.Namespace) -> Iterator[str]:
    led, stock, strict = next(iter(options.trick), None), options.stock, options.strict
    found = legal_cards(options.hand, led, options.trump, stock=stock, strict=strict)
    yield " ".join(map(str, found))


if __name__ == "__main__":
    sys.exit(run(main))
