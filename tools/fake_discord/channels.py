"""Channel routes: messages, threads, direct messages."""

from __future__ import annotations

from typing import Any

from tools.fake_discord.requests import Call, RefusedError, malformed
from tools.fake_discord.rest import Route
from tools.fake_discord.state import Discord
from tools.fake_discord.world import Kind


class Channels:
    """Channel handlers."""

    def __init__(self, discord: Discord) -> None:
        self._discord = discord

    def routes(self) -> list[Route]:
        """Routes of these handlers."""
        message = "/channels/{}/messages/{}"
        return [
            Route("POST", "/users/@me/channels", self.direct),
            Route("GET", "/channels/{}", self.channel, place=1),
            Route("PATCH", "/channels/{}", self.change, place=1),
            Route("POST", "/channels/{}/messages", self.post, place=1),
            Route("GET", message, self.message, place=1),
            Route("PATCH", message, self.edit, place=1),
            Route("DELETE", message, self.delete, place=1),
            Route("POST", message + "/threads", self.thread, place=1),
        ]

    async def direct(self, call: Call) -> Any:
        """Open a direct-message channel; always succeeds, though sending may not."""
        user = self._discord.world.users.get(int(call.payload["recipient_id"]))
        if user is None or user.bot:
            raise malformed("nobody has this id")
        return self._discord.world.direct(user).json()

    async def channel(self, call: Call) -> Any:
        """Get a channel."""
        return self._discord.channel(call.id(0)).json()

    async def change(self, call: Call) -> Any:
        """Change the name and state of a channel or thread."""
        channel = self._discord.channel(call.id(0))
        payload = call.payload
        channel.name = payload.get("name", channel.name)
        if channel.kind is Kind.THREAD:
            if channel.locked:
                raise RefusedError(403, 50013)  # The bot does not manage threads.
            channel.archived = bool(payload.get("archived", channel.archived))
            channel.locked = bool(payload.get("locked", channel.locked))
            await self._discord.gateway.tell("THREAD_UPDATE", channel.json(), channel.guild)
        self._discord.world.on_channel(channel)
        return channel.json()

    async def post(self, call: Call) -> Any:
        """Post a message; a known nonce returns the earlier message."""
        channel = self._discord.channel(call.id(0))
        self._discord.writable(channel)
        payload, known = call.payload, self._discord.world.by_nonce
        nonce = payload.get("nonce")
        if nonce is not None:
            before = known.get((channel.id, str(nonce)))
            if payload.get("enforce_nonce") and before is not None:
                return before.json()
        message = self._discord.post(channel, call.body, payload)
        if nonce is not None:
            message.nonce = str(nonce)
            known[channel.id, str(nonce)] = message
        return message.json()

    async def message(self, call: Call) -> Any:
        """Get a message."""
        return self._discord.message(self._discord.channel(call.id(0)), call.id(1)).json()

    async def edit(self, call: Call) -> Any:
        """Edit a message of the bot."""
        channel = self._discord.channel(call.id(0))
        message = self._discord.message(channel, call.id(1))
        if channel.archived:
            raise RefusedError(400, 50083)
        if message.author is not self._discord.world.bot:
            raise RefusedError(403, 50005, "a message of somebody else")
        self._discord.edit(message, call.body, call.payload)
        return message.json()

    async def delete(self, call: Call) -> Any:
        """Delete a message by any author."""
        channel = self._discord.channel(call.id(0))
        self._discord.delete(self._discord.message(channel, call.id(1)))

    async def thread(self, call: Call) -> Any:
        """Start a thread at a message, at most one."""
        parent = self._discord.channel(call.id(0))
        message = self._discord.message(parent, call.id(1))
        if parent.kind is not Kind.TEXT:
            raise malformed("a thread in a thread or in direct messages")
        if message.id in self._discord.world.channels:
            raise RefusedError(400, 160004)
        thread = self._discord.world.thread(parent, message.id, str(call.payload["name"]))
        told = thread.json() | {"newly_created": True}
        await self._discord.gateway.tell("THREAD_CREATE", told, thread.guild)
        return thread.json()
