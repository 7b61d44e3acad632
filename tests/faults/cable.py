"""A network cable that can be cut: forwards every byte between a listening port and a server."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Self


class Cable:
    """Proxy between a port of its own and a server's."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._open: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self._flows = asyncio.Event()
        self._flows.set()
        self._refuses = False

    @property
    def port(self) -> int:
        assert self._server is not None, "open"
        found: int = self._server.sockets[0].getsockname()[1]
        return found

    def cut(self) -> None:
        """Close every connection and refuse new ones."""
        self._refuses = True
        for writer in tuple(self._open):
            writer.transport.abort()

    def swallow(self) -> None:
        """Drop all traffic in both directions without closing connections."""
        self._flows.clear()

    def mend(self) -> None:
        self._refuses = False
        self._flows.set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._taken, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.cut()
        self._flows.set()
        if self._server is not None:
            self._server.close()

    async def _taken(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._refuses:
            writer.transport.abort()
            return
        try:
            to_reader, to_writer = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, to_writer}
        try:
            await asyncio.gather(self._hand_on(reader, to_writer), self._hand_on(to_reader, writer))
        finally:
            for one in (writer, to_writer):
                self._open.discard(one)
                one.transport.abort()

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
