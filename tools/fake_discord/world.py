"""The objects of the fake Discord: servers, channels, people, messages."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import IntEnum
from typing import Any, Final

from tools.fake_discord.requests import Upload

EPOCH_MS: Final = 1_420_070_400_000


def utc_ms() -> int:
    """Current time in UTC ms."""
    return time.time_ns() // 1_000_000


class Snowflakes:
    """Generator of growing ids."""

    def __init__(self, now: Callable[[], int] = utc_ms) -> None:
        self._now = now
        self.last = 0
        """The greatest id so far."""

    def next(self) -> int:
        """Return an id greater than all before."""
        self.last = max(self.last + 1, (self._now() - EPOCH_MS) << 22)
        return self.last


def moment(snowflake: int) -> int:
    """Creation time of an id in UTC ms.

    >>> moment(175928847299117063)
    1462015105796
    """
    return (snowflake >> 22) + EPOCH_MS


def iso(ms: int) -> str:
    """Convert UTC ms to ISO 8601.

    >>> iso(1462015105796)
    '2016-04-30T11:18:25.796000+00:00'
    """
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="microseconds")


EVERYTHING: Final = (1 << 50) - 1
"""All permissions."""
ADMINISTRATOR: Final = 1 << 3
"""The permission that no channel takes away."""
EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
V2: Final = 1 << 15
"""Message flags: ephemeral, loading, components only."""


_UNSET: Final = (
    *("afk_channel_id", "application_id", "banner", "description", "discovery_splash"),
    *("home_header", "icon", "incidents_data", "max_presences", "public_updates_channel_id"),
    *("rules_channel_id", "safety_alerts_channel_id", "splash", "system_channel_id"),
    *("vanity_url_code", "widget_channel_id"),
)
"""Optional fields of a server, unset here."""
_ZERO: Final = (
    *("default_message_notifications", "explicit_content_filter", "mfa_level", "nsfw_level"),
    *("premium_subscription_count", "premium_tier", "system_channel_flags", "verification_level"),
)
_EMPTY: Final = (
    *("emojis", "features", "guild_scheduled_events", "presences", "soundboard_sounds"),
    *("stage_instances", "stickers", "voice_states"),
)


class Kind(IntEnum):
    """Channel types."""

    TEXT = 0
    DIRECT = 1
    THREAD = 11


@dataclass(slots=True)
class User:
    """A person, or the bot."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    closed: bool = False
    """Accepts no direct messages."""
    username: str = ""
    """By default the name in small letters."""

    def json(self) -> dict[str, Any]:
        """Discord's JSON."""
        username = self.username or self.name.lower()
        named = {"username": username, "global_name": self.name, "discriminator": "0"}
        rest = {"avatar": None, "bot": self.bot, "public_flags": 0, "flags": 0}
        rest |= {"primary_guild": None}
        return {"id": str(self.id)} | named | rest


@dataclass(slots=True)
class Message:
    """One message. Attachments and components are kept as they are sent."""

    id: int
    channel: int
    author: User
    guild: int | None = None
    content: str = ""
    flags: int = 0
    components: list[dict[str, Any]] = field(default_factory=list)
    embeds: list[dict[str, Any]] = field(default_factory=list)
    files: list[dict[str, Any]] = field(default_factory=list)
    """Attachments, including those inside components."""
    uploads: dict[int, Upload] = field(default_factory=dict)
    """Uploaded files by attachment id."""
    nonce: str | None = None
    edited: int | None = None
    """UTC ms."""
    reader: int | None = None
    """The only reader of an ephemeral message."""
    edits: int = 0
    deleted: bool = False
    command: tuple[int, str] | None = None
    """User and name of the command that it answers."""

    def json(self) -> dict[str, Any]:
        """Discord's JSON."""
        shown = self.flags & V2
        found: dict[str, Any] = {
            "id": str(self.id),
            "channel_id": str(self.channel),
            "author": self.author.json(),
            "content": self.content,
            "timestamp": iso(moment(self.id)),
            "edited_timestamp": iso(self.edited) if self.edited is not None else None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [] if shown else self.files,
            "embeds": self.embeds,
            "components": self.components,
            "pinned": False,
            "type": 0,
            "flags": self.flags,
        }
        return found | ({"nonce": self.nonce} if self.nonce is not None else {})


@dataclass(slots=True)
class Channel:
    """A channel of a server, a thread, or a direct-message channel."""

    id: int
    kind: Kind
    name: str = ""
    guild: int | None = None
    parent: int | None = None
    reader: User | None = None
    """The person of a direct-message channel."""
    archived: bool = False
    locked: bool = False
    app_permissions: int = EVERYTHING
    """The bot's permissions."""
    messages: dict[int, Message] = field(default_factory=dict)

    @property
    def mention(self) -> str:
        """Text that mentions it."""
        return f"<#{self.id}>"

    def json(self) -> dict[str, Any]:
        """Discord's JSON."""
        newest = next(reversed(self.messages), None)
        found: dict[str, Any] = {
            "id": str(self.id),
            "type": int(self.kind),
            "last_message_id": str(newest) if newest else None,
            "flags": 0,
        }
        if self.kind is Kind.DIRECT:
            assert self.reader is not None, "direct messages have a reader"
            return found | {"recipients": [self.reader.json()]}
        found |= {"guild_id": str(self.guild), "name": self.name, "rate_limit_per_user": 0}
        if self.kind is Kind.TEXT:
            denied = str(EVERYTHING & ~self.app_permissions)
            overwrite = {"id": str(self.guild), "type": 0, "allow": "0", "deny": denied}
            return found | {"position": 0, "permission_overwrites": [overwrite], "parent_id": None}
        made = iso(moment(self.id))
        times = {
            "archive_timestamp": made,
            "create_timestamp": made,
            "auto_archive_duration": 10080,
        }
        return found | {
            "parent_id": str(self.parent),
            "owner_id": "0",
            "message_count": len(self.messages),
            "total_message_sent": len(self.messages),
            "member_count": 1,
            "thread_metadata": times | {"archived": self.archived, "locked": self.locked},
        }


@dataclass(slots=True)
class Role:
    """A role of a server."""

    id: int
    name: str
    permissions: int = 0

    @property
    def mention(self) -> str:
        """Text that mentions it."""
        return f"<@&{self.id}>"

    def json(self) -> dict[str, Any]:
        """Discord's JSON."""
        named = {"id": str(self.id), "name": self.name, "permissions": str(self.permissions)}
        look = {"icon": None, "unicode_emoji": None, "position": 0, "color": 0, "hoist": False}
        colours = {"primary_color": 0, "secondary_color": None, "tertiary_color": None}
        rest = {"managed": False, "mentionable": False, "colors": colours, "flags": 0}
        return named | look | rest


@dataclass(slots=True)
class Guild:
    """A server; its first member owns it."""

    id: int
    bot: User
    name: str
    locale: str = "en-US"
    everyone: int = EVERYTHING & ~ADMINISTRATOR
    """Permissions of every member, also of the bot."""
    roles: dict[int, Role] = field(default_factory=dict)
    """Roles besides @everyone."""
    held: dict[int, list[Role]] = field(default_factory=dict)
    """Roles by member."""
    nicks: dict[int, str] = field(default_factory=dict)
    """Nicknames by member."""
    channels: dict[int, Channel] = field(default_factory=dict)
    members: dict[int, User] = field(default_factory=dict)

    def json(self) -> dict[str, Any]:
        """Discord's JSON of GUILD_CREATE."""
        everyone = Role(self.id, "@everyone", self.everyone)
        own = [one.json() for one in self.channels.values() if one.kind is Kind.TEXT]
        threads = [one.json() for one in self.channels.values() if one.kind is Kind.THREAD]
        return {
            "id": str(self.id),
            "name": self.name,
            "owner_id": str(self.owner),
            "preferred_locale": self.locale,
            "roles": [one.json() for one in (everyone, *self.roles.values())],
            "channels": own,
            "threads": threads,
            "afk_timeout": 300,
            "member_count": len(self.members),
            "large": False,
            "unavailable": False,
            "joined_at": iso(moment(self.id)),
            "region": "deprecated",
            "max_members": 25_000_000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "nsfw": False,
            "premium_progress_bar_enabled": False,
            "widget_enabled": False,
            **dict.fromkeys(_UNSET),
            **dict.fromkeys(_ZERO, 0),
            **{name: [] for name in _EMPTY},
            "members": [self.member(self.bot) | {"user": self.bot.json()}],
        }

    def member(self, user: User) -> dict[str, Any]:
        """Discord's JSON of a member."""
        roles = [str(one.id) for one in self.held.get(user.id, ())]
        found: dict[str, Any] = {"roles": roles, "nick": self.nicks.get(user.id)}
        found |= {"joined_at": iso(moment(self.id))}
        found |= {"deaf": False, "mute": False, "flags": 0, "pending": False, "avatar": None}
        found |= {"premium_since": None, "communication_disabled_until": None}
        return found | {"banner": None}

    @property
    def owner(self) -> int:
        """Id of the owner; 0 without members."""
        return next(iter(self.members), 0)

    def permissions(self, user: User) -> int:
        """A member's permissions."""
        if user.id == self.owner:
            return EVERYTHING
        found = self.everyone
        for role in self.held.get(user.id, ()):
            found |= role.permissions
        return found


class World:
    """All objects. ``now``: UTC ms."""

    def __init__(self, now: Callable[[], int] = utc_ms) -> None:
        self.now = now
        self.ids = Snowflakes(now)
        self.bot = User(self.ids.next(), "Le Brouc", bot=True)
        self.users: dict[int, User] = {self.bot.id: self.bot}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.commands: list[dict[str, Any]] = []
        self.emojis: dict[int, dict[str, Any]] = {}
        self.emoji_images: dict[int, str] = {}
        """Uploaded pictures as data URLs."""
        self.by_nonce: dict[tuple[int, str], Message] = {}
        """Messages by channel and nonce, which Discord remembers for some minutes."""
        self.on_channel: Callable[[Channel], None] = lambda _: None
        """Called with each new or changed channel."""
        self.on_application: Callable[[], None] = lambda: None
        """Called when commands or emojis have changed."""
        self._direct: dict[int, Channel] = {}

    def guild(self, name: str, locale: str = "en-US") -> Guild:
        """Create a server."""
        found = Guild(self.ids.next(), self.bot, name, locale)
        self.guilds[found.id] = found
        return found

    def channel(self, guild: Guild, name: str) -> Channel:
        """Create a channel in a server."""
        return self.add(Channel(self.ids.next(), Kind.TEXT, name, guild.id))

    def thread(self, parent: Channel, message: int, name: str) -> Channel:
        """Create a thread at a message; it has the message's id."""
        return self.add(Channel(message, Kind.THREAD, name, parent.guild, parent.id))

    def direct(self, user: User) -> Channel:
        """A person's direct-message channel with the bot."""
        if user.id not in self._direct:
            self.add(Channel(self.ids.next(), Kind.DIRECT, reader=user))
        return self._direct[user.id]

    def user(self, name: str, *guilds: Guild, locale: str = "en-US") -> User:
        """Create a person who is a member of all servers."""
        found = User(self.ids.next(), name, locale)
        self.users[found.id] = found
        for guild in guilds:
            guild.members[found.id] = found
        return found

    def add(self, channel: Channel) -> Channel:
        """Add a channel."""
        self.channels[channel.id] = channel
        if channel.reader is not None:
            self._direct[channel.reader.id] = channel
        if channel.guild is not None:
            self.guilds[channel.guild].channels[channel.id] = channel
        self.on_channel(channel)
        return channel
