"""The folders of `make play`'s worlds, and the handling of an unreadable one."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from base.files import refusal
from db import CorruptError, Store, StoreError, UnknownSchemaError
from db.core.engine import sqlite_url
from play.archive import Archive, UnreadableError

ROOT: Final = Path(__file__).resolve().parent.parent / "data" / "play"
OLD: Final = "sandbox*.sqlite*"
"""Files of earlier versions, next to :data:`ROOT`: bots whose virtual Discord no longer exists."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A world's two files, opened."""

    store: Store
    archive: Archive
    aside: Path | None
    """Folder of an unreadable older world, moved aside."""


async def opened(folder: Path) -> Opened:
    """Open a world; replace an unreadable one by a new one.

    Raises :class:`play.archive.InUseError`, and :class:`db.StoreError` for an error that a new
    world would not fix.
    """
    aside = put_old_aside(folder.parent)
    for last in (False, True):
        _make(folder)
        archive = None
        try:
            archive = Archive(folder / "discord.sqlite")
            store = await Store.open(database(folder))
            return Opened(store, archive, aside)
        except (UnreadableError, CorruptError, UnknownSchemaError):
            if archive is not None:
                archive.close()
            if last:
                raise
            aside = put_aside(folder)
    raise AssertionError("the second round returns or raises")


def database(folder: Path) -> str:
    """Address of a world's database."""
    return sqlite_url(folder / "bot.sqlite")


def put_aside(folder: Path) -> Path:
    """Move a world aside without losing anything."""
    return folder.rename(_unused(folder))


def put_old_aside(root: Path) -> Path | None:
    """Move files of older versions into a folder; return it if there were any."""
    old = sorted(root.parent.glob(OLD))
    if not old:
        return None
    target = _unused(root / "older")
    _make(target)
    for file in old:
        file.rename(target / file.name)
    return target


def _unused(folder: Path) -> Path:
    """The name with the current time appended."""
    name = f"{folder.name}-{time.strftime('%Y%m%d-%H%M%S')}"
    target, number = folder.with_name(name), 1
    while target.exists():
        number += 1
        target = folder.with_name(f"{name}-{number}")
    return target


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        denied = refusal(folder, write=True) or refusal(folder.parent, write=True)
        made = f"The folder {folder} cannot be made: {error.strerror}."
        raise StoreError(denied or made) from None
