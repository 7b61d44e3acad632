"""What people are called: a name belongs to a person in a server and never leaves that server.

The bot is not told who a server's members are. Names come with what people do there; who is not
known is asked for by the gateway, all who are wanted in a server together, for Discord answers
questions about single people slowly: thirty in half a minute. Elsewhere, and where nothing is
known, people go by their global name.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

import discord

from cogs.messages.plain import one_line

FRESH_MS: Final = 24 * 3_600_000
"""How long a name is believed that nobody has used since."""
NOBODY_MS: Final = 3_600_000
"""How long it is believed that Discord knows nobody of an id."""
KEPT: Final = 10_000
"""Names remembered; the one that was not used for the longest time goes first."""

AT_ONCE: Final = 100
"""Members who may be asked for at once."""
BURST: Final = 30
"""Servers that a start asks without a pause, …"""
EACH_S: Final = 0.8
"""… and seconds from one of the others to the next. Discord takes 120 questions a minute on a
connection, the library makes 110: so who plays meanwhile never waits for idle tables."""


class MemberName(NamedTuple):
    """What a member of a server is called."""

    here: str
    """In the server."""
    everywhere: str
    """Outside of it."""


MemberNames = Callable[[int, Sequence[int]], Awaitable[Mapping[int, MemberName]]]
"""The names of so many people in a server, from Discord; without those whom it cannot say."""
GlobalName = Callable[[int], Awaitable[str | None]]
"""A person's name outside of any server, from Discord; empty for nobody, ``None`` if it cannot
say now."""
NameOf = Callable[[int | None, int], Awaitable[str]]
"""What a person is called in a server (``None``: outside of all); empty if nobody can say."""


class Names:
    """Names by server and person; the server is ``None`` for the global name."""

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
        self._expected: dict[int, dict[int, None]] = {}
        """Who will be asked for, by server."""
        self._preparing = asyncio.Lock()
        self._free = BURST
        """Servers that may be asked at once."""
        self._lines: dict[int, dict[int, asyncio.Future[None]]] = {}
        """Who is being asked for, by server."""
        self._serving: set[asyncio.Task[None]] = set()
        self._asking: dict[int, asyncio.Future[str]] = {}
        self._known: OrderedDict[tuple[int | None, int], tuple[int, str]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    async def of(self, guild: int | None, person: int) -> str:
        """What a person is called there; empty for the erased, and if Discord cannot say it."""
        name = self.remembered(guild, person)
        if name is None and guild is not None and self._members is not None:
            await self._wanted(guild, person, self._members)
            name = self.remembered(guild, person)
        if name is not None:
            return name
        # Every message of a table asks for everybody there: one question a person, however many
        # wait for its answer.
        asking = self._asking.get(person)
        if asking is None:
            asking = self._asking[person] = asyncio.ensure_future(self._asked(person))
            asking.add_done_callback(lambda _: self._asking.pop(person, None))
        return await asyncio.shield(asking)

    def remembered(self, guild: int | None, person: int) -> str | None:
        """The same where nobody has to be asked for it; ``None`` where :meth:`of` has to."""
        if person < 0:
            return ""  # an erased person
        name = self._fresh(guild, person)
        return self._fresh(None, person) if name is None and guild is not None else name

    def expect(self, guild: int | None, people: Iterable[int]) -> None:
        """These will be asked for: they are as soon as anybody of their server is."""
        if guild is not None:
            self._expected.setdefault(guild, {}).update(dict.fromkeys(people))

    async def prepare(self, guild: int | None, people: Sequence[int]) -> None:
        """Know these, without haste: everybody else who is asked for goes first."""
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
            serving = asyncio.create_task(self._serve(guild, line, members), name="names")
            self._serving.add(serving)
            serving.add_done_callback(self._serving.discard)
        told = line.get(person)
        if told is None:
            told = line[person] = asyncio.get_running_loop().create_future()
        await asyncio.shield(told)

    async def _serve(
        self, guild: int, line: dict[int, asyncio.Future[None]], members: MemberNames
    ) -> None:
        """Ask for all who are wanted; who is wanted meanwhile is asked for together after that."""
        try:
            await asyncio.sleep(0)  # Let everybody say whom they want.
            while line:
                some = [*islice(line, AT_ONCE)]
                found = await members(guild, [*some, *self._besides(guild, some)])
                for person, name in found.items():
                    self.note(guild, person, name.here)
                    self.note(None, person, name.everywhere)
                for person in some:
                    line.pop(person).set_result(None)
        finally:
            del self._lines[guild]
            for told in line.values():
                told.set_result(None)

    def _besides(self, guild: int, some: Collection[int]) -> list[int]:
        """Who is asked for with these, while there is room."""
        expected = self._expected.get(guild, {})
        found: list[int] = []
        while expected and len(some) + len(found) < AT_ONCE:
            person, _ = expected.popitem()
            if person not in some and self._fresh(guild, person) is None:
                found.append(person)
        if not expected:
            self._expected.pop(guild, None)
        return found

    async def close(self) -> None:
        """Ask for nobody any more."""
        for serving in self._serving:
            serving.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)

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
        for expected in self._expected.values():
            expected.pop(person, None)

    def _fresh(self, guild: int | None, person: int) -> str | None:
        known = self._known.get((guild, person))
        if known is None or self._now() - known[0] >= (FRESH_MS if known[1] else NOBODY_MS):
            return None
        self._known.move_to_end((guild, person))
        return known[1]
