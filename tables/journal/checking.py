"""Comparison of journals with the rows derived from them, for ``python -m db check --deep``."""

from __future__ import annotations

from db.core.documents import persons
from db.maintenance.deep import Kept, Meaning, Read
from gamekit.api.game import Games
from tables.journal.entries import Stored, decode
from tables.journal.fold import fold
from tables.journal.results import of_journal
from tables.journal.writing import head_of


def reader(games: Games) -> Read:
    """Return a reader of journals with the rules of these games."""
    rules = {name: game.rules for name, game in games.items()}
    counts = {name: game.counts for name, game in games.items()}

    def read(kept: Kept) -> Meaning:
        number = kept.table
        try:
            journal = [
                Stored(row.seq, row.at, decode(row.kind, row.payload)) for row in kept.journal
            ]
            state = fold(number, rules, journal)
            matches = of_journal(number, rules, counts, journal)
        except ValueError as error:
            return Meaning(faults=[f"The journal of table {number} cannot be read: {error}."])
        faults = []
        head = head_of(state)
        for name in ("status", "guild_id", "channel_id", "place_id", "owner_id", "updated_at"):
            says, should = getattr(kept.head, name), getattr(head, name)
            if says != should:
                faults.append(f"Table {number} has {name} {says}; its journal says {should}.")
        if _people(kept.head.people) != _people(head.people):
            faults.append(f"Table {number} is stored with other people than its journal says.")
        named = {person for stored in journal for person in persons(stored.entry) if person > 0}
        if named - kept.mentioned:
            faults.append(f"People in the journal of table {number} could not be erased from it.")
        return Meaning(matches, faults)

    return read


def _people(people: tuple[tuple[int, str], ...]) -> set[tuple[int, str]]:
    """Persons with an id; erased people have none."""
    return {(person, seat) for person, seat in people if person > 0}
