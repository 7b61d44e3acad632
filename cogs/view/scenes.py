"""Pictures for one reader, or their words where they want no pictures."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from discord import ui

from brouc.view import View
from cogs.messages.posts import gallery
from cogs.view.pictures import own_look
from db import Preferences
from games.api import scenes
from games.api.game import Game
from games.api.scenes import Look, Picture
from games.brouc import GAME
from games.brouc.pictures.facts import HandFacts


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

    @classmethod
    def public(cls, language: str) -> Reader:
        """Everybody in a channel whose language this is."""
        return cls(language, Look(language), text_mode=False)


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture with its words."""

    picture: Picture | None
    words: str
    """What it shows."""

    def into(self, box: ui.Container[Any]) -> None:
        """Put it into a container: the picture if there is one, else the words."""
        if self.picture is not None:
            box.add_item(gallery(self.picture))
        elif self.words:
            box.add_item(ui.TextDisplay(self.words))


async def drawn(
    game: Game, scene: scenes.Scene | None, reader: Reader, names: Mapping[str, str] | None = None
) -> Scene:
    """A game's scene as a reader wants it; without names pictures call players by their seats."""
    if game.scenes is None or scene is None:
        return Scene(None, "")
    if reader.text_mode:
        told = await asyncio.to_thread(game.scenes.words, scene, names or {}, reader.look)
        return Scene(None, told)
    picture = await asyncio.to_thread(game.scenes.draw, scene, names or {}, reader.look)
    return Scene(picture, picture.alt)


# -- until those who ask for them are handed scenes by the game ------------------------------


async def board_scene(view: View, reader: Reader) -> Scene:
    """The table as everybody sees it."""
    return await drawn(GAME, scenes.Scene("board", view), reader)


async def hand_scene(view: View, reader: Reader) -> Scene:
    """A seat's cards with the trick so far; nothing says which may be played."""
    facts = HandFacts(mark_legal=False, ribbons=False)
    return await drawn(GAME, scenes.Scene("hand", view, facts), reader)
