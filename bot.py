"""Run Le Brouc on Discord: ``python bot.py``. Settings are in the environment or in ``.env``."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import aiohttp
import discord
from dotenv import load_dotenv

from cogs.client import BroucBot
from db import DEFAULT_URL, Store, StoreError
from players.pool import Pool
from tables import safe_log
from tables.limits import Limits

log = logging.getLogger("brouc")

LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
LONGEST_WAIT: Final = 300.0
"""Seconds between two attempts to start, at most."""


class SettingsError(Exception):
    """A setting is missing or wrong; ``str()`` is one sentence for the operator."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the operator may set; ``.env.example`` documents each."""

    token: str
    database: str = DEFAULT_URL
    log_level: str = "INFO"
    limits: Limits = field(default_factory=Limits)

    @classmethod
    def read(cls, environment: Mapping[str, str]) -> Settings:
        """Read and check; raises :class:`SettingsError`."""
        token = environment.get("BROUC_TOKEN", "").strip()
        if not token:
            raise SettingsError(
                "BROUC_TOKEN is missing: put the bot's token into .env, or try `make play`."
            )
        level = environment.get("BROUC_LOG_LEVEL", "").strip().upper() or "INFO"
        if level not in LEVELS:
            raise SettingsError(f"BROUC_LOG_LEVEL is one of {', '.join(LEVELS)}, not {level!r}.")
        database = environment.get("BROUC_DATABASE", "").strip() or DEFAULT_URL
        try:
            limits = Limits.read(environment.get("BROUC_LIMITS", ""))
        except ValueError as error:
            raise SettingsError(f"BROUC_LIMITS is not understood: {error}.") from None
        return cls(token, database, level, limits)

    def __repr__(self) -> str:
        return f"Settings(database=…, log_level={self.log_level!r})"


def set_up_logging(level: str) -> None:
    """One line an event on standard error: moment, level, module, message; no error's text."""
    safe_log.install()
    logging.basicConfig(
        level=level,
        format="%(asctime)s %(levelname)s %(name)s %(message)s",
        stream=sys.stderr,
        force=True,
    )
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(level)))


async def start(bot: BroucBot, token: str) -> None:
    """Connect and stay connected; while Discord is down, try again, ever more patiently."""
    wait = 1.0
    while True:
        try:
            await bot.login(token)
            break
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            status = getattr(error, "status", 0)
            if isinstance(error, discord.LoginFailure) or (400 <= status < 500 and status != 429):
                raise
            log.warning("Discord cannot be reached (%s), again in %.0f s", status or "net", wait)
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)
    await bot.connect(reconnect=True)


async def run(settings: Settings) -> None:
    """Open the store, run the bot until it is told to stop, close everything in order."""
    # Computer players think in a process of their own: clicks are answered meanwhile.
    with Pool() as pool:
        async with (
            await Store.open(settings.database) as store,
            BroucBot(store, executor=pool, limits=settings.limits) as bot,
        ):
            running = asyncio.create_task(start(bot, settings.token))
            loop = asyncio.get_running_loop()
            for number in (signal.SIGTERM, signal.SIGINT):
                loop.add_signal_handler(number, running.cancel)
            try:
                await running
            except asyncio.CancelledError:
                log.info("stopping")


def main() -> int:
    """The command; the exit status is 0 after a stop, 1 after a sentence on standard error."""
    load_dotenv()
    try:
        settings = Settings.read(os.environ)
        set_up_logging(settings.log_level)
        asyncio.run(run(settings))
    except (SettingsError, StoreError) as error:
        print(error, file=sys.stderr)
        return 1
    except discord.LoginFailure:
        print("BROUC_TOKEN is refused by Discord: make a new token.", file=sys.stderr)
        return 1
    except discord.PrivilegedIntentsRequired:
        print("Discord asks for privileged intents, which this bot never needs.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
