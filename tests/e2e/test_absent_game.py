"""Tables of a removed game pause, and continue when it is installed again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cogs.i18n.sentences import say
from games import registry
from tables.journal.entries import Resumed, decode
from tables.journal.state import Status
from tests.e2e.evening import Clock, evening

DAY = 24 * 3_600_000


async def test_a_table_rests_while_its_game_is_not_here(tmp_path: Path) -> None:
    clock, every = Clock(1_900_000_000_000), registry.games()
    async with evening(tmp_path, now=clock) as world:
        table = await world.deal(clock="12h")
        before = await world.state(table)
        board: Any = world.board
        person = await world.turn(table)
        hand = world.hand(person)
        looks = world.custom_id(board, "hand")
        move = next(
            custom_id
            for custom_id, means in world.presses(hand).items()
            if means.what in ("card", "act")
        )
        assert looks is not None
        world.games = {name: game for name, game in every.items() if name != "brouc"}
        for _ in range(2):
            clock.ms += DAY
            await world.restart()
            journal = await world.store.journals.entries(table)
            assert await world.bot.tables.live() == ()
            for message, custom_id in ((board, looks), (hand, move)):
                result = await world.click(person, message, custom_id)
                assert world.answer(result) == say("en", "game-absent")
            for command in ("hand", "leave", "stop", "hint", "invite", "replay"):
                options = {"table": table} if command == "replay" else {}
                result = await person.command(world.channel, command, **options)
                assert world.answer(result) == say("en", "game-absent"), command
            assert await world.store.journals.entries(table) == journal
        assert not world.server.errors

        world.games = every
        clock.ms += DAY
        await world.restart()
        state = await world.state(table)
        assert table in await world.bot.tables.live()
        assert state.status is Status.PLAYING
        assert state.actions == before.actions
        assert state.turn == before.turn
        assert state.deadline == (before.deadline or 0) + 3 * DAY, "nobody loses time"
        (entry,) = await world.store.journals.entries(table, before.seq)
        assert entry.kind == "resumed"
        await person.press(hand, move)
        assert len((await world.state(table)).actions) == len(before.actions) + 1
        # The downtime is credited only once.
        seq = (await world.state(table)).seq
        clock.ms += 1_000
        await world.restart()
        (entry,) = await world.store.journals.entries(table, seq)
        assert decode(entry.kind, entry.payload) == Resumed(1_000)
