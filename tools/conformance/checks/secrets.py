"""Hidden cards change nothing that a seat sees."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any, Final

from gamekit.api.face import At
from gamekit.api.panel import Panel
from tools.conformance import shown
from tools.conformance.errors import BrokenLawError, LeftOutError
from tools.conformance.hooks import hidden_of
from tools.conformance.report import Check
from tools.conformance.subject import Subject
from tools.conformance.walks import Walk

OTHERS: Final = 4
"""Other states compared with a position, per seat or spectator."""


def run(subject: Subject) -> str:
    """Exchange hidden pieces by the rules' hook, and compare views and panels."""
    rules, rng = hidden_of(subject.rules), Random(subject.seed)
    if rules is None:
        raise LeftOutError("the rules do not say what is hidden (hidden)")
    compared = 0
    for one, state in subject.sample:
        for seat in subject.seats():
            others = list(islice(rules.hidden(state, seat), 400))
            for other in rng.sample(others, min(OTHERS, len(others))):
                if other == state:
                    raise subject.fail(one, "hidden() gives the state that it was asked about")
                _same(subject, one, state, other, seat)
                compared += 1
    if not compared:
        raise BrokenLawError(f"hidden() finds nothing hidden in any match (seed {subject.seed})")
    return f"{compared} pairs of positions look alike"


def _same(subject: Subject, one: Walk, state: Any, other: Any, seat: str | None) -> None:
    rules = subject.rules
    who = seat or "a spectator"
    at = subject.at("en", offers=shown.OFFERS)
    first, second = (_panels(subject, s, seat, at) for s in (state, other))
    for name in first.keys() | second.keys():
        if first.get(name) != second.get(name):
            what = f"{name} tells {who} what is hidden: {_differing(first[name], second[name])}"
            raise subject.fail(one, what)
    if rules.view(state, seat) != rules.view(other, seat):
        raise subject.fail(one, f"the view of {who} tells what is hidden from them")


def _panels(subject: Subject, state: Any, seat: str | None, at: At) -> dict[str, Panel]:
    if seat is None:
        return shown.public(subject, state, at)
    return shown.private(subject, state, seat, at)


def _differing(first: Panel, second: Panel) -> str:
    """The first difference of two panels, both versions shortened."""
    for field in ("title", "status", "lines", "small", "rows", "tone", "scene"):
        one, two = getattr(first, field), getattr(second, field)
        if one != two:
            return field if field == "scene" else f"{field} {str(one)[:80]} / {str(two)[:80]}"
    return "nothing"


CHECK: Final = Check("secrets", "what is hidden from a seat changes nothing it sees", run)
