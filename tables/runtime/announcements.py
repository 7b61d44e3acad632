"""What the host tells all tables: one text, posted once at each that is live.

The store keeps the newest ones; every process on the database looks for them every half minute. A
table has a notice once its message is stored, so that neither restarts nor a second process post
it again.
"""

from __future__ import annotations

import json
from dataclasses import astuple, dataclass
from typing import Final

from db import Store

VALUE: Final = "tables.runtime.announcements"
"""Where the store keeps them: JSON, ``[[number, text], …]``."""
KEPT: Final = 20
"""So many are kept, the newest."""
LATEST_MS: Final = 3_600_000
"""What is older is not posted any more: a bot that was away has missed it."""
LONGEST: Final = 500
"""Characters."""


@dataclass(frozen=True, slots=True)
class Notice:
    """One notice."""

    number: int
    """UTC ms when it was written: tables opened later do not get it."""
    text: str


def read(kept: str | None) -> tuple[Notice, ...]:
    """What the store keeps; what this program cannot read is none.

    >>> read(written((Notice(7, "Hello"),))), read(None), read("Hello"), read("[7]")
    ((Notice(number=7, text='Hello'),), (), (), ())
    """
    try:
        return tuple(Notice(int(number), str(text)) for number, text in json.loads(kept or "[]"))
    except (TypeError, ValueError):
        return ()


def written(notices: tuple[Notice, ...]) -> str:
    """As the store keeps them."""
    return json.dumps([astuple(notice) for notice in notices])


async def write(store: Store, text: str, now: int) -> Notice:
    """A new notice. ``now``: UTC ms. Raises :class:`db.StoreError`."""

    def added(kept: str | None) -> str:
        before = read(kept)
        number = max(now, *(notice.number + 1 for notice in before), 0)
        return written((*before, Notice(number, text))[-KEPT:])

    return read(await store.values.change(VALUE, added))[-1]


async def current(store: Store, now: int) -> tuple[Notice, ...]:
    """What is to be posted where it is not yet. Raises :class:`db.StoreError`."""
    known = read(await store.values.get(VALUE))
    return tuple(notice for notice in known if now - LATEST_MS < notice.number)


async def found(store: Store, number: int) -> Notice | None:
    """One notice; ``None`` if it is not kept any more. Raises :class:`db.StoreError`."""
    known = read(await store.values.get(VALUE))
    return next((notice for notice in known if notice.number == number), None)
