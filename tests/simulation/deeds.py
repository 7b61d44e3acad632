"""What must hold of what people did, worked out from entries.

The application's own measures of it may be what is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tables.entries import Acted, By, Missed, Resumed
from tests.simulation.journal import Journals
from tests.simulation.stage import Stage

_PRESSED: Final = re.compile(r"(?:.*:)?brouc:1:[0-9]+:([0-9]+):(?:act|now):.*")


def deeds_are_their_owners(stage: Stage, journals: Journals) -> Iterator[str]:
    """Who played a card sat there, and their button was made for that turn."""
    pressed = {str(use.interaction.id): use.interaction.data.get("custom_id") for use in stage.uses}
    for table, rows in journals.items():
        states = stage.folds.states(table, rows)
        for before, row in zip(states, rows[1:], strict=False):
            entry = row.stored.entry
            if not isinstance(entry, Acted) or entry.by is not By.PERSON or entry.seat is None:
                continue
            if before.seats[entry.seat].person != entry.person:
                yield f"table {table}: {entry.seat} was played by somebody else ({row.stored.seq})"
            found = _PRESSED.fullmatch(pressed.get(row.cause or "") or "")
            moves = before.game.is_move(before.game.decode(entry.action))
            if found is not None and moves and int(found[1]) < before.turn_seq:
                yield f"table {table}: a button of an earlier turn has played ({row.stored.seq})"


def turns_have_their_time(stage: Stage, journals: Journals) -> Iterator[str]:
    """Nobody misses a turn before their clock's time has passed, outages not counted."""
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
