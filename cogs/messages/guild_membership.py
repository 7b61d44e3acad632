"""Membership in a server, fetched person by person: the bot does not see member lists.

Answers are cached, and one page checks a few people only, so that a large server's leaderboard
costs no more requests than a small one's.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import Final, TypeVar

import discord

from base.bounded import Bounded
from cogs.messages.display_names import DisplayNames, told_apart
from db import Store, StoreError

log = logging.getLogger(__name__)

LOOKUPS: Final = 22
"""Maximum number of requests per page: ten pairs and the reader's own."""
ROUNDS: Final = 3
"""Maximum number of reads of a list whose people may have left the server."""
FRESH_MS: Final = 3_600_000
"""Cache lifetime of an answer."""
KEPT: Final = 5_000
_UNKNOWN: Final = (10007, 10013)
"""Discord's codes for an unknown member and an unknown user."""
T = TypeVar("T")


class Members:
    """Cache of server memberships; people who have left are recorded in the store."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        names: DisplayNames,
        now: Callable[[], int],
    ) -> None:
        """``names``: receives the members' names. ``now``: UTC ms."""
        self._client = client
        self._store = store
        self._names = names
        self.name: Final = names.of
        """Finds a person's name in a server; empty if Discord cannot provide it now."""
        self._now = now
        self._asked = Bounded[tuple[int, int], int](KEPT)
        self._seen = Bounded[tuple[int, int], bool](KEPT)

    async def look(self, guild: int, users: Iterable[int]) -> bool:
        """Fetch unknown memberships, at most :data:`LOOKUPS`; return whether somebody has left."""
        server = self._client.get_guild(guild)
        if server is None:
            return False
        unknown = [user for user in dict.fromkeys(users) if user > 0 and self._stale(guild, user)]
        gone = await asyncio.gather(*(self._ask(server, user) for user in unknown[:LOOKUPS]))
        return any(gone)

    async def listed(
        self,
        guild: int | None,
        read: Callable[[], Awaitable[T]],
        users: Callable[[T], Iterable[int]],
    ) -> T:
        """Read a list of a server's people from the store, which leaves out those who have left;
        read it again while Discord knows of others. ``guild``: ``None`` for a list of no server.
        """
        for _ in range(ROUNDS):
            found = await read()
            if guild is None or not await self.look(guild, users(found)):
                return found
        return await read()

    async def has(self, guild: int, user: int) -> bool:
        """Whether the person is a member of the server, by the last answer of Discord."""
        return not await self.departed(guild, [user])

    async def departed(self, guild: int | None, users: Collection[int]) -> frozenset[int]:
        """Return the former members of the server among these people.

        ``guild``: ``None`` outside of servers, where nobody is one.
        """
        if guild is None:
            return frozenset()
        await self.look(guild, users)
        return await self._store.leaderboards.absent_members(guild, users)

    async def here(self, guild: int, user: int) -> None:
        """Record that a person used the bot in a server: they are a member again."""
        self._asked.pop((guild, user))
        if self._seen.get((guild, user)):
            return
        try:
            await self._store.leaderboards.set_absent_member(guild, user, False)
        except StoreError as error:
            log.warning("membership not stored: %s", error)  # Their next command tries again.
            return
        self._seen[guild, user] = True

    def forget(self, user: int) -> None:
        """Drop the cached memberships of an erased person."""
        for memory in (self._asked, self._seen):
            for key in memory:
                if key[1] == user:
                    memory.pop(key)

    def _stale(self, guild: int, user: int) -> bool:
        asked = self._asked.get((guild, user))
        return asked is None or self._now() - asked > FRESH_MS

    async def _ask(self, server: discord.Guild, user: int) -> bool:
        try:
            member = await server.fetch_member(user)
        except discord.HTTPException as error:
            if error.code not in _UNKNOWN:
                log.info("member lookup failed (status %s)", error.status)
                return False
            self._asked[server.id, user] = self._now()
            self._seen.pop((server.id, user))
            await self._store.leaderboards.set_absent_member(server.id, user, True)
            return True
        await self.here(server.id, user)
        self._asked[server.id, user] = self._now()
        self._names.note(server.id, user, told_apart(member.display_name, member))
        return False
