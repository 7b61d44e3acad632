"""Shrinking of a failing run: fewer events, an earlier end, the same broken law."""

from __future__ import annotations

from tests.simulation.plan import Plan
from tests.simulation.run import Outcome, simulate


def shrunk(outcome: Outcome, runs: int) -> Outcome:
    """The smallest run found that breaks the same law. ``runs``: tries allowed."""
    best, left = outcome, runs
    best, left = _sooner(best, left)
    size = max(1, len(best.plan.events) // 2)
    while left > 0:
        smaller, left = _without(best, size, left)
        if len(smaller.plan.events) < len(best.plan.events):
            best = smaller
            size = max(1, min(size, len(best.plan.events) // 2))
        elif size > 1:
            size //= 2
        else:
            break
    best, _ = _sooner(best, left)
    return best


def _same(first: Outcome, plan: Plan) -> Outcome | None:
    """Outcome of the plan if it breaks the same law."""
    found = simulate(plan)
    assert first.broken is not None, "it failed"
    same = found.broken is not None and found.broken.law == first.broken.law
    return found if same else None


def _sooner(best: Outcome, left: int) -> tuple[Outcome, int]:
    """Move the end of faults as early as possible."""
    low, high = 2.0, best.plan.until
    while high - low > 0.5 and left > 0:
        middle = round((low + high) / 2, 3)
        numbers = [event.number for event in best.plan.events]
        found = _same(best, best.plan.only(numbers, middle))
        left -= 1
        if found is not None:
            best, high = found, middle
        else:
            low = middle
    return best, left


def _without(best: Outcome, size: int, left: int) -> tuple[Outcome, int]:
    """Leave out as many groups of events of this size as possible."""
    start = 0
    while start < len(best.plan.events) and left > 0:
        events = best.plan.events
        kept = [event.number for event in (*events[:start], *events[start + size :])]
        found = _same(best, best.plan.only(kept))
        left -= 1
        if found is not None:
            best = found
        else:
            start += size
    return best, left
