"""A match played to its end through the real bot, with a restart in the middle."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Final

from tools.conformance.errors import BrokenLawError, LeftOutError
from tools.conformance.evening import available, evening
from tools.conformance.pressing import step
from tools.conformance.report import Check
from tools.conformance.subject import Subject

RESTART: Final = 5
"""Moves before the restart."""
LONGEST: Final = 3_000
"""Steps after which a match counts as endless."""


def run(subject: Subject) -> str:
    """Sit down, press the hands' buttons, count, cut, and check the winner."""
    if not available():
        raise LeftOutError("SimCord is not installed (pip install brouc[kit])")
    return asyncio.run(_play(subject))


async def _play(subject: Subject) -> str:
    with tempfile.TemporaryDirectory() as folder:
        async with evening(subject.game, Path(folder), subject.seed) as world:
            await world.open()
            moves = restarts = 0
            for _ in range(LONGEST):
                did = await step(subject, world)
                if did == "nothing":
                    break
                moves += did == "turn"
                if moves == RESTART and not restarts:
                    await world.restart()
                    restarts += 1
            state = await world.state()
            if state.status.value != "over" or state.game.result(state.match) is None:
                raise BrokenLawError(f"through the bot, no match ends (seed {subject.seed})")
            return f"{moves} moves by buttons, a restart, {len(world.people)} people"


CHECK: Final = Check("bot", "a match is played to its end through the bot", run)
