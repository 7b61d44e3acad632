"""Where `make play` keeps its worlds, and what happens to one that cannot be read."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from db import CorruptError, NewerSchemaError, Store
from db.core.errors import LostLogError
from play.archive import Archive, UnreadableError

ROOT: Final = Path(__file__).resolve().parent.parent / "data" / "play"
OLD: Final = "sandbox*.sqlite*"
"""What versions before this one wrote, beside :data:`ROOT`: bots whose Discord is no more."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A world's two files, opened."""

    store: Store
    archive: Archive
    aside: Path | None
    """Where older worlds were put that cannot be read any more."""


async def opened(folder: Path) -> Opened:
    """Open a world, a new one where the old one cannot be read.

    Raises :class:`play.archive.InUseError`, and :class:`db.StoreError` for what a new world
    would not mend.
    """
    aside = put_old_aside(folder.parent)
    for last in (False, True):
        _make(folder)
        archive = None
        try:
            archive = Archive(folder / "discord.sqlite")
            store = await Store.open(f"sqlite+aiosqlite:///{folder / 'bot.sqlite'}")
            return Opened(store, archive, aside)
        except (UnreadableError, CorruptError, NewerSchemaError, LostLogError):
            if archive is not None:
                archive.close()
            if last:
                raise
            aside = put_aside(folder)
    raise AssertionError("the second round returns or raises")


def put_aside(folder: Path) -> Path:
    """Move a world out of the way; nothing of it is lost."""
    return folder.rename(_unused(folder))


def put_old_aside(root: Path) -> Path | None:
    """Move what older versions wrote beside the worlds into a folder; where, if there was any."""
    old = sorted(root.parent.glob(OLD))
    if not old:
        return None
    target = _unused(root / "older")
    _make(target)
    for file in old:
        file.rename(target / file.name)
    return target


def _unused(folder: Path) -> Path:
    """A name like this one with the moment in it."""
    name = f"{folder.name}-{time.strftime('%Y%m%d-%H%M%S')}"
    target, number = folder.with_name(name), 1
    while target.exists():
        number += 1
        target = folder.with_name(f"{name}-{number}")
    return target


def _make(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
