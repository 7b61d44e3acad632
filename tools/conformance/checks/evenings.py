"""Checks by evenings of the real bot on the fake Discord."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.conformance import BrokenLawError, told
from tools.conformance.evening import Evening, evening, step
from tools.conformance.subject import Subject

# -- bot -------------------------------------------------------------------------------------------

RESTART: Final = 5
"""Moves before the restart."""
MANY: Final = 80
"""Moves made by buttons; of later ones only the last are, the rest are stored at once."""
MOST_STEPS: Final = 3_000
"""Steps after which a match counts as endless."""


def check_bot(subject: Subject) -> str:
    """Play a match to its end through the bot: sit down, press the hands' buttons, count, cut."""
    with quiet(subject):
        return asyncio.run(_play(subject))


class _Errors(logging.Handler):
    """Collector of what the bot logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        text = record.getMessage().partition("\n")[0][:120]
        self.texts.append(f"{text} ({told(error)})" if error else text)


@contextlib.contextmanager
def quiet(subject: Subject) -> Iterator[None]:
    """Raise :class:`BrokenLawError` if anything is logged as an error."""
    errors, root = _Errors(), logging.getLogger()
    root.addHandler(errors)
    try:
        yield
    except BrokenLawError:
        if not errors.texts:  # Else that is the cause.
            raise
    finally:
        root.removeHandler(errors)
    if errors.texts:
        more = f", and {len(errors.texts) - 1} more" if errors.texts[1:] else ""
        what = f"the bot logs an error: {errors.texts[0]}{more} (seed {subject.seed})"
        raise BrokenLawError(what)


async def _play(subject: Subject) -> str:
    with tempfile.TemporaryDirectory() as folder:
        async with evening(subject.game, Path(folder), subject.seed) as world:
            await world.open()
            moves = restarts = 0
            for _ in range(MOST_STEPS):
                did = await step(subject, world)
                if did == "nothing":
                    break
                moves += did == "turn"
                if moves == RESTART and not restarts:
                    await world.restart()
                    restarts += 1
                elif moves == MANY and did == "turn":
                    await world.skip()
            state = await world.state()
            if state.status.value != "over" or state.game.result(state.match) is None:
                raise BrokenLawError(f"through the bot, no match ends (seed {subject.seed})")
            return f"{moves} moves by buttons, a restart, {len(world.people)} people"


# -- erasing ---------------------------------------------------------------------------------------

MOVES_BEFORE: Final = 3


def check_erasing(subject: Subject) -> str:
    """Play a little, press the erase button, and search every row of the store for the person."""
    with quiet(subject):
        return asyncio.run(_erase(subject))


async def _erase(subject: Subject) -> str:
    with tempfile.TemporaryDirectory() as folder:
        async with evening(subject.game, Path(folder), subject.seed) as world:
            await world.open()
            moves = 0
            while moves < MOVES_BEFORE:
                moves += await step(subject, world) == "turn"
            person = world.people[0]
            shown = (await person.slash(world.channel, "mydata")).message
            asked = (await world.press(person, lambda: shown, "ask")).message or shown
            await world.press(person, lambda: asked, "erase")
            number = str(person.user.id)

            async def gone() -> bool:
                return not (await _holding(world, number))[1]

            await world.until(gone)
            rows, left = await _holding(world, number)
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
    for table in metadata.sorted_tables:
        query = select(table)
        found = await world.store.engines.read(
            lambda connection: connection.execute(query).all()  # noqa: B023
        )
        rows += len(found)
        left |= {table.name for row in found if person in str(tuple(row))}
    return rows, left
