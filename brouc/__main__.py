"""``python -m brouc``: adjudicator of records and legal cards (docs/record.md).

Exit status: 0 success; 1 wrong record (one line on standard error); 2 unusable command, unreadable
file or unwritable output.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from base.cli import run
from brouc.record import FORMAT
from brouc.ruleset import Preset
from brouc.tricks import legal_cards, why_not
from gamekit.cards.cards import Card, Suit
from gamekit.records.command import check_twice, legal_parser, parser
from gamekit.records.command import run as run_command


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; return the exit status."""
    top, commands = parser(
        "python -m brouc", "Le Brouc's referee.", lambda data: FORMAT.adjudicator
    )
    legal = legal_parser(commands, "Ac Kh 8c")
    legal.add_argument(
        "--rules", default="brouc", choices=[preset.value for preset in Preset], metavar="RULES"
    )
    legal.add_argument("--why", action="store_true", help="give the reason for each other card")
    legal.set_defaults(run=lambda options: _legal(options, legal))
    return run_command(top, arguments)


def _legal(options: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    hand: tuple[Card, ...] = options.hand
    trick: tuple[Card, ...] = options.trick
    trump: Suit = options.trump
    if not 1 <= len(hand) <= 8 or len(trick) > 3:
        parser.error("a hand has 1 to 8 cards, and 0 to 3 lie in the trick")
    check_twice(parser, hand + trick)
    ancient = options.rules == Preset.HOMME_DE_BROU.value
    print(*legal_cards(hand, trick, trump, ancient=ancient))
    if options.why:
        for card in hand:
            reason = why_not(card, hand, trick, trump, ancient=ancient)
            if reason is not None:
                print(f"{card}: {reason.sentence} (rules {reason.rule})")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
