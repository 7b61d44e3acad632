"""One person's evening in a few lines: where they sit, how it stands, what comes next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cogs.evening.words import left, left_line, people, total_text, when_line
from cogs.i18n.sentences import say
from cogs.messages.plain import relative
from games.tournament.plan import Round
from games.tournament.standings import Standing, standings
from tables.journal.state import Status
from tables.tournaments.hall import Hall, HallTable
from tables.tournaments.state import Attendance, Member, RoundState

Threads = Mapping[int, int]
"""Thread of each table by its number in the hall."""


def own_lines(hall: Hall, person: int, language: str, now: int, threads: Threads) -> Iterator[str]:
    """The evening for a person, of the list or not."""
    state = hall.state
    member = state.member(person)
    if member is None or not member.attendance.listed:
        yield say(language, "evening-own-not")
        return
    if state.status is Status.LOBBY:
        yield from _before(hall, member, language)
    elif state.status is Status.OVER:
        yield from _end(hall, member, language)
    elif state.status is Status.PLAYING:
        newest = state.round
        if newest is not None:
            yield from round_lines(hall, newest, member, language, now, threads)
        yield from _next(hall, member, language)


def plays(hall: Hall, person: int) -> bool:
    """Whether a person sits at a table of the newest round that is not done."""
    member = hall.state.member(person)
    return member is not None and any(
        member.number in side for one in hall.tables if not one.done for side in one.seats.sides
    )


def _before(hall: Hall, member: Member, language: str) -> Iterator[str]:
    state = hall.state
    if member in state.waiting:
        yield say(language, "evening-own-waits", place=state.waiting.index(member) + 1)
    elif member.attendance is Attendance.LATE:
        yield say(language, "evening-own-late")
    else:
        yield say(language, "evening-own-comes")
    yield when_line(language, state.starts)
    if member.partner is not None:
        partner = people([state.person(member.partner)], language)
        yield say(language, "evening-partner-yes", person=partner)
    elif member.asked is not None:
        person = people([member.asked], language)
        yield say(language, "evening-partner-asked", person=person)


def round_lines(
    hall: Hall, round: RoundState, member: Member, language: str, now: int, threads: Threads
) -> Iterator[str]:
    """A round for one of its people: their table and what the others do, or why they sit out."""
    seats = round.table_of(member.number)
    if member.number in round.draw.byes:
        yield _bye(hall, round, member, language)
    elif seats is not None:
        shown = next((one for one in hall.tables if one.number == seats.number), None)
        if shown is not None and shown.done:
            yield from _result(hall, shown, member, language)
        elif (thread := threads.get(seats.number)) is not None:
            numbers = {"round": round.number, "table": seats.number}
            yield say(language, "evening-own-table", **numbers, where=f"<#{thread}>")
            return
        else:
            return
    if round.closed:
        return
    yield from _so_far(hall, round, member, language)
    yield left_line(hall, language, now)
    if left(hall) and (where := _watched(hall, threads)) is not None:
        yield say(language, "evening-own-watch", where=f"<#{where}>")


def _so_far(hall: Hall, round: RoundState, member: Member, language: str) -> Iterator[str]:
    """The place among those who are done with the round, or sit it out."""
    scores = {one.number: one.score for one in hall.tables if one.score is not None}
    now = Round(round.number, round.present, round.drawn, scores, round.pairs, round.changes)
    found = [
        one
        for one in standings(hall.state.plan, (*hall.rounds, now))
        if one.rounds[-1].points is not None
    ]
    own = next((one for one in found if one.person == member.number), None)
    if own is not None and len(found) > 1:
        place = 1 + sum(one.place < own.place for one in found)
        yield say(language, "evening-own-so-far", place=place, people=len(found))


def _watched(hall: Hall, threads: Threads) -> int | None:
    """The thread of the table that has played least: it lasts longest."""
    playing = sorted((one.deal, one.number) for one in hall.tables if not one.done)
    return next((threads[number] for _, number in playing if number in threads), None)


def _bye(hall: Hall, round: RoundState, member: Member, language: str) -> str:
    """That one sits out, and what it counts: one's own average, once there is one."""
    standing = _standing(hall, member)
    lines = standing.rounds if standing is not None else ()
    played = [line.points for line in lines if line.table and line.points is not None]
    if not played:
        return say(language, "evening-own-bye-first", round=round.number)
    average = total_text(language, int(sum(played) / len(played) + 0.5))
    return say(language, "evening-own-bye", round=round.number, average=average)


def _result(hall: Hall, table: HallTable, member: Member, language: str) -> Iterator[str]:
    own = next(place for place, side in enumerate(table.seats.sides) if member.number in side)
    points = table.score.points if table.score is not None else table.points
    others = max(points[:own] + points[own + 1 :], default=0)
    facts = {"table": table.number, "own": points[own] if points else 0, "other": others}
    yield say(language, "evening-own-result", **facts)


def _standing(hall: Hall, member: Member) -> Standing | None:
    return next((one for one in hall.standings if one.person == member.number), None)


def _next(hall: Hall, member: Member, language: str) -> Iterator[str]:
    """Place after the rounds so far, and when the next one begins."""
    state, standing = hall.state, _standing(hall, member)
    if state.playing is not None:
        return
    if standing is not None:
        numbers = {"place": standing.place, "people": len(hall.standings), "rounds": state.over}
        total = total_text(language, standing.total)
        yield say(language, "evening-own-place", **numbers, total=total)
        yield from _moved(hall, member, standing.place, language)
    if member not in state.present:
        yield say(language, "evening-own-away")
    when = hall.until.get("draw")
    if when is not None and state.over < state.plan.rounds:
        yield say(language, "evening-own-next", round=state.over + 1, when=relative(when))


def _moved(hall: Hall, member: Member, place: int, language: str) -> Iterator[str]:
    """The place before the last round, where it was another."""
    earlier = standings(hall.state.plan, hall.rounds[:-1]) if len(hall.rounds) > 1 else ()
    before = next((one.place for one in earlier if one.person == member.number), place)
    if before != place:
        up = "yes" if before > place else "no"
        yield say(language, "evening-own-moved", up=up, before=before)


def _end(hall: Hall, member: Member, language: str) -> Iterator[str]:
    state, standing = hall.state, _standing(hall, member)
    if standing is None:
        return
    numbers = {"place": standing.place, "people": len(hall.standings)}
    total = total_text(language, standing.total)
    yield say(language, "evening-own-end", **numbers, total=total)
    partners = dict.fromkeys(line.partner for line in standing.rounds if line.partner)
    if partners:
        persons = people(map(state.person, partners), language)
        yield say(language, "evening-own-partners", people=persons)
    played = [
        (line.points, -number)
        for number, line in enumerate(standing.rounds, 1)
        if line.table and line.points is not None
    ]
    if len(played) > 1:
        points, number = max(played)
        best = total_text(language, points)
        yield say(language, "evening-own-best", round=-number, points=best)
