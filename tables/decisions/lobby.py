"""Decisions in a lobby: seats, options, partners, the start. Pure, as
:mod:`tables.decisions.decide`."""

from __future__ import annotations

import random
from collections.abc import Callable, Container, Mapping
from dataclasses import replace

from gamekit.api.rules import AnyRules
from tables.decisions.outcomes import Decision, Reason, Refused
from tables.journal.documents import UNSET
from tables.journal.entries import (
    EMPTY,
    Kind,
    Occupant,
    OptionsSet,
    PartnersDrawn,
    SeatFilled,
    SeatFreed,
    Seating,
    SeatReserved,
    SeatTaken,
    Started,
)
from tables.journal.options import MOST_DEALS, Level, Options
from tables.journal.state import SeatState, Status, TableState


def completed(game: AnyRules, options: Options) -> Options:
    """Fill in the game's usual rule set if none is named."""
    return options if options.preset else replace(options, preset=game.presets[0])


def check_options(game: AnyRules, options: Options, scored: Container[str]) -> Refused | None:
    """Return why the game cannot be played with these options.

    ``scored``: the games with a deal's result as a number (:class:`gamekit.api.game.Daily`).
    """
    try:
        game.start(options.preset, options.rules_map())
    except ValueError:
        return Refused(Reason.BAD_OPTIONS)
    if options.deals is UNSET:
        return None
    if game.name not in scored:
        return Refused(Reason.NO_DEAL_POINTS)
    if not 1 <= options.deals <= MOST_DEALS:
        return Refused(Reason.BAD_LENGTH, facts={"most": str(MOST_DEALS)})
    return None


def change_options(
    state: TableState, person: int, change: Callable[[Options], Options], scored: Container[str]
) -> Decision:
    """The owner changes the options; ``scored`` as in :func:`check_options`."""
    if state.status is not Status.LOBBY:
        return Refused(Reason.NOT_LOBBY)
    if person != state.opened.owner:
        return Refused(Reason.NOT_OWNER)
    options = completed(state.game, change(state.options))
    refused = check_options(state.game, options, scored)
    return refused or (OptionsSet(options),)


def sit(state: TableState, person: int, seat: str) -> Decision:
    """Seat a person, or move them; computer players give way."""
    if state.status is not Status.LOBBY:
        return Refused(Reason.NOT_LOBBY)
    if seat not in state.seats:
        return Refused(Reason.NO_SUCH_SEAT)
    occupant = state.seats[seat].occupant
    if occupant == Occupant(Kind.PERSON, person=person):
        return Refused(Reason.ALREADY_SEATED)
    if occupant.kind is Kind.RESERVED and occupant.person != person:
        return Refused(Reason.SEAT_RESERVED)
    if occupant.kind is Kind.PERSON:
        return Refused(Reason.SEAT_TAKEN)
    held = held_by(state, person)
    if state.options.private and person != state.opened.owner and held is None:
        return Refused(Reason.PRIVATE)
    freed = (SeatFreed(held),) if held is not None and held != seat else ()
    return (*freed, SeatTaken(seat, person))


def stand_up(state: TableState, person: int) -> Decision:
    """Free a person's seat or give a reservation back."""
    if state.status is not Status.LOBBY:
        return Refused(Reason.NOT_LOBBY)
    held = held_by(state, person)
    return (SeatFreed(held),) if held is not None else Refused(Reason.NOT_SEATED)


def fill(state: TableState, person: int, seat: str | None, level: Level) -> Decision:
    """Seat a computer player on one seat, or on every empty one."""
    refused = _may_arrange(state, person, seat)
    if refused is not None:
        return refused
    if seat is not None:
        if state.seats[seat].person is not None:
            return Refused(Reason.SEAT_TAKEN)
        return _kept_from(state, person, seat) or (SeatFilled(seat, level),)
    empty = tuple(name for name, held in state.seats.items() if held.occupant == EMPTY)
    return tuple(SeatFilled(name, level) for name in empty) or Refused(Reason.NO_FREE_SEAT)


def reserve(state: TableState, person: int, seat: str, guest: int) -> Decision:
    """Reserve a seat for a guest."""
    refused = _may_arrange(state, person, seat)
    if refused is not None:
        return refused
    held = held_by(state, guest)
    if held is not None and state.seats[held].person == guest:
        return Refused(Reason.GUEST_SEATED)
    if state.seats[seat].person is not None:
        return Refused(Reason.SEAT_TAKEN)
    kept = _kept_from(state, person, seat)
    if kept is not None:
        return kept
    if held is not None and _kept_from(state, person, held) is not None:
        return Refused(Reason.GUEST_KEPT)
    freed = (SeatFreed(held),) if held is not None and held != seat else ()
    return (*freed, SeatReserved(seat, guest, person))


def draw_partners(state: TableState, person: int, rng: random.Random) -> Decision:
    """Draw the seats among all seated."""
    refused = _may_arrange(state, person, None)
    return refused or (PartnersDrawn(drawn(state.seats, rng)),)


def start(state: TableState, person: int) -> Decision:
    """Begin the match."""
    refused = _may_arrange(state, person, None)
    if refused is not None:
        return refused
    if unfilled(state.seats):
        return Refused(Reason.SEATS_EMPTY)
    return (Started(person, state.game.rules_version),)


def play_now(state: TableState, person: int) -> Decision:
    """Begin the match with computer players on all free seats, at the level of the stand-ins.

    The person takes a seat first, if they have none.
    """
    refused = _may_arrange(state, person, None)
    if refused is not None:
        return refused
    free = [name for name, seat in state.seats.items() if seat.occupant == EMPTY]
    own = held_by(state, person) or next(iter(free), None)
    if own is None:
        return Refused(Reason.NO_FREE_SEAT)
    if not {own, *free}.issuperset(unfilled(state.seats)):
        return Refused(Reason.SEATS_EMPTY)
    taken = () if state.seats[own].person == person else (SeatTaken(own, person),)
    filled = (SeatFilled(name, state.options.stand_in) for name in free if name != own)
    return (*taken, *filled, Started(person, state.game.rules_version))


def _may_arrange(state: TableState, person: int, seat: str | None) -> Refused | None:
    if state.status is not Status.LOBBY:
        return Refused(Reason.NOT_LOBBY)
    if person != state.opened.owner and state.seat_of(person) is None:
        return Refused(Reason.NOT_SEATED)
    if seat is not None and seat not in state.seats:
        return Refused(Reason.NO_SUCH_SEAT)
    return None


def _kept_from(state: TableState, person: int, seat: str) -> Refused | None:
    """Return why a person may not give a guest's seat away: only its keepers and the owner may."""
    held = state.seats[seat]
    if held.occupant.kind is not Kind.RESERVED or person in {state.opened.owner, *held.keepers}:
        return None
    return Refused(Reason.SEAT_KEPT)


def held_by(state: TableState, person: int) -> str | None:
    """Return the seat a person sits on, or that is reserved for them."""
    for name, seat in state.seats.items():
        if seat.occupant.person == person:
            return name
    return None


def unfilled(seats: Mapping[str, SeatState]) -> tuple[str, ...]:
    """The seats that keep a match from starting: empty or reserved."""
    return tuple(
        name
        for name, seat in seats.items()
        if seat.occupant.kind not in (Kind.PERSON, Kind.COMPUTER)
    )


def drawn(seats: Mapping[str, SeatState], rng: random.Random) -> Seating:
    """The same occupants on drawn seats."""
    occupants = [seat.occupant for seat in seats.values()]
    rng.shuffle(occupants)
    return tuple(zip(seats, occupants, strict=True))
