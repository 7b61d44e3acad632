"""Commands of a user who may not: which file, whose, and what to do, without a traceback."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from db import Store
from db.core.engine import sqlite_url

ROOT: Final = Path(__file__).parents[2]
NOBODY: Final = 65_534
"""User without rights, on every system."""
COMMANDS: Final = {
    "db": "from db.__main__ import main",
    "tables": "from tables.__main__ import main",
    "health": "from host.health.__main__ import main",
    "games.new": "from games.new import main",
    "games": "from games.__main__ import main",
    "play": "from play.playing import command\n"
    "main = lambda arguments: command(arguments[1:], pathlib.Path(arguments[0]), 'play')",
}
"""Command → import of its function. The interpreter may lie where only root comes in, so the rights
are given up once everything is imported."""

pytestmark = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0,
    reason="only root may run commands as somebody else",
)


class House:
    """A database of root's in a home that nobody else enters, and folders for everybody."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.chmod(0o755)
        for name, mode in (("home", 0o700), ("shared", 0o755), ("open", 0o777)):
            (folder / name).mkdir()
            (folder / name).chmod(mode)
            asyncio.run(self._database(folder / name))

    async def _database(self, folder: Path) -> None:
        await (await Store.open(sqlite_url(folder / "brouc.sqlite"))).close()

    def say(self, database: str, command: str, *arguments: str) -> tuple[int, str]:
        """Run a command as nobody, with a database; return its status and the end of its errors."""
        script = (
            "import concurrent.futures.thread, os, pathlib, pwd, sys, encodings.idna\n"
            "import db.maintenance.upkeep, tables.runtime.downtime, games.registry\n"
            f"from base.cli import run\n{COMMANDS[command]}\ngames.registry.games()\n"
            f"os.setgroups([]); os.setgid({NOBODY}); os.setuid({NOBODY})\n"
            "sys.exit(run(lambda: main(sys.argv[1:])))\n"
        )
        done = subprocess.run(
            [sys.executable, "-c", script, *arguments],
            cwd=self.folder / "open",
            env={
                **os.environ,
                "PYTHONPATH": str(ROOT),
                "BROUC_DATABASE": sqlite_url(self.folder / database),
                "LC_ALL": "en",
            },
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        return done.returncode, done.stderr


@pytest.fixture
def house() -> Iterator[House]:
    # Nobody may enter pytest's own folders.
    with tempfile.TemporaryDirectory() as folder:
        yield House(Path(folder))


OF_ROOT: Final = "belongs to root, and nobody may not {} it: run the command as root, or have its "
HOME: Final = "The folder {0}/home " + OF_ROOT.format("enter")
SHARED: Final = "The file {0}/shared/brouc.sqlite " + OF_ROOT.format("read")
INTO: Final = "The folder {0}/shared " + OF_ROOT.format("write into")


@pytest.mark.parametrize(
    ("database", "command", "told"),
    [
        ("home/brouc.sqlite", "db backup copy", HOME),
        ("home/brouc.sqlite", "health", HOME),
        ("shared/brouc.sqlite", "db check", SHARED),
        ("shared/brouc.sqlite", "db upgrade", SHARED),
        ("shared/brouc.sqlite", "tables list", SHARED),
        ("home/brouc.sqlite", "db restore brouc.sqlite", HOME),
        ("open/mine.sqlite", "db restore {0}/home/brouc.sqlite", HOME),
        ("open/mine.sqlite", "db restore {0}/shared/brouc.sqlite", SHARED),
        ("shared/new.sqlite", "db upgrade", INTO),
        ("open/mine.sqlite", "play {0}/shared/play", INTO),
        ("open/mine.sqlite", "play {0}/home/play", HOME),
    ],
)
def test_a_file_of_somebody_else_is_named_with_its_owner(
    house: House, database: str, command: str, told: str
) -> None:
    status, err = house.say(database, *command.format(house.folder).split())
    assert err.startswith(told.format(house.folder))
    assert err.endswith("permissions changed.\n")
    assert (status, err.count("\n")) == (1, 1)


def test_what_cannot_be_written_names_its_folder(house: House) -> None:
    async def mine() -> None:
        await (await Store.open(sqlite_url(house.folder / "open" / "mine.sqlite"))).close()

    asyncio.run(mine())
    os.chown(house.folder / "open" / "mine.sqlite", NOBODY, NOBODY)
    for target, told in (("shared/copy", INTO), ("home/copy", HOME)):
        backing = ("db", "backup", str(house.folder / target))
        status, err = house.say("open/mine.sqlite", *backing)
        assert (status, err.count("\n")) == (1, 1)
        assert err.startswith(told.format(house.folder))
    own = house.folder / "open" / "mine.sqlite"
    own.chmod(0)
    status, err = house.say("open/mine.sqlite", "db", "check")
    told = f"The file {own} forbids nobody to read it: chmod u+r allows it.\n"
    assert (status, err) == (1, told)


def test_a_game_that_may_not_be_written_is_a_sentence(house: House) -> None:
    (house.folder / "open" / "murmel").mkdir(mode=0o755)
    status, err = house.say("open/mine.sqlite", "games.new", "murmel")
    told = f"The folder {house.folder}/open/murmel {OF_ROOT.format('write into')}"
    assert (status, err) == (1, f"{told}permissions changed.\n")
