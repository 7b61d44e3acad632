"""Rate limiter: counts every limited action, or refuses it with the time to wait."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from db import Admission, DiskFullError, NotAdmittedError, ReadOnlyError, Store, StoreError
from tables.decisions.outcomes import Reason, Refused
from tables.journal.state import StateT, TableState
from tables.runtime.limits import Action, Asker, Limits, Terms

TIDY_MS: Final = 3_600_000
"""Interval of deleting old counts, in ms."""
UNSTORED: Final[Mapping[type[Exception], str]] = {
    DiskFullError: "disk-full",
    ReadOnlyError: "read-only",
}
"""Sentence keys of failures that the host has to repair; others are temporary."""


class RateLimiter:
    """The rate limiter of all tables, buttons, commands and pages of a bot."""

    def __init__(self, store: Store, limits: Limits, now: Callable[[], int]) -> None:
        """``now``: UTC ms."""
        self.limits = limits
        self._store = store
        self._now = now
        self._tidied = 0

    def admission(self, action: Action, asker: Asker) -> Admission | None:
        """Return the counts to store in one transaction with the action; ``None`` for nothing."""
        return self.limits.admission(action, asker, self._now())

    def invitation(
        self, state: TableState, person: int, guest: int, terms: Terms
    ) -> Admission | None:
        """Return the counts of an invitation to a table."""
        opened = state.opened
        asker = Asker(person, opened.guild, opened.channel, guest, terms)
        return self.admission(Action.INVITE, asker)

    def rematch(self, state: TableState, person: int, terms: Terms) -> Admission | None:
        """Return the counts of a rematch of a finished table; joining its lobby counts nothing."""
        if not state.status.final:
            return None
        opened = state.opened
        return self.admission(
            Action.AGAIN, Asker(person, opened.guild, opened.channel, terms=terms)
        )

    async def wanted(self, guest: int, inviter: int) -> bool:
        """Whether a person accepts invitations from the inviter."""
        taken = (await self._store.people.preferences(guest)).invitations
        return taken and not await self._store.limits.refuses_inviter(guest, inviter)

    async def take(self, action: Action, asker: Asker) -> Refused | None:
        """Count an action outside of any journal; return the refusal if it is over the limit."""
        admission = self.admission(action, asker)
        if admission is None:
            return None
        try:
            await self._store.limits.take(admission)
        except NotAdmittedError as error:
            return not_now(error)
        return None

    async def tidy(self) -> None:
        """Delete old counts, from time to time."""
        now = self._now()
        if now - self._tidied >= TIDY_MS:
            await self._store.limits.forget_old(now)
            self._tidied = now


def not_now(error: NotAdmittedError, state: StateT | None = None) -> Refused[StateT]:
    """Return the refusal for a limited action."""
    facts = {"scope": error.scope}
    if error.muted:
        return Refused(Reason.MUTED, state, facts=facts | {"until": str(error.until)})
    if error.until is not None:
        return Refused(Reason.TOO_SOON, state, facts=facts | {"until": str(error.until)})
    return Refused(Reason.TOO_MANY_TABLES, state, facts=facts | {"most": str(error.most)})


def not_stored(error: StoreError, state: StateT | None = None) -> Refused[StateT]:
    """Return the refusal for a failure of the store."""
    return Refused(Reason.BUSY, state, UNSTORED.get(type(error), ""))
