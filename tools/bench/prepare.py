"""Fill a checkout's database with tables in mid-deal; run there by ``tools/bench/restart.py``.

Reads the database's address and the seats from standard input. Uses the checkout's own application,
so that journals are those of its version; v0.1.0 has one game and names none.
"""

from __future__ import annotations

import asyncio
import importlib
import inspect
import json
import sys
from pathlib import Path
from typing import Any


def load(*names: str) -> Any:
    """The first of these modules that the checkout has."""
    for name in names:
        try:
            return importlib.import_module(name)
        except ModuleNotFoundError:
            continue
    raise SystemExit(f"this checkout has no {names[0]}")


async def fill(database: str, wanted: list[dict[str, Any]]) -> None:
    """Open the tables, seat their people, deal."""
    rules = load("games.brouc.rules", "brouc.game").BROUC
    service = load("tables.runtime.service", "tables.service")
    options = load("tables.journal.options", "tables.options")
    pauses = load("tables.runtime.pauses", "tables.pauses")
    db: Any = importlib.import_module("db")
    store = await db.Store.open(database)
    made: dict[str, Any] = {"pauses": pauses.NO_PAUSES}
    if "limits" in inspect.signature(service.Tables).parameters:
        made["limits"] = load("tables.runtime.limits", "tables.limits").NO_LIMITS
    tables = service.Tables(store, {"brouc": rules}, {}, **made)
    named = {"game": "brouc"} if "game" in inspect.signature(tables.open).parameters else {}
    chosen = options.Options(clock=options.Clock.NONE, help=options.Help.HINTS)
    causes = (f"prepare:{number}" for number in range(1_000_000))
    opened = []
    for one in wanted:
        people, place = one["people"], (one["guild"], one["channel"])
        change = await tables.open(people[0], *place, chosen, cause=next(causes), **named)
        number = change.state.id
        for person, seat in zip(people, "NWSE", strict=True):
            await tables.sit(number, person, seat, cause=next(causes))
        await tables.start(number, people[0], cause=next(causes))
        await tables.place(number, one["thread"], cause=next(causes))
        lobby = db.MessageAt(one["channel"], one["lobby"], 0)
        # In v0.1.0 ``messages`` was awaitable.
        put = store.put_message if hasattr(store, "put_message") else store.messages.put
        await put(number, "lobby", lobby)
        opened.append(number)
    await (tables.wait_idle if hasattr(tables, "wait_idle") else tables.settle)()
    for number in opened:
        await dealt(tables, number)
    await tables.close()
    await store.close()


async def dealt(tables: Any, number: int) -> None:
    """Wait until a card can be played."""
    async with asyncio.timeout(60):
        while (await tables.state(number)).turn is None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


if __name__ == "__main__":
    sys.path[0] = str(Path.cwd())
    given = json.load(sys.stdin)
    asyncio.run(fill(given["database"], given["tables"]))
