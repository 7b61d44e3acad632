"""Private hands live as long as their token; a pressed old one becomes the current one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cogs.i18n.sentences import say
from cogs.messages.client import CLOSING_S, TOKEN_S
from cogs.outbox.due import board_key
from tests.e2e.evening import Evening, evening
from tests.e2e.server import HORIZON, Person
from tools.fake_discord.world import Message

DISCORDS_TOKEN_S = 15 * 60


async def started(world: Evening, *closed: int) -> tuple[int, int]:
    """A deal in which these persons accept no messages; the table, and the first player."""
    for number in closed:
        world.people[number].user.closed = True
    table = await world.deal()
    return table, "NWSE".index((await world.state(table)).turn or "")


async def everybody_with(world: Evening) -> tuple[int, Person, Any]:
    """A deal in which nobody accepts messages; the player on turn has opened their hand."""
    table, first = await started(world, 0, 1, 2, 3)
    person = world.people[first]
    hand = (await world.press(person, world.board, "hand")).response
    assert world.cards(hand)
    return table, person, hand


def there(message: Message | None) -> bool:
    """Whether a private message is still shown."""
    return message is not None and not message.deleted


def drawn_for(world: Evening, hand: Any) -> set[int]:
    """The turns that a hand's card buttons belong to."""
    presses = world.presses(hand, disabled=True).values()
    return {press.seq for press in presses if press.what == "card"}


def recalls(world: Evening) -> list[str]:
    """The mentions in the thread that ask for opening a hand again."""
    return [
        person.mention
        for message in world.history(world.thread)
        for person in world.people
        if say("en", "board-recall", person=person.mention) in world.text(message)
    ]


async def test_an_old_hand_that_is_pressed_is_the_present_one(world: Evening) -> None:
    """After a restart: the old card is not played, and the hand shows the current one."""
    table, person, hand = await everybody_with(world)
    card = world.cards(hand)[0]
    await world.restart()
    await world.type_card(table)
    legal = (await world.state(table)).actions[-1].split()[-1]
    for _ in range(3):
        turn = await world.turn(table)
        assert turn is not person
        other = (await world.press(turn, world.board, "hand")).response
        await world.press(turn, other, "card", world.cards(other)[0])
    before = world.text(hand)
    result = await world.press(person, hand, "card", card)
    assert say("en", "stale") in world.answer(result) if result.ephemeral else True
    assert world.text(hand) != before
    presses = world.presses(hand, disabled=True).values()
    assert drawn_for(world, hand) == {(await world.state(table)).turn_seq}
    assert legal not in [press.arg for press in presses if press.what == "card"]


async def test_any_button_of_an_old_hand_brings_the_present_one(world: Evening) -> None:
    table, person, hand = await everybody_with(world)
    await world.press(person, hand, "card", world.cards(hand)[0])
    for what in ("last", "slate", "why", "help"):
        await world.restart()
        turn = await world.turn(table)
        other = (await world.press(turn, world.board, "hand")).response
        if turn is person:
            hand = other
        await world.press(turn, other, "card", world.cards(other)[0])
        if turn is person:
            await world.restart()
        await world.press(person, hand, what)
        assert drawn_for(world, hand) == {(await world.state(table)).turn_seq}, what


async def test_before_its_token_ends_only_my_hand_is_left(tmp_path: Path) -> None:
    assert CLOSING_S < TOKEN_S < DISCORDS_TOKEN_S
    async with evening(tmp_path) as world:
        table, person, hand = await everybody_with(world)
        await world.server.advance(CLOSING_S - HORIZON)
        assert world.cards(hand)
        await world.server.advance(HORIZON)
        assert world.text(hand) == say("en", "hand-resting", table=str(table))
        assert [press.what for press in world.presses(hand).values()] == ["hand"]
        assert not [m for m in await world.store.messages.find(table=table) if "private" in m.role]
        await world.press(person, hand, "hand")
        assert world.cards(hand), "the same message is the hand again"
        assert await world.store.messages.get(table, f"private:{person.id}"), "for a restart now"
        await world.press(person, hand, "card", world.cards(hand)[0])
        assert not world.cards(hand)


async def test_a_press_prolongs_a_private_hand(world: Evening) -> None:
    _, person, hand = await everybody_with(world)
    await world.server.advance(CLOSING_S - 60)
    await world.press(person, hand, "card", world.cards(hand)[0])
    await world.server.advance(CLOSING_S - 60)
    assert "Deal" in world.text(hand) or "deal" in world.text(hand)
    await world.server.advance(61)
    assert [press.what for press in world.presses(hand).values()] == ["hand"]


async def test_the_token_that_made_a_hand_serves_while_newer_ones_are_dead(world: Evening) -> None:
    """Discord never received the answers to two presses, and rejects their tokens."""
    table, person, hand = await everybody_with(world)
    card = world.cards(hand)[0]
    pressed = world.custom_id(hand, "card", card)
    assert pressed is not None
    world.server.fail("POST", "/interactions/*/callback", status=404, code=10062, times=2)
    await asyncio.gather(*(person.press(hand, pressed) for _ in range(2)))
    assert not world.cards(hand), "the card has been played"
    assert world.bot.outbox.has_private_hand(table, person.id)


async def test_a_second_private_hand_replaces_the_first(world: Evening) -> None:
    _, person, first = await everybody_with(world)
    second = (await world.press(person, world.board, "hand")).response
    assert world.cards(second)
    assert not there(first)
    waiting = [task.get_name() for task in asyncio.all_tasks()]
    assert sum(name.startswith("private hand") for name in waiting) == 1


async def test_a_hand_above_the_board_comes_again_below_it(world: Evening) -> None:
    table, person, hand = await everybody_with(world)
    key = board_key(await world.state(table))
    assert key is not None
    world.bot.outbox.refresh(table, key, moves=True)
    await world.bot.outbox.settle(table, 5)
    assert world.board.id > hand.id
    below = (await world.press(person, hand, "card", world.cards(hand)[0])).response
    assert below is not None
    assert below.id > world.board.id
    assert not there(hand)
    assert not world.cards(below), "the card has been played"
    assert drawn_for(world, below) == {(await world.state(table)).turn_seq}
    assert world.bot.outbox.has_private_hand(table, person.id)


async def test_after_a_restart_the_board_calls_those_with_private_hands_once(
    world: Evening,
) -> None:
    table, _ = await started(world, 0, 1)
    anne, _, carlo, _ = world.people
    for person in (anne, carlo):
        await world.press(person, world.board, "hand")
    rows = {m.role: m.at for m in await world.store.messages.find(table=table)}
    assert {f"private:{anne.id}", f"private:{carlo.id}"} <= set(rows)
    await world.restart()
    assert recalls(world) == [anne.mention], "Beat had none, Carlo has messages"
    sent: Any = [
        request.json
        for request in world.server.requests
        if request.method == "POST" and request.path == f"/channels/{world.thread.id}/messages"
    ]
    called = [one["allowed_mentions"].get("users", ()) for one in sent]
    assert [int(user) for users in called for user in users] == [anne.id]
    await world.bot.outbox.compare(table)
    await world.restart()
    assert recalls(world) == [anne.mention], "once"
    message = next(m for m in world.history(world.thread) if "restarted" in world.text(m))
    hand = (await world.press(anne, message, "hand")).response
    assert world.text(hand).startswith("### Table")
    assert recalls(world) == []
    await world.restart()
    assert recalls(world) == [anne.mention], "there was a private hand again"


async def test_a_call_to_open_the_hand_goes_with_the_match(world: Evening) -> None:
    table, _ = await started(world, 0)
    anne = world.people[0]
    await world.press(anne, world.board, "hand")
    await world.restart()
    assert recalls(world) == [anne.mention]
    answers = [world.answer(await one.command(world.thread, "stop")) for one in world.people]
    assert (await world.state(table)).status.final
    assert answers[1:] == [say("en", "voted-it")] * 2 + [say("en", "lobby-abandoned")]
    assert recalls(world) == []


# -- private answers to presses -------------------------------------------------------------------


@pytest.mark.parametrize("direct", [True, False])
async def test_a_new_note_takes_the_place_of_the_one_before(world: Evening, direct: bool) -> None:
    _, first = await started(world, *(() if direct else (0, 1, 2, 3)))
    person, other = world.people[first], world.people[(first + 1) % 4]
    hand, theirs = [
        world.hand(one) if direct else (await world.press(one, world.board, "hand")).response
        for one in (person, other)
    ]
    notes = [(await world.press(person, hand, what)).response for what in ("why", "why")]
    notes.append((await world.press(person, hand, "slate")).response)
    assert [there(note) for note in notes] == [False, False, True]
    elsewhere = (await world.press(other, theirs, "why")).response
    await world.press(person, hand, "card", world.cards(hand)[0])
    assert not there(notes[-1]), "gone with the card"
    assert there(elsewhere), "somebody else's"


async def test_a_typed_card_ends_the_note_too(world: Evening) -> None:
    table, person, hand = await everybody_with(world)
    note = (await world.press(person, hand, "why")).response
    view: Any = (state := await world.state(table)).game.view(state.match, state.turn)
    card = next(action.card.text for action in view.legal if hasattr(action, "card"))
    await person.command(world.thread, "play", card=card)
    assert not there(note)
