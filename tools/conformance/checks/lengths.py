"""Check of matches of a fixed number of deals, whose points are added up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from gamekit.api.game import Daily
from gamekit.api.rules import AnyRules
from tables.decisions.deal_points import deal_points
from tables.journal.entries import Acted, Entry, Opened, SeatTaken, Started, Stored
from tables.journal.fold import first
from tables.journal.options import MOST_DEALS, Options
from tables.journal.state import Status, TableState
from tools.conformance import BrokenLawError, LeftOutError
from tools.conformance.advance import Advance
from tools.conformance.subject import Subject

CALLS = 0.1
"""Probability of a call instead of a move: calls may end a deal or a match early."""


def check_lengths(subject: Subject) -> str:
    """Play tables of few and many deals by every rule set; recount each side's points."""
    daily, rules = subject.game.daily, subject.rules
    if daily is None:
        raise LeftOutError("it declares no result of a deal")
    deals = matches = 0
    for preset in rules.presets:
        for number in (1, 3, MOST_DEALS):
            subject.place = f"{number} deals by {preset}"
            state, entries = _played(rules, preset, number, subject.seed)
            recounted = list(_recounted(rules, daily, preset, entries))
            if state.status is not Status.OVER or len(recounted) != number:
                raise BrokenLawError(f"{len(recounted)} deals were played for {number}")
            if deal_points(state, daily).deals != tuple(recounted):
                raise BrokenLawError(f"the points of {number} deals change when they are recounted")
            deals, matches = deals + number, matches + state.number
    return f"{deals} deals in {matches} matches of the game"


def _played(rules: AnyRules, preset: str, number: int, seed: int) -> tuple[TableState, list[Entry]]:
    """A table of people after so many deals, and its entries since the opening."""
    opened = Opened(1, rules.name, None, 1, Options(preset=preset, deals=number), 1)
    going = Advance(first(1, {rules.name: rules}, Stored(1, 0, opened)), 0, Random(seed))
    going.add(*(SeatTaken(seat, person) for person, seat in enumerate(rules.seats, 1)))
    going.add(Started(1, rules.rules_version))
    while going.state.status is Status.PLAYING and going.step(CALLS):
        pass
    return going.state, going.entries


def _recounted(
    rules: AnyRules, daily: Daily, preset: str, entries: list[Entry]
) -> Iterator[tuple[int, ...]]:
    """Each side's points of each deal, from the actions alone."""
    state = rules.start(preset, {})
    for action in (one.action for one in entries if isinstance(one, Acted)):
        before, state = rules.next(state).awaits, rules.accept(state, rules.decode(action))
        awaited = rules.next(state).awaits
        if before == "deal" or awaited not in ("deal", "nothing"):
            continue
        yield tuple(_points(daily, rules.view(state, None), side) for side in rules.partners)
        if awaited == "nothing":
            state = rules.start(preset, {})


def _points(daily: Daily, view: Any, side: tuple[str, ...]) -> int:
    """A side's points of a deal, and the signs of its tricks."""
    found = [daily.points(view, seat) for seat in side]
    if odd := [points for points in found if type(points) is not int]:
        raise BrokenLawError(f"the points of a deal are a whole number, not {odd[0]!r}")
    if len(set(found)) != 1:
        raise BrokenLawError(f"partners have the same points of a deal, not {found!r}")
    if not set(daily.signs(view, side[0])) <= set("x."):
        raise BrokenLawError("a trick is won or lost")
    return found[0]
