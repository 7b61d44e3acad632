"""What goes wrong on purpose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from tools.fake_discord.requests import Call


@dataclass(frozen=True, slots=True)
class Fault:
    """One request that fails."""

    status: int = 500
    code: int = 0
    done: bool = False
    """What was asked is done all the same."""
    dropped: bool = False
    """The connection breaks instead of an answer."""
    seconds: float = 0.0
    """How long it takes to fail."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Of the answer, beside those of its bucket."""
    body: object = None
    """Of the answer: JSON, or a text of some proxy; by default what Discord says with this code."""


Faults: TypeAlias = Callable[[Call], Fault | None]
"""Decides which requests fail; ``None``: this one does not."""
