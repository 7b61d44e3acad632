"""Guests at a running match, a part of the fold: invitation, consent, substitution."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from tables.journal.entries import Agreed, Declined, Invited, Kind, Occupant, Substituted
from tables.journal.seat_stats import substituted
from tables.journal.state import Invitation, SeatState, TableState


def invited(state: TableState, entry: Invited | Declined | Agreed) -> TableState:
    """Return the state after an invitation, or an answer to it."""
    kept = []
    found = False
    for invitation in state.invitations:
        if (invitation.seat, invitation.person) != (entry.seat, entry.person):
            kept.append(invitation)
            continue
        found = True
        match entry:
            case Invited():
                kept.append(replace(invitation, consents=invitation.consents | {entry.by}))
            case Agreed():
                kept.append(replace(invitation, agreed=True))
            case Declined():
                pass
            case _:
                assert_never(entry)
    if isinstance(entry, Invited) and not found:
        kept.append(Invitation(entry.seat, entry.person, frozenset({entry.by})))
    return replace(state, invitations=tuple(kept))


def came(state: TableState, entry: Substituted) -> TableState:
    """Return the state after a guest has taken the seat."""
    guest = Occupant(Kind.PERSON, person=entry.person)
    state = state.with_seat(entry.seat, SeatState(guest))
    kept = tuple(
        invitation
        for invitation in state.invitations
        if invitation.seat != entry.seat and invitation.person != entry.person
    )
    shares = substituted(state.shares, entry.seat, guest)
    return replace(state, invitations=kept, shares=shares)
