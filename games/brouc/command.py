"""``python -m games serve | analyse``: command line of Le Brouc's computer players."""

from __future__ import annotations

import argparse
import json
import sys

from base.cli import run
from brouc.actions import Action
from brouc.record import FORMAT, Judged
from brouc.result import UNMARKED
from brouc.seats import PerTeam
from brouc.slate import Coches
from brouc.view import View
from gamekit.api.players import Deadline
from gamekit.api.record import Adjudicator
from gamekit.api.review import Tell, untold
from gamekit.records.command import each
from games.brouc.computers import COMPUTERS, LEVELS, BroucPlayers
from games.brouc.judging import review
from games.brouc.players.protocol import answers
from games.brouc.players.report import as_data, as_text
from games.brouc.players.thinker import EFFORTS


def _add_analyse(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the others."""
    parser = commands.add_parser("analyse", help="what the best play was")
    parser.add_argument("record", metavar="RECORD", help="a record; - is standard input")
    parser.add_argument("--deal", type=int, metavar="N", help="this deal alone, else all")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.add_argument("--level", choices=list(EFFORTS), default="master", help="who judges")
    parser.add_argument("--seed", type=int, default=0)
    parser.set_defaults(run=lambda options: _run(options, parser))


def _run(options: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    def analyse(name: str, game: Adjudicator[Judged], judged: Judged) -> None:
        count = len(judged.deals)
        if options.deal is not None and not 1 <= options.deal <= count:
            parser.error(f"--deal: a number from 1 to {count}")
        numbers = range(1, count + 1) if options.deal is None else (options.deal,)
        _show(options, judged, numbers)

    return each(lambda data: FORMAT.adjudicator, [options.record], analyse)


def _show(options: argparse.Namespace, judged: Judged, numbers: range | tuple[int]) -> None:
    found: list[dict[str, object]] = []
    for number in numbers:
        deal = judged.deals[number - 1]
        told = review(
            deal,
            coches_before(judged, number),
            options.seed,
            EFFORTS[options.level],
            tell=_progress(number),
        )
        if options.json:
            found.append(as_data(told, deal))
        else:
            print(as_text(told, deal), flush=True)
    if options.json:
        print(json.dumps({"level": options.level, "seed": options.seed, "deals": found}))


def coches_before(judged: Judged, number: int) -> PerTeam[Coches]:
    """The coches against each team when a deal of a match began; deals count from 1."""
    return judged.state.results[number - 2].total if number > 1 else UNMARKED


def _progress(number: int) -> Tell:
    """Progress report for a terminal."""
    if not sys.stderr.isatty():
        return untold

    def tell(done: int, of: int) -> None:
        end = "\r\x1b[K" if done == of else ""
        print(f"\rDeal {number}: {100 * done // of} %{end}", end="", file=sys.stderr, flush=True)

    return tell


def main(arguments: list[str]) -> int:
    """Run a command; return the exit status (2: unusable command line)."""
    what = "The computer players of Le Brouc."
    parser = argparse.ArgumentParser(prog="python -m games", description=what)
    commands = parser.add_subparsers(dest="command", required=True)
    serve = commands.add_parser("serve", help="answer positions, one JSON line each")
    serve.add_argument("--level", choices=LEVELS, required=True)
    serve.add_argument("--ms", type=int, help="think for so long a move, not for a fixed budget")
    serve.add_argument("--seed", type=int, default=0)
    _add_analyse(commands)
    given = parser.parse_args(arguments)
    if given.command == "analyse":
        status: int = given.run(given)
        return status
    return _serve(given.level, given.ms, given.seed)


def _serve(level: str, ms: int | None, seed: int) -> int:
    def decide(seen: View) -> Action | None:
        if ms is None:
            return COMPUTERS.choose(seen, level, seed)
        return BroucPlayers(LEVELS, longer=100).choose(seen, level, seed, Deadline(ms / 1000))

    if sys.stdin is None:
        print("the positions cannot be read: standard input is closed", file=sys.stderr)
        return 2
    for answer in answers(sys.stdin, decide):
        print(answer, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(run(lambda: main(sys.argv[1:])))
