"""The library looks for windows of Discord's that nobody uses any more once a minute.

It keeps one for each kind of request in each channel, and once there were 256 it went through all
of them with every new one: in the minutes after a start with a thousand tables, whose messages had
been looked through, that was 2 ms of a card. ``tests/cogs/test_quick_buckets.py`` fails where an
update moves these parts.
"""

from __future__ import annotations

import asyncio
import math
from typing import Any, Final

from discord.http import HTTPClient

EACH_S: Final = 60.0
"""Seconds from one look to the next; the library drops what was not used for 300."""
SWEPT: Final = "buckets_swept"
"""A client's attribute: when it looked last, by the loop's clock."""
_library: Any = HTTPClient
_look: Final = _library._try_clear_expired_ratelimits


def install() -> None:
    """From now on every client looks so seldom."""
    _library._try_clear_expired_ratelimits = seldom


def seldom(client: Any) -> None:
    """Let a client look, unless it has just done so."""
    now = asyncio.get_running_loop().time()
    if now - vars(client).get(SWEPT, -math.inf) >= EACH_S:
        vars(client)[SWEPT] = now
        _look(client)
