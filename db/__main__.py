"""The operator's commands: ``python -m db backup FILE | restore FILE | check | …``, see ``--help``.

The database is ``BROUC_DATABASE`` of the environment or of ``.env``.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from contextlib import nullcontext
from pathlib import Path

from base.cli import counted, run
from base.env import read_env
from db.core.engine import parsed
from db.core.errors import StoreError
from db.core.lock import held
from db.maintenance.copying import copy
from db.maintenance.deep import look_deep
from db.maintenance.restoring import restore
from db.maintenance.upkeep import backup, check
from db.migrations.migrate import newest
from db.store import DEFAULT_URL, Store
from games.registry import games
from tables.runtime.results import reader


def main(arguments: list[str] | None = None, prog: str = "python -m db") -> int:
    """Run one command; return the exit status, 1 with a sentence on stderr if it failed."""
    parser = argparse.ArgumentParser(prog=prog, description="Care for the database.")
    commands = parser.add_subparsers(dest="command", required=True)
    backing = commands.add_parser("backup", help="copy the database while the bot runs (SQLite)")
    backing.add_argument("file", type=Path, help="a new file")
    restoring = commands.add_parser(
        "restore", help="put a backup in the database's place, which is kept aside (SQLite)"
    )
    restoring.add_argument("file", type=Path, help="what backup has written")
    checking = commands.add_parser(
        "check", help="look whether the database is sound; changes nothing"
    )
    checking.add_argument(
        "--deep", action="store_true", help="read every journal, compare everything with it (long)"
    )
    commands.add_parser("upgrade", help="bring the schema up to date, as every start does")
    commands.add_parser("rebuild", help="has moved: python -m tables rebuild")
    copying = commands.add_parser("copy", help="copy everything to another, empty database")
    copying.add_argument("url", help="its URL, as for BROUC_DATABASE")
    options = parser.parse_args(arguments)
    if options.command == "rebuild":
        print("db rebuild has moved: python -m tables rebuild.", file=sys.stderr)
        return 2
    read_env()
    url = os.environ.get("BROUC_DATABASE") or DEFAULT_URL
    try:
        if options.command == "backup":
            return asyncio.run(_backup(url, options.file))
        if options.command == "restore":
            return asyncio.run(_restore(url, options.file))
        if options.command == "copy":
            return asyncio.run(_copy(url, options.url))
        if options.command == "check":
            return asyncio.run(_check(url, deep=options.deep))
        return asyncio.run(_upgrade(url))
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1


async def _backup(url: str, target: Path) -> int:
    size = await backup(url, target)
    print(f"{target}: {counted(size, 'byte')}")
    return 0


async def _restore(url: str, source: Path) -> int:
    async with held(url) if parsed(url).drivername.startswith("sqlite") else nullcontext():
        done = await asyncio.to_thread(restore, url, source)
    print(f"{source} is the database now, with schema {done.schema}.")
    if done.aside:
        print(f"What was there before: {', '.join(map(str, done.aside))}.")
    return 0


async def _check(url: str, *, deep: bool = False) -> int:
    health = await check(url)
    faults = health.faults
    print(
        f"Schema {health.schema}; {counted(health.tables, 'table')}, {health.live:,} live; "
        f"{counted(health.entries, 'entry', 'entries')}."
    )
    if deep and not faults:  # A damaged file has no reliable contents to compare.
        found = await look_deep(url, reader(games()))
        print(
            f"Read {counted(found.journals, 'journal')}; compared "
            f"{counted(found.matches, 'match', 'matches')} and {counted(found.rows, 'row')} of "
            "statistics."
        )
        faults = found.faults
    for fault in faults:
        print(fault, file=sys.stderr)
    if not faults:
        print("Sound.")
    return 1 if faults else 0


async def _upgrade(url: str) -> int:
    store = await Store.open(url)
    await store.close()
    print(f"The schema is {newest()}.")
    return 0


async def _copy(url: str, target: str) -> int:
    print(f"{counted(await copy(url, target), 'row')}.")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
