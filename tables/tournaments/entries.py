"""The entries of a tournament's journal, as frozen facts.

They follow the rules of :mod:`tables.journal.entries`: persons occur only in fields of the type
:data:`Person`, times are kept beside the entries. In draws people are their numbers, from 1 in the
order of their coming; 0 is a computer player. Secrets are left out of ``repr``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final

from games.tournament.plan import Draw, Plan, Score
from tables.journal import documents, entries
from tables.journal.documents import Person
from tables.journal.entries import Closed, Format, Resumed
from tables.journal.options import Options


@dataclass(frozen=True, slots=True)
class Announced:
    """Announcement of a tournament."""

    owner: Person
    game: str
    """The name of the game, see :attr:`gamekit.api.rules.Rules.name`."""
    guild: int
    channel: int
    name: str
    starts: int
    """UTC ms."""
    plan: Plan
    options: Options
    """The options of all its tables."""
    secrets: tuple[str, ...] = field(repr=False)
    """32 bytes in hex for each round; only their commitments are shown until the round is over."""
    limit: int | None = None
    """Number of people who play at most; the others wait."""
    check_in: bool = False
    """Whether only people who say shortly before that they are here are drawn."""
    bell_ms: int | None = None
    """Time from the draw of a round to the bell: the deal in progress is the last then."""
    zone: str | None = None
    """Time zone of the start (``Europe/Zurich``): a weekly tournament keeps its hour there."""
    weekly: bool = False
    """Whether another one follows a week later."""
    season: str = ""
    """Name of the season it counts for; empty: none."""
    previous: int | None = None
    """The tournament of the week before."""
    asked: tuple[Person, ...] = ()
    """The people of the week before."""


# -- people --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Came:
    """A person takes part from the next draw on."""

    person: Person
    by: Person | None = None
    """The director who added them; ``None``: they came themselves."""


@dataclass(frozen=True, slots=True)
class Late:
    """A person will come later and is not drawn before they say that they are here."""

    person: Person


@dataclass(frozen=True, slots=True)
class Asked:
    """A person asks another to be their partner."""

    person: Person
    partner: Person


@dataclass(frozen=True, slots=True)
class Answered:
    """The answer of a person who was asked."""

    person: Person
    partner: Person
    """The asking person."""
    agrees: bool


@dataclass(frozen=True, slots=True)
class Withdrew:
    """A person does not take part, or not any more."""

    person: Person
    by: Person | None = None


@dataclass(frozen=True, slots=True)
class Checked:
    """A person is here."""

    person: Person


@dataclass(frozen=True, slots=True)
class Warned:
    """A director warned a person."""

    person: Person
    text: str
    by: Person


@dataclass(frozen=True, slots=True)
class Excluded:
    """A director excluded a person from the tournament."""

    person: Person
    by: Person


# -- rounds --------------------------------------------------------------------------------------


class Reminder(Enum):
    """A reminder before the start."""

    DAY = "day"
    SOON = "soon"


@dataclass(frozen=True, slots=True)
class Reminded:
    """The people are reminded of the start."""

    of: Reminder


@dataclass(frozen=True, slots=True)
class Began:
    """Sign-up is over; a person chosen by lot cuts for all rounds."""

    cutter: Person
    seeds: tuple[int, ...] = ()
    """Numbers of the people of a knock-out, the strongest first."""


@dataclass(frozen=True, slots=True)
class CutFor:
    """The cut for all rounds."""

    number: int
    """From 1 to 999."""
    person: Person | None
    """``None``: by chance, since the cutter was silent."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """The draw of a round."""

    round: int
    present: tuple[int, ...]
    """Numbers of the people who were there, in order."""
    draw: Draw
    pairs: tuple[tuple[int, int], ...] = ()
    """Partners for the whole tournament, where it is one of pairs."""


@dataclass(frozen=True, slots=True)
class TablesOpened:
    """All tables of the round are open."""

    round: int
    tables: tuple[tuple[int, int], ...]
    """Number in the hall and table."""


@dataclass(frozen=True, slots=True)
class Rung:
    """The bell of the round: the deal in progress is the last at every table."""

    round: int


@dataclass(frozen=True, slots=True)
class RoundClosed:
    """All tables of the round have ended."""

    round: int
    away: tuple[Person, ...]
    """People for whom stand-ins played at the end: they are not drawn until they are back."""


# -- directing -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Paused:
    """Nothing begins until it goes on; rounds in progress are played to their end."""

    by: Person


@dataclass(frozen=True, slots=True)
class WentOn:
    """End of a pause; without a person, of one that was forgotten."""

    by: Person | None


@dataclass(frozen=True, slots=True)
class Delayed:
    """More time: for the start, the next round, the running clocks and the bell."""

    ms: int
    by: Person
    table: int | None = None
    """Number in the hall of the only table that gets it."""


@dataclass(frozen=True, slots=True)
class Hurried:
    """The next round, or the start, is due at once."""

    by: Person


@dataclass(frozen=True, slots=True)
class Replaced:
    """Before the first card of the round another person takes a person's seat."""

    person: Person
    other: Person
    by: Person


@dataclass(frozen=True, slots=True)
class Swapped:
    """Before the first card of the round two persons change seats."""

    one: Person
    other: Person
    by: Person


@dataclass(frozen=True, slots=True)
class Redrawn:
    """The draw of the round, in which no card was played, is void: another follows at once."""

    by: Person


@dataclass(frozen=True, slots=True)
class Corrected:
    """A result was corrected."""

    round: int
    table: int
    """Number in the hall."""
    score: Score
    reason: str
    by: Person


@dataclass(frozen=True, slots=True)
class Said:
    """A message of a director to all tables."""

    text: str
    by: Person


@dataclass(frozen=True, slots=True)
class Renamed:
    """Another name."""

    name: str
    by: Person


# -- the end -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CalledOff:
    """It does not take place, or ends before its time: by a director, or for want of people."""

    by: Person | None
    series: bool = False
    """Whether none follows a week later either."""


@dataclass(frozen=True, slots=True)
class Finished:
    """All rounds are over."""


TournamentEntry = (
    Announced
    | Came
    | Late
    | Asked
    | Answered
    | Withdrew
    | Checked
    | Warned
    | Excluded
    | Reminded
    | Began
    | CutFor
    | Drawn
    | TablesOpened
    | Rung
    | RoundClosed
    | Paused
    | WentOn
    | Delayed
    | Hurried
    | Replaced
    | Swapped
    | Redrawn
    | Corrected
    | Said
    | Renamed
    | CalledOff
    | Finished
    | Closed
    | Resumed
)

KINDS: Final[dict[str, type[TournamentEntry]]] = {
    "announced": Announced,
    "came": Came,
    "late": Late,
    "asked": Asked,
    "answered": Answered,
    "withdrew": Withdrew,
    "checked": Checked,
    "warned": Warned,
    "excluded": Excluded,
    "reminded": Reminded,
    "began": Began,
    "cut-for": CutFor,
    "drawn": Drawn,
    "tables-opened": TablesOpened,
    "rung": Rung,
    "round-closed": RoundClosed,
    "paused": Paused,
    "went-on": WentOn,
    "delayed": Delayed,
    "hurried": Hurried,
    "replaced": Replaced,
    "swapped": Swapped,
    "redrawn": Redrawn,
    "corrected": Corrected,
    "said": Said,
    "renamed": Renamed,
    "called-off": CalledOff,
    "finished": Finished,
    "closed": Closed,
    "resumed": Resumed,
}
FORMAT: Final[Format[TournamentEntry]] = Format(KINDS, {})
"""The journal's format; no kind has changed its meaning yet."""
_ALL: Final[Format[Any]] = Format({**entries.KINDS, **KINDS}, {})
"""Of tables and tournaments: kinds of the same name are the same."""


def renamed(kind: str, payload: str, person: int, pseudonym: int) -> str:
    """Replace the person by the pseudonym in a payload of any journal."""
    return _ALL.encode(documents.renamed(_ALL.decode(kind, payload), person, pseudonym))[1]
