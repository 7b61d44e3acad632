"""Whether people could reach the bot, and whether they were given the time that they have."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from tables.decisions.outcomes import Change, Nudge
from tables.journal.entries import Missed
from tests.simulation.clocks import Clocks
from tests.simulation.host import Host
from tests.simulation.line import Line

LOOK_S: Final = 0.25
"""Seconds between two looks at the line."""
BACK_S: Final = 0.02
"""The same while nobody lives."""
SPARE_S: Final = 6.0
"""By how much a look may be wrong, several times in a turn; a line that stalls for less is noticed
by nobody, and brings what was clicked meanwhile."""


@dataclass(frozen=True, slots=True)
class Gap:
    """A time in which no process lived that people could reach."""

    since: int
    """UTC ms, the true ones, as is the next."""
    until: int


class Reach:
    """Keeps how long people could reach the bot; hears of every turn that was missed.

    Where nothing passes for a while and neither side ever knows, nobody can give that time back.
    """

    def __init__(self, clocks: Clocks, host: Host) -> None:
        self._clocks, self._host = clocks, host
        self.gaps: list[Gap] = []
        """From the end of the last process that lived until people reach another one."""
        self._ended: int | None = None
        self._seconds = 0.0
        self._silent = 0.0
        """For how long nothing has passed on lines that seem to be up."""
        self._lines: set[Line] = set()
        """Those lines: whoever finds out that one is dead opens another."""
        self._began: dict[int, tuple[int, float]] = {}
        """By table: the turn that runs, and how long people had reached the bot by then."""
        self.complaints: list[str] = []
        """Turns that were over too soon."""

    async def watch(self) -> None:
        """Look at the line again and again."""
        while True:
            looked = LOOK_S if self._ended is None else BACK_S
            await asyncio.sleep(looked)
            lines = {line for one in self._host.running if one.alive for line in one.lines}
            up = {line for line in lines if line.up}
            if up:
                self._seconds += looked + (self._silent if up & self._lines else 0.0)
                self._silent, self._lines = 0.0, set()
                if self._ended is not None:
                    self.gaps.append(Gap(self._ended, self._clocks.true_ms()))
                    self._ended = None
                continue
            self._lines = {line for line in lines if line.silent}
            self._silent += looked if self._lines else 0.0

    def killed(self) -> None:
        """A process is gone."""
        if not any(one.reachable for one in self._host.running):
            self._ended = self._ended or self._clocks.true_ms()

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
            # A disk that is slow takes some of the time, from what is decided to what is told.
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
