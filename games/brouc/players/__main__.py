"""``python -m games serve | match | analyse``: the players on the command line."""

from __future__ import annotations

import argparse
import json
import sys

from base.cli import run
from brouc.actions import Action
from brouc.ruleset import RuleSet
from brouc.view import View
from gamekit.api.players import Deadline
from games.brouc.players.play.api import LEVELS, choose
from games.brouc.players.review import cli
from games.brouc.players.tools.arena import Score, Series, duel, matches, mind
from games.brouc.players.tools.protocol import answers


def main(arguments: list[str]) -> int:
    """Run a command; the exit status (2: an unusable command line)."""
    parser = argparse.ArgumentParser(prog="python -m games", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    serve = commands.add_parser("serve", help="answer positions, one JSON line each")
    serve.add_argument("--level", choices=LEVELS, required=True)
    serve.add_argument("--ms", type=int, help="think for so long a move, not for a fixed budget")
    serve.add_argument("--seed", type=int, default=0)
    match = commands.add_parser("match", help="let two players play each other")
    match.add_argument("first")
    match.add_argument("second")
    match.add_argument("--deals", type=int, help="duplicate deals")
    match.add_argument("--matches", type=int, help="whole matches")
    match.add_argument("--seed", type=int, default=1)
    match.add_argument("--json", action="store_true")
    cli.add(commands)
    given = parser.parse_args(arguments)
    if given.command == "analyse":
        status: int = given.run(given)
        return status
    if given.command == "serve":
        return _serve(given.level, given.ms, given.seed)
    try:
        first, second = mind(given.first), mind(given.second)
    except ValueError as error:
        parser.error(str(error))
    if given.matches:
        series = matches(first, second, given.matches, given.seed, RuleSet())
        report = _series(series)
    else:
        report = _score(duel(first, second, max(2, given.deals or 100), given.seed))
    report = {"first": given.first, "second": given.second, "seed": given.seed, **report}
    if given.json:
        print(json.dumps(report))
    else:
        for name, value in report.items():
            print(f"{name}: {value}")
    return 0


def _serve(level: str, ms: int | None, seed: int) -> int:
    def decide(seen: View) -> Action | None:
        if ms is None:
            return choose(seen, level, seed)
        return choose(seen, level, seed, Deadline(ms / 1000), until_stopped=True)

    if sys.stdin is None:
        print("the positions cannot be read: standard input is closed", file=sys.stderr)
        return 2
    for answer in answers(sys.stdin, decide):
        print(answer, flush=True)
    return 0


def _score(score: Score) -> dict[str, object]:
    first, second = score.times
    return {
        "deals": len(score.results),
        "points a deal": round(score.mean, 2),
        "standard error": round(score.error, 2),
        "ms p50": [round(first.quantile(0.5), 2), round(second.quantile(0.5), 2)],
        "ms p95": [round(first.quantile(0.95), 2), round(second.quantile(0.95), 2)],
        "ms max": [round(first.quantile(1.0), 2), round(second.quantile(1.0), 2)],
    }


def _series(series: Series) -> dict[str, object]:
    return {
        "matches": series.played,
        "won": series.won,
        "coches given": series.given,
        "coches taken": series.taken,
        "coches ahead a match": round(series.mean, 3),
        "standard error": round(series.error, 3),
        "deals": series.deals,
        "endings": series.endings,
    }


if __name__ == "__main__":
    sys.exit(run(lambda: main(sys.argv[1:])))
