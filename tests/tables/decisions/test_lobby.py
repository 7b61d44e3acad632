"""The lobby: seats, options, partners, start, expiry, and who may do what."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tables.decisions.outcomes import Accepted, Refused, Repeated
from tables.journal.entries import EMPTY, Kind, Occupant
from tables.journal.options import Clock, Level, Options
from tables.journal.state import Status
from tables.views import lobby_of
from tests.tables.house import ANNA, BEAT, CARLA, DORA, EMIL, FOUR, House, accepted, refused


async def test_a_new_table_is_an_empty_lobby(house: House) -> None:
    table = await house.open(Options(clock=Clock.SLOW, language="fr"))
    state = await house.state(table)
    assert state.status is Status.LOBBY
    assert tuple(state.seats) == ("N", "W", "S", "E")
    assert all(seat.occupant == EMPTY for seat in state.seats.values())
    assert state.options == Options("brouc", clock=Clock.SLOW, language="fr")
    assert await house.tables.live() == (table,)
    assert await house.tables.state(77) is None
    assert await house.tables.board(77) is None
    assert await house.tables.hand(77, ANNA) is None
    assert refused(await house.tables.sit(77, ANNA, "N", cause="1")) == "no-table"


async def test_the_same_click_opens_one_table(house: House) -> None:
    first = await house.tables.open(ANNA, 1, 2, Options(), cause="once", game="brouc")
    again = await house.tables.open(ANNA, 1, 2, Options(), cause="once", game="brouc")
    assert isinstance(again, Repeated)
    assert again.state == accepted(first)
    assert len(await house.tables.live()) == 1


@pytest.mark.parametrize(
    "options",
    [Options(preset="bridge"), Options(rules=(("marking", "loud"),)), Options(rules=(("x", "y"),))],
)
async def test_unknown_rules_are_refused(house: House, options: Options) -> None:
    outcome = await house.tables.open(ANNA, 1, 2, options, cause=house.cause(), game="brouc")
    assert refused(outcome) == "bad-options"
    table = await house.open()
    outcome = await house.tables.change_options(table, ANNA, lambda _: options, cause=house.cause())
    assert refused(outcome) == "bad-options"


async def test_sitting_moving_and_standing_up(house: House) -> None:
    table, tables = await house.open(), house.tables
    assert accepted(await tables.sit(table, ANNA, "N", cause="1")).seat_of(ANNA) == "N"
    assert refused(await tables.sit(table, ANNA, "N", cause="2")) == "already-seated"
    assert refused(await tables.sit(table, BEAT, "N", cause="3")) == "seat-taken"
    assert refused(await tables.sit(table, BEAT, "X", cause="4")) == "no-such-seat"
    moved = accepted(await tables.sit(table, ANNA, "E", cause="5"))
    assert moved.seat_of(ANNA) == "E"
    assert moved.seats["N"].occupant == EMPTY
    assert accepted(await tables.stand_up(table, ANNA, cause="6")).persons() == ()
    assert refused(await tables.stand_up(table, ANNA, cause="7")) == "not-seated"
    assert await house.refold(table) == await house.state(table)


async def test_play_now_seats_the_presser_and_computers_and_begins(house: House) -> None:
    table, tables = await house.open(Options(stand_in=Level.AMATEUR)), house.tables
    accepted(await tables.sit(table, BEAT, "W", cause="1"))
    accepted(await tables.fill(table, BEAT, "S", Level.MASTER, cause="2"))
    assert refused(await tables.play_now(table, CARLA, cause="3")) == "not-seated"
    state = accepted(await tables.play_now(table, ANNA, cause="4"))
    assert state.status is Status.PLAYING
    assert {name: seat.occupant for name, seat in state.seats.items()} == {
        "N": Occupant(Kind.PERSON, person=ANNA),
        "W": Occupant(Kind.PERSON, person=BEAT),
        "S": Occupant(Kind.COMPUTER, level=Level.MASTER),
        "E": Occupant(Kind.COMPUTER, level=Level.AMATEUR),
    }
    assert await house.refold(table) == state


async def test_play_now_waits_for_who_was_invited(house: House) -> None:
    table, tables = await house.open(), house.tables
    accepted(await tables.invite(table, ANNA, "S", BEAT, cause="1"))
    assert refused(await tables.play_now(table, ANNA, cause="2")) == "seats-empty"
    accepted(await tables.accept(table, BEAT, cause="3"))
    assert accepted(await tables.play_now(table, BEAT, cause="4")).persons() == (BEAT,)


async def test_a_reserved_seat_waits_for_its_guest(house: House) -> None:
    table, tables = await house.open(), house.tables
    accepted(await tables.invite(table, ANNA, "S", BEAT, cause="1"))
    assert await tables.tables_of(BEAT) == (table,)
    assert refused(await tables.sit(table, CARLA, "S", cause="2")) == "seat-reserved"
    assert refused(await tables.accept(table, CARLA, cause="3")) == "not-invited"
    assert accepted(await tables.accept(table, BEAT, cause="4")).seat_of(BEAT) == "S"
    accepted(await tables.invite(table, BEAT, "W", CARLA, cause="5"))
    assert accepted(await tables.decline(table, CARLA, cause="6")).seats["W"].occupant == EMPTY
    assert refused(await tables.decline(table, BEAT, cause="7")) == "not-invited"
    assert refused(await tables.invite(table, ANNA, "W", BEAT, cause="8")) == "guest-seated"
    # A guest may take another free seat and gives the reserved one up.
    accepted(await tables.invite(table, ANNA, "W", DORA, cause="9"))
    state = accepted(await tables.sit(table, DORA, "E", cause="10"))
    assert state.seat_of(DORA) == "E"
    assert state.seats["W"].occupant == EMPTY


async def test_a_private_table_is_by_invitation(house: House) -> None:
    table, tables = await house.open(Options(private=True)), house.tables
    accepted(await tables.sit(table, ANNA, "N", cause="1"))
    assert refused(await tables.sit(table, BEAT, "S", cause="2")) == "private"
    accepted(await tables.invite(table, ANNA, "S", BEAT, cause="3"))
    accepted(await tables.sit(table, BEAT, "S", cause="4"))


async def test_computer_players_take_and_leave_seats(house: House) -> None:
    table, tables = await house.open(), house.tables
    assert refused(await tables.fill(table, BEAT, "W", Level.CLUB, cause="1")) == "not-seated"
    accepted(await tables.sit(table, ANNA, "N", cause="2"))
    state = accepted(await tables.fill(table, ANNA, "W", Level.CLUB, cause="3"))
    assert state.seats["W"].occupant == Occupant(Kind.COMPUTER, level=Level.CLUB)
    accepted(await tables.fill(table, ANNA, "W", Level.MASTER, cause="4"))
    assert refused(await tables.fill(table, ANNA, "N", Level.CLUB, cause="5")) == "seat-taken"
    state = accepted(await tables.fill(table, ANNA, None, Level.EXPERT, cause="6"))
    levels = [state.level_of(seat) for seat in "NWSE"]
    assert levels == [None, Level.MASTER, Level.EXPERT, Level.EXPERT]
    assert refused(await tables.fill(table, ANNA, None, Level.EXPERT, cause="7")) == "no-free-seat"
    state = accepted(await tables.sit(table, BEAT, "W", cause="8"))
    assert state.seat_of(BEAT) == "W", "a computer player gives way"
    assert refused(await tables.sit(table, CARLA, "W", cause="9")) == "seat-taken"


async def test_partners_are_drawn_among_all_who_sit(house: House) -> None:
    table = await house.open()
    for person, seat in zip((ANNA, BEAT, CARLA, DORA), "NWSE", strict=True):
        accepted(await house.tables.sit(table, person, seat, cause=house.cause()))
    seen = set()
    for _ in range(40):
        state = accepted(await house.tables.draw_partners(table, CARLA, cause=house.cause()))
        assert sorted(state.persons()) == [ANNA, BEAT, CARLA, DORA]
        seen.add(frozenset({state.seats["N"].person, state.seats["S"].person}))
    assert len(seen) == 6, "every pair has been North-South"


async def test_a_start_needs_four_and_somebody_of_the_table(house: House) -> None:
    table, tables = await house.open(), house.tables
    accepted(await tables.sit(table, BEAT, "N", cause="1"))
    assert refused(await tables.start(table, EMIL, cause="2")) == "not-seated"
    assert refused(await tables.start(table, BEAT, cause="3")) == "seats-empty"
    accepted(await tables.invite(table, ANNA, "W", CARLA, cause="4"))
    accepted(await tables.fill(table, ANNA, None, Level.CLUB, cause="5"))
    outcome = await tables.start(table, BEAT, cause="6")
    assert refused(outcome) == "seats-empty", "a reserved seat is not filled"
    accepted(await tables.accept(table, CARLA, cause="7"))
    assert accepted(await tables.start(table, BEAT, cause="8")).status is Status.PLAYING
    assert refused(await tables.start(table, BEAT, cause="9")) == "not-lobby"
    assert refused(await tables.sit(table, EMIL, "N", cause="10")) == "not-lobby"
    outcome = await tables.change_options(table, ANNA, lambda now: now, cause="11")
    assert refused(outcome) == "not-lobby"


async def test_a_lobby_expires_after_the_last_thing_that_happened(house: House) -> None:
    table, half = await house.open(), house.pauses.lobby // 2
    await house.wait(half)
    accepted(await house.tables.sit(table, ANNA, "N", cause="1"))
    card = lobby_of(await house.state(table))
    assert card.expires_at == house.time.now_ms + house.pauses.lobby
    await house.wait(house.pauses.lobby - 1)
    assert (await house.state(table)).status is Status.LOBBY
    await house.wait(1)
    assert (await house.state(table)).status is Status.EXPIRED
    assert await house.tables.live() == ()
    assert refused(await house.tables.sit(table, BEAT, "S", cause="2")) == "not-lobby"
    assert refused(await house.tables.back(table, ANNA, cause="3")) == "table-closed"


# -- permissions ----------------------------------------------------------------------------------

OWNER, INVITER, STRANGER, GUEST, OUTSIDER = ANNA, BEAT, CARLA, DORA, EMIL
"""Anna owns the table and does not sit; Beat (N) keeps S for Dora; Carla sits too (W)."""
NEW = 900_000_000_000_000_009


def quicker(options: Options) -> Options:
    return replace(options, clock=Clock.QUICK)


YES = "yes"
KEPT = (YES, YES, "seat-kept", "not-seated", "not-seated")
ANY = (YES, YES, YES, "not-seated", "not-seated")
UNFILLED = ("seats-empty", "seats-empty", "seats-empty", "not-seated", "not-seated")
"""Seats are empty or reserved: anybody who may start gets that refusal."""
CASES: dict[str, tuple[str, tuple[Any, ...], tuple[str, ...]]] = {
    # request, its arguments, outcomes for owner, inviter, stranger, guest, outsider
    "a computer on the kept seat": ("fill", ("S", Level.CLUB), KEPT),
    "keep it for somebody else": ("invite", ("S", NEW), KEPT),
    "move the guest": ("invite", ("E", GUEST), (YES, YES, "guest-kept", *["not-seated"] * 2)),
    "sit on the kept seat": ("sit", ("S",), (*["seat-reserved"] * 3, YES, "seat-reserved")),
    "give the kept seat back": ("decline", (), (*["not-invited"] * 3, YES, "not-invited")),
    "a computer on an empty seat": ("fill", ("E", Level.CLUB), ANY),
    "computers on all empty seats": ("fill", (None, Level.CLUB), ANY),
    "invite to an empty seat": ("invite", ("E", NEW), ANY),
    "draw partners": ("draw_partners", (), ANY),
    "change options": ("change_options", (quicker,), (YES, *["not-owner"] * 4)),
    "start": ("start", (), UNFILLED),
    "play now": ("play_now", (), UNFILLED),
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
    again = house.tables.rematch
    state = accepted(await again(table, BEAT, new_partners=False, cause=house.cause()))
    assert state.seats["E"].occupant.kind is Kind.RESERVED
    accepted(await again(table, CARLA, new_partners=False, cause=house.cause()))
    accepted(await house.tables.fill(table, CARLA, "E", Level.CLUB, cause=house.cause()))
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
