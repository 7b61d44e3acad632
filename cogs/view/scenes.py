"""Pictures for one reader, or their words where he wants no pictures."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from discord import ui

from brouc.seats import PerSeat, Seat
from brouc.view import View
from cogs.messages.posts import gallery
from cogs.view.pictures import own_look
from db import Preferences
from games.api import scenes
from games.api.game import Game
from games.brouc.pictures import alt, alt_over, animation, replay_step
from games.brouc.pictures import board as draw_board
from games.brouc.pictures import hand as draw_hand
from render.style.picture import Look, Picture

NOBODY: Final = PerSeat("", "", "", "")
"""Pictures call the players by their seats."""


@dataclass(frozen=True, slots=True)
class Reader:
    """How somebody wants to be shown things."""

    language: str
    look: Look
    text_mode: bool

    @classmethod
    def of(cls, preferences: Preferences, language: str) -> Reader:
        """From what the person has chosen."""
        return cls(language, own_look(preferences, language), preferences.text_mode)


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture with its words."""

    picture: Picture | None
    words: str
    """What it shows."""

    def into(self, box: ui.Container[Any]) -> None:
        """Put it into a container: the picture if there is one, else the words."""
        box.add_item(ui.TextDisplay(self.words) if self.picture is None else gallery(self.picture))


async def board_scene(view: View, reader: Reader) -> Scene:
    """The table as everybody sees it."""
    if reader.text_mode:
        return Scene(None, alt.board(view, NOBODY, reader.look))
    picture = await asyncio.to_thread(draw_board, view, NOBODY, reader.look)
    return Scene(picture, picture.alt)


async def hand_scene(view: View, reader: Reader) -> Scene:
    """A seat's cards with the trick so far; nothing says which may be played."""
    if reader.text_mode:
        words = alt.hand(view, NOBODY, reader.look, mark_legal=False, ribbons=False)
        return Scene(None, words)
    picture = await asyncio.to_thread(draw_hand, view, NOBODY, reader.look, False, False)
    return Scene(picture, picture.alt)


async def drawn(
    game: Game, scene: scenes.Scene | None, reader: Reader, names: Mapping[str, str]
) -> Scene:
    """A step or a film of a replay."""
    if scene is None:
        return Scene(None, "")
    people = PerSeat.of(lambda seat: names.get(seat.value, ""))
    view, look, data = scene.view, reader.look, scene.data
    bottom = Seat(data.bottom or Seat.SOUTH)
    if reader.text_mode:
        film = scene.kind == "film"
        words = alt_over.animation(view, people, look) if film else ""
        return Scene(None, words or alt_over.replay(view, data.step, people, look))
    if scene.kind == "film":
        picture = await asyncio.to_thread(animation, view, people, look, bottom)
    else:
        picture = await asyncio.to_thread(replay_step, view, data.step, people, look, bottom)
    return Scene(picture, picture.alt)
