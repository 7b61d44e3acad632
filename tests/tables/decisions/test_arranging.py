"""Permissions in a lobby as one table of cases, including those of an owner without a seat."""

from __future__ import annotations

import itertools
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from tables.decisions.outcomes import Accepted, Outcome, Refused
from tables.journal.entries import Kind
from tables.journal.options import Clock, Level, Options
from tests.tables.house import ANNA, BEAT, CARLA, DORA, EMIL, House, accepted, refused

OWNER, INVITER, STRANGER, GUEST, OUTSIDER = ANNA, BEAT, CARLA, DORA, EMIL
"""Anna owns the table and does not sit; Beat (N) keeps S for Dora; Carla sits too (W)."""
NEW = 900_000_000_000_000_009

YES = "yes"
DOES: dict[str, Callable[[House, int, int, str], Awaitable[Outcome]]] = {
    "a computer on the kept seat": lambda house, table, who, cause: house.tables.fill(
        table, who, "S", Level.CLUB, cause=cause
    ),
    "free the kept seat": lambda house, table, who, cause: house.tables.free(
        table, who, "S", cause=cause
    ),
    "keep it for somebody else": lambda house, table, who, cause: house.tables.invite(
        table, who, "S", NEW, cause=cause
    ),
    "move the guest": lambda house, table, who, cause: house.tables.invite(
        table, who, "E", GUEST, cause=cause
    ),
    "sit on the kept seat": lambda house, table, who, cause: house.tables.sit(
        table, who, "S", cause=cause
    ),
    "give the kept seat back": lambda house, table, who, cause: house.tables.decline(
        table, who, cause=cause
    ),
    "a computer on an empty seat": lambda house, table, who, cause: house.tables.fill(
        table, who, "E", Level.CLUB, cause=cause
    ),
    "computers on all empty seats": lambda house, table, who, cause: house.tables.fill(
        table, who, None, Level.CLUB, cause=cause
    ),
    "send Beat away": lambda house, table, who, cause: house.tables.free(
        table, who, "N", cause=cause
    ),
    "invite to an empty seat": lambda house, table, who, cause: house.tables.invite(
        table, who, "E", NEW, cause=cause
    ),
    "draw partners": lambda house, table, who, cause: house.tables.draw_partners(
        table, who, cause=cause
    ),
    "change options": lambda house, table, who, cause: house.tables.change_options(
        table, who, lambda now: replace(now, clock=Clock.QUICK), cause=cause
    ),
    "start": lambda house, table, who, cause: house.tables.start(table, who, cause=cause),
    "play now": lambda house, table, who, cause: house.tables.play_now(table, who, cause=cause),
}
MAY = {
    # owner, inviter, stranger, guest, outsider
    "a computer on the kept seat": (YES, YES, "seat-kept", "not-seated", "not-seated"),
    "free the kept seat": (YES, YES, "seat-kept", "not-seated", "not-seated"),
    "keep it for somebody else": (YES, YES, "seat-kept", "not-seated", "not-seated"),
    "move the guest": (YES, YES, "seat-kept", "not-seated", "not-seated"),
    "sit on the kept seat": (
        "seat-reserved",
        "seat-reserved",
        "seat-reserved",
        YES,
        "seat-reserved",
    ),
    "give the kept seat back": ("not-invited", "not-invited", "not-invited", YES, "not-invited"),
    "a computer on an empty seat": (YES, YES, YES, "not-seated", "not-seated"),
    "computers on all empty seats": (YES, YES, YES, "not-seated", "not-seated"),
    "send Beat away": ("seat-taken", YES, "seat-taken", "not-seated", "not-seated"),
    "invite to an empty seat": (YES, YES, YES, "not-seated", "not-seated"),
    "draw partners": (YES, YES, YES, "not-seated", "not-seated"),
    "change options": (YES, "not-owner", "not-owner", "not-owner", "not-owner"),
    # Seats are empty or reserved: anybody who may start gets that refusal.
    "start": ("seats-empty", "seats-empty", "seats-empty", "not-seated", "not-seated"),
    "play now": ("seats-empty", "seats-empty", "seats-empty", "not-seated", "not-seated"),
}
WHO = {
    "owner": OWNER,
    "inviter": INVITER,
    "stranger": STRANGER,
    "guest": GUEST,
    "outsider": OUTSIDER,
}


async def lobby(house: House) -> int:
    """The table of the cases: a lobby."""
    table = await house.open(owner=OWNER)
    accepted(await house.tables.sit(table, INVITER, "N", cause=house.cause()))
    accepted(await house.tables.sit(table, STRANGER, "W", cause=house.cause()))
    accepted(await house.tables.invite(table, INVITER, "S", GUEST, cause=house.cause()))
    return table


def test_every_case_is_in_the_table() -> None:
    assert DOES.keys() == MAY.keys()
    assert all(len(row) == len(WHO) for row in MAY.values())


async def test_who_may_do_what_in_a_lobby(house: House) -> None:
    found: dict[str, tuple[str, ...]] = {}
    for what, who in itertools.product(DOES, WHO):
        table = await lobby(house)
        before = await house.state(table)
        outcome = await DOES[what](house, table, WHO[who], house.cause())
        said = YES if isinstance(outcome, Accepted) else refused(outcome)
        if isinstance(outcome, Refused):
            assert await house.state(table) == before, "what is refused changes nothing"
        found[what] = (*found.get(what, ()), said)
    assert found == MAY


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
    four = {"N": ANNA, "W": BEAT, "S": CARLA, "E": DORA}
    table = await house.dealt(Options(clock=Clock.NONE), **four)
    for person in four.values():
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
