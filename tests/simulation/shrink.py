"""A failing run made smaller: events left out, the end moved forward, as long as it fails alike."""

from __future__ import annotations

from tests.simulation.plan import Plan
from tests.simulation.run import Outcome, simulate


def shrunk(outcome: Outcome, runs: int) -> Outcome:
    """The smallest run found that breaks the same invariant. ``runs``: how many may be tried."""
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
    """What the plan comes to, if that is the same break."""
    found = simulate(plan)
    assert first.broken is not None, "it failed"
    same = found.broken is not None and found.broken.law == first.broken.law
    return found if same else None


def _sooner(best: Outcome, left: int) -> tuple[Outcome, int]:
    """With the end of all trouble as early as it can be."""
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
    """Without as many groups of so many events as can be left out."""
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
