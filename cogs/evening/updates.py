"""Updates of an evening's messages by its tables, and of its tables' hands by the evening."""

from __future__ import annotations

from typing import Final

from cogs.evening.messages import round_of
from cogs.outbox.due import standing
from cogs.outbox.key import EVENING, Kind, MessageKey, hand_keys
from cogs.outbox.outbox import Outbox
from cogs.outbox.quota import Urgency
from tables.decisions.outcomes import Change, Nudge
from tables.journal.entries import Started
from tables.journal.state import TableState
from tables.runtime.service import Tables
from tables.tournaments.entries import Announced, RoundClosed, TournamentEntry
from tables.tournaments.state import TournamentState

MOST: Final = 12
"""Tables of a round up to which the hands of those who are done follow the others; of more, a
finished table would change too many messages.
"""


class HallUpdates:
    """Listens to tables and tournaments; decides and stores nothing."""

    def __init__(self, tables: Tables, outbox: Outbox) -> None:
        self._tables = tables
        self._outbox = outbox

    def table_changed(self, change: Change | Nudge) -> None:
        """Bring the hall of a round's table up to date."""
        state = change.state
        of = round_of(state)
        if of is None or isinstance(change, Nudge):
            return
        before = change.before
        if before is None:
            if isinstance(change.entries[-1].entry, Started):  # Opened just now, not read.
                self._outbox.refresh(state.id, *standing(state))
            return
        if _seen(before) == _seen(state):
            return
        key = MessageKey(Kind.ROUND, of.round)
        self._outbox.refresh(of.tournament, key, EVENING, urgency=Urgency.LATER)
        tournament = self._tables.tournaments.journals.known(of.tournament)
        if state.status.final and tournament is not None:
            self._hands(tournament, of.round)

    def evening_changed(
        self, change: Change[TournamentState, TournamentEntry] | Nudge[TournamentState]
    ) -> None:
        """Post the card of a new evening; bring the hands of a finished round up to date: the
        place, and what comes next.
        """
        if isinstance(change, Nudge):
            return
        for stored in change.entries:
            if isinstance(stored.entry, Announced):
                # Opened by a form, or by the evening of the week before.
                self._outbox.refresh(change.state.id, EVENING)
            elif isinstance(stored.entry, RoundClosed):
                self._hands(change.state, stored.entry.round, most=None)

    def _hands(self, state: TournamentState, number: int, most: int | None = MOST) -> None:
        """Compare the hands at the tables of a round that are done."""
        found = state.rounds[number - 1].tables.values()
        if most is not None and len(found) > most:
            return
        for table in found:
            known = self._tables.known(table)
            if known is not None and known.status.final:
                for person in known.persons():
                    self._outbox.refresh(table, *hand_keys(person), urgency=Urgency.LATER)


def _seen(state: TableState) -> object:
    """Facts of a table that a hall shows."""
    return state.status, len(state.deals), bool(state.proofs)
