"""The application: every request to a table goes through :class:`Tables`.

A request has a unique ``cause`` (an interaction's id): a repeated cause is answered with
:class:`Repeated` and changes nothing. A click carries the ``seq`` of its button: one from another
position (:mod:`tables.decisions.outcomes`) is :class:`Stale`. Accepted changes are stored before
listeners are notified.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Final, TypeVarTuple

from base.safe_log import without_text
from base.tasks import cancelled
from db import LIVE, Store, StoreError
from gamekit.api.game import Daily
from gamekit.api.players import Players
from tables.computers.service import ComputerPlayers
from tables.decisions import automatic, decide, lobby
from tables.decisions.automatic import unless_resting
from tables.decisions.outcomes import Decision, Outcome, Outdated, Reason, Refused, Seq, at_position
from tables.decisions.pauses import Pauses
from tables.decisions.rests import finishing, slow
from tables.journal.entries import Opened, Placed, SameDeal, Why
from tables.journal.options import Level, Options
from tables.journal.state import RulesByGame, Status, TableState
from tables.runtime.closing import close_ordered
from tables.runtime.dailies import Dailies
from tables.runtime.downtime import Connectivity, Downtime
from tables.runtime.journal_store import JournalStore
from tables.runtime.limits import TERMS, Action, Asker, Limits, Terms
from tables.runtime.maintenance import Maintenance
from tables.runtime.monotonic_clock import MonotonicClock
from tables.runtime.rate_limiter import RateLimiter
from tables.runtime.results import NO_COUNTS, CountsByGame
from tables.runtime.scheduler import Scheduler
from tables.runtime.table_scheduler import TableScheduler
from tables.runtime.table_subject import table_subject
from tables.runtime.tournaments import Tournaments
from tables.tournaments.timers import TIMES, Times
from tables.views import Board, HandPanel, LobbyCard, ViewCache, hand_of, lobby_of

log = logging.getLogger(__name__)

Arguments = TypeVarTuple("Arguments")

LOOK_MS: Final = 30_000
"""Interval of reading what the host's commands have stored."""
CALLS_MS: Final = 3_000
"""Longest time for which a person's move waits for computer players' calls."""
LOOKS_MS: Final = 10
"""Polling interval meanwhile."""


class Tables:
    """All tables of one bot."""

    def __init__(
        self,
        store: Store,
        games: RulesByGame,
        players: Mapping[str, Players],
        *,
        pauses: Pauses | None = None,
        rng: random.Random | None = None,
        now: Callable[[], int] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        thinkers: ComputerPlayers | None = None,
        drive: bool = True,
        limits: Limits | None = None,
        connectivity: Connectivity | None = None,
        counts: CountsByGame = NO_COUNTS,
        dailies: Mapping[str, Daily] | None = None,
        times: Times = TIMES,
    ) -> None:
        """``rng``: ``random.SystemRandom`` unless tests pass a seeded one.

        ``now``: UTC ms, by default a :class:`tables.runtime.monotonic_clock.MonotonicClock`.
        ``thinkers``: the computer players in their workers (default: ``players`` in two own
        threads). ``drive=False`` leaves clocks and computer players to another process or the test.
        ``limits``: the usual. ``connectivity``: people's connections to the bot, closed until
        they are found; by default one that is always open. ``counts``: the games' counts that are
        kept. ``dailies``: results of deals, by game. ``times``: those of tournaments.
        """
        now = now or MonotonicClock()
        self._store = store
        self._games = games
        self._pauses = pauses or Pauses()
        self._boards = ViewCache(self._pauses, scores=dailies)
        self._rng = rng or random.SystemRandom()
        self._thinkers = thinkers or ComputerPlayers(players)
        self.rate_limiter = RateLimiter(store, limits or Limits(), now)
        self._now = now
        self._looked = now()
        dailies = self._scores = dailies or {}
        self._table_store = JournalStore(store, table_subject(games, counts, dailies), now)
        self.dailies = Dailies(
            store, games, players, dailies, self._table_store, self.rate_limiter, now, self._rng
        )
        self.maintenance = Maintenance(store, now)
        self._downtime = Downtime(
            store, connectivity or Connectivity(now), now, self._rest, self._was_resumed
        )
        self.tournaments = Tournaments(
            store,
            self._table_store,
            games,
            dailies,
            counts,
            self.rate_limiter,
            self._downtime,
            self._pauses,
            self._rng,
            now,
            times,
        )
        self._always = connectivity is None
        self._sleep = sleep
        self._beating: asyncio.Task[None] | None = None
        self._asleep = 0
        """Number of background tasks that sleep."""
        self.on_change: Final = self._table_store.listeners
        self.on_resumed: Final[list[Callable[[int], None]]] = []
        """Called for each table that is resumed for the first time since the start."""
        self.on_look: Final[list[Callable[[], Awaitable[None]]]] = []
        """Awaited at the half-minute check of all tables."""
        self.on_maintenance: Final[list[Callable[[], Awaitable[None]]]] = []
        """Awaited when the maintenance shown on boards has changed."""
        self._scheduler: TableScheduler | None = None
        self._schedulers: tuple[Scheduler[Any, Any, Any], ...] = ()
        if drive:
            self._scheduler = TableScheduler(
                self._table_store,
                self._downtime,
                self._thinkers,
                self._pauses,
                self._rng,
                now,
                sleep,
                self.maintenance,
            )
            self.on_change.append(self._scheduler.on_change)
            self._downtime.add(self._scheduler)
            evenings = self.tournaments.scheduler(self._thinkers, sleep, self.maintenance)
            self._downtime.add(evenings)
            self._schedulers = (self._scheduler, evenings)

    # -- life of the service -----------------------------------------------------------------------

    async def resume(self) -> int:
        """After a start, resume every live table once people can reach it, one after the other.

        Clocks are extended by the downtime. A requested table is resumed at once. Returns the
        number of live tables. Raises :class:`db.StoreError` if the store cannot be read.
        """
        self._looked = self._now()
        await self.maintenance.look()
        if self._scheduler is None:
            return len(await self.live())
        live = await self._downtime.begin()
        if self._always:
            self._downtime.found(0)
        self._beating = asyncio.ensure_future(self._beat())
        return live

    async def look_for_maintenance(self) -> None:
        """Apply an announced maintenance now at all tables.

        Raises :class:`db.StoreError`.
        """
        if not await self.maintenance.look():
            return
        for scheduler in self._schedulers:
            scheduler.reconsider()
        for listener in self.on_maintenance:
            await listener()

    async def finishing(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Tables with a deal in progress: those with a quick clock, and those with a slow one.

        A maintenance waits for the former, since people would rather finish their deal.
        """
        quick: list[int] = []
        waiting: list[int] = []
        for table in await self.live():
            state = await self._table_store.state(table)
            if state is not None and finishing(state):
                (waiting if slow(state) else quick).append(table)
        return tuple(quick), tuple(waiting)

    def _was_resumed(self, table: int) -> None:
        for listener in self.on_resumed:
            listener(table)

    async def _beat(self) -> None:
        """Store a heartbeat every few seconds, and do other work in the store."""
        while True:
            await self._rest(self._pauses.heartbeat / 1000)
            try:
                await self._downtime.beat()
                await self._look_around()
            except StoreError as error:
                log.warning("heartbeat not stored: %s", error)
            except Exception as error:
                # Without a heartbeat the time of a later outage would be endless.
                kind = type(error).__name__
                log.error("heartbeat failed: %s", kind, exc_info=without_text(error))

    async def _rest(self, seconds: float) -> None:
        self._asleep += 1
        try:
            await self._sleep(seconds)
        finally:
            self._asleep -= 1

    async def _look_around(self) -> None:
        """Delete old counts, read tables of unknown state, do what the host's commands stored."""
        for journals in (self._table_store, self.tournaments.journals):
            for number in tuple(journals.uncertain):
                await journals.state(number)
        await self.rate_limiter.tidy()
        now = self._now()
        if now - self._looked >= LOOK_MS:
            self._looked = now
            await close_ordered(self._store, self.close_table)
            if self._downtime.all_resumed:
                for table in self._table_store.unread(await self.live()):
                    self._was_resumed(table)
                await self.tournaments.read_unread()
            await self.look_for_maintenance()
            for work in self.on_look:
                await work()

    async def close(self) -> None:
        """Stop all clocks and computer players; the store is left open."""
        await cancelled(*self._background())
        for scheduler in self._schedulers:
            await scheduler.close()
        for journals in (self._table_store, self.tournaments.journals):
            await journals.wait_idle()
        await self._thinkers.close()

    async def wait_idle(self) -> None:
        """Wait until nothing is being decided, stored or thought, and nothing is due.

        For tests; a table whose pauses are all 0 settles when people are needed or it is over.
        """
        while not self._idle:  # noqa: ASYNC110  many tasks, no single event
            await asyncio.sleep(0.001)

    @property
    def _idle(self) -> bool:
        idle = all(scheduler.idle for scheduler in self._schedulers)
        working = sum(not task.done() for task in self._background()) - self._asleep
        stored = self._table_store.idle and self.tournaments.journals.idle
        return idle and stored and working <= 0

    def _background(self) -> list[asyncio.Task[None]]:
        return [*([self._beating] if self._beating is not None else ()), *self._downtime.tasks]

    # -- reading -----------------------------------------------------------------------------------

    async def state(self, table: int) -> TableState | None:
        """Return the stored table; ``None`` if there is none, or its game is missing."""
        if not self._downtime.all_resumed:
            await self._downtime.resume(self._table_store, table, only_read=True)
        return await self._table_store.state(table)

    def known(self, table: int) -> TableState | None:
        """The table's state if it is in memory."""
        return self._table_store.known(table)

    async def live(self) -> tuple[int, ...]:
        """The tables in their lobby or in play whose game is installed, the oldest first."""
        live = await self._store.journals.live()
        return tuple(table for table, game in live if game in self._games)

    def absent(self, table: int) -> str | None:
        """The missing game of a requested table that is suspended."""
        return self._table_store.absent(table)

    async def rests(self, person: int) -> bool:
        """Whether the person sits at a live table whose game is missing at the moment."""
        return any(
            head.game not in self._games and any(user == person for user, _ in head.head.people)
            for head in await self._store.journals.heads(status=LIVE, user=person)
        )

    async def tables_of(self, person: int, *, owned: bool = False) -> tuple[int, ...]:
        """The live tables at which a person sits or is invited, or ``owned`` ones, newest first."""
        heads = await self._store.journals.heads(status=LIVE, user=person)
        return tuple(
            head.table
            for head in reversed(heads)
            if head.game in self._games
            and (owned or any(user == person for user, _ in head.head.people))
        )

    async def board(self, table: int) -> Board | None:
        """The public view; ``None`` if there is no such table."""
        state = await self.state(table)
        return self.board_at(state) if state is not None else None

    def board_at(self, state: TableState) -> Board:
        """The public view of a state."""
        return self._boards.of(state, self.maintenance.rests, self._now())

    def lobby_at(self, state: TableState) -> LobbyCard:
        """The card for the parent channel, of a state."""
        return lobby_of(state, self.maintenance.rests, self._now())

    async def hand(self, table: int, person: int) -> HandPanel | None:
        """A seated person's view; ``None`` for others, and before the first match."""
        state = await self.state(table)
        return self.hand_at(state, person) if state is not None else None

    def hand_at(self, state: TableState, person: int) -> HandPanel | None:
        """A person's view of a state."""
        return hand_of(state, person, self.board_at(state))

    async def forget(self, table: int) -> None:
        """Drop the cached table or tournament; its journal was rewritten after an erasure."""
        await self._table_store.forget(table)
        await self.tournaments.forget(table)
        self._boards.forget(table)
        for scheduler in self._schedulers:
            scheduler.wake(table)

    async def place(self, table: int, place: int, *, cause: str) -> Outcome:
        """Set the thread or channel of the table."""
        return await self._table_store.request(
            table, cause, lambda state: (Placed(place),) if state.place != place else Outdated()
        )

    # -- the lobby ---------------------------------------------------------------------------------

    async def open(
        self,
        owner: int,
        guild: int | None,
        channel: int,
        options: Options,
        *,
        cause: str,
        game: str,
        same: SameDeal | None = None,
        terms: Terms = TERMS,
    ) -> Outcome:
        """Open a table; the new id is ``Accepted.state.id``.

        ``same``: the deal of the first match, which is unrated then. Refused: BAD_OPTIONS,
        BAD_LENGTH, NO_DEAL_POINTS, TOO_SOON, TOO_MANY_TABLES, MAINTENANCE.
        """
        known = self._games.get(game)
        if known is None:
            return Refused(Reason.BAD_OPTIONS)
        options = lobby.completed(known, options)
        refused = lobby.check_options(known, options, self._scores)
        if refused is not None:
            return refused
        rest = self.maintenance.on
        if rest is not None:
            return Refused(Reason.MAINTENANCE, facts=rest.facts)
        opened = Opened(owner, game, guild, channel, options, self._pauses.lobby)
        more = () if same is None else (same,)
        admission = self.rate_limiter.admission(
            Action.OPEN, Asker(owner, guild, channel, terms=terms)
        )
        return await self._table_store.open(opened, cause, *more, admission=admission)

    async def change_options(
        self,
        table: int,
        person: int,
        change: Callable[[Options], Options],
        *,
        cause: str,
        seq: Seq = None,
    ) -> Outcome:
        """Change the options in the lobby (owner).

        Refused: NOT_LOBBY, NOT_OWNER, BAD_OPTIONS, BAD_LENGTH, NO_DEAL_POINTS. ``change`` is pure
        and receives the present options; its exceptions are passed on.
        """
        return await self._in_lobby(
            table, cause, seq, lobby.change_options, person, change, self._scores
        )

    async def sit(
        self, table: int, person: int, seat: str, *, cause: str, seq: Seq = None
    ) -> Outcome:
        """Take a free seat, or the one reserved for the person, or move to another, in the lobby.

        Refused: NOT_LOBBY, NO_SUCH_SEAT, SEAT_TAKEN, SEAT_RESERVED, PRIVATE, ALREADY_SEATED.
        """
        return await self._in_lobby(table, cause, seq, lobby.sit, person, seat)

    async def stand_up(self, table: int, person: int, *, cause: str, seq: Seq = None) -> Outcome:
        """Free one's seat, or give back a reservation, in the lobby."""
        return await self._in_lobby(table, cause, seq, lobby.stand_up, person)

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
        return await self._in_lobby(table, cause, seq, lobby.fill, person, seat, level)

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

    # -- the match ---------------------------------------------------------------------------------

    async def act(
        self, table: int, person: int, action: Any, *, cause: str, seq: Seq = None
    ) -> Outcome:
        """Play a card or make a call: an action of the game, decoded. ``seq``: the board's.

        Acting on an away seat brings the person back. Refused: NOT_PLAYING, NOT_SEATED,
        NOT_YOUR_SEAT, TABLES_OWN, YOU_LEFT, GAME.
        """
        state = self._table_store.known(table)
        if state is not None and state.daily is not None:
            await self._calls_first(table)
        return await self._table_store.request(table, cause, decide.act, person, action, seq)

    async def _calls_first(self, table: int) -> None:
        """Let computer players call before a person plays the deal of the day.

        Otherwise a quick person would meet other calls than a slow one with the same cards.
        """
        for _ in range(CALLS_MS // LOOKS_MS):
            state = await self.state(table)
            if state is None or self._scheduler is None:
                return
            if state.status is not Status.PLAYING or self._scheduler.has_spoken(state):
                return
            await self._sleep(LOOKS_MS / 1000)

    async def cut(
        self, table: int, person: int, position: int, *, cause: str, seq: Seq = None
    ) -> Outcome:
        """Cut the pack: by the seat that the game asks, before it is cut for them."""
        return await self._table_store.request(table, cause, decide.cut, person, position, seq)

    async def count(self, table: int, person: int, *, cause: str, seq: Seq = None) -> Outcome:
        """Agree that the finished deal is booked; it is once all present agree."""
        return await self._table_store.request(table, cause, decide.count, person, seq)

    async def ready(self, table: int, person: int, *, cause: str, seq: Seq = None) -> Outcome:
        """Ask for the next deal: it begins at once when all who are present have done so."""
        return await self._table_store.request(table, cause, decide.ready, person, seq)

    async def take_back(self, table: int, person: int, *, cause: str, seq: Seq = None) -> Outcome:
        """Take one's last card back (the table's option): before the next one, or against computer
        players alone before one's own next one."""
        return await self._table_store.request(table, cause, decide.take_back, person, seq)

    async def leave(self, table: int, person: int, *, cause: str) -> Outcome:
        """Leave: in the lobby the seat becomes free, in a match a stand-in finishes."""
        return await self._table_store.request(table, cause, decide.leave, person)

    async def back(self, table: int, person: int, *, cause: str, seq: Seq = None) -> Outcome:
        """Return to the seat ("I'm back"), after missing turns or leaving."""
        return await self._table_store.request(table, cause, decide.back, person, seq)

    async def vote_abandon(
        self, table: int, person: int, agrees: bool, *, cause: str, seq: Seq = None
    ) -> Outcome:
        """Propose to stop the match (the first vote), agree, or refuse.

        It stops when all who are present agree; silence counts as consent after a while.
        """
        return await self._table_store.request(
            table, cause, decide.vote_abandon, person, agrees, seq
        )

    # -- invitations, the end ----------------------------------------------------------------------

    async def invite(
        self, table: int, person: int, seat: str, guest: int, *, cause: str, terms: Terms = TERMS
    ) -> Outcome:
        """Invite a guest to a computer's or an absent person's seat of a running match.

        In the lobby the seat is reserved. By the owner or a seated person. Refused also:
        TAKES_NO_INVITATIONS, TOO_SOON.
        """
        if not await self.rate_limiter.wanted(guest, person):
            return Refused(Reason.TAKES_NO_INVITATIONS, await self.state(table))
        return await self._table_store.request(
            table,
            cause,
            decide.invite,
            person,
            seat,
            guest,
            admit=partial(self.rate_limiter.invitation, person=person, guest=guest, terms=terms),
        )

    async def agree(self, table: int, person: int, seat: str, guest: int, *, cause: str) -> Outcome:
        """Consent to a guest whom another player has invited to an absent person's seat."""
        return await self._table_store.request(table, cause, decide.agree, person, seat, guest)

    async def accept(self, table: int, guest: int, *, cause: str) -> Outcome:
        """Accept an invitation: in the lobby sit down, in a match take over between two deals."""
        return await self._table_store.request(table, cause, decide.accept, guest)

    async def decline(self, table: int, guest: int, *, cause: str) -> Outcome:
        """Decline an invitation or give back a reservation."""
        return await self._table_store.request(table, cause, decide.decline, guest)

    async def close_table(self, table: int, why: Why, *, cause: str) -> Outcome[Any, Any]:
        """Close a live table, or tournament, from outside.

        ``Stale`` if it is over already. Refused: NO_TABLE.
        """
        if await self.tournaments.state(table) is not None:
            return await self.tournaments.close(table, why, cause=cause)
        return await self._table_store.request(table, cause, automatic.close, why)

    async def rematch(
        self,
        table: int,
        person: int,
        *,
        new_partners: bool,
        cause: str,
        seq: Seq = None,
        terms: Terms = TERMS,
    ) -> Outcome:
        """Begin another match ("Again", "New partners"): back to the lobby, seats kept for the
        players.

        When another player presses the same they sit down; once all seats are filled, it starts.
        """
        seed, wait = self._rng.getrandbits(64), self._pauses.lobby
        return await self._table_store.request(
            table,
            cause,
            lambda state: unless_resting(
                decide.rematch(state, person, new_partners, wait, random.Random(seed), seq),
                self.maintenance.on,
            ),
            admit=partial(self.rate_limiter.rematch, person=person, terms=terms),
        )

    async def _in_lobby(
        self,
        table: int,
        cause: str,
        seq: Seq,
        decide: Callable[[TableState, *Arguments], Decision],
        *arguments: *Arguments,
    ) -> Outcome:
        """Decide in the lobby whose button was pressed; in a later one it is ``Stale``."""
        return await self._table_store.request(
            table,
            cause,
            at_position(lambda began: began.lobby, seq, lambda state: decide(state, *arguments)),
        )
