"""The store as a whole: open it, use its parts, close it."""

from __future__ import annotations

from types import TracebackType
from typing import Final

from db.core.base import to_the_end
from db.core.engine import Engines, parsed
from db.core.migrate import upgrade
from db.core.opening import Use
from db.repositories.boards import Boards
from db.repositories.histories import Histories
from db.repositories.journals import Journals
from db.repositories.limits import Limits
from db.repositories.matches import Matches
from db.repositories.memories import Guilds, Messages, People, Values
from db.repositories.privacy import Privacy
from db.repositories.schooling import Schooling

DEFAULT_URL: Final = "sqlite+aiosqlite:///data/brouc.sqlite"
"""Where the store is unless ``BROUC_DATABASE`` says otherwise."""


class Store(
    Journals,
    Matches,
    Boards,
    Histories,
    Messages,
    People,
    Guilds,
    Values,
    Schooling,
    Limits,
    Privacy,
):
    """Everything that lasts. Methods raise :class:`db.StoreError` if the database fails.

    Every method is one transaction, rolled back on any exception. One that has begun runs to its
    end: who cancels a method waits for that moment.
    """

    def __init__(self, engines: Engines, use: Use) -> None:
        super().__init__(engines)
        self._use = use

    @classmethod
    async def open(cls, url: str = DEFAULT_URL) -> Store:
        """Connect, make or upgrade the schema, and be ready.

        ``sqlite+aiosqlite:///path/file.sqlite`` (its folder is made) or ``postgresql+asyncpg://…``.
        Raises :class:`db.core.errors.StoreError` with a sentence for the operator.
        """
        engines = Engines(parsed(url))
        use = Use(engines)
        try:
            await to_the_end(use.begin())
            await to_the_end(upgrade(engines))
            await to_the_end(use.stamp())
        except BaseException:
            await to_the_end(use.end())
            raise
        return cls(engines, use)

    async def close(self) -> None:
        """Close every connection."""
        await to_the_end(self._use.end())

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()
