"""``python -m tables maintenance`` and ``tell``: the host's announcements at all tables.

The bot reads them within half a minute; it may be away meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

from base.cli import counted
from db import Store
from tables.decisions.rests import LONGEST_MS, PlanError, Rest
from tables.journal.state import RulesByGame
from tables.runtime import announcements
from tables.runtime.maintenance import Maintenance
from tables.runtime.service import Tables

COMMANDS: Final = ("maintenance", "tell")
MINUTE_MS: Final = 60_000
MINUTES: Final = 60
LONGEST: Final = LONGEST_MS // MINUTE_MS
LOOK_S: Final = 5.0
"""Polling interval while waiting for tables to finish, in seconds."""


def add_to(commands: Any) -> None:
    """Add both to the parser's commands."""
    minutes = number(0, LONGEST)
    command = commands.add_parser(
        "maintenance", help="let no deal begin for a while, and tell all tables why"
    )
    what = command.add_subparsers(dest="what", required=True)
    on = what.add_parser("on", help="announce it, or move the end of one that goes on")
    on.add_argument(
        "--in", dest="begins", type=minutes, default=0, metavar="MINUTES", help="begin later"
    )
    on.add_argument(
        "--for",
        dest="takes",
        type=minutes,
        default=MINUTES,
        metavar="MINUTES",
        help=f"how long it takes at most, {MINUTES} by default; it ends then by itself",
    )
    what.add_parser("off", help="end it, or cancel it before it begins")
    what.add_parser("show", help="what is announced, and which deals have not ended")
    wait = what.add_parser("wait", help="return when the deals that had begun are over")
    wait.add_argument(
        "--for",
        dest="takes",
        type=minutes,
        default=MINUTES,
        metavar="MINUTES",
        help=f"give up after so long, {MINUTES} by default",
    )
    telling = commands.add_parser("tell", help="post a text once at every table that is live")
    telling.add_argument("text", type=_text, help=f"at most {announcements.LONGEST} characters")


async def run(url: str, options: argparse.Namespace, games: RulesByGame) -> int:
    """Run one of them; return the exit status."""
    async with await Store.open(url) as store:
        if options.command == "tell":
            return await _tell(store, options.text)
        maintenance = Maintenance(store, now)
        await maintenance.look()
        match options.what:
            case "on":
                return await _plan(maintenance, options.begins, options.takes)
            case "off":
                return await _end(maintenance)
            case "wait":
                return await _wait(store, maintenance, games, options.takes * MINUTE_MS)
        return await _show(store, maintenance, games)


def now() -> int:
    """UTC ms."""
    return int(datetime.now(UTC).timestamp() * 1000)


def said(at: int) -> str:
    """Format a time in UTC ms for the host."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M") + " UTC"


async def _tell(store: Store, text: str) -> int:
    await announcements.write(store, text, now())
    live = await store.journals.live()
    told = f"{counted(len(live), 'live table')} told within a minute"
    print(f"{told}, if the bot runs or starts soon.")
    return 0


async def _plan(maintenance: Maintenance, begins: int, takes: int) -> int:
    start = now() + begins * MINUTE_MS
    try:
        rest = await maintenance.plan(start, start + takes * MINUTE_MS)
    except PlanError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{_times(rest)} The bot knows within half a minute.")
    return 0


async def _end(maintenance: Maintenance) -> int:
    if await maintenance.end() is None:
        print("No maintenance is announced.", file=sys.stderr)
        return 1
    print("No maintenance any more. The bot knows within half a minute.")
    return 0


async def _show(store: Store, maintenance: Maintenance, games: RulesByGame) -> int:
    rest = maintenance.announced
    print("No maintenance is announced." if rest is None else _times(rest))
    print(_running(*await _finishing(store, games)))
    return 0


async def _wait(store: Store, maintenance: Maintenance, games: RulesByGame, longest: int) -> int:
    if maintenance.on is None:
        print("No maintenance goes on: deals begin all the time.", file=sys.stderr)
        return 1
    until = now() + longest
    while True:
        quick, slow = await _finishing(store, games)
        if not quick:
            print(_running(quick, slow))
            return 0
        if now() >= until:
            print(_running(quick, slow), file=sys.stderr)
            return 1
        await asyncio.sleep(LOOK_S)


async def _finishing(store: Store, games: RulesByGame) -> tuple[tuple[int, ...], tuple[int, ...]]:
    tables = Tables(store, games, {}, drive=False)
    try:
        return await tables.finishing()
    finally:
        await tables.close()


def _times(rest: Rest) -> str:
    return f"Maintenance from {said(rest.begins)} until {said(rest.ends)} at the latest."


def _running(quick: tuple[int, ...], slow: tuple[int, ...]) -> str:
    found = "No deal is being played" if not quick else f"Deals are being played at {_list(quick)}"
    return f"{found}." if not slow else f"{found}; with a slow clock or none at {_list(slow)}."


def _list(tables: tuple[int, ...]) -> str:
    return ("table " if len(tables) == 1 else "tables ") + ", ".join(map(str, tables))


def number(least: int, most: int) -> Callable[[str], int]:
    """Type of an argument that is a number in these bounds."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"a number from {least} to {most}, not {text!r}")
        return int(text)

    return read


def _text(text: str) -> str:
    if not text.strip() or len(text) > announcements.LONGEST:
        raise argparse.ArgumentTypeError(f"from 1 to {announcements.LONGEST} characters")
    return text
