"""Parts of rules that are alike in all games (:mod:`gamekit.api.rules`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from gamekit.cards.shuffle import commitment
from gamekit.records.codec import Codec

M = TypeVar("M")
A = TypeVar("A")


class CommonRules(Generic[M, A]):
    """Members that are alike in all rules."""

    name: str
    codec: Codec[A]

    def actor(self, action: A) -> str | None:
        """Seat of the action; ``None`` for the table's own: deals and bookings."""
        seat = getattr(action, "seat", None)
        return None if seat is None else str(seat)

    def commitment(self, secret: bytes) -> str:
        """Commitment published before the deal, to check the secret afterwards."""
        return commitment(secret)

    def book(self, state: M) -> A:
        """The table's action that books a deal; never asked for where none is awaited."""
        raise ValueError(f"a deal of {self.name} is not booked")

    def encode(self, action: A) -> str:
        """Encode an action for the journal."""
        return self.codec.encode(action)

    def decode(self, text: str) -> A:
        """Decode an action; ``ValueError`` names the error."""
        return self.codec.decode(text)


def check_start(presets: Sequence[str], preset: str, newest: int, version: int | None) -> None:
    """Raise ``ValueError`` for an unknown preset or version of the rules; ``None``: the newest."""
    if preset not in presets:
        raise ValueError(f"unknown rule set: {preset[:40]!r}")
    if version is not None and not 1 <= version <= newest:
        raise ValueError(f"unknown version of the rules: {version}")
