"""Discord's gateway: the WebSocket that sends events to the bot."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from typing import Any, Final, TypeAlias

import aiohttp
from aiohttp import web

from play import payloads
from play.world import World

HEARTBEAT_MS: Final = 41_250
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, MEMBERS, HELLO, HEARD = 0, 1, 2, 6, 8, 10, 11

Waiting: TypeAlias = asyncio.Queue[tuple[int, str | None, Any]]


class Gateway:
    """One shard, open to holders of the token."""

    def __init__(self, world: World, token: str) -> None:
        self._world = world
        self._token = token
        self.origin = ""
        """Host and port."""
        self.identified = asyncio.Event()
        """The bot has identified."""

    async def session(self, request: web.Request) -> web.StreamResponse:
        """Serve one session of the bot."""
        socket, loop = web.WebSocketResponse(max_msg_size=0), asyncio.get_running_loop()
        await socket.prepare(request)
        waiting: Waiting = asyncio.Queue()
        waiting.put_nowait((HELLO, None, {"heartbeat_interval": HEARTBEAT_MS}))
        detach = self._world.attach(lambda event, data: waiting.put_nowait((DISPATCH, event, data)))
        sending = asyncio.create_task(_send(socket, waiting))
        try:
            async for frame in socket:
                if frame.type is not aiohttp.WSMsgType.TEXT:
                    continue
                said = json.loads(frame.data)
                if said["op"] == HEARTBEAT:
                    # discord.py stores a heartbeat's time only after sending it.
                    loop.call_later(0.05, waiting.put_nowait, (HEARD, None, None))
                elif said["op"] == MEMBERS:
                    waiting.put_nowait((DISPATCH, "GUILD_MEMBERS_CHUNK", self._members(said["d"])))
                elif said["op"] in (IDENTIFY, RESUME):
                    if said["d"].get("token") != self._token:
                        await socket.close(code=4004)
                        break
                    self._ready(waiting)
        finally:
            detach()
            sending.cancel()
        return socket

    def _members(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """The requested members."""
        people = self._world.people
        ids = [int(one) for one in wanted["user_ids"]]
        return {
            "guild_id": wanted["guild_id"],
            "members": [payloads.member(self._world, people[one]) for one in ids if one in people],
            "not_found": [str(one) for one in ids if one not in people],
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": wanted.get("nonce"),
        }

    def _ready(self, waiting: Waiting) -> None:
        world = self._world
        ready = {
            "v": 10,
            "user": payloads.user(world.bot),
            "guilds": [{"id": str(world.guild), "unavailable": True}],
            "session_id": secrets.token_hex(8),
            "resume_gateway_url": f"ws://{self.origin}/gateway/",
            "shard": [0, 1],
            "application": {"id": str(world.bot.id), "flags": 0},
        }
        waiting.put_nowait((DISPATCH, "READY", ready))
        waiting.put_nowait((DISPATCH, "GUILD_CREATE", payloads.guild(world)))
        self.identified.set()

    async def sessions(self, request: web.Request) -> web.Response:
        """The gateway's address."""
        left = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        url = f"ws://{self.origin}/gateway/"
        return web.Response(
            content_type="application/json",
            body=json.dumps({"url": url, "shards": 1, "session_start_limit": left}).encode(),
        )


async def _send(socket: web.WebSocketResponse, waiting: Waiting) -> None:
    sequence = 0
    with contextlib.suppress(ConnectionError):
        while True:
            op, event, data = await waiting.get()
            sequence += op == DISPATCH
            told = {"op": op, "t": event, "s": sequence if op == DISPATCH else None, "d": data}
            await socket.send_str(json.dumps(told))
