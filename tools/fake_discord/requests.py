"""Requests as handlers get them, the log of requests, and injected failures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

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
class LoggedRequest:
    """Log record of a request."""

    at: float
    """Seconds, by the fake Discord's clock."""
    route: str
    payer: Payer
    status: int
    size: int
    """Bytes of the body."""


def counted(requests: Iterable[LoggedRequest]) -> Counter[str]:
    """Number of requests per route, refused ones with their status."""
    return Counter(
        one.route if one.status < 300 else f"{one.route} → {one.status}" for one in requests
    )


@dataclass(frozen=True, slots=True)
class Fault:
    """The failure of one request."""

    status: int = 500
    code: int = 0
    done: bool = False
    """The request is executed all the same."""
    dropped: bool = False
    """The connection breaks instead of an answer."""
    seconds: float = 0.0
    """Seconds until it fails."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Headers of the answer besides those of its bucket."""
    body: object = None
    """Body of the answer: JSON, or a proxy's text; by default Discord's error for this code."""


Faults: TypeAlias = Callable[[Call], Fault | None]
"""Chooses the failure of a request; ``None``: no failure."""
