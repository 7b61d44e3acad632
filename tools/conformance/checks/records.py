"""A match's record reads back as the same match."""

from __future__ import annotations

from typing import Final

from gamekit.api.record import Played, Proof
from tools.conformance.errors import BrokenLawError, LeftOutError
from tools.conformance.report import Check
from tools.conformance.subject import Subject
from tools.conformance.walks import Walk


def run(subject: Subject) -> str:
    """Write every match and read it."""
    records = subject.game.records
    if records is None:
        raise LeftOutError("the game has no text record")
    rules = subject.rules
    for one in subject.walks:
        played = played_of(subject, one)
        text = records.write(played)
        read = records.read(text)
        for field in ("preset", "version", "actions", "date", "players"):
            if getattr(read, field) != getattr(played, field):
                raise subject.fail(one, f"the record is read back with another {field}")
        defaults = {option.name: option.default for option in rules.options(one.preset)}
        # A record may hold only non-default options.
        if {**defaults, **read.options} != {**played.options}:
            raise subject.fail(one, "the record is read back with other options")
        if [p.secret for p in read.proofs] != [p.secret for p in played.proofs]:
            raise subject.fail(one, "the record is read back with other proofs")
        if records.write(read) != text:
            raise subject.fail(one, "the record that was read is written otherwise")
    try:
        records.read("this is no record\n")
    except ValueError:
        return f"{len(subject.walks)} records of .{records.suffix} read back"
    raise BrokenLawError("a text that is no record is read as one")


def played_of(subject: Subject, one: Walk) -> Played:
    """A match as the application passes it."""
    rules = subject.rules
    proofs = tuple(
        Proof(number, rules.commitment(secret), cut if rules.cuts else None, secret.hex())
        for number, (secret, cut) in enumerate(one.secrets, 1)
    )
    options = {option.name: option.default for option in rules.options(one.preset)}
    return Played(
        preset=one.preset,
        options={**options, **one.options},
        version=rules.rules_version,
        actions=tuple(subject.text(moment.action) for moment in one.moments),
        date="2026-11-22",
        players=dict(subject.names),
        proofs=proofs,
    )


CHECK: Final = Check("records", "a record is read back as the match that it was", run)
