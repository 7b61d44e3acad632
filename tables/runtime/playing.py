"""Requests in a match: cards, calls, the cut, leaving, stopping; a part of
`tables.runtime.service`.

A click carries the ``seq`` of its button: clicks from another position are ``Stale``.
"""

from __future__ import annotations

from typing import Any

from tables.decisions import decide
from tables.decisions.outcomes import Outcome
from tables.decisions.positions import Seq
from tables.runtime.arranging import LobbyRequests


class PlayRequests(LobbyRequests):
    """Requests of people in a match."""

    async def act(
        self, table: int, person: int, action: Any, *, cause: str, seq: Seq = None
    ) -> Outcome:
        """Play a card or make a call: an action of the game, decoded. ``seq``: the board's.

        Acting on an away seat brings the person back. Refused: NOT_PLAYING, NOT_SEATED,
        NOT_YOUR_SEAT, TABLES_OWN, YOU_LEFT, GAME.
        """
        return await self._ledger.request(
            table, cause, lambda state: decide.act(state, person, action, seq)
        )

    async def cut(
        self, table: int, person: int, position: int, *, cause: str, seq: Seq = None
    ) -> Outcome:
        """Cut the pack: by the seat that the game asks, before it is cut for them."""
        return await self._ledger.request(
            table, cause, lambda state: decide.cut(state, person, position, seq)
        )

    async def count(self, table: int, person: int, *, cause: str, seq: Seq = None) -> Outcome:
        """Agree that the finished deal is booked; it is once all present agree."""
        return await self._ledger.request(
            table, cause, lambda state: decide.count(state, person, seq)
        )

    async def ready(self, table: int, person: int, *, cause: str, seq: Seq = None) -> Outcome:
        """Ask for the next deal: it begins at once when all who are present have done so."""
        return await self._ledger.request(
            table, cause, lambda state: decide.ready(state, person, seq)
        )

    async def take_back(self, table: int, person: int, *, cause: str, seq: Seq = None) -> Outcome:
        """Take one's last card back (the table's option): before the next one, or against computer
        players alone before one's own next one."""
        return await self._ledger.request(
            table, cause, lambda state: decide.take_back(state, person, seq)
        )

    async def leave(self, table: int, person: int, *, cause: str) -> Outcome:
        """Leave: in the lobby the seat becomes free, in a match a stand-in finishes."""
        return await self._ledger.request(table, cause, lambda state: decide.leave(state, person))

    async def back(self, table: int, person: int, *, cause: str, seq: Seq = None) -> Outcome:
        """Return to the seat ("I'm back"), after missing turns or leaving."""
        return await self._ledger.request(
            table, cause, lambda state: decide.back(state, person, seq)
        )

    async def vote_abandon(
        self, table: int, person: int, agrees: bool, *, cause: str, seq: Seq = None
    ) -> Outcome:
        """Propose to stop the match (the first vote), agree, or refuse.

        It stops when all who are present agree; silence counts as consent after a while.
        """
        return await self._ledger.request(
            table, cause, lambda state: decide.vote_abandon(state, person, agrees, seq)
        )
