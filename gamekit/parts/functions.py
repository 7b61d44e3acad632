"""Face and computer players whose methods are functions of the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gamekit.api.face import Command, Page, Say
from gamekit.api.panel import Choice, Panel
from gamekit.api.players import Clear, Hint


def no_panel(name: str, view: Any, at: Any) -> Panel:
    """``KeyError``: no button of the hand opens a panel."""
    raise KeyError(name)


@dataclass(frozen=True)
class FunctionFace:
    """Functions with the arguments of :class:`gamekit.api.face.Face`'s methods."""

    say: Say
    pages: tuple[Page, ...]
    commands: tuple[Command, ...]
    board: Callable[..., Panel]
    recap: Callable[..., Panel]
    call: Callable[..., Panel | None]
    final: Callable[..., Panel]
    hand: Callable[..., Panel]
    page: Callable[..., Panel]
    label: Callable[..., str]
    typed: Callable[..., tuple[str, ...]]
    proposals: Callable[..., tuple[Choice, ...]]
    panel: Callable[..., Panel] = no_panel


@dataclass(frozen=True)
class FunctionPlayers:
    """Functions with the arguments of :class:`gamekit.api.players.Players`' methods."""

    levels: tuple[str, ...]
    choose: Callable[..., Any]
    speak: Callable[..., Any | None]
    clear: Callable[..., Clear | None]
    hint: Callable[..., Hint | None]
    warm_up: Callable[[], None]
