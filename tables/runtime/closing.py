"""Tables that the host's command has closed: one value of the store.

The command adds numbers; the active process closes the tables at its next look and removes them.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from db import Store
from tables.decisions.outcomes import Outcome, Reason, Refused
from tables.journal.entries import Why

log = logging.getLogger(__name__)

VALUE: Final = "tables.runtime.closing"
"""Key of the stored value: numbers of tables."""


def read(kept: str | None) -> frozenset[int]:
    """Parse the stored value; unreadable words are left out.

    >>> sorted(read("7 x 3"))
    [3, 7]
    """
    return frozenset(int(word) for word in (kept or "").split() if word.isdecimal())


def _written(tables: Iterable[int]) -> str | None:
    return " ".join(map(str, sorted(tables))) or None


async def order(store: Store, tables: Iterable[int]) -> None:
    """Have tables closed. Raises :class:`db.StoreError`."""
    more = frozenset(tables)
    await store.values.change(VALUE, lambda kept: _written(read(kept) | more))


async def close_ordered(store: Store, close: Callable[..., Awaitable[Outcome]]) -> None:
    """Close them; those for which the store fails wait for the next look.

    ``close``: as :meth:`tables.runtime.service.Tables.close_table`. Raises :class:`db.StoreError`.
    """
    done = set()
    for table in sorted(read(await store.values.get(VALUE))):
        try:
            outcome = await close(table, Why.HOST, cause=f"host:{table}")
        except ValueError:
            log.warning("table %d: not closed, its journal cannot be read", table)
        else:
            if isinstance(outcome, Refused) and outcome.reason is Reason.BUSY:
                continue
        done.add(table)
    if done:
        await store.values.change(VALUE, lambda kept: _written(read(kept) - done))
