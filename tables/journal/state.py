"""The state of a table: the result of :mod:`tables.journal.fold`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime
from enum import Enum
from typing import Any, Final, Protocol

from typing_extensions import TypeVar

from gamekit.api.rules import AnyRules, Next, Result
from tables.journal.documents import UNSET
from tables.journal.entries import (
    EMPTY,
    By,
    DailyDeal,
    Kind,
    Occupant,
    Opened,
    SameDeal,
    Stored,
    Why,
)
from tables.journal.options import Level, Options
from tables.journal.seat_stats import SeatStats

DAY_MS: Final = 86_400_000
GRACE_MS: Final = 3_600_000
"""Time to finish a deal of the day after its day, for who began it on the day."""
NOTHING: Final = Next()
"""The awaited action before the first match."""

RulesByGame = Mapping[str, AnyRules]
"""The rules of the games that may be played, by the name kept in journals."""


def day_of(at: int) -> str:
    """ISO date of a moment (UTC ms).

    >>> day_of(1_764_028_799_999), day_of(day_begins("2025-11-25"))
    ('2025-11-24', '2025-11-25')
    """
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def day_begins(day: str) -> int:
    """UTC ms of a day's first moment."""
    return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()) * 1000


def day_closes(day: str) -> int:
    """UTC ms until which a day's deal may be finished; nothing of it is shown before."""
    return day_begins(day) + DAY_MS + GRACE_MS


def daily_seat(rules: AnyRules, day: str) -> str:
    """The seat that everybody plays on a day: each in turn."""
    return rules.seats[date.fromisoformat(day).toordinal() % len(rules.seats)]


class Status(Enum):
    """Status of a table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    """A match was finished; another may follow."""
    ABANDONED = "abandoned"
    EXPIRED = "expired"

    @property
    def final(self) -> bool:
        """Whether only a rematch is possible any more."""
        return self not in (Status.LOBBY, Status.PLAYING)

    @property
    def ended(self) -> bool:
        """Whether a match has ended, by its rules or stopped, and another may follow."""
        return self in (Status.OVER, Status.ABANDONED)


class Presence(Enum):
    """Whether a seated person plays themselves."""

    HERE = "here"
    AWAY = "away"
    """A stand-in plays until they are back."""
    LEFT = "left"
    """They left for good, but may come back until somebody takes the seat."""


@dataclass(frozen=True, slots=True)
class SeatState:
    """One seat."""

    occupant: Occupant = EMPTY
    presence: Presence = Presence.HERE
    misses: int = 0
    """Turns missed in a row."""
    keepers: frozenset[int] = frozenset()
    """The keepers of a reserved seat; besides them only the owner may give it away."""

    @property
    def person(self) -> int | None:
        """The person who sits here, present or not; ``None`` for a computer, nobody or a
        reservation.
        """
        return self.occupant.person if self.occupant.kind is Kind.PERSON else None

    @property
    def here(self) -> int | None:
        """The person who is present here."""
        return self.person if self.presence is Presence.HERE else None


@dataclass(frozen=True, slots=True)
class Invitation:
    """Somebody was invited to a seat of a running match."""

    seat: str
    person: int
    consents: frozenset[int]
    """The inviter and those who consented."""
    agreed: bool = False
    """The guest will come; the seat changes between two deals."""


@dataclass(frozen=True, slots=True)
class Abandoning:
    """A proposal to stop the match."""

    by: int
    since: int
    """UTC ms, shifted by downtime."""
    seq: int
    """The entry that proposed it: a vote clicked on an older board is stale."""
    agreed: frozenset[int]


@dataclass(frozen=True, slots=True)
class Proof:
    """The proof of one deal (docs/fairness.md)."""

    deal: int
    commitment: str
    """Shown before the deal."""
    secret: str = field(repr=False)
    """32 bytes in hex; shown once the deal is over, never before."""
    cut: int | None = None
    cut_by: By | None = None


@dataclass(frozen=True, slots=True)
class Undo:
    """A person's last move, while it may be taken back."""

    seat: str
    person: int
    match: Any = field(repr=False)
    """The game's state before it."""
    seat_stats: tuple[SeatStats, ...]
    """The seats' statistics before it."""
    seq: int
    """The entry that made the move."""
    actions: int
    """Number of the match's actions before it."""


@dataclass(frozen=True, slots=True)
class DealEnd:
    """The end of a deal of the match."""

    match: Any = field(repr=False)
    """The game's state right after it."""
    actions: int
    """Number of the match's actions up to it."""
    counts: tuple[tuple[str, str, int], ...] = ()
    """Seat, name and amount of what its last action counted; nothing before the match began here.
    """


@dataclass(frozen=True, slots=True)
class TableState:
    """A table as it stands after entry ``seq``."""

    id: int
    seq: int
    """The newest entry; 0 never occurs, since opening is the first."""
    at: int
    """UTC ms of the newest entry."""
    game: AnyRules = field(compare=False, repr=False)
    opened: Opened
    options: Options
    status: Status
    seats: Mapping[str, SeatState]
    """Seats in the game's order."""
    place: int | None
    """The thread or channel of the table, if there is one."""
    lobby_ms: int
    """Lobby timeout after the last activity, in ms."""
    lobby_until: int
    """UTC ms when the lobby expires."""
    stirred: int
    """UTC ms of the last activity of a person or the table, shifted by downtime."""
    closed: Why | None = None
    """Reason for closing, if it was closed from outside."""
    same: SameDeal | None = None
    """The deal of the first match, if it repeats an earlier one."""
    daily: DailyDeal | None = None
    """The day whose deal is played here; the table ends with it."""
    number: int = 0
    """The match at this table: 0 before the first start."""
    last: TableState | None = field(default=None, repr=False)
    """The end of the match before, once another was asked for: its messages show this for good."""
    series: tuple[DealEnd, ...] = ()
    """The deals of the matches before this one that belong to the same fixed number of deals."""
    started: int = 0
    """UTC ms when the match began."""
    ended: int = 0
    """UTC ms when the last finished match ended; 0 if none was."""
    rules_version: int = 0
    """Version of the rules of the match; 0 before the first start."""
    match: Any = field(default=None, repr=False)
    """The game's state: it contains every hand, so show only views of it."""
    next: Next = NOTHING
    since: int = 0
    """UTC ms since when the present action is awaited, shifted by downtime."""
    lobby_seq: int = 1
    """The entry that opened the present or last lobby."""
    match_seq: int = 0
    """The entry that began the present or last match."""
    turn_seq: int = 0
    """The entry that began the present turn: a move clicked on an older board is stale."""
    missed_turn: int = 0
    """The ``turn_seq`` of the last turn that a person missed; a stand-in finishes that turn."""
    deal_seq: int = 0
    """The entry that dealt: a call clicked on an older board is stale."""
    actions: tuple[str, ...] = field(default=(), repr=False)
    """The match's actions in the game's notation, without those taken back."""
    ends: tuple[DealEnd, ...] = ()
    """The match's finished deals, in order: showing them needs no folding."""
    seat_stats: tuple[SeatStats, ...] = ()
    """Statistics of the match's occupants: its results, once it is over."""
    proofs: tuple[Proof, ...] = ()
    """Proofs of the deals, the newest last."""
    counted: frozenset[str] = frozenset()
    """Seats that pressed "Count" for the deal to be booked."""
    ready: frozenset[str] = frozenset()
    """Seats whose persons have asked for the next deal."""
    undo: Undo | None = None
    invitations: tuple[Invitation, ...] = ()
    abandoning: Abandoning | None = None
    resigned: tuple[str, ...] = ()
    """The seats of the team that gave up the last match."""
    log: tuple[Stored, ...] = ()
    """Events to show since the last deal was dealt: absences, substitutes."""
    rated: bool = False
    """Persons on all seats from the start, no take-backs, no deal known before."""

    def of_match(self, number: int) -> TableState | None:
        """The state that a match's messages show: the end of the last, else the present one."""
        if self.last is not None and self.last.number == number:
            return self.last
        return self if self.number == number else None

    @property
    def of_tournament(self) -> bool:
        """Whether a round of a tournament is played here."""
        return self.opened.round is not UNSET

    @property
    def figures(self) -> int:
        """The number that gives its computer players their names and faces: usually its own, at a
        table of a day the day's, so that everybody meets the same.
        """
        if self.daily is not None:
            return day_begins(self.daily.day) // DAY_MS
        figures = UNSET if self.same is None else self.same.figures
        return self.id if figures is UNSET else figures

    @property
    def practised(self) -> int:
        """The deal in whose midst the match began, which is not counted; 0 if it began as usual."""
        same = self.same
        return same.deal if same is not None and same.actions and self.number == 1 else 0

    @property
    def counts(self) -> bool:
        """Whether the match counts for statistics once it is decided."""
        return not self.practised and self.daily is None

    @property
    def length(self) -> int | None:
        """The fixed number of deals; ``None``: the match ends by the game's rules."""
        return self.options.deals if self.options.deals is not UNSET else None

    @property
    def deals(self) -> tuple[DealEnd, ...]:
        """The finished deals, in order: of the match, or of all that a fixed number counts."""
        return (*self.series, *self.ends)

    @property
    def deal(self) -> int:
        """Number of the deal in progress or awaited, at the end of the last one, as ``deals``."""
        awaited = len(self.series) + self.next.deal
        return awaited if self.length is None else min(awaited, self.length)

    @property
    def goes_on(self) -> bool:
        """Whether the game's match is over before the fixed number of deals: the next begins."""
        over = self.status is Status.OVER and self.length is not None
        return over and len(self.deals) < (self.length or 0)

    @property
    def ranked_until(self) -> int | None:
        """UTC ms until which the deal of the day is to be finished; ``None`` without a ranking."""
        if self.daily is None or day_of(self.started) != self.daily.day:
            return None
        return day_closes(self.daily.day)

    @property
    def earlier(self) -> int:
        """Number of the match's deals that were over before it began here."""
        return max(0, self.practised - 1)

    @property
    def deadline(self) -> int | None:
        """UTC ms when the present turn's time runs out; ``None`` if no person's clock runs."""
        seat, clock = self.turn, self.options.clock.ms
        if seat is None or clock is None or self.level_of(seat) is not None:
            return None
        return self.since + clock

    @property
    def turns(self) -> tuple[str, ...]:
        """The seats that may make the awaited move: usually one."""
        if self.status is not Status.PLAYING or self.next.awaits != "turn":
            return ()
        return tuple(seat for seat in (self.next.seat, *self.next.others) if seat is not None)

    @property
    def asked(self) -> tuple[str, ...]:
        """The awaited ones of :attr:`turns`: all with a person present, otherwise the first."""
        here = tuple(name for name in self.turns if self.seats[name].here is not None)
        return here or self.turns[:1]

    @property
    def turn(self) -> str | None:
        """The seat whose move is awaited; of several the first, for which a stand-in plays."""
        return next(iter(self.asked), None)

    @property
    def turn_persons(self) -> tuple[int, ...]:
        """The persons whose clock runs: none on a computer's turn."""
        if self.turn is None or self.level_of(self.turn) is not None:
            return ()
        return tuple(
            person for name in self.asked if (person := self.seats[name].person) is not None
        )

    @property
    def deserted(self) -> bool:
        """Whether none of the match's people is present: the table rests once the trick is over.

        In a tournament the others wait for its end, so stand-ins play on.
        """
        if (
            self.of_tournament
            or self.status is not Status.PLAYING
            or self.here()
            or not self.persons()
        ):
            return False
        leads = self.next.full or self.next.lead in (None, self.next.seat)
        return self.next.awaits == "deal" or (self.next.awaits == "turn" and leads)

    @property
    def between_deals(self) -> bool:
        """Whether a match is running, between two deals."""
        return self.status is Status.PLAYING and self.next.awaits == "deal"

    @property
    def proof(self) -> Proof | None:
        """The newest deal's proof, or that of the deal about to be dealt."""
        return self.proofs[-1] if self.proofs else None

    @property
    def pack_ready(self) -> bool:
        """Whether the awaited deal's secret is drawn, so that the pack may be cut."""
        drawn = self.between_deals and bool(self.proofs)
        return drawn and self.proofs[-1].deal == self.next.deal

    @property
    def decided(self) -> bool:
        """Whether the last match has a winner: it was played to its end or given up by a team."""
        return (self.status is Status.OVER and not self.goes_on) or bool(self.resigned)

    @property
    def result(self) -> Result | None:
        """The result of the match by the game's rules, once it is over; never of a fixed number of
        deals.
        """
        if self.length is not None:
            return None
        result: Result | None = self.game.result(self.match) if self.match is not None else None
        return result

    def seat_of(self, person: int) -> str | None:
        """Return the seat of a person, present or not."""
        for name, seat in self.seats.items():
            if seat.person == person:
                return name
        return None

    def persons(self) -> tuple[int, ...]:
        """All seated persons, present or not, in the order of seats."""
        return tuple(seat.person for seat in self.seats.values() if seat.person is not None)

    def here(self) -> tuple[int, ...]:
        """All persons who are present, in the order of seats."""
        return tuple(seat.here for seat in self.seats.values() if seat.here is not None)

    def level_of(self, name: str) -> Level | None:
        """The level at which a computer plays the seat now; ``None`` if a person does."""
        seat = self.seats[name]
        if seat.occupant.kind is Kind.COMPUTER:
            return seat.occupant.level
        if seat.person is None:
            return None
        late = self.missed_turn == self.turn_seq and name == self.turn
        return self.options.stand_in if late or seat.here is None else None

    def with_seat(self, name: str, seat: SeatState) -> TableState:
        """The same with another seat."""
        return replace(self, seats={**self.seats, name: seat})


class Opening(Protocol):
    """The first entry of any journal: where, and of which game."""

    @property
    def game(self) -> str: ...
    @property
    def guild(self) -> int | None: ...


class JournalState(Protocol):
    """The state of any journal; :class:`TableState` is that of a table."""

    @property
    def id(self) -> int: ...
    @property
    def seq(self) -> int: ...
    @property
    def at(self) -> int: ...
    @property
    def status(self) -> Status: ...
    @property
    def opened(self) -> Opening: ...


StateT = TypeVar("StateT", bound=JournalState, default=TableState)
"""The states of a kind of journal; a table's by default."""
