"""Discord's failures never harm a game: the state is stored first, and messages recover."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.i18n.sentences import say
from cogs.outbox.key import Kind, MessageKey
from db import BusyError, DiskFullError, Preferences, ReadOnlyError, StoreError, UnreachableError
from db.core.base import Cache
from tables.journal.entries import Why
from tables.journal.state import Status
from tests.e2e.evening import Evening, evening


async def test_direct_messages_refused_at_sitting_down(world: Evening) -> None:
    anne = world.people[0]
    anne.user.closed = True
    table = await world.open_table()
    line = say("en", "board-no-dm", person=anne.mention)
    assert world.text(world.lobby).count(line) == 1
    await world.start()
    await world.cut(table)
    door = f"/channels/{anne.direct.id}/messages"
    assert sum(request.path == door for request in world.server.requests) == 1
    message = world.board
    assert line in world.text(message)
    result = await world.press(anne, message, "hand")
    assert result.ephemeral
    hand = result.response
    assert world.text(hand).startswith("### Table 1")
    for _ in range(4):
        state = await world.state(table)
        if state.turn == "N":
            await world.press(anne, hand, "card", world.cards(hand)[0])
            assert (await world.state(table)).seq > state.seq
        else:
            await world.play(table)


async def test_refused_at_one_table_all_tables_say_so(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        anne = world.people[0]
        first = await world.open_table()
        earlier = world.lobby
        line = say("en", "board-no-dm", person=anne.mention)
        assert line not in world.text(earlier)
        anne.user.closed = True
        assert await world.open_table() != first
        assert world.lobby.id != earlier.id
        assert line in world.text(world.lobby)
        assert line in world.text(earlier)


@pytest.mark.parametrize("code", [50007, 50278, 40003])
async def test_direct_messages_closed_in_mid_game(world: Evening, code: int) -> None:
    table = await world.deal()
    victim = world.people["NWSE".index((await world.state(table)).turn or "") - 3]
    closed = victim.direct.id
    world.server.fail("*", f"/channels/{closed}/messages*", status=403, code=code, times=None)
    await world.play(table)
    message = world.board
    assert say("en", "board-no-dm", person=victim.mention) in world.text(message)
    result = await world.press(victim, message, "hand")
    before = await world.state(table)
    await world.press(victim, result.response, "card", world.cards(result.response)[0])
    assert (await world.state(table)).seq > before.seq


async def test_a_call_refused_as_a_direct_message_is_no_failure(
    world: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    table = await world.open_table()
    for person in world.people:
        await world.store.people.set_preferences(
            person.id, Preferences(calls="dm", hand_place="channel")
        )
    await world.start()
    for person in world.people:
        person.user.closed = True
    await world.cut(table)
    called = await world.turn(table)
    assert not await world.bot.people.reachable(called.id)
    assert "refused" not in caplog.text


async def test_the_thread_is_deleted(world: Evening) -> None:
    table = await world.deal()
    await world.server.delete_channel(world.thread)
    await world.play(table)
    newest = world.history(world.channel)[-1]
    assert say("en", "board-moved") in world.text(newest)
    assert "’s turn" in world.text(newest)
    await world.play(table, 5)
    assert say("en", "board-moved") in world.text(world.history(world.channel)[-1])


async def test_a_thread_that_is_archived_is_opened_by_the_next_change(world: Evening) -> None:
    """Discord archives it after a quiet week; then it refuses edits and deletions, not posts."""
    table = await world.deal()
    board, person = world.board, await world.turn(table)
    world.bot.outbox.refresh(table, MessageKey(Kind.NUDGE, person=person.id))
    await world.server.settle()
    nudge = world.board
    assert nudge.id != board.id
    world.thread.archived = True
    await world.play(table)
    assert (await world.state(table)).place == world.thread.id
    assert not world.thread.archived
    assert nudge.id not in {message.id for message in world.history(world.thread)}
    assert world.board.id == board.id


async def test_a_locked_thread_is_no_place_for_the_table(world: Evening) -> None:
    table = await world.deal()
    world.thread.archived = world.thread.locked = True
    await world.play(table)
    assert (await world.state(table)).place == world.channel.id
    assert say("en", "board-moved") in world.text(world.history(world.channel)[-1])


async def test_the_channel_is_deleted(world: Evening) -> None:
    """The thread is deleted with it, and the table ends."""
    table = await world.deal()
    await world.server.delete_channel(world.thread)
    await world.server.delete_channel(world.channel)
    await world.server.settle()
    state = await world.state(table)
    assert (state.status, state.closed) == (Status.EXPIRED, Why.GONE)
    person = world.people["NWSE".index(state.next.seat or "N")]
    assert not world.cards(world.hand(person))


async def test_a_board_deleted_meanwhile_comes_again(world: Evening) -> None:
    """Without a clock nothing else changes it, and no card may be played for days."""
    await world.deal()
    board, said = world.board, world.text(world.board)
    world.bot.dispatch("shard_disconnect", 0)
    await world.server.settle()
    world.server.fake_discord.discord.delete(board)
    await world.server.advance(60)
    world.bot.dispatch("shard_resumed", 0)
    await world.server.settle()
    await world.server.advance(60)
    assert world.board.id != board.id
    assert world.text(world.board) == said


async def test_too_old_to_edit(world: Evening) -> None:
    table = await world.deal()
    old = world.board
    world.server.fail("PATCH", f"/channels/*/messages/{old.id}", status=400, code=30046, times=1)
    await world.play(table)
    assert world.board.id != old.id


async def test_no_thread_may_be_made(world: Evening) -> None:
    """The table stays in the channel."""
    world.server.fail("POST", "/channels/*/threads", status=403, code=50013, times=None)
    world.server.fail("POST", "/channels/*/messages/*/threads", status=403, code=50013, times=None)
    table = await world.deal()
    assert not world.threads
    assert "’s turn" in world.text(world.history(world.channel)[-1])
    await world.play(table)


@pytest.mark.parametrize("route", ["POST", "PATCH"])
async def test_a_permission_that_went_away(
    world: Evening, route: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table moves to its channel, and the refused message is shown there."""
    table = await world.deal(target="target-1")
    move, moves = world.bot.tables.place, list[int]()

    async def busy_once(table: int, place: int, *, cause: str) -> None:
        moves.append(place)
        if len(moves) > 1:
            await move(table, place, cause=cause)

    monkeypatch.setattr(world.bot.tables, "place", busy_once)
    thread = world.thread
    path = f"/channels/{thread.id}/messages" + ("" if route == "POST" else "/*")
    world.server.fail(route, path, status=403, code=50013, times=None)
    if route == "PATCH":
        await world.play(table)
        assert say("en", "board-moved") in world.text(world.history(world.channel)[-1])
        assert "’s turn" in world.text(world.history(world.channel)[-1])
    await world.press(world.people[0], world.hand(world.people[0]), "dehors")
    assert (await world.state(table)).place == world.channel.id
    rows = {m.role: m.at.channel_id for m in await world.store.messages.find(table=table)}
    assert rows["call:1.1"] == rows["final:1"] == world.channel.id
    there = "\n".join(map(world.text, world.history()))
    assert "called with 0" in there
    assert "win the match" in there


@pytest.mark.parametrize("lacking", ["send_messages", "attach_files"])
async def test_a_missing_permission_is_named(world: Evening, lacking: str) -> None:
    denied = {lacking: True}
    if lacking == "send_messages":
        denied["create_public_threads"] = True
    channel = world.guild.create_text_channel("quiet", **denied)
    result = await world.people[0].command(channel, "table")
    assert result.ephemeral
    assert say("en", f"permission-{lacking}") in world.answer(result)
    assert not await world.bot.tables.live()
    threads = world.guild.create_text_channel("threads", send_messages=True)
    opened = await world.people[0].command(threads, "table")
    assert not opened.ephemeral, "a table in a thread sends nothing to the channel"


async def test_the_store_is_gone_for_a_moment(
    world: Evening, caplog: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Presses are answered with an apology, nothing is lost, and no card stands in the log."""

    async def gone(*asked: object, **how: object) -> None:
        raise UnreachableError("The database cannot be opened.")

    table = await world.deal()
    before, person = await world.state(table), await world.turn(table)
    message = world.hand(person)
    card = world.cards(message)[0]
    await world.store.people.set_preferences(person.id, Preferences(language="de"))
    await world.press(person, message, "why")
    with monkeypatch.context() as broken:
        for way in ("read", "write"):
            broken.setattr(world.store.engines, way, gone)
        broken.setattr(world.bot.tables, "act", gone)
        result = await world.press(person, message, "card", card)
        assert result.ephemeral
        assert world.answer(result) == say("de", "oops"), "what is remembered needs no store"
        broken.setattr(world.store.people, "known", Cache())
        result = await world.press(person, message, "card", card)
        assert world.answer(result) == say("en", "oops"), "the language of their Discord"
    assert (await world.state(table)) == before
    await world.play(table)
    assert f":{card}" not in caplog.text
    assert "an interaction failed: The database cannot be opened." in caplog.text


@pytest.mark.parametrize(
    ("error", "key"),
    [(DiskFullError, "disk-full"), (ReadOnlyError, "read-only"), (BusyError, "busy")],
)
async def test_why_the_store_takes_no_card(
    world: Evening, monkeypatch: pytest.MonkeyPatch, error: type[StoreError], key: str
) -> None:
    """A retry helps when it is locked, not when the host's disk is full."""

    async def refused(*asked: object) -> None:
        raise error("The database cannot be written.")

    table = await world.deal()
    person = await world.turn(table)
    message = world.hand(person)
    for method, said in (("append", key), ("entries", "oops" if key == "busy" else key)):
        monkeypatch.setattr(world.store.journals, method, refused)
        result = await world.press(person, message, "card", world.cards(message)[0])
        assert result.ephemeral
        assert world.answer(result) == say("en", said)
    monkeypatch.undo()
