"""A match is a fold: states are immutable, and replaying the journal gives the same match."""

from __future__ import annotations

import pickle
from typing import Any, Final

from tools.conformance.report import Check
from tools.conformance.subject import Subject
from tools.conformance.walks import Walk


def run(subject: Subject) -> str:
    """Replay every match from its journal, comparing states and views on the way."""
    rules = subject.rules
    actions = 0
    for one in subject.walks:
        kept = [pickle.dumps(state) for state in one.states[:200]]
        state = rules.start(one.preset, one.options, rules.rules_version)
        for moment in one.moments:
            text = subject.text(moment.action)
            action = rules.decode(text)
            refusal = rules.violation(state, action)
            if refusal is not None:
                raise subject.fail(one, f"{text!r} was played and is refused in the replay")
            _view(subject, one, state, moment.number)
            state = rules.accept(state, action)
            if state != moment.after:
                what = f"the replay of action {moment.number}, {text!r}, leads to another state"
                raise subject.fail(one, what)
            actions += 1
        for before, now in zip(kept, one.states, strict=False):
            if pickle.loads(before) != now:
                raise subject.fail(one, "a state has changed after it was made, or cannot be kept")
    return f"{actions} actions played again"


def _view(subject: Subject, one: Walk, state: Any, number: int) -> None:
    """Check that views are reproducible and survive serialisation."""
    if number % 16:
        return
    for seat in subject.seats():
        view = subject.rules.view(state, seat)
        if pickle.loads(pickle.dumps(view)) != view or subject.rules.view(state, seat) != view:
            raise subject.fail(one, f"the view of {seat or 'a spectator'} differs after pickling")


CHECK: Final = Check("replay", "the journal makes the same match again, and states stay", run)
