"""Requests as handlers get them, and the log of requests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tools.fake_discord.bodies import Body
from tools.fake_discord.limits import Payer


@dataclass(frozen=True, slots=True)
class Call:
    """One request that passed token, limits and shape."""

    route: str
    """Method and path with placeholders."""
    parts: tuple[str, ...]
    """Values of the placeholders."""
    query: Mapping[str, str]
    body: Body

    def id(self, number: int) -> int:
        """A placeholder's value as an id; 0, which nothing has, for any other text."""
        text = self.parts[number]
        return int(text) if text.isascii() and text.isdecimal() else 0

    @property
    def payload(self) -> dict[str, Any]:
        """The body; an object, since its shape has been checked."""
        return self.body.json if isinstance(self.body.json, dict) else {}


@dataclass(frozen=True, slots=True)
class Done:
    """Log record of a request."""

    at: float
    """Seconds, by the fake Discord's clock."""
    route: str
    payer: Payer
    status: int
    size: int
    """Bytes of the body."""


def counted(requests: Iterable[Done]) -> Counter[str]:
    """Number of requests per route, refused ones with their status."""
    return Counter(
        one.route if one.status < 300 else f"{one.route} → {one.status}" for one in requests
    )
