"""Waiting until the bot is idle, on machines of any speed.

SimCord uses one number for two purposes: the timeout of settling, and the horizon beyond which
timers are not awaited. The horizon is part of a test's meaning and stays small; the timeout only
ends a test that hangs.
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
"""Seconds; later timers are not awaited."""
LONGEST: Final = 600.0
"""Timeout in seconds for the bot to become idle, and for a moved clock to take effect."""


@asynccontextmanager
async def patient_world(bot: discord.Client) -> AsyncIterator[simcord.Env]:
    """A virtual Discord that waits for its bot from the bot's start on."""
    run = simcord.run(bot, shard_count=1, settle_timeout=HORIZON)
    _settle_patiently(run._env)
    async with run as env:
        yield env


def as_the_bot(env: simcord.Env) -> AbstractContextManager[None]:
    """Attribute actions to the bot, so that the world waits for their effects."""
    return env._bot_scope()


def _settle_patiently(env: simcord.Env) -> None:
    """Replace a world's settling by one without its timeout; SimCord's version is pinned."""
    plain = env._settle_internal
    env.settle_timeout = LONGEST

    async def settle(**named: Any) -> None:
        if named.get("_deadline") is not None:
            await plain(**named)
            return None
        horizon = named.get("timeout") or HORIZON  # SimCord's default: 5 s for a bot that starts.
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
    """Give computer players and analyses, which are bounded by positions, unlimited time."""
    with (
        mock.patch.object(judgements, "SECONDS", 36_000.0),
        mock.patch.object(thinkers, "PATIENCE", 36_000.0),
        mock.patch.object(thinkers, "LONGEST", 36_000.0),
        mock.patch.object(thinkers, "HINT_LONGEST", 36_000.0),
    ):
        yield
