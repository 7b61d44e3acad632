"""Setting up a table: open, sit down, fill, start; with retries."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Final

from tests.simulation.guests import Guest
from tests.simulation.plan import Sitting
from tests.simulation.stage import Stage
from tools.fake_discord.interactions import ResponseType
from tools.fake_discord.party import Press, presses
from tools.fake_discord.world import Channel, Message

PATIENCE_S: Final = 40.0
"""Seconds for which people try to set up a table."""


class Seating:
    """Setting up the tables of one evening. ``over``: whether everybody wants to go home."""

    def __init__(self, stage: Stage, over: Callable[[], bool]) -> None:
        self.stage, self._over = stage, over

    async def sit_down(self, sitting: Sitting, rng: Random, number: int) -> None:
        stage = self.stage
        guests = [stage.guests[one] for one in sitting.persons]
        await asyncio.sleep(max(0.0, 1.5 + number - stage.loop.time()))
        channel = stage.channels[0]
        if sitting.private:
            channel, guests = stage.fake_discord.world.direct(guests[0].user), guests[:1]
        opened = await self._again(lambda: self._open(guests[0], channel, sitting.game, rng))
        if opened is None:
            return
        seats = [press.arg for press in self._on(opened, "sit")]
        for guest in guests[1:]:
            await self._again(lambda guest=guest: self._sit(guest, opened, rng))  # type: ignore[misc]
        if len(guests) < len(stage.games[sitting.game].rules.seats) and seats:
            await self._again(lambda: self._fill(guests[0], opened, rng))
        await self._again(lambda: self._begin(guests[0], opened))

    async def _again(self, what: Callable[[], Awaitable[Any]]) -> Any:
        """Retry until success; return ``None`` after too long."""
        end = self.stage.loop.time() + PATIENCE_S
        while self.stage.loop.time() < end and not self._over():
            found = await what()
            if found:
                return found
            await asyncio.sleep(1.0)
        return None

    async def _open(self, guest: Guest, channel: Channel, game: str, rng: Random) -> Message | None:
        commands = [one["name"] for one in self.stage.fake_discord.world.commands]
        if "table" not in commands:
            return None
        before = set(channel.messages)
        await guest.slash(channel, "table", rng, game=game)
        await asyncio.sleep(0.5)
        for message in channel.messages.values():
            if message.id not in before and self._on(message, "sit"):
                return message
        return None

    def _on(self, message: Message, what: str) -> list[Press]:
        return [one for one in presses(message) if one.what == what]

    async def _sit(self, guest: Guest, lobby: Message, rng: Random) -> bool:
        seats = self._on(lobby, "sit")
        if not seats:
            return True
        answer = await guest.press(lobby, rng.choice(seats).custom_id)
        return answer.type in (ResponseType.UPDATE, ResponseType.DEFERRED_UPDATE)

    async def _fill(self, guest: Guest, lobby: Message, rng: Random) -> bool:
        if not self._on(lobby, "sit"):
            return True
        levels = self._on(lobby, "fill")
        if not levels:
            return True
        await guest.press(lobby, levels[0].custom_id, "amateur")
        await asyncio.sleep(0.3)
        for message in reversed(guest.private):
            offered = self._on(message, "fill")
            every = [one for one in offered if one.arg.startswith("all")]
            if offered:
                answer = await guest.press(message, (every or offered)[0].custom_id)
                return answer.type is not None
        return False

    async def _begin(self, guest: Guest, lobby: Message) -> bool:
        """Press "start" if offered; return whether the table has started."""
        found = self._on(lobby, "start")
        if found:
            await guest.press(lobby, found[0].custom_id)
            return False
        return not any(self._on(lobby, what) for what in ("sit", "fill", "draw"))
