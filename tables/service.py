"""The application's one door: every request to a table goes through :class:`Tables`.

A request names its ``cause``, a key that no other request has (an interaction's id): the same
cause again is answered with :class:`Repeated` and changes nothing. Where a click refers to a
position it carries the ``seq`` of the board it was on; a move for an older turn, or a call for an
older deal, is :class:`Stale`. What is accepted is in the store before anybody hears of it.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Executor
from typing import Any

from tables.minds import Mind
from tables.options import Level, Options
from tables.outcomes import Change, Nudge, Outcome
from tables.pauses import Pauses
from tables.showing import Board, HandPanel, LobbyCard
from tables.state import Games, TableState

Listener = Callable[[Change | Nudge], None]
"""Called on the event loop right after storing, outside the table's lock; must return at once and
not raise: remember what is to be redrawn, do it elsewhere."""


class Tables:
    """All tables of one bot."""

    def __init__(
        self,
        store: Any,
        games: Games,
        minds: Mapping[str, Mind],
        *,
        pauses: Pauses | None = None,
        rng: random.Random | None = None,
        now: Callable[[], int] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        executor: Executor | None = None,
        drive: bool = True,
    ) -> None:
        """``rng``: ``random.SystemRandom`` unless tests hand in a seeded one. ``now``: UTC ms.

        ``executor``: where computer players think (default: one thread of its own). ``drive=False``
        leaves clocks and computer players to another process, or to the test.
        """

    # -- life of the service -----------------------------------------------------------------------

    async def resume(self) -> int:
        """Take up every live table after a start; clocks are shifted by the outage.

        Returns how many tables are live.
        """
        raise NotImplementedError

    async def close(self) -> None:
        """Stop all clocks and computer players; the store is left open."""
        raise NotImplementedError

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Hear of every change; returns what ends it."""
        raise NotImplementedError

    # -- reading -----------------------------------------------------------------------------------

    async def state(self, table: int) -> TableState | None:
        """The table as the store has it, ``None`` if there is no such table."""
        raise NotImplementedError

    async def live(self) -> tuple[int, ...]:
        """The tables in their lobby or in play."""
        raise NotImplementedError

    async def tables_of(self, person: int) -> tuple[int, ...]:
        """The live tables at which a person sits or is invited, the newest first."""
        raise NotImplementedError

    async def lobby(self, table: int) -> LobbyCard | None:
        """The lobby card; ``None`` if there is no such table."""
        raise NotImplementedError

    async def board(self, table: int) -> Board | None:
        """What everybody may see; ``None`` if there is no such table."""
        raise NotImplementedError

    async def hand(self, table: int, person: int) -> HandPanel | None:
        """What a seated person may see; ``None`` for others."""
        raise NotImplementedError

    # -- the lobby ---------------------------------------------------------------------------------

    async def open(
        self,
        owner: int,
        guild: int | None,
        channel: int,
        options: Options,
        *,
        cause: str,
        game: str = "brouc",
    ) -> Outcome:
        """Open a table; the new id is ``Accepted.state.id``. Refused: BAD_OPTIONS."""
        raise NotImplementedError

    async def set_options(
        self, table: int, person: int, options: Options, *, cause: str
    ) -> Outcome:
        """Change the options in the lobby (owner). Refused: NOT_LOBBY, NOT_OWNER, BAD_OPTIONS."""
        raise NotImplementedError

    async def sit(self, table: int, person: int, seat: str, *, cause: str) -> Outcome:
        """Take a free seat, or the one reserved for the person, or move to another, in the lobby.

        Refused: NOT_LOBBY, NO_SUCH_SEAT, SEAT_TAKEN, SEAT_RESERVED, PRIVATE, ALREADY_SEATED.
        """
        raise NotImplementedError

    async def stand_up(self, table: int, person: int, *, cause: str) -> Outcome:
        """Free one's seat, or give back a reservation, in the lobby."""
        raise NotImplementedError

    async def fill(
        self, table: int, person: int, seat: str | None, level: Level, *, cause: str
    ) -> Outcome:
        """Seat a computer player (or change its level); ``seat=None`` fills every empty seat.

        By the owner or a seated person, in the lobby. A reserved seat is filled only by naming it.
        """
        raise NotImplementedError

    async def free(self, table: int, person: int, seat: str, *, cause: str) -> Outcome:
        """Send a computer player away or drop a reservation, in the lobby."""
        raise NotImplementedError

    async def reserve(
        self, table: int, person: int, seat: str, guest: int, *, cause: str
    ) -> Outcome:
        """Keep a free or computer's seat for a guest, in the lobby."""
        raise NotImplementedError

    async def draw_partners(self, table: int, person: int, *, cause: str) -> Outcome:
        """Draw the seats anew among all who sit, in the lobby."""
        raise NotImplementedError

    async def start(self, table: int, person: int, *, cause: str) -> Outcome:
        """Begin the match. Refused: NOT_LOBBY, NOT_SEATED (unless the owner), SEATS_EMPTY."""
        raise NotImplementedError

    # -- the match ---------------------------------------------------------------------------------

    async def act(
        self, table: int, person: int, action: Any, *, cause: str, seq: int | None = None
    ) -> Outcome:
        """Play a card or make a call: an action of the game, decoded. ``seq``: the board's.

        Acting on an away seat brings the person back. Refused: NOT_PLAYING, NOT_SEATED,
        NOT_YOUR_SEAT, TABLES_OWN, YOU_LEFT, GAME.
        """
        raise NotImplementedError

    async def cut(
        self, table: int, person: int, position: int, *, cause: str, seq: int | None = None
    ) -> Outcome:
        """Cut the pack (1-31 cards taken off): the dealer's left, before it is cut for him."""
        raise NotImplementedError

    async def count(
        self, table: int, person: int, *, cause: str, seq: int | None = None
    ) -> Outcome:
        """Say that the finished deal may be booked; it is once all present have said so."""
        raise NotImplementedError

    async def take_back(
        self, table: int, person: int, *, cause: str, seq: int | None = None
    ) -> Outcome:
        """Take one's last card back before the next one (the table's option)."""
        raise NotImplementedError

    async def leave(self, table: int, person: int, *, cause: str) -> Outcome:
        """Leave: in the lobby the seat becomes free, in a match a stand-in finishes."""
        raise NotImplementedError

    async def back(self, table: int, person: int, *, cause: str) -> Outcome:
        """ "I'm back", after missing turns or leaving."""
        raise NotImplementedError

    async def invite(
        self, table: int, person: int, seat: str, guest: int, *, cause: str
    ) -> Outcome:
        """Invite a guest to a computer's or an absent person's seat of a running match, or consent.

        In the lobby the seat is reserved.
        """
        raise NotImplementedError

    async def accept(self, table: int, guest: int, *, cause: str) -> Outcome:
        """Accept an invitation: in the lobby sit down, in a match take over between two deals."""
        raise NotImplementedError

    async def decline(self, table: int, guest: int, *, cause: str) -> Outcome:
        """Decline an invitation or give back a reservation."""
        raise NotImplementedError

    # -- the end -----------------------------------------------------------------------------------

    async def vote_abandon(self, table: int, person: int, agrees: bool, *, cause: str) -> Outcome:
        """Propose to stop the match (the first vote), agree, or refuse.

        It stops when all who are present agree; silence counts as consent after a while.
        """
        raise NotImplementedError

    async def rematch(self, table: int, person: int, *, new_partners: bool, cause: str) -> Outcome:
        """ "Again" or "New partners" after a match: back to the lobby, seats kept for the players.

        When another of them presses the same he sits down; once all seats are filled, it starts.
        """
        raise NotImplementedError
