"""Whether people could reach the bot, and whether they were given the time that they have."""

from __future__ import annotations

import asyncio
from typing import Final

from tables.entries import Missed
from tables.outcomes import Change, Nudge
from tests.simulation.host import Host
from tests.simulation.loop import VirtualLoop

LOOK_S: Final = 0.25
"""Seconds between two looks at the line."""
SPARE_S: Final = 2.0
"""By how much a look may be wrong, several times in a turn."""


class Reach:
    """Keeps how long people could reach the bot; hears of every turn that was missed."""

    def __init__(self, loop: VirtualLoop, host: Host) -> None:
        self._loop, self._host = loop, host
        self._seconds = 0.0
        self._began: dict[int, tuple[int, float]] = {}
        """By table: the turn that runs, and how long people had reached the bot by then."""
        self.complaints: list[str] = []
        """Turns that were over too soon."""

    async def watch(self) -> None:
        """Look at the line again and again."""
        while True:
            await asyncio.sleep(LOOK_S)
            if any(one.reachable for one in self._host.running):
                self._seconds += LOOK_S

    def heard(self, change: Change | Nudge) -> None:
        """A listener of the tables of any process."""
        if isinstance(change, Nudge):
            return
        state, before = change.state, change.before
        for stored in change.entries:
            if isinstance(stored.entry, Missed) and before is not None:
                self._missed(state.id, before.turn_seq, before.options.clock.ms)
        known = self._began.get(state.id)
        if known is None or known[0] != state.turn_seq:
            self._began[state.id] = (state.turn_seq, self._seconds)

    def _missed(self, table: int, turn: int, clock_ms: int | None) -> None:
        seq, began = self._began.get(table, (turn, self._seconds))
        if seq != turn or clock_ms is None:
            return
        had = self._seconds - began
        if had < clock_ms / 1000 - SPARE_S:
            self.complaints.append(
                f"table {table}: of {clock_ms / 1000:.0f} s for a turn people had {had:.1f} s"
            )
