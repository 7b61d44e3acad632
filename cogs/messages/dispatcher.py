"""Who answers which component: one dispatcher for tables and pages.

Pages are everything that belongs to no table: the course, preferences, settings, invitations, data.
Nothing is kept between two clicks, so a restart changes nothing.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeAlias, TypeVar

import discord

from base import tracing
from cogs.messages.custom_ids import CustomId, MalformedError, PageId, TableId

log = logging.getLogger(__name__)

Interaction: TypeAlias = discord.Interaction[Any]
T = TypeVar("T")

AtTables: TypeAlias = Callable[[Interaction, TableId, Sequence[str]], Awaitable[None]]
"""Answers one use of a table's component, and never raises."""
Read: TypeAlias = Callable[[PageId, tuple[str, ...]], T]
"""What one use asks for, of its text and the choice in a menu alone; ``ValueError`` or
``LookupError`` for what no page of ours has."""
Enter: TypeAlias = Callable[[Interaction, PageId, T], Awaitable[None]]
"""Answers one use; the last is what was read."""
Passing: TypeAlias = Callable[[Interaction, PageId], AbstractAsyncContextManager[bool]]
"""Whether it may be done now, for as long as it takes; a refusal has been said."""


class Dispatcher:
    """Finds who answers."""

    def __init__(
        self,
        at_tables: AtTables,
        passing: Passing,
        apologise: Callable[[Interaction, Exception], Awaitable[None]],
        malformed: Callable[[Interaction, str], Awaitable[None]],
    ) -> None:
        """``apologise``: something failed; ``malformed``: no page of ours says this."""
        self._at_tables = at_tables
        self._passing = passing
        self._apologise = apologise
        self._malformed = malformed
        self._rooms: dict[str, tuple[Enter[Any], Read[Any]]] = {}
        self.closed = False
        """Nothing more is accepted: the program is about to end."""

    @property
    def rooms(self) -> frozenset[str]:
        """The kinds of pages that are answered for."""
        return frozenset(self._rooms)

    def open(self, room: str, enter: Enter[T], read: Read[T]) -> None:
        """From now on the room is answered for."""
        self._rooms[room] = enter, read

    def read(self, page: PageId, values: Sequence[str]) -> Any:
        """What one use of a page asks for; ``ValueError`` or ``LookupError``."""
        _, read = self._rooms[page.room]
        return read(page, tuple(values))

    async def dispatch(
        self, interaction: Interaction, custom_id: CustomId, values: Sequence[str]
    ) -> None:
        """Answer one use of a component; never raises."""
        if self.closed:
            return
        tracing.bind_interaction(interaction.id)
        log.debug("a %s arrives", interaction.type.name)
        if isinstance(custom_id, TableId):
            tracing.bind_table(custom_id.table)
            await self._at_tables(interaction, custom_id, values)
            return
        try:
            await self._at_page(interaction, custom_id, values)
        except Exception as error:
            await self._apologise(interaction, error)

    async def _at_page(self, interaction: Interaction, page: PageId, values: Sequence[str]) -> None:
        try:
            wanted = self.read(page, values)
        except (ValueError, LookupError):
            await self._malformed(interaction, page.room)
            return
        enter, _ = self._rooms[page.room]
        try:
            async with self._passing(interaction, page) as passed:
                if passed:
                    await enter(interaction, page, wanted)
        except MalformedError:  # Only what it belongs to could tell.
            await self._malformed(interaction, page.room)
