"""Names as they are drawn: whatever people call themselves, a plate is never blank."""

from __future__ import annotations

from brouc.seats import PerSeat, Seat
from render.style.text import SUBSTITUTE, clean
from render.style.words import Words


def drawable(name: str) -> str:
    """The name without what no font has; empty if nothing of it can be drawn."""
    shown = clean(name)
    return shown if shown.strip(SUBSTITUTE + " ") else ""


def drawn(names: PerSeat[str], seat: Seat, say: Words) -> str:
    """A player's name as pictures have it; the seat's name where nothing of it can be drawn."""
    return drawable(names[seat]) or say.seat(seat)
