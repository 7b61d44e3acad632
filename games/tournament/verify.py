"""Referee of evenings: ``python -m games evening verify | standings FILE …`` (docs/evenings.md)."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from functools import partial

from base.cli import counted
from gamekit.api.record import Adjudicator
from gamekit.records.command import each
from games.tournament.pairing import draw
from games.tournament.record import TITLE, Evening, read


def run(arguments: Sequence[str]) -> int:
    """Run ``verify`` or ``standings``; return the exit status (:mod:`gamekit.records.command`)."""
    top = argparse.ArgumentParser("python -m games evening", description="The referee of evenings.")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    check = commands.add_parser("verify", help="check draws, byes and standings")
    check.set_defaults(show=checks, read=partial(read, draw=draw))
    rank = commands.add_parser("standings", help="list places, totals and rounds")
    rank.add_argument("--json", action="store_true", help="one JSON list a record")
    rank.set_defaults(show=text, read=read)
    for command in (check, rank):
        command.add_argument(
            "files", nargs="+", metavar="FILE", help="a record; - is standard input"
        )
    options = top.parse_args(arguments)
    show = as_json if getattr(options, "json", False) else options.show
    referee = Adjudicator(TITLE, options.read, text, as_json, proved)

    def use(name: str, referee: Adjudicator[Evening], evening: Evening) -> None:
        found = show(evening)
        print(f"{name}: {found}" if show is checks else found)

    return each(lambda data: referee, options.files, use)


def proved(evening: Evening) -> tuple[int, int]:
    """Number of draws with a secret and of all."""
    return len(evening.secrets), len(evening.rounds)


def checks(evening: Evening) -> str:
    """Sentence on a record that was read with its draws."""
    checked, rounds = proved(evening)
    if not checked:
        return f"no draw carries a secret, {counted(rounds, 'round')} added up"
    found = f"{checked} of {counted(rounds, 'draw')} checked: each is what its secret and cut make"
    return f"{found}, and the standings add up"


def as_json(evening: Evening) -> str:
    """Standings as one line of JSON."""
    return json.dumps([one.json() for one in evening.standings()])


def text(evening: Evening) -> str:
    """Standings for reading, one person a line; dropped rounds in brackets."""
    rows = []
    for one in evening.standings():
        rounds = ", ".join(
            f"({line.points})" if line.dropped else "–" if line.points is None else str(line.points)
            for line in one.rounds
        )
        name = evening.names.get(one.person, f"person {one.person}")
        rows.append(f"{one.place:3}. {name} {one.total}: {rounds}")
    return "\n".join(rows)
