"""``python -m games.briscon``: adjudicator of records and legal cards (docs/record.md)."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Final

from base.cli import run
from gamekit.cards.cards import Card, Suit, parse_cards
from gamekit.records.command import Adjudicator, parser
from gamekit.records.command import run as run_command
from games.briscon.engine.adjudicator import Adjudicated, adjudicate_bytes, verify
from games.briscon.engine.cards import legal_cards
from games.briscon.engine.report import as_json, as_text

BRISCON: Final[Adjudicator[Adjudicated]] = Adjudicator(
    "python -m games.briscon", "The referee of Briscon.", adjudicate_bytes, as_text, as_json, verify
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; return the exit status."""
    top, commands = parser(BRISCON)
    legal = commands.add_parser("legal", help="list the cards that may be played to a trick")
    legal.add_argument("--trump", required=True, type=_suit, help="h, d, c or s")
    legal.add_argument("--trick", default=(), type=_cards, help='cards on the table, e.g. "Kc"')
    legal.add_argument("--hand", required=True, type=_cards, help='cards held, e.g. "Ah Qh Jd"')
    legal.add_argument("--stock", action="store_true", help="cards remain to be drawn")
    legal.add_argument("--strict", action="store_true", help="the option strict=yes")
    legal.set_defaults(run=lambda options: _legal(options, legal))
    return run_command(top, arguments)


def _legal(options: argparse.Namespace, command: argparse.ArgumentParser) -> int:
    hand: tuple[Card, ...] = options.hand
    trick: tuple[Card, ...] = options.trick
    if not 1 <= len(hand) <= 5 or len(trick) > 1:
        command.error("a hand has 1 to 5 cards, and none or one lies in the trick")
    twice = [card for card in hand + trick if (hand + trick).count(card) > 1]
    if twice:
        command.error(f"{twice[0]} stands twice")
    led = trick[0] if trick else None
    print(*legal_cards(hand, led, options.trump, stock=options.stock, strict=options.strict))
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
