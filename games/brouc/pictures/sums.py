"""The arithmetic of a finished deal, line by line, so that it can be checked (rules 4.1, 5.1)."""

from __future__ import annotations

from dataclasses import dataclass

from brouc.events import DealResult, Ending
from brouc.seats import PerTeam, Team
from brouc.slate import booked, rounded, unit
from brouc.view import View


@dataclass(frozen=True, slots=True)
class Line:
    """One line: a label's key and a number for each team."""

    key: str
    values: PerTeam[int]
    sign: str = ""
    """``+`` or ``−`` before the numbers; ``=`` for a sum."""


def lines(view: View, result: DealResult) -> tuple[Line, ...]:
    """How the deal's result comes about.

    A counted deal adds up to what is written on the slate; a call of dehors to the points that are
    held against 301; after a cape nothing is counted, and marriages stay at the bottom.
    """
    points, rules = result.points, view.rules
    out: list[Line] = []
    if result.ending in (Ending.DEHORS, Ending.WRONG_DEHORS):
        before = result.slate.map(lambda value: value * unit(rules))
        out.append(Line("before-full" if rules.ancient else "before", before))
        out.append(Line("cards", points.map(lambda p: p.cards), "+"))
    elif result.ending is Ending.COUNTED:
        out.append(Line("cards", points.map(lambda p: p.cards)))
        out.append(Line("rounded", points.map(lambda p: int(rounded(p.cards)))))
    out += [
        Line("declared", points.map(lambda p: p.declared), "+"),
        Line("carried", points.map(lambda p: p.carried), "+"),
        Line("table-won", points.map(lambda p: p.table), "+"),
        Line("table-lost", PerTeam.of(lambda team: points[team.other].table), "−"),
    ]
    out = [line for line in out if line.sign == "" or line.key == "cards" or any(line.values)]
    if result.ending is Ending.COUNTED:
        written = PerTeam.of(lambda team: int(booked(points[team], points[team.other], rules)))
        out.append(Line("written", written, "="))
    elif result.ending in (Ending.DEHORS, Ending.WRONG_DEHORS):
        out.append(Line("total", PerTeam.of(lambda team: _total(result, team, unit(rules))), "="))
    if any(result.carried):
        out.append(Line("left", result.carried))
    if not result.ending.value.endswith("dehors"):
        out.append(Line("slate", result.slate.map(int)))
    return tuple(out)


def _total(result: DealResult, team: Team, tens: int) -> int:
    own, other = result.points[team], result.points[team.other]
    return result.slate[team] * tens + own.gained - other.table
