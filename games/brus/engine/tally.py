"""Counts that an applied action adds to the seats, the base of all statistics.

Counts of a team (hands, games, strokes, Brillen, Keulen, jannen) go to both partners; tricks, dares
and turned cards to their player.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from games.brus.engine.actions import Action, Turn
from games.brus.engine.hand import TO_WIN, Fate, HandResult, HandState, Settled
from games.brus.engine.match import MatchState
from games.brus.engine.seats import SEATS, Seat

CountName = Literal[
    "hands",
    "hands_won",
    "games",
    "games_won",
    "brillen_given",
    "brillen_taken",
    "keulen_given",
    "keulen_taken",
    "strokes_wiped",
    "strokes_lost",
    "tricks",
    "dares",
    "dares_won",
    "dares_beaten",
    "jannen",
    "kehren",
]
"""Names of counts."""
Count = tuple[Seat, CountName, int]
"""Seat, name, amount."""

_FATES: Final[dict[Fate, CountName]] = {Fate.WON: "dares_won", Fate.BEATEN: "dares_beaten"}


def tally(before: MatchState, action: Action, after: MatchState) -> Iterator[Count]:
    """Counts of one applied action."""
    hand, was = after.hand, before.hand
    assert hand is not None, "every applied action leaves a hand"
    if isinstance(action, Turn):
        yield action.seat, "kehren", 1
    if was is not None and was.number == hand.number:
        for trick in hand.tricks[len(was.tricks) :]:
            yield trick.winner, "tricks", 1
        for settled in hand.settled[len(was.settled) :]:
            yield from _dare(settled)
    if len(after.results) > len(before.results):
        yield from _ended(after.results[-1], hand)


def _dare(settled: Settled) -> Iterator[Count]:
    yield settled.seat, "dares", 1
    if settled.fate in _FATES:
        yield settled.seat, _FATES[settled.fate], 1
    for seat in SEATS:
        if settled.team is not None and settled.wiped:
            yield seat, _wiped(seat.team is settled.team), settled.wiped


def _ended(result: HandResult, hand: HandState) -> Iterator[Count]:
    by = result.by
    jannen = by is not None and hand.won[by] == TO_WIN and hand.won[by.other] == 0
    for seat in SEATS:
        yield seat, "hands", 1
        if by is None:
            continue
        won = seat.team is by
        yield seat, _wiped(won), result.wiped
        if won:
            yield seat, "hands_won", 1
            if jannen:
                yield seat, "jannen", 1
        if result.game_over:
            yield seat, "games", 1
            if won:
                yield seat, "games_won", 1
            yield seat, _drawn(result.keule, won), 1


def _wiped(own: bool) -> CountName:
    return "strokes_wiped" if own else "strokes_lost"


def _drawn(keule: bool, won: bool) -> CountName:
    """Count for a Brille or Keule, drawn or given (rules 10.8)."""
    if keule:
        return "keulen_given" if won else "keulen_taken"
    return "brillen_given" if won else "brillen_taken"
