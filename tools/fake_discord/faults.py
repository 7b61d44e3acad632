"""Injected request failures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from tools.fake_discord.requests import Call


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
