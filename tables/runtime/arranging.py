"""Requests in a lobby: seats, options, partners, the start; a part of `tables.runtime.service`.

A lobby's button carries the entry that opened it: pressed in a later lobby it is ``Stale``.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from tables.decisions import lobby
from tables.decisions.automatic import unless_resting
from tables.decisions.outcomes import Outcome
from tables.decisions.positions import Seq, belonging
from tables.journal.options import Level, Options
from tables.journal.table_store import Decide, Ledger
from tables.runtime.maintenance import Maintenance


class LobbyRequests:
    """Requests of people before a match."""

    def __init__(self, ledger: Ledger, rng: random.Random, maintenance: Maintenance) -> None:
        self._ledger = ledger
        self._rng = rng
        self.maintenance = maintenance

    async def change_options(
        self,
        table: int,
        person: int,
        change: Callable[[Options], Options],
        *,
        cause: str,
        seq: Seq = None,
    ) -> Outcome:
        """Change the options in the lobby (owner). Refused: NOT_LOBBY, NOT_OWNER, BAD_OPTIONS.

        ``change`` is pure and receives the present options; its exceptions are passed on.
        """
        return await self._in_lobby(
            table, cause, seq, lambda state: lobby.change_options(state, person, change)
        )

    async def sit(
        self, table: int, person: int, seat: str, *, cause: str, seq: Seq = None
    ) -> Outcome:
        """Take a free seat, or the one reserved for the person, or move to another, in the lobby.

        Refused: NOT_LOBBY, NO_SUCH_SEAT, SEAT_TAKEN, SEAT_RESERVED, PRIVATE, ALREADY_SEATED.
        """
        return await self._in_lobby(table, cause, seq, lambda state: lobby.sit(state, person, seat))

    async def stand_up(self, table: int, person: int, *, cause: str, seq: Seq = None) -> Outcome:
        """Free one's seat, or give back a reservation, in the lobby."""
        return await self._in_lobby(table, cause, seq, lambda state: lobby.stand_up(state, person))

    async def fill(
        self,
        table: int,
        person: int,
        seat: str | None,
        level: Level,
        *,
        cause: str,
        seq: Seq = None,
    ) -> Outcome:
        """Seat a computer player (or change its level); ``seat=None`` fills every empty seat.

        By the owner or a seated person, in the lobby. A reserved seat is filled only by naming it,
        and only by the owner or who keeps it. Refused: NOT_SEATED, SEAT_TAKEN, SEAT_KEPT.
        """
        return await self._in_lobby(
            table, cause, seq, lambda state: lobby.fill(state, person, seat, level)
        )

    async def free(
        self, table: int, person: int, seat: str, *, cause: str, seq: Seq = None
    ) -> Outcome:
        """Send a computer player away or drop a reservation, in the lobby."""
        return await self._in_lobby(
            table, cause, seq, lambda state: lobby.free(state, person, seat)
        )

    async def draw_partners(
        self, table: int, person: int, *, cause: str, seq: Seq = None
    ) -> Outcome:
        """Draw new seats among all seated, in the lobby."""
        seed = self._rng.getrandbits(64)
        return await self._in_lobby(
            table, cause, seq, lambda state: lobby.draw_partners(state, person, random.Random(seed))
        )

    async def start(self, table: int, person: int, *, cause: str, seq: Seq = None) -> Outcome:
        """Begin the match.

        Refused: NOT_LOBBY, NOT_SEATED (unless the owner), SEATS_EMPTY, MAINTENANCE.
        """
        return await self._in_lobby(
            table,
            cause,
            seq,
            lambda state: unless_resting(lobby.start(state, person), self.maintenance.on),
        )

    async def play_now(self, table: int, person: int, *, cause: str, seq: Seq = None) -> Outcome:
        """Seat the person, fill the free seats with computer players and begin the match.

        Refused: as :meth:`start`; SEATS_EMPTY where a seat is kept for a guest, SEAT_TAKEN.
        """
        return await self._in_lobby(
            table,
            cause,
            seq,
            lambda state: unless_resting(lobby.play_now(state, person), self.maintenance.on),
        )

    async def _in_lobby(self, table: int, cause: str, seq: Seq, decide: Decide) -> Outcome:
        in_lobby = belonging(lambda began: began.lobby, seq, decide)
        return await self._ledger.request(table, cause, in_lobby)
