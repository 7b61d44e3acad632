"""Somebody with eyes and a finger: uses commands, clicks, and sees what comes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from tools.fake_discord.beyond import walk
from tools.fake_discord.interactions import PATIENCE_S, Answer, Interaction, Type
from tools.fake_discord.server import Standin
from tools.fake_discord.world import Channel, Message, User

_BUTTON = 2


class Person:
    """One person in front of their screen."""

    def __init__(self, standin: Standin, user: User) -> None:
        self._standin = standin
        self.user = user

    async def click(self, message: Message, custom_id: str, values: Sequence[str] = ()) -> Answer:
        """Press a button, or choose in a menu, of a message that is there or was there."""
        parts = [one for one in walk(message.components) if one.get("custom_id") == custom_id]
        kind = parts[0]["type"] if parts else _BUTTON
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        if parts:
            data["id"] = parts[0]["id"]
        if kind != _BUTTON:
            data |= {"values": list(values), "resolved": {}}
        channel = self._standin.world.channels[message.channel]
        return await self._do(Type.COMPONENT, channel, data, message)

    async def slash(self, channel: Channel, name: str, **options: object) -> Answer:
        """Use a command; ``LookupError`` where there is none of this name."""
        commands = self._standin.world.commands
        found = next((one for one in commands if one["name"] == name), None)
        if found is None:
            raise LookupError(f"no command /{name}")
        kinds = {one["name"]: one["type"] for one in found.get("options") or ()}
        data: dict[str, Any] = {"id": found["id"], "name": name, "type": 1}
        data["options"] = [
            {"name": key, "type": kinds[key], "value": value} for key, value in options.items()
        ]
        if channel.guild is not None:
            data["guild_id"] = str(channel.guild)
        return await self._do(Type.COMMAND, channel, data)

    async def _do(
        self, kind: Type, channel: Channel, data: dict[str, Any], message: Message | None = None
    ) -> Answer:
        discord, world = self._standin.discord, self._standin.world
        made = discord.clock()
        found = Interaction(world.ids.next(), kind, self.user, channel, data, made, message)
        discord.interactions[found.token] = found
        told = found.json(world)
        await self._standin.gateway.tell("INTERACTION_CREATE", told, channel.guild)
        try:
            async with asyncio.timeout(PATIENCE_S):
                return await asyncio.shield(found.answer)
        except TimeoutError:
            return Answer(None, PATIENCE_S)
