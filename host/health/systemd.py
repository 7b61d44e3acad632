"""Notification of systemd (``Type=notify``, ``WatchdogSec=``): sd_notify's few lines.

https://www.freedesktop.org/software/systemd/man/latest/sd_notify.html
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager

log = logging.getLogger(__name__)


class Systemd:
    """Service manager, if it wants notification."""

    def __init__(self, environment: Mapping[str, str] | None = None) -> None:
        """``environment``: systemd's variables; by default the process's."""
        given = os.environ if environment is None else environment
        self._address = given.get("NOTIFY_SOCKET", "")
        ours = given.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        microseconds = given.get("WATCHDOG_USEC", "") if ours else ""
        self.watchdog: float | None = int(microseconds) / 1e6 if microseconds.isdecimal() else None
        """Seconds without a sign of life after which systemd restarts the bot."""

    def notify(self, *lines: str) -> None:
        """Send lines; failures are logged only."""
        if not self._address or not hasattr(socket, "AF_UNIX"):
            return
        # A leading @ stands for an abstract socket of Linux.
        address = "\0" + self._address[1:] if self._address.startswith("@") else self._address
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sending:
                sending.setblocking(False)
                sending.sendto("\n".join(lines).encode(), address)
        except OSError as error:
            log.warning("systemd could not be notified: %s", type(error).__name__)

    @asynccontextmanager
    async def notified(
        self, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> AsyncIterator[Systemd]:
        """Report readiness within a block; meanwhile the event loop sends signs of life, twice as
        often as needed.

        The process is ready also while it stands by, or while Discord is unreachable: a restart
        would not help.
        """
        self.notify("READY=1")
        keeping_alive = None
        if self.watchdog is not None and self._address:
            keeping_alive = asyncio.create_task(
                self._keep_alive(self.watchdog / 2, sleep), name="watchdog"
            )
        try:
            yield self
        finally:
            self.stopping()
            if keeping_alive is not None:
                keeping_alive.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await keeping_alive

    def stopping(self) -> None:
        """Report the stop, once or more often."""
        self.notify("STOPPING=1")

    async def _keep_alive(self, every: float, sleep: Callable[[float], Awaitable[None]]) -> None:
        while True:
            self.notify("WATCHDOG=1")
            await sleep(every)
