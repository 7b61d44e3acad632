"""Laws of an evening, from the stored journals alone: what goes wrong elsewhere does not here.

The recount knows neither the fold of tournaments nor their standings.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from gamekit.records.lines import RecordError
from games.tournament.pairing import draw
from games.tournament.plan import Kind, Plan
from games.tournament.record import read, write
from games.tournament.standings import standings
from tables.journal import entries as of_tables
from tables.journal.entries import By, Opened, RoundOf, Stored
from tables.journal.fold import states
from tables.journal.state import TableState
from tables.runtime.tournament_results import result_of
from tables.runtime.tournament_subject import tournament_subject
from tables.tournaments import entries
from tables.tournaments.hall import TableResult, rounds_of
from tables.tournaments.record import evening_of
from tables.tournaments.state import TournamentState
from tests.simulation.run import games

if TYPE_CHECKING:
    from tests.simulation.tournaments import Club

MOST_BRUTE: Final = 9
"""People up to whom partners are tried out."""
ARRIVE_MS: Final = 100_000
"""Longest time from a table's opening to its first secret."""
CLOSE_MS: Final = 3_000
"""Longest time from the end of a round's last table to the round's."""
BEAT_MS: Final = 20_000
"""Precision of outages: the heartbeat, and a start."""

Journal = tuple[Stored[Any], ...]


@dataclass(frozen=True, slots=True)
class RoundTable:
    """A table of a round, as its journal has it."""

    table: int
    of: RoundOf
    state: TableState
    journal: Journal
    people: dict[str, int] = field(default_factory=dict)
    """Persons by seat, at the end."""
    played: frozenset[int] = frozenset()
    """Persons who played a card or called."""

    @property
    def points(self) -> tuple[int, ...]:
        """Each side's points, added up deal by deal."""
        daily = games()[self.state.game.name].daily
        assert daily is not None, "the game has points"
        views = [self.state.game.view(end.match, None) for end in self.state.deals]
        sides = self.state.game.partners
        return tuple(sum(daily.points(view, seats[0]) for view in views) for seats in sides)


@dataclass(frozen=True, slots=True)
class Night:
    """All that is stored of one evening."""

    number: int
    journal: Journal
    state: TournamentState
    tables: tuple[RoundTable, ...]
    outages: Sequence[tuple[int, int]]

    def lost(self, since: int, until: int) -> int:
        """Milliseconds between two moments in which nobody could play."""
        spans = ((max(a, since), min(b, until)) for a, b in self.outages)
        return sum(max(0, b - a) for a, b in spans)

    def delayed(self, since: int, until: int) -> int:
        """Milliseconds that a director gave between two moments."""
        return sum(
            one.entry.ms
            for one in self.journal
            if isinstance(one.entry, entries.Delayed) and since <= one.at <= until
        )

    def of_round(self, number: int) -> list[RoundTable]:
        """The tables of a round that count."""
        held = self.state.rounds[number - 1]
        return [one for one in self.tables if one.table in held.tables.values()]


def night_of(club: Club) -> Night:
    """Read everything."""
    rules = {name: game.rules for name, game in games().items()}
    rows: dict[int, list[tuple[Any, ...]]] = defaultdict(list)
    query = "SELECT table_id, seq, kind, payload, at FROM entries ORDER BY table_id, seq"
    for number, *values in club.reader._rows(query):
        rows[number].append(tuple(values))
    found: list[RoundTable] = []
    journal: Journal = ()
    state: TournamentState | None = None
    for number, own in rows.items():
        tournament = own[0][1] == "announced"
        form: Any = entries.FORMAT if tournament else of_tables.FORMAT
        read = tuple(Stored(seq, at, form.decode(kind, text)) for seq, kind, text, at in own)
        if tournament:
            journal = read
            *_, state = tournament_subject(rules).states(number, read)
        else:
            opened = read[0].entry
            assert isinstance(opened, Opened)
            assert isinstance(opened.round, RoundOf)
            *_, last = states(number, rules, read)
            found.append(_table(number, opened.round, last, read))
    assert state is not None, "it was announced"
    return Night(club.number, journal, state, tuple(found), club.outages)


def _table(number: int, of: RoundOf, state: TableState, journal: Journal) -> RoundTable:
    people: dict[str, int] = {}
    played = set[int]()
    for stored in journal:
        match stored.entry:
            case of_tables.SeatTaken(seat, person) | of_tables.Substituted(seat, person):
                people[seat] = person
            case of_tables.Acted(by=By.PERSON | By.TABLE, person=int(person)):
                played.add(person)  # The table plays a last card for them.
    return RoundTable(number, of, state, journal, people, frozenset(played))


def broken_laws(club: Club) -> Iterator[str]:
    """Broken laws, a sentence each."""
    for told in club.errors:
        yield f"an error was not handled: {told}"
    heads = club.reader.heads()
    for number, (_, status, *_) in heads.items():
        if status in ("lobby", "playing"):
            yield f"everything_ends: {number} is still {status}"
    night = night_of(club)
    for law in LAWS:
        for what in law(night):
            yield f"{law.__name__}: {what}"


# -- one law each --------------------------------------------------------------------------------


def nobody_is_listed_twice(night: Night) -> Iterator[str]:
    for held in night.state.rounds:
        seated = [one for table in held.draw.tables for side in table.sides for one in side if one]
        twice = [one for one, times in Counter((*seated, *held.draw.byes)).items() if times > 1]
        if twice:
            yield f"round {held.number} has {twice} twice"
        drawn = Counter(
            (
                *(p for table in held.drawn.tables for side in table.sides for p in side if p),
                *held.drawn.byes,
            )
        )
        if drawn != Counter(held.present):
            yield f"round {held.number} draws {sorted(drawn)} of {held.present}"
        people = [person for one in night.of_round(held.number) for person in one.people.values()]
        if len(people) != len(set(people)):
            yield f"somebody sits at two tables of round {held.number}"


def nothing_is_opened_twice(night: Night) -> Iterator[str]:
    void = set(night.state.void)
    places = Counter((one.of.round, one.of.number) for one in night.tables if one.table not in void)
    wanted = {
        (held.number, table.number) for held in night.state.rounds for table in held.draw.tables
    }
    if set(places) != wanted or max(places.values(), default=1) > 1:
        yield f"tables {dict(places)} of {wanted}"


def people_sit_where_they_were_drawn(night: Night) -> Iterator[str]:
    for held in night.state.rounds:
        for one in night.of_round(held.number):
            drawn = next(t for t in held.draw.tables if t.number == one.of.number)
            sides = [
                tuple(one.people.get(seat, 0) for seat in seats)
                for seats in one.state.game.partners
            ]
            wanted = [
                tuple(night.state.person(p) if p else 0 for p in side) for side in drawn.sides
            ]
            if sides != wanted:
                yield f"table {one.table} seats {sides} instead of {wanted}"


def cards_come_in_time(night: Night) -> Iterator[str]:
    for one in night.tables:
        first = next((s.at for s in one.journal if isinstance(s.entry, of_tables.Secret)), None)
        if one.table in night.state.void:
            continue
        if first is None:
            yield f"table {one.table} never dealt"
            continue
        began = one.journal[0].at
        more = night.lost(began, first) + night.delayed(began - 1_000, first)
        if first - began > ARRIVE_MS + more + BEAT_MS * bool(more):
            yield f"table {one.table} dealt after {(first - began) / 1000:.0f} s"


def rounds_close_with_their_last_table(night: Night) -> Iterator[str]:
    for held in night.state.rounds:
        ends = [one.journal[-1].at for one in night.of_round(held.number)]
        wait = held.closed - max(ends)
        if held.closed and wait > CLOSE_MS + night.lost(max(ends), held.closed) + BEAT_MS * bool(
            night.lost(max(ends) - BEAT_MS, held.closed)
        ):
            yield f"round {held.number} closed {wait / 1000:.0f} s after its last table"


def an_outage_shifts_all_alike(night: Night) -> Iterator[str]:
    for journal in (night.journal, *(one.journal for one in night.tables)):
        for before, stored in pairwise(journal):
            if not isinstance(stored.entry, of_tables.Resumed):
                continue
            lost = night.lost(before.at, stored.at)
            given = stored.entry.outage_ms
            if given in {e.entry.ms for e in night.journal if isinstance(e.entry, entries.Delayed)}:
                continue
            if not lost - BEAT_MS <= given <= lost + BEAT_MS:
                yield f"an outage of {lost} ms gave {given} ms"


def byes_go_round(night: Night) -> Iterator[str]:
    """With new partners and people alone: nobody sits out twice while somebody has not."""
    plan, had = night.state.plan, Counter[int]()
    for held in night.state.rounds:
        if plan.kind is Kind.NEW_PARTNERS:
            byes, least = held.drawn.byes, len(held.present) % 4
            if len(byes) != (0 if plan.computers else least):
                yield f"round {held.number} of {len(held.present)} people has byes {byes}"
            others = [had[one] for one in held.present if one not in byes]
            if byes and others and max(had[one] for one in byes) > min(others):
                yield f"round {held.number} has byes {byes} after {dict(had)}"
        had.update(held.draw.byes)


def partners_are_new_while_possible(night: Night) -> Iterator[str]:
    if night.state.plan.kind is not Kind.NEW_PARTNERS:
        return
    before: set[frozenset[int]] = set()
    for held in night.state.rounds:
        pairs = {frozenset(side) for table in held.drawn.tables for side in table.sides}
        again = {pair for pair in pairs & before if 0 not in pair}
        people = [one for one in held.present if one not in held.drawn.byes]
        if again and len(held.present) <= MOST_BRUTE:
            computers = 4 * len(held.drawn.tables) - len(people)
            if _possible(people, computers, before):
                yield f"round {held.number} repeats {[sorted(pair) for pair in again]}"
        missed = _missed(night, held.number)
        for side in (side for table in held.draw.tables for side in table.sides):
            if not missed.intersection(side):
                before.add(frozenset(side))


def _possible(people: list[int], computers: int, before: set[frozenset[int]]) -> bool:
    """Whether everybody can have a partner whom they have not had, by trying all out."""
    if not people:
        return computers % 2 == 0
    first, *rest = people
    if computers and _possible(rest, computers - 1, before):
        return True
    return any(
        frozenset((first, other)) not in before
        and _possible([one for one in rest if one != other], computers, before)
        for other in rest
    )


def _missed(night: Night, number: int) -> set[int]:
    """Numbers of seated people who played no card of a round."""
    members = {one.person: one.number for one in night.state.members}
    tables = night.of_round(number)
    people = {members[person] for one in tables for person in one.people.values()}
    return people - _seated(night, number)


def _seated(night: Night, number: int) -> set[int]:
    """Numbers of people who played a card of a round."""
    members = {one.person: one.number for one in night.state.members}
    return {
        members[person]
        for one in night.of_round(number)
        for person in one.people.values()
        if person in one.played
    }


def standings_are_the_recount(night: Night) -> Iterator[str]:
    rounds = rounds_of(night.state, results_of(night))
    found = {one.person: one for one in standings(night.state.plan, rounds)}
    wanted = recount(night, len(rounds))
    if set(found) != set(wanted):
        yield f"standings of {sorted(found)} instead of {sorted(wanted)}"
        return
    for person, (total, points) in wanted.items():
        own = found[person]
        if (own.total, tuple(line.points for line in own.rounds)) != (total, points):
            yield f"{person} has {own.total} {own.rounds}, recounted {total} {points}"
    ranked = sorted(found.values(), key=lambda one: one.place)
    played = [person for number in range(1, len(rounds) + 1) for person in _seated(night, number)]
    order = [wanted[one.person][0] for one in ranked if one.person in played]
    if night.state.plan.kind is not Kind.KNOCK_OUT and order != sorted(order, reverse=True):
        yield f"places follow totals {order}"


def results_of(night: Night) -> dict[int, TableResult]:
    """Results of its tables, as the product reads them."""
    return {
        one.table: result_of(
            one.state,
            games()[one.state.game.name].daily,
            games()[one.state.game.name].counts,
            night.state.plan.deals is not None,
        )
        for one in night.tables
        if one.state.status.final
    }


def recount(night: Night, rounds: int) -> dict[int, tuple[float, tuple[float | None, ...]]]:
    """Total and points of each round by number of a person, from the tables' journals."""
    plan, members = night.state.plan, {one.person: one.number for one in night.state.members}
    fixed = {
        (one.entry.round, one.entry.table): one.entry.score
        for one in night.journal
        if isinstance(one.entry, entries.Corrected)
    }
    worths: list[dict[int, tuple[int, ...]]] = []
    everybody: set[int] = set()
    for number in range(1, rounds + 1):
        worth: dict[int, tuple[int, ...]] = {}
        held = night.state.rounds[number - 1]
        everybody |= {*held.present, *(one for change in held.changes for one in change)}
        for one in night.of_round(number):
            points = one.points
            fix = fixed.get((number, one.of.number))
            points = points if fix is None else fix.points
            for side, seats in enumerate(one.state.game.partners):
                for person in (one.people[seat] for seat in seats if seat in one.people):
                    if person in one.played:
                        worth[members[person]] = _worth(plan, points, side)
        worths.append(worth)
    found: dict[int, tuple[float, tuple[float | None, ...]]] = {}
    for person in everybody:
        own = _mean([one[person] for one in worths if person in one])
        each: list[tuple[int, ...] | None] = []
        for number, worth in enumerate(worths, 1):
            mean = _mean(list(worth.values()))
            if person in worth:
                each.append(worth[person])
            elif person in night.state.rounds[number - 1].draw.byes:
                each.append(own or mean)
            else:
                low = own or (0,) * len(mean or (0,))
                each.append(None if mean is None else tuple(map(min, low, mean)))
        half = 2 if plan.matches else 1
        lines = tuple(None if one is None else one[0] / half for one in each)
        found[person] = (sum(one for one in lines if one is not None), lines)
    return found


def _worth(plan: Plan, points: tuple[int, ...], side: int) -> tuple[int, ...]:
    own, other = points[side], points[1 - side]
    half = 1 if own == other else 2 * (own > other)
    return (half, 0, own) if plan.matches else (own,)


def _mean(worths: list[tuple[int, ...]]) -> tuple[int, ...] | None:
    """The average, a half rounded up."""
    number = len(worths)
    return (
        tuple((2 * sum(one) + number) // (2 * number) for one in zip(*worths, strict=True)) or None
    )


def the_record_is_verified(night: Night) -> Iterator[str]:
    try:
        read(record_of(night).encode(), draw)
    except RecordError as error:
        yield str(error)


def record_of(night: Night) -> str:
    """The record of the evening, as the product writes it."""
    return write(evening_of(night.state, results_of(night)))


LAWS: Final = (
    *(nobody_is_listed_twice, nothing_is_opened_twice, people_sit_where_they_were_drawn),
    *(cards_come_in_time, rounds_close_with_their_last_table, an_outage_shifts_all_alike),
    *(byes_go_round, partners_are_new_while_possible, standings_are_the_recount),
    the_record_is_verified,
)
