"""``python -m brouc``: the adjudicator of records, and what may be played (docs/record.md).

Exit status: 0 well, 1 a record is wrong (one line on standard error), 2 the command is unusable, or
a file cannot be read or the output not be written.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence

from brouc.adjudicator import SENTENCES, Adjudicated, adjudicate, verify
from brouc.cards import Card, Suit, parse_cards
from brouc.record import RecordError
from brouc.record_reader import read_bytes
from brouc.report import as_json, as_text
from brouc.ruleset import Preset
from brouc.tricks import legal_cards, why_not
from console import read_input, run


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit status."""
    options = _parser().parse_args(arguments)
    status: int = options.run(options)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m brouc", description="Le Brouc's referee.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    replay = commands.add_parser("replay", help="adjudicate records: tricks, count and slate")
    replay.add_argument("files", nargs="+", metavar="FILE", help="a record; - is standard input")
    replay.add_argument("--json", action="store_true", help="one JSON object a record")
    replay.set_defaults(run=_replay)

    check = commands.add_parser("verify", help="check the deals against their secrets")
    check.add_argument("files", nargs="+", metavar="FILE", help="a record; - is standard input")
    check.set_defaults(run=_verify)

    legal = commands.add_parser("legal", help="which cards may be played to a trick")
    legal.add_argument("--trump", required=True, type=_suit, help="h, d, c or s")
    legal.add_argument("--trick", default=(), type=_cards, help='what lies, e.g. "Ac Kh 8c"')
    legal.add_argument("--hand", required=True, type=_cards, help='what is held, e.g. "Ah Qh Jd"')
    legal.add_argument(
        "--rules", default="brouc", choices=[preset.value for preset in Preset], metavar="RULES"
    )
    legal.add_argument("--why", action="store_true", help="say why the others may not be played")
    legal.set_defaults(run=lambda options: _legal(options, legal))
    return parser


# -- records -------------------------------------------------------------------------------------


def _replay(options: argparse.Namespace) -> int:
    show = as_json if options.json else as_text
    return _each(options.files, lambda name, judged: show(judged))


def _verify(options: argparse.Namespace) -> int:
    return _each(options.files, _verified)


def _verified(name: str, judged: Adjudicated) -> str:
    checked, deals = verify(judged), len(judged.deals)
    if not checked:
        return f"{name}: no deal carries a secret, nothing to check ({deals} deals)"
    return f"{name}: {checked} of {deals} deals checked: each is what its secret and cut make"


def _each(names: Sequence[str], show: Callable[[str, Adjudicated], str]) -> int:
    """Adjudicate every file; a wrong one is reported in one line and the others still shown."""
    status = 0
    for name in names:
        shown = _printable(name)
        try:
            data = read_input() if name == "-" else _content(name)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            print(f"{shown}: cannot be read: {reason}", file=sys.stderr)
            status = 2
            continue
        try:
            print(show(shown, adjudicate(read_bytes(data))))
        except RecordError as error:
            print(f"{shown}:{error.line}: {_printable(str(error))}", file=sys.stderr)
            status = max(status, 1)
    return status


def _content(name: str) -> bytes:
    with open(name, "rb") as file:
        return file.read()


def _printable(text: str) -> str:
    """The text on one line, whatever a file's name or content holds."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


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
