"""The table a command refers to: the person's own."""

from __future__ import annotations

from typing import Any

import discord

from tables.journal.state import TableState
from tables.runtime.service import Tables


async def why_no_table(tables: Tables, person: int) -> str:
    """Return the sentence key for a person without a table that a command could refer to."""
    return "game-absent" if await tables.rests(person) else "no-table-here"


async def own_table(
    tables: Tables, interaction: discord.Interaction[Any], *, owned: bool = False
) -> TableState | None:
    """Return the table where the person sits: the one in this channel, else the newest.

    ``owned``: accept a table that they opened, too.
    """
    newest: TableState | None = None
    person = interaction.user.id
    for table in await tables.tables_of(person, owned=owned):
        state = await tables.state(table)
        if state is None or state.daily is not None:
            continue
        if state.seat_of(person) is None and not (owned and state.owner == person):
            continue
        if interaction.channel_id in (state.opened.channel, state.place):
            return state
        newest = newest or state
    return newest
