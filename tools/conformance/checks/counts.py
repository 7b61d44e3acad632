"""Every counted number is declared, and every shown number is counted."""

from __future__ import annotations

from typing import Final

from tools.conformance.errors import BrokenLawError
from tools.conformance.report import Check
from tools.conformance.subject import Subject


def run(subject: Subject) -> str:
    """Tally every action of every match."""
    rules, counts = subject.rules, subject.game.counts
    names = {count.name for count in counts.counts}
    if len(names) < len(counts.counts):
        raise BrokenLawError("a count is declared twice")
    seen: set[str] = set()
    for one, moment in subject.moments():
        for seat, name, amount in rules.tally(moment.before, moment.action, moment.after):
            if seat not in rules.seats:
                raise subject.fail(one, f"the tally counts for {seat!r}, which is no seat")
            if name not in names:
                raise subject.fail(one, f"the tally counts {name!r}, which is not declared")
            if not isinstance(amount, int):
                raise subject.fail(one, f"the tally counts {amount!r} of {name!r}")
            seen.add(name)
    for metric in counts.metrics:
        for name in filter(None, (metric.of, metric.per)):
            if name not in names:
                raise BrokenLawError(f"the metric {metric.name!r} needs {name!r}: not declared")
    for name in (*counts.columns, *filter(None, (counts.score,))):
        if name not in names:
            raise BrokenLawError(f"{name!r} is shown and not declared")
    if len(counts.columns) > 2:
        raise BrokenLawError("a leaderboard has room for two columns")
    return f"{len(seen)} of {len(names)} counts were met"


CHECK: Final = Check("counts", "what is counted is declared", run)
