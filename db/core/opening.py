"""Opening and closing a SQLite database so that the loss of its write-ahead log is noticed.

One process after another opens or closes it: what the files beside the database mean never changes
between looking at them and acting on it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from db.core import engine
from db.core.engine import Engines, translating
from db.core.errors import BusyError, ReadOnlyError, StoreError, UnreachableError
from db.core.wal_guard import Marker, try_gate

log = logging.getLogger(__name__)

_PAUSE: Final = 0.02
"""Seconds between two attempts to pass the gate."""


class Use:
    """The use of a database, from its opening to its closing."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        self._marker = Marker(engines.file) if engines.file is not None else None

    async def begin(self) -> None:
        """Begin: the file is made if it is not there, and SQLite writes ahead.

        Raises :class:`db.core.errors.LostLogError`, and :class:`BusyError` as a write would.
        """
        if self._marker is None:
            await self._engines.write_ahead()
            return
        with translating(self._engines.url):
            _make_folder(self._marker.database.parent)
            async with gate(self._marker):
                self._marker.refuse_loss()
                _make_file(self._marker.database)
                stamps = self._marker.stamps()
                await self._engines.write_ahead()
                self._marker.refuse_torn(stamps, await self._stamp())
                self._marker.hold()

    async def stamp(self) -> None:
        """Give the log a stamp of its own: when it is opened, and whenever it was emptied."""
        marker = self._marker
        if marker is None or not marker.held:
            return
        new = secrets.randbelow(2**31 - 1) + 1
        async with self._engines.writing_uncounted() as connection:
            old = (await connection.exec_driver_sql("PRAGMA user_version")).scalar_one()
            # Until this is committed the old stamp vouches for all that the log holds.
            marker.note(int(old), new)
            await connection.exec_driver_sql(f"PRAGMA user_version = {new}")
        marker.note(new)
        self._engines.stamp = self.stamp

    async def visit(self) -> None:
        """Begin only to read: nothing is made, and no mode changed. Raises as :meth:`begin`."""
        if self._marker is None:
            return
        with translating(self._engines.url):
            async with gate(self._marker):
                self._marker.refuse_loss()
                stamps = self._marker.stamps()
                # SQLite opens the log, if there is one, with the first question.
                self._marker.refuse_torn(stamps, await self._stamp())
                self._marker.hold()

    async def _stamp(self) -> int:
        """The stamp of the database with its log, as SQLite reads both."""
        async with self._engines.reading() as connection:
            found: int = (await connection.exec_driver_sql("PRAGMA user_version")).scalar_one()
        return found

    async def end(self) -> None:
        """Close every connection. The last user of a database leaves its file and nothing else."""
        if self._marker is None or not self._marker.held:
            await self._engines.dispose()
            return
        try:
            with translating(self._engines.url):
                async with gate(self._marker):
                    await self._leave(self._marker)
        except StoreError as error:
            log.warning("the database was not closed in order: %s", error)
            await self._engines.dispose()
        finally:
            self._marker.release()

    async def _leave(self, marker: Marker) -> None:
        alone = marker.alone()
        self._engines.stamp = None
        if alone and await self._emptied():
            marker.clear()
        await self._engines.dispose()
        if alone and marker.held and not marker.log.exists():
            # SQLite has emptied it as the last connection was closed.
            marker.clear()

    async def _emptied(self) -> bool:
        """Whether everything in the write-ahead log is in the database now."""
        with suppress(StoreError):
            return await self._engines.checkpoint()
        return False


@asynccontextmanager
async def gate(marker: Marker) -> AsyncIterator[None]:
    """Wait until nobody else opens or closes the database, and be who does."""
    waited = 0.0
    while (handle := try_gate(marker.file.parent)) is None:
        if waited >= engine.BUSY_MS / 1000:
            raise BusyError(f"Another program has been opening {marker.database} for too long.")
        await asyncio.sleep(_PAUSE)
        waited += _PAUSE
    try:
        yield
    finally:
        os.close(handle)


def must_exist(engines: Engines) -> None:
    """Raise :class:`UnreachableError` for a SQLite file that is not there."""
    if engines.file is not None and not engines.file.is_file():
        raise UnreachableError(f"There is no database {engines.file}.")


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        sentence = f"The folder {folder} for the database cannot be made."
        raise UnreachableError(sentence) from None


def _make_file(file: Path) -> None:
    """An empty file that nobody else may read: hands and secrets are in it."""
    file.touch(mode=0o600, exist_ok=True)
    if not os.access(file, os.W_OK):
        raise ReadOnlyError(f"The database {file} is read-only.")
