"""Drawing, away from the event loop."""

from __future__ import annotations

import asyncio

from brouc.cards import Card
from brouc.seats import PerSeat
from brouc.view import View
from cogs.messages.names import NameOf
from db import Preferences
from games.brouc.pictures import FinalFacts, alt, hand_order
from games.brouc.pictures import board as draw_board
from games.brouc.pictures import final as draw_final
from games.brouc.pictures import hand as draw_hand
from games.brouc.pictures import recap as draw_recap
from games.brouc.pictures import slate as draw_slate
from render.cards.faces import Letters, PackStyle
from render.style.picture import Look, Picture
from tables.options import Help
from tables.showing import Board

_LETTERS = {"fr": Letters.FR, "de": Letters.DE, "it": Letters.IT, "en": Letters.EN}


class Pictures:
    """The scenes of a table, drawn in a thread.

    ``guild`` is the server where a picture is seen: people are called as they are called there.
    """

    def __init__(self, name_of: NameOf) -> None:
        self._name_of = name_of

    async def names(self, board: Board, guild: int | None) -> PerSeat[str]:
        """Who sits where; empty for computer players, which pictures call by their seat."""
        found = {
            card.seat: ""
            if card.occupant.person is None
            else await self._name_of(guild, card.occupant.person)
            for card in board.seats
        }
        return PerSeat.of(lambda seat: found.get(seat.value, ""))

    async def board(self, board: Board, guild: int | None) -> Picture:
        """The table with the trick so far."""
        names = await self.names(board, guild)
        return await asyncio.to_thread(draw_board, board.view, names, public_look(board))

    async def recap(self, board: Board, view: View, guild: int | None) -> Picture:
        """A finished deal."""
        names = await self.names(board, guild)
        return await asyncio.to_thread(draw_recap, view, names, public_look(board))

    async def final(self, board: Board, facts: FinalFacts, guild: int | None) -> Picture:
        """The last slate of a match."""
        names = await self.names(board, guild)
        return await asyncio.to_thread(draw_final, board.view, names, public_look(board), facts)

    async def slate(self, board: Board, view: View, look: Look, guild: int | None) -> Picture:
        """The slate for one reader: their team is « Nous »."""
        names = await self.names(board, guild)
        team = view.seat.team if view.seat is not None else None
        return await asyncio.to_thread(draw_slate, view, team, names, look)

    async def hand(self, board: Board, view: View, look: Look, guild: int | None) -> Picture:
        """A seat's cards."""
        names = await self.names(board, guild)
        help = board.options.help
        return await asyncio.to_thread(
            draw_hand, view, names, look, help is not Help.NONE, help is Help.HINTS
        )

    async def hand_words(self, board: Board, view: View, look: Look, guild: int | None) -> str:
        """A seat's cards for those who want no pictures."""
        names = await self.names(board, guild)
        help = board.options.help
        return alt.hand(
            view,
            names,
            look,
            mark_legal=help is not Help.NONE,
            ribbons=help is Help.HINTS,
        )

    async def slate_words(self, board: Board, view: View, look: Look, guild: int | None) -> str:
        """The slate for those who want no pictures."""
        team = view.seat.team if view.seat is not None else None
        return alt.slate(view, team, await self.names(board, guild), look)


def order(view: View) -> tuple[Card | None, ...]:
    """The places of the hand as drawn."""
    return hand_order(view)


def public_look(board: Board) -> Look:
    """How public pictures look: in the table's language."""
    language = board.options.language
    return Look(PackStyle(letters=_LETTERS[language]), language)


def own_look(preferences: Preferences, language: str) -> Look:
    """How a person wants his pictures."""
    colours = "four" if preferences.pack == "four-colour" else "two"
    pack = PackStyle(colours, preferences.big_index, _LETTERS[language])  # type: ignore[arg-type]
    return Look(pack, language)
