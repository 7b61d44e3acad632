"""Measurement of the time in which people could reach the bot."""

from __future__ import annotations

import asyncio
from typing import Final

from tables.decisions.outcomes import Change, Nudge
from tables.journal.entries import Missed
from tests.simulation.host import Host
from tests.virtual.clocks import Clocks
from tests.virtual.gateway_transport import Line

LOOK_S: Final = 0.25
"""Seconds between two checks of the connection."""
BACK_S: Final = 0.02
"""The same without a living process."""
SPARE_S: Final = 6.0
"""Error of the checks in a turn; a shorter stall is unnoticeable and delivers its clicks later."""


class Reach:
    """Records reachable time, and checks it at every missed turn.

    A stall that neither side notices cannot be credited.
    """

    def __init__(self, clocks: Clocks, host: Host) -> None:
        self._clocks, self._host = clocks, host
        self.gaps: list[tuple[int, int]] = []
        """Periods from the end of the last process until people can reach another: UTC ms by the
        true clock.
        """
        self._ended: int | None = None
        self._seconds = 0.0
        self._silent = 0.0
        """Seconds of the current unnoticed stall."""
        self._lines: set[Line] = set()
        """Stalled connections; noticing one replaces it."""
        self._began: dict[int, tuple[int, float]] = {}
        """By table: the running turn, and the reachable seconds at its beginning."""
        self.complaints: list[str] = []
        """Turns missed too early."""

    async def watch(self) -> None:
        while True:
            looked = LOOK_S if self._ended is None else BACK_S
            await asyncio.sleep(looked)
            lines = {line for one in self._host.running if one.alive for line in one.lines}
            up = {line for line in lines if line.up}
            if up:
                self._seconds += looked + (self._silent if up & self._lines else 0.0)
                self._silent, self._lines = 0.0, set()
                if self._ended is not None:
                    self.gaps.append((self._ended, self._clocks.true_ms()))
                    self._ended = None
                continue
            self._lines = {line for line in lines if line.silent}
            self._silent += looked if self._lines else 0.0

    def killed(self) -> None:
        active = self._host.active
        if active is not None and active.alive:
            return  # One that stood by.
        if not any(one.reachable for one in self._host.running):
            self._ended = self._ended or self._clocks.true_ms()

    def heard(self, change: Change | Nudge) -> None:
        if isinstance(change, Nudge):
            return
        state, before = change.state, change.before
        for stored in change.entries:
            if isinstance(stored.entry, Missed) and before is not None:
                self._missed(state.id, before.turn_seq, before.options.clock.ms)
        known = self._began.get(state.id)
        if known is None or known[0] != state.turn_seq:
            # A slow disk takes some of the time, between decision and notification.
            took = max(0, self._clocks.wall_ms() - state.at) / 1000 if before is not None else 0.0
            self._began[state.id] = (state.turn_seq, self._seconds - took)

    def _missed(self, table: int, turn: int, clock_ms: int | None) -> None:
        seq, began = self._began.get(table, (turn, self._seconds))
        if seq != turn or clock_ms is None:
            return
        had = self._seconds + self._silent - began
        if had < clock_ms / 1000 - SPARE_S:
            self.complaints.append(
                f"table {table}: of {clock_ms / 1000:.0f} s for a turn people had {had:.1f} s"
            )
