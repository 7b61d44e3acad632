"""Waiting for the bot to come to rest, however slow the machine is.

SimCord has one number for two things: for how long settling may take, and up to when a timer is
waited for rather than left to a later moment. The second says what a test means and stays small;
the first only ends a test that hangs.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager
from typing import Any, Final
from unittest import mock

import discord
import simcord

from cogs.matches import analysis as judgements
from tables.computers import service as thinkers

HORIZON: Final = 30.0
"""Seconds: timers that are due later are not waited for."""
LONGEST: Final = 600.0
"""Seconds for the bot to come to rest, and for a moved clock to arrive."""


@asynccontextmanager
async def patient_world(bot: discord.Client) -> AsyncIterator[simcord.Env]:
    """A virtual Discord that waits for its bot, from the bot's start on."""
    run = simcord.run(bot, shard_count=1, settle_timeout=HORIZON)
    _settle_patiently(run._env)
    async with run as env:
        yield env


def as_the_bot(env: simcord.Env) -> AbstractContextManager[None]:
    """What is done meanwhile is the bot's doing: the world waits for what comes of it."""
    return env._bot_scope()


def _settle_patiently(env: simcord.Env) -> None:
    """From now on a world comes to rest in its own time; SimCord's version is pinned."""
    plain = env._settle_internal
    env.settle_timeout = LONGEST

    async def settle(**named: Any) -> None:
        if named.get("_deadline") is not None:
            await plain(**named)
            return None
        horizon = named.get("timeout") or HORIZON  # SimCord's own: 5 s for a bot that starts
        loop = asyncio.get_running_loop()
        end = loop.time() + LONGEST
        while True:
            try:
                return await plain(**{**named, "timeout": horizon})
            except TimeoutError:
                if loop.time() >= end:
                    raise

    env._settle_internal = settle  # type: ignore[method-assign]


@asynccontextmanager
async def thinking_patiently() -> AsyncIterator[None]:
    """Meanwhile computer players and analyses, which are bounded by positions, may take hours."""
    with (
        mock.patch.object(judgements, "SECONDS", 36_000.0),
        mock.patch.object(thinkers, "PATIENCE", 36_000.0),
        mock.patch.object(thinkers, "LONGEST", 36_000.0),
        mock.patch.object(thinkers, "HINT_LONGEST", 36_000.0),
    ):
        yield
