"""Discord's JSON of people, servers, places, messages and interactions."""

from __future__ import annotations

from typing import Any, Final

import discord

from i18n import language_of
from play.things import DIRECT, TEXT, THREAD, Message, Person, Place
from play.world import World

ALL: Final = str(discord.Permissions.all().value)
"""Permissions of the owner and the bot."""
USUAL: Final = str(
    (discord.Permissions.text() | discord.Permissions(view_channel=True)).value
    & ~discord.Permissions(manage_messages=True, manage_threads=True).value
)
"""Permissions of everybody else."""
JOINED: Final = "2026-01-01T00:00:00+00:00"


def user(person: Person) -> dict[str, Any]:
    """A user."""
    return {
        "id": str(person.id),
        "username": person.name.lower(),
        "global_name": None if person.bot else person.name,
        "discriminator": "0",
        "avatar": None,
        "bot": person.bot,
    }


def member(world: World, person: Person, *, with_user: bool = True) -> dict[str, Any]:
    """A member of the server."""
    found: dict[str, Any] = {
        "nick": None,
        "avatar": None,
        "roles": [],
        "joined_at": JOINED,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": permissions(world, person.id),
    }
    return found | ({"user": user(person)} if with_user else {})


def permissions(world: World, person: int) -> str:
    """A person's permissions as Discord's number."""
    return ALL if person in (world.owner, world.bot.id) else USUAL


def place(world: World, found: Place, person: int | None = None) -> dict[str, Any]:
    """A channel, a thread or direct messages; ``person``: the holder of the permissions."""
    told: dict[str, Any] = {
        "id": str(found.id),
        "type": found.kind,
        "last_message_id": None if found.last is None else str(found.last),
        "flags": 0,
    }
    if found.kind == DIRECT:
        assert found.person is not None, "direct messages are somebody's"
        return told | {"recipients": [user(world.people[found.person])]}
    told |= {"name": found.name, "guild_id": str(world.guild)}
    if person is not None:
        told["permissions"] = permissions(world, person)
    if found.kind == TEXT:
        return told | {
            "position": 0,
            "permission_overwrites": [],
            "parent_id": None,
            "topic": None,
            "nsfw": False,
            "rate_limit_per_user": 0,
        }
    assert found.kind == THREAD, "there are three kinds"
    return told | {
        "parent_id": str(found.parent),
        "owner_id": str(world.bot.id),
        "message_count": 0,
        "member_count": 1,
        "rate_limit_per_user": 0,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 10080,
            "archive_timestamp": JOINED,
            "locked": False,
        },
    }


def guild(world: World) -> dict[str, Any]:
    """The server, in the form of GUILD_CREATE."""
    channels = [one for one in world.places.values() if one.kind == TEXT]
    threads = [one for one in world.places.values() if one.kind == THREAD]
    return {
        "id": str(world.guild),
        "name": world.name,
        "owner_id": str(world.owner),
        "preferred_locale": locale(world.language),
        "roles": [
            {
                "id": str(world.guild),
                "name": "@everyone",
                "permissions": USUAL,
                "position": 0,
                "color": 0,
                "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
                "hoist": False,
                "managed": False,
                "mentionable": False,
                "flags": 0,
            }
        ],
        "channels": [place(world, one) for one in channels],
        "threads": [place(world, one) for one in threads],
        "members": [member(world, world.bot)],
        "member_count": len(world.people) + 1,
        "joined_at": JOINED,
        "large": False,
        "unavailable": False,
        "emojis": [],
        "stickers": [],
        "features": [],
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "afk_timeout": 300,
        "premium_tier": 0,
        "system_channel_flags": 0,
    }


def message(world: World, found: Message) -> dict[str, Any]:
    """A message."""
    author = world.people.get(found.author, world.bot)
    told: dict[str, Any] = {
        "id": str(found.id),
        "channel_id": str(found.place),
        "author": user(author),
        "content": "",
        "embeds": [],
        "components": [],
        "timestamp": found.written,
        "edited_timestamp": found.edited,
        "tts": False,
        "pinned": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": found.files,
        "flags": found.flags,
        "type": 20 if found.asked is not None else 0,
    }
    thread = world.places.get(found.thread) if found.thread is not None else None
    return told | found.body | ({"thread": place(world, thread)} if thread is not None else {})


def locale(language: str) -> str:
    """Discord's name of a language; varieties do not exist there."""
    plain = language_of(language)
    return "en-GB" if plain == "en" else plain
