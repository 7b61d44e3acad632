"""``python -m games.briscon``: adjudicator of records and legal cards (docs/record.md)."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from base.cli import run
from gamekit.cards.cards import Card
from gamekit.records.command import check_twice, legal_parser, parser
from gamekit.records.command import run as run_command
from games.briscon.engine.cards import legal_cards
from games.briscon.engine.record import FORMAT


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; return the exit status."""
    program, description = "python -m games.briscon", "The referee of Briscon."
    top, commands = parser(program, description, lambda data: FORMAT.adjudicator)
    legal = legal_parser(commands, "Kc")
    legal.add_argument("--stock", action="store_true", help="cards remain to be drawn")
    legal.add_argument("--strict", action="store_true", help="the option strict=yes")
    legal.set_defaults(run=lambda options: _legal(options, legal))
    return run_command(top, arguments)


def _legal(options: argparse.Namespace, command: argparse.ArgumentParser) -> int:
    hand: tuple[Card, ...] = options.hand
    trick: tuple[Card, ...] = options.trick
    if not 1 <= len(hand) <= 5 or len(trick) > 1:
        command.error("a hand has 1 to 5 cards, and none or one lies in the trick")
    check_twice(command, hand + trick)
    led = trick[0] if trick else None
    print(*legal_cards(hand, led, options.trump, stock=options.stock, strict=options.strict))
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
