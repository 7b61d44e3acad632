"""Run Le Brouc on Discord: ``python bot.py``. Settings are in the environment or in ``.env``."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import os
import re
import sys
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeVar

import aiohttp
import discord
from dotenv import find_dotenv

from base import cli, logs
from base.env import read_env
from base.metrics import WAITS
from base.tasks import cancelled
from base.workers.pool import BACKGROUND, ProcessWorker, WorkerPool
from cogs.client import BroucBot
from cogs.connection import reconnecting
from cogs.connection.loop_watchdog import THRESHOLD_MS, watched_loop
from cogs.connection.reconnecting import LONGEST
from cogs.connection.stopping import stopped_by_signals
from cogs.connection.uploading import PAUSE_S
from cogs.view.drawers import Drawers
from db import (
    DEFAULT_URL,
    BusyError,
    DiskFullError,
    ReadOnlyError,
    Store,
    StoreError,
    UnreachableError,
)
from db.core.engine import parsed
from db.core.lock import held
from db.maintenance.nightly import Backups, backed_up
from gamekit import compiled as native
from games import thinking as work
from games.registry import games
from host.health import SETTING as HEALTH
from host.health import Address
from host.health.log_handlers import SETTING as REPORTS
from host.health.log_handlers import Reports, ReportsError
from host.health.monitor import Monitor, PortTakenError
from host.health.systemd import Systemd
from tables.computers.service import SLOW_THINKERS
from tables.runtime.limits import Limits
from tables.runtime.monotonic_clock import MonotonicClock

log = logging.getLogger("brouc")
T = TypeVar("T")

LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
MOST_THINKERS: Final = 64
MOST_DRAWERS: Final = 16
MOST_SHARDS: Final = 64
MOST_WATCH_MS: Final = 60_000
FIRST_WAIT: Final = 1.0
"""Seconds before the second try to start; doubled each time, up to :data:`LONGEST`."""
PASSING: Final = (discord.DiscordException, aiohttp.ClientError, OSError, StoreError)
"""Errors of a start caused from outside; any other error is a bug."""
REFUSALS: Final = {
    4004: "the token is refused",
    4010: "a shard is refused",
    4011: "BROUC_SHARDS is too low",
    4012: "this version of its API has ended",
    4013: "intents are unknown",
    4014: "intents are not allowed",
}
"""Gateway close codes after which an unchanged retry is pointless."""
REFUSED: Final = (
    discord.ConnectionClosed,
    discord.LoginFailure,
    discord.PrivilegedIntentsRequired,
)
"""Errors of a start that Discord refuses for good."""
_OF_TOKENS: Final = re.compile(r"[A-Za-z0-9._-]+")
SETTINGS: Final = frozenset(
    {
        "BROUC_TOKEN",
        "BROUC_DATABASE",
        "BROUC_BACKUPS",
        "BROUC_BACKUPS_KEEP",
        "BROUC_LOG_LEVEL",
        "BROUC_LOG_FORM",
        "BROUC_SENTRY",
        "BROUC_THINKERS",
        "BROUC_DRAWERS",
        "BROUC_WATCH_MS",
        "BROUC_SHARDS",
        "BROUC_HEALTH",
        "BROUC_LIMITS",
        "BROUC_POSTGRES_PASSWORD",  # Of deploy/compose.postgres.yaml.
        "BROUC_PURE",
    }
)


class SettingsError(Exception):
    """Missing or invalid setting; ``str()`` is one sentence for the operator."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Operator's settings; ``.env.example`` documents each."""

    token: str
    database: str = DEFAULT_URL
    log_level: str = "INFO"
    limits: Limits = field(default_factory=Limits)
    thinkers: int = 1
    """Most processes for computer players."""
    drawers: int = 1
    """Processes for drawing; 0: threads of this process."""
    watch_ms: int = THRESHOLD_MS
    """Blocking time of the event loop, in ms, that is logged; 0: none."""
    health: Address | None = None
    """Address of the health port; ``None``: no port."""
    backups: Backups | None = None
    """Nightly backups; ``None``: none."""
    log_form: str = "text"
    """Format of log lines: one of :data:`base.logs.FORMS`."""
    reports: str = field(default="", repr=False)
    """Sentry's address for error reports; empty: no reports."""
    shards: int | None = None
    """Number of connections to Discord; ``None``: as many as Discord recommends."""

    @classmethod
    def read(cls, environment: Mapping[str, str]) -> Settings:
        """Read and check the environment; raise :class:`SettingsError`."""
        token = the_token(environment.get("BROUC_TOKEN", "").strip())
        database = environment.get("BROUC_DATABASE", "").strip() or DEFAULT_URL
        try:
            limits = Limits.read(environment.get("BROUC_LIMITS", ""))
        except ValueError as error:
            raise SettingsError(f"BROUC_LIMITS is not understood: {error}.") from None
        try:
            health = Address.read(environment.get(HEALTH, ""))
            parsed(database)
            backups = Backups.read(environment, database)
        except (ValueError, StoreError) as error:
            raise SettingsError(str(error)) from None
        usual = max(1, (os.cpu_count() or 1) - 1)
        return cls(
            token,
            database,
            word(environment, "BROUC_LOG_LEVEL", LEVELS, "INFO"),
            limits,
            thinkers=number(environment, "BROUC_THINKERS", 1, MOST_THINKERS, usual),
            drawers=number(environment, "BROUC_DRAWERS", 0, MOST_DRAWERS, 1),
            watch_ms=number(environment, "BROUC_WATCH_MS", 0, MOST_WATCH_MS, THRESHOLD_MS),
            health=health,
            backups=backups,
            log_form=word(environment, "BROUC_LOG_FORM", logs.FORMS, "text"),
            reports=environment.get(REPORTS, "").strip(),
            shards=number(environment, "BROUC_SHARDS", 1, MOST_SHARDS, None),
        )

    def __repr__(self) -> str:
        return f"Settings(database=…, log_level={self.log_level!r})"


def the_token(text: str) -> str:
    """Check the token as it is written; raise :class:`SettingsError`, which never has it."""
    if not text:
        missing = "BROUC_TOKEN is missing: put the bot's token into .env, or try `make play`."
        raise SettingsError(missing)
    if not text.isprintable():
        raise SettingsError("BROUC_TOKEN has several lines: a token is one.")
    if text.casefold().startswith("bot "):
        raise SettingsError("BROUC_TOKEN begins with the word Bot: write the token alone.")
    if " " in text:
        raise SettingsError("BROUC_TOKEN has a space in it: a token has none.")
    if not _OF_TOKENS.fullmatch(text):
        what = "BROUC_TOKEN has a character that no token has: letters, digits and . _ - make one."
        raise SettingsError(what)
    return text


def number(environment: Mapping[str, str], name: str, least: int, most: int, usual: T) -> int | T:
    """Number of a setting; ``usual`` where it is not set. Raises :class:`SettingsError`."""
    text = environment.get(name, "").strip()
    if not text:
        return usual
    if not (text.isascii() and text.isdecimal() and least <= int(text) <= most):
        raise SettingsError(f"{name} is a number from {least} to {most}, not {text!r}.")
    return int(text)


def word(environment: Mapping[str, str], name: str, words: tuple[str, ...], usual: str) -> str:
    """One of some words, in capitals or not; ``usual`` where it is not set. Raises as above."""
    text = environment.get(name, "").strip() or usual
    found = next((one for one in words if one.casefold() == text.casefold()), None)
    if found is None:
        raise SettingsError(f"{name} is one of {', '.join(words)}, not {text!r}.")
    return found


def set_up_logging(level: str, form: str = "text", reports: str = "") -> None:
    """Set up the log of this process. ``reports``: Sentry's address. Raises ``ReportsError``."""
    logs.set_up(level, form)
    if reports:
        logging.getLogger().addHandler(Reports(reports))
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(level)))


async def start(bot: BroucBot, token: str) -> None:
    """Connect, and stay connected as long as the library can."""
    await bot.login(token)
    await bot.connect(reconnect=True)


async def keep_running(make: Callable[[], BroucBot], token: str) -> None:
    """Run the bot; restart it with a fresh client after each temporary failure.

    Raises permanent failures: a refused token, a damaged database, a bug.
    """
    reconnecting.install()
    wait = FIRST_WAIT
    loop = asyncio.get_running_loop()
    while True:
        began = loop.time()
        try:
            async with make() as bot:
                await start(bot, token)
            reason = "the connection ended"
        except PASSING as error:
            if not passes(error):
                raise
            reason = said(error)
        if loop.time() - began > LONGEST:
            wait = FIRST_WAIT  # The bot ran for a while, so this is a new failure.
        log.warning("not running (%s), again in %.0f s", reason, wait)
        await asyncio.sleep(wait)
        wait = min(wait * 2, LONGEST)


def passes(error: Exception) -> bool:
    """Whether an error may be temporary."""
    match error:
        case discord.LoginFailure():
            return False
        case discord.HTTPException():
            return not 400 <= error.status < 500 or error.status in (408, 429)
        case discord.ConnectionClosed():
            return error.code not in REFUSALS
        case StoreError():
            # A store that is read-only at the start is refused before anything runs.
            return isinstance(error, (UnreachableError, BusyError, DiskFullError, ReadOnlyError))
        case _:
            return True


def said(error: Exception) -> str:
    """Description of an error for the log, without request texts, which may hold private data."""
    if isinstance(error, StoreError):
        return str(error)
    code = getattr(error, "status", None) or getattr(error, "code", None)
    return type(error).__name__ + (f" {code}" if code is not None else "")


def ending(error: Exception) -> str:
    """Sentence about an error that ends the program."""
    match error:
        case discord.ConnectionClosed():
            reason = REFUSALS.get(error.code, f"code {error.code}")
            return f"Discord has closed the connection for good: {reason}."
        case discord.LoginFailure():
            return (
                "Discord refuses BROUC_TOKEN: is it whole, of this application's page Bot, and its "
                "newest? Each reset ends the token before it."
            )
        case discord.PrivilegedIntentsRequired():
            return "Discord asks for privileged intents, which this bot never needs."
    return str(error)


async def run(settings: Settings) -> None:
    """Run the bot until it is stopped; close everything in order."""
    systemd = Systemd()
    running = asyncio.create_task(play(settings, systemd), name="bot")

    def told() -> None:
        log.info("stopping")
        systemd.stopping()

    with stopped_by_signals(running, told), watched_loop(settings.watch_ms):
        try:
            await running
        except asyncio.CancelledError:
            log.info("stopped")


async def play(settings: Settings, systemd: Systemd) -> None:
    """Stand by until no other process is active on the database, then run the bot on it."""
    if settings.backups is not None:
        settings.backups.prepare()
    clock = MonotonicClock()
    packages = [package for game in games().values() for package in game.compiled]
    log.info("computer players are %s", native.ways(packages))
    # Computer players think in processes of their own, so that clicks are answered meanwhile.
    minds = work.there({g.name: g.players for g in games().values() if g.players is not None})
    thinker = partial(ProcessWorker, work.warm_up, minds)
    slow_thinker = partial(thinker, nice=BACKGROUND)
    background = WorkerPool(slow_thinker, SLOW_THINKERS, keep=0)
    workers = WorkerPool(
        thinker,
        settings.thinkers,
        waited=lambda seconds: WAITS.labels("thinkers").observe(seconds),
    )
    pictures = Drawers.of(settings.drawers)
    monitor = Monitor((workers, background), pictures)
    try:
        async with (
            monitor.serving(settings.health),
            systemd.notified(),
            held(settings.database, monitor.stand_by),
            await Store.open(settings.database, locked=True) as store,
        ):
            await store.activate()
            monitor.begin(store)

            def make() -> BroucBot:
                bot = BroucBot(
                    store,
                    games(),
                    now=clock,
                    workers=workers,
                    background=background,
                    drawers=pictures,
                    limits=settings.limits,
                    shards=settings.shards,
                    upload_pause=PAUSE_S,
                    settled=keep_what_is_there,
                )
                return monitor.attach(bot)

            async with backed_up(settings.database, settings.backups):
                await unless_superseded(store, keep_running(make, settings.token))
    finally:
        await workers.close()
        await background.close()
        await pictures.close()


async def unless_superseded(store: Store, work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine; end it with :class:`SupersededError` once another process is active."""
    running = asyncio.create_task(work)
    superseded = asyncio.create_task(store.superseded())
    both = running, superseded
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        await (running if running.done() else superseded)
    finally:
        await cancelled(*both)


def keep_what_is_there() -> None:
    """Exclude all present objects from garbage collection, since they live long.

    These are the tables of a start: walking a thousand of them blocked the loop for 0.1 s each
    time.
    """
    gc.collect()
    gc.freeze()


def main(arguments: Sequence[str] = ()) -> int:
    """Run the command of a checkout, with the settings of ``.env`` in the same folder."""
    what = "Run the bot on Discord. Its settings are in .env (docs/hosting.md)."
    argparse.ArgumentParser(prog="python bot.py", description=what).parse_args(arguments)
    read_env(find_dotenv())
    return serve()


def serve() -> int:
    """Run with the environment's settings; return 0 after a stop, 1 after a sentence on stderr.

    The sentence is a line of the log, in its form and reported, once there is a log.
    """
    try:
        settings = Settings.read(os.environ)
        set_up_logging(settings.log_level, settings.log_form, settings.reports)
    except (SettingsError, ReportsError) as error:
        cli.complain(error)
        return 1
    try:
        for name in sorted(os.environ.keys() - SETTINGS):
            if name.startswith("BROUC_"):
                log.warning("%s is no setting", name)
        games()
        gc.freeze()  # Loaded modules stay; walking them each time blocked the loop for 75 ms.
        asyncio.run(run(settings))
    except KeyboardInterrupt:  # Before the start or while closing.
        return 130
    except (StoreError, PortTakenError, *REFUSED) as error:
        log.critical("%s", ending(error))
        return 1
    finally:
        gc.freeze()  # Otherwise the interpreter's last collection takes up to two seconds.
    return 0


if __name__ == "__main__":
    sys.exit(cli.run(lambda: main(sys.argv[1:])))
