"""The store as a whole: open it, use its parts, close it."""

from __future__ import annotations

from types import TracebackType
from typing import Final

from db.core.base import to_the_end
from db.core.engine import Engines, parsed
from db.core.migrate import upgrade
from db.core.opening import Use
from db.repositories.course import CourseProgress
from db.repositories.guilds import Guilds
from db.repositories.histories import Histories
from db.repositories.journals import Journals
from db.repositories.leaderboards import Leaderboards
from db.repositories.limits import Limits
from db.repositories.matches import Matches
from db.repositories.messages import Messages
from db.repositories.people import People
from db.repositories.privacy import Privacy
from db.repositories.values import Values

DEFAULT_URL: Final = "sqlite+aiosqlite:///data/brouc.sqlite"
"""Where the store is unless ``BROUC_DATABASE`` says otherwise."""


class Store:
    """Everything that lasts, each kind in its repository.

    Their methods raise :class:`db.StoreError` if the database fails. Every method is one
    transaction, rolled back on any exception. One that has begun runs to its end: who cancels a
    method waits for that moment.
    """

    def __init__(self, engines: Engines, use: Use) -> None:
        self._use = use
        self.engines: Final = engines
        """Connections, for who asks what no repository answers."""
        self.journals: Final = Journals(engines)
        self.matches: Final = Matches(engines)
        self.leaderboards: Final = Leaderboards(engines)
        self.histories: Final = Histories(engines)
        self.messages: Final = Messages(engines)
        self.people: Final = People(engines)
        self.guilds: Final = Guilds(engines)
        self.values: Final = Values(engines)
        self.course: Final = CourseProgress(engines)
        self.limits: Final = Limits(engines)
        self.privacy: Final = Privacy(engines)

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
