"""Puzzles from analysed deals, in the background, and the asker's own mistakes among them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from typing import Final

from base.bounded import Bounded
from base.safe_log import without_text
from base.tasks import Tasks
from cogs.matches.analysis import AnalysisService
from cogs.matches.archive import PastMatch, played
from db import Store

log = logging.getLogger(__name__)

MOST: Final = 16
"""Deals in search or waiting; more are left out."""
KEPT: Final = 1_000
"""Deals remembered as done for a person."""


class PuzzleGrowth:
    """Searches analysed deals for puzzles; the analyses' lock takes them one after the other."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        """``now``: UTC ms."""
        self._store = store
        self._now = now
        self._asked = Bounded[tuple[int, int, int, int], bool](KEPT)
        self._tasks = Tasks()

    def note(
        self,
        service: AnalysisService,
        past: PastMatch,
        deal: int,
        person: int,
        mistakes: Collection[int],
    ) -> None:
        """Search a deal that a person has had analysed, once.

        ``mistakes``: see :meth:`AnalysisService.puzzles`.
        """
        key = past.table, past.number, deal, person
        if past.game.puzzles is None or key in self._asked or len(self._tasks) >= MOST:
            return
        self._asked[key] = True
        self._tasks.start(self._search(service, past, deal, person, mistakes), "puzzles")

    async def close(self) -> None:
        """Cancel all searches."""
        await self._tasks.close()

    async def _search(
        self,
        service: AnalysisService,
        past: PastMatch,
        deal: int,
        person: int,
        mistakes: Collection[int],
    ) -> None:
        name, seat, puzzles = past.game.name, past.seat_of(person), self._store.puzzles
        found = service.puzzles(past.game, played(past, {}), deal, seat, mistakes)
        try:
            async for one, mistaken in found:
                await puzzles.add(name, one.id, one.text(), one.rating, shared=one.margin > 0)
                if mistaken:
                    await puzzles.mistaken(person, name, one.id, self._now())
        except Exception as error:  # Nobody waits for it.
            log.warning("no puzzles from a deal", exc_info=without_text(error))
