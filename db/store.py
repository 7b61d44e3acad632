"""The store: open it, use its parts, close it."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Final

from db.core.engine import ACTIVATION, Engines, parsed
from db.core.errors import SUPERSEDED, SupersededError
from db.core.lock import held
from db.core.sqlite import Connect, connect
from db.migrations.migrate import current, migrate, newest
from db.repositories.dailies import Dailies
from db.repositories.guilds import Guilds
from db.repositories.histories import Histories
from db.repositories.journals import Journals
from db.repositories.leaderboards import Leaderboards
from db.repositories.limits import Limits
from db.repositories.messages import Messages
from db.repositories.people import CourseProgress, People
from db.repositories.privacy import Privacy
from db.repositories.puzzles import Puzzles
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
        self.journals: Final = Journals(engines)
        self.leaderboards: Final = Leaderboards(engines)
        self.histories: Final = Histories(engines)
        self.dailies: Final = Dailies(engines)
        self.messages: Final = Messages(engines)
        self.people: Final = People(engines)
        self.guilds: Final = Guilds(engines, self.messages)
        self.values: Final = Values(engines)
        self.course: Final = CourseProgress(engines)
        self.puzzles: Final = Puzzles(engines)
        self.limits: Final = Limits(engines)
        self.privacy: Final = Privacy(engines, self.journals, self.messages, self.people)

    @classmethod
    async def open(
        cls, url: str = DEFAULT_URL, connect: Connect = connect, *, locked: bool = False
    ) -> Store:
        """Connect, create or upgrade the schema.

        ``connect``: connects to SQLite; a simulation passes its own. ``locked``: whether the caller
        holds the lock, without which no older schema is upgraded.

        ``sqlite+aiosqlite:///path/file.sqlite`` (its folder is created) or
        ``postgresql+asyncpg://…``. Raises :class:`db.core.errors.StoreError` with a sentence for
        the operator.
        """
        engines = Engines(parsed(url), connect)
        try:
            await engines.prepare()
            ours = locked or await engines.read(current, patient=True) in (None, newest())
            async with nullcontext() if ours else held(url):
                await engines.write(migrate, patient=True)
        except BaseException:
            await engines.dispose()
            raise
        return cls(engines)

    async def activate(self) -> None:
        """Write as the active process from now on, until another one is activated.

        Hold the lock (:func:`db.core.lock.held`). The number of the activation is raised; what
        another process writes with a lower one is refused (:class:`db.SupersededError`).
        """
        self.engines.activation = None
        number = await self.values.change(ACTIVATION, lambda last: str(int(last or 0) + 1))
        self.engines.activation = int(number or 0)

    async def superseded(self) -> None:
        """Wait until another process has been activated; raise :class:`db.SupersededError`."""
        await self.engines.superseded.wait()
        raise SupersededError(SUPERSEDED)

    async def close(self) -> None:
        """Close every connection."""
        await self.engines.dispose()

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(self, *raised: object) -> None:
        await self.close()
