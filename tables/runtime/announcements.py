"""The host's announcements: one text, posted once at each live table.

The store keeps the newest ones; the active process reads them every half minute. The message's own
row shows that a table has it, so that no restart posts it again.
"""

from __future__ import annotations

import json
from dataclasses import astuple, dataclass
from typing import Final

from db import Store

VALUE: Final = "tables.runtime.announcements"
"""Key of the stored value: JSON, ``[[number, text], …]``."""
KEPT: Final = 20
"""Number of announcements kept, the newest."""
LATEST_MS: Final = 3_600_000
"""Older ones are not posted any more: the bot was away for too long."""
LONGEST: Final = 500
"""Longest text, in characters."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """One announcement."""

    number: int
    """UTC ms of writing: tables opened later do not get it."""
    text: str


def read(kept: str | None) -> tuple[Announcement, ...]:
    """Parse the stored value; unreadable text is empty.

    >>> read(written((Announcement(7, "Hello"),))), read(None), read("Hello"), read("[7]")
    ((Announcement(number=7, text='Hello'),), (), (), ())
    """
    try:
        return tuple(
            Announcement(int(number), str(text)) for number, text in json.loads(kept or "[]")
        )
    except (TypeError, ValueError):
        return ()


def written(notices: tuple[Announcement, ...]) -> str:
    """Format the value to be stored."""
    return json.dumps([astuple(notice) for notice in notices])


async def write(store: Store, text: str, now: int) -> Announcement:
    """Store a new announcement. ``now``: UTC ms. Raises :class:`db.StoreError`."""

    def added(kept: str | None) -> str:
        before = read(kept)
        number = max(now, *(notice.number + 1 for notice in before), 0)
        return written((*before, Announcement(number, text))[-KEPT:])

    return read(await store.values.change(VALUE, added))[-1]


async def current(store: Store, now: int) -> tuple[Announcement, ...]:
    """Announcements to be posted where they are missing. Raises :class:`db.StoreError`."""
    known = read(await store.values.get(VALUE))
    return tuple(notice for notice in known if now - LATEST_MS < notice.number)


async def found(store: Store, number: int) -> Announcement | None:
    """Return one announcement; ``None`` if not kept any more. Raises :class:`db.StoreError`."""
    known = read(await store.values.get(VALUE))
    return next((notice for notice in known if notice.number == number), None)
