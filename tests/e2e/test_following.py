"""Hands show others' actions while requests are to spare; otherwise nothing perishable."""

from __future__ import annotations

import pytest

from cogs.outbox.quota import RequestQuota
from tests.e2e.evening import Evening
from tests.e2e.server import Person

ELSEWHERE = "The others are playing: follow them at the table."


def requests(world: Evening) -> list[str]:
    """Requests with the bot's token as ``METHOD path``."""
    made = [f"{request.method} {request.path}" for request in world.server.requests]
    return [one for one in made if "/webhooks/" not in one and "/interactions/" not in one]


async def test_every_hand_says_whose_turn_it_is_and_a_card_costs_two_requests_at_most(
    world: Evening,
) -> None:
    table = await world.deal()
    await world.play(table, 4)  # From now on each person's click token edits their hand.
    before = len(requests(world))
    for _ in range(5):
        state = await world.play(table)
        next_one = world.people["NWSE".index(state.turn or "")]
        for person in world.people:
            said = world.text(world.hand(person))
            if person is next_one:
                assert world.cards(world.hand(person)), "the card can be played"
            else:
                assert f"{next_one.name.capitalize()}’s turn" in said, "the hand follows"
    assert len(requests(world)) - before <= 2 * 5


def on_table(said: str) -> str:
    """A hand's line about the cards on the table."""
    return next(line for line in said.splitlines() if line.startswith("On the table"))


def picture(world: Evening, person: Person) -> tuple[list[int], str]:
    """A unique identifier of a hand's uploaded picture, and its alt text."""
    hand = world.hand(person)
    alts = [str(item["description"]) for part in world.raw(hand) for item in part.get("items", ())]
    return [int(file["id"]) for file in hand.files], "".join(alts)


async def test_who_looks_on_keeps_their_picture_and_reads_what_lies_on_the_table(
    world: Evening,
) -> None:
    table = await world.deal()
    state = await world.play(table)
    turn = "NWSE".index(state.turn or "")
    called = [world.people[(turn + i) % 4].name.capitalize() for i in (-1, 0)]
    last = world.people[(turn + 2) % 4]
    shown = picture(world, last)
    assert shown[0], "the hand has a picture"
    said = world.text(world.hand(last))
    assert f"On the table: {called[0]} " in said
    assert " · " not in on_table(said)
    await world.play(table)
    assert picture(world, last) == shown, "not drawn, encoded or sent again"
    said = world.text(world.hand(last))
    assert f"On the table: {called[0]} " in said, "its words follow"
    assert f" · {called[1]} " in on_table(said)
    await world.play(table)
    theirs = picture(world, last)
    assert theirs[0] != shown[0], "on their turn the trick is in the picture"
    assert "On the table" not in world.text(world.hand(last))
    assert "It is your turn" in theirs[1]
    await world.play(table)
    assert len(picture(world, last)[0]) == 1
    assert picture(world, last)[0] != theirs[0], "the card that they played is gone"


async def test_where_requests_are_short_who_looks_on_reads_nothing_that_passes(
    world: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.deal()
    await world.play(table, 2)
    monkeypatch.setattr(RequestQuota, "short", True)
    state = await world.play(table)
    resting = [p for p in world.people if world.people.index(p) != "NWSE".index(state.turn or "")]
    for person in resting:
        assert ELSEWHERE in world.text(world.hand(person)), "what it said is not so any more"
    before = [world.raw(world.hand(person)) for person in resting]
    made = len(requests(world))
    state = await world.play(table)
    still = [p for p in resting if world.people.index(p) != "NWSE".index(state.turn or "")]
    for person in still:
        assert world.raw(world.hand(person)) == before[resting.index(person)]
    assert len(requests(world)) - made <= 3
