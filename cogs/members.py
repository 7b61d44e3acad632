"""Who is still in a server, asked of Discord one by one: the bot does not see its members.

Answers are remembered for a while, and one page asks about a few people only, so that a large
server's leaderboard costs no more requests than a small one's.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

import discord

from db import Store

log = logging.getLogger(__name__)

LOOKUPS: Final = 12
"""Requests that one page may cost."""
FRESH_MS: Final = 3_600_000
"""How long an answer is believed."""
KEPT: Final = 5_000
_UNKNOWN: Final = (10007, 10013)
"""Discord's codes for who is no member, and for who is nobody at all."""


class Members:
    """The names of a server's members; whoever is gone is noted in the store."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        name_of: Callable[[int], Awaitable[str]],
        now: Callable[[], int],
    ) -> None:
        """``name_of``: the name outside of any server. ``now``: UTC ms."""
        self._client = client
        self._store = store
        self._name_of = name_of
        self._now = now
        self._known: OrderedDict[tuple[int, int], tuple[int, str | None]] = OrderedDict()
        self._seen: OrderedDict[tuple[int, int], None] = OrderedDict()

    async def look(self, guild: int, users: Iterable[int]) -> bool:
        """Ask about those who are not known, at most :data:`LOOKUPS`; whether somebody is gone."""
        server = self._client.get_guild(guild)
        if server is None:
            return False
        unknown = [user for user in dict.fromkeys(users) if user > 0 and self._stale(guild, user)]
        gone = await asyncio.gather(*(self._ask(server, user) for user in unknown[:LOOKUPS]))
        return any(gone)

    async def name(self, guild: int | None, user: int) -> str:
        """What somebody is called there; empty if Discord cannot say it now."""
        known = self._known.get((guild, user)) if guild is not None else None
        if known is not None and known[1] is not None:
            return known[1]
        return await self._name_of(user)

    async def here(self, guild: int, user: int) -> None:
        """Somebody used the bot in a server: he is a member, whatever was noted before."""
        self._known.pop((guild, user), None)
        if (guild, user) in self._seen:
            return
        await self._store.set_absent_member(guild, user, False)
        self._seen[guild, user] = None
        while len(self._seen) > KEPT:
            self._seen.popitem(last=False)

    def forget(self, user: int) -> None:
        """Drop what is remembered of a person who was erased."""
        for known in (self._known, self._seen):
            for key in [key for key in known if key[1] == user]:
                del known[key]

    def _stale(self, guild: int, user: int) -> bool:
        known = self._known.get((guild, user))
        return known is None or self._now() - known[0] > FRESH_MS

    async def _ask(self, server: discord.Guild, user: int) -> bool:
        try:
            member = await server.fetch_member(user)
        except discord.HTTPException as error:
            if error.code not in _UNKNOWN:
                log.info("a member could not be asked for (status %s)", error.status)
                return False
            self._note(server.id, user, None)
            self._seen.pop((server.id, user), None)
            await self._store.set_absent_member(server.id, user, True)
            return True
        self._note(server.id, user, member.display_name)
        return False

    def _note(self, guild: int, user: int, name: str | None) -> None:
        self._known[guild, user] = (self._now(), name)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
