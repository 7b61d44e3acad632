"""Changes of tables: lock, check, store, notify, in this order for every change.

Only this process appends: cached states are the stored ones, until the store reports a failure.
Listeners are notified only after storing.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar, TypeVarTuple

import db
from base.safe_log import without_text
from base.tasks import Tasks
from base.tracing import bound
from db import Admission, NotAdmittedError, Store, StoreError
from gamekit.api.game import Daily
from tables.decisions.outcomes import (
    Accepted,
    Change,
    Decision,
    Nudge,
    Outcome,
    Outdated,
    Reason,
    Refused,
    Repeated,
    Stale,
)
from tables.decisions.pauses import Pauses
from tables.decisions.rows import folded, head_of, new_entry, read_on_aside
from tables.journal.entries import DailyDeal, Entry, Opened, Stored
from tables.journal.fold import UnknownGameError, fold
from tables.journal.state import RulesByGame, Status, TableState, daily_seat
from tables.runtime.rate_limiter import not_now, not_stored
from tables.runtime.results import NO_COUNTS, CountsByGame, of_match

log = logging.getLogger(__name__)

Listener = Callable[[Change | Nudge], None]
"""Called on the event loop right after storing, outside the table's lock. It must return at once:
mark what has to be redrawn, do it elsewhere.
"""

Decide = Callable[[TableState], Decision]
Arguments = TypeVarTuple("Arguments")

Admit = Callable[[TableState], Admission | None]
"""Rate-limit check for a request, given the table's state."""

KEPT = 500
"""Number of tables cached between requests; others are read again when needed."""
AT_A_TIME = 8
"""Number of the oldest cached tables checked for eviction when one is added."""

T = TypeVar("T")


@dataclass(slots=True)
class _CachedTable:
    """A table in memory."""

    table: int
    state: TableState | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    rewritten: bool = False
    """The journal was rewritten during a decision."""
    changes: list[Change] = field(default_factory=list)
    """Stored, listeners not yet notified."""
    absent: str | None = None
    """The table's game, if it is not installed: the table is suspended."""


class TableStore:
    """The tables' journals, with the states they make."""

    def __init__(
        self,
        store: Store,
        games: RulesByGame,
        pauses: Pauses,
        now: Callable[[], int],
        counts: CountsByGame = NO_COUNTS,
        dailies: Mapping[str, Daily] | None = None,
    ) -> None:
        """``counts``: the counts of each game that are kept; ``dailies``: results of the deals of
        the day.
        """
        self._store = store
        self._games = games
        self._counts = counts
        self._dailies = dailies or {}
        self._pauses = pauses
        self._now = now
        self._cached: OrderedDict[int, _CachedTable] = OrderedDict()
        self.listeners: Final[list[Listener]] = []
        self._running = Tasks()
        self.uncertain: set[int] = set()
        """Tables whose last entries may be stored although the store reported a failure."""
        self.first: Callable[[int], Awaitable[bool]] | None = None
        """Called before any request to a table; ``False``: it cannot be done now."""

    def notify(self, news: Change | Nudge) -> None:
        """Notify every listener; a failing one does not affect the others."""
        for listener in self.listeners:
            try:
                listener(news)
            except Exception as error:
                # The text of an error could contain cards; its kind and place cannot.
                log.error(
                    "a listener failed: %s", type(error).__name__, exc_info=without_text(error)
                )

    def known(self, table: int) -> TableState | None:
        """The cached state, possibly behind the store's."""
        cached = self._cached.get(table)
        return cached.state if cached is not None else None

    def absent(self, table: int) -> str | None:
        """The missing game of a requested table that is suspended."""
        cached = self._cached.get(table)
        return cached.absent if cached is not None else None

    def plays(self, game: str) -> bool:
        """Whether a game is installed."""
        return game in self._games

    def unread(self, live: Iterable[int]) -> list[int]:
        """Live tables never read here: stored when opened, but reported as failed."""
        return [table for table in live if table not in self._cached]

    async def state(self, table: int) -> TableState | None:
        """Return the stored state; ``None`` if there is no such table, or its game is missing.

        Raises :class:`db.StoreError` if the store cannot be read.
        """
        cached = self._entry(table)
        if self._current(cached) and not cached.changes:
            return cached.state
        return await self._shielded(self._reading(cached))

    async def request(
        self,
        table: int,
        cause: str,
        decide: Callable[[TableState, *Arguments], Decision],
        *arguments: *Arguments,
        at: int | None = None,
        admit: Admit | None = None,
        first: bool = True,
    ) -> Outcome:
        """Decide and store, as of ``at`` (UTC ms; now). A cause recorded before changes nothing.

        ``decide`` is pure; ``arguments`` follow the state. A store that fails makes the request
        refused with BUSY. Cancelling the caller does not interrupt what has begun. ``first``:
        whether :attr:`first` comes before it.
        """
        if first and self.first is not None and not await self.first(table):
            return Refused(Reason.BUSY, self.known(table))
        cached = self._entry(table)
        with bound(cause, table):
            decided = self._deciding(cached, cause, decide, arguments, at, admit)
            return await self._shielded(decided)

    async def open(
        self, opened: Opened, cause: str, *more: Entry, admission: Admission | None = None
    ) -> Outcome:
        """Open a table; ``more``: further entries of its journal."""
        with bound(cause):
            return await self._shielded(self._opening(opened, cause, more, admission))

    async def forget(self, table: int) -> None:
        """Drop the cached table; its journal was rewritten after an erasure.

        A request in progress may still store what the older state says; it is waited for.
        """
        cached = self._cached.get(table)
        if cached is not None:
            cached.state = None
            cached.rewritten = cached.lock.locked()
            async with cached.lock:
                pass

    @property
    def idle(self) -> bool:
        """Whether no request is in progress."""
        return not self._running

    async def wait_idle(self) -> None:
        """Wait for the requests in progress."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)

    # -- one at a time -----------------------------------------------------------------------------

    async def _shielded(self, work: Coroutine[Any, Any, T]) -> T:
        # A cancelled click must not leave storing and notifying half done.
        return await asyncio.shield(self._running.start(work, "table"))

    async def _reading(self, cached: _CachedTable) -> TableState | None:
        try:
            async with cached.lock:
                if not self._current(cached):
                    await self._read(cached)
                return cached.state
        except UnknownGameError as error:
            cached.absent = error.game
            return None
        finally:
            self._notify_changes(cached)

    async def _deciding(
        self,
        cached: _CachedTable,
        cause: str,
        decide: Callable[..., Decision],
        arguments: tuple[Any, ...],
        at: int | None,
        admit: Admit | None,
    ) -> Outcome:
        try:
            async with cached.lock:
                if not self._current(cached):
                    await self._read(cached)
                state = cached.state
                if state is None:
                    return Refused(Reason.NO_TABLE)
                decision = decide(state, *arguments)
                if isinstance(decision, (Refused, Outdated)):
                    if await self._store.journals.recorded(cause) is not None:
                        return Repeated(state)
                    return _answer(state, decision)
                admission = admit(state) if admit is not None else None
                return await self._append(cached, state, decision, cause, at, admission)
        except NotAdmittedError as error:
            return not_now(error, cached.state)
        except UnknownGameError as error:
            cached.absent = error.game
            return Refused(Reason.GAME_ABSENT)
        except StoreError as error:
            self.uncertain.add(cached.table)
            log.warning("table %d: %s", cached.table, error)
            return not_stored(error, cached.state)
        finally:
            self._notify_changes(cached)

    async def _append(
        self,
        cached: _CachedTable,
        state: TableState,
        decision: Sequence[Entry],
        cause: str,
        at: int | None,
        admission: Admission | None,
    ) -> Outcome:
        """Store the decision."""
        moment = max(self._now() if at is None else at, state.at)
        following, entries = folded(state, decision, moment)
        ends = state.status is Status.PLAYING and following.status is not Status.PLAYING
        answer = await self._store.journals.append(
            cached.table,
            state.seq,
            [new_entry(entry) for entry in entries],
            cause,
            head_of(following),
            self._results(following) if ends else None,
            admission,
        )
        match answer:
            case db.Appended():
                # A decision on a state from before the rewriting is discarded.
                cached.state, cached.rewritten = None if cached.rewritten else following, False
                cached.changes.append(Change(state, following, entries))
                return Accepted(following, entries)
            case db.Repeated():
                return Repeated(cached.state or state)
            case db.Conflict():
                raise StoreError(f"The journal is not at entry {state.seq}: it is read again.")

    def _results(self, state: TableState) -> db.MatchFacts | db.DailyFacts | None:
        """Results of the match that has just ended, if it counts."""
        if state.daily is not None:
            return self._of_day(state, state.daily)
        if not state.decided or not state.counts:
            return None
        try:
            return of_match(state, self._counts)
        except Exception as error:
            # A match must be able to end, whatever is wrong with its statistics.
            log.error("table %d: no results: %s", state.id, type(error).__name__)
            return None

    def _of_day(self, state: TableState, daily: DailyDeal) -> db.DailyFacts | None:
        game = self._dailies.get(state.game.name)
        if state.status is not Status.OVER or game is None or state.ranked_until is None:
            return None
        people, view = state.persons(), state.game.view(state.match, None)
        seat = daily_seat(state.game, daily.day)
        return db.DailyFacts(
            table=state.id,
            game=state.game.name,
            day=daily.day,
            user_id=people[0] if people else 0,
            guild_id=daily.guild,
            points=game.points(view, seat),
            tricks=game.signs(view, seat),
            line="\n".join(state.actions[1:]),
            ended_at=state.at,
        )

    async def _opening(
        self, opened: Opened, cause: str, more: tuple[Entry, ...], admission: Admission | None
    ) -> Outcome:
        at = self._now()
        stored = Stored(1, at, opened)
        others = tuple(Stored(seq, at, entry) for seq, entry in enumerate(more, 2))
        try:
            known = await self._store.journals.recorded(cause)
            table = (
                known.table
                if known is not None
                else await self._store.journals.create_table(
                    db.NewTable(opened.game, head_of(fold(0, self._games, (stored, *others))), at),
                    [new_entry(one) for one in (stored, *others)],
                    cause,
                    admission,
                )
            )
            cached = self._entry(table)
            async with cached.lock:
                if not self._current(cached):
                    await self._read(cached)
        except NotAdmittedError as error:
            return not_now(error)
        except StoreError as error:
            log.warning("no table was opened: %s", error)
            return not_stored(error)
        self._notify_changes(cached)
        assert cached.state is not None, "the table was stored"
        if known is not None:
            return Repeated(cached.state)
        return Accepted(cached.state, (stored, *others))

    async def _read(self, cached: _CachedTable) -> None:
        """Read the entries that the state lacks."""
        cached.rewritten = True
        while cached.rewritten:  # Once, unless the journal is rewritten while it is read.
            before, cached.rewritten = cached.state, False
            after = before.seq if before is not None else 0
            rows = await self._store.journals.entries(cached.table, after)
            if rows:
                read = await read_on_aside(cached.table, self._games, before, rows)
        self.uncertain.discard(cached.table)
        if rows:
            cached.state, entries = read
            cached.changes.append(Change(before, cached.state, entries))

    def _current(self, cached: _CachedTable) -> bool:
        """Whether the state is the stored one."""
        return cached.state is not None and cached.table not in self.uncertain

    def _notify_changes(self, cached: _CachedTable) -> None:
        # No other coroutine has run since the lock was released: the order is the journal's.
        changes, cached.changes = cached.changes, []
        for change in changes:
            self.notify(change)

    def _entry(self, table: int) -> _CachedTable:
        cached = self._cached.get(table)
        if cached is None:
            cached = self._cached[table] = _CachedTable(table)
            self._forget_oldest()
        self._cached.move_to_end(table)
        return cached

    def _forget_oldest(self) -> None:
        # A few at a time: if most are live, each new table would check all of them.
        for _ in range(min(AT_A_TIME, len(self._cached) - KEPT)):
            table, cached = next(iter(self._cached.items()))
            live = cached.state is not None and not cached.state.status.final
            if live or cached.lock.locked():
                self._cached.move_to_end(table)
            else:
                del self._cached[table]


def _answer(state: TableState, decision: Refused | Outdated) -> Refused | Stale:
    if isinstance(decision, Outdated):
        return Stale(state)
    return replace(decision, state=state)
