"""A board moves below others' messages, and people who want it are called to their turn."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.account.preferences import NONE, OFFSETS, QUIET, changed, panel
from cogs.i18n.sentences import say
from cogs.messages.custom_ids import MalformedError
from cogs.messages.user_prefs import UserPrefs
from cogs.messages.zones import NEAR
from cogs.outbox.due import board_key
from cogs.outbox.key import Kind, MessageKey
from cogs.outbox.turns import JUST_S, LOOK_S, MOVE_S, Turns
from db import MessageAt, Preferences
from i18n import LANGUAGES
from tables.decisions.outcomes import Change
from tables.journal.entries import Acted, By, Stored
from tests.cogs.pages import check_post
from tests.cogs.projecting import Bench, Memory, text
from tests.e2e.evening import Evening

HOUR = 3_600_000


async def test_a_buried_board_stands_below_and_a_line_where_it_was() -> None:
    bench = Bench(placed=True)
    state, key = bench.tables.now, bench.board
    await bench.show(key)
    bench.outbox.refresh(state.id, key, moves=True)
    await bench.settle()
    shown = {number: message.text for number, message in bench.discord.messages.items()}
    behind = MessageKey(Kind.BEHIND, key.match, key.deal)
    assert shown == {1: f"{behind} {state.seq}", 2: f"{key} {state.seq}"}
    assert {role: at.message_id for role, at in bench.store.messages.rows.items()} == {str(key): 2}
    bench.tables.go_on()
    await bench.show(key)
    assert len(bench.discord.messages) == 2, "edited again, not moved"
    assert bench.discord.messages[2].text == f"{key} {bench.tables.now.seq}"


async def test_killed_between_the_two_the_next_process_ends_it() -> None:
    store = Memory()
    bench = Bench(placed=True, store=store)
    state, key = bench.tables.now, bench.board
    await bench.show(key)
    behind = MessageKey(Kind.BEHIND, key.match, key.deal)
    # The board has moved down, its former place is stored, and the process is gone.
    store.messages.rows[str(behind)] = store.messages.rows[str(key)]
    again = Bench(placed=True, store=store, discord=bench.discord)
    await again.outbox.compare(state.id)
    await again.settle()
    assert str(behind) not in store.messages.rows
    assert again.shown().count(f"{key} {state.seq}") == 1, "it has not moved"


class Listening:
    """Turns whose surroundings it stands for: channel, store, preferences, outbox."""

    def __init__(self, preferences: Preferences, hour: int = 12) -> None:
        self.state = Bench(placed=True).tables.now
        self.wanted, self.time = preferences, 0.0
        self.written, self.asked = False, 0
        """Whether others have written below the board, and the number of requests for it."""
        self.short = False
        self.stale: list[MessageKey] = []
        self.buried: list[MessageKey | None] = []
        here: Any = self
        store: Any = SimpleNamespace(messages=self, people=self)
        people = UserPrefs(store, lambda: hour * HOUR)
        self.turns = Turns(here, store, people, here, lambda: self.time)

    async def written_below(self, place: MessageAt) -> bool:
        self.asked += 1
        return self.written

    async def get(self, table: int, role: str) -> MessageAt:
        return MessageAt(200, 7)

    async def preferences(self, person: int) -> Preferences:
        return self.wanted

    def refresh(self, table: int, *keys: MessageKey, moves: bool = False) -> None:
        (self.buried if moves else self.stale).extend(keys)

    async def turn(self, *entries: Any) -> None:
        after = replace(self.state, turn_seq=self.state.turn_seq + 1, seq=self.state.seq + 1)
        stored = tuple(Stored(after.seq, 0, entry) for entry in entries)
        self.turns.changed(Change(self.state, after, stored))
        self.state = after
        await asyncio.gather(*self.turns._tasks)


async def test_the_channel_is_looked_at_now_and_then_and_the_board_moved_seldom() -> None:
    house = Listening(Preferences())
    assert house.state.turn_persons
    await house.turn()
    house.time += LOOK_S - 1
    await house.turn()
    assert house.asked == 1
    house.time += 1
    house.written = True
    await house.turn()
    assert house.buried == [board_key(house.state)]
    house.time += MOVE_S - 1
    await house.turn()
    assert house.asked == 2
    house.time += 1
    house.short = True
    await house.turn()
    assert house.asked == 2, "others need the requests"
    house.short = False
    await house.turn()
    await house.turn()
    assert house.asked == 3
    assert len(house.buried) == 2
    assert not house.stale, "nobody wants to be called"


async def test_who_wants_it_is_called_unless_looking_or_asleep() -> None:
    house = Listening(Preferences(calls="mention", quiet=(22, 7), offset=2))
    (person,) = house.state.turn_persons
    await house.turn()
    assert house.stale == [MessageKey(Kind.TURN, person=person)]
    await house.turn(Acted("N", "play N Ah", By.PERSON, person))
    assert len(house.stale) == 1, "who has just played is there"
    house.time += JUST_S
    await house.turn()
    assert len(house.stale) == 2
    # By their clock, two hours ahead of UTC.
    for hour, called in ((19, True), (20, False), (4, False), (5, True)):
        night = Listening(Preferences(calls="dm", quiet=(22, 7), offset=2), hour)
        await night.turn()
        assert bool(night.stale) == called, hour


def test_what_is_chosen_is_what_is_offered() -> None:
    before = Preferences()
    for calls in ("no", "mention", "dm"):
        assert changed(before, "calls", (calls,), None).calls == calls
    for quiet in QUIET:
        assert changed(before, "quiet", (f"{quiet[0]}-{quiet[1]}",), None).quiet == quiet
    assert changed(Preferences(quiet=(22, 7)), "quiet", (NONE,), None).quiet is None
    zoned = replace(before, zone="Europe/Rome")
    for offset in OFFSETS:
        assert changed(zoned, "clock", (str(offset),), None) == replace(before, offset=offset)
    for zone in NEAR:
        assert changed(before, "clock", (zone,), None) == replace(before, zone=zone)
    wrong = ("13", "x", "Europe", "Europe/Brouc", "../../etc/passwd")
    for what, value in (("calls", "yes"), ("quiet", "1-2"), *(("clock", one) for one in wrong)):
        with pytest.raises(MalformedError):
            changed(before, what, (value,), None)
    for language in LANGUAGES:
        for clock in ({"offset": 1}, {"zone": "Europe/Rome"}, {"zone": "America/Lima"}):
            check_post(panel(replace(before, quiet=(22, 7), **clock), language, 0, 12 * HOUR))


@pytest.mark.usefixtures("quick_pictures")
async def test_chatter_and_a_call_at_a_real_table(world: Evening) -> None:
    table = await world.open_table()
    await world.start()
    for person in world.people:
        wanted = Preferences(calls="dm")
        await world.store.people.set_preferences(person.id, wanted)
    board = world.board
    place, written_below = MessageAt(world.thread.id, board.id), world.bot.courier.written_below
    assert not await written_below(place)
    own = await world.bot.courier.send(world.thread.id, text("a notice"), nonce="own")
    assert own.place.message_id > board.id
    assert not await written_below(place)
    world.people[0].write(world.thread, "hi")
    assert await written_below(place)
    world.server.fake_discord.discord.delete(world.history(world.thread)[-1])
    assert not await written_below(place)
    world.people[0].write(world.thread, "what a hand!")
    await world.server.settle()
    await world.cut(table)
    state = await world.state(table)
    assert world.board.id > board.id, "it stands below what was written"
    assert world.custom_id(world.board, "hand") is not None
    old = next(one for one in world.history(world.thread) if one.id == board.id)
    assert world.text(old).startswith(f"-# {say('en', 'board-behind')}\n-# ")
    assert state.proofs[0].commitment in world.text(old)
    person = await world.turn(table)
    called = world.hand(person)
    assert "Le Brouc" in world.text(called)
    assert world.text(called).startswith("It is your turn: [")
    hand: Any = person.letters[-2]
    await world.press(person, hand, "card", world.cards(hand)[0])
    assert called.id not in [one.id for one in person.letters]
