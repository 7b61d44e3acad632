"""A backup each night while the bot runs; the newest few are kept.

A backup has its date as a name, so that one file a day is made however often the bot starts; a
night missed while the host slept is made up for when it wakes.
"""

from __future__ import annotations

import asyncio
import logging
import re
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from base.files import refusal
from base.tasks import cancelled
from db.core.engine import parsed
from db.core.errors import StoreError
from db.maintenance.upkeep import backup

log = logging.getLogger(__name__)

FROM_HOUR: Final = 4
"""Hour of the host's clock from which a backup is made: few play then."""
LOOK_S: Final = 600.0
"""Seconds between two looks at the clock, which cost next to nothing."""
AGAIN_S: Final = 3_600.0
"""Seconds after a backup that failed, until the next try."""
KEPT: Final = 14
"""Default number of kept backups."""
MOST_KEPT: Final = 1_000
_NAME: Final = re.compile(r"brouc-\d{4}-\d\d-\d\d\.sqlite(\.part)?")


@dataclass(frozen=True, slots=True)
class Backups:
    """Folder and number of kept backups."""

    folder: Path
    keep: int = KEPT

    @classmethod
    def read(cls, environment: Mapping[str, str], url: str) -> Backups | None:
        """Read ``BROUC_BACKUPS`` and ``BROUC_BACKUPS_KEEP``; ``ValueError`` with a sentence."""
        folder = environment.get("BROUC_BACKUPS", "").strip()
        keep = environment.get("BROUC_BACKUPS_KEEP", "").strip() or str(KEPT)
        if not (keep.isascii() and keep.isdecimal() and 1 <= int(keep) <= MOST_KEPT):
            raise ValueError(f"BROUC_BACKUPS_KEEP is a number from 1 to {MOST_KEPT}, not {keep!r}.")
        if not folder:
            return None
        if not parsed(url).drivername.startswith("sqlite"):
            raise ValueError("BROUC_BACKUPS is for SQLite; use pg_dump for a PostgreSQL database.")
        return cls(Path(folder), int(keep))

    def prepare(self) -> None:
        """Make the folder; raise :class:`StoreError` if nothing can be written there."""
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=self.folder):
                pass
        except OSError as error:
            denied = refusal(self.folder, write=True) or refusal(self.folder / "x", write=True)
            sentence = f"The folder of backups {self.folder} cannot be used: {error.strerror}."
            raise StoreError(denied or sentence) from None

    def due(self, now: datetime) -> Path | None:
        """The file to be written, if it is time and the file does not exist."""
        target = self.folder / f"brouc-{now:%Y-%m-%d}.sqlite"
        return target if now.hour >= FROM_HOUR and not target.exists() else None

    def rotate(self, newest: Path) -> None:
        """Remove backups older than the newest few, and unfinished ones of former nights.

        Nothing else in the folder is touched. Raises ``OSError``.
        """
        ours = sorted(file for file in self.folder.iterdir() if _NAME.fullmatch(file.name))
        whole = [file for file in ours if file.suffix != ".part" and file <= newest]
        halves = [file for file in ours if file.suffix == ".part"]
        for file in whole[: -self.keep] + halves:
            file.unlink()


def local_time() -> datetime:
    """The host's clock."""
    return datetime.now().astimezone()


async def keep_backing_up(
    url: str,
    backups: Backups,
    now: Callable[[], datetime] = local_time,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Back up whenever it is due, until cancelled; failures are logged and retried."""
    while True:
        wait = LOOK_S
        try:
            if (target := backups.due(now())) is not None:
                backups.prepare()
                size = await backup(url, target)
                log.info("backup %s written (%d bytes)", target.name, size)
                await asyncio.to_thread(backups.rotate, target)
        except StoreError as error:
            log.error("no backup: %s", error)
            wait = AGAIN_S
        except OSError as error:
            log.error("the folder of backups cannot be used: %s", error.strerror)
            wait = AGAIN_S
        await sleep(wait)


@asynccontextmanager
async def backed_up(url: str, backups: Backups | None) -> AsyncIterator[None]:
    """Make each night's backup meanwhile; ``None``: make none."""
    if backups is None:
        yield
        return
    task = asyncio.create_task(keep_backing_up(url, backups))
    try:
        yield
    finally:
        await cancelled(task)
