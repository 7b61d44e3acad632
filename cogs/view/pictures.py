"""Drawing, away from the event loop: any game's scenes, for one server and one reader."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping

from cogs.messages.names import NameOf
from db import Preferences
from games.api.game import Game
from games.api.scenes import Look, Picture, Scene
from tables.showing import Board, SeatCard


class Pictures:
    """The scenes of all games, drawn in a thread.

    ``guild`` is the server where a picture is seen: people are called as they are called there.
    """

    def __init__(self, name_of: NameOf) -> None:
        self._name_of = name_of

    async def draw(
        self, game: Game, scene: Scene, seats: Iterable[SeatCard], look: Look, guild: int | None
    ) -> Picture | None:
        """The picture; ``None`` from a game that has none."""
        scenes = game.scenes
        if scenes is None:
            return None
        return await asyncio.to_thread(scenes.draw, scene, await self.names(seats, guild), look)

    async def words(
        self, game: Game, scene: Scene, seats: Iterable[SeatCard], look: Look, guild: int | None
    ) -> str:
        """The same for those who want no pictures; empty from a game that has none."""
        scenes = game.scenes
        if scenes is None:
            return ""
        return await asyncio.to_thread(scenes.words, scene, await self.names(seats, guild), look)

    async def names(self, seats: Iterable[SeatCard], guild: int | None) -> Mapping[str, str]:
        """Who sits where; empty for computer players, which pictures call by their seat."""
        return {
            card.seat: ""
            if card.occupant.person is None
            else await self._name_of(guild, card.occupant.person)
            for card in seats
        }


def public_look(board: Board) -> Look:
    """How public pictures look: in the table's language."""
    return Look(board.options.language)


def own_look(preferences: Preferences, language: str) -> Look:
    """How a person wants their pictures."""
    four = preferences.pack == "four-colour"
    return Look(language, "four" if four else "two", preferences.big_index)
