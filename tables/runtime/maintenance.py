"""Announced maintenance: while it lasts no deal and no match begins; what has begun is finished.

It is one value of the store, which every process on the database reads every half minute, so that
it holds for all of them and survives restarts. When it begins and ends is all that is kept: what
rests meanwhile, and until when, follows from that (:mod:`tables.decisions.timers`). So it ends by
itself where
the host forgets it, and nothing has to be woken or given back then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from db import Store
from tables.journal.options import Clock
from tables.journal.state import Status, TableState

VALUE: Final = "tables.runtime.maintenance"
"""Where the store keeps it: ``begin-end`` in UTC ms, the newest last."""
LONGEST_MS: Final = 24 * 3_600_000
"""No maintenance takes longer: it could have been forgotten."""
AHEAD_MS: Final = 24 * 3_600_000
"""Nor is any announced earlier than that."""
REMEMBERED_MS: Final = 24 * 3_600_000
"""For so long it is known when an earlier one was: lobbies were given time for it."""
SPREAD_MS: Final = 100
"""Tables that go on at its end begin so far apart,"""
SPREAD: Final = 64
"""in so many steps."""
SLOW: Final = (Clock.CORRESPONDENCE, Clock.NONE)
"""Deals with these clocks may go on for days: nobody waits for them."""


class PlanError(ValueError):
    """A maintenance that cannot be announced; the text says why."""


@dataclass(frozen=True, slots=True)
class Rest:
    """One maintenance, in UTC ms."""

    begins: int
    ends: int

    def covers(self, at: int) -> bool:
        """Whether it goes on at a moment."""
        return self.begins <= at < self.ends

    @property
    def facts(self) -> dict[str, str]:
        """What a refusal says of it."""
        return {"until": str(self.ends)}


@dataclass(frozen=True, slots=True)
class Rests:
    """What is known of them, in their order."""

    known: tuple[Rest, ...] = ()

    def on(self, now: int) -> Rest | None:
        """The one that goes on now."""
        return next((rest for rest in self.known if rest.covers(now)), None)

    def announced(self, now: int) -> Rest | None:
        """The one that goes on now or is to come."""
        return next((rest for rest in self.known if now < rest.ends), None)

    def over(self, since: int, now: int) -> tuple[Rest, ...]:
        """Those that ended after one moment, and not after the other."""
        return tuple(rest for rest in self.known if since < rest.ends <= now)

    def after(self, at: int, table: int) -> int:
        """When something begins that was due at ``at`` and may not in a maintenance."""
        rest = self.on(at)
        return at if rest is None else rest.ends + table % SPREAD * SPREAD_MS

    def again(self, until: int, length: int) -> int:
        """When a clock of this length runs out that would have at ``until``.

        Where a maintenance falls into its time it begins again with the end of that.

        >>> Rests((Rest(100, 200),)).again(150, 60), Rests((Rest(100, 200),)).again(90, 60)
        (260, 90)
        """
        for rest in self.known:
            if until > rest.begins and until - length < rest.ends:
                until = max(until, rest.ends + length)
        return until

    def planned(self, rest: Rest, now: int) -> Rests:
        """With another one announced; what is announced already is replaced.

        Raises :class:`PlanError`.
        """
        if rest.ends <= max(now, rest.begins):
            raise PlanError("The end of the maintenance is not after its beginning.")
        if rest.ends - rest.begins > LONGEST_MS or rest.begins - now > AHEAD_MS:
            raise PlanError("A maintenance takes a day at most and begins within a day.")
        going_on = self.on(now)
        if going_on is not None and rest.begins > now:
            raise PlanError("A maintenance is going on: end it first.")
        begins = rest.begins if going_on is None else going_on.begins
        return Rests((*self._past(now), Rest(begins, rest.ends)))

    def ended(self, now: int) -> Rests:
        """With none announced: what goes on ends now, what was to come does not."""
        going_on = self.on(now)
        last = () if going_on is None else (Rest(going_on.begins, now),)
        return Rests((*self._past(now), *last))

    def _past(self, now: int) -> Iterable[Rest]:
        return (rest for rest in self.known if now - REMEMBERED_MS < rest.ends <= now)


NO_RESTS: Final = Rests()


def read(text: str | None) -> Rests:
    """What the store keeps; what is no maintenance of this program's is none.

    >>> read(written(Rests((Rest(5, 9),)))), read(None).known, read("soon").known
    (Rests(known=(Rest(begins=5, ends=9),)), (), ())
    """
    pairs = (word.partition("-") for word in (text or "").split())
    return Rests(
        tuple(
            Rest(int(begins), int(ends))
            for begins, _, ends in pairs
            if begins.isdecimal() and ends.isdecimal()
        )
    )


def written(rests: Rests) -> str | None:
    """As the store keeps them."""
    return " ".join(f"{rest.begins}-{rest.ends}" for rest in rests.known) or None


def finishing(state: TableState) -> bool:
    """Whether a deal has begun at the table and is not over: a maintenance lets it end."""
    return state.status is Status.PLAYING and (not state.between_deals or state.pack_ready)


def slow(state: TableState) -> bool:
    """Whether nobody waits for the deal of a table: its people may take days."""
    return state.options.clock in SLOW


class Maintenance:
    """What this process knows of the database's maintenance."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        """``now``: UTC ms."""
        self._store = store
        self._now = now
        self._told: tuple[Rests, Rest | None] = (NO_RESTS, None)
        self.rests = NO_RESTS

    @property
    def on(self) -> Rest | None:
        """The maintenance that goes on now."""
        return self.rests.on(self._now())

    @property
    def announced(self) -> Rest | None:
        """The maintenance that goes on now or is to come."""
        return self.rests.announced(self._now())

    async def look(self) -> bool:
        """Read it from the store; whether something is to be told since the last look.

        Raises :class:`db.StoreError`.
        """
        self.rests = read(await self._store.values.get(VALUE))
        told, self._told = self._told, (self.rests, self.announced)
        return told != self._told

    async def plan(self, begins: int, ends: int) -> Rest:
        """Announce one (UTC ms); ``begins`` may be now or earlier.

        What is announced already is replaced; of one that goes on the end is moved.
        Raises :class:`PlanError` and :class:`db.StoreError`.
        """
        rest = Rest(max(begins, self._now()), ends)
        await self._change(lambda rests, now: rests.planned(rest, now))
        announced = self.announced
        assert announced is not None, "it has been stored"
        return announced

    async def end(self) -> Rest | None:
        """End or cancel what is announced; gives it, ``None`` if there was none.

        Raises :class:`db.StoreError`.
        """
        before = read(await self._store.values.get(VALUE)).announced(self._now())
        if before is not None:
            await self._change(Rests.ended)
        return before

    async def _change(self, change: Callable[[Rests, int], Rests]) -> None:
        now = self._now()
        kept = await self._store.values.change(VALUE, lambda text: written(change(read(text), now)))
        self.rests = read(kept)
