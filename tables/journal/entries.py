"""The journal's entries: everything that can happen at a table, as frozen facts.

An entry records a decision, never an instruction; :mod:`tables.journal.state` folds them. Persons
occur only in fields of the type :data:`Person`; a seat is a short text of the game. Times are not
in the entries: the journal keeps one with each (UTC ms), and clocks are derived from these.
Anything that could reveal a hidden card is left out of ``repr``, so that no log can show it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from db.core import documents
from db.core.documents import UNSET, Person, Unset
from tables.journal.closing import Closed
from tables.journal.format import Format
from tables.journal.occupants import EMPTY as EMPTY
from tables.journal.occupants import By as By
from tables.journal.occupants import Kind as Kind
from tables.journal.occupants import Occupant as Occupant
from tables.journal.occupants import Seating as Seating
from tables.journal.options import Level, Options


@dataclass(frozen=True, slots=True)
class Opened:
    """A table was opened."""

    owner: Person
    game: str
    """The name of the game, see :attr:`gamekit.api.rules.Rules.name`."""
    guild: int | None
    channel: int
    options: Options
    lobby_ms: int
    """Lobby timeout after the last activity, in ms."""


@dataclass(frozen=True, slots=True)
class Placed:
    """The table plays in this thread or channel from now on."""

    place: int


@dataclass(frozen=True, slots=True)
class OptionsSet:
    """The owner changed the options."""

    options: Options


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A person sat down."""

    seat: str
    person: Person


@dataclass(frozen=True, slots=True)
class SeatFilled:
    """A computer player sat down."""

    seat: str
    level: Level


@dataclass(frozen=True, slots=True)
class SeatReserved:
    """A seat is kept for an invited person."""

    seat: str
    person: Person
    by: Person


@dataclass(frozen=True, slots=True)
class SeatFreed:
    """A seat became free."""

    seat: str


@dataclass(frozen=True, slots=True)
class PartnersDrawn:
    """The seats were drawn again."""

    seats: Seating


@dataclass(frozen=True, slots=True)
class Started:
    """The match began with the seats as they are."""

    by: Person
    rules: int = 1
    """The version of the game's rules; see :attr:`gamekit.api.rules.Rules.rules_version`."""


@dataclass(frozen=True, slots=True)
class Expired:
    """The lobby timed out."""


@dataclass(frozen=True, slots=True)
class SameDeal:
    """The first match begins with a deal that was played before; it is not rated."""

    table: int
    """Its origin: table, match and deal."""
    number: int
    deal: int
    action: str = field(repr=False)
    """The deal in the game's notation."""
    figures: int | Unset = UNSET
    """The table whose computer players sit here again
    (:attr:`tables.journal.state.TableState.figures`)."""


@dataclass(frozen=True, slots=True)
class Secret:
    """The secret of a deal was drawn; only its commitment is shown until the deal is over."""

    deal: int
    secret: str = field(repr=False)
    """32 bytes in hex."""


@dataclass(frozen=True, slots=True)
class Cut:
    """The pack was cut."""

    deal: int
    position: int
    by: By
    person: Person | None


@dataclass(frozen=True, slots=True)
class Acted:
    """An action of the game, in the game's notation."""

    seat: str | None
    """``None`` for the table's own actions."""
    action: str = field(repr=False)
    by: By
    person: Person | None
    level: str | Unset = UNSET
    """The level that answered, if lower than the seat's because of load. Otherwise the field is not
    written, so that older programs can read the entry.
    """


@dataclass(frozen=True, slots=True)
class CountPressed:
    """A person has counted: they agree that the deal is booked."""

    seat: str
    person: Person


@dataclass(frozen=True, slots=True)
class Ready:
    """A person has seen the finished deal: they agree that the next begins."""

    seat: str
    person: Person


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A person took their last card back (the table's option), with computers' moves since."""

    seat: str
    person: Person


@dataclass(frozen=True, slots=True)
class Missed:
    """A turn's time ran out; a stand-in plays this one turn."""

    seat: str
    person: Person


@dataclass(frozen=True, slots=True)
class TakenOver:
    """Two in a row: a stand-in takes over until the person is back."""

    seat: str
    person: Person


@dataclass(frozen=True, slots=True)
class Left:
    """A person left; a stand-in plays on."""

    seat: str
    person: Person


@dataclass(frozen=True, slots=True)
class Back:
    """A person is back on their seat."""

    seat: str
    person: Person


@dataclass(frozen=True, slots=True)
class Invited:
    """A seated person invites another to a computer's or an absent person's seat.

    The same entry by another seated person is their consent: the seat of an absent person who has
    not left needs that of all who are present.
    """

    seat: str
    person: Person
    by: Person


@dataclass(frozen=True, slots=True)
class Declined:
    """An invited person will not come."""

    seat: str
    person: Person


@dataclass(frozen=True, slots=True)
class Agreed:
    """An invited person will take the seat between two deals."""

    seat: str
    person: Person


@dataclass(frozen=True, slots=True)
class Substituted:
    """An invited person took the seat."""

    seat: str
    person: Person


@dataclass(frozen=True, slots=True)
class AbandonVote:
    """A person wants to stop the match (the first vote proposes it), or refuses."""

    person: Person
    agrees: bool


@dataclass(frozen=True, slots=True)
class Abandoned:
    """The match was stopped by consent."""


@dataclass(frozen=True, slots=True)
class Resigned:
    """A team gave the match up: it voted to stop alone, or has left."""

    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rematch:
    """A finished table returns to its lobby, with the seats kept for those who played."""

    by: Person
    seats: Seating
    new_partners: bool
    lobby_ms: int


@dataclass(frozen=True, slots=True)
class Resumed:
    """The bot was away; every running clock is extended by it."""

    outage_ms: int


Entry = (
    Opened
    | SameDeal
    | Placed
    | OptionsSet
    | SeatTaken
    | SeatFilled
    | SeatReserved
    | SeatFreed
    | PartnersDrawn
    | Started
    | Expired
    | Secret
    | Cut
    | Acted
    | CountPressed
    | Ready
    | TakenBack
    | Missed
    | TakenOver
    | Left
    | Back
    | Invited
    | Declined
    | Agreed
    | Substituted
    | AbandonVote
    | Abandoned
    | Resigned
    | Closed
    | Rematch
    | Resumed
)

_KINDS: Final[dict[str, type[Entry]]] = {
    "opened": Opened,
    "same-deal": SameDeal,
    "placed": Placed,
    "options-set": OptionsSet,
    "seat-taken": SeatTaken,
    "seat-filled": SeatFilled,
    "seat-reserved": SeatReserved,
    "seat-freed": SeatFreed,
    "partners-drawn": PartnersDrawn,
    "started": Started,
    "expired": Expired,
    "secret": Secret,
    "cut": Cut,
    "acted": Acted,
    "count-pressed": CountPressed,
    "ready": Ready,
    "taken-back": TakenBack,
    "missed": Missed,
    "taken-over": TakenOver,
    "left": Left,
    "back": Back,
    "invited": Invited,
    "declined": Declined,
    "agreed": Agreed,
    "substituted": Substituted,
    "abandon-vote": AbandonVote,
    "abandoned": Abandoned,
    "resigned": Resigned,
    "closed": Closed,
    "rematch": Rematch,
    "resumed": Resumed,
}
FORMAT: Final[Format[Entry]] = Format(_KINDS, {})
"""Version of the journal format; no kind has changed its meaning yet."""


@dataclass(frozen=True, slots=True)
class Stored:
    """An entry as stored in the journal."""

    seq: int
    """1 for the first of the table."""
    at: int
    """UTC ms."""
    entry: Entry


def encode(entry: Entry) -> tuple[str, str]:
    """Return the entry's kind and its payload as JSON."""
    return FORMAT.encode(entry)


def decode(kind: str, payload: str) -> Entry:
    """Return the entry of a kind and payload; :class:`tables.journal.format.UnreadableError` if
    none.
    """
    return FORMAT.decode(kind, payload)


def renamed(kind: str, payload: str, person: int, pseudonym: int) -> str:
    """Replace the person by the pseudonym in a payload."""
    return FORMAT.encode(documents.renamed(FORMAT.decode(kind, payload), person, pseudonym))[1]
