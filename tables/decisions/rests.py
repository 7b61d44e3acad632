"""Pauses of all tables by maintenance: when it begins and ends, and what it shifts.

:class:`tables.runtime.maintenance.Maintenance` keeps them; timers and decisions follow them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from tables.journal.options import Clock
from tables.journal.state import Status, TableState

LONGEST_MS: Final = 24 * 3_600_000
"""Longest maintenance: a longer one has probably been forgotten."""
AHEAD_MS: Final = 24 * 3_600_000
"""Longest time from announcement to beginning."""
REMEMBERED_MS: Final = 24 * 3_600_000
"""Time for which past ones are kept: lobbies were extended by them."""
SPREAD_MS: Final = 100
"""Interval of the steps in which tables are restarted at its end."""
SPREAD: Final = 64
"""Number of these steps."""
SLOW: Final = (Clock.CORRESPONDENCE, Clock.NONE)
"""Clocks at which a deal may take days: maintenance does not wait for them."""


class PlanError(ValueError):
    """A maintenance that cannot be announced; the text gives the reason."""


@dataclass(frozen=True, slots=True)
class Rest:
    """One maintenance, in UTC ms."""

    begins: int
    ends: int

    def covers(self, at: int) -> bool:
        """Whether it is going on at a time."""
        return self.begins <= at < self.ends

    @property
    def facts(self) -> dict[str, str]:
        """The facts of a refusal."""
        return {"until": str(self.ends)}


@dataclass(frozen=True, slots=True)
class Rests:
    """The known maintenances, in order."""

    known: tuple[Rest, ...] = ()

    def on(self, now: int) -> Rest | None:
        """Maintenance going on now."""
        return next((rest for rest in self.known if rest.covers(now)), None)

    def announced(self, now: int) -> Rest | None:
        """Maintenance going on now or announced."""
        return next((rest for rest in self.known if now < rest.ends), None)

    def over(self, since: int, now: int) -> tuple[Rest, ...]:
        """Maintenances that ended after ``since`` and not after ``now``."""
        return tuple(rest for rest in self.known if since < rest.ends <= now)

    def after(self, at: int, table: int) -> int:
        """Shift a beginning that was due at ``at`` to after a maintenance."""
        rest = self.on(at)
        return at if rest is None else rest.ends + table % SPREAD * SPREAD_MS

    def again(self, until: int, length: int) -> int:
        """Return when a clock of this length ends that would have ended at ``until``.

        If a maintenance overlaps with its time, it starts again at the end of that.

        >>> Rests((Rest(100, 200),)).again(150, 60), Rests((Rest(100, 200),)).again(90, 60)
        (260, 90)
        """
        for rest in self.known:
            if until > rest.begins and until - length < rest.ends:
                until = max(until, rest.ends + length)
        return until

    def planned(self, rest: Rest, now: int) -> Rests:
        """Add an announced maintenance; an earlier announcement is replaced.

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
        """End a maintenance going on, cancel an announced one."""
        going_on = self.on(now)
        last = () if going_on is None else (Rest(going_on.begins, now),)
        return Rests((*self._past(now), *last))

    def _past(self, now: int) -> Iterable[Rest]:
        return (rest for rest in self.known if now - REMEMBERED_MS < rest.ends <= now)


NO_RESTS: Final = Rests()


def read(text: str | None) -> Rests:
    """Parse the stored value; unreadable text is empty.

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
    """Format the value to be stored."""
    return " ".join(f"{rest.begins}-{rest.ends}" for rest in rests.known) or None


def finishing(state: TableState) -> bool:
    """Whether a deal is in progress at the table: a maintenance lets it end."""
    return state.status is Status.PLAYING and (not state.between_deals or state.pack_ready)


def slow(state: TableState) -> bool:
    """Whether a table's deal may take days, so that nobody waits for it."""
    return state.options.clock in SLOW
