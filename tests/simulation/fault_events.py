"""Faults of an evening: connection, disk, host and processes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from random import Random
from typing import Any

from tests.simulation.host import Running
from tests.simulation.plan import Event
from tests.simulation.seating import PATIENCE_S
from tests.simulation.stage import Stage
from tools.fake_discord.world import Kind


class FaultEvents:
    def __init__(
        self,
        stage: Stage,
        lots: Random,
        rush: Callable[[Random], Awaitable[None]],
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        """``lots``: chance of restarts. ``rush``: lets everybody press at once.

        ``spawn``: starts a background task.
        """
        self.stage = stage
        self.kills = 0
        """Number of killed processes."""
        self._lots, self._rush, self._spawn = lots, rush, spawn

    async def strike(self, event: Event, rng: Random) -> None:
        """Cause a fault of :data:`tests.simulation.plan.FAULTS` until it is over."""
        stage, kind, seconds = self.stage, event.kind, event.seconds
        gateway, disk = stage.fake_discord.gateway, stage.host.disk
        match kind:
            case "cut":
                await gateway.drop()
            case "forget":
                await gateway.forget()
            case "deaf":
                lines = [line for one in stage.host.running for line in one.lines]
                for line in lines:  # Stalled without being closed.
                    line.stall()
                await asyncio.sleep(seconds)
                for line in lines:
                    line.flow()
            case "missed":
                stage.missed = stage.loop.time() + seconds
            case "repeated":
                stage.repeated = stage.loop.time() + seconds
            case "deleted":
                self._deleted(rng)
            case "slow-net":
                stage.network.slow_s = rng.uniform(0.5, 2.5)
                await asyncio.sleep(seconds)
                stage.network.slow_s = 0.0
            case "busy":
                disk.hold()
                await asyncio.sleep(seconds)
                disk.let_go()
            case "full":
                disk.full = True
                await asyncio.sleep(seconds)
                disk.full = False
            case "read-only":
                disk.read_only = True
                await asyncio.sleep(seconds)
                disk.read_only = False
            case "slow-disk":
                disk.slow_s = rng.uniform(0.1, 1.5)
                await asyncio.sleep(seconds)
                disk.slow_s = 0.0
            case "kill" | "kill-write":
                await self._killed(rng, seconds, writing=kind == "kill-write")
            case "stop":
                running = self.one(rng)
                if running is not None:
                    await stage.host.stop(running)
                    await self._restarted(min(seconds, 8.0))
            case "kill-again":
                await self._killed(rng, seconds, writing=False)
                await self.reached()
                await self._killed(rng, 1 + seconds / 4, writing=True)
            case "standby":
                await self._taken_over(seconds, rng)
            case "clock":
                stage.clocks.set(rng.choice((-3600.0, -20.0, -1.5, 0.7, 45.0, 5400.0)))
            case _:
                stage.faults.open(kind, seconds)
                await asyncio.sleep(seconds)

    def one(self, rng: Random) -> Running | None:
        """A random living process."""
        alive = [one for one in self.stage.host.running if one.alive]
        return rng.choice(alive) if alive else None

    def kill_one(self, rng: Random) -> None:
        running = self.one(rng)
        if running is not None:
            self.kills += 1
            self.stage.trace.add("event", f"{running.process.name} is killed")
            self.stage.host.kill(running)

    async def _killed(self, rng: Random, seconds: float, *, writing: bool) -> None:
        """Kill between any two steps: after some iterations of the loop, or right after a write."""
        stage = self.stage
        if writing:
            disk = stage.host.disk
            await asyncio.wait((disk.reaches(disk.done + rng.randint(1, 30)),), timeout=20)
        for _ in range(rng.randint(0, 12)):
            await asyncio.sleep(0)
        self.kill_one(rng)
        await self._restarted(min(seconds, 12.0))

    async def _taken_over(self, seconds: float, rng: Random) -> None:
        """Start a process that stands by, then stop or kill the active one."""
        stage = self.stage
        stage.host.start()
        await asyncio.sleep(min(seconds, 8.0))
        active = stage.host.active
        if active is not None and active.alive:
            if rng.random() < 0.5:
                await stage.host.stop(active)
            else:
                self.kills += 1
                stage.host.kill(active)
        await self.reached()
        await self._rush(rng)
        await self._restarted(0.0)

    async def _restarted(self, after: float) -> None:
        await asyncio.sleep(after)
        if not any(one.alive for one in self.stage.host.running):
            self.stage.host.start()
            self._spawn(self._eager())

    async def reached(self) -> None:
        """Wait until people can reach a process, at most as long as they try."""
        end = self.stage.loop.time() + PATIENCE_S
        while self.stage.loop.time() < end:
            if any(one.reachable for one in self.stage.host.running):
                return
            await asyncio.sleep(0.02)

    async def _eager(self) -> None:
        """Let everybody press something as soon as the bot is back."""
        await self.reached()
        await asyncio.sleep(0.05 * self._lots.random())
        await self._rush(self._lots)

    def _deleted(self, rng: Random) -> None:
        discord = self.stage.fake_discord.discord
        channels = [one for one in discord.world.channels.values() if one.kind is not Kind.DIRECT]
        posted = [message for one in channels for message in one.messages.values()]
        messages = [message for message in posted if message.author.bot]
        if messages:
            message = rng.choice(messages)
            self.stage.deleted.add(message.id)
            discord.delete(message)
