"""The messages of a table by their role there, as the store knows them.

``lobby`` · ``board:2.5`` (match 2, deal 5) · ``call:2.5`` · ``final:2`` · ``hand:<person>``
(direct message) · ``private:<person>`` (a private reply; the store knows of it, not where it is) ·
``nudge:<person>`` · ``recall:<person>`` (asks after a restart to open the hand again) · ``place``
(the thread; no message).
"""

from __future__ import annotations

from collections.abc import Iterator

from tables.entries import (
    Acted,
    Back,
    CountPressed,
    Cut,
    Left,
    Missed,
    Opened,
    SameDeal,
    Secret,
    Started,
    Substituted,
    TakenBack,
    TakenOver,
)
from tables.outcomes import Change
from tables.state import Status, TableState

LOBBY = "lobby"
PLACE = "place"
FADING = ("nudge", "recall")
"""Kinds of messages that are deleted once they have served."""


def board_role(state: TableState) -> str | None:
    """The board of the newest deal of the running or last match."""
    if not state.proofs:
        # A deal played before needs no secret, see SameDeal.
        return f"board:{state.number}.1" if state.actions else None
    return f"board:{state.number}.{state.proofs[-1].deal}"


def numbers(role: str) -> tuple[int, int]:
    """Match and deal of ``board:2.5``; the deal is 0 where there is none."""
    match, _, deal = role.partition(":")[2].partition(".")
    return int(match), int(deal or 0)


def person_of(role: str) -> int | None:
    """The person of ``hand:…``, ``private:…``, ``nudge:…`` and ``recall:…``."""
    kind, _, rest = role.partition(":")
    return int(rest) if kind in ("hand", "private", *FADING) else None


def standing(state: TableState) -> Iterator[str]:
    """Every message that shows the table as it is now."""
    yield LOBBY
    if state.status in (Status.PLAYING, Status.OVER, Status.ABANDONED):
        role = board_role(state)
        if role is not None:
            yield role
        if state.status is Status.OVER:
            yield f"final:{state.number}"
    for person in state.persons():
        yield f"hand:{person}"
        yield f"private:{person}"


_EVERYBODYS = (Secret, Cut, Started, Substituted, Left, Back, TakenOver, TakenBack, Missed)


def touched(change: Change) -> Iterator[str]:
    """The messages that a change concerns."""
    before, state = change.before, change.state
    if before is None:
        # The card of a table just opened is the answer to who opened it: a second one would be
        # posted by us. After a start, standing messages are looked after by Projector.refresh.
        if not all(isinstance(stored.entry, (Opened, SameDeal)) for stored in change.entries):
            yield from standing(state)
        return
    if (
        state.status is Status.LOBBY
        or before.status is not state.status
        or before.place != state.place
    ):
        yield LOBBY
    role = board_role(state)
    if role is not None:
        yield role
    ended = _ended(before, state)
    for deal in ended:
        yield f"board:{state.number}.{deal}"
        yield f"call:{state.number}.{deal}"
    if state.status is Status.OVER:
        yield f"final:{state.number}"
    yield from _persons(change, before, bool(ended))


def _ended(before: TableState, state: TableState) -> range:
    if state.match is None:
        return range(0)
    already = len(before.match.results) if before.match and before.number == state.number else 0
    return range(already + 1, len(state.match.results) + 1)


def _persons(change: Change, before: TableState, ended: bool) -> Iterator[str]:
    state = change.state
    everybody = (
        ended
        or before.status is not state.status
        or before.next.awaits != state.next.awaits
        or before.persons() != state.persons()
        or any(isinstance(stored.entry, _EVERYBODYS) for stored in change.entries)
    )
    wanted: set[int] = set()
    if everybody:
        wanted = {*before.persons(), *state.persons()}
    else:
        for stored in change.entries:
            if isinstance(stored.entry, (Acted, CountPressed)) and stored.entry.person is not None:
                wanted.add(stored.entry.person)
    turn = state.seats[state.turn].person if state.turn is not None else None
    if turn is not None:
        wanted.add(turn)
    for person in sorted(wanted):
        yield f"hand:{person}"
        yield f"private:{person}"
    for person in before.persons():
        yield f"recall:{person}"
        if person != turn:
            yield f"nudge:{person}"
