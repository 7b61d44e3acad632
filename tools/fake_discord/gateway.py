"""The gateway: sessions, heartbeats, disconnects and resumes."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from aiohttp import WSCloseCode, WSMsgType, web

from tools.fake_discord.world import World

HEARTBEAT_MS: Final = 41_250
ACK_S: Final = 0.05
"""Seconds until a heartbeat's acknowledgement: the library notes its time after sending it."""
STARTS: Final = 1000
"""Session starts per day."""
APART_MS: Final = 5_000
"""Milliseconds between sessions of two shards in one bucket."""
LOOK_S: Final = 0.02
"""Seconds between two checks of an outage."""
MEMBERS: Final = 100
"""Members per member request."""
KEPT: Final = 5000
"""Events kept for RESUME."""
_GUILDS: Final = 1 << 0
"""The only intent whose events are sent: the bot reads no messages."""


class Socket(Protocol):
    """The used part of a WebSocket."""

    @property
    def closed(self) -> bool:
        """Whether the connection has ended."""

    async def send_str(self, data: str) -> None:
        """Send a text frame."""

    async def send_bytes(self, data: bytes) -> None:
        """Send a binary frame."""

    async def close(self, *, code: int) -> Any:
        """Close the connection."""


class Connection:
    """One connection: JSON, compressed as the bot requested."""

    def __init__(self, socket: Socket, *, packed: bool) -> None:
        self.socket = socket
        self.broken = False
        """Closed by this side."""
        self._packer = zlib.compressobj() if packed else None

    async def close(self, code: int) -> None:
        """Close the connection."""
        self.broken = True
        await self.socket.close(code=code)

    async def send(
        self, op: int, d: Any = None, s: int | None = None, t: str | None = None
    ) -> None:
        """Send one payload; do nothing once the connection has ended."""
        text = json.dumps({"op": op, "d": d, "s": s, "t": t})
        if self.socket.closed:
            return
        try:
            if self._packer is None:
                await self.socket.send_str(text)
            else:
                packed = self._packer.compress(text.encode())
                await self.socket.send_bytes(packed + self._packer.flush(zlib.Z_SYNC_FLUSH))
        except ConnectionError:  # Broke just now: the event stays for RESUME.
            return


@dataclass(slots=True, eq=False)
class Session:
    """A session, which outlives its connections."""

    shard: int
    shards: int
    wire: Connection
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    seq: int = 0
    events: deque[tuple[int, str, Any]] = field(default_factory=lambda: deque(maxlen=KEPT))

    async def dispatch(self, name: str, data: Any) -> None:
        """Send an event, now or after RESUME."""
        self.seq += 1
        self.events.append((self.seq, name, data))
        await self.wire.send(0, data, self.seq, name)

    def hears(self, guild: int | None) -> bool:
        """Whether the session receives events of this server, or of direct messages."""
        return ((guild or 0) >> 22) % self.shards == self.shard


class Gateway:
    """All sessions. ``note``: called with each mistake of a bot."""

    def __init__(self, world: World, token: str, note: Callable[[str], None]) -> None:
        self._world, self.token, self._note = world, token, note
        self.sessions: dict[str, Session] = {}
        self.url = ""
        self.started = 0
        self.resumed = 0
        self.heartbeats = 0
        self.refused = 0
        """Connections broken while :attr:`refuses`."""
        self.dumb = False
        """Whether heartbeats stay unacknowledged."""
        self.refuses = False
        """Whether new connections break at once."""
        self.shards = 1
        """Recommended number of shards."""
        self.max_concurrency = 1
        """Number of buckets of shards; in each, sessions of two shards begin 5 s apart."""
        self.down: set[int] = set()
        """Shards with an outage: their sessions begin and resume afterwards."""
        self._identified_at: dict[int, tuple[int, int]] = {}
        """Shard and time (UTC ms) of the last IDENTIFY in each bucket."""

    def limits(self) -> dict[str, Any]:
        """Session starts left."""
        left = {"total": STARTS, "remaining": max(0, STARTS - self.started)}
        return left | {"reset_after": 86_400_000, "max_concurrency": self.max_concurrency}

    async def tell(self, name: str, data: Any, guild: int | None = None) -> None:
        """Dispatch an event to all sessions that receive it."""
        for session in tuple(self.sessions.values()):
            if session.hears(guild):
                await session.dispatch(name, data)

    async def drop(self) -> None:
        """Break all connections; sessions can be resumed."""
        for session in tuple(self.sessions.values()):
            await session.wire.close(WSCloseCode.GOING_AWAY)

    async def outage(self, shard: int) -> None:
        """Begin an outage of one shard; removing it from :attr:`down` ends it."""
        self.down.add(shard)
        for session in tuple(self.sessions.values()):
            if session.shard == shard:
                await session.wire.close(WSCloseCode.GOING_AWAY)

    async def forget(self) -> None:
        """End all sessions; a RESUME is refused and the bot must identify again."""
        sessions, self.sessions = self.sessions, {}
        for session in sessions.values():
            await session.wire.close(WSCloseCode.GOING_AWAY)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection, from HELLO to its end."""
        if self.refuses:
            self.refused += 1
            assert request.transport is not None, "just connected"
            request.transport.abort()
        asked = request.query
        if asked.get("v") != "10" or asked.get("encoding") != "json":
            self._note(f"gateway: {dict(asked)}")
        packed = asked.get("compress", "")
        if packed not in ("", "zlib-stream"):
            self._note(f"gateway: compress={packed} is not spoken here")
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        wire = Connection(socket, packed=packed == "zlib-stream")
        await self.greet(wire)
        session: Session | None = None
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            if len(message.data) > 4096:
                await socket.close(code=4002)
                break
            payload = json.loads(message.data)
            session = await self.heard(wire, session, payload["op"], payload.get("d"))
        self.ended(wire, session, socket.close_code)
        return socket

    async def greet(self, wire: Connection) -> None:
        """Send HELLO."""
        await wire.send(10, {"heartbeat_interval": HEARTBEAT_MS})

    def ended(self, wire: Connection, session: Session | None, code: int | None) -> None:
        """Handle the end of a connection: a regular close code ends the session too."""
        if session is not None and not wire.broken and code in (1000, 1001):
            self.sessions.pop(session.id, None)

    async def heard(
        self, wire: Connection, session: Session | None, op: int, d: Any
    ) -> Session | None:
        """Handle one payload of the bot; return the connection's session."""
        match op:
            case 1:
                self.heartbeats += 1
                if not self.dumb:
                    await asyncio.sleep(ACK_S)
                    await wire.send(11)
            case 2:
                return await self._identified(wire, d)
            case 6:
                return await self._resumed(wire, d)
            case 3 | 4:
                pass  # Presence and voice have no effect.
            case 8:
                await self._members(session, d)
            case _:
                self._note(f"gateway: opcode {op}")
                await wire.socket.close(code=4001)
        return session

    async def _members(self, session: Session | None, d: dict[str, Any]) -> None:
        """Send the requested members by id, to any session with the server's events."""
        guild = self._world.guilds.get(int(d["guild_id"]))
        wanted = [int(one) for one in d.get("user_ids", ())]
        if session is None or guild is None or not 1 <= len(wanted) <= MEMBERS:
            self._note("gateway: members of no server, or none, or too many")
            return
        there = [guild.members[one] for one in wanted if one in guild.members]
        chunk = {
            "guild_id": str(guild.id),
            "members": [guild.member(one) | {"user": one.json()} for one in there],
            "not_found": [str(one) for one in wanted if one not in guild.members],
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": d.get("nonce"),
        }
        await session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    async def _identified(self, wire: Connection, d: dict[str, Any]) -> Session | None:
        if d.get("token") != self.token:
            self._note("gateway: a wrong token")
            await wire.socket.close(code=4004)
            return None
        if self.started >= STARTS:
            self._note("gateway: more sessions than a day allows")
            await wire.socket.close(code=4008)
            return None
        shard, shards = d.get("shard", (0, 1))
        if not 0 <= shard < shards:
            self._note(f"gateway: shard {shard} of {shards}")
            await wire.socket.close(code=4010)
            return None
        if self._too_soon(shard):
            self._note("gateway: sessions of two shards at once")
            await wire.send(9, False)
            return None
        if d["intents"] & ~_GUILDS:
            self._note(f"gateway: intents {d['intents']}")
        await self._up(shard)
        self.started += 1
        session = Session(shard, shards, wire)
        self.sessions[session.id] = session
        guilds = [one for one in self._world.guilds.values() if session.hears(one.id)]
        ready = {
            "v": 10,
            "user": self._world.bot.json(),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": [shard, shards],
            "application": {"id": str(self._world.bot.id), "flags": 0},
        }
        await session.dispatch("READY", ready)
        if d["intents"] & _GUILDS:
            for guild in guilds:
                await session.dispatch("GUILD_CREATE", guild.json())
        return session

    def _too_soon(self, shard: int) -> bool:
        bucket, now = shard % self.max_concurrency, self._world.now()
        last, at = self._identified_at.get(bucket, (shard, 0))
        self._identified_at[bucket] = shard, now
        return last != shard and now - at < APART_MS

    async def _up(self, shard: int) -> None:
        while shard in self.down:  # noqa: ASYNC110  set from outside
            await asyncio.sleep(LOOK_S)

    async def _resumed(self, wire: Connection, d: dict[str, Any]) -> Session | None:
        session = self.sessions.get(d.get("session_id", ""))
        if session is None or d.get("token") != self.token:
            await wire.send(9, False)
            return None
        missed = [event for event in session.events if event[0] > d["seq"]]
        if session.seq - d["seq"] > len(missed):
            await wire.send(9, False)
            return None
        await self._up(session.shard)
        self.resumed += 1
        session.wire = wire
        for seq, name, data in missed:
            await wire.send(0, data, seq, name)
        await session.dispatch("RESUMED", {})
        return session
