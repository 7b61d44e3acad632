"""Files of an evening: the standings as a table, and the record that can be checked."""

from __future__ import annotations

import csv
import io

from cogs.matches.exports import cell
from cogs.messages.display_names import NameOf
from tables.runtime.tournaments import Tournaments
from tables.tournaments.hall import Hall


async def evening_files(evenings: Tournaments, hall: Hall, name_of: NameOf) -> dict[str, bytes]:
    """Content by the file names' endings; without a record before the first round is over."""
    files = {"csv": await standings_csv(hall, name_of)}
    record = await evenings.record(hall.state.id)
    if record is not None:
        files["evening"] = record.encode()
    return files


async def standings_csv(hall: Hall, name_of: NameOf) -> bytes:
    """Encode the standings: UTF-8, a header line, points of each round; empty for none."""
    out, state = io.StringIO(), hall.state
    writer = csv.writer(out, lineterminator="\n")
    rounds = [f"round_{number}" for number in range(1, state.over + 1)]
    writer.writerow(("place", "person", "name", "total", *rounds))
    for line in hall.standings:
        name = await name_of(state.opened.guild, state.person(line.person))
        points = [one.points for one in line.rounds]
        writer.writerow(map(cell, (line.place, line.person, name, line.total, *points)))
    return out.getvalue().encode()
