"""Full or read-only disks: the message names the file and the reason."""

from __future__ import annotations

import errno
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from db import DiskFullError, ReadOnlyError, Store, StoreError
from db.maintenance.upkeep import backup
from tests.db.test_errors import told


class Disk:
    """A small file system in memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = f"sqlite+aiosqlite:///{folder}/brouc.sqlite"

    def fill(self) -> None:
        """Leave no byte free."""
        with (self.folder / "filling").open("ab", buffering=0) as filling:
            for size in (1 << 16, 1):
                try:
                    while filling.write(b"\0" * size):
                        pass
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise

    def clear(self) -> None:
        """Make room again."""
        (self.folder / "filling").unlink()

    def protect(self) -> None:
        """Make it read-only."""
        _run("mount", "-o", "remount,ro", str(self.folder))


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    """A disk of 2 MiB, or a skip with its reason."""
    folder = tmp_path / "disk"
    folder.mkdir()
    refused = _run("mount", "-t", "tmpfs", "-o", "size=2m", "brouc-test", str(folder))
    if refused:
        pytest.skip(f"no disk of its own may be mounted here: {refused}")
    try:
        yield Disk(folder)
    finally:
        _run("umount", "--lazy", str(folder))


def _run(*command: str) -> str:
    """Error message of the command; empty if it worked."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    except OSError as error:
        return str(error)
    return "" if done.returncode == 0 else done.stderr.strip() or f"exit {done.returncode}"


@pytest.mark.parametrize("there", [False, True])
async def test_a_disk_that_is_full_at_the_start(disk: Disk, there: bool) -> None:
    if there:
        async with await Store.open(disk.url) as store:
            await store.values.set("key", "1")
    disk.fill()
    with told(DiskFullError, r"brouc\.sqlite is full"):
        await Store.open(disk.url)
    disk.clear()
    async with await Store.open(disk.url) as store:
        assert await store.values.get("key") == ("1" if there else None)


async def test_a_full_disk_under_a_backup_is_the_backups(disk: Disk, sqlite_url: str) -> None:
    async with await Store.open(sqlite_url) as store:
        await store.values.set("key", "x" * 3_000_000)
        target = disk.folder / "copy.sqlite"
        with told(DiskFullError, r"copy\.sqlite is full"):
            await backup(sqlite_url, target)
        assert list(disk.folder.iterdir()) == []


async def test_a_backup_of_a_database_on_a_full_disk(disk: Disk, tmp_path: Path) -> None:
    async with await Store.open(disk.url) as store:
        await store.values.set("key", "1")
        disk.fill()
        assert await backup(disk.url, tmp_path / "copy.sqlite") > 0


@pytest.mark.parametrize("there", [False, True])
async def test_a_disk_that_may_only_be_read(disk: Disk, tmp_path: Path, there: bool) -> None:
    if there:
        async with await Store.open(disk.url) as store:
            await store.values.set("key", "1")
    disk.protect()
    with told(ReadOnlyError, "read-only"):
        await Store.open(disk.url)
    if there:
        with told(ReadOnlyError, "read-only"):
            await backup(disk.url, tmp_path / "copy.sqlite")


async def test_a_backup_to_a_disk_that_may_only_be_read(disk: Disk, sqlite_url: str) -> None:
    async with await Store.open(sqlite_url) as store:
        await store.values.set("key", "1")
    disk.protect()
    with told(StoreError, r"(?i)copy\.sqlite .*read-only"):
        await backup(sqlite_url, disk.folder / "copy.sqlite")
