"""A deal follows from its secret and its cut alone, and is announced by a commitment."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tools.conformance.errors import BrokenLawError
from tools.conformance.report import Check
from tools.conformance.subject import Subject

TRIES: Final = 24


def run(subject: Subject) -> str:
    """Deal repeatedly from the start of a match."""
    rules, rng = subject.rules, Random(subject.seed)
    state = rules.start(rules.presets[0], {})
    cuts = list(rules.cuts) if rules.cuts else [0]
    secrets = [rng.randbytes(32) for _ in range(TRIES)]
    dealt = [_deal(subject, state, secret, cuts[0]) for secret in secrets]
    if len(set(dealt)) < 2:
        raise BrokenLawError(f"{TRIES} secrets make the same deal (seed {subject.seed})")
    if len(cuts) > 1 and len({_deal(subject, state, secrets[0], cut) for cut in cuts}) < 2:
        raise BrokenLawError("the cut changes nothing")
    commitments = [rules.commitment(secret) for secret in secrets]
    if len(set(commitments)) < TRIES:
        raise BrokenLawError("two secrets have the same commitment")
    for secret, said in zip(secrets, commitments, strict=True):
        if rules.commitment(secret) != said:
            raise BrokenLawError("the commitment of a secret is not the same twice")
        if secret.hex()[:16] in said.lower():
            raise BrokenLawError("the commitment tells the secret")
    _refuses(subject, state, secrets[0], max(cuts) + 1, "a cut that cannot be")
    if rules.cuts:
        _refuses(subject, state, secrets[0], min(cuts) - 1, "a cut that cannot be")
    _refuses(subject, state, secrets[0][:5], cuts[0], "a secret of five bytes")
    for one in subject.walks:
        _again(subject, one)
    return f"{len(set(dealt))} different deals of {TRIES} secrets, {len(cuts)} cuts"


def _deal(subject: Subject, state: Any, secret: bytes, cut: int) -> str:
    first = subject.text(subject.rules.deal(state, secret, cut))
    if subject.text(subject.rules.deal(state, secret, cut)) != first:
        raise BrokenLawError("the same secret and cut make different deals")
    return first


def _again(subject: Subject, one: Any) -> None:
    """Repeat the deals of a whole match from their stored secrets and cuts."""
    rules = subject.rules
    deals = [m for m in one.moments if rules.next(m.before).awaits == "deal"]
    for moment, (secret, cut) in zip(deals, one.secrets, strict=False):
        if rules.deal(moment.before, secret, cut) != moment.action:
            raise subject.fail(one, f"action {moment.number} is another deal when dealt again")


def _refuses(subject: Subject, state: Any, secret: bytes, cut: int, what: str) -> None:
    try:
        subject.rules.deal(state, secret, cut)
    except ValueError:
        return
    raise BrokenLawError(f"deal() does not refuse {what} by ValueError")


CHECK: Final = Check("deals", "a deal follows from its secret and cut alone", run)
