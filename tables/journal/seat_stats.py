"""Statistics of the seats in a running match, updated while the journal is folded."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from gamekit.api.rules import AnyRules
from tables.journal.entries import Occupant

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class SeatStats:
    """Statistics of one occupant for the time on a seat."""

    seat: str
    occupant: Occupant
    counts: Mapping[str, int] = field(default_factory=dict)
    """The game's counts, see :meth:`gamekit.api.rules.Rules.tally`; sums over actions."""
    highest: Mapping[str, int] = field(default_factory=dict)
    """The highest single amount of each count."""
    turns: int = 0
    stand_in_turns: int = 0
    """Number of the turns that a stand-in played."""
    replaced: bool = False
    """The seat has another occupant now."""


AllSeatStats = tuple[SeatStats, ...]
"""Statistics in order of their beginning; the last one of each seat is current."""


def began(occupants: Iterable[tuple[str, Occupant]]) -> AllSeatStats:
    """Return the statistics at the start of a match."""
    return tuple(SeatStats(seat, occupant) for seat, occupant in occupants)


def substituted(seat_stats: AllSeatStats, seat: str, occupant: Occupant) -> AllSeatStats:
    """Give the seat to another occupant."""
    ended = tuple(
        replace(stats, replaced=True) if stats.seat == seat and not stats.replaced else stats
        for stats in seat_stats
    )
    return (*ended, SeatStats(seat, occupant))


def turned(seat_stats: AllSeatStats, seat: str, *, stand_in: bool) -> AllSeatStats:
    """Count a turn of the seat."""
    return tuple(
        replace(stats, turns=stats.turns + 1, stand_in_turns=stats.stand_in_turns + stand_in)
        if stats.seat == seat and not stats.replaced
        else stats
        for stats in seat_stats
    )


def counted(seat_stats: AllSeatStats, amounts: Iterable[tuple[str, str, int]]) -> AllSeatStats:
    """Add the game's counts: seat, name, amount."""
    more: dict[str, list[tuple[str, int]]] = {}
    for seat, name, amount in amounts:
        more.setdefault(seat, []).append((name, amount))
    if not more:
        return seat_stats
    return tuple(
        stats if stats.replaced or stats.seat not in more else _added(stats, more[stats.seat])
        for stats in seat_stats
    )


def tallied(
    game: AnyRules, before: Any, action: Any, after: Any
) -> tuple[tuple[str, str, int], ...]:
    """Return the game's counts for an action; nothing on failure, which must not stop a table."""
    try:
        return tuple(game.tally(before, action, after))
    except Exception as error:
        _untold(game.name, type(error).__name__)
        return ()


@cache
def _untold(game: str, kind: str) -> None:
    log.error("the game %r cannot count an action: %s", game, kind)


def _added(stats: SeatStats, more: Iterable[tuple[str, int]]) -> SeatStats:
    counts, highest = {**stats.counts}, {**stats.highest}
    for name, amount in more:
        counts[name] = counts.get(name, 0) + amount
        highest[name] = max(highest.get(name, amount), amount)
    return replace(stats, counts=counts, highest=highest)
