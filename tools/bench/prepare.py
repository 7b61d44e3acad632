"""Fill the database of a measurement with tables in mid-deal: ``python -m tools.bench.prepare``.

Reads the database's address and the seats from standard input. It runs in the measured checkout, so
that journals are those of its version.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

import db
from games.brouc.rules import BROUC
from tables.decisions.pauses import NO_PAUSES
from tables.journal.options import Clock, Help, Options
from tables.runtime.limits import NO_LIMITS
from tables.runtime.service import Tables


async def fill(database: str, wanted: list[dict[str, Any]]) -> None:
    """Open the tables, seat their people, deal."""
    store = await db.Store.open(database)
    tables: Any = Tables(store, {"brouc": BROUC}, {}, pauses=NO_PAUSES, limits=NO_LIMITS)
    chosen = Options(clock=Clock.NONE, help=Help.HINTS)
    causes = (f"prepare:{number}" for number in range(1_000_000))
    opened = []
    for one in wanted:
        people, place = one["people"], (one["guild"], one["channel"])
        change = await tables.open(people[0], *place, chosen, game="brouc", cause=next(causes))
        number = change.state.id
        for person, seat in zip(people, "NWSE", strict=True):
            await tables.sit(number, person, seat, cause=next(causes))
        await tables.start(number, people[0], cause=next(causes))
        await tables.place(number, one["thread"], cause=next(causes))
        await store.messages.put(number, "lobby", db.MessageAt(one["channel"], one["lobby"]))
        opened.append(number)
    await tables.wait_idle()
    async with asyncio.timeout(60):
        for number in opened:
            while (await tables.state(number)).turn is None:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
    await tables.close()
    await store.close()


if __name__ == "__main__":
    given = json.load(sys.stdin)
    asyncio.run(fill(given["database"], given["tables"]))
