"""PostgreSQL: one connection that writes and a few that read (asyncpg)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy.engine import URL, Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

T = TypeVar("T")

LOCK_MS: Final = 3_000
"""Milliseconds for which a statement waits for a lock."""
STATEMENT_MS: Final = 5_000
"""Milliseconds for a statement at most. People wait for its answer."""
ANSWER_S: Final = 6.0
"""Seconds for any answer: no statement ends at a server that hangs, or in a network that drops
packets.
"""
READERS: Final = 3
"""Connections that only read."""
_GONE: Final = {
    "tcp_keepalives_idle": "3",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "2",
}
"""Settings with which the server notices within 7 s that this machine is gone."""


class Postgres:
    """The connections to one database."""

    file: Final = None

    def __init__(self, url: URL) -> None:
        self._writer = _engine(url, 1)
        self._reader = _of_one_state(_engine(url, READERS))
        self._patient = _engine(url, 1, patient=True)

    async def write(self, work: Callable[[Connection], T], *, patient: bool = False) -> T:
        """Run ``work`` within a transaction that writes."""
        async with (self._patient if patient else self._writer).begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T], *, patient: bool = False) -> T:
        """Run ``work`` within a transaction that reads one state."""
        reader = _of_one_state(self._patient) if patient else self._reader
        async with reader.connect() as connection:
            return await connection.run_sync(work)

    async def prepare(self) -> None:
        """Do nothing: the operator has made the database."""

    async def checkpoint(self) -> None:
        """Do nothing: the server's own log is its operator's."""

    async def dispose(self) -> None:
        """Close every connection."""
        for engine in (self._writer, self._reader, self._patient):
            await engine.dispose()


def one_connection(url: URL) -> AsyncEngine:
    """An engine with a single connection, which stays outside of transactions."""
    return _engine(url, 1).execution_options(isolation_level="AUTOCOMMIT")


def _engine(url: URL, size: int, *, patient: bool = False) -> AsyncEngine:
    limits = {"lock_timeout": LOCK_MS, "statement_timeout": STATEMENT_MS}
    return create_async_engine(
        url,
        hide_parameters=True,
        pool_size=size,
        max_overflow=0,
        pool_timeout=None,
        pool_pre_ping=True,
        connect_args={
            "timeout": ANSWER_S,
            "command_timeout": None if patient else ANSWER_S,
            "server_settings": _GONE
            | {name: "0" if patient else str(limit) for name, limit in limits.items()},
        },
    )


def _of_one_state(engine: AsyncEngine) -> AsyncEngine:
    """Connections for readers: all statements of a transaction see one state."""
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
