"""Erasure in the middle of a match leaves nothing of the person."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Final

from tools.conformance.errors import BrokenLawError, LeftOutError
from tools.conformance.evening import Evening, available, evening
from tools.conformance.pressing import step
from tools.conformance.report import Check
from tools.conformance.subject import Subject

MOVES: Final = 3


def run(subject: Subject) -> str:
    """Play a little, press the erase button, and search every row of the store for the person."""
    if not available():
        raise LeftOutError("SimCord is not installed (pip install brouc[kit])")
    return asyncio.run(_erase(subject))


async def _erase(subject: Subject) -> str:
    with tempfile.TemporaryDirectory() as folder:
        async with evening(subject.game, Path(folder), subject.seed) as world:
            await world.open()
            moves = 0
            while moves < MOVES:
                moves += await step(subject, world) == "turn"
            person = world.people[0]
            page = (await person.slash(world.channel, "mydata")).response
            page = (await world.press(person, page, "ask")).response or page
            await world.press(person, page, "erase")
            rows, left = await _holding(world, str(person.id))
            if left:
                what = f"an erased person is still in {', '.join(sorted(left))}"
                raise BrokenLawError(f"{what} (seed {subject.seed})")
            await world.restart()
            await world.state()
            return f"nothing of an erased person in {rows} rows; the table is read again"


async def _holding(world: Evening, person: str) -> tuple[int, set[str]]:
    """Number of rows, and the tables that still contain the person's id."""
    from sqlalchemy import select

    from db.core.schema import metadata

    rows, left = 0, set[str]()
    async with world.store.engines.reading() as connection:
        for table in metadata.sorted_tables:
            for row in await connection.execute(select(table)):
                rows += 1
                left |= {table.name} if person in str(tuple(row)) else set()
    return rows, left


CHECK: Final = Check("erasing", "an erased person leaves nothing behind", run)
