"""Permissions in a lobby as one table of cases, including those of an owner without a seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tables.decisions.outcomes import Accepted, Refused
from tables.journal.entries import Kind
from tables.journal.options import Clock, Level, Options
from tests.tables.house import ANNA, BEAT, CARLA, DORA, EMIL, FOUR, House, accepted, refused

OWNER, INVITER, STRANGER, GUEST, OUTSIDER = ANNA, BEAT, CARLA, DORA, EMIL
"""Anna owns the table and does not sit; Beat (N) keeps S for Dora; Carla sits too (W)."""
NEW = 900_000_000_000_000_009


def quicker(options: Options) -> Options:
    """The options with another clock."""
    return replace(options, clock=Clock.QUICK)


YES = "yes"
KEPT = (YES, YES, "seat-kept", "not-seated", "not-seated")
ANY = (YES, YES, YES, "not-seated", "not-seated")
EMPTY = ("seats-empty", "seats-empty", "seats-empty", "not-seated", "not-seated")
"""Seats are empty or reserved: anybody who may start gets that refusal."""
CASES: dict[str, tuple[str, tuple[Any, ...], tuple[str, ...]]] = {
    # request, its arguments, outcomes for owner, inviter, stranger, guest, outsider
    "a computer on the kept seat": ("fill", ("S", Level.CLUB), KEPT),
    "free the kept seat": ("free", ("S",), KEPT),
    "keep it for somebody else": ("invite", ("S", NEW), KEPT),
    "move the guest": ("invite", ("E", GUEST), KEPT),
    "sit on the kept seat": ("sit", ("S",), (*["seat-reserved"] * 3, YES, "seat-reserved")),
    "give the kept seat back": ("decline", (), (*["not-invited"] * 3, YES, "not-invited")),
    "a computer on an empty seat": ("fill", ("E", Level.CLUB), ANY),
    "computers on all empty seats": ("fill", (None, Level.CLUB), ANY),
    "send Beat away": ("free", ("N",), ("seat-taken", YES, "seat-taken", *["not-seated"] * 2)),
    "invite to an empty seat": ("invite", ("E", NEW), ANY),
    "draw partners": ("draw_partners", (), ANY),
    "change options": ("change_options", (quicker,), (YES, *["not-owner"] * 4)),
    "start": ("start", (), EMPTY),
    "play now": ("play_now", (), EMPTY),
}


async def lobby(house: House) -> int:
    """The table of the cases: a lobby."""
    table = await house.open(owner=OWNER)
    accepted(await house.tables.sit(table, INVITER, "N", cause=house.cause()))
    accepted(await house.tables.sit(table, STRANGER, "W", cause=house.cause()))
    accepted(await house.tables.invite(table, INVITER, "S", GUEST, cause=house.cause()))
    return table


@pytest.mark.parametrize("what", CASES)
async def test_who_may_do_what_in_a_lobby(house: House, what: str) -> None:
    method, arguments, expected = CASES[what]
    found = []
    for person in (OWNER, INVITER, STRANGER, GUEST, OUTSIDER):
        table = await lobby(house)
        before = await house.state(table)
        request = getattr(house.tables, method)
        outcome = await request(table, person, *arguments, cause=house.cause())
        found.append(YES if isinstance(outcome, Accepted) else refused(outcome))
        if isinstance(outcome, Refused):
            assert await house.state(table) == before, "what is refused changes nothing"
    assert tuple(found) == expected


async def test_drawn_partners_keep_who_may_give_a_seat_away(house: House) -> None:
    table = await lobby(house)
    state = accepted(await house.tables.draw_partners(table, STRANGER, cause=house.cause()))
    kept = next(name for name, seat in state.seats.items() if seat.occupant.kind is Kind.RESERVED)
    fill = house.tables.fill
    outcome = await fill(table, STRANGER, kept, Level.CLUB, cause=house.cause())
    assert refused(outcome) == "seat-kept"
    accepted(await fill(table, INVITER, kept, Level.CLUB, cause=house.cause()))
    assert await house.refold(table) == await house.state(table)


async def test_after_a_match_its_players_may_replace_who_does_not_come(house: House) -> None:
    table = await house.dealt(Options(clock=Clock.NONE), **FOUR)
    for person in FOUR.values():
        await house.tables.vote_abandon(table, person, True, cause=house.cause())
    state = accepted(
        await house.tables.rematch(table, BEAT, new_partners=False, cause=house.cause())
    )
    assert state.seats["E"].occupant.kind is Kind.RESERVED
    again = house.tables.rematch
    accepted(await again(table, CARLA, new_partners=False, cause=house.cause()))
    accepted(await house.tables.fill(table, CARLA, "E", Level.CLUB, cause=house.cause()))
    accepted(await house.tables.free(table, BEAT, "E", cause=house.cause()))
    accepted(await house.tables.sit(table, EMIL, "E", cause=house.cause()))
    outcome = await house.tables.fill(table, EMIL, "N", Level.CLUB, cause=house.cause())
    assert refused(outcome) == "seat-kept", "who did not play in it may not"


@pytest.mark.parametrize("seat", ["W", "E"])
async def test_the_owner_who_does_not_sit_invites_into_a_running_match(
    house: House, seat: str
) -> None:
    table = await house.open(Options(clock=Clock.NONE), owner=ANNA)
    accepted(await house.tables.sit(table, BEAT, "N", cause=house.cause()))
    accepted(await house.tables.fill(table, BEAT, None, Level.BEGINNER, cause=house.cause()))
    accepted(await house.tables.start(table, ANNA, cause=house.cause()))
    assert refused(await house.tables.invite(table, CARLA, seat, EMIL, cause="1")) == "not-seated"
    assert refused(await house.tables.invite(table, ANNA, "N", EMIL, cause="2")) == "seat-played"
    accepted(await house.tables.invite(table, ANNA, seat, EMIL, cause="3"))
    accepted(await house.tables.accept(table, EMIL, cause="4"))
