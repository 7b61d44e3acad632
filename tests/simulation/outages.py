"""Kills at moments that chance hardly finds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from tests.simulation.host import PAUSES
from tests.simulation.stage import Stage

SLOW_S: Final = 4.0
"""Seconds that every statement takes at most on a disk that is slow."""
OWING_S: Final = 1.0
"""The same while tables are given their time: the next heartbeat comes in the midst of it."""
LONGEST_S: Final = 15.0
"""Seconds for which the moment of a second kill is waited for."""
REST_S: Final = 7.0
"""Seconds in which a table comes to where it waits for people."""
QUIET_S: Final = PAUSES.heartbeat / 1000 + 3.0
"""Seconds without a click in which a heartbeat is stored."""


@dataclass(frozen=True, slots=True)
class Kills:
    """Kills processes of one evening."""

    stage: Stage
    kill: Callable[[Random], None]
    """One of those that live."""
    reached: Callable[[], Awaitable[None]]
    """Waits until people reach one."""

    async def while_owed(self, rng: Random, press: Callable[[], object]) -> None:
        """Kill, and once more when the heartbeat goes on and a table still waits for its time.

        The disk is slow meanwhile, and perhaps another program writes in the first second.
        ``press``: somebody plays as soon as they can.
        """
        stage, before = self.stage, self._lengths()
        self.kill(rng)
        await asyncio.sleep(rng.uniform(1.0, 3.0))
        stage.host.start()
        await self.reached()
        if rng.random() < 0.5:
            stage.host.disk.hold()
            await asyncio.sleep(0.4)
            press()
            await asyncio.sleep(0.6)
            stage.host.disk.let_go()
        stage.host.disk.slow_s = OWING_S
        back, end = stage.clocks.wall_ms(), stage.loop.time() + LONGEST_S
        while stage.loop.time() < end and self._lengths() == before:
            if stage.reader.alive() >= back:
                self.kill(rng)
                break
            await asyncio.sleep(0.02)
        stage.host.disk.slow_s = 0.0

    async def in_quiet(self, rng: Random) -> None:
        """Kill some seconds after the last click, when nothing has happened since a heartbeat."""
        await asyncio.sleep(REST_S)
        for guest in self.stage.guests:
            for message, press in guest.find("hand")[:1]:
                await guest.press(message, press.custom_id)
        await asyncio.sleep(QUIET_S + rng.random())
        self.kill(rng)

    def _lengths(self) -> dict[int, int]:
        """How long the journals are of tables that have not ended."""
        heads = self.stage.reader.heads().items()
        return {table: head.seq for table, head in heads if head.head[0] in ("lobby", "playing")}
