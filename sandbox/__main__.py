"""`make play`: a table in the browser, without a token and without a question."""

from __future__ import annotations

import asyncio
import contextlib
import getpass
import logging
import os
import sys
import webbrowser
from pathlib import Path
from typing import Final

import simcord

from cogs.client import BroucBot
from cogs.connection.stopping import stopped_by_signals
from cogs.i18n.sentences import say
from cogs.sync.projector import Pace
from db import GuildSettings, Preferences, Store, StoreError
from games.registry import games
from i18n import language_of
from sandbox.desk import PAGE, Desktop, allow_frames
from sandbox.world import Screens, World, build, running, settled
from tables import safe_log
from tables.limits import NO_LIMITS
from tables.pauses import Pauses
from tables.state import Status

DATABASE: Final = Path(__file__).resolve().parent.parent / "data" / "sandbox.sqlite"
PAUSES: Final = Pauses(think=(1_500, 2_500), heartbeat=30_000)
"""As ever; computer players think a little longer than a click is waited for."""
PACE: Final = Pace(edit=0.1)
"""Nobody limits the rate here."""


def newcomer_name() -> str:
    """A name to play under."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError):
        return "Invité"
    return name if name != "root" else "Invité"


def _locale() -> str:
    """The locale of the newcomer's shell."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return next((value for name in names if (value := os.environ.get(name))), "en")


async def open_table(world: World, bot: BroucBot) -> int:
    """Sit down as a person does: /table, three computer players, start. Gives the table."""
    newcomer = world.newcomer
    for table in await bot.tables.tables_of(newcomer.id):
        state = await bot.tables.state(table)
        if state is not None and state.status is Status.PLAYING:
            await bot.projector.refresh(table)
            return table
    with contextlib.suppress(TimeoutError):
        await newcomer.slash(world.channel, "table")
    await settled(world)
    for what, arg, value in (("sit", "S", ""), ("fill", "", "all.club"), ("start", "", "")):
        card = world.cards()[-1]
        custom_id = world.custom_id(card, what, arg)
        if custom_id is None:
            raise RuntimeError(f"the lobby card lacks {what!r}")
        with contextlib.suppress(TimeoutError):
            if value:
                await newcomer.select(card, [value], custom_id=custom_id)
            else:
                await newcomer.click(card, custom_id=custom_id)
        await settled(world)
    return (await bot.tables.tables_of(newcomer.id))[0]


async def play(stop: asyncio.Event, *, database: Path = DATABASE, browser: bool = True) -> None:
    """Run the sandbox until it is stopped."""
    language = language_of(_locale()[:2])
    locale = "en-US" if language == "en" else language
    async with contextlib.AsyncExitStack() as stack:
        store = await stack.enter_async_context(await Store.open(f"sqlite+aiosqlite:///{database}"))
        bot = BroucBot(store, games(), pauses=PAUSES, pace=PACE, limits=NO_LIMITS)
        world = build(bot, newcomer_name(), locale)
        await store.people.set_preferences(world.newcomer.id, Preferences(language=language))
        await store.guilds.set_settings(
            world.guild.id,
            GuildSettings(language=language, clock="none"),
            by=world.newcomer.id,
            at=0,
        )
        await stack.enter_async_context(running(world))
        table = await open_table(world, bot)
        place = await where(world, bot, table)
        allow_frames()
        screens = Screens(world)
        page = PAGE.format(
            language=language,
            table=say(language, "sandbox-table"),
            hand=say(language, "sandbox-hand"),
            table_url=await screens.add(stack, place, locale),
            hand_url=await screens.add(stack, world.newcomer.user.dm_channel, locale),
        )
        desktop = await stack.enter_async_context(Desktop(page))
        fresh = asyncio.create_task(screens.keep_fresh())
        stack.callback(fresh.cancel)
        print(say(language, "sandbox-ready", url=desktop.url), flush=True)
        if browser:
            with contextlib.suppress(Exception):
                webbrowser.open(desktop.url)
        await stop.wait()


async def where(world: World, bot: BroucBot, table: int) -> simcord.ChannelHandle:
    """The thread of the table, once it is there, else the channel."""
    for _ in range(40):
        state = await bot.tables.state(table)
        if state is not None and state.place is not None:
            for thread in world.channel.threads:
                if thread.id == state.place:
                    return thread
            if state.place == world.channel.id:
                break
        await settled(world, 1.0)
        await asyncio.sleep(0.1)
    return world.channel


async def main() -> None:
    """Run until Ctrl-C."""
    stop = asyncio.Event()
    with stopped_by_signals(stop.set):
        await play(stop, browser=bool(os.environ.get("DISPLAY")) or sys.platform != "linux")


if __name__ == "__main__":
    safe_log.install()
    logging.basicConfig(level=os.environ.get("BROUC_LOG_LEVEL", "WARNING"))
    try:
        asyncio.run(main())
    except StoreError as error:
        sys.exit(str(error))
