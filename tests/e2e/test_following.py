"""Hands follow the table while there are requests to spare; else they say nothing that passes."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.sync.budget import Budget
from tables.state import TableState
from tests.e2e.evening import Evening, evening

pytestmark = pytest.mark.usefixtures("quick_pictures")

ELSEWHERE = "The others are playing: follow them at the table."


async def play(world: Evening, table: int, cards: int) -> TableState:
    """So many cards, by presses on the hands."""
    for _ in range(cards):
        person = world.people["NWSE".index((await world.state(table)).turn or "")]
        hand = world.hand(person)
        await world.press(person, hand, "card", world.cards(hand)[0])
    await world.env.settle()
    return await world.state(table)


def requests(world: Evening) -> list[str]:
    """Those of the bot's own token, as ``METHOD path``."""
    made = [f"{request.method} {request.path}" for request in world.env.http_requests]
    return [one for one in made if "/webhooks/" not in one and "/interactions/" not in one]


async def test_every_hand_says_whose_turn_it_is_and_a_card_costs_two_requests_at_most(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as world:
        table = await world.open_table()
        await world.start()
        await world.cut(table)
        await play(world, table, 4)  # Now everybody's click edits their own hand.
        before = len(requests(world))
        for _ in range(5):
            state = await play(world, table, 1)
            next_one = world.people["NWSE".index(state.turn or "")]
            for person in world.people:
                said = world.text(world.hand(person))
                if person is next_one:
                    assert world.cards(world.hand(person)), "the card can be played"
                else:
                    assert f"{next_one.mention}" in said, "the hand follows"
        assert len(requests(world)) - before <= 2 * 5


async def test_where_requests_are_short_who_looks_on_reads_nothing_that_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as world:
        table = await world.open_table()
        await world.start()
        await world.cut(table)
        await play(world, table, 2)
        monkeypatch.setattr(Budget, "rests", lambda self, by_token: True)
        state = await play(world, table, 1)
        resting = [
            p for p in world.people if world.people.index(p) != "NWSE".index(state.turn or "")
        ]
        for person in resting:
            assert ELSEWHERE in world.text(world.hand(person)), "what it said is not so any more"
        before = [world.raw(world.hand(person)) for person in resting]
        made = len(requests(world))
        state = await play(world, table, 1)
        still = [p for p in resting if world.people.index(p) != "NWSE".index(state.turn or "")]
        for person in still:
            assert world.raw(world.hand(person)) == before[resting.index(person)]
        assert len(requests(world)) - made <= 3
