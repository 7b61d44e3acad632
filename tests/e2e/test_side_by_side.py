"""A table of each game in one channel, played by the same people at the same time."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

from cogs.messages.custom_ids import TableId
from db import Preferences
from gamekit.api.face import At
from gamekit.api.game import Game
from games import registry
from tables.journal.state import Status, TableState
from tests.e2e.evening import Evening, evening
from tests.e2e.server import Person
from tools.fake_discord.world import Channel

NAMES: Final = ("brouc", "brus", "briscon")
MOVES: Final = 14
"""Moves at each table."""


class Beside:
    """One of the tables; its people type in its thread."""

    def __init__(self, world: Evening, game: Game) -> None:
        self.world, self.game, self.rng = world, game, Random(7)
        people = dict(zip(game.rules.seats, world.people, strict=False))
        self.people: dict[str, Person] = people
        self.table = 0
        self.thread: Channel

    async def state(self) -> TableState:
        """The table's present state."""
        return await self.world.state(self.table)

    async def open(self) -> None:
        """In the common channel; a separate thread follows."""
        world, anne = self.world, self.world.people[0]
        await anne.command(world.channel, "table", game=self.game.name)
        self.table = (await world.bot.tables.live())[-1]
        for seat, person in self.people.items():
            await world.press(person, world.lobby, "sit", seat)
        panel = (await world.press(anne, world.lobby, "options")).response
        await world.choose(anne, panel, "set", "none", arg="clock")
        await world.press(anne, world.lobby, "start")
        self.thread = world.threads[-1]

    async def step(self) -> bool:
        """Cut by the board's button or play in words; return whether a move was made."""
        world, state, rules = self.world, await self.state(), self.game.rules
        if state.next.awaits == "deal":
            cutter = self.people[state.next.seat or rules.seats[0]]
            await world.press(cutter, world.history(self.thread)[-1], "cut", "16")
            return False
        assert state.turn is not None
        legal = rules.legal_actions(state.match, state.turn)
        action = self.rng.choice([one for one in legal if rules.is_move(one)])
        text = rules.encode(action)
        commands = ("play", *(one.name for one in self.game.face.commands if one.page is None))
        view = rules.view(state.match, state.turn)
        command, words = next(
            (command, words)
            for command in commands
            for words in (text, "")
            if self.game.face.typed(command, words, view, "en") == (text,)
        )
        said: dict[str, Any] = {"move": words} if words else {}
        done = await self.people[state.turn].command(self.thread, command, **said)
        assert done.ephemeral
        after = await self.state()
        assert after.actions[-1] == text
        return True

    def shown(self) -> str:
        """All texts of the newest message in its thread."""
        return self.world.text(self.world.history(self.thread)[-1])


async def test_three_games_in_one_channel(tmp_path: Path) -> None:
    games = {name: registry.games()[name] for name in NAMES}
    async with evening(tmp_path, games=games, seed=2) as world:
        for person in world.people:
            likes = Preferences(language="en", text_mode=True)
            await world.store.people.set_preferences(person.id, likes)
        tables = [Beside(world, game) for game in games.values()]
        for one in tables:
            await one.open()
        assert len({one.thread.id for one in tables}) == len({one.table for one in tables}) == 3
        made = {one.table: 0 for one in tables}
        while min(made.values()) < MOVES:
            for one in tables:
                others = {other.table: (await other.state()).seq for other in tables}
                made[one.table] += await one.step()
                for other in tables:
                    if other is not one:
                        assert (await other.state()).seq == others[other.table]
            if made[tables[0].table] == MOVES // 2 and not world.restarts:
                await world.restart()
        assert world.restarts
        for one in tables:
            state = await one.state()
            assert state.game is one.game.rules
            assert state.status is Status.PLAYING
            assert (await world.replayed(one.table)).match == state.match
        await apart(world, tables)
        assert not world.server.errors


async def apart(world: Evening, tables: list[Beside]) -> None:
    """Boards, hands and commands belong to their own table."""
    anne = world.people[0]
    hands = {
        TableId.parse(part["custom_id"]).table
        for message in anne.letters
        for part in world.raw(message)
        if part.get("custom_id")
    }
    assert hands == {one.table for one in tables}
    boards = [one.shown() for one in tables]
    assert len(set(boards)) == 3
    for one in tables:
        say, state = one.game.face.say, await one.state()
        panel = one.game.face.page("last", one.game.rules.view(state.match, None), world_at(one))
        told = await anne.command(one.thread, "last")
        assert panel.lines[0] in world.answer(told), say("en", "game-name")


def world_at(one: Beside) -> At:
    """The place of a public page of the table."""
    names = {seat: f"<@{person.id}>" for seat, person in one.people.items()}
    return At(one.table, "en", names)
