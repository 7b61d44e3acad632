"""The connection between the bot and Discord's gateway: two socket ends in one process."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from contextvars import Context
from random import Random
from typing import Any

import aiohttp
from discord.gateway import DiscordWebSocket, KeepAliveHandler

from tests.virtual.loop import PROCESS, Process, VirtualLoop
from tools.fake_discord.gateway import Connection, Gateway, Session


class Way:
    """One direction: ordered delivery with a delay."""

    def __init__(self, loop: VirtualLoop, rng: Random, arrive: Callable[[Any], None]) -> None:
        self._loop, self._rng, self._arrive = loop, rng, arrive
        self._last = 0.0

    def send(self, what: Any) -> None:
        self._last = max(self._last + 1e-6, self._loop.time() + 0.01 + 0.04 * self._rng.random())
        self._loop.call_at(self._last, self._arrive, what)


class BotEnd:
    """The library's end, in place of aiohttp's WebSocket."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._heard: asyncio.Queue[aiohttp.WSMessage] = asyncio.Queue()
        self.closed = False
        self.close_code: int | None = None

    def arrived(self, message: aiohttp.WSMessage) -> None:
        self._heard.put_nowait(message)

    async def receive(self, timeout: float | None = None) -> aiohttp.WSMessage:  # noqa: ASYNC109
        """Wait for the next message; raise ``TimeoutError`` if none comes."""
        if self.closed:
            return aiohttp.WSMessage(aiohttp.WSMsgType.CLOSED, None, None)
        async with asyncio.timeout(timeout):
            found = await self._heard.get()
        if found.type is aiohttp.WSMsgType.CLOSE:
            self.closed, self.close_code = True, found.data
        return found

    async def send_str(self, data: str) -> None:
        if self.closed:
            raise aiohttp.ClientConnectionResetError("Cannot write to closing transport")
        self._line.to_discord(data)

    async def close(self, *, code: int = 4000, message: bytes = b"") -> bool:
        if self.closed:
            return False
        self.closed = True
        self.close_code = self.close_code or code
        self._line.left(code)
        self._heard.put_nowait(aiohttp.WSMessage(aiohttp.WSMsgType.CLOSED, None, None))
        return True


class DiscordEnd:
    """The fake Discord's end."""

    def __init__(self, send: Callable[[Any], None]) -> None:
        self._send = send
        self.closed = False

    async def send_str(self, data: str) -> None:
        self._send(aiohttp.WSMessage(aiohttp.WSMsgType.TEXT, data, None))

    async def send_bytes(self, data: bytes) -> None:
        self._send(aiohttp.WSMessage(aiohttp.WSMsgType.BINARY, data, None))

    async def close(self, *, code: int) -> None:
        if not self.closed:
            self.closed = True
            self._send(aiohttp.WSMessage(aiohttp.WSMsgType.CLOSE, int(code), None))


class Line:
    """One connection of a process to the gateway."""

    def __init__(self, loop: VirtualLoop, rng: Random, gateway: Gateway, outside: Context) -> None:
        self._loop, self._gateway, self._outside = loop, gateway, outside
        self.process: Process = PROCESS.get()
        self._stalled: list[tuple[Callable[[Any], None], Any]] | None = None
        """Messages held back while the connection stalls unnoticed."""
        self.bot = BotEnd(self)
        inward = Way(loop, rng, self._inward)
        self._outward = Way(loop, rng, self._at_discord)
        self._socket = DiscordEnd(inward.send)
        self.wire = Connection(self._socket, packed=False)
        self._session: Session | None = None
        self._spoken: asyncio.Queue[str] = asyncio.Queue()
        self._task = loop.create_task(self._serve(), context=outside.copy())

    async def _serve(self) -> None:
        await self._gateway.greet(self.wire)
        while True:
            payload = json.loads(await self._spoken.get())
            self._session = await self._gateway.heard(
                self.wire, self._session, payload["op"], payload.get("d")
            )

    def _inward(self, message: aiohttp.WSMessage) -> None:
        if self.process.dead:
            return
        if self._stalled is not None:
            self._stalled.append((self._inward, message))
        else:
            self.bot.arrived(message)

    def to_discord(self, text: str) -> None:
        self._outside.copy().run(self._outward.send, text)

    def _at_discord(self, text: str | int) -> None:
        if self._stalled is not None:
            self._stalled.append((self._at_discord, text))
        elif isinstance(text, int):
            self._over(text)
        elif not self._socket.closed:
            self._spoken.put_nowait(text)

    @property
    def up(self) -> bool:
        """Whether it carries a session and does not stall."""
        return self._session is not None and self._stalled is None and not self.bot.closed

    @property
    def silent(self) -> bool:
        """Whether it stalls unnoticed by the bot."""
        return self._session is not None and self._stalled is not None and not self.bot.closed

    def stall(self) -> None:
        """Hold back all messages."""
        self._stalled = self._stalled or []

    def flow(self) -> None:
        """Deliver again, held messages first."""
        waiting, self._stalled = self._stalled or [], None
        for arrive, what in waiting:
            arrive(what)

    def left(self, code: int) -> None:
        self._outside.copy().run(self._outward.send, code)

    def _over(self, code: int) -> None:
        self._socket.closed = True
        self._gateway.ended(self.wire, self._session, code)

    def cut(self) -> None:
        """Close after a kill: Discord notices the end."""
        self._socket.closed = True


class Beating(KeepAliveHandler):
    """The library's heartbeat without its thread."""

    _beating: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._beating = asyncio.get_running_loop().create_task(self._beat())

    def stop(self) -> None:
        super().stop()
        if self._beating is not None and asyncio.current_task() is not self._beating:
            self._beating.cancel()

    async def _beat(self) -> None:
        ws = self.ws
        assert self.interval is not None, "Discord has said how often"
        assert isinstance(ws, DiscordWebSocket), "made for one"
        while True:
            await asyncio.sleep(self.interval)
            if self._last_recv + self.heartbeat_timeout < time.perf_counter():
                await ws.close(4000)
                return
            try:
                await ws.send_heartbeat(self.get_payload())
            except Exception:
                return
            self._last_send = time.perf_counter()
