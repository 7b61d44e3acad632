"""`make play`: a table in the browser, without a token and without a question.

``python -m sandbox [GAME]``: any registered game by its name; without one the first there is.
"""

from __future__ import annotations

import asyncio
import contextlib
import getpass
import logging
import os
import sys
import webbrowser
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

import simcord

from cogs.client import BroucBot, utc_ms
from cogs.connection.stopping import stopped_by_signals
from cogs.i18n.sentences import say
from cogs.sync.projector import Pace
from db import GuildSettings, Preferences, Store, StoreError
from games.api.game import Game
from games.api.players import Players
from games.registry import games
from i18n import language_of
from sandbox.companions import keep_playing
from sandbox.desk import PAGE, Desktop, allow_frames
from sandbox.world import Screens, World, build, running, settled
from tables import safe_log
from tables.limits import NO_LIMITS
from tables.pauses import Pauses
from tables.state import Status

DATA: Final = Path(__file__).resolve().parent.parent / "data"
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


def database_of(game: Game) -> Path:
    """Each game is played in a world of its own, which is there again the next time."""
    first = next(iter(games()))
    return DATA / ("sandbox.sqlite" if game.name == first else f"sandbox-{game.name}.sqlite")


async def open_table(world: World, bot: BroucBot, game: Game) -> int:
    """Sit down as a person does: /table, the others, start. Gives the table."""
    newcomer = world.newcomer
    for table in await bot.tables.tables_of(newcomer.id):
        state = await bot.tables.state(table)
        if state is not None and state.status is Status.PLAYING:
            await bot.projector.refresh(table)
            return table
    named = {"game": game.name} if len(bot.games) > 1 else {}
    with contextlib.suppress(TimeoutError):
        await newcomer.slash(world.channel, "table", **named)
    await settled(world)
    seats = game.rules.seats
    own = seats[len(seats) // 2]
    await _press(world, newcomer, "sit", own)
    if game.players is not None:
        await _press(world, newcomer, "fill", value=f"all.{usual_level(game.players)}")
    else:
        others = (seat for seat in seats if seat != own)
        for companion, seat in zip(world.companions, others, strict=True):
            await _press(world, companion, "sit", seat)
    await _press(world, newcomer, "start")
    return (await bot.tables.tables_of(newcomer.id))[0]


async def _press(
    world: World, person: simcord.MemberActor, what: str, arg: str = "", value: str = ""
) -> None:
    """What somebody does on the lobby card: a button, or a choice in a menu."""
    card = world.cards()[-1]
    custom_id = world.custom_id(card, what, arg)
    if custom_id is None:
        raise RuntimeError(f"the lobby card lacks {what!r}")
    with contextlib.suppress(TimeoutError):
        if value:
            await person.select(card, [value], custom_id=custom_id)
        else:
            await person.click(card, custom_id=custom_id)
    await settled(world)


def usual_level(players: Players) -> str:
    """The middle one of the levels there are."""
    return players.levels[len(players.levels) // 2]


async def play(
    stop: asyncio.Event, game: Game, *, database: Path | None = None, browser: bool = True
) -> None:
    """Run the sandbox until it is stopped."""
    database = database or database_of(game)
    language = language_of(_locale()[:2])
    locale = "en-US" if language == "en" else language
    async with contextlib.AsyncExitStack() as stack:
        store = await stack.enter_async_context(await Store.open(f"sqlite+aiosqlite:///{database}"))
        bot = BroucBot(store, games(), pauses=PAUSES, pace=PACE, limits=NO_LIMITS)
        title = game.face.say(language, "game-name")
        absent = 0 if game.players is not None else len(game.rules.seats) - 1
        world = build(bot, newcomer_name(), locale, title, absent)
        await store.people.set_preferences(world.newcomer.id, Preferences(language=language))
        await store.guilds.set_settings(
            world.guild.id,
            GuildSettings(language=language, clock="none"),
            by=world.newcomer.id,
            at=utc_ms(),
        )
        await stack.enter_async_context(running(world))
        table = await open_table(world, bot, game)
        place = await where(world, bot, table)
        allow_frames()
        screens = Screens(world)
        page = PAGE.format(
            title=escape(title),
            language=language,
            table=say(language, "sandbox-table"),
            hand=say(language, "sandbox-hand"),
            table_url=await screens.add(stack, place, locale),
            hand_url=await screens.add(stack, world.newcomer.user.dm_channel, locale),
        )
        desktop = await stack.enter_async_context(Desktop(page))
        fresh = asyncio.create_task(screens.keep_fresh())
        stack.callback(fresh.cancel)
        playing = asyncio.create_task(keep_playing(bot, table, world.companions))
        stack.callback(playing.cancel)
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


async def main(game: Game) -> None:
    """Run until Ctrl-C."""
    stop = asyncio.Event()
    browser = bool(os.environ.get("DISPLAY")) or sys.platform != "linux"
    with stopped_by_signals(stop.set):
        await play(stop, game, browser=browser)


def chosen(arguments: Sequence[str]) -> Game:
    """The game that is asked for; ``SystemExit`` with a sentence for one that is not there."""
    found = games()
    name = arguments[0] if arguments else next(iter(found))
    if name not in found:
        raise SystemExit(f"There is no game {name!r}; there are: {', '.join(found)}.")
    return found[name]


if __name__ == "__main__":
    safe_log.install()
    logging.basicConfig(level=os.environ.get("BROUC_LOG_LEVEL", "WARNING"))
    try:
        asyncio.run(main(chosen(sys.argv[1:])))
    except StoreError as error:
        sys.exit(str(error))
