"""Display names: a name belongs to a person in a server and never leaves that server.

The bot does not receive member lists. Names come with interactions; unknown members are requested
by the gateway, all wanted in a server together, since Discord answers questions about single people
slowly: thirty in half a minute. Elsewhere, and as a fallback, the global name is used.

In direct messages Discord's clients show mentions of anybody but the reader as bare numbers;
:func:`with_names` replaces them by names.
"""

from __future__ import annotations

import asyncio
import math
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

import discord

from base.bounded import Bounded
from base.tasks import Tasks
from cogs.messages.components import Text
from cogs.messages.plain import escaped, one_line
from cogs.messages.posts import Post
from render.style.names import drawable

FRESH_MS: Final = 24 * 3_600_000
"""Cache lifetime of unused names."""
NOBODY_MS: Final = 3_600_000
"""Cache lifetime of ids unknown to Discord."""
KEPT: Final = 10_000
"""Names cached; the least recently used is dropped first."""

AT_ONCE: Final = 100
"""Members per request."""
BURST: Final = 30
"""Servers requested without a pause after a start."""
EACH_S: Final = 0.8
"""Seconds between two later ones. Discord accepts 120 gateway requests per minute on a connection,
and the library makes 110: so names at running tables never wait for idle ones.
"""


def told_apart(name: str, user: discord.User | discord.Member) -> str:
    """The name; followed by the user name, in Latin letters, if no picture can draw it."""
    return name if drawable(name) else f"{name} ({user.name})"


class MemberName(NamedTuple):
    """Names of a server's member."""

    here: str
    """In the server."""
    everywhere: str
    """Outside of the server."""


MemberNames = Callable[[int, Sequence[int]], Awaitable[Mapping[int, MemberName]]]
"""Requests the names of members of a server from Discord; unknown ones are missing in the result.
"""
GlobalName = Callable[[int], Awaitable[str | None]]
"""Requests a person's global name from Discord; empty for an unknown person, ``None`` if
unavailable.
"""
NameOf = Callable[[int | None, int], Awaitable[str]]
"""A person's name in a server (``None``: the global name); empty if unknown."""


def users(interaction: discord.Interaction[Any]) -> list[discord.User | discord.Member]:
    """The acting person, and the people named in a command's options."""
    found = [interaction.user]
    for _, value in interaction.namespace:
        if isinstance(value, discord.User | discord.Member):
            found.append(value)
    return found


class DisplayNames:
    """Cache of names by server and person; the server is ``None`` for the global name."""

    def __init__(
        self,
        ask: GlobalName,
        now: Callable[[], int],
        members: MemberNames | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """``now``: UTC ms. ``members``: ``None`` where servers cannot be asked."""
        self._ask = ask
        self._now = now
        self._members = members
        self._sleep = sleep
        self._preparing = asyncio.Lock()
        self._free = BURST
        """Servers that may still be requested without a pause."""
        self._lines: dict[int, dict[int, asyncio.Future[None]]] = {}
        """People being requested, by server."""
        self._serving = Tasks()
        self._asking: dict[int, asyncio.Future[str]] = {}
        self._known = Bounded[tuple[int | None, int], tuple[int, str]](KEPT)

    def __len__(self) -> int:
        return len(self._known)

    async def of(self, guild: int | None, person: int) -> str:
        """A person's name there; empty for erased people, and if Discord has none."""
        name = self.remembered(guild, person)
        if name is None and guild is not None and self._members is not None:
            await self._wanted(guild, person, self._members)
            name = self.remembered(guild, person)
        if name is not None:
            return name
        # Every message of a table asks for all its people: one request per person serves all
        # waiters.
        asking = self._asking.get(person)
        if asking is None:
            asking = self._asking[person] = asyncio.ensure_future(self._asked(person))
            asking.add_done_callback(lambda _: self._asking.pop(person, None))
        return await asyncio.shield(asking)

    def remembered(self, guild: int | None, person: int) -> str | None:
        """The name if it is cached; ``None`` where :meth:`of` would have to request it."""
        if person < 0:
            return ""  # an erased person
        for where in dict.fromkeys((guild, None)):
            at, name = self._known.get((where, person)) or (-math.inf, "")
            if self._now() - at < (FRESH_MS if name else NOBODY_MS):
                return name
        return None

    async def prepare(self, guild: int | None, people: Sequence[int]) -> None:
        """Fetch these names with low priority."""
        if all(self.remembered(guild, person) is not None for person in people):
            return
        async with self._preparing:
            missing = [one for one in people if self.remembered(guild, one) is None]
            if not missing:
                return  # They came with others meanwhile.
            if self._free:
                self._free -= 1
            else:
                await self._sleep(EACH_S)
            await asyncio.gather(*(self.of(guild, person) for person in missing))

    async def _wanted(self, guild: int, person: int, members: MemberNames) -> None:
        """Wait until the server was asked for this member."""
        line = self._lines.get(guild)
        if line is None:
            line = self._lines[guild] = {}
            self._serving.start(self._serve(guild, line, members), "names")
        told = line.get(person)
        if told is None:
            told = line[person] = asyncio.get_running_loop().create_future()
        await asyncio.shield(told)

    async def _serve(
        self, guild: int, line: dict[int, asyncio.Future[None]], members: MemberNames
    ) -> None:
        """Request all wanted members; those added meanwhile form the next request."""
        try:
            await asyncio.sleep(0)  # Collect the wishes of all tasks first.
            while line:
                some = [*islice(line, AT_ONCE)]
                found = await members(guild, some)
                for person, name in found.items():
                    self.note(guild, person, name.here)
                    self.note(None, person, name.everywhere)
                for person in some:
                    line.pop(person).set_result(None)
        finally:
            del self._lines[guild]
            for told in line.values():
                told.set_result(None)

    async def close(self) -> None:
        """Stop fetching names."""
        await self._serving.close()

    async def _asked(self, person: int) -> str:
        found = await self._ask(person)
        if found is None:
            return (self._known.get((None, person)) or (0, ""))[1]
        self.note(None, person, found)
        return one_line(found)

    def note(self, guild: int | None, person: int, name: str) -> None:
        """Cache a name received from Discord."""
        self._known[guild, person] = (self._now(), one_line(name))

    def seen(self, guild: int | None, user: discord.User | discord.Member) -> None:
        """Cache the names of a person who comes with an interaction in this server."""
        self.note(None, user.id, told_apart(user.global_name or user.name, user))
        if guild is not None and isinstance(user, discord.Member):
            self.note(guild, user.id, told_apart(user.display_name, user))

    def forget(self, person: int) -> None:
        """Drop all names of an erased person."""
        for key in self._known:
            if key[1] == person:
                self._known.pop(key)


_MENTION: Final = re.compile(r"<@!?([0-9]+)>")
UNKNOWN: Final = "?"
"""Placeholder for a person without a known name."""


async def in_names(text: str, name_of: NameOf, guild: int | None, reader: int) -> str:
    """Replace mentions in the text by names, except the reader's own.

    ``guild``: the server that it is about, whose names it uses.
    """
    found = {person: "" for person in map(int, _MENTION.findall(text)) if person != reader}
    for person in found:
        found[person] = escaped(await name_of(guild, person)) or UNKNOWN
    return _MENTION.sub(lambda one: found.get(int(one[1]), one[0]), text)


async def with_names(post: Post, name_of: NameOf, guild: int | None, reader: int) -> Post:
    """The same message for one reader, its mentions as names."""
    for item in post.layout.walk():
        if isinstance(item, Text):
            item["content"] = await in_names(item["content"], name_of, guild, reader)
    return post
