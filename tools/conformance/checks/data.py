"""Data of a game: name, seats, sides, rule sets, options, versions."""

from __future__ import annotations

import re
from typing import Final

from gamekit.api.rules import AnyRules
from tools.conformance.errors import BrokenLawError
from tools.conformance.report import Check
from tools.conformance.subject import Subject

WORD: Final = re.compile(r"[a-z][a-z0-9_-]*")
SEAT: Final = re.compile(r"[A-Za-z0-9]+")


def run(subject: Subject) -> str:
    """Check the data, and start a match by every rule set, option and version."""
    rules = subject.rules
    if not WORD.fullmatch(rules.name):
        raise BrokenLawError(f"the name {rules.name!r} is no word of small letters")
    seats = rules.seats
    if not 2 <= len(seats) <= 4 or len(set(seats)) != len(seats):
        raise BrokenLawError(f"there are two to four different seats, not {seats!r}")
    if odd := [seat for seat in seats if not SEAT.fullmatch(seat)]:
        raise BrokenLawError(f"the seat {odd[0]!r} stands in buttons: letters and digits only")
    if sorted(seat for side in rules.partners for seat in side) != sorted(seats):
        raise BrokenLawError(f"every seat is on one side, but the sides are {rules.partners!r}")
    if rules.cuts is not None and not len(rules.cuts):
        raise BrokenLawError("a game that is cut has a cut to choose")
    if not rules.presets or rules.rules_version < 1:
        raise BrokenLawError("there is at least one rule set, and a version from 1")
    started = sum(_starts(rules, preset) for preset in rules.presets)
    _refuses(rules, "no-such-rule-set", {}, rules.rules_version)
    _refuses(rules, rules.presets[0], {"no-such-option": "1"}, rules.rules_version)
    for version in (0, rules.rules_version + 1):
        _refuses(rules, rules.presets[0], {}, version)
    return f"{len(seats)} seats, {len(rules.presets)} rule sets, {started} ways to start"


def _starts(rules: AnyRules, preset: str) -> int:
    """Try all ways of starting; return their number."""
    tried = 0
    for option in rules.options(preset):
        if not WORD.fullmatch(option.name):
            raise BrokenLawError(f"the option {option.name!r} is no word of small letters")
        if option.default not in option.values or len(set(option.values)) != len(option.values):
            raise BrokenLawError(f"{option.name}: the default is one of the different values")
        if option.switch and len(option.values) != 2:
            raise BrokenLawError(f"{option.name}: a switch has two values")
        for value in option.values:
            rules.start(preset, {option.name: value})
            tried += 1
        _refuses(rules, preset, {option.name: "no-such-value"}, rules.rules_version)
    for version in range(1, rules.rules_version + 1):
        rules.start(preset, {}, version)
        tried += 1
    return tried


def _refuses(rules: AnyRules, preset: str, options: dict[str, str], version: int) -> None:
    try:
        rules.start(preset, options, version)
    except ValueError:
        return
    raise BrokenLawError(f"start({preset!r}, {options!r}, {version}) is not refused by ValueError")


CHECK: Final = Check("data", "a game says what it is, and starts as it says", run)
