"""A user of the fake Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from tools.fake_discord.commands import command_data
from tools.fake_discord.extra_checks import walk
from tools.fake_discord.interactions import Answer, Interaction, Type
from tools.fake_discord.server import FakeDiscord
from tools.fake_discord.state import Change
from tools.fake_discord.world import Channel, Message, User

_BUTTON = 2


class Person:
    """One user: commands, clicks and their answers."""

    def __init__(self, fake_discord: FakeDiscord, user: User) -> None:
        self._fake_discord = fake_discord
        self.user = user

    async def click(self, message: Message, custom_id: str, values: Sequence[str] = ()) -> Answer:
        """Press a button or choose from a menu, also of a message deleted since."""
        parts = [one for one in walk(message.components) if one.get("custom_id") == custom_id]
        kind = parts[0]["type"] if parts else _BUTTON
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        if parts:
            data["id"] = parts[0]["id"]
        if kind != _BUTTON:
            data |= {"values": list(values), "resolved": {}}
        channel = self._fake_discord.world.channels[message.channel]
        return await self._do(Type.COMPONENT, channel, data, message)

    async def slash(self, channel: Channel, name: str, **options: object) -> Answer:
        """Use a command; raise ``LookupError`` for an unknown name."""
        world = self._fake_discord.world
        guild = world.guilds.get(channel.guild or 0)
        return await self._do(
            Type.COMMAND, channel, command_data(world, name, options, guild=guild)
        )

    def write(self, channel: Channel, text: str) -> None:
        """Post a text."""
        number = self._fake_discord.world.ids.next()
        message = Message(number, channel.id, self.user, channel.guild, text)
        channel.messages[number] = message
        self._fake_discord.discord.tell(message, Change.POSTED)

    async def _do(
        self, kind: Type, channel: Channel, data: dict[str, Any], message: Message | None = None
    ) -> Answer:
        found = await self.send(kind, channel, data, message)
        seconds = self._fake_discord.discord.patience_s
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.shield(found.answer)
        except TimeoutError:
            return Answer(None, seconds)

    async def send(
        self, kind: Type, channel: Channel, data: dict[str, Any], message: Message | None = None
    ) -> Interaction:
        """Send an interaction to the bot without waiting for its answer."""
        discord, world = self._fake_discord.discord, self._fake_discord.world
        made = discord.clock()
        found = Interaction(world.ids.next(), kind, self.user, channel, data, made, message)
        discord.interactions[found.token] = found
        told = found.json(world)
        await self._fake_discord.gateway.tell("INTERACTION_CREATE", told, channel.guild)
        return found
