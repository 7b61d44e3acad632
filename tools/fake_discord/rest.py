"""Entry of the REST interface: checks token, limits and shape, then calls the route's handler."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeAlias

from aiohttp import web

from tools.fake_discord import shapes
from tools.fake_discord.limits import Payer, RateLimits
from tools.fake_discord.requests import (
    Body,
    Call,
    Fault,
    Faults,
    LoggedRequest,
    RefusedError,
    malformed,
    read,
)

Handler: TypeAlias = Callable[[Call], Awaitable[Any]]
"""Returns the JSON answer; ``None``: 204 without content."""
BASE: Final = "/api/v10"


@dataclass(frozen=True, slots=True)
class Route:
    """One kind of request."""

    method: str
    path: str
    """Path, with ``{}`` for ids and tokens."""
    answer: Handler
    payer: Payer = Payer.BOT
    place: int = 0
    """Number of leading placeholders that name the bucket."""

    @property
    def name(self) -> str:
        """Method and path."""
        return f"{self.method} {self.path}"


@dataclass(frozen=True, slots=True)
class Incoming:
    """One incoming request, over any transport."""

    parts: tuple[str, ...]
    """Values of the path's placeholders."""
    query: Mapping[str, str]
    token: str | None
    """Header ``Authorization``."""
    size: int
    """Bytes of the body."""
    body: Callable[[], Awaitable[Body]]
    """Reads the body; raises ``RefusedError``."""


class Rest:
    """Takes requests. ``note``: called with each mistake in one."""

    def __init__(
        self,
        token: str,
        note: Callable[[str], None],
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        """``clock``: monotonic seconds; ``wall``: UTC seconds."""
        self._token, self._note, self._clock = token, note, clock
        self.limits = RateLimits(clock, wall)
        self.done: list[LoggedRequest] = []
        self.faults: Faults | None = None
        self.keep_files = False
        """Whether to keep the content of attachments."""
        self.strict = True
        """Whether to compare requests and answers with Discord's description."""

    def serve(self, app: web.Application, routes: list[Route]) -> None:
        """Serve these routes, and 404 for everything else."""
        for route in routes:
            app.router.add_route(route.method, BASE + _pattern(route.path), self._taking(route))
        app.router.add_route("*", "/{rest:.*}", self._unknown)

    def _taking(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def take(request: web.Request) -> web.StreamResponse:
            asked = Incoming(
                tuple(request.match_info.values()),
                request.query,
                request.headers.get("Authorization"),
                request.content_length or 0,
                partial(read, request, keep=self.keep_files),
            )
            status, body, headers = await self.take(route, asked)
            if status == 0:
                assert request.transport is not None, "it was there just now"
                request.transport.abort()
                status = 500
            if body is None and status == 200:
                return web.Response(status=204, headers=headers)
            text = json.dumps(body).encode()
            # discord.py accepts no other type for JSON, not even one with a charset.
            headers = {"Content-Type": "application/json"} | headers
            return web.Response(body=text, status=status, headers=headers)

        return take

    async def take(self, route: Route, asked: Incoming) -> tuple[int, Any, dict[str, str]]:
        """Status, JSON and headers of the answer; status 0: the connection breaks instead."""
        status, body, headers = await self._taken(route, asked)
        self.done.append(LoggedRequest(self._clock(), route.name, route.payer, status, asked.size))
        return status, body, headers

    async def _taken(self, route: Route, asked: Incoming) -> tuple[int, Any, dict[str, str]]:
        if route.payer is Payer.BOT and asked.token != self._token:
            self._note(f"{route.name}: a wrong token")
            await _unread(asked)
            return 401, {"message": "401: Unauthorized", "code": 0}, {}
        place = "/".join(asked.parts[: route.place])
        verdict = self.limits.verdict(route.name, place, route.payer)
        if verdict.wait:
            await _unread(asked)
            again = {"message": "You are being rate limited.", "retry_after": verdict.wait}
            return 429, again | {"global": verdict.everything}, verdict.headers
        fault: Fault | None = None
        try:
            call = Call(route.name, asked.parts, asked.query, await asked.body())
            fault = self.faults(call) if self.faults is not None else None
            if fault is None or fault.done:
                self._check(route, call)
                found = await route.answer(call)
                for complaint in shapes.unlike(route.name, found) if self.strict else ():
                    self._note(f"{route.name}: no answer of Discord's: {complaint}")
                if fault is None:
                    return 200, found, verdict.headers
        except RefusedError as error:
            if error.complaint:
                self._note(f"{route.name}: {error.complaint}")
            return error.status, error.body(), verdict.headers
        if fault.seconds:
            await asyncio.sleep(fault.seconds)
        status = 0 if fault.dropped else fault.status
        headers = verdict.headers | dict(fault.headers)
        return status, fault.body or RefusedError(fault.status, fault.code).body(), headers

    def _check(self, route: Route, call: Call) -> None:
        if not self.strict:
            return
        for complaint in shapes.unfit(route.name, call.body.json):
            raise malformed(complaint)
        if call.body.files and route.name in shapes.FACTS["bare"]:
            raise malformed("files that nothing is known of")

    async def _unknown(self, request: web.Request) -> web.StreamResponse:
        self._note(f"{request.method} {request.path}: no such route")
        await request.read()
        body = json.dumps({"message": "404: Not Found", "code": 0}).encode()
        headers = {"Content-Type": "application/json"}
        return web.Response(body=body, status=404, headers=headers)


async def _unread(asked: Incoming) -> None:
    """Read an unused body: the sender waits until it is taken."""
    with suppress(RefusedError):
        await asked.body()


def _pattern(path: str) -> str:
    """Convert a path with placeholders to aiohttp's pattern.

    >>> _pattern("/channels/{}/messages/{}")
    '/channels/{part0}/messages/{part1}'
    """
    pieces = path.split("{}")
    named = (f"{piece}{{part{number}}}" for number, piece in enumerate(pieces[:-1]))
    return "".join(named) + pieces[-1]
