"""The library forgets windows that nobody uses, but does not look at all of them each time."""

from __future__ import annotations

import asyncio
import math
from typing import Any

from discord.http import HTTPClient, Ratelimit

from cogs.connection import quick_buckets


async def test_what_nobody_uses_is_forgotten_once_a_minute() -> None:
    quick_buckets.install()
    client: Any = HTTPClient(asyncio.get_running_loop())

    def grow(name: str) -> None:
        for number in range(400):
            old = Ratelimit(None)
            vars_of: Any = old
            vars_of._last_request = -math.inf
            client._buckets[f"{name} {number}"] = old
        assert client.get_ratelimit(f"{name} new") is client.get_ratelimit(f"{name} new")

    grow("first")
    assert list(client._buckets) == ["first new"]
    grow("second")
    assert len(client._buckets) == 402, "they were all looked at again"
    setattr(client, quick_buckets.SWEPT, getattr(client, quick_buckets.SWEPT) - 60)
    grow("third")
    assert list(client._buckets) == ["first new", "second new", "third new"]
