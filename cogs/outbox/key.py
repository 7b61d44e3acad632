"""Keys of a table's messages.

The store keeps a key as text: ``lobby`` · ``board:2.5`` (match 2, deal 5) · ``call:2.5`` ·
``final:2`` · ``moment:2.5`` · ``hand:<person>`` (direct message) · ``private:<person>`` (private
reply; stored without its place) · ``nudge:<person>`` (at half of their time) · ``turn:<person>``
(at the start of their turn) · ``behind:2.5`` (the former place of a board that has moved down) ·
``recall:<person>`` (after a restart: asks to open the hand again) · ``place`` (the thread; no
message).
"""

from __future__ import annotations

import math
from collections.abc import Container, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from cogs.view.hand import FACING
from tables.decisions.outcomes import Change
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


class Kind(Enum):
    """Kind of a message; the value begins its key's text."""

    LOBBY = "lobby"
    BOARD = "board"
    CALL = "call"
    FINAL = "final"
    MOMENT = "moment"
    """Great moment of a deal, posted by a press of one of its owners."""
    HAND = "hand"
    PRIVATE = "private"
    NUDGE = "nudge"
    TURN = "turn"
    BEHIND = "behind"
    RECALL = "recall"
    NOTICE = "notice"
    """Announcement of the operator (:mod:`tables.runtime.announcements`); ``match`` is its number.
    """
    GOES_ON = "goes-on"
    """End of a maintenance; ``match`` is its moment in UTC ms."""
    THREAD = "place"


@dataclass(frozen=True, slots=True)
class Policy:
    """Treatment of all messages of a kind."""

    personal: bool = False
    """Each person has their own."""
    fading: bool = False
    """It is deleted or abandoned once it has served."""
    only_if_there: bool = False
    """A change of the table updates an existing one and never posts it."""
    once: bool = False
    """It is posted once and never changes."""
    order: int | None = None
    """Position among the posts of a deal in the thread; ``None``: anywhere."""
    token: bool = False
    """A press on it brings a token that edits it for a while."""


_FADING: Final = Policy(personal=True, fading=True, only_if_there=True)
POLICIES: Final = {
    Kind.LOBBY: Policy(),
    Kind.BOARD: Policy(order=0),
    Kind.CALL: Policy(once=True, order=1),
    Kind.FINAL: Policy(order=0),
    Kind.MOMENT: Policy(once=True),
    Kind.HAND: Policy(personal=True, token=True),
    Kind.PRIVATE: Policy(personal=True, only_if_there=True, token=True),
    Kind.NUDGE: _FADING,
    Kind.TURN: _FADING,
    Kind.RECALL: _FADING,
    Kind.BEHIND: Policy(fading=True, only_if_there=True),
    Kind.NOTICE: Policy(once=True),
    Kind.GOES_ON: Policy(once=True),
    Kind.THREAD: Policy(),
}


@dataclass(frozen=True, slots=True)
class MessageKey:
    """One message of a table."""

    kind: Kind
    match: int = 0
    """From 1; 0 where it belongs to no match."""
    deal: int = 0
    """From 1; 0 where it belongs to no deal."""
    person: int = 0
    """0 for a message of everybody; negative for an erased person."""

    def __str__(self) -> str:
        """The stored text.

        >>> str(MessageKey(Kind.BOARD, 2, 5)), str(MessageKey(Kind.HAND, person=7)), str(LOBBY)
        ('board:2.5', 'hand:7', 'lobby')
        """
        if self.policy.personal:
            return f"{self.kind.value}:{self.person}"
        if self.deal:
            return f"{self.kind.value}:{self.match}.{self.deal}"
        return f"{self.kind.value}:{self.match}" if self.match else self.kind.value

    @property
    def policy(self) -> Policy:
        """The policy of its kind."""
        return POLICIES[self.kind]

    @property
    def order(self) -> tuple[int, float, int] | None:
        """Position in its table's thread; ``None``: anywhere.

        A deal's calls stand above the next deal's board and the final picture.
        """
        place = self.policy.order
        last = math.inf if self.kind is Kind.FINAL else self.deal
        return None if place is None else (self.match, last, place)

    @classmethod
    def parse(cls, text: str) -> MessageKey:
        """Parse a stored text; raises ``ValueError`` for any other.

        >>> MessageKey.parse("final:2") == MessageKey(Kind.FINAL, 2)
        True
        """
        name, _, rest = text.partition(":")
        kind = Kind(name)
        if POLICIES[kind].personal:
            return cls(kind, person=int(rest))
        match, _, deal = rest.partition(".")
        return cls(kind, int(match or 0), int(deal or 0))


LOBBY: Final = MessageKey(Kind.LOBBY)
THREAD: Final = MessageKey(Kind.THREAD)


def behind_key(board: MessageKey) -> MessageKey:
    """Key of a board's former place."""
    return MessageKey(Kind.BEHIND, board.match, board.deal)


def hand_key(person: int) -> MessageKey:
    """Key of a hand in direct messages."""
    return MessageKey(Kind.HAND, person=person)


def private_key(person: int) -> MessageKey:
    """Key of a hand in a private reply."""
    return MessageKey(Kind.PRIVATE, person=person)


def hand_keys(person: int) -> tuple[MessageKey, MessageKey]:
    """Keys of both: a person may have either, or both for a while."""
    return hand_key(person), private_key(person)


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
        board = board_key(state)
        if board is not None:
            yield board
        if state.status is Status.OVER:
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
    if board is None or board.deal == 1 or state.status is not Status.PLAYING:
        return
    before = MessageKey(Kind.BOARD, board.match, board.deal - 1)
    if before in known or board not in known:
        yield before
    if board not in known:
        yield MessageKey(Kind.CALL, board.match, board.deal - 1)


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
    if board is not None and board.deal > 1 and board != board_key(before):
        # The recap of the deal before: the next deal can no longer be requested.
        yield MessageKey(Kind.BOARD, state.number, board.deal - 1)
    ended = _ended(before, state)
    for deal in ended:
        yield MessageKey(Kind.BOARD, state.number, deal)
        yield MessageKey(Kind.CALL, state.number, deal)
    if state.status is Status.OVER:
        yield MessageKey(Kind.FINAL, state.number)
    yield from _persons(change, before, bool(ended))


def _ended(before: TableState, state: TableState) -> range:
    # A match that begins in the midst of another has earlier deals, which nobody played here.
    already = len(before.ends) if before.number == state.number else state.earlier
    return range(already + 1, len(state.ends) + 1)


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
