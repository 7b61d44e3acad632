"""From journal to state: a pure fold.

:func:`after` never refuses, since entries were checked before they were written. It needs no clock
and no randomness, so every process that reads a journal computes the same table.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, assert_never

from gamekit.api.rules import AnyRules, Next
from tables.journal.documents import UNSET
from tables.journal.entries import (
    EMPTY,
    Abandoned,
    AbandonVote,
    Acted,
    Agreed,
    Back,
    By,
    Closed,
    CountPressed,
    Cut,
    DailyDeal,
    Declined,
    Expired,
    Invited,
    Kind,
    Left,
    Missed,
    Occupant,
    Opened,
    OptionsSet,
    PartnersDrawn,
    Placed,
    Ready,
    Rematch,
    Resigned,
    Resumed,
    SameDeal,
    SeatFilled,
    SeatFreed,
    Seating,
    SeatReserved,
    SeatTaken,
    Secret,
    Started,
    Stored,
    Substituted,
    TakenBack,
    TakenOver,
)
from tables.journal.seat_stats import began, counted, substituted, tallied, turned
from tables.journal.state import (
    Abandoning,
    DealEnd,
    Invitation,
    Presence,
    Proof,
    RulesByGame,
    SeatState,
    Status,
    TableState,
    Undo,
)


class UnknownGameError(ValueError):
    """The journal's game is not installed: its table is suspended until it is."""

    def __init__(self, table: int, game: str) -> None:
        super().__init__(f"table {table}: unknown game {game!r}")
        self.game = game


def fold(table: int, games: RulesByGame, journal: Iterable[Stored]) -> TableState:
    """Return the state of a journal.

    Raises ``ValueError`` if it does not begin with an opening, is of an unknown game, or has a gap.
    """
    last = deque(states(table, games, journal), maxlen=1)
    if not last:
        raise ValueError(f"table {table}: the journal is empty")
    return last[0]


def states(
    table: int, games: RulesByGame, journal: Iterable[Stored], state: TableState | None = None
) -> Iterator[TableState]:
    """The state after each entry, from the opening on or from a state; ``ValueError`` as above."""
    for stored in journal:
        state = first(table, games, stored) if state is None else after(state, stored)
        yield state


def first(table: int, games: RulesByGame, stored: Stored) -> TableState:
    """The state after the opening; ``ValueError`` as in :func:`fold`, :class:`UnknownGameError`."""
    opened = stored.entry
    if not isinstance(opened, Opened) or stored.seq != 1:
        raise ValueError(f"table {table}: the journal does not begin with an opening")
    game = games.get(opened.game)
    if game is None:
        raise UnknownGameError(table, opened.game)
    return TableState(
        id=table,
        seq=stored.seq,
        at=stored.at,
        game=game,
        opened=opened,
        options=opened.options,
        status=Status.LOBBY,
        seats={seat: SeatState() for seat in game.seats},
        place=None,
        lobby_ms=opened.lobby_ms,
        lobby_until=stored.at + opened.lobby_ms,
        stirred=stored.at,
    )


def after(state: TableState, stored: Stored) -> TableState:
    """The state after one more entry; ``ValueError`` if it is not the next one."""
    if stored.seq != state.seq + 1:
        raise ValueError(f"table {state.id}: entry {stored.seq} after {state.seq}")
    if isinstance(stored.entry, Acted):
        return _acted(state, stored, stored.entry)
    still = isinstance(stored.entry, (Resumed, Placed))
    stirred = state.stirred if still else stored.at
    state = replace(state, seq=stored.seq, at=stored.at, stirred=stirred)
    return _after(state, stored)


def _after(state: TableState, stored: Stored) -> TableState:
    entry, at = stored.entry, stored.at
    match entry:
        case Opened():
            raise ValueError(f"table {state.id}: opened twice")
        case SameDeal():
            return replace(state, same=entry)
        case DailyDeal():
            return replace(state, daily=entry)
        case Placed():
            return replace(state, place=entry.place)
        case OptionsSet():
            rated = state.rated and entry.options.deals is UNSET
            return _lobby(replace(state, options=entry.options, rated=rated))
        case SeatTaken():
            return _lobby(_sit(state, entry.seat, Occupant(Kind.PERSON, person=entry.person)))
        case SeatFilled():
            return _lobby(_sit(state, entry.seat, Occupant(Kind.COMPUTER, level=entry.level)))
        case SeatReserved():
            guest = Occupant(Kind.RESERVED, person=entry.person)
            kept = SeatState(guest, keepers=frozenset({entry.by}))
            return _lobby(state.with_seat(entry.seat, kept))
        case SeatFreed():
            return _lobby(_sit(state, entry.seat, EMPTY))
        case PartnersDrawn():
            return _lobby(replace(state, seats=_drawn(state, entry.seats)))
        case Started():
            return _next_match(state, at) if state.goes_on else _started(state, entry, at)
        case Expired():
            return replace(state, status=Status.EXPIRED)
        case Secret():
            commitment = state.game.commitment(bytes.fromhex(entry.secret))
            proof = Proof(entry.deal, commitment, entry.secret)
            return replace(state, proofs=(*state.proofs, proof), since=at)
        case Cut():
            *before, last = state.proofs
            proofs = (*before, replace(last, cut=entry.position, cut_by=entry.by))
            return replace(state, proofs=proofs, log=(stored,))
        case Acted():
            raise AssertionError("handled separately")
        case CountPressed():
            return replace(_present(state, entry.seat), counted=state.counted | {entry.seat})
        case Ready():
            return replace(_present(state, entry.seat), ready=state.ready | {entry.seat})
        case TakenBack():
            return _taken_back(state, stored)
        case Missed():
            seat = state.seats[entry.seat]
            state = state.with_seat(entry.seat, replace(seat, misses=seat.misses + 1))
            return _logged(replace(state, missed_turn=state.turn_seq), stored)
        case TakenOver():
            return _logged(_presence(state, entry.seat, Presence.AWAY), stored)
        case Left():
            state = _presence(state, entry.seat, Presence.LEFT)
            return _logged(_without_voter(state, entry.person), stored)
        case Back():
            return _logged(_back(state, entry.seat, at), stored)
        case Invited() | Declined() | Agreed():
            return invited(state, entry)
        case Substituted():
            return _logged(came(state, entry), stored)
        case AbandonVote():
            return _voted(state, entry, at)
        case Abandoned():
            return replace(state, status=Status.ABANDONED, abandoning=None, undo=None)
        case Resigned():
            stopped = replace(state, status=Status.ABANDONED, abandoning=None, undo=None)
            return replace(stopped, resigned=entry.seats, ended=at, invitations=())
        case Closed():
            state = replace(state, abandoning=None, undo=None, invitations=())
            return replace(state, status=Status.EXPIRED, closed=entry.why)
        case Rematch():
            return _rematch(state, entry, at)
        case Resumed():
            return _resumed(state, entry.outage_ms)
        case _:
            assert_never(entry)


# -- the lobby -----------------------------------------------------------------------------------


def _lobby(state: TableState) -> TableState:
    """Any activity in a lobby restarts its timeout."""
    return replace(state, lobby_until=max(state.lobby_until, state.at + state.lobby_ms))


def _sit(state: TableState, seat: str, occupant: Occupant) -> TableState:
    return state.with_seat(seat, SeatState(occupant))


def _drawn(state: TableState, seating: Seating) -> dict[str, SeatState]:
    """Move the same guests, kept by the same people, to other seats."""
    keepers = {seat.occupant: seat.keepers for seat in state.seats.values()}
    return {
        name: SeatState(occupant, keepers=keepers.get(occupant, frozenset()))
        for name, occupant in seating
    }


def _kept_for_all(seating: Seating) -> dict[str, SeatState]:
    """Reserve seats for those who played, kept by all of them."""
    played = frozenset(occupant.person for _, occupant in seating if occupant.person is not None)
    return {
        name: SeatState(occupant, keepers=played if occupant.kind is Kind.RESERVED else frozenset())
        for name, occupant in seating
    }


def _started(state: TableState, entry: Started, at: int) -> TableState:
    match = state.game.start(state.options.preset, state.options.rules_map(), entry.rules)
    people = all(seat.person is not None for seat in state.seats.values())
    same = state.same if state.number == 0 else None
    actions = (same.actions or ()) if same is not None else ()
    match, ends = _played(state.game, match, actions)
    return replace(
        state,
        status=Status.PLAYING,
        number=state.number + 1,
        series=(),
        started=at,
        rules_version=entry.rules,
        match=match,
        next=state.game.next(match),
        since=at,
        match_seq=state.seq,
        turn_seq=state.seq,
        deal_seq=state.seq,
        actions=actions,
        ends=ends,
        seat_stats=began((name, seat.occupant) for name, seat in state.seats.items()),
        proofs=(),
        counted=frozenset(),
        ready=frozenset(),
        undo=None,
        invitations=(),
        abandoning=None,
        resigned=(),
        log=(),
        rated=people and not state.options.take_backs and same is None and state.length is None,
    )


def _next_match(state: TableState, at: int) -> TableState:
    """Go on from zero after a match of the game, with the same people and rules."""
    options = state.options
    match = state.game.start(options.preset, options.rules_map(), state.rules_version)
    return replace(
        state,
        status=Status.PLAYING,
        last=replace(state, last=None),
        series=state.deals,
        number=state.number + 1,
        match=match,
        next=state.game.next(match),
        since=at,
        match_seq=state.seq,
        turn_seq=state.seq,
        deal_seq=state.seq,
        actions=(),
        ends=(),
        proofs=(),
    )


def _played(game: AnyRules, match: Any, actions: Iterable[str]) -> tuple[Any, tuple[DealEnd, ...]]:
    """The state after actions of an earlier match, and the ends of its deals."""
    ends: list[DealEnd] = []
    for number, text in enumerate(actions, 1):
        was, match = game.next(match), game.accept(match, game.decode(text))
        if _ends_deal(was, game.next(match)):
            ends.append(DealEnd(match, number))
    return match, tuple(ends)


def _ends_deal(was: Next, following: Next) -> bool:
    """Whether an action between these two ended a deal."""
    return was.awaits != "deal" and following.awaits in ("deal", "nothing")


def _rematch(state: TableState, entry: Rematch, at: int) -> TableState:
    return replace(
        state,
        status=Status.LOBBY,
        last=replace(state, last=None),
        lobby_seq=state.seq,
        seats=_kept_for_all(entry.seats),
        lobby_ms=entry.lobby_ms,
        lobby_until=at + entry.lobby_ms,
        invitations=(),
        abandoning=None,
        resigned=(),
        log=(),
    )


# -- the match -----------------------------------------------------------------------------------


def _acted(state: TableState, stored: Stored, entry: Acted) -> TableState:
    game, before, was = state.game, state.match, state.next
    action = game.decode(entry.action)
    match = game.accept(before, action)
    following = game.next(match)
    moved = game.is_move(action)
    seat_stats = state.seat_stats
    if moved and entry.seat is not None:
        seat_stats = turned(seat_stats, entry.seat, stand_in=entry.by is By.STAND_IN)
    # Drawn cards are known, and a team's answer is public.
    learned = following.drawn != was.drawn or was.others
    going_on = following.awaits in ("turn", "booking")
    # In a match of one person against computers, their moves are taken back with the person's card.
    replied = entry.by is By.COMPUTER and len(state.persons()) == 1
    undo = state.undo if going_on and not learned and replied else None
    if entry.by is By.PERSON and entry.seat is not None and entry.person is not None:
        state = _present(state, entry.seat)
        if moved and going_on and not learned:
            done = len(state.actions)
            undo = Undo(entry.seat, entry.person, before, state.seat_stats, stored.seq, done)
    actions = (*state.actions, entry.action)
    counts = tallied(game, before, action, match)
    changes: dict[str, Any] = {}
    if moved or following.awaits != was.awaits:
        changes.update(since=stored.at, turn_seq=stored.seq)
        changes.update(counted=frozenset(), ready=frozenset())
    if was.awaits == "deal":
        changes.update(deal_seq=stored.seq)
    last = False
    if _ends_deal(was, following):
        changes.update(ends=(*state.ends, DealEnd(match, len(actions), counts)))
        last = state.daily is not None or len(state.deals) + 1 == state.length
    if last or following.awaits == "nothing":
        undo = None
        changes.update(status=Status.OVER, ended=stored.at)
    if last or (following.awaits == "nothing" and state.length is None):
        changes.update(invitations=(), abandoning=None)
    return replace(
        state,
        seq=stored.seq,
        at=stored.at,
        stirred=stored.at,
        match=match,
        next=following,
        actions=actions,
        seat_stats=counted(seat_stats, counts),
        undo=undo,
        **changes,
    )


def _taken_back(state: TableState, stored: Stored) -> TableState:
    assert state.undo is not None, "legality was checked"
    match = state.undo.match
    state = replace(
        state,
        match=match,
        next=state.game.next(match),
        since=stored.at,
        turn_seq=stored.seq,
        actions=state.actions[: state.undo.actions],
        seat_stats=state.undo.seat_stats,
        counted=frozenset(),
        undo=None,
        rated=False,
    )
    return _logged(state, stored)


def _logged(state: TableState, stored: Stored) -> TableState:
    return replace(state, log=(*state.log, stored))


# -- presence ------------------------------------------------------------------------------------


def _present(state: TableState, name: str) -> TableState:
    """Reset the missed turns of a person who did something."""
    seat = state.seats[name]
    return state.with_seat(name, replace(seat, misses=0)) if seat.misses else state


def _presence(state: TableState, name: str, presence: Presence) -> TableState:
    return state.with_seat(name, replace(state.seats[name], presence=presence, misses=0))


def _back(state: TableState, name: str, at: int) -> TableState:
    state = _presence(state, name, Presence.HERE)
    kept = tuple(invitation for invitation in state.invitations if invitation.seat != name)
    state = replace(state, invitations=kept)
    # Coming back on one's own turn restarts its time.
    return replace(state, since=at) if state.turn == name else state


# -- the end -------------------------------------------------------------------------------------


def _voted(state: TableState, entry: AbandonVote, at: int) -> TableState:
    if not entry.agrees:
        return replace(state, abandoning=None)
    asked = state.abandoning or Abandoning(entry.person, at, state.seq, frozenset())
    return replace(state, abandoning=replace(asked, agreed=asked.agreed | {entry.person}))


def _without_voter(state: TableState, person: int) -> TableState:
    asked = state.abandoning
    if asked is None or person not in asked.agreed:
        return state
    agreed = asked.agreed - {person}
    return replace(state, abandoning=replace(asked, agreed=agreed) if agreed else None)


def _resumed(state: TableState, outage: int) -> TableState:
    asked = state.abandoning
    return replace(
        state,
        since=state.since + outage,
        stirred=state.stirred + outage,
        lobby_until=state.lobby_until + outage,
        abandoning=asked and replace(asked, since=asked.since + outage),
    )


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
    seat_stats = substituted(state.seat_stats, entry.seat, guest)
    return replace(state, invitations=kept, seat_stats=seat_stats)
