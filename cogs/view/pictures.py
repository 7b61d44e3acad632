"""Drawing, away from the event loop: any game's scenes, for one server and one reader."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import Final

from brouc.cards import Card
from brouc.view import View
from cogs.messages.names import NameOf
from db import Preferences
from games.api.game import Game
from games.api.scenes import Look, Picture, Scene
from games.brouc import GAME
from games.brouc.pictures import FinalFacts, hand_order
from games.brouc.pictures.facts import HandFacts
from tables.options import Help
from tables.showing import Board, SeatCard

NOBODY: Final[tuple[SeatCard, ...]] = ()
"""Pictures call the players by their seats."""


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

    # -- until those who ask for them are handed scenes by the game ------------------------------

    async def board(self, board: Board, guild: int | None) -> Picture:
        """The table with the trick so far."""
        return await self._of(board, Scene("board", board.view), public_look(board), guild)

    async def recap(self, board: Board, view: View, guild: int | None) -> Picture:
        """A finished deal."""
        return await self._of(board, Scene("recap", view), public_look(board), guild)

    async def final(self, board: Board, facts: FinalFacts, guild: int | None) -> Picture:
        """The last slate of a match."""
        return await self._of(board, Scene("final", board.view, facts), public_look(board), guild)

    async def slate(self, board: Board, view: View, look: Look, guild: int | None) -> Picture:
        """The slate for one reader: their team is « Nous »."""
        return await self._of(board, Scene("slate", view), look, guild)

    async def hand(self, board: Board, view: View, look: Look, guild: int | None) -> Picture:
        """A seat's cards."""
        return await self._of(board, Scene("hand", view, _help(board)), look, guild)

    async def hand_words(self, board: Board, view: View, look: Look, guild: int | None) -> str:
        """A seat's cards for those who want no pictures."""
        return await self.words(GAME, Scene("hand", view, _help(board)), board.seats, look, guild)

    async def slate_words(self, board: Board, view: View, look: Look, guild: int | None) -> str:
        """The slate for those who want no pictures."""
        return await self.words(GAME, Scene("slate", view), board.seats, look, guild)

    async def _of(self, board: Board, scene: Scene, look: Look, guild: int | None) -> Picture:
        drawn = await self.draw(GAME, scene, board.seats, look, guild)
        assert drawn is not None
        return drawn


def _help(board: Board) -> HandFacts:
    help = board.options.help
    return HandFacts(help is not Help.NONE, help is Help.HINTS)


def order(view: View) -> tuple[Card | None, ...]:
    """The places of the hand as drawn."""
    return hand_order(view)


def public_look(board: Board) -> Look:
    """How public pictures look: in the table's language."""
    return Look(board.options.language)


def own_look(preferences: Preferences, language: str) -> Look:
    """How a person wants their pictures."""
    four = preferences.pack == "four-colour"
    return Look(language, "four" if four else "two", preferences.big_index)
