"""Telling systemd how the bot is (``Type=notify``, ``WatchdogSec=``): sd_notify's few lines.

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
    """The service manager, if there is one that wants to be told."""

    def __init__(self, environment: Mapping[str, str] | None = None) -> None:
        """``environment``: where systemd says that it wants to be told; the process has it."""
        given = os.environ if environment is None else environment
        self._address = given.get("NOTIFY_SOCKET", "")
        ours = given.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        microseconds = given.get("WATCHDOG_USEC", "") if ours else ""
        self.watchdog: float | None = int(microseconds) / 1e6 if microseconds.isdecimal() else None
        """Seconds after which the bot is ended if it has not been heard of."""

    def tell(self, *lines: str) -> None:
        """Say something; nobody is harmed where it is not heard."""
        if not self._address or not hasattr(socket, "AF_UNIX"):
            return
        # An address that begins with @ is one of Linux without a file.
        address = "\0" + self._address[1:] if self._address.startswith("@") else self._address
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
                way.setblocking(False)
                way.sendto("\n".join(lines).encode(), address)
        except OSError as error:
            log.warning("systemd could not be told: %s", type(error).__name__)

    @asynccontextmanager
    async def told(
        self, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> AsyncIterator[Systemd]:
        """Ready from now on; meanwhile the event loop says that it lives, twice as often as asked.

        Ready is who has the store and begins to connect: while Discord cannot be reached the bot
        waits, and to start it again would help nobody.
        """
        self.tell("READY=1")
        living = None
        if self.watchdog is not None and self._address:
            living = asyncio.create_task(self._live(self.watchdog / 2, sleep), name="watchdog")
        try:
            yield self
        finally:
            self.stopping()
            if living is not None:
                living.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await living

    def stopping(self) -> None:
        """The bot is ending; said once or more."""
        self.tell("STOPPING=1")

    async def _live(self, every: float, sleep: Callable[[float], Awaitable[None]]) -> None:
        while True:
            self.tell("WATCHDOG=1")
            await sleep(every)
