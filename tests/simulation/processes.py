"""What must hold of several processes on one database: none believes what is no longer so."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import nullcontext

from cogs.client import BroucBot
from tests.simulation.stage import Stage


async def every_process_sees_the_store(stage: Stage) -> AsyncIterator[str]:
    """Asked now, each process has every table, message and person as they are in the file."""
    for running in tuple(stage.host.running):
        if running.bot is None or not running.alive or not running.bot.is_ready():
            continue
        async for what in _sees(stage, running.bot):
            if running.alive:
                yield f"{running.process}: {what}"


async def _sees(stage: Stage, bot: BroucBot) -> AsyncIterator[str]:
    reader = stage.reader
    for table in sorted(reader.heads()):
        least = reader.heads()[table].seq
        state = await bot.tables.state(table)
        most = reader.heads()[table].seq
        if state is not None and not least <= state.seq <= most:
            yield f"table {table}: entry {state.seq} is the newest, not {most}"
        for what in await _misplaced(stage, bot, table):
            yield what
    for guest in stage.guests:
        shut = reader.shut(guest.user.id)
        thought = await bot.store.people.dm_refused_at(guest.user.id)
        if thought not in (shut, reader.shut(guest.user.id)):
            yield f"{guest.user.name} refused messages at {shut}, not {thought}"


async def _misplaced(stage: Stage, bot: BroucBot, table: int) -> list[str]:
    """Messages of a table that a process believes to be elsewhere than the file says."""
    reader, found = stage.reader, []
    # Of several each asks for every message by itself: another may have written between.
    with bot.tables.snapshot(table) if stage.host.most < 2 else nullcontext():
        for place in reader.places(table):
            before = reader.place(table, place.role)
            kept = await bot.store.messages.get(table, place.role)
            told = None if kept is None else (kept.channel_id, kept.message_id)
            if told not in (before, reader.place(table, place.role)):
                found.append(
                    f"table {table}: {place.role} is thought to be at {told}, not {before}"
                )
    return found
