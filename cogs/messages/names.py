"""What people are called: a name belongs to a person in a server and never leaves that server.

The bot does not see a server's members. Names come with what people do there, and with the answers
about single members; elsewhere, and where nothing is known, people go by their global name.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord

from cogs.messages.plain import one_line

FRESH_MS: Final = 24 * 3_600_000
"""How long a name is believed that nobody has used since."""
NOBODY_MS: Final = 3_600_000
"""How long it is believed that Discord knows nobody of an id."""
KEPT: Final = 10_000
"""Names remembered; the one that was not used for the longest time goes first."""

GlobalName = Callable[[int], Awaitable[str | None]]
"""A person's name outside of any server, from Discord; empty for nobody, ``None`` if it cannot
say now."""
NameOf = Callable[[int | None, int], Awaitable[str]]
"""What a person is called in a server (``None``: outside of all); empty if nobody can say."""


class Names:
    """Names by server and person; the server is ``None`` for the global name."""

    def __init__(self, ask: GlobalName, now: Callable[[], int]) -> None:
        """``now``: UTC ms."""
        self._ask = ask
        self._now = now
        self._asking: dict[int, asyncio.Future[str]] = {}
        self._known: OrderedDict[tuple[int | None, int], tuple[int, str]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    async def of(self, guild: int | None, person: int) -> str:
        """What a person is called there; empty for the erased, and if Discord cannot say it."""
        if person < 0:
            return ""  # an erased person
        name = self._fresh(guild, person)
        if name is None and guild is not None:
            name = self._fresh(None, person)
        if name is not None:
            return name
        # Every message of a table asks for everybody there, and Discord answers thirty such
        # questions in half a minute: one question a person, however many wait for its answer.
        asking = self._asking.get(person)
        if asking is None:
            asking = self._asking[person] = asyncio.ensure_future(self._asked(person))
            asking.add_done_callback(lambda _: self._asking.pop(person, None))
        return await asyncio.shield(asking)

    async def _asked(self, person: int) -> str:
        found = await self._ask(person)
        if found is None:
            return self._known.get((None, person), (0, ""))[1]
        self.note(None, person, found)
        return one_line(found)

    def note(self, guild: int | None, person: int, name: str) -> None:
        """Discord has just said what somebody is called there."""
        self._known[guild, person] = (self._now(), one_line(name))
        self._known.move_to_end((guild, person))
        while len(self._known) > KEPT:
            self._known.popitem(last=False)

    def seen(self, interaction: discord.Interaction[Any]) -> None:
        """Note the names that come with an interaction: who acts, and who is named in it."""
        self._note_user(interaction.guild_id, interaction.user)
        data: Any = interaction.data or {}
        resolved = data.get("resolved") or {}
        members = resolved.get("members") or {}
        for person, user in (resolved.get("users") or {}).items():
            name = user.get("global_name") or user["username"]
            self.note(None, int(person), name)
            if interaction.guild_id is not None and person in members:
                nick = members[person].get("nick")
                self.note(interaction.guild_id, int(person), nick or name)

    def _note_user(self, guild: int | None, user: discord.User | discord.Member) -> None:
        self.note(None, user.id, user.global_name or user.name)
        if guild is not None:
            self.note(guild, user.id, user.display_name)

    def forget(self, person: int) -> None:
        """Drop all names of a person who was erased."""
        for key in [key for key in self._known if key[1] == person]:
            del self._known[key]

    def _fresh(self, guild: int | None, person: int) -> str | None:
        known = self._known.get((guild, person))
        if known is None or self._now() - known[0] >= (FRESH_MS if known[1] else NOBODY_MS):
            return None
        self._known.move_to_end((guild, person))
        return known[1]
