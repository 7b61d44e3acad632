"""A refused action changes nothing, and gives a reason in four languages."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any, Final

from gamekit.api.rules import Refusal
from i18n import LANGUAGES
from tools.conformance.errors import BrokenLawError
from tools.conformance.report import Check
from tools.conformance.subject import Subject
from tools.conformance.walks import Walk


def run(subject: Subject) -> str:
    """Try at many positions the actions of other positions."""
    rng = Random(subject.seed)
    refused: dict[str, Refusal] = {}
    pool: dict[str, Any] = {}
    for _, moment in subject.moments():
        pool.setdefault(subject.text(moment.action), moment.action)
    tried = 0
    for one, state in subject.sample:
        before = pickle.dumps(state)
        some = rng.sample(sorted(pool), min(60, len(pool)))
        for text in some:
            tried += 1
            refusal = _judge(subject, one, state, pool[text], text)
            if refusal is not None:
                refused.setdefault(refusal.code, refusal)
        if pickle.loads(before) != state:
            raise subject.fail(one, "asking whether an action is refused changes the state")
    for refusal in refused.values():
        _said(subject, refusal)
    return f"{tried} tries, {len(refused)} reasons, each said in {len(LANGUAGES)} languages"


def _judge(subject: Subject, one: Walk, state: Any, action: Any, text: str) -> Refusal | None:
    """Check that the rules and the list of legal actions agree."""
    rules = subject.rules
    refusal: Refusal | None = rules.violation(state, action)
    actor = rules.actor(action)
    if actor is not None:
        listed = action in rules.legal_actions(state, actor)
        if listed and refusal is not None:
            raise subject.fail(one, f"{text!r} is listed as legal and refused: {refusal.code}")
        if not listed and refusal is None:
            raise subject.fail(one, f"{text!r} is not refused but not listed as legal either")
    elif refusal is None and rules.next(state).awaits not in ("deal", "booking"):
        raise subject.fail(one, f"the table's {text!r} is not refused in the middle of a deal")
    return refusal


def _said(subject: Subject, refusal: Refusal) -> None:
    for language in LANGUAGES:
        try:
            said = subject.game.face.say(language, refusal.code, rule=refusal.rule)
        except KeyError:
            raise BrokenLawError(
                f"the refusal {refusal.code!r} has no sentence in {language!r}"
            ) from None
        if not said.strip():
            raise BrokenLawError(f"the refusal {refusal.code!r} says nothing in {language!r}")


CHECK: Final = Check("refusals", "a refused action changes nothing and says why", run)
