"""State shared by the handlers: the world, open interactions, watchers."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from tools.fake_discord.composing import compose
from tools.fake_discord.gateway import Gateway
from tools.fake_discord.interactions import PATIENCE_S, Interaction
from tools.fake_discord.requests import Body, RefusedError
from tools.fake_discord.world import Channel, Kind, Message, World


class Change(Enum):
    """Kind of change of a message."""

    POSTED = "posted"
    EDITED = "edited"
    DELETED = "deleted"


Watcher: TypeAlias = Callable[[Message, Change], None]


@dataclass(slots=True)
class Discord:
    """Everything behind the REST entry."""

    world: World
    gateway: Gateway
    clock: Callable[[], float] = time.monotonic
    """Monotonic seconds."""
    patience_s: float = PATIENCE_S
    """Seconds until an interaction without a response fails."""
    interactions: dict[str, Interaction] = field(default_factory=dict)
    """Open interactions by token."""
    watchers: dict[int, list[Watcher]] = field(default_factory=dict)
    """Called on each change of a message, by channel."""
    everywhere: list[Watcher] = field(default_factory=list)
    """Called on each change of any message."""

    def channel(self, number: int) -> Channel:
        """Get a channel; raise ``RefusedError`` if unknown."""
        found = self.world.channels.get(number)
        if found is None:
            raise RefusedError(404, 10003)
        return found

    def message(self, channel: Channel, number: int) -> Message:
        """Get a message; raise ``RefusedError`` if unknown."""
        found = channel.messages.get(number)
        if found is None:
            raise RefusedError(404, 10008)
        return found

    def writable(self, channel: Channel) -> None:
        """Raise ``RefusedError`` if the bot may not write there."""
        if channel.kind is Kind.DIRECT and channel.reader is not None and channel.reader.closed:
            raise RefusedError(403, 50007)
        if channel.archived and channel.locked:
            raise RefusedError(400, 50083)

    def post(self, channel: Channel, body: Body, payload: object) -> Message:
        """Post a message of the bot in a channel."""
        assert isinstance(payload, dict), "its shape has been checked"
        message = self.draft(channel, body, payload)
        channel.archived = False
        channel.messages[message.id] = message
        self.tell(message, Change.POSTED)
        return message

    def draft(self, channel: Channel, body: Body, payload: dict[str, object]) -> Message:
        """Create a message without showing it."""
        world = self.world
        message = Message(world.ids.next(), channel.id, world.bot, channel.guild)
        compose(world, message, payload, body)
        return message

    def edit(self, message: Message, body: Body, payload: dict[str, object]) -> None:
        """Change a message."""
        compose(self.world, message, payload, body)
        message.edited = self.world.now()
        message.edits += 1
        self.tell(message, Change.EDITED)

    def delete(self, message: Message) -> None:
        """Delete a message."""
        message.deleted = True
        channel = self.world.channels.get(message.channel)
        if channel is not None:
            channel.messages.pop(message.id, None)
        self.tell(message, Change.DELETED)

    def watch(self, channel: int, watcher: Watcher) -> None:
        """Call the watcher on each change of this channel's messages."""
        self.watchers.setdefault(channel, []).append(watcher)

    def tell(self, message: Message, change: Change) -> None:
        """Notify the watchers."""
        for watcher in (*self.everywhere, *self.watchers.get(message.channel, ())):
            watcher(message, change)
