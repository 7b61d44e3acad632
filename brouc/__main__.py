"""``python -m brouc``: adjudicator of records and legal cards (docs/record.md).

Exit status: 0 success; 1 wrong record (one line on standard error); 2 unusable command, unreadable
file or unwritable output.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Final

from base.cli import run
from brouc.adjudicator import SENTENCES, Adjudicated, adjudicate, verify
from brouc.cards import Card, Suit, parse_cards
from brouc.record_reader import read_bytes
from brouc.report import as_json, as_text
from brouc.ruleset import Preset
from brouc.tricks import legal_cards, why_not
from gamekit.records.command import Adjudicator, parser
from gamekit.records.command import run as run_command

BROUC: Final[Adjudicator[Adjudicated]] = Adjudicator(
    "python -m brouc",
    "Le Brouc's referee.",
    lambda data: adjudicate(read_bytes(data)),
    as_text,
    as_json,
    lambda judged: (verify(judged), len(judged.deals)),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; return the exit status."""
    top, commands = parser(BROUC)
    legal = commands.add_parser("legal", help="list the cards that may be played to a trick")
    legal.add_argument("--trump", required=True, type=_suit, help="h, d, c or s")
    legal.add_argument(
        "--trick", default=(), type=_cards, help='cards on the table, e.g. "Ac Kh 8c"'
    )
    legal.add_argument("--hand", required=True, type=_cards, help='cards held, e.g. "Ah Qh Jd"')
    legal.add_argument(
        "--rules", default="brouc", choices=[preset.value for preset in Preset], metavar="RULES"
    )
    legal.add_argument("--why", action="store_true", help="give the reason for each other card")
    legal.set_defaults(run=lambda options: _legal(options, legal))
    return run_command(top, arguments)


# -- legal cards ---------------------------------------------------------------------------------


def _legal(options: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    hand: tuple[Card, ...] = options.hand
    trick: tuple[Card, ...] = options.trick
    trump: Suit = options.trump
    if not 1 <= len(hand) <= 8 or len(trick) > 3:
        parser.error("a hand has 1 to 8 cards, and 0 to 3 lie in the trick")
    twice = [card for card in hand + trick if (hand + trick).count(card) > 1]
    if twice:
        parser.error(f"{twice[0]} stands twice")
    ancient = options.rules == Preset.HOMME_DE_BROU.value
    print(*legal_cards(hand, trick, trump, ancient=ancient))
    if options.why:
        for card in hand:
            reason = why_not(card, hand, trick, trump, ancient=ancient)
            if reason is not None:
                print(f"{card}: {SENTENCES[reason]} (rules {reason.rule})")
    return 0


def _suit(text: str) -> Suit:
    try:
        return Suit(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"not a suit: {text!r}") from None


def _cards(text: str) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


if __name__ == "__main__":
    sys.exit(run(main))
