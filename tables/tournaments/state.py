"""The state of a tournament: the result of :mod:`tables.tournaments.fold`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from games.tournament.plan import Draw, Plan, Score, Table
from tables.journal.entries import Why
from tables.journal.options import Options
from tables.journal.state import Status
from tables.tournaments.entries import Announced, Corrected, Reminder


class Attendance(Enum):
    """Whether a person is drawn."""

    COMING = "coming"
    """Signed up; drawn unless the tournament has a check-in."""
    LATE = "late"
    """They come later."""
    HERE = "here"
    """They have said that they are here, or have played."""
    AWAY = "away"
    """A stand-in played for them at the end of their last round."""
    WITHDREW = "withdrew"
    EXCLUDED = "excluded"

    @property
    def listed(self) -> bool:
        """Whether they take part, present or not."""
        return self not in (Attendance.WITHDREW, Attendance.EXCLUDED)


@dataclass(frozen=True, slots=True)
class Member:
    """A person who has come, or has asked a partner."""

    number: int
    """From 1, in the order of coming: their number in draws and records."""
    person: int
    attendance: Attendance = Attendance.COMING
    partner: int | None = None
    """Number of the partner for the whole tournament."""
    asked: int | None = None
    """The person asked to be the partner, until they answer."""
    withdrawals: int = 0
    warnings: int = 0


@dataclass(frozen=True, slots=True)
class RoundState:
    """A round that was drawn."""

    number: int
    """From 1."""
    seq: int
    """The entry that drew it."""
    drawn: Draw
    """The draw; :attr:`draw` has what directors changed since."""
    draw: Draw
    present: tuple[int, ...]
    at: int
    """UTC ms of the draw, shifted by downtime and delays: the bell counts from it."""
    pairs: tuple[tuple[int, int], ...] = ()
    changes: tuple[tuple[int, int], ...] = ()
    """Changes of seats before the first card, in order: two numbers of people who changed, or who
    was replaced by whom.
    """
    tables: Mapping[int, int] = field(default_factory=dict)
    """Number in the hall → table, once all are open."""
    delays: tuple[tuple[int, int, int | None], ...] = ()
    """Entry, ms and number in the hall (``None``: all tables) of each delay."""
    rung: bool = False
    closed: int = 0
    """UTC ms when all its tables had ended; 0 before."""

    def table_of(self, number: int) -> Table | None:
        """The table at which a person plays."""
        return next(
            (table for table in self.draw.tables if any(number in side for side in table.sides)),
            None,
        )


@dataclass(frozen=True, slots=True)
class TournamentState:
    """A tournament as it stands after entry ``seq``; its results are in its tables' journals."""

    id: int
    seq: int
    at: int
    """UTC ms of the newest entry."""
    opened: Announced
    announced_at: int
    """UTC ms of the announcement."""
    name: str
    status: Status
    """LOBBY: sign-up; ABANDONED: called off; EXPIRED: closed from outside."""
    starts: int
    """UTC ms, as announced or delayed."""
    since: int
    """UTC ms when the present step began: sign-up, the cut, the wait for a draw; shifted by
    downtime, pauses and delays.
    """
    hurried: bool = False
    """Whether the next draw does not wait for the break between two rounds."""
    members: tuple[Member, ...] = ()
    """In the order of coming."""
    declined: frozenset[int] = frozenset()
    """People who were asked and do not come."""
    reminded: frozenset[Reminder] = frozenset()
    cutter: int | None = None
    """The person who cuts."""
    cut: int | None = None
    seeds: tuple[int, ...] = ()
    """People of a knock-out by their strength."""
    rounds: tuple[RoundState, ...] = ()
    corrections: tuple[tuple[int, Corrected], ...] = ()
    """Corrected results, each with the number of rounds that were drawn before it."""
    void: tuple[int, ...] = ()
    """Tables of draws that are void."""
    paused: int = 0
    """UTC ms when a director paused it; 0 while it goes on."""
    said: str = ""
    """The newest message of a director."""
    closed: Why | None = None

    @property
    def plan(self) -> Plan:
        """Kind and length."""
        return self.opened.plan

    @property
    def options(self) -> Options:
        """The options of all tables."""
        return self.opened.options

    @property
    def round(self) -> RoundState | None:
        """The newest round."""
        return self.rounds[-1] if self.rounds else None

    @property
    def playing(self) -> RoundState | None:
        """The round that is not over."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].closed else None

    @property
    def over(self) -> int:
        """Number of rounds that are over."""
        return len(self.rounds) - (self.playing is not None)

    @property
    def coming(self) -> tuple[Member, ...]:
        """Everybody who takes part within the limit of people."""
        listed = tuple(one for one in self.members if one.attendance.listed)
        return listed[: self.opened.limit]

    @property
    def waiting(self) -> tuple[Member, ...]:
        """People beyond the limit, who wait for a place."""
        return tuple(one for one in self.members if one.attendance.listed)[len(self.coming) :]

    @property
    def in_pairs(self) -> bool:
        """Whether partners stay together."""
        return self.plan.matches and self.plan.side > 1

    @property
    def looking(self) -> tuple[Member, ...]:
        """People without a partner, where partners stay together."""
        if not self.in_pairs:
            return ()
        return tuple(one for one in self.coming if one.partner is None)

    @property
    def present(self) -> tuple[Member, ...]:
        """People to be drawn next: present ones take the places of absent ones."""
        here = (Attendance.HERE,) if self.opened.check_in else _PRESENT
        return tuple(one for one in self.members if one.attendance in here)[: self.opened.limit]

    @property
    def least(self) -> int:
        """Fewest people for a round."""
        return 2 * self.plan.side

    def corrected(self, number: int) -> Mapping[int, Score]:
        """The corrected results of a round, by number in the hall."""
        return {fix.table: fix.score for _, fix in self.corrections if fix.round == number}

    def member(self, person: int) -> Member | None:
        """The member who is a person."""
        return next((one for one in self.members if one.person == person), None)

    def person(self, number: int) -> int:
        """The person behind a number in draws."""
        return self.members[number - 1].person

    def secret(self, number: int) -> str | None:
        """The secret of a round, once it is over; never before."""
        shown = number <= self.over or self.status.final
        return self.opened.secrets[number - 1] if shown else None

    def with_round(self, last: RoundState) -> TournamentState:
        """The same with a changed newest round."""
        return replace(self, rounds=(*self.rounds[:-1], last))

    def with_member(self, member: Member) -> TournamentState:
        """The same with a changed member."""
        before, after = self.members[: member.number - 1], self.members[member.number :]
        return replace(self, members=(*before, member, *after))


_PRESENT = (Attendance.COMING, Attendance.HERE)
