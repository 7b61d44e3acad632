"""Decisions on requests, as pure functions: from a state to entries or a refusal.

No waiting, storing or notifying here; :mod:`tables.runtime.journal_store` does that. Randomness is
passed in. Decisions before a match are in :mod:`tables.decisions.lobby`, automatic ones in
:mod:`tables.decisions.automatic`.
"""

from __future__ import annotations

import random
from typing import Any

from tables.decisions.lobby import drawn, held_by, reserve, sit, stand_up, unfilled
from tables.decisions.outcomes import Decision, Outdated, Reason, Refused, Seq, outdated
from tables.decisions.timers import cutter, may_hurry
from tables.journal.entries import (
    Abandoned,
    AbandonVote,
    Acted,
    Agreed,
    Back,
    By,
    Closed,
    CountPressed,
    Cut,
    Declined,
    Entry,
    Invited,
    Kind,
    Left,
    Occupant,
    Ready,
    Rematch,
    Resigned,
    SeatFreed,
    SeatTaken,
    Started,
    Substituted,
    TakenBack,
    Why,
)
from tables.journal.state import Invitation, Presence, SeatState, Status, TableState

# -- the match -----------------------------------------------------------------------------------


def act(state: TableState, person: int, action: Any, seq: Seq) -> Decision:
    """Play a card or call for a person."""
    seat = _playing_seat(state, person)
    if isinstance(seat, Refused):
        return seat
    game = state.game
    actor = game.actor(action)
    if actor is None:
        return Refused(Reason.TABLES_OWN)
    if actor != seat:
        return Refused(Reason.NOT_YOUR_SEAT)
    # A move belongs to one turn. A call belongs to the deal: on a board that is one card older it
    # still has the same meaning.
    since = state.turn_seq if game.is_move(action) else state.deal_seq
    if outdated(state, seq, since):
        return Outdated()
    refusal = game.violation(state.match, action)
    if refusal is not None:
        return Refused(Reason.GAME, code=refusal.code, rule=refusal.rule)
    acted = Acted(seat, game.encode(action), By.PERSON, person)
    return (*_coming_back(state, seat, person), acted)


def cut(state: TableState, person: int, position: int, seq: Seq) -> Decision:
    """Cut the pack for a person."""
    seat = _playing_seat(state, person)
    if isinstance(seat, Refused):
        return seat
    if outdated(state, seq, state.turn_seq):
        return Outdated()
    to_cut = state.pack_ready and state.game.cuts is not None
    if not to_cut or seat not in (state.next.seat, cutter(state)):
        return Refused(Reason.NOT_TO_CUT)
    dealt = deal(state, position, By.PERSON, person)
    return dealt if isinstance(dealt, Refused) else (*_coming_back(state, seat, person), *dealt)


def deal(
    state: TableState, position: int, by: By, person: int | None
) -> tuple[Entry, ...] | Refused:
    """The cut and the deal that follows from it. The pack must be ready."""
    proof = state.proof
    assert proof is not None, "the pack is ready"
    try:
        action = state.game.deal(state.match, bytes.fromhex(proof.secret), position)
    except ValueError:
        return Refused(Reason.BAD_CUT)
    dealt = Acted(None, state.game.encode(action), By.TABLE, None)
    return Cut(proof.deal, position, by, person), dealt


def count(state: TableState, person: int, seq: Seq) -> Decision:
    """Note that a person has counted the finished deal."""
    seat = _playing_seat(state, person)
    if isinstance(seat, Refused):
        return seat
    if outdated(state, seq, state.deal_seq):
        return Outdated()
    if state.next.awaits != "booking":
        return Refused(Reason.NOTHING_TO_COUNT)
    if seat in state.counted:
        return Refused(Reason.COUNTED)
    return (*_coming_back(state, seat, person), CountPressed(seat, person))


def ready(state: TableState, person: int, seq: Seq) -> Decision:
    """Note that a person has seen the finished deal and asks for the next."""
    seat = _playing_seat(state, person)
    if isinstance(seat, Refused):
        return seat
    if outdated(state, seq, state.turn_seq):
        return Outdated()
    if not may_hurry(state):
        return Refused(Reason.NO_PAUSE)
    if seat in state.ready:
        return Refused(Reason.READY)
    return (*_coming_back(state, seat, person), Ready(seat, person))


def take_back(state: TableState, person: int, seq: Seq) -> Decision:
    """Take a person's last card back, with computer players' moves since."""
    seat = _playing_seat(state, person)
    if isinstance(seat, Refused):
        return seat
    undo = state.undo
    if outdated(state, seq, state.turn_seq if undo is None else undo.seq):
        return Outdated()
    if not state.options.take_backs or undo is None or undo.person != person:
        return Refused(Reason.NO_TAKE_BACK)
    return (TakenBack(undo.seat, person),)


def _no_match(state: TableState) -> Refused:
    """Why nobody plays at this table now."""
    if state.status.ended:
        return Refused(Reason.MATCH_ENDED)
    return Refused(Reason.TABLE_CLOSED if state.status.final else Reason.NOT_PLAYING)


def _playing_seat(state: TableState, person: int) -> str | Refused:
    """Return the seat of a person who may act in the running match."""
    if state.status is not Status.PLAYING:
        return _no_match(state)
    seat = state.seat_of(person)
    if seat is None:
        return Refused(Reason.NOT_SEATED)
    return Refused(Reason.YOU_LEFT) if state.seats[seat].presence is Presence.LEFT else seat


def _coming_back(state: TableState, seat: str, person: int) -> tuple[Entry, ...]:
    """Mark an away player as present: acting means being back."""
    return (Back(seat, person),) if state.seats[seat].presence is Presence.AWAY else ()


# -- presence ------------------------------------------------------------------------------------


def leave(state: TableState, person: int) -> Decision:
    """Remove a person: from the seat in a lobby, from play in a match."""
    if state.status is Status.LOBBY:
        return stand_up(state, person)
    seat = _playing_seat(state, person)
    if state.daily is not None and not isinstance(seat, Refused):
        return (Closed(Why.IDLE),)  # Nobody else plays there.
    return seat if isinstance(seat, Refused) else (Left(seat, person),)


def back(state: TableState, person: int, seq: Seq) -> Decision:
    """Return an absent person to their seat."""
    if outdated(state, seq, state.match_seq):
        return Outdated()
    if state.status is not Status.PLAYING:
        return _no_match(state)
    seat = state.seat_of(person)
    if seat is None:
        return Refused(Reason.NOT_SEATED)
    if state.seats[seat].presence is Presence.HERE:
        return Refused(Reason.NOT_AWAY)
    return (Back(seat, person),)


def invite(state: TableState, person: int, seat: str, guest: int) -> Decision:
    """Invite a guest for a person, or consent to them.

    In a match those who sit may, and the owner who does not.
    """
    if state.status is Status.LOBBY:
        return reserve(state, person, seat, guest)
    if state.of_tournament:
        return Refused(Reason.OF_TOURNAMENT)
    own = _playing_seat(state, person)
    standing = state.status is Status.PLAYING and state.seat_of(person) is None
    if isinstance(own, Refused) and not (standing and person == state.opened.owner):
        return own
    if seat not in state.seats:
        return Refused(Reason.NO_SUCH_SEAT)
    if state.seats[seat].here is not None:
        return Refused(Reason.SEAT_PLAYED)
    if state.seat_of(guest) is not None:
        return Refused(Reason.GUEST_SEATED)
    known = _invitation(state, seat, guest)
    if known is not None and person in known.consents:
        return Refused(Reason.GUEST_INVITED)
    coming = () if isinstance(own, Refused) else _coming_back(state, own, person)
    return (*coming, Invited(seat, guest, person))


def agree(state: TableState, person: int, seat: str, guest: int) -> Decision:
    """Consent to a guest whom somebody else has invited."""
    known = _invitation(state, seat, guest)
    if known is None:
        return Refused(Reason.NO_INVITATION)
    if person in known.consents:
        return Refused(Reason.VOTED)
    return invite(state, person, seat, guest)


def accept(state: TableState, guest: int) -> Decision:
    """Accept an invitation for the guest."""
    if state.status is Status.LOBBY:
        held = held_by(state, guest)
        return sit(state, guest, held) if held is not None else Refused(Reason.NOT_INVITED)
    if state.status is not Status.PLAYING:
        return _no_match(state)
    if state.seat_of(guest) is not None:
        return Refused(Reason.ALREADY_SEATED)
    offers = [offer for offer in state.invitations if offer.person == guest]
    if not offers:
        return Refused(Reason.NOT_INVITED)
    agreed = [offer for offer in offers if consented(state, offer)]
    if not agreed:
        return Refused(Reason.NEEDS_CONSENT)
    return (Agreed(agreed[0].seat, guest),)


def decline(state: TableState, guest: int) -> Decision:
    """Decline an invitation for the guest."""
    if state.status is Status.LOBBY:
        held = held_by(state, guest)
        reserved = held is not None and state.seats[held].occupant.kind is Kind.RESERVED
        return (SeatFreed(held),) if held is not None and reserved else Refused(Reason.NOT_INVITED)
    offers = tuple(offer for offer in state.invitations if offer.person == guest)
    return tuple(Declined(offer.seat, guest) for offer in offers) or Refused(Reason.NOT_INVITED)


def consented(state: TableState, offer: Invitation) -> bool:
    """Whether an invited guest may come: an absent person's seat needs everybody's consent."""
    seat = state.seats[offer.seat]
    if seat.presence is not Presence.AWAY:
        return seat.here is None
    return set(state.here()) <= offer.consents


def _invitation(state: TableState, seat: str, guest: int) -> Invitation | None:
    for invitation in state.invitations:
        if (invitation.seat, invitation.person) == (seat, guest):
            return invitation
    return None


# -- the end -------------------------------------------------------------------------------------


def vote_abandon(state: TableState, person: int, agrees: bool, seq: Seq) -> Decision:
    """Propose to stop for a person, agree, or refuse."""
    seat = _playing_seat(state, person)
    if isinstance(seat, Refused):
        return seat
    if state.of_tournament:
        return Refused(Reason.OF_TOURNAMENT)
    asked = state.abandoning
    if seq is not None and (asked is None or outdated(state, seq, asked.seq)):
        return Outdated()
    if not agrees and asked is None:
        return Refused(Reason.NOTHING_TO_VOTE)
    if agrees and asked is not None and person in asked.agreed:
        return Refused(Reason.VOTED)
    return (*_coming_back(state, seat, person), AbandonVote(person, agrees))


def rematch(
    state: TableState, person: int, new_partners: bool, lobby_ms: int, rng: random.Random, seq: Seq
) -> Decision:
    """Open the lobby for another match at a person's wish."""
    if outdated(state, seq, state.match_seq):
        return Outdated()
    if state.status is Status.LOBBY and state.number:
        return _joined_rematch(state, person)
    if state.of_tournament:
        return Refused(Reason.OF_TOURNAMENT)
    if not state.status.ended:
        playing = state.status is Status.PLAYING
        return Refused(Reason.NOT_OVER) if playing else _no_match(state)
    if state.seat_of(person) is None:
        return Refused(Reason.NOT_SEATED)
    seats = {name: SeatState(_kept(state, seat, person)) for name, seat in state.seats.items()}
    seating = (
        drawn(seats, rng)
        if new_partners
        else tuple((name, seat.occupant) for name, seat in seats.items())
    )
    again = Rematch(person, seating, new_partners, lobby_ms)
    return (again,) if unfilled(seats) else (again, Started(person, state.game.rules_version))


def _kept(state: TableState, seat: SeatState, presser: int) -> Occupant:
    person = seat.person
    if person is None or person == presser:
        return seat.occupant
    if seat.presence is Presence.LEFT or person < 0:  # gone, or erased
        return Occupant(Kind.COMPUTER, level=state.options.stand_in)
    return Occupant(Kind.RESERVED, person=person)


def _joined_rematch(state: TableState, person: int) -> Decision:
    held = held_by(state, person)
    if held is None:
        return Refused(Reason.NOT_INVITED)
    if state.seats[held].person == person:
        return Refused(Reason.ALREADY_SEATED)
    filled = not [name for name in unfilled(state.seats) if name != held]
    taken = SeatTaken(held, person)
    return (taken, Started(person, state.game.rules_version)) if filled else (taken,)


# -- consequences --------------------------------------------------------------------------------


def consequences(state: TableState) -> tuple[Entry, ...]:
    """Return the automatic consequences of a state, to be stored with its cause."""
    if state.goes_on:
        return (Started(state.opened.owner, state.rules_version),)
    if state.status is not Status.PLAYING:
        return ()
    asked = state.abandoning
    if asked is not None and asked.agreed.issuperset(state.here()):
        # The others, who are away, have until the end of the vote to come back and answer.
        return () if resigning(state) else (stopped(state),)
    if state.next.awaits == "booking" and state.counted:
        waiting = [
            name
            for name, seat in state.seats.items()
            if seat.here is not None and name not in state.counted
        ]
        return () if waiting else (booked(state),)
    if state.between_deals:
        for offer in state.invitations:
            if offer.agreed and consented(state, offer):
                return (Substituted(offer.seat, offer.person),)
    return ()


def booked(state: TableState) -> Acted:
    """Return the table's booking of a finished deal."""
    action = state.game.book(state.match)
    return Acted(None, state.game.encode(action), By.TABLE, None)


def stopped(state: TableState) -> Abandoned | Resigned:
    """Return the outcome of a vote to stop that nobody refused.

    A team whose members have all left has given up. Otherwise a yes from each team stops the match,
    and a team that votes yes alone gives up.
    """
    given_up = [team for team in state.game.partners if _gone(state, team)]
    if len(given_up) == 1:
        return Resigned(given_up[0])
    seats = resigning(state)
    return Resigned(seats) if seats else Abandoned()


def resigning(state: TableState) -> tuple[str, ...]:
    """The seats of the team that would give up if the vote ended now; empty for none."""
    asked = state.abandoning
    if asked is None:
        return ()
    voting = [team for team in state.game.partners if _persons(state, team) & asked.agreed]
    others = [team for team in state.game.partners if team not in voting]
    waited_for = any(_persons(state, team) and not _gone(state, team) for team in others)
    return voting[0] if len(voting) == 1 and waited_for else ()


def giving_up(state: TableState) -> tuple[str, ...]:
    """The seats of the team that loses a rated match if nobody plays any more; empty for none.

    Without a clock nobody replaces an absent player, and waiting must not avert a defeat. At a
    table without people it is the team that left, if the other did not.
    """
    if not state.rated:
        return ()
    if state.deserted:
        left = [team for team in state.game.partners if _gone(state, team)]
        return left[0] if len(left) == 1 else ()
    if state.turn is None:
        return ()
    return next(team for team in state.game.partners if state.turn in team)


def _persons(state: TableState, team: tuple[str, ...]) -> set[int]:
    return {person for name in team if (person := state.seats[name].person) is not None}


def _gone(state: TableState, team: tuple[str, ...]) -> bool:
    """Whether the team had persons and all of them have left."""
    persons = [state.seats[name] for name in team if state.seats[name].person is not None]
    return bool(persons) and all(seat.presence is Presence.LEFT for seat in persons)
