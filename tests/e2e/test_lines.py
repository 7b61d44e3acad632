"""A dropped connection loses no picture and no button, whether or not the request arrived."""

from __future__ import annotations

import pytest

from cogs.i18n.sentences import say
from tables.journal.state import Status
from tests.e2e.evening import Evening

ARRIVES = pytest.mark.parametrize("arrives", [False, True])
SEND = ("POST", "/channels/*/messages")
EDIT = ("PATCH", "/channels/*/messages/*")
TOKEN = ("PATCH", "/webhooks/*/messages/@original")
CALLBACK = ("POST", "/interactions/*/callback")


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
async def test_a_dropped_callback_tells_nobody_that_the_card_was_not_played(
    world: Evening, arrives: bool
) -> None:
    table = await world.deal()
    for times in (1, 2):
        state = await world.state(table)
        person = world.people["NWSE".index(state.turn or "")]
        message = world.hand(person)
        card = world.cards(message)[0]
        with world.server.failing(*CALLBACK, dropped=True, done=arrives, times=times) as line:
            result = await world.press(person, message, "card", card)
            await world.server.settle()
        assert line.failed
        assert not result.ephemeral
        assert (await world.state(table)).seq > state.seq
        assert card not in world.cards(world.hand(person))
        await up_to_date(world, table)


@ARRIVES
async def test_a_call_a_recap_and_the_final_picture(world: Evening, arrives: bool) -> None:
    table = await world.deal(target="target-1")
    with (
        world.server.failing(*SEND, dropped=True, done=arrives, times=3) as sending,
        world.server.failing(*EDIT, dropped=True, done=arrives, times=3) as editing,
    ):
        await world.press(world.people[0], world.hand(world.people[0]), "dehors")
        await world.server.settle()
    assert sending.failed
    assert editing.failed
    assert (await world.state(table)).status is Status.OVER
    rows = {m.role: m.at.message_id for m in await world.store.messages.find(table=table)}
    shown = {m.id: world.text(m) for m in world.history(world.thread)}
    assert "called with 0" in shown[rows["call:1.1"]]
    assert "win the match" in shown[rows["final:1"]]
    assert rows["board:1.1"] in shown
    assert "win the match" in world.text(world.lobby)
    assert len(world.history(world.thread)) == 3, "a nonce prevents a second post"


@pytest.mark.parametrize("route", [SEND, EDIT], ids=["send", "edit"])
async def test_a_permission_that_went_away(world: Evening, route: tuple[str, str]) -> None:
    """The table moves to its channel, and the refused message is shown there."""
    table = await world.deal(target="target-1")
    thread = world.thread
    path = f"/channels/{thread.id}/messages" + ("" if route is SEND else "/*")
    world.server.fail(route[0], path, status=403, code=50013, times=None)
    if route is EDIT:
        await world.play(table)
        await world.server.settle()
        assert say("en", "board-moved") in world.text(world.history(world.channel)[-1])
        assert "’s turn" in world.text(world.history(world.channel)[-1])
    await world.press(world.people[0], world.hand(world.people[0]), "dehors")
    await world.server.settle()
    assert (await world.state(table)).place == world.channel.id
    rows = {m.role: m.at.channel_id for m in await world.store.messages.find(table=table)}
    assert rows["call:1.1"] == rows["final:1"] == world.channel.id
    there = "\n".join(map(world.text, world.history()))
    assert "called with 0" in there
    assert "win the match" in there
