"""Briscon for the application."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gamekit.api.game import Game


def __getattr__(name: str) -> Game:
    """``GAME`` for :mod:`games.registry`, loaded on demand."""
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from games.briscon.game import GAME

    return GAME
