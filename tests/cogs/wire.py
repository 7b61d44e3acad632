"""A small Discord on 127.0.0.1: what the real library needs to log in, connect and stay connected.

SimCord has no wire. Here discord.py opens real sockets, so that lost connections, resuming and the
limit of session starts can be tried. What a test wants to go wrong is named in :attr:`Wire.broken`.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

import discord
from aiohttp import WSCloseCode, WSMsgType, web
from yarl import URL

BOT: Final = {
    "id": "900000000000000100",
    "username": "Le Brouc",
    "discriminator": "0",
    "avatar": None,
    "bot": True,
}
HEARTBEAT_MS: Final = 40_000


class Wire:
    """The server, and what it saw."""

    def __init__(self) -> None:
        self.broken: set[str] = set()
        """Steps that end in a dropped connection: ``users``, ``oauth2``, ``commands``,
        ``gateway`` (the question for its address), ``socket``."""
        self.seen: list[str] = []
        """``IDENTIFY``, ``RESUME``, ``HEARTBEAT`` and the steps, in order."""
        self.dumb = False
        """Heartbeats are not acknowledged."""
        self.limit = {"total": 1000, "remaining": 999, "reset_after": 3_600_000}
        self.sockets: list[web.WebSocketResponse] = []
        self.guilds: list[int] = []
        self.running: asyncio.Task[None] | None = None
        """What has to go on as long as anything is waited for."""
        self._runner: web.AppRunner | None = None
        self._base = discord.http.Route.BASE
        self._gateway = discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
        self.url = ""

    async def __aenter__(self) -> Wire:
        app = web.Application()
        app.router.add_get("/socket/", self._socket)
        app.router.add_route("*", "/{step}/{rest:.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        address: Any = self._runner.addresses[0]
        self.url = f"127.0.0.1:{address[1]}"
        discord.http.Route.BASE = f"http://{self.url}"
        gateway = URL(f"ws://{self.url}/socket/")
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
        return self

    async def __aexit__(self, *error: object) -> None:
        discord.http.Route.BASE = self._base
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = self._gateway
        if self._runner is not None:
            await self.drop()
            await self._runner.cleanup()

    async def drop(self) -> None:
        """Every connection breaks."""
        sockets, self.sockets = self.sockets, []
        for socket in sockets:
            await socket.close(code=WSCloseCode.GOING_AWAY)

    async def until(self, what: str, times: int = 1) -> None:
        """Wait until something was seen so often."""
        async with asyncio.timeout(60):
            while self.seen.count(what) < times:
                if self.running is not None and self.running.done():
                    self.running.result()
                await asyncio.sleep(0.01)

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        step = request.match_info["step"]
        if step == "applications":
            step = "commands"
        self.seen.append(step)
        if step in self.broken:
            assert request.transport is not None
            request.transport.abort()
        answer: Any = {
            "users": BOT,
            "oauth2": {**BOT, "name": "Le Brouc", "description": "", "flags": 0, "icon": None}
            | {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "owner": BOT},
            "gateway": {
                "url": f"ws://{self.url}/socket/",
                "shards": 1,
                "session_start_limit": self.limit | {"max_concurrency": 1},
            },
            "commands": [],
        }.get(step, {})
        headers = {"Content-Type": "application/json"}  # The library wants it without a charset.
        return web.Response(body=json.dumps(answer).encode(), headers=headers)

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if "socket" in self.broken:
            self.seen.append("socket")
            assert request.transport is not None
            request.transport.abort()
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self.sockets.append(socket)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            await self._heard(socket, json.loads(message.data))
        return socket

    async def _heard(self, socket: web.WebSocketResponse, message: dict[str, Any]) -> None:
        match message["op"]:
            case 1:
                self.seen.append("HEARTBEAT")
                if not self.dumb:
                    await socket.send_json({"op": 11})
            case 2:
                self.seen.append("IDENTIFY")
                ready = {
                    "v": 10,
                    "user": BOT,
                    "guilds": [{"id": str(guild), "unavailable": True} for guild in self.guilds],
                    "session_id": "session",
                    "resume_gateway_url": f"ws://{self.url}/socket/",
                    "shard": [0, 1],
                    "application": {"id": BOT["id"], "flags": 0},
                }
                await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": ready})
            case 6:
                self.seen.append("RESUME")
                await socket.send_json({"op": 0, "t": "RESUMED", "s": 2, "d": {}})
