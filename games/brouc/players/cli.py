"""``python -m games analyse RECORD [--deal N] [--json]``: what the best play was.

Exit status: 0 well, 1 the record is wrong (one line on standard error), 2 the command is unusable.
"""

from __future__ import annotations

import argparse
import json
import sys

from brouc.record import Judged
from brouc.report import ADJUDICATOR
from brouc.seats import PerTeam
from brouc.slate import Coches
from gamekit.records.command import content, printable
from gamekit.records.lines import RecordError
from games.brouc.players.both import Progress, review
from games.brouc.players.replay import NO_COCHES
from games.brouc.players.report import as_data, as_text
from games.brouc.players.thinker import EFFORTS


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the others."""
    parser = commands.add_parser("analyse", help="what the best play was")
    parser.add_argument("record", metavar="RECORD", help="a record; - is standard input")
    parser.add_argument("--deal", type=int, metavar="N", help="this deal alone, else all")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.add_argument("--level", choices=list(EFFORTS), default="master", help="who judges")
    parser.add_argument("--seed", type=int, default=0)
    parser.set_defaults(run=lambda options: _run(options, parser))


def _run(options: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    name = options.record
    try:
        data = content(name)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        print(f"{printable(name)}: cannot be read: {reason}", file=sys.stderr)
        return 2
    try:
        judged = ADJUDICATOR.judge(data)
    except RecordError as error:
        print(f"{printable(name)}:{error.line}: {printable(str(error))}", file=sys.stderr)
        return 1
    count = len(judged.deals)
    if options.deal is not None and not 1 <= options.deal <= count:
        parser.error(f"--deal: the record has {count} deals")
    numbers = range(1, count + 1) if options.deal is None else (options.deal,)
    _show(options, judged, numbers)
    return 0


def _show(options: argparse.Namespace, judged: Judged, numbers: range | tuple[int]) -> None:
    found: list[dict[str, object]] = []
    for number in numbers:
        deal = judged.deals[number - 1]
        told = review(
            deal,
            coches_before(judged, number),
            options.seed,
            EFFORTS[options.level],
            progress=_progress(number),
        )
        if options.json:
            found.append(as_data(told, deal))
        else:
            print(as_text(told, deal), flush=True)
    if options.json:
        print(json.dumps({"level": options.level, "seed": options.seed, "deals": found}))


def coches_before(judged: Judged, number: int) -> PerTeam[Coches]:
    """The coches against each team when a deal of a match began; deals count from 1."""
    return judged.state.results[number - 2].total if number > 1 else NO_COCHES


def _progress(number: int) -> Progress | None:
    """Tells a person who waits how far it is."""
    if not sys.stderr.isatty():
        return None

    def tell(done: int, of: int) -> None:
        end = "\r\x1b[K" if done == of else ""
        print(f"\rDeal {number}: {100 * done // of} %{end}", end="", file=sys.stderr, flush=True)

    return tell
