"""Command line of adjudicators: ``python -m games.brus replay | verify FILE …``.

Exit status: 0 success; 1 wrong record (one line on standard error); 2 unusable command, unreadable
file or unwritable output.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from base.cli import complain, counted, read_input
from gamekit.api.record import Adjudicator
from gamekit.cards.cards import Card, Suit, parse_cards
from gamekit.records.lines import Lines, RecordError
from gamekit.records.tags import title_of

J = TypeVar("J")


Choice = Callable[[bytes], Adjudicator[Any]]
"""Adjudicator of a file's content; raises :class:`RecordError`."""


def by_title(games: Iterable[Adjudicator[Any]]) -> Choice:
    """Adjudicator whose tag a record begins with."""
    titled = {game.title: game for game in games}

    def choice(data: bytes) -> Adjudicator[Any]:
        lines = Lines.of_bytes(data)
        if (game := titled.get(title_of(lines) or "")) is None:
            what = f"a record begins with the tag of a game: {', '.join(titled)}"
            raise RecordError(lines.first, what)
        return game

    return choice


def parser(
    program: str, description: str, choice: Choice
) -> tuple[argparse.ArgumentParser, argparse._SubParsersAction[argparse.ArgumentParser]]:
    """Parser with the commands of every game, and its subparsers for more.

    Each command sets ``run``, a function from parsed options to the exit status.
    """
    top = argparse.ArgumentParser(prog=program, description=description)
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    replay = commands.add_parser("replay", help="adjudicate records: tricks, count and score")
    replay.add_argument("files", nargs="+", metavar="FILE", help="a record; - is standard input")
    replay.add_argument("--json", action="store_true", help="one JSON object a record")
    replay.set_defaults(run=lambda options: _replay(choice, options))

    check = commands.add_parser("verify", help="check the deals against their secrets")
    check.add_argument("files", nargs="+", metavar="FILE", help="a record; - is standard input")
    check.set_defaults(run=lambda options: _verify(choice, options))
    return top, commands


def run(top: argparse.ArgumentParser, arguments: Sequence[str] | None) -> int:
    """Run a command line; return the exit status."""
    options = top.parse_args(arguments)
    status: int = options.run(options)
    return status


def suit(text: str) -> Suit:
    """Argument that is a suit."""
    try:
        return Suit(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"not a suit: {text!r}") from None


def cards(text: str) -> tuple[Card, ...]:
    """Argument of cards separated by spaces."""
    try:
        return parse_cards(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def legal_parser(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    example: str,
    held: int,
    lying: tuple[int, str],
    show: Callable[[argparse.Namespace], Iterable[str]],
) -> argparse.ArgumentParser:
    """Parser of ``legal``, a command that some games have.

    ``example``: cards of a trick. ``held``: most cards of a hand. ``lying``: most cards of a trick,
    and in words. ``show``: lines to print.
    """
    legal = commands.add_parser("legal", help="list the cards that may be played to a trick")
    legal.add_argument("--trump", required=True, type=suit, help="h, d, c or s")
    legal.add_argument(
        "--trick", default=(), type=cards, help=f'cards on the table, e.g. "{example}"'
    )
    legal.add_argument("--hand", required=True, type=cards, help='cards held, e.g. "Ah Qh Jd"')

    def run(options: argparse.Namespace) -> int:
        hand, trick = options.hand, options.trick
        if not 1 <= len(hand) <= held or len(trick) > lying[0]:
            legal.error(f"a hand has 1 to {held} cards, and {lying[1]} in the trick")
        for card in (*hand, *trick):
            if (*hand, *trick).count(card) > 1:
                legal.error(f"{card} is named twice: each card is once in the hand or on the table")
        for line in show(options):
            print(line)
        return 0

    legal.set_defaults(run=run)
    return legal


def printable(text: str) -> str:
    """Escape unprintable characters, so that the text stays on one line."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def _replay(choice: Choice, options: argparse.Namespace) -> int:
    def show(name: str, game: Adjudicator[J], judged: J) -> None:
        print(game.json(judged) if options.json else game.text(judged))

    return each(choice, options.files, show)


def _verify(choice: Choice, options: argparse.Namespace) -> int:
    def check(name: str, game: Adjudicator[J], judged: J) -> None:
        checked, deals = game.verify(judged)
        if checked:
            found = f"{checked} of {deals} deals checked: each is what its secret and cut make"
        else:
            found = f"no deal carries a secret, nothing to check ({counted(deals, 'deal')})"
        print(f"{name}: {found}")

    return each(choice, options.files, check)


def each(
    choice: Choice, names: Sequence[str], use: Callable[[str, Adjudicator[Any], Any], None]
) -> int:
    """Adjudicate every file; report a wrong one in one line and use the others.

    ``use`` takes a file's name, its adjudicator and the adjudicated record, and may raise
    :class:`RecordError`. Exit status as above.
    """
    status = 0
    for name in names:
        shown = printable(name)
        try:
            data = content(name)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            complain(f"{shown}: cannot be read: {printable(str(reason))}")
            status = 2
            continue
        try:
            game = choice(data)
            use(shown, game, game.judge(data))
        except RecordError as error:
            complain(f"{shown}:{error.line}: {printable(str(error))}")
            status = max(status, 1)
    return status


def content(name: str) -> bytes:
    """Bytes of a file; ``-`` is standard input. Raises ``OSError`` or ``ValueError``."""
    if name == "-":
        return read_input()
    with open(name, "rb") as file:
        return file.read()
