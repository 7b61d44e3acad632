"""A dropped connection loses no picture and no button, whether or not the request arrived."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.i18n.sentences import say
from tables.journal.state import Status
from tests.e2e.evening import QUICK, Evening, evening
from tests.e2e.lines import broken
from tests.e2e.test_failures import play_by_command, play_card, started

ARRIVES = pytest.mark.parametrize("arrives", [False, True])
SEND = ("POST", "/channels/*/messages")
EDIT = ("PATCH", "/channels/*/messages/*")
TOKEN = ("PATCH", "/webhooks/*/messages/@original")
CALLBACK = ("POST", "/interactions/*/callback")


def texts(world: Evening, channel: Any) -> Iterator[str]:
    """All texts in a channel."""
    for message in channel.history():
        yield world.text(message)


async def up_to_date(world: Evening, table: int) -> None:
    """The board and all hands show the current position, and the player on turn has cards."""
    state = await world.state(table)
    assert state.turn is not None
    person = world.people["NWSE".index(state.turn)]
    assert person.mention in world.text(world.board)
    assert world.cards(world.hand(person))
    hand = world.presses(world.hand(person), disabled=True).values()
    assert {press.seq for press in hand if press.what == "card"} == {state.turn_seq}


@ARRIVES
@pytest.mark.parametrize("route", [EDIT, TOKEN], ids=["edit", "token"])
async def test_a_redraw(tmp_path: Path, route: tuple[str, str], arrives: bool) -> None:
    async with evening(tmp_path) as world:
        table = await started(world)
        await play_card(world, table)  # From now on the player's click token edits their hand.
        for _ in range(3):
            with broken(*route, arrives=arrives, times=2) as line:
                await play_card(world, table)
                await world.env.settle()
            assert line.broken
            await up_to_date(world, table)


@ARRIVES
async def test_a_dropped_callback_tells_nobody_that_the_card_was_not_played(
    tmp_path: Path, arrives: bool
) -> None:
    async with evening(tmp_path) as world:
        table = await started(world)
        for times in (1, 2):
            state = await world.state(table)
            person = world.people["NWSE".index(state.turn or "")]
            message = world.hand(person)
            card = world.cards(message)[0]
            with broken(*CALLBACK, arrives=arrives, times=times) as line:
                result = await world.press(person, message, "card", card)
                await world.env.settle()
            assert line.broken
            assert not result.ephemeral
            assert (await world.state(table)).seq > state.seq
            assert card not in world.cards(world.hand(person))
            await up_to_date(world, table)


@ARRIVES
async def test_a_call_a_recap_and_the_final_picture(tmp_path: Path, arrives: bool) -> None:
    async with evening(tmp_path) as world:
        table = await world.open_table(target="target-1")
        await world.start()
        await world.cut(table)
        with (
            broken(*SEND, arrives=arrives, times=3) as sending,
            broken(*EDIT, arrives=arrives, times=3) as editing,
        ):
            await world.press(world.people[0], world.hand(world.people[0]), "dehors")
            await world.env.settle()
        assert sending.broken
        assert editing.broken
        assert (await world.state(table)).status is Status.OVER
        rows = {m.role: m.at.message_id for m in await world.store.messages.find(table=table)}
        shown = {m.id: world.text(m) for m in world.thread.history()}
        assert "called with 0" in shown[rows["call:1.1"]]
        assert "win the match" in shown[rows["final:1"]]
        assert rows["board:1.1"] in shown
        assert "win the match" in world.text(world.lobby)
        # discord.py's nonce, which SimCord ignores, prevents a second post by Discord.
        if not arrives:
            assert len(world.thread.history()) == 3


@ARRIVES
async def test_my_hand(tmp_path: Path, arrives: bool) -> None:
    async with evening(tmp_path) as world:
        table = await started(world)
        state = await world.state(table)
        person = world.people["NWSE".index(state.turn or "")]
        with broken(*TOKEN, arrives=arrives, times=2) as line:
            result = await world.press(person, world.board, "hand")
            await world.env.settle()
        assert line.broken == 2
        assert result.ephemeral
        assert world.cards(result.response)


@ARRIVES
async def test_the_next_deals_board(tmp_path: Path, arrives: bool) -> None:
    """The thread is created and the board sent although each request fails several times."""
    async with evening(tmp_path, pauses=replace(QUICK, cut=0)) as world:
        table = await world.open_table()
        threads = "/channels/*/messages/*/threads"
        with (
            broken("POST", threads, arrives=False, times=2) as making,
            broken(*SEND, arrives=arrives, times=3) as sending,
        ):
            await world.start()
            await world.env.settle()
        assert making.broken == 2
        assert sending.broken == 3
        assert len(world.channel.threads) == 1
        await up_to_date(world, table)


@pytest.mark.parametrize("route", [SEND, EDIT], ids=["send", "edit"])
async def test_a_permission_that_went_away(tmp_path: Path, route: tuple[str, str]) -> None:
    """The table moves to its channel, and the refused message is shown there."""
    async with evening(tmp_path) as world:
        table = await world.open_table(target="target-1")
        await world.start()
        await world.cut(table)
        thread = world.thread
        path = f"/channels/{thread.id}/messages" + ("" if route is SEND else "/*")
        world.env.inject_error(route[0], path, status=403, code=50013, times=None)
        if route is EDIT:
            await play_card(world, table)
            await world.env.settle()
            assert say("en", "board-moved") in world.text(world.channel.history()[-1])
            assert "’s turn" in world.text(world.channel.history()[-1])
        await world.press(world.people[0], world.hand(world.people[0]), "dehors")
        await world.env.settle()
        assert (await world.state(table)).place == world.channel.id
        rows = {m.role: m.at.channel_id for m in await world.store.messages.find(table=table)}
        assert rows["call:1.1"] == rows["final:1"] == world.channel.id
        there = "\n".join(texts(world, world.channel))
        assert "called with 0" in there
        assert "win the match" in there


async def test_every_route_at_once(tmp_path: Path) -> None:
    """Cards played by command while drawing and answering requests fail."""
    async with evening(tmp_path, pauses=replace(QUICK, cut=0)) as world:
        table = await world.open_table()
        await world.start()
        for arrives in (False, True, False):
            with (
                broken(*EDIT, arrives=arrives, times=3),
                broken(*TOKEN, arrives=arrives, times=3),
                broken(*CALLBACK, arrives=arrives),
            ):
                await play_by_command(world, table)
                await world.env.settle()
            await up_to_date(world, table)
