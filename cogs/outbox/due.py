"""Messages of a table that a change of it outdates, as pure functions of its states."""

from __future__ import annotations

from collections.abc import Container, Iterator

from cogs.outbox.key import LOBBY, Kind, MessageKey, hand_keys, private_key
from cogs.outbox.quota import Urgency
from cogs.outbox.subject import Due, quiet
from cogs.view.hand import FACING
from tables.decisions.outcomes import Change, Nudge
from tables.journal.entries import (
    AbandonVote,
    Acted,
    Back,
    CountPressed,
    Cut,
    Left,
    Missed,
    Opened,
    Ready,
    SameDeal,
    Secret,
    Started,
    Substituted,
    TakenBack,
    TakenOver,
)
from tables.journal.state import Status, TableState


def due(change: Change | Nudge) -> Iterator[Due]:
    """The messages that a change outdates, and how."""
    if isinstance(change, Nudge):
        yield Due(MessageKey(Kind.NUDGE, person=change.person))
        return
    state, calm = change.state, quiet(change)
    urgency, board = Urgency.LATER if calm else Urgency.NOW, board_key(state)
    concerned = dict.fromkeys(touched(change))
    for key in concerned:
        if key != board:
            yield Due(key, urgency)
            continue
        # A completed trick is shown even if the next lead follows at once; perhaps a card was
        # taken back, or the match has ended.
        full = change.before is not None and state.next.full
        goes_on = all(isinstance(stored.entry, Acted) for stored in change.entries)
        yield Due(key, urgency, unseen=calm, first=state if full else None, keeps_first=goes_on)
    for key in following(state):
        if key not in concerned:
            yield Due(key, Urgency.LATER, only_if_there=True, spare=not calm)


def board_key(state: TableState) -> MessageKey | None:
    """Key of the board of the newest deal of the running or last match."""
    if not state.proofs:
        # A repeated deal needs no secret, see SameDeal.
        going_on = state.next.awaits in ("turn", "booking")
        deal = len(state.ends) + going_on
        return MessageKey(Kind.BOARD, state.number, deal) if deal else None
    return MessageKey(Kind.BOARD, state.number, state.proofs[-1].deal)


def standing(state: TableState) -> Iterator[MessageKey]:
    """The messages that show the table's current state."""
    if state.daily is not None:  # Only the private message of the person who plays it.
        yield from map(private_key, state.persons())
        return
    yield LOBBY
    if state.status is Status.PLAYING or state.status.ended:
        board = board_key(state) or recap_before(state)
        if board is not None:
            yield board
        if state.status is Status.OVER and not state.goes_on:
            yield MessageKey(Kind.FINAL, state.number)
    for person in state.persons():
        yield from hand_keys(person)


def deal_before(state: TableState, known: Container[MessageKey]) -> Iterator[MessageKey]:
    """Messages that may not show the end of the deal before the newest, or of the match before: a
    process was killed then.

    ``known``: the table's messages. If the newest board is not among them, those of the deal before
    may be missing too: they stand above it.
    """
    board = board_key(state)
    if state.last is not None and (state.status is Status.LOBBY or board not in known):
        yield from (key for key in standing(state.last) if key.kind in (Kind.BOARD, Kind.FINAL))
    before = recap_before(state)
    if board is None or before is None or state.status is not Status.PLAYING:
        return
    if before in known or board not in known:
        yield before
    if board not in known:
        yield MessageKey(Kind.CALL, before.match, before.deal)


def recap_before(state: TableState) -> MessageKey | None:
    """Key of the recap of the deal before the newest board's, or before the next one.

    Within a fixed number of deals it may belong to the game's match before.
    """
    board = board_key(state)
    if board is not None and board.deal > 1:
        return MessageKey(Kind.BOARD, state.number, board.deal - 1)
    return board_key(state.last) if state.series and state.last is not None else None


def following(state: TableState) -> Iterator[MessageKey]:
    """The hands that show others' actions, whether or not their person is next."""
    if state.daily is None and state.status is Status.PLAYING:
        for person in state.persons():
            yield from hand_keys(person)


_EVERYBODYS = (
    *(AbandonVote, Secret, Cut, Started),
    *(Substituted, Left, Back, TakenOver, TakenBack, Missed),
)


def touched(change: Change) -> Iterator[MessageKey]:
    """The messages that a change outdates, or that people need to go on."""
    before, state = change.before, change.state
    if state.daily is not None:
        yield from standing(state)
        return
    if before is None:
        # The card of a new table answers the command that opened it; posting one here would be a
        # second. After a start, Outbox.compare brings the standing messages up to date.
        if not all(isinstance(stored.entry, (Opened, SameDeal)) for stored in change.entries):
            yield from standing(state)
        return
    if (
        state.status is Status.LOBBY
        or before.status is not state.status
        or before.place != state.place
    ):
        yield LOBBY
    board = board_key(state)
    if board is not None:
        yield board
    recap = recap_before(state)
    if recap is not None and (board is None or board != board_key(before)):
        # The recap of the deal before: the next deal can no longer be requested.
        yield recap
    ended = [*_ended(before, state)]
    for key in ended:
        yield key
        yield MessageKey(Kind.CALL, key.match, key.deal)
    if state.status is Status.OVER:
        yield MessageKey(Kind.FINAL, state.number)
    yield from _persons(change, before, bool(ended))


def _ended(before: TableState, state: TableState) -> Iterator[MessageKey]:
    """Boards of the deals that a change has ended."""
    if state.series and before.number < state.number and state.last is not None:
        yield from _ended(before, state.last)  # The game's next match has begun with it.
    # A match that begins in the midst of another has earlier deals, which nobody played here.
    already = len(before.ends) if before.number == state.number else state.earlier
    for deal in range(already + 1, len(state.ends) + 1):
        yield MessageKey(Kind.BOARD, state.number, deal)


def _persons(change: Change, before: TableState, ended: bool) -> Iterator[MessageKey]:
    state = change.state
    everybody = (
        ended
        or before.status is not state.status
        or before.next.awaits != state.next.awaits
        or before.next.drawn != state.next.drawn
        or len(state.seats) == FACING
        or before.place != state.place  # Hands link to the thread.
        or before.seats != state.seats
        or any(isinstance(stored.entry, _EVERYBODYS) for stored in change.entries)
    )
    wanted: set[int] = set()
    if everybody:
        wanted = {*before.persons(), *state.persons()}
    else:
        for stored in change.entries:
            if (
                isinstance(stored.entry, (Acted, CountPressed, Ready))
                and stored.entry.person is not None
            ):
                wanted.add(stored.entry.person)
    wanted |= _sitting(state, (*state.turns, *state.next.calls))
    # Persons for whom another has moved, and whose call was cut off by it.
    over = (*before.turns, *before.next.calls) if before.next.others else before.next.calls
    wanted |= _sitting(before, over)
    undo = before.undo
    gone = undo is not None and (state.undo is None or state.undo.person != undo.person)
    if undo is not None and gone and state.options.take_backs:
        wanted.add(undo.person)  # Their card can no longer be taken back.
    asked = _sitting(state, state.asked)
    for person in sorted(wanted):
        yield from hand_keys(person)
    for person in before.persons():
        yield MessageKey(Kind.RECALL, person=person)
        if person not in asked:
            yield MessageKey(Kind.NUDGE, person=person)
            yield MessageKey(Kind.TURN, person=person)


def _sitting(state: TableState, seats: tuple[str, ...]) -> set[int]:
    return {person for seat in seats if (person := state.seats[seat].person) is not None}
