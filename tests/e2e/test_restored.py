"""After restoring a backup, messages show the journal's state, not the lost later one."""

from __future__ import annotations

import math
from pathlib import Path

from cogs.i18n.sentences import say
from db.maintenance.restoring import restore
from db.maintenance.upkeep import backup
from tests.e2e.evening import FILE, Evening, evening


async def stop(world: Evening) -> None:
    """Stop the process as SIGTERM does."""
    await world.bot.outbox.close()
    await world.bot.tables.close()
    await world.store.close()


async def rested_and_saved(world: Evening, target: Path) -> int:
    """A table after one card, whose message hashes were stored before the backup."""
    table = await world.deal()
    await world.play(table)
    await world.bot.outbox.note(-math.inf)
    assert all(
        one.at.shown for one in await world.store.messages.find(table=table) if "hand" in one.role
    )
    await backup(world.url, target)
    return table


async def test_messages_of_a_rested_table_lose_the_lost_future(tmp_path: Path) -> None:
    async with evening(tmp_path) as world:
        table = await rested_and_saved(world, tmp_path / "saved")
        messages = [world.hand(person) for person in world.people] + [world.board]
        then = [world.text(message) for message in messages]
        await world.play(table)
        assert [world.text(message) for message in messages] != then
        await stop(world)
        restore(world.url, tmp_path / "saved")
        await world.server.restart(await world.new_bot())
        assert [world.text(message) for message in messages] == then
        await world.play(table)


async def test_a_press_from_beyond_the_journal_has_its_message_redrawn(tmp_path: Path) -> None:
    """The database was restored by other means, with its stored hashes."""
    async with evening(tmp_path) as world:
        table = await rested_and_saved(world, tmp_path / "saved")
        then = {person.id: world.text(world.hand(person)) for person in world.people}
        await world.play(table, 2)  # The restart adds an entry.
        person = await world.turn(table)
        hand = world.hand(person)
        assert world.text(hand) != then[person.id]
        await stop(world)
        (tmp_path / FILE).write_bytes((tmp_path / "saved").read_bytes())
        await world.server.restart(await world.new_bot())
        result = await world.press(person, hand, "card", world.cards(hand)[0])
        assert say("en", "stale") in world.answer(result)
        assert world.text(hand) == then[person.id]
