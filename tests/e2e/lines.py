"""Connection failures below discord.py: before a request arrives or after it is executed."""

from __future__ import annotations

import fnmatch
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch
from urllib.parse import urlsplit

import aiohttp
from simcord.http import FakeHTTPClient, FakeWebhookAdapter


@dataclass(slots=True)
class Line:
    """A kind of request whose connection breaks, with a counter."""

    method: str
    path: str
    """As a shell pattern."""
    times: int
    arrives: bool
    """Whether Discord executes the request, so that only the answer is lost."""
    broken: int = 0

    def breaks(self, route: Any) -> bool:
        """Whether this request is broken."""
        path = urlsplit(route.url).path.partition("/v10")[2]
        fits = route.method == self.method and fnmatch.fnmatch(path, self.path)
        if not fits or self.broken >= self.times:
            return False
        self.broken += 1
        return True


@contextmanager
def broken(method: str, path: str, *, arrives: bool, times: int = 1) -> Iterator[Line]:
    """Drop the connection of the next requests of this kind."""
    line = Line(method, path, times, arrives)
    with _breaking(FakeHTTPClient, line), _breaking(FakeWebhookAdapter, line):
        yield line


@contextmanager
def _breaking(client: Any, line: Line) -> Iterator[None]:
    whole = client.request

    async def request(self: Any, route: Any, *args: Any, **kwargs: Any) -> Any:
        if not line.breaks(route):
            return await whole(self, route, *args, **kwargs)
        if line.arrives:
            await whole(self, route, *args, **kwargs)
        raise aiohttp.ServerDisconnectedError

    with patch.object(client, "request", request):
        yield
