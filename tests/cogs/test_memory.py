"""Memory does not grow with play, and a click's cost depends on its own table only."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any, NoReturn

import discord
import pytest

from cogs.messages.client import CLOSING_S
from cogs.outbox.key import Kind, MessageKey, hand_key, private_key
from cogs.outbox.outbox import Outbox
from cogs.outbox.record import Message
from tables.decisions.outcomes import Change
from tables.journal.state import Status
from tests.cogs.projecting import NORTH, Bench
from tests.e2e.evening import Evening

pytestmark = pytest.mark.usefixtures("quick_pictures")

TABLES = 30_000


def known(outbox: Outbox) -> int:
    return len(outbox._messages) + len(outbox._worker._presses)


async def play_a_match(world: Evening) -> int:
    table = await world.deal(target="target-1")
    await world.press(world.people[0], world.hand(world.people[0]), "dehors")
    assert (await world.state(table)).status is Status.OVER
    return table


async def test_finished_tables_leave_nothing_behind(world: Evening) -> None:
    tables = [await play_a_match(world) for _ in range(2)]
    assert known(world.bot.outbox) == 0
    for table in tables:
        roles = {m.role.partition(":")[0] for m in await world.store.messages.find(table=table)}
        assert {"lobby", "board", "call", "final", "hand"} <= roles


async def test_a_private_hand_leaves_nothing_behind_once_its_token_ends(world: Evening) -> None:
    table = await world.deal(target="target-1")
    hand = (await world.press(world.people[0], world.board, "hand")).response
    await world.press(world.people[0], hand, "dehors")
    assert 0 < known(world.bot.outbox) <= 1
    await world.server.advance(CLOSING_S + 1)
    assert known(world.bot.outbox) == 0
    assert not [m for m in await world.store.messages.find(table=table) if "private" in m.role]


async def test_no_interaction_is_kept(world: Evening) -> None:
    """Only its token: an interaction holds a message, a member, a server."""
    table = await world.deal()
    person = await world.turn(table)
    hand = (await world.press(person, world.board, "hand")).response
    await world.press(person, hand, "card", world.cards(hand)[0])
    kept = world.bot.outbox._messages.known(table, private_key(person.id))
    assert kept is not None
    assert kept.token is not None
    gc.collect()
    for message in world.bot.outbox._messages:
        held = [] if message.token is None else reachable(message.token)
        assert not [one for one in held if isinstance(one, discord.Interaction)]


def reachable(start: Any) -> Iterator[Any]:
    """All objects reachable from an object, except through the client."""
    seen, waiting = set(), [start]
    while waiting:
        one = waiting.pop()
        shared = (type, discord.Client, discord.state.ConnectionState, discord.http.HTTPClient)
        if id(one) in seen or isinstance(one, shared):
            continue
        seen.add(id(one))
        yield one
        if type(one).__module__.startswith(("discord", "cogs", "builtins")):
            waiting.extend(
                held
                for held in gc.get_referents(one)
                if type(held).__module__.startswith(("discord", "cogs"))
            )


class Untouchable(dict[MessageKey, Message]):
    """Another table's messages, which must not be accessed."""

    def _no(self, *args: object) -> NoReturn:
        raise AssertionError("a click looked at another table")

    __iter__ = __getitem__ = __contains__ = __len__ = _no
    get = values = items = keys = setdefault = pop = _no


async def test_a_click_touches_only_its_own_tables_messages() -> None:
    bench = Bench(placed=True)
    state = bench.tables.now
    for table in range(2, TABLES):
        bench.outbox._messages._journals[table] = Untouchable()
    before, board = state, MessageKey(Kind.BOARD, 1, 1)
    with bench.outbox.pressing(state.id):
        bench.tables.go_on()
        bench.outbox.changed(bench.subject, Change(before, bench.tables.now, ()))
        bench.outbox.refresh(state.id, board, hand_key(NORTH), seq=bench.tables.now.seq)
    mine = bench.outbox._messages.of(state.id)
    assert 0 < len(mine) < 15
    for message in mine:
        if message.task is not None:
            await message.task
    assert f"board:1.1 {bench.tables.now.seq}" in bench.shown()
