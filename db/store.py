"""The store: open it, use its parts, close it."""

from __future__ import annotations

from functools import partial
from types import TracebackType
from typing import Final

from db.core import driver
from db.core.cache import CacheValidator, find
from db.core.engine import Connect, Engines, parsed
from db.core.migrate import upgrade
from db.core.uncancellable import run_to_completion
from db.repositories.guilds import Guilds
from db.repositories.histories import Histories
from db.repositories.journals import Journals
from db.repositories.leaderboards import Leaderboards
from db.repositories.limits import Limits
from db.repositories.matches import Matches
from db.repositories.messages import Messages
from db.repositories.people import CourseProgress, People
from db.repositories.privacy import Privacy
from db.repositories.values import Values

DEFAULT_URL: Final = "sqlite+aiosqlite:///data/brouc.sqlite"
"""Default of ``BROUC_DATABASE``."""


class Store:
    """All persistent data, each kind in its repository.

    Their methods raise :class:`db.StoreError` if the database fails. Every method is one
    transaction, rolled back on any exception. A method that has begun runs to completion: its
    cancellation is raised afterwards.
    """

    def __init__(self, engines: Engines) -> None:
        self.engines: Final = engines
        """Connections, for queries that no repository has."""
        validator = CacheValidator(partial(find, engines))
        self.snapshot: Final = validator.snapshot
        """``with store.snapshot(7):`` – reads within are of now or later, with one check."""
        self.journals: Final = Journals(engines, validator)
        self.matches: Final = Matches(engines, validator)
        self.leaderboards: Final = Leaderboards(engines, validator)
        self.histories: Final = Histories(engines, validator)
        self.messages: Final = Messages(engines, validator)
        self.people: Final = People(engines, validator)
        self.guilds: Final = Guilds(engines, validator)
        self.values: Final = Values(engines, validator)
        self.course: Final = CourseProgress(engines, validator)
        self.limits: Final = Limits(engines, validator)
        self.privacy: Final = Privacy(engines, validator)

    @classmethod
    async def open(cls, url: str = DEFAULT_URL, connect: Connect = driver.connect) -> Store:
        """Connect, create or upgrade the schema.

        ``connect``: connects to SQLite; a simulation passes its own.

        ``sqlite+aiosqlite:///path/file.sqlite`` (its folder is created) or
        ``postgresql+asyncpg://…``. Raises :class:`db.core.errors.StoreError` with a sentence for
        the operator.
        """
        engines = Engines(parsed(url), connect)
        try:
            await run_to_completion(engines.prepare())
            await run_to_completion(upgrade(engines))
        except BaseException:
            await run_to_completion(engines.dispose())
            raise
        return cls(engines)

    async def close(self) -> None:
        """Close every connection."""
        await run_to_completion(self.engines.dispose())

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()
