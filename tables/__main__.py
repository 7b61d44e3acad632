"""The host's commands: ``python -m tables list | close | mute | …``. The bot may run meanwhile.

The database is ``BROUC_DATABASE`` of the environment or of ``.env``. Exit status: 0 done, 1 it
could not be done (a sentence says why), 2 wrong arguments.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from typing import Final

from base.cli import counted, run
from base.env import read_env
from db import DEFAULT_URL, LIVE, Store, StoreError
from db.core.engine import Engines, parsed
from games.registry import games
from tables.journal.state import RulesByGame
from tables.runtime import closing, operator_cli
from tables.runtime.operator_cli import now, number, said
from tables.runtime.results import rebuild
from tables.runtime.service import Tables

SCOPES: Final = ("person", "server")
DAY_MS: Final = 86_400_000
DAYS: Final = 30
MOST_DAYS: Final = 36_500
MOST_ID: Final = 2**63 - 1


def main(arguments: list[str] | None = None, prog: str = "python -m tables") -> int:
    """Run one command; return the exit status."""
    parser = argparse.ArgumentParser(prog=prog, description="Look after tables.")
    commands = parser.add_subparsers(dest="command", required=True)
    ids = number(1, MOST_ID)
    listing = commands.add_parser(
        "list", help="the tables in their lobby or in play, the oldest first"
    )
    listing.add_argument("--people", action="store_true", help="who sits or is invited there")
    ending = commands.add_parser("close", help="close tables for good and say so there")
    ending.add_argument("table", type=ids, nargs="+", help="a number, as `list` shows them")
    muting = commands.add_parser(
        "mute",
        help="bar a person or server from opening tables, inviting, sharing, pages and files",
    )
    muting.add_argument("scope", choices=SCOPES)
    muting.add_argument("id", type=ids, help="as Discord copies it in developer mode")
    muting.add_argument(
        "--days", type=number(1, MOST_DAYS), default=DAYS, help=f"how long, {DAYS} by default"
    )
    unmuting = commands.add_parser("unmute", help="admit a person or server again")
    unmuting.add_argument("scope", choices=SCOPES)
    unmuting.add_argument("id", type=ids)
    commands.add_parser("muted", help="who is muted, and until when")
    operator_cli.add_to(commands)
    commands.add_parser(
        "rebuild", help="work out all results, standings and ratings again from the journals"
    )
    options = parser.parse_args(arguments)
    read_env()
    url = os.environ.get("BROUC_DATABASE") or DEFAULT_URL
    try:
        Engines(parsed(url)).must_exist()  # Otherwise a wrong folder would get an empty database.
        if options.command == "list":
            return asyncio.run(_list(url, who=options.people))
        if options.command == "rebuild":
            return asyncio.run(_rebuild(url))
        if options.command == "mute":
            return asyncio.run(_mute(url, options.scope, options.id, options.days))
        if options.command == "unmute":
            return asyncio.run(_unmute(url, options.scope, options.id))
        if options.command in operator_cli.COMMANDS:
            return asyncio.run(operator_cli.run(url, options, _rules()))
        if options.command == "muted":
            return asyncio.run(_muted(url))
        return asyncio.run(_close(url, options.table))
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1


async def _mute(url: str, scope: str, who: int, days: int) -> int:
    until = now() + days * DAY_MS
    async with await Store.open(url) as store:
        await store.limits.mute(scope, who, until)
    print(f"The {scope} {who} is muted until {said(until)}.")
    return 0


async def _unmute(url: str, scope: str, who: int) -> int:
    async with await Store.open(url) as store:
        was = await store.limits.unmute(scope, who)
    if not was:
        print(f"The {scope} {who} was not muted.", file=sys.stderr)
        return 1
    print(f"The {scope} {who} is admitted again.")
    return 0


async def _muted(url: str) -> int:
    async with await Store.open(url) as store:
        found = await store.limits.muted(now())
    for scope, who, until in found:
        print(f"{scope} {who} until {said(until)}")
    print(f"{len(found)} muted.")
    return 0


async def _list(url: str, *, who: bool) -> int:
    async with await Store.open(url) as store:
        heads = await store.journals.heads(kind=None, status=LIVE)
    for head in heads:
        row = head.head
        where = f"server {row.guild_id}" if row.guild_id is not None else "direct messages"
        people = sorted({person for person, _ in row.people})
        last = said(row.updated_at)
        channel = row.place_id or row.channel_id
        kind = "" if head.kind == "table" else f" {head.kind}"
        print(
            f"{head.table}: {head.game}{kind}, {row.status}, "
            f"{counted(len(people), 'person', 'people')}, last {last}, {where}, channel {channel}"
        )
        if who and people:
            print("   ", *people)
    print(f"{counted(sum(head.kind == 'table' for head in heads), 'live table')}.")
    return 0


async def _close(url: str, numbers: list[int]) -> int:
    async with await Store.open(url) as store:
        tables = Tables(store, _rules(), {}, drive=False)
        problems = {table: await _not_closable(tables, table) for table in numbers}
        await tables.close()
        ordered = [table for table, problem in problems.items() if not problem]
        if ordered:
            await closing.order(store, ordered)
    for table, problem in problems.items():
        print(
            problem or f"Table {table} is closed within a minute, if the bot runs or starts soon.",
            file=sys.stderr if problem else None,
        )
    return 1 if any(problems.values()) else 0


async def _rebuild(url: str) -> int:
    async with await Store.open(url) as store:
        number = await rebuild(store, games())
    print(f"{counted(number, 'match', 'matches')}.")
    return 0


def _rules() -> RulesByGame:
    return {name: game.rules for name, game in games().items()}


async def _not_closable(tables: Tables, table: int) -> str:
    """Sentence that says why a table cannot be closed; empty if it can."""
    try:
        state = await tables.state(table) or await tables.tournaments.state(table)
    except ValueError:
        return f"The journal of table {table} cannot be read: it stays as it is."
    if state is None:
        if tables.absent(table) is not None:
            return f"Table {table} plays a game that is not here: it stays as it is."
        return f"There is no table {table}."
    return f"Table {table} is over already." if state.status.final else ""


if __name__ == "__main__":
    sys.exit(run(main))
