"""Keys of messages, and how those of each kind are treated.

The store keeps a key as text: ``lobby`` · ``board:2.5`` (match 2, deal 5) · ``call:2.5`` ·
``final:2`` · ``moment:2.5`` · ``hand:<person>`` (direct message) · ``private:<person>`` (private
reply; stored without its place) · ``nudge:<person>`` (at half of their time) · ``turn:<person>``
(at the start of their turn) · ``behind:2.5`` (the former place of a board that has moved down) ·
``recall:<person>`` (after a restart: asks to open the hand again) · ``place`` (the thread; no
message). An evening's: ``evening`` (the card) · ``round:2`` · ``spot:3`` (at which the thread of
table 3 was made) · ``told:41.3`` (entry 41 at table 3) · ``letter:41`` (entry 41, to its person) ·
``day-before:<person>``, ``soon:<person>`` (reminders) · ``question:<person>`` (who is asked to be a
partner) · ``place-free:<person>``.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from typing import Final


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
    EVENING = "evening"
    ROUND = "round"
    SPOT = "spot"
    TOLD = "told"
    """Words or time given by a director; ``match`` is the entry, ``deal`` the table in the hall."""
    LETTER = "letter"
    """Warning or exclusion of a person; ``match`` is its entry."""
    DAY_BEFORE = "day-before"
    SOON = "soon"
    QUESTION = "question"
    PLACE_FREE = "place-free"


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
    reply: bool = False
    """A private reply: only a token edits it, and the store has no place of it."""
    direct: bool = False
    """A direct message, to people who want the table's cards by these."""
    offered: bool = False
    """The standing messages offer it until it is posted."""
    slow: bool = False
    """It is edited seldom: its picture changes with every deal of many tables."""


OF_EVENINGS: Final = frozenset(
    {Kind.EVENING, Kind.ROUND, Kind.SPOT, Kind.TOLD, Kind.LETTER}
    | {Kind.DAY_BEFORE, Kind.SOON, Kind.QUESTION, Kind.PLACE_FREE}
)
"""Kinds of an evening's messages; all others are a table's."""
_FADING: Final = Policy(personal=True, fading=True, only_if_there=True)
POLICIES: Final = {
    Kind.LOBBY: Policy(),
    Kind.BOARD: Policy(order=0),
    Kind.CALL: Policy(once=True, order=1),
    Kind.FINAL: Policy(order=0),
    Kind.MOMENT: Policy(once=True, offered=True),
    Kind.HAND: Policy(personal=True, token=True, direct=True),
    Kind.PRIVATE: Policy(personal=True, only_if_there=True, token=True, reply=True),
    Kind.NUDGE: _FADING,
    Kind.TURN: _FADING,
    Kind.RECALL: _FADING,
    Kind.BEHIND: Policy(fading=True, only_if_there=True),
    Kind.NOTICE: Policy(once=True),
    Kind.GOES_ON: Policy(once=True),
    Kind.THREAD: Policy(),
    Kind.EVENING: Policy(),
    Kind.ROUND: Policy(slow=True),
    Kind.SPOT: Policy(once=True),
    Kind.TOLD: Policy(once=True),
    Kind.LETTER: Policy(once=True),
    Kind.DAY_BEFORE: Policy(personal=True, once=True),
    Kind.SOON: Policy(personal=True, once=True),
    Kind.QUESTION: Policy(personal=True, fading=True),
    Kind.PLACE_FREE: Policy(personal=True, once=True),
}


@dataclass(frozen=True, slots=True)
class MessageKey:
    """One message of a table, or of another journal."""

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
EVENING: Final = MessageKey(Kind.EVENING)
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
