"""Laws of people's actions, derived from the entries.

They do not use the application's own measures, which may be wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tables.decisions.timers import TimerKind, timers
from tables.journal.entries import (
    Abandoned,
    AbandonVote,
    Acted,
    By,
    CountPressed,
    Missed,
    Ready,
    Resigned,
    Resumed,
)
from tables.journal.options import Clock
from tests.simulation.host import PAUSES
from tests.simulation.journal import Journals
from tests.simulation.reach import BACK_S
from tests.simulation.stage import Stage

_PRESSED: Final = re.compile(r"(?:.*:)?brouc:1:[0-9]+:([0-9]+):(?:act|now):.*")
SPARE_MS: Final = 300
"""Largest delay of a check of the connection."""


def deeds_are_their_owners(stage: Stage, journals: Journals) -> Iterator[str]:
    """A card's player sat there and pressed a button made for that turn."""
    pressed = {str(use.interaction.id): use.interaction.data.get("custom_id") for use in stage.uses}
    for table, before, row in stage.folds.steps(journals):
        entry = row.stored.entry
        if not isinstance(entry, Acted) or entry.by is not By.PERSON or entry.seat is None:
            continue
        if before.seats[entry.seat].person != entry.person:
            yield f"table {table}: {entry.seat} was played by somebody else ({row.stored.seq})"
        if before.game.actor(before.game.decode(entry.action)) != entry.seat:
            yield f"table {table}: {entry.seat} has played for another ({row.stored.seq})"
        found = _PRESSED.fullmatch(pressed.get(row.cause or "") or "")
        moves = before.game.is_move(before.game.decode(entry.action))
        if found is not None and moves and int(found[1]) < before.turn_seq:
            yield f"table {table}: a button of an earlier turn has played ({row.stored.seq})"


def turns_have_their_time(stage: Stage, journals: Journals) -> Iterator[str]:
    """A turn is missed only after the clock's whole time, outages not counted."""
    for table, rows in journals.items():
        states = stage.folds.states(table, rows)
        for number, (before, row) in enumerate(zip(states, rows[1:], strict=False), 1):
            clock = before.options.clock.ms
            if not isinstance(row.stored.entry, Missed) or clock is None:
                continue
            since = rows[before.turn_seq - 1].stored.at
            entries = [one.stored.entry for one in rows[before.turn_seq : number]]
            outages = sum(one.outage_ms for one in entries if isinstance(one, Resumed))
            had = row.stored.at - since - outages
            if had < clock:
                yield f"table {table}: a turn was missed after {had} of {clock} ms"


def votes_and_counts_once(stage: Stage, journals: Journals) -> Iterator[str]:
    """Nobody votes, counts or asks for the next deal twice."""
    for table, before, row in stage.folds.steps(journals):
        entry = row.stored.entry
        match entry:
            case AbandonVote(person=person, agrees=True):
                twice = before.abandoning is not None and person in before.abandoning.agreed
            case CountPressed(seat=seat):
                twice = seat in before.counted
            case Ready(seat=seat):
                twice = seat in before.ready
            case _:
                continue
        if twice:
            yield f"table {table}: {row.kind} of {entry} counts twice ({row.stored.seq})"


def stops_are_agreed(stage: Stage, journals: Journals) -> Iterator[str]:
    """A match is stopped only if all present people agreed, or stayed silent for long enough."""
    for table, before, row in stage.folds.steps(journals):
        asked = before.abandoning
        if not isinstance(row.stored.entry, Abandoned):
            continue
        stops = (one.at for one in timers(before, PAUSES) if one.kind is TimerKind.STOP)
        silent = next(stops, None)
        if asked is None or silent is None:
            yield f"table {table}: stopped, and nobody has asked for it ({row.stored.seq})"
        elif not set(before.here()) <= asked.agreed and row.stored.at < silent:
            yield f"table {table}: stopped, and not everybody agrees ({row.stored.seq})"


def votes_have_their_time(stage: Stage, journals: Journals) -> Iterator[str]:
    """A vote to stop leaves silent people the whole time to answer, outages not counted."""
    for table, rows in journals.items():
        states = stage.folds.states(table, rows)
        for number, (before, row) in enumerate(zip(states, rows[1:], strict=False), 1):
            asked = before.abandoning
            ended = isinstance(row.stored.entry, (Abandoned, Resigned))
            if not ended or asked is None or set(before.here()) <= asked.agreed:
                continue
            slow = before.options.clock in (Clock.CORRESPONDENCE, Clock.NONE)
            entries = [one.stored.entry for one in rows[asked.seq : number]]
            outages = sum(one.outage_ms for one in entries if isinstance(one, Resumed))
            had = row.stored.at - rows[asked.seq - 1].stored.at - outages
            if had < (PAUSES.silence_slow if slow else PAUSES.silence):
                yield f"table {table}: a vote was over after {had} ms ({row.stored.seq})"


def outages_move_clocks(stage: Stage, journals: Journals) -> Iterator[str]:
    """An outage moves every timer by its length, but no day's end."""
    for table, rows in journals.items():
        states = stage.folds.states(table, rows)
        for before, after, row in zip(states, states[1:], rows[1:], strict=False):
            if not isinstance(row.stored.entry, Resumed):
                continue
            outage = row.stored.entry.outage_ms
            ends = before.ranked_until
            then = {
                due.kind: due.at if due.at == ends else due.at + outage
                for due in timers(before, PAUSES)
            }
            now = {due.kind: due.at for due in timers(after, PAUSES)}
            if then != now:
                yield f"table {table}: an outage of {outage} ms made {now} of {then}"


def outages_are_given(stage: Stage, journals: Journals) -> Iterator[str]:
    """The first entry of a table after its process was killed is the credit of the outage.

    It is not less than the time without a process.
    """
    if stage.clocks.moved:
        return  # Entries have the host's time.
    for table, before, row in stage.folds.steps(journals):
        if before.status.final:
            continue
        gaps = [
            until - since
            for since, until in stage.reach.gaps
            if before.at <= since  # Equal for an entry of a thread being opened.
            and until < row.stored.at + BACK_S * 1000
            and until - since > 500
        ]
        if not gaps:
            continue
        entry, away = row.stored.entry, sum(gaps)
        if not isinstance(entry, Resumed):
            yield f"table {table}: {row.kind} ({row.stored.seq}) came before the outage"
        elif entry.outage_ms < away - SPARE_MS:
            yield f"table {table}: of {away} ms nobody could play {entry.outage_ms} are given"
