"""Requests as handlers see them, and what is kept of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tools.fake_discord.bodies import Body
from tools.fake_discord.limits import Payer


@dataclass(frozen=True, slots=True)
class Call:
    """One request that passed the door."""

    route: str
    """Method and path with gaps."""
    parts: tuple[str, ...]
    """What stands in the gaps."""
    query: Mapping[str, str]
    body: Body

    def id(self, number: int) -> int:
        """A gap as an id; 0, which nothing has, for any other text."""
        text = self.parts[number]
        return int(text) if text.isascii() and text.isdecimal() else 0

    @property
    def payload(self) -> dict[str, Any]:
        """The body; an object, as its shape has been checked."""
        return self.body.json if isinstance(self.body.json, dict) else {}


@dataclass(frozen=True, slots=True)
class Done:
    """What is kept of a request."""

    at: float
    """Seconds, by the stand-in's clock."""
    route: str
    payer: Payer
    status: int
    size: int
    """Bytes of its body."""


def counted(requests: Iterable[Done]) -> Counter[str]:
    """How many of each route were done, the refused ones with their status."""
    return Counter(
        one.route if one.status < 300 else f"{one.route} → {one.status}" for one in requests
    )
