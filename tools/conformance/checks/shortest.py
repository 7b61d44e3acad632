"""Matches by Hypothesis, which shrinks a failing one to its shortest form."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from tools.conformance.errors import BrokenLawError, LeftOutError
from tools.conformance.hooks import pieces_of
from tools.conformance.report import Check
from tools.conformance.subject import Subject

EXAMPLES: Final = 30
STEPS: Final = 50
"""Actions of one match; most faults show early in a match."""


def run(subject: Subject) -> str:
    """Let Hypothesis choose secrets, cuts and actions."""
    try:
        from hypothesis import HealthCheck, given, seed, settings, strategies
    except ImportError:
        raise LeftOutError("Hypothesis is not installed (pip install hypothesis)") from None

    @seed(subject.seed)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(strategies.data())
    def explore(data: Any) -> None:
        def number(below: int) -> int:
            return int(data.draw(strategies.integers(0, below - 1)))

        _explore(subject, number)

    explore()
    return f"{EXAMPLES} matches of up to {STEPS} actions"


def _explore(subject: Subject, number: Any) -> None:
    """Play one match; ``number``: draws a number below another."""
    rules = subject.rules
    state = rules.start(rules.presets[number(len(rules.presets))], {})
    counting = pieces_of(rules)
    before = Counter(counting.pieces(state)) if counting else None
    way: list[str] = []
    for _ in range(STEPS):
        action = _chosen(subject, state, number)
        if action is None:
            return
        text = rules.encode(action)
        if rules.violation(state, action) is not None:
            raise BrokenLawError(_after(way, f"{text!r} is listed as legal and refused"))
        if rules.decode(text) != action:
            raise BrokenLawError(_after(way, f"{text!r} is not read back as the action it was"))
        after, again = rules.accept(state, action), rules.accept(state, action)
        if after != again:
            raise BrokenLawError(_after(way, f"{text!r} leads to two different states"))
        way.append(text)
        state = after
        if counting and Counter(counting.pieces(state)) != before:
            raise BrokenLawError(_after(way[:-1], f"{text!r} loses or doubles a piece"))


def _chosen(subject: Subject, state: Any, number: Any) -> Any:
    rules = subject.rules
    match rules.next(state).awaits:
        case "nothing":
            return None
        case "deal":
            secret = number(1 << 16).to_bytes(32, "big")
            cut = rules.cuts[number(len(rules.cuts))] if rules.cuts else 0
            return rules.deal(state, secret, cut)
        case "booking":
            return rules.book(state)
    said = [action for seat in rules.seats for action in rules.legal_actions(state, seat)]
    return said[number(len(said))]


def _after(way: list[str], what: str) -> str:
    return f"{what}, after: {'; '.join(way)}"


CHECK: Final = Check("shortest", "no match that Hypothesis finds breaks a law", run)
