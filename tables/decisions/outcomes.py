"""What a request to a table comes to; sentences for people live with the languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from tables.journal.entries import Stored
from tables.journal.state import TableState


class Reason(Enum):
    """Why a table refuses; the value is the key of a sentence."""

    GAME = "game"
    """The game's rules refuse: :attr:`Refused.code` is the game's code, ``rule`` its section."""
    NO_TABLE = "no-table"
    GAME_ABSENT = "game-absent"
    """The table rests: its game is not here at the moment."""
    BAD_OPTIONS = "bad-options"
    NOT_LOBBY = "not-lobby"
    """The match has begun, or the table is closed."""
    NOT_PLAYING = "not-playing"
    NOT_OVER = "not-over"
    TABLE_CLOSED = "table-closed"
    NOT_SEATED = "not-seated"
    NOT_OWNER = "not-owner"
    NO_SUCH_SEAT = "no-such-seat"
    SEAT_TAKEN = "seat-taken"
    SEAT_RESERVED = "seat-reserved"
    SEAT_KEPT = "seat-kept"
    """The seat is reserved for a guest, and it is not the asker's to give away."""
    SEAT_FREE = "seat-free"
    """There is nobody to free."""
    ALREADY_SEATED = "already-seated"
    PRIVATE = "private"
    """The table is by invitation."""
    SEATS_EMPTY = "seats-empty"
    NOT_YOUR_SEAT = "not-your-seat"
    """The action is another seat's."""
    TABLES_OWN = "tables-own"
    """Only the table deals and books."""
    YOU_LEFT = "you-left"
    """Come back first."""
    NOT_AWAY = "not-away"
    NOT_TO_CUT = "not-to-cut"
    """Another seat cuts, or the pack is cut already."""
    BAD_CUT = "bad-cut"
    NOTHING_TO_COUNT = "nothing-to-count"
    NO_PAUSE = "no-pause"
    """The next deal has been asked for already, or is there."""
    NO_TAKE_BACK = "no-take-back"
    """The option is off, or there is nothing of yours to take back any more."""
    NOT_INVITED = "not-invited"
    NEEDS_CONSENT = "needs-consent"
    """The others who are present have to consent first."""
    SEAT_PLAYED = "seat-played"
    """The seat's person is present."""
    NOTHING_TO_VOTE = "nothing-to-vote"
    VOTED = "voted"
    TAKES_NO_INVITATIONS = "takes-no-invitations"
    """The guest wants none, of this person or of anybody: which is theirs to tell."""
    MUTED = "muted"
    """The host has barred the person or the server for a while."""
    TOO_SOON = "too-soon"
    """Again at ``facts["until"]`` (UTC ms); ``facts["scope"]``: whose limit it is."""
    TOO_MANY_TABLES = "too-many-tables"
    """Of ``facts["scope"]``, which may have ``facts["most"]`` live tables."""
    MAINTENANCE = "maintenance"
    """Nothing begins until ``facts["until"]`` (UTC ms)."""
    BUSY = "busy"
    """The store could not be reached or another process was faster again and again; try again."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """It was decided and stored."""

    state: TableState
    entries: tuple[Stored, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """It may not be; nothing changed."""

    reason: Reason
    state: TableState | None = None
    """As it stands; ``None`` if there is no such table."""
    code: str = ""
    """The key of the sentence: the reason's value, or the game's code for ``GAME``."""
    rule: str | None = None
    """The section of the rulebook, for ``GAME``."""
    facts: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.code:
            object.__setattr__(self, "code", self.reason.value)


@dataclass(frozen=True, slots=True)
class Stale:
    """The request was for an older position; nothing changed. Answer with the present one."""

    state: TableState


@dataclass(frozen=True, slots=True)
class Repeated:
    """The same request came before and was accepted then; nothing more changed."""

    state: TableState


Outcome = Accepted | Refused | Stale | Repeated


@dataclass(frozen=True, slots=True)
class Change:
    """What listeners hear after something was stored."""

    before: TableState | None
    """``None`` if the table was just opened or is first seen after a start."""
    state: TableState
    entries: tuple[Stored, ...]


@dataclass(frozen=True, slots=True)
class Nudge:
    """Half of a person's time is over. Not stored; after a restart it may come again."""

    state: TableState
    seat: str
    person: int
    deadline: int
    """UTC ms."""
