"""Changes of journals: lock, check, store, notify, in this order for every change.

Only this process appends: cached states are the stored ones, until the store reports a failure.
Listeners are notified only after storing.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar, TypeVarTuple

import db
from base.safe_log import without_text
from base.tasks import Tasks
from base.tracing import bound
from db import LIVE, Admission, NotAdmittedError, Store, StoreError, TableHead
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
from tables.journal.entries import EntryT, Stored
from tables.journal.fold import UnknownGameError
from tables.journal.state import StateT
from tables.runtime.rate_limiter import not_now, not_stored
from tables.runtime.subject import Subject

log = logging.getLogger(__name__)

Listener = Callable[[Change[StateT, EntryT] | Nudge[StateT]], None]
"""Called on the event loop right after storing, outside the journal's lock. It must return at once:
mark what has to be redrawn, do it elsewhere.
"""

Decide = Callable[[StateT], Decision[EntryT]]
Arguments = TypeVarTuple("Arguments")

Admit = Callable[[StateT], Admission | None]
"""Rate-limit check for a request, given the state."""

KEPT = 500
"""Number of journals cached between requests; others are read again when needed."""
AT_A_TIME = 8
"""Number of the oldest cached journals checked for eviction when one is added."""

T = TypeVar("T")


@dataclass(slots=True)
class _CachedJournal(Generic[StateT, EntryT]):
    """A journal in memory."""

    number: int
    state: StateT | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    rewritten: bool = False
    """The journal was rewritten during a decision."""
    changes: list[Change[StateT, EntryT]] = field(default_factory=list)
    """Stored, listeners not yet notified."""
    absent: str | None = None
    """The journal's game, if it is not installed: it is suspended."""


class JournalStore(Generic[StateT, EntryT]):
    """The journals of a kind, with the states they make."""

    def __init__(
        self, store: Store, subject: Subject[StateT, EntryT], now: Callable[[], int]
    ) -> None:
        """``now``: UTC ms."""
        self._store = store
        self.subject = subject
        self._now = now
        self._cached: OrderedDict[int, _CachedJournal[StateT, EntryT]] = OrderedDict()
        self.listeners: Final[list[Listener[StateT, EntryT]]] = []
        self._running = Tasks()
        self.uncertain: set[int] = set()
        """Journals whose last entries may be stored although the store reported a failure."""
        self.first: Callable[[int], Awaitable[bool]] | None = None
        """Called before any request to a journal; ``False``: it cannot be done now."""

    def notify(self, news: Change[StateT, EntryT] | Nudge[StateT]) -> None:
        """Notify every listener; a failing one does not affect the others."""
        for listener in self.listeners:
            try:
                listener(news)
            except Exception as error:
                # The text of an error could contain cards; its kind and place cannot.
                log.error(
                    "a listener failed: %s", type(error).__name__, exc_info=without_text(error)
                )

    def known(self, number: int) -> StateT | None:
        """The cached state, possibly behind the store's."""
        cached = self._cached.get(number)
        return cached.state if cached is not None else None

    def absent(self, number: int) -> str | None:
        """The missing game of a requested journal that is suspended."""
        cached = self._cached.get(number)
        return cached.absent if cached is not None else None

    async def live(self) -> tuple[TableHead, ...]:
        """The rows of live journals, the oldest first; raises :class:`db.StoreError`."""
        return await self._store.journals.heads(kind=self.subject.name, status=LIVE)

    async def ended(self, since: int) -> tuple[int, ...]:
        """Journals that have ended since (UTC ms); raises :class:`db.StoreError`."""
        ended = await self._store.journals.ended(since, self.subject.name)
        return tuple(number for number, game, _ in ended if game in self.subject.games)

    def unread(self, live: Iterable[int]) -> list[int]:
        """Live journals never read here: stored when opened, but reported as failed."""
        return [number for number in live if number not in self._cached]

    async def state(self, number: int) -> StateT | None:
        """Return the stored state; ``None`` if there is no such journal, or its game is missing.

        Raises :class:`db.StoreError` if the store cannot be read.
        """
        cached = self._entry(number)
        if self._current(cached) and not cached.changes:
            return cached.state
        return await self._shielded(self._reading(cached))

    async def request(
        self,
        number: int,
        cause: str,
        decide: Callable[[StateT, *Arguments], Decision[EntryT]],
        *arguments: *Arguments,
        at: int | None = None,
        admit: Admit[StateT] | None = None,
        first: bool = True,
    ) -> Outcome[StateT, EntryT]:
        """Decide and store, as of ``at`` (UTC ms; now). A cause recorded before changes nothing.

        ``decide`` is pure; ``arguments`` follow the state. A store that fails makes the request
        refused with BUSY. Cancelling the caller does not interrupt what has begun. ``first``:
        whether :attr:`first` comes before it.
        """
        if first and self.first is not None and not await self.first(number):
            return Refused(Reason.BUSY, self.known(number))
        cached = self._entry(number)
        with bound(cause, number):
            decided = self._deciding(cached, cause, decide, arguments, at, admit)
            return await self._shielded(decided)

    async def open(
        self, opened: EntryT, cause: str, *more: EntryT, admission: Admission | None = None
    ) -> Outcome[StateT, EntryT]:
        """Open a journal; ``more``: its further entries."""
        with bound(cause):
            return await self._shielded(self._opening((opened, *more), cause, admission))

    async def forget(self, number: int) -> None:
        """Drop the cached state; the journal was rewritten after an erasure.

        A request in progress may still store what the older state says; it is waited for.
        """
        cached = self._cached.get(number)
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
        return await asyncio.shield(self._running.start(work, self.subject.name))

    async def _reading(self, cached: _CachedJournal[StateT, EntryT]) -> StateT | None:
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
        cached: _CachedJournal[StateT, EntryT],
        cause: str,
        decide: Callable[..., Decision[EntryT]],
        arguments: tuple[Any, ...],
        at: int | None,
        admit: Admit[StateT] | None,
    ) -> Outcome[StateT, EntryT]:
        try:
            async with cached.lock:
                if not self._current(cached):
                    await self._read(cached)
                state = cached.state
                if state is None:
                    return Refused(self.subject.missing)
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
            self.uncertain.add(cached.number)
            log.warning("%s %d: %s", self.subject.name, cached.number, error)
            return not_stored(error, cached.state)
        finally:
            self._notify_changes(cached)

    async def _append(
        self,
        cached: _CachedJournal[StateT, EntryT],
        state: StateT,
        decision: Sequence[EntryT],
        cause: str,
        at: int | None,
        admission: Admission | None,
    ) -> Outcome[StateT, EntryT]:
        """Store the decision."""
        moment = max(self._now() if at is None else at, state.at)
        following, entries = self.subject.folded(state, decision, moment)
        answer = await self._store.journals.append(
            cached.number,
            state.seq,
            [self.subject.new_entry(entry) for entry in entries],
            cause,
            self.subject.head(following),
            self.subject.results(state, following),
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

    async def _opening(
        self, entries: tuple[EntryT, ...], cause: str, admission: Admission | None
    ) -> Outcome[StateT, EntryT]:
        at = self._now()
        journal = tuple(Stored(seq, at, entry) for seq, entry in enumerate(entries, 1))
        try:
            known = await self._store.journals.recorded(cause)
            number = (
                known.table if known is not None else await self._create(journal, cause, admission)
            )
            cached = self._entry(number)
            async with cached.lock:
                if not self._current(cached):
                    await self._read(cached)
        except NotAdmittedError as error:
            return not_now(error)
        except StoreError as error:
            log.warning("no %s was opened: %s", self.subject.name, error)
            return not_stored(error)
        self._notify_changes(cached)
        assert cached.state is not None, "the journal was stored"
        if known is not None:
            return Repeated(cached.state)
        return Accepted(cached.state, journal)

    async def _create(
        self, journal: tuple[Stored[EntryT], ...], cause: str, admission: Admission | None
    ) -> int:
        *_, state = self.subject.states(0, journal)
        new = db.NewTable(state.opened.game, self.subject.head(state), state.at, self.subject.name)
        entries = [self.subject.new_entry(stored) for stored in journal]
        return await self._store.journals.create_table(new, entries, cause, admission)

    async def _read(self, cached: _CachedJournal[StateT, EntryT]) -> None:
        """Read the entries that the state lacks."""
        cached.rewritten = True
        while cached.rewritten:  # Once, unless the journal is rewritten while it is read.
            before, cached.rewritten = cached.state, False
            after = before.seq if before is not None else 0
            rows = await self._store.journals.entries(cached.number, after)
            if rows and before is None and rows[0].kind != self.subject.opening:
                rows = ()
            if rows:
                read = await self.subject.read_on(cached.number, before, rows)
        self.uncertain.discard(cached.number)
        if rows:
            cached.state, entries = read
            cached.changes.append(Change(before, cached.state, entries))

    def _current(self, cached: _CachedJournal[StateT, EntryT]) -> bool:
        """Whether the state is the stored one."""
        return cached.state is not None and cached.number not in self.uncertain

    def _notify_changes(self, cached: _CachedJournal[StateT, EntryT]) -> None:
        # No other coroutine has run since the lock was released: the order is the journal's.
        changes, cached.changes = cached.changes, []
        for change in changes:
            self.notify(change)

    def _entry(self, number: int) -> _CachedJournal[StateT, EntryT]:
        cached = self._cached.get(number)
        if cached is None:
            cached = self._cached[number] = _CachedJournal(number)
            self._forget_oldest()
        self._cached.move_to_end(number)
        return cached

    def _forget_oldest(self) -> None:
        # A few at a time: if most are live, each new one would check all of them.
        for _ in range(min(AT_A_TIME, len(self._cached) - KEPT)):
            number, cached = next(iter(self._cached.items()))
            live = cached.state is not None and not cached.state.status.final
            if live or cached.lock.locked():
                self._cached.move_to_end(number)
            else:
                del self._cached[number]


def _answer(state: StateT, decision: Refused[Any] | Outdated) -> Refused[StateT] | Stale[StateT]:
    if isinstance(decision, Outdated):
        return Stale(state)
    return Refused(decision.reason, state, decision.code, decision.rule, decision.facts)
