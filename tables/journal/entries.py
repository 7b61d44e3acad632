"""The journal's entries: everything that can happen at a table, as frozen facts.

An entry records a decision, never an instruction; :mod:`tables.journal.state` folds them. Persons
occur only in fields of the type :data:`Person`; a seat is a short text of the game. Times are not
in the entries: the journal keeps one with each (UTC ms), and clocks are derived from these.
Anything that could reveal a hidden card is left out of ``repr``, so that no log can show it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, Generic

from typing_extensions import TypeVar

from base.safe_log import SafeError
from tables.journal import documents
from tables.journal.documents import UNSET, Person, Unset
from tables.journal.options import Level, Options


class By(Enum):
    """The actor of an entry."""

    PERSON = "person"
    COMPUTER = "computer"
    STAND_IN = "stand-in"
    """A computer player for a person who is late or away."""
    TABLE = "table"
    """The table itself: the deal, the booking."""


class Kind(Enum):
    """Kind of occupant of a seat."""

    EMPTY = "empty"
    RESERVED = "reserved"
    """Kept for an invited person."""
    PERSON = "person"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Occupant:
    """The occupant of a seat."""

    kind: Kind = Kind.EMPTY
    person: Person | None = None
    """Id of the person, for PERSON and RESERVED."""
    level: Level | None = None
    """Level of the computer player, for COMPUTER."""


EMPTY: Final = Occupant()
Seating = tuple[tuple[str, Occupant], ...]
"""Occupants by seat, in the game's order of seats."""


class Why(Enum):
    """Reason for closing a table from outside."""

    IDLE = "idle"
    """Nobody played for the idle time of a table without a clock."""
    GONE = "gone"
    """Its channel was deleted, or the bot was removed from its server."""
    HOST = "host"
    """The host of the bot closed it."""
    REDRAWN = "redrawn"
    """Another draw of the tournament's round replaced it."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The table was closed, whatever its status; an entry of the journal."""

    why: Why


E = TypeVar("E")
Data = dict[str, Any]
Change = Callable[[Data], Data]
"""Converter of an entry's plain data to the next version."""

_VERSION: Final = "v"


class UnreadableError(SafeError, ValueError):
    """An entry that this program cannot read; the text is for the operator and contains no card."""


class Format(Generic[E]):
    """Serialisation of entries: the kinds by name, with the changes of each, oldest first.

    A journal outlives the program that wrote it, so an entry's kind may change in two ways only:

    - *A new field with a default.* Older entries lack it and get the default, which must mean what
      those entries meant. An older program refuses the entry with the unknown field; where the
      default is ``UNSET`` the field is written only if set.
    - *Another meaning or name.* The kind gets one more :data:`Change`, which turns the plain data
      of the version before into the next. The version (1 plus the number of changes) is written
      with the entry as ``v`` (left out while it is 1), so that an older program refuses it.

    Entries of unknown versions are refused, never guessed.
    """

    def __init__(
        self, kinds: Mapping[str, type[E]], changes: Mapping[str, tuple[Change, ...]]
    ) -> None:
        self._kinds = kinds
        self._names = {kind: name for name, kind in kinds.items()}
        self._changes = changes

    def version(self, name: str) -> int:
        """The version in which this program writes a kind."""
        return 1 + len(self._changes.get(name, ()))

    def encode(self, entry: E) -> tuple[str, str]:
        """Return the entry's kind and its payload as JSON."""
        name = self._names[type(entry)]
        version = self.version(name)
        if version == 1:
            return name, documents.write(entry)
        return name, documents.write({_VERSION: version, **documents.plain(entry)})

    def decode(self, name: str, payload: str) -> E:
        """Return the entry of a kind and payload, or raise :class:`UnreadableError`."""
        kind = self._kinds.get(name)
        if kind is None:
            raise UnreadableError(f"unknown entry {name!r}: {_NEWER}")
        try:
            data = documents.parse(payload)
            if isinstance(data, dict):
                data = self._as_of_now(name, data)
            return documents.fit(kind, data)
        except UnreadableError:
            raise
        except ValueError as error:
            newer = f": {_NEWER}" if str(error).startswith("unknown field") else ""
            raise UnreadableError(f"{name}: {error}{newer}") from None

    def _as_of_now(self, name: str, data: Data) -> Data:
        version, newest = data.pop(_VERSION, 1), self.version(name)
        if type(version) is not int or version < 1:
            raise UnreadableError(f"{name}: not a version")
        if version > newest:
            raise UnreadableError(f"{name}: version {version}, known is {newest}: {_NEWER}")
        for change in self._changes.get(name, ())[version - 1 :]:
            data = change(data)
        return data


_NEWER: Final = "a newer version of this program wrote it; run that one or a newer"


@dataclass(frozen=True, slots=True)
class RoundOf:
    """The place of a table in a tournament (:mod:`tables.tournaments`)."""

    tournament: int
    round: int
    """From 1."""
    number: int
    """Number in the hall, from 1."""


@dataclass(frozen=True, slots=True)
class Opened:
    """Opening of a table."""

    owner: Person
    game: str
    """The name of the game, see :attr:`gamekit.api.rules.Rules.name`."""
    guild: int | None
    channel: int
    options: Options
    lobby_ms: int
    """Lobby timeout after the last activity, in ms."""
    round: RoundOf | Unset = UNSET
    """The round of a tournament that is played here: nobody owns the table, its people stay."""


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
    """Seat taken by a person."""

    seat: str
    person: Person


@dataclass(frozen=True, slots=True)
class SeatFilled:
    """Seat filled by a computer player."""

    seat: str
    level: Level


@dataclass(frozen=True, slots=True)
class SeatReserved:
    """Seat kept for an invited person."""

    seat: str
    person: Person
    by: Person


@dataclass(frozen=True, slots=True)
class SeatFreed:
    """Seat vacated."""

    seat: str


@dataclass(frozen=True, slots=True)
class PartnersDrawn:
    """The seats were drawn again."""

    seats: Seating


@dataclass(frozen=True, slots=True)
class Started:
    """The match began with the seats as they are: from the lobby, or, within a fixed number of
    deals, after the game's match before it.
    """

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
    actions: tuple[str, ...] | Unset = field(default=UNSET, repr=False)
    """The origin's actions up to a position: the match goes on from there and is not counted."""


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The table plays the deal of a day and nothing more (:mod:`tables.runtime.dailies`)."""

    day: str
    """ISO date in UTC."""
    guild: int | None
    """The server where it was opened, for that server's ranking."""


@dataclass(frozen=True, slots=True)
class Secret:
    """The secret of a deal was drawn; only its commitment is shown until the deal is over."""

    deal: int
    secret: str = field(repr=False)
    """32 bytes in hex."""


@dataclass(frozen=True, slots=True)
class Cut:
    """Cut of the pack."""

    deal: int
    position: int
    by: By
    person: Person | None


@dataclass(frozen=True, slots=True)
class Acted:
    """Action of the game, in the game's notation."""

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
    """A person's agreement to book the deal, after counting."""

    seat: str
    person: Person


@dataclass(frozen=True, slots=True)
class Ready:
    """A person's agreement to begin the next deal, after seeing the finished one."""

    seat: str
    person: Person


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Last card taken back by a person (the table's option), with computers' moves since."""

    seat: str
    person: Person


@dataclass(frozen=True, slots=True)
class Missed:
    """End of a turn's time; a stand-in plays this one turn."""

    seat: str
    person: Person


@dataclass(frozen=True, slots=True)
class TakenOver:
    """After two missed turns in a row, a stand-in takes over until the person is back."""

    seat: str
    person: Person


@dataclass(frozen=True, slots=True)
class Left:
    """Departure of a person; a stand-in plays on."""

    seat: str
    person: Person


@dataclass(frozen=True, slots=True)
class Back:
    """Return of a person to their seat."""

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
    """Vote to stop the match (the first one proposes it), or against it."""

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
    | DailyDeal
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

KINDS: Final[dict[str, type[Entry]]] = {
    "opened": Opened,
    "same-deal": SameDeal,
    "daily-deal": DailyDeal,
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
FORMAT: Final[Format[Entry]] = Format(KINDS, {})
"""Version of the journal format; no kind has changed its meaning yet."""


EntryT = TypeVar("EntryT", default=Entry)
"""The entries of a kind of journal; a table's by default."""


@dataclass(frozen=True, slots=True)
class Stored(Generic[EntryT]):
    """An entry as stored in the journal."""

    seq: int
    """1 for the first of the journal."""
    at: int
    """UTC ms."""
    entry: EntryT


encode: Final = FORMAT.encode
decode: Final = FORMAT.decode
