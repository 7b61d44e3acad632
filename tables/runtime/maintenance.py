"""Announced maintenance: no deal and no match begins, those in progress are finished.

It is one value of the store, which the active process reads every half minute, so that it survives
restarts. Only its beginning and end are stored; what pauses
meanwhile, and until when, follows from them (:mod:`tables.decisions.timers`). So it ends by itself
even if the host forgets it, and no table has to be woken then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from db import Store
from tables.decisions.rests import NO_RESTS, Rest, Rests, read, written

VALUE: Final = "tables.runtime.maintenance"
"""Key of the stored value: ``begin-end`` in UTC ms, the newest last."""


class Maintenance:
    """The database's maintenance as last read."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        """``now``: UTC ms."""
        self._store = store
        self._now = now
        self._told: tuple[Rests, Rest | None] = (NO_RESTS, None)
        self.rests = NO_RESTS

    @property
    def on(self) -> Rest | None:
        """The maintenance going on now."""
        return self.rests.on(self._now())

    @property
    def announced(self) -> Rest | None:
        """The maintenance going on now or announced."""
        return self.rests.announced(self._now())

    async def look(self) -> bool:
        """Read it from the store; return whether anything to be shown has changed.

        Raises :class:`db.StoreError`.
        """
        self.rests = read(await self._store.values.get(VALUE))
        told, self._told = self._told, (self.rests, self.announced)
        return told != self._told

    async def plan(self, begins: int, ends: int) -> Rest:
        """Announce one (UTC ms); ``begins`` may be now or earlier.

        An earlier announcement is replaced; if one is going on, its end is moved. Raises
        :class:`PlanError` and :class:`db.StoreError`.
        """
        rest = Rest(max(begins, self._now()), ends)
        await self._change(lambda rests, now: rests.planned(rest, now))
        announced = self.announced
        assert announced is not None, "it has been stored"
        return announced

    async def end(self) -> Rest | None:
        """End or cancel the announced one; return it, ``None`` if there was none.

        Raises :class:`db.StoreError`.
        """
        before = read(await self._store.values.get(VALUE)).announced(self._now())
        if before is not None:
            await self._change(Rests.ended)
        return before

    async def _change(self, change: Callable[[Rests, int], Rests]) -> None:
        now = self._now()
        kept = await self._store.values.change(VALUE, lambda text: written(change(read(text), now)))
        self.rests = read(kept)
