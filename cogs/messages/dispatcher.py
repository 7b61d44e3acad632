"""Dispatch of pages' components to their handlers.

Pages are everything independent of tables: the course, preferences, settings, invitations, data.
Nothing is kept between two clicks, so a restart changes nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, TypeAlias, TypeVar

from cogs.messages.components import Interaction
from cogs.messages.custom_ids import MalformedError, PageId

T = TypeVar("T")

Read: TypeAlias = Callable[[PageId, tuple[str, ...]], T]
"""Parses one use from the custom id and the choice alone; raises ``ValueError`` or ``LookupError``
for one that no page of the bot has.
"""
Enter: TypeAlias = Callable[[Interaction, PageId, T], Awaitable[None]]
"""Handles one use; the last argument is the parsed use."""
Passing: TypeAlias = Callable[[Interaction, PageId], AbstractAsyncContextManager[bool]]
"""Context manager: whether the use is permitted, for its duration; a refusal has been sent."""


class Dispatcher:
    """Maps rooms to their handlers."""

    def __init__(
        self,
        passing: Passing,
        apologise: Callable[[Interaction, Exception], Awaitable[None]],
        malformed: Callable[[Interaction, str], Awaitable[None]],
    ) -> None:
        """``apologise``: called after a failure; ``malformed``: called for an unknown id."""
        self._passing = passing
        self._apologise = apologise
        self._malformed = malformed
        self.rooms: Final[dict[str, tuple[Enter[Any], Read[Any]]]] = {}
        self.closed = False
        """Whether new interactions are ignored because the program is stopping."""

    def open(self, room: str, enter: Enter[T], read: Read[T]) -> None:
        """Register a room's handler."""
        self.rooms[room] = enter, read

    def read(self, page: PageId, values: Sequence[str]) -> Any:
        """Parse one use of a page; raises ``ValueError`` or ``LookupError``."""
        _, read = self.rooms[page.room]
        return read(page, tuple(values))

    async def dispatch(self, interaction: Interaction, page: PageId, values: Sequence[str]) -> None:
        """Handle one use of a component; never raises."""
        try:
            await self._at_page(interaction, page, values)
        except Exception as error:
            await self._apologise(interaction, error)

    async def _at_page(self, interaction: Interaction, page: PageId, values: Sequence[str]) -> None:
        try:
            wanted = self.read(page, values)
        except (ValueError, LookupError):
            await self._malformed(interaction, page.room)
            return
        enter, _ = self.rooms[page.room]
        try:
            async with self._passing(interaction, page) as passed:
                if passed:
                    await enter(interaction, page, wanted)
        except MalformedError:  # Its validity depends on data that only the handler has.
            await self._malformed(interaction, page.room)
