"""Private answers to presses: one at a time, and none left when the next card is played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.evening import Evening
from tests.e2e.test_private_hands import started, there


@pytest.mark.parametrize("direct", [True, False])
async def test_a_new_note_takes_the_place_of_the_one_before(world: Evening, direct: bool) -> None:
    _, first = await started(world, *(() if direct else (0, 1, 2, 3)))
    person, other = world.people[first], world.people[(first + 1) % 4]
    hand: Any = world.hand(person) if direct else None
    theirs: Any = world.hand(other) if direct else None
    if not direct:
        hand = (await world.press(person, world.board, "hand")).response
        theirs = (await world.press(other, world.board, "hand")).response
    notes = [(await world.press(person, hand, what)).response for what in ("why", "why")]
    notes.append((await world.press(person, hand, "slate")).response)
    assert [there(note) for note in notes] == [False, False, True]
    elsewhere = (await world.press(other, theirs, "why")).response
    await world.press(person, hand, "card", world.cards(hand)[0])
    await world.server.settle()
    assert not there(notes[-1]), "gone with the card"
    assert there(elsewhere), "somebody else's"


async def test_a_typed_card_ends_the_note_too(world: Evening) -> None:
    table, first = await started(world, 0, 1, 2, 3)
    person = world.people[first]
    hand = (await world.press(person, world.board, "hand")).response
    note = (await world.press(person, hand, "why")).response
    view: Any = (state := await world.state(table)).game.view(state.match, state.turn)
    card = next(action.card.text for action in view.legal if hasattr(action, "card"))
    await person.command(world.thread, "play", card=card)
    await world.server.settle()
    assert not there(note)
