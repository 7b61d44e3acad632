"""Notification of systemd through a real socket."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from host.health.systemd import Systemd

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="systemd is Linux's")


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[socket.socket]:
    """Socket of NOTIFY_SOCKET."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(str(tmp_path / "notify"))
        heard.settimeout(60)
        yield heard


async def test_it_hears_of_the_start_of_life_and_of_the_end(manager: socket.socket) -> None:
    environment = {
        "NOTIFY_SOCKET": manager.getsockname(),
        "WATCHDOG_USEC": "20000000",
        "WATCHDOG_PID": str(os.getpid()),
    }
    assert Systemd(environment | {"WATCHDOG_PID": "1"}).watchdog is None, "another process's"
    slept: asyncio.Queue[float] = asyncio.Queue()
    awake = asyncio.Semaphore(0)

    async def sleep(seconds: float) -> None:
        slept.put_nowait(seconds)
        await awake.acquire()

    async with Systemd(environment).notified(sleep):
        assert manager.recv(100) == b"READY=1"
        for _ in range(2):
            assert await slept.get() == 10.0
            assert manager.recv(100) == b"WATCHDOG=1"
            awake.release()
    assert manager.recv(100) == b"STOPPING=1"


@pytest.mark.skipif(sys.platform != "linux", reason="addresses without a file are Linux's")
def test_an_address_without_a_file() -> None:
    name = f"brouc-test-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind("\0" + name)
        heard.settimeout(60)
        Systemd({"NOTIFY_SOCKET": "@" + name}).notify("READY=1", "STATUS=well")
        assert heard.recv(100) == b"READY=1\nSTATUS=well"


async def test_nobody_listens_and_nothing_fails(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Systemd({}).notified():
        pass
    assert not caplog.records
    Systemd({"NOTIFY_SOCKET": str(tmp_path / "gone")}).notify("READY=1")
    assert "FileNotFoundError" in caplog.text
