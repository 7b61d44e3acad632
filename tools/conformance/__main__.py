"""``python -m tools.conformance NAME``: check a game, one line per check.

Exit status: 0 if all checks pass, 1 if one fails, 2 for an unknown game or check.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from base.cli import run
from games.registry import games
from tools.conformance import examine, golden
from tools.conformance.checks import CHECKS
from tools.conformance.subject import Subject


def main(arguments: Sequence[str] | None = None) -> int:
    """Check a game and print the findings."""
    options = _parser().parse_args(arguments)
    found = games()
    if options.name not in found:
        print(f"There is no game {options.name!r}; there are: {', '.join(found)}.", file=sys.stderr)
        return 2
    if unknown := set(options.only or ()) - {check.name for check in CHECKS}:
        names = ", ".join(check.name for check in CHECKS)
        print(f"There is no check {min(unknown)!r}; there are: {names}.", file=sys.stderr)
        return 2
    subject = Subject(found[options.name], options.seed, options.matches)
    if options.golden:
        return golden.command(subject, options.golden, write=options.write)
    broken = 0
    for check in CHECKS:
        if options.only and check.name not in options.only:
            continue
        finding = examine(check, subject)
        broken += finding.verdict == "broken"
        print(finding, flush=True)
    laws = "law" if broken == 1 else "laws"
    kept = f"breaks {broken} {laws}" if broken else "keeps all laws"
    print(f"{options.name} {kept}.")
    return 1 if broken else 0


def _parser() -> argparse.ArgumentParser:
    what = "Check a game, one line per check; the exit status is 1 if one fails."
    parser = argparse.ArgumentParser(prog="python -m tools.conformance", description=what)
    parser.add_argument("name", help="the game, by the name it has in journals")
    parser.add_argument("--seed", type=int, default=1, help="of the first random match")
    parser.add_argument("--matches", type=int, default=4, help="how many random matches")
    parser.add_argument("--only", action="append", help="a check by its name; may be repeated")
    parser.add_argument("--golden", type=Path, help="compare one match with this text file")
    parser.add_argument("--write", action="store_true", help="write the file instead")
    return parser


if __name__ == "__main__":
    sys.exit(run(main))
