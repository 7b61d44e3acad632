"""Interactions of users, and their responses."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import Any, Final

from tools.fake_discord.world import EVERYTHING, Channel, Message, User, World

PATIENCE_S: Final = 3.0
"""Seconds until an interaction without a response fails."""
TOKEN_S: Final = 15 * 60.0
"""Lifetime of an interaction token in seconds."""


class Type(IntEnum):
    """Interaction types."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class ResponseType(IntEnum):
    """Types of first responses."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class State(Enum):
    """Progress of an interaction."""

    WAITING = "waiting"
    LOADING = "loading"
    """Deferred; its message is still to come."""
    ANSWERED = "answered"


@dataclass(frozen=True, slots=True)
class Answer:
    """The response that a user saw to a click."""

    type: ResponseType | None
    """``None``: « This interaction failed. »"""
    seconds: float
    message: Message | None = None
    """The posted or edited message."""
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class Interaction:
    """One use of a command, a component or a form."""

    id: int
    type: Type
    user: User
    channel: Channel
    data: dict[str, Any]
    made: float
    """Time by the fake Discord's clock."""
    message: Message | None = None
    """Message of the component."""
    token: str = field(default_factory=lambda: secrets.token_urlsafe(120))
    state: State = State.WAITING
    original: Message | None = None
    followed: dict[int, Message] = field(default_factory=dict)
    answer: asyncio.Future[Answer] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def json(self, world: World) -> dict[str, Any]:
        """The interaction as sent to the bot."""
        direct = self.channel.reader is not None
        found: dict[str, Any] = {
            "id": str(self.id),
            "application_id": str(world.bot.id),
            "type": int(self.type),
            "data": self.data,
            "channel_id": str(self.channel.id),
            "channel": self.channel.json() | {"permissions": str(EVERYTHING)},
            "token": self.token,
            "version": 1,
            "locale": self.user.locale,
            "app_permissions": str(self.channel.app_permissions),
            "entitlements": [],
            "authorizing_integration_owners": {"0": "0" if direct else str(self.channel.guild)},
            "context": 1 if direct else 0,
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if self.message is not None:
            found["message"] = self.message.json()
        if direct:
            return found | {"user": self.user.json()}
        assert self.channel.guild is not None, "no direct messages"
        guild = world.guilds[self.channel.guild]
        member = guild.member(self.user) | {"permissions": str(guild.permissions(self.user))}
        found |= {"member": member | {"user": self.user.json()}, "guild_id": str(guild.id)}
        named = {"id": str(guild.id), "locale": guild.locale, "features": []}
        return found | {"guild": named, "guild_locale": guild.locale}
