"""Comparison of each process's memory and notifications with the file."""

from __future__ import annotations

from cogs.messages.custom_ids import PageId
from tables.decisions.outcomes import Change, Nudge
from tables.journal.entries import Secret
from tables.journal.state import TableState
from tests.simulation.host import Host
from tests.simulation.journal import Folds, Reader, Row
from tests.virtual.loop import Process


class MemoryCheck:
    """Listener of every change; breaks are in :attr:`complaints`."""

    def __init__(self, host: Host, reader: Reader, folds: Folds) -> None:
        self._host, self._reader, self._folds = host, reader, folds
        self._last: dict[tuple[Process, int], int] = {}
        """Newest notified entry by process and table."""
        self._compared: dict[tuple[Process, int], TableState] = {}
        self._rows: dict[int, list[Row]] = {}
        self._rewritten = 0
        self._forgiven: dict[tuple[Process, int], int] = {}
        """Erasures before the last difference, by process and table."""
        self.secrets: dict[int, tuple[str, str]] = {}
        """By table: the current deal's secret, and the custom id that reveals it."""
        self.complaints: list[tuple[str, str]] = []
        """Broken laws with sentences."""

    def heard(self, process: Process, change: Change | Nudge) -> None:
        if isinstance(change, Nudge):
            return
        self._read(change.state.id)
        self._stored(change)
        self._in_order(process, change)
        self.look()

    def _read(self, table: int) -> None:
        if (number := self._reader.rewritten()) != self._rewritten:
            self._rewritten = number
            self._rows.clear()
        rows = self._rows.setdefault(table, [])
        rows += self._reader.rows(table, len(rows))
        if not rows:
            return
        state = self._folds.states(table, rows)[-1]
        drawn = [one.stored.entry for one in rows[state.match_seq :]]
        secrets = [one for one in drawn if isinstance(one, Secret)]
        running = state.pack_ready or state.next.awaits in ("turn", "booking")
        if secrets and running and not state.status.final:
            asking = PageId("verify", "deal", f"{table}.{state.number}.{secrets[-1].deal}")
            self.secrets[table] = (secrets[-1].secret, f'"{asking}"')
        else:
            self.secrets.pop(table, None)

    def _stored(self, change: Change) -> None:
        """``told_is_stored``: a notified entry is already in the journal."""
        table = change.state.id
        stored = {row.stored.seq: row for row in self._rows[table]}
        for told in change.entries:
            row = stored.get(told.seq)
            if row is None:
                what = f"table {table}: entry {told.seq} is told and is not stored"
                self.complaints.append(("told_is_stored", what))
            elif (row.stored.at, type(row.stored.entry)) != (told.at, type(told.entry)):
                what = f"table {table}: entry {told.seq} is told otherwise than it is stored"
                self.complaints.append(("told_is_stored", what))

    def _in_order(self, process: Process, change: Change) -> None:
        """``told_in_order``: a process notifies every entry once, in order."""
        key = (process, change.state.id)
        last = self._last.get(key)
        self._last[key] = change.state.seq
        if last is not None and change.before is not None and change.before.seq != last:
            what = f"table {key[1]}: what follows entry {change.before.seq} is told after {last}"
            self.complaints.append(("told_in_order", what))

    def look(self) -> None:
        """``memory_is_the_journal``: a process's state of a table equals the journal's fold."""
        for running in self._host.running:
            if running.bot is None or not running.alive:
                continue
            for table, room in running.bot.tables._table_store._cached.items():
                key = (running.process, table)
                state = room.state
                if state is None or self._compared.get(key) is state:
                    continue
                self._compared[key] = state
                self._read(table)
                rows = self._rows[table]
                if state.seq > len(rows):
                    what = f"table {table}: entry {state.seq} in memory, {len(rows)} stored"
                elif self._folds.states(table, rows)[state.seq - 1] != state:
                    what = f"table {table}: entry {state.seq} is remembered otherwise"
                else:
                    continue
                if self._forgiven.get(key, 0) != self._rewritten:
                    # The process is about to read the rewritten journal.
                    self._forgiven[key] = self._rewritten
                    del self._compared[key]
                    continue
                self.complaints.append(("memory_is_the_journal", what))
