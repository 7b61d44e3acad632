"""Interactions of people: commands, buttons, menus, forms, and the bot's responses.

An interaction is sent to the bot without waiting: the first response completes
:attr:`Interaction.answered`, later ones change messages. So one person's click cannot block
another's.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from play import payloads
from play.things import DIRECT, EPHEMERAL, LOADING, File, Message, Place, Refused
from play.world import World

COMMAND, PRESS, TYPING, FORM = 2, 3, 4, 5
"""Interaction types of Discord: a command, a button or menu, an option typed, a form sent."""
MESSAGE, LATER, UPDATE_LATER, UPDATE, CHOICES, OPEN_FORM = 4, 5, 6, 7, 8, 9
"""Types of Discord's first responses."""
TOKEN_S: Final = 15 * 60
"""Lifetime of an interaction token in seconds."""


@dataclass(slots=True)
class Interaction:
    """An interaction and its progress."""

    id: int
    token: str
    person: int
    place: int
    kind: int
    until: float
    source: int | None
    """The message of the component."""
    asked: dict[str, Any] | None
    """The command, if it is one, for the message that answers it."""
    answered: asyncio.Future[dict[str, Any]] = field(repr=False)
    """The bot's first response, unchanged."""
    original: int | None = None
    """The message that is the response."""


class Interactions:
    """All interactions that can still be answered."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._open: dict[str, Interaction] = {}

    def do(
        self,
        person: int,
        place: Place,
        kind: int,
        data: dict[str, Any],
        locale: str,
        source: Message | None = None,
    ) -> Interaction:
        """Send the bot an interaction of a person in a place, in their language."""
        world, loop = self._world, asyncio.get_running_loop()
        who = world.people[person]
        if not world.reads(person, place.id, source.reader if source is not None else None):
            raise Refused(50001, "Missing Access", 403)
        done = Interaction(
            world.new_id(),
            secrets.token_urlsafe(24),
            person,
            place.id,
            kind,
            time.monotonic() + TOKEN_S,
            source.id if source is not None else None,
            {"person": person, "name": data["name"]} if kind == COMMAND else None,
            loop.create_future(),
        )
        self._open = {t: one for t, one in self._open.items() if one.until > time.monotonic()}
        self._open[done.token] = done
        told: dict[str, Any] = {
            "id": str(done.id),
            "application_id": str(world.bot.id),
            "type": kind,
            "token": done.token,
            "version": 1,
            "locale": locale,
            "channel_id": str(place.id),
            "channel": payloads.place(world, place, person),
            "data": data,
            "entitlements": [],
            "app_permissions": payloads.ALL,
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if place.kind == DIRECT:
            owners = {"0": "0"}
            told |= {"user": payloads.user(who), "context": 1}
        else:
            owners = {"0": str(world.guild)}
            told |= {
                "guild_id": str(world.guild),
                "guild_locale": payloads.locale(world.language),
                "guild": {
                    "id": str(world.guild),
                    "locale": payloads.locale(world.language),
                    "features": [],
                },
                "member": payloads.member(world, who),
                "context": 0,
            }
        told["authorizing_integration_owners"] = owners
        if source is not None:
            told["message"] = payloads.message(world, source)
        world.to_bot("INTERACTION_CREATE", told)
        return done

    def resolved(self, people: Iterable[str]) -> dict[str, Any]:
        """Discord's data of the people named in an interaction."""
        world = self._world
        named = [world.people[int(one)] for one in people if int(one) in world.people]
        return {
            "users": {str(one.id): payloads.user(one) for one in named},
            "members": {str(one.id): payloads.member(world, one, with_user=False) for one in named},
        }

    def answer(
        self, interaction: int, token: str, body: dict[str, Any], files: tuple[File, ...]
    ) -> dict[str, Any]:
        """Take the first response; return its result in Discord's form."""
        done = self._found(token)
        if done.id != interaction:
            raise Refused(10062, "Unknown interaction")
        if done.answered.done():
            raise Refused(40060, "Interaction has already been acknowledged.", 400)
        kind, data = body["type"], body.get("data") or {}
        message: Message | None = None
        if kind == MESSAGE:
            message = self._reply(done, data, files)
        elif kind == LATER:
            message = self._reply(done, {"flags": data.get("flags", 0) | LOADING}, ())
        elif kind == UPDATE and done.source is not None:
            message = self._world.edit(self._original(done), data, files)
        done.answered.set_result({"type": kind, "data": data})
        told: dict[str, Any] = {"id": str(done.id), "type": done.kind}
        if message is None:
            return {"interaction": told}
        told |= {
            "response_message_id": str(message.id),
            "response_message_loading": bool(message.flags & LOADING),
            "response_message_ephemeral": bool(message.flags & EPHEMERAL),
        }
        found = {"type": kind, "message": payloads.message(self._world, message)}
        return {"interaction": told, "resource": found}

    def message(self, token: str, message: str) -> Message:
        """A message by token: ``@original``, or one by its id."""
        done = self._found(token)
        if message == "@original":
            return self._original(done)
        return self._world.message(done.place, int(message))

    def edit(
        self, token: str, message: str, body: dict[str, Any], files: tuple[File, ...]
    ) -> Message:
        """Edit a message by token; a deferred one is shown now."""
        found = self.message(token, message)
        flags = (found.flags & ~LOADING) | body.get("flags", 0)
        return self._world.edit(found, body, files, flags=flags)

    def follow(self, token: str, body: dict[str, Any], files: tuple[File, ...]) -> Message:
        """Post a follow-up; the first one replaces a deferred response."""
        done = self._found(token)
        first = self._world.messages.get(done.original or 0)
        if first is not None and first.flags & LOADING:
            return self.edit(token, "@original", body, files)
        return self._post(done, body, files)

    def _found(self, token: str) -> Interaction:
        done = self._open.get(token)
        if done is None or done.until <= time.monotonic():
            raise Refused(10015, "Unknown Webhook")
        return done

    def _original(self, done: Interaction) -> Message:
        which = done.original or done.source
        if which is None:
            raise Refused(10008, "Unknown Message")
        return self._world.message(done.place, which)

    def _reply(self, done: Interaction, body: dict[str, Any], files: tuple[File, ...]) -> Message:
        message = self._post(done, body, files)
        done.original = message.id
        return message

    def _post(self, done: Interaction, body: dict[str, Any], files: tuple[File, ...]) -> Message:
        flags = body.get("flags", 0)
        return self._world.post(
            done.place,
            self._world.bot.id,
            body,
            files,
            flags=flags,
            reader=done.person if flags & EPHEMERAL else None,
            asked=done.asked,
        )
