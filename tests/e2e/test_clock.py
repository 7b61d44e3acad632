"""Nudges, stand-ins, "I'm back", expiring lobbies, and the number of requests in a deal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from cogs.i18n.sentences import say
from tables.journal.state import Presence, Status
from tests.cogs.pages import find
from tests.e2e.evening import QUICK, Evening, evening

# Settling passes the time of timers that are due soon, so clocks here are longer.


async def test_a_nudge_comes_and_goes(world: Evening) -> None:
    table = await world.deal(clock="2min")
    person = await world.turn(table)
    await world.server.advance(61)
    nudge = world.board
    assert world.text(nudge) == say("en", "board-nudge", person=person.mention)
    sent: Any = [
        request.json
        for request in world.server.requests
        if request.method == "POST" and request.path == f"/channels/{world.thread.id}/messages"
    ]
    assert [int(user) for user in sent[-1]["allowed_mentions"]["users"]] == [person.id]
    assert not sent[-1]["allowed_mentions"]["parse"]
    hand, place = world.hand(person), f"/channels/{world.thread.id}/messages/{nudge.id}"
    failing = world.server.fail("DELETE", place, times=6)  # One more than the library's own tries.
    await world.press(person, hand, "card", world.cards(hand)[0])
    await world.server.advance(30)
    assert failing.failed == 6
    assert all(message.id != nudge.id for message in world.history(world.thread))


async def test_a_nudge_whose_answer_was_lost_goes_too(world: Evening) -> None:
    table = await world.deal(clock="2min")
    person = await world.turn(table)
    hand, place = world.hand(person), f"/channels/{world.thread.id}/messages"
    nudge = say("en", "board-nudge", person=person.mention)
    with world.server.failing("POST", place, times=None, dropped=True, done=True):
        await world.server.advance(61)
        assert [one for one in world.history(world.thread) if world.text(one) == nudge]
        await world.press(person, hand, "card", world.cards(hand)[0])
    await world.server.advance(30)
    assert not [one for one in world.history(world.thread) if world.text(one) == nudge]


async def test_a_computer_plays_for_the_absent_until_he_is_back(world: Evening) -> None:
    table = await world.deal(clock="2min")
    state = await world.state(table)
    absent = state.turn or ""
    person = world.people["NWSE".index(absent)]
    for _ in range(200):
        state = await world.state(table)
        if state.seats[absent].presence is Presence.AWAY:
            break
        if state.turn == absent:
            await world.server.advance(121)
        else:
            await world.play(table)
    state = await world.state(table)
    assert state.seats[absent].presence is Presence.AWAY
    board, line = world.board, say("en", "board-you-again", person=person.mention)
    assert line in world.text(board)
    assert say("en", "hand-away") in world.text(world.hand(person))
    await given_away(world, absent)
    await world.press(person, board, "back")
    assert (await world.state(table)).seats[absent].presence is Presence.HERE
    assert line not in world.text(board)


async def given_away(world: Evening, seat: str) -> None:
    """Offer the absent person's seat to a guest: all others have to agree."""
    gino = world.guild.add_member(world.server.create_user("gino"))
    inviter, *others = (one for one in world.people if one is not world.people["NWSE".index(seat)])
    await inviter.command(world.thread, "invite", guest=gino, seat=seat)
    (asked,) = [one for one in world.history(world.thread) if gino.mention in world.text(one)]
    early = await gino.press(gino.letters[-1], find(world, gino.letters[-1], "accept"))
    assert world.answer(early) == say("en", "needs-consent")
    for other in others:
        told = await other.press(asked, find(world, asked, "agree"))
        assert world.answer(told) == say("en", "invite-agreed")
    told = await others[0].press(asked, find(world, asked, "agree"))
    assert world.answer(told) == say("en", "voted")


async def test_a_lobby_expires_visibly(tmp_path: Path) -> None:
    async with evening(tmp_path, pauses=replace(QUICK, lobby=60_000)) as world:
        table = await world.open_table()
        assert "<t:" in world.text(world.lobby)
        await world.server.advance(61)
        assert (await world.state(table)).status is Status.EXPIRED
        assert say("en", "lobby-expired") in world.text(world.lobby)
        assert not world.presses(world.lobby)


async def test_requests_of_a_deal(world: Evening) -> None:
    """Four people in direct messages: only necessary requests for each click."""
    table = await world.deal()
    before = len(world.server.requests)
    await world.play(table, 32)
    requests = [
        request
        for request in world.server.requests[before:]
        if not request.path.startswith(("/interactions", "/webhooks"))
    ]
    boards = [request for request in requests if str(world.thread.id) in request.path]
    # Every click is awaited, so nothing is merged: a board and the next hand for each card, and
    # all hands at the end.
    assert len(boards) <= 33
    assert len(requests) <= 70


async def test_stopping_by_consent(world: Evening) -> None:
    table = await world.deal()
    anne, beat, carlo, daisy = world.people
    result = await anne.command(world.thread, "stop")
    assert world.answer(result) == say("en", "voted-alone")
    assert "nobody on the other team says yes" in world.text(world.board)
    assert say("en", "board-abandon-open", persons=anne.mention) in world.text(world.board)
    await world.press(beat, world.board, "playon")
    assert "stop the match?" not in world.text(world.board)
    assert (await world.state(table)).status is Status.PLAYING
    await anne.command(world.thread, "stop")
    for person in (beat, carlo, daisy):
        await world.press(person, world.board, "stop")
    assert (await world.state(table)).status is Status.ABANDONED
    for message in (world.lobby, world.board, world.hand(anne)):
        assert say("en", "lobby-abandoned") in world.text(message)
        assert world.custom_id(message, "again") is not None
    # Another match begins as after one that was played to its end.
    await world.press(anne, world.hand(anne), "again")
    for person in (beat, carlo, daisy):
        await world.press(person, world.hand(person), "again")
    state = await world.state(table)
    assert (state.status, state.number) == (Status.PLAYING, 2)


async def test_stopping_alone_is_giving_up(world: Evening) -> None:
    table = await world.deal(clock="2min")
    anne = world.people[0]
    await anne.command(world.thread, "stop")
    assert (await world.state(table)).status is Status.PLAYING
    # Direct messages show mentions of others as bare numbers.
    alone = say("en", "board-abandon-alone", team="Anne and Carlo", count=2)
    assert all(alone in world.text(world.hand(person)) for person in world.people)
    await world.server.advance(121)
    state = await world.state(table)
    assert state.status is Status.ABANDONED
    gave_up = say("en", "lobby-resigned", team="Anne and Carlo", count=2)
    assert all(gave_up in world.text(world.hand(person)) for person in world.people)
    assert state.seat_of(anne.id) in state.resigned
    assert "gave up the match" in world.text(world.lobby)
    assert "gave up the match" in world.text(world.hand(world.people[0]))
    assert f"<@{anne.id}>" in world.text(world.lobby)
    facts = await world.store.histories.match(table, 1)
    assert facts is not None
    assert {player.won for player in facts.players if player.user_id == anne.id} == {False}
    assert not world.server.errors
