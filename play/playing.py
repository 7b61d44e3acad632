"""`make play`: a table in the browser, without a token and without a question."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import getpass
import locale
import logging
import os
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from base import cli as console
from base import logs
from base.safe_log import without_text
from base.tasks import cancelled
from base.workers.pool import ProcessWorker, WorkerPool
from cogs.client import BroucBot
from cogs.connection.stopping import stopped_by_signals
from cogs.i18n.sentences import say
from cogs.outbox.pace import Pace
from db import StoreError
from db.core.lock import held
from gamekit.api.game import Game
from games import thinking as work
from games.registry import games
from i18n import language_of
from play.archive import InUseError
from play.data import ROOT, database, opened
from play.page import PORT, Page
from play.server import Server
from play.table import friends, keep_playing, lay, note_seats, seats
from tables.decisions.pauses import Pauses
from tables.runtime.limits import NO_LIMITS

log = logging.getLogger(__name__)

PACE: Final = Pace(edit=0.1, glance=1.0)
"""No rate limits here; a full trick still stays visible."""
UPLOAD_PAUSE_S: Final = 0.05
"""Seconds between two uploads of card emojis."""
FRIENDS: Final = ("Anne", "Beat", "Carlo")
"""The other people, played from further browser tabs."""


def newcomer_name(language: str) -> str:
    """The newcomer's name: the system's user name, unless it is a generic one."""
    name = "root"
    with contextlib.suppress(OSError, KeyError):
        name = getpass.getuser()
    return name.capitalize() if name != "root" else say(language, "sandbox-guest")


def shell_language() -> str:
    """Language of the newcomer's shell, for output in the terminal."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    found = next((value for name in names if (value := os.environ.get(name))), None)
    return language_of((found or (locale.getlocale()[0] or "en"))[:2])


@dataclass(frozen=True, slots=True)
class House:
    """A running bot and its server."""

    server: Server
    bot: BroucBot
    running: asyncio.Task[None]
    """The bot's task, which ends only on failure."""
    aside: Path | None
    """Folder of an unreadable older world, moved aside."""


@contextlib.asynccontextmanager
async def house(
    game: Game,
    folder: Path,
    language: str,
    pauses: Pauses | None = None,
    workers: WorkerPool | None = None,
    upload_pause: float | None = None,
) -> AsyncIterator[House]:
    """Run a bot in the world stored in a folder; ``workers``: its computer players' processes.

    ``upload_pause``: see :class:`cogs.client.BroucBot`.
    """
    async with contextlib.AsyncExitStack() as stack:
        files = await opened(folder)
        stack.callback(files.archive.close)
        store = await stack.enter_async_context(files.store)
        await stack.enter_async_context(held(database(folder)))
        await store.activate()
        title = game.face.say(language, "game-name")
        server = Server(files.archive, title, (newcomer_name(language), *FRIENDS), language)
        bot = BroucBot(
            store,
            games(),
            pauses=pauses,
            pace=PACE,
            workers=workers,
            limits=NO_LIMITS,
            upload_pause=upload_pause,
        )
        bot.tables.on_change.append(partial(note_seats, server))
        running = await stack.enter_async_context(_connected(server, bot))
        if game.players is None:
            playing = asyncio.create_task(keep_playing(bot, friends(server)))
            stack.callback(playing.cancel)
        yield House(server, bot, running, files.aside)


@contextlib.asynccontextmanager
async def _connected(server: Server, bot: BroucBot) -> AsyncIterator[asyncio.Task[None]]:
    """Connect the bot to this server; yield its task, which ends on failure."""
    async with server.serve() as fake_discord:
        running = asyncio.create_task(bot.start(server.token), name="bot")
        try:
            while not (running.done() or fake_discord.gateway.started):
                await asyncio.wait((running,), timeout=0.02)
            if running.done():
                running.result()
            yield running
        finally:
            await bot.close()
            await cancelled(running)


async def play(
    game: Game,
    *,
    folder: Path | None = None,
    port: int = PORT,
    ready: Callable[[str], None] = lambda url: None,
    pauses: Pauses | None = None,
    workers: WorkerPool | None = None,
) -> None:
    """Run until cancelled; ``ready`` is called with the page's address."""
    language = shell_language()
    at = folder or ROOT / game.name
    async with house(game, at, language, pauses, workers, UPLOAD_PAUSE_S) as there:
        if there.aside is not None:
            print(say(language, "sandbox-aside", folder=str(there.aside)), flush=True)
        opening = Opening(there, game)
        page = Page(there.server, opening.begin, partial(seats, there.bot))
        try:
            found = await page.open(port)
            if port and found != port:
                print(say(language, "sandbox-taken", port=str(port)), flush=True)
            url = f"http://127.0.0.1:{found}/"
            print(say(language, "sandbox-ready", url=url), flush=True)
            ready(url)
            await asyncio.shield(there.running)
        finally:
            opening.cancel()
            await page.close()


class Opening:
    """Opens the newcomer's table once, when the page is opened, in its language."""

    def __init__(self, there: House, game: Game) -> None:
        self._house = there
        self._game = game
        self._task: asyncio.Task[None] | None = None

    def begin(self, language: str) -> None:
        """Open the table for a page in this language, which is its newcomer's."""
        if self._task is None:
            self._house.server.call(newcomer_name(language))
            self._task = asyncio.create_task(self._lay(language))

    def cancel(self) -> None:
        """Stop opening."""
        if self._task is not None:
            self._task.cancel()

    async def _lay(self, language: str) -> None:
        try:
            there = self._house
            await lay(there.server, there.bot, self._game, language)
        except Exception as error:  # The page works all the same: /table opens one.
            log.error("no table was opened: %s", type(error).__name__, exc_info=without_text(error))


def show(url: str) -> None:
    """Open the browser; without one the printed address is enough."""
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform != "linux":
        with contextlib.suppress(Exception):
            webbrowser.open(url)


async def main(game: Game, root: Path) -> None:
    """Play until Ctrl-C."""
    # Computer players run in processes of their own, as with `bot.py`; two, since an analysis takes
    # one of them for long.
    workers = WorkerPool(partial(ProcessWorker, work.warm_up), 2)
    try:
        playing = asyncio.create_task(
            play(game, folder=root / game.name, ready=show, workers=workers)
        )

        def told() -> None:
            print(say(shell_language(), "sandbox-stopping"), flush=True)

        with stopped_by_signals(playing, told), contextlib.suppress(asyncio.CancelledError):
            await playing
    finally:
        await workers.close()


def chosen(arguments: Sequence[str]) -> Game:
    """The chosen game; ``SystemExit`` with a sentence for an unknown one."""
    found = games()
    name = " ".join(arguments) or next(iter(found))
    if name not in found:
        raise SystemExit(f"There is no game {name!r}; there are: {', '.join(found)}.")
    return found[name]


def run(
    arguments: Sequence[str] | None = None, root: Path = ROOT, prog: str = "python -m play"
) -> int:
    """Run the command; return the exit status. ``root``: folder of all games' worlds."""
    return console.run(lambda: command(arguments, root, prog))


def command(arguments: Sequence[str] | None, root: Path, prog: str) -> int:
    """Play until a signal; an error is one sentence on standard error, and the status 1."""
    parser = argparse.ArgumentParser(prog=prog, description="A table in the browser.")
    listed = ", ".join(games())
    parser.add_argument("game", nargs="*", metavar="GAME", help=f"{listed}; by default the first")
    game = chosen(parser.parse_args(arguments).game)
    logs.set_up("WARNING")
    try:
        asyncio.run(main(game, root))
    except InUseError:
        console.complain(say(shell_language(), "sandbox-in-use"))
        return 1
    except StoreError as error:
        console.complain(error)
        return 1
    finally:
        gc.freeze()  # Skips the interpreter's last collection of up to two seconds.
    return 0
