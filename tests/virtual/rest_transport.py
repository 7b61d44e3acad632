"""Requests of the library, in place of aiohttp's session, answered by the fake Discord."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextvars import Context
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import aiohttp
from multidict import CIMultiDict
from yarl import URL

from tests.virtual.loop import PROCESS, Process, VirtualLoop
from tools.fake_discord.requests import Body, Upload
from tools.fake_discord.rest import BASE, Incoming, Rest, Route

_PART: Final = re.compile(r"files\[([0-9]+)\]")


@dataclass(frozen=True, slots=True)
class Sent:
    """A request in transit."""

    method: str
    path: str
    """Path below the interface's root."""
    query: Mapping[str, str]
    token: str | None
    body: Body


class Response:
    """Replacement of aiohttp's response."""

    def __init__(self, url: URL, method: str, status: int, body: object, headers: Any) -> None:
        self.status = status
        self.url, self.method = url, method
        self.reason = str(status)
        self.headers: CIMultiDict[str] = CIMultiDict(headers)
        if isinstance(body, str):
            self.headers["Content-Type"], self._text = "text/html", body
        elif body is None and status == 200:
            self.status, self._text = 204, ""
        else:
            self.headers["Content-Type"], self._text = "application/json", json.dumps(body)

    async def text(self, encoding: str | None = None) -> str:
        return self._text

    async def read(self) -> bytes:
        return self._text.encode()

    def close(self) -> None:
        """Nothing to close."""

    def release(self) -> None:
        """Nothing to release."""


class Network:
    """The network between bot and fake Discord, with random latency."""

    def __init__(self, loop: VirtualLoop, rng: Random, rest: Rest, routes: list[Route]) -> None:
        self._loop, self._rng, self._rest = loop, rng, rest
        self._routes = [
            (route.method, re.compile(re.sub(r"\{\}", "([^/]+)", route.path)), route)
            for route in sorted(routes, key=lambda one: one.path.count("{}"))
        ]
        self.outside: Context
        """Context of Discord's own tasks."""
        self.slow_s = 0.0
        """Additional seconds of latency."""
        self.connect: Callable[[URL], Awaitable[Any]]
        """Opens a socket to the gateway."""
        self.watch: Callable[[Sent, Route, int, Any], None] = lambda *_: None
        """Called with every answered request, its status and answer."""

    def session(self, *, trace_configs: Sequence[Any] | None = None, **_: Any) -> SessionEnd:
        """Replacement of ``aiohttp.ClientSession``."""
        return SessionEnd(self, list(trace_configs or ()))

    async def ask(self, sent: Sent) -> tuple[int, Any, dict[str, str]]:
        """Send a request; status 0: the connection broke. The sender may be killed meanwhile."""
        answer: asyncio.Future[tuple[int, Any, dict[str, str]]] = self._loop.create_future()
        work = self._carry(PROCESS.get(), sent, answer)
        self._loop.create_task(work, context=self.outside.copy())
        return await answer

    async def _carry(
        self, asks: Process, sent: Sent, answer: asyncio.Future[tuple[int, Any, dict[str, str]]]
    ) -> None:
        if self.slow_s:
            await asyncio.sleep(self.slow_s)
            if asks.dead:
                return  # A kill closes connections: unsent requests are lost.
        await asyncio.sleep(0.01 + 0.05 * self._rng.random())
        found = await self._answered(sent)
        await asyncio.sleep(0.01 + 0.05 * self._rng.random())
        if not answer.done():
            answer.set_result(found)

    async def _answered(self, sent: Sent) -> tuple[int, Any, dict[str, str]]:
        for method, pattern, route in self._routes:
            parts = pattern.fullmatch(sent.path)
            if method != sent.method or parts is None:
                continue

            async def body() -> Body:
                return sent.body

            asked = Incoming(parts.groups(), sent.query, sent.token, 0, body)
            found = await self._rest.take(route, asked)
            self.watch(sent, route, found[0], found[1])
            return found
        raise AssertionError(f"no route for {sent.method} {sent.path}")


class SessionEnd:
    """Replacement of aiohttp's session."""

    def __init__(self, network: Network, traces: list[aiohttp.TraceConfig]) -> None:
        self._network, self._traces = network, traces
        self.closed = False

    async def close(self) -> None:
        """Refuse further requests."""
        self.closed = True

    async def ws_connect(self, url: str, **_: Any) -> Any:
        return await self._network.connect(URL(url))

    def get(self, url: str, **_: Any) -> Asking:
        """Refuse a download: nobody here has an avatar."""
        return Asking(self._nothing(url))

    async def _nothing(self, url: str) -> Response:
        return Response(URL(url), "GET", 404, "", {})

    def request(self, method: str, url: str, **how: Any) -> Asking:
        """Prepare a request as an async context."""
        return Asking(self._request(method, URL(url), **how))

    async def _request(
        self,
        method: str,
        url: URL,
        *,
        data: Any = None,
        headers: Mapping[str, str] | None = None,
        params: Mapping[str, Any] | None = None,
        **_: Any,
    ) -> Response:
        query = {**url.query, **{key: str(value) for key, value in (params or {}).items()}}
        path = url.path.removeprefix(BASE)
        sent = Sent(method, path, query, (headers or {}).get("Authorization"), _body(data))
        try:
            started = aiohttp.TraceRequestStartParams(method, url, CIMultiDict())
            await self._tell("on_request_start", started)
            status, body, back = await self._network.ask(sent)
            if status == 0:
                raise aiohttp.ServerDisconnectedError
            response = Response(url, method, status, body, back)
            ended = aiohttp.TraceRequestEndParams(
                method,
                url,
                CIMultiDict(),
                response,  # type: ignore[arg-type]  # what is asked of it is there
            )
            await self._tell("on_request_end", ended)
            await self._tell("on_response_chunk_received", None)
        except BaseException:
            await self._tell("on_request_exception", None)
            raise
        return response

    async def _tell(self, event: str, params: object) -> None:
        for trace in self._traces:
            for listener in getattr(trace, event):
                await listener(self, None, params)


class Asking:
    """A request as an async context."""

    def __init__(self, work: Any) -> None:
        self._work = work

    async def __aenter__(self) -> Response:
        found: Response = await self._work
        return found

    async def __aexit__(self, *_: object) -> None:
        return None

    def __await__(self) -> Any:
        return self._work.__await__()


def _body(data: Any) -> Body:
    """A body in the fake Discord's parsed form, without serialisation."""
    if data is None:
        return Body(None, {})
    if isinstance(data, (str, bytes)):
        return Body(json.loads(data), {})
    payload: Any = None
    files: dict[int, Upload] = {}
    for options, _, value in data._fields:
        name = options["name"]
        if name == "payload_json":
            payload = json.loads(value)
            continue
        found = _PART.fullmatch(name)
        assert found is not None, f"a part is named {name!r}"
        content = value if isinstance(value, bytes) else value.read()
        digest = hashlib.blake2b(content, digest_size=16).hexdigest()
        upload = Upload(str(options["filename"]), len(content), digest, content)
        files[int(found[1])] = upload
    return Body(payload, files)
