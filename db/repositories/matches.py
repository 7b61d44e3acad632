"""Finished matches: recorded with the append that ends them, rebuilt from journals on request.

Both ways use the same functions: rows of a match, sums of standings, skills in the order in which
matches ended.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import (
    Row,
    Select,
    Table,
    delete,
    insert,
    select,
    tuple_,
    union_all,
)
from sqlalchemy.engine import Connection

from db.core.base import insert_many, insert_missing, of_row, row_of, upsert
from db.core.schema import (
    match_counts,
    match_players,
    match_sides,
    matches,
    rating_changes,
    ratings,
    standings,
)
from db.ratings.meetings import Meetings, met_before
from db.ratings.rating import Skill, rated
from db.repositories.standings import add_up
from db.results import (
    MatchFacts,
    PlayerFacts,
    RatingChange,
    SideFacts,
)

DERIVED: Final = (
    rating_changes,
    ratings,
    standings,
    match_counts,
    match_players,
    match_sides,
    matches,
)
"""Tables derived from journals, in an order in which they may be deleted."""


def record(connection: Connection, facts: MatchFacts) -> None:
    """Write a finished match and its consequences; nothing if it is there already."""
    known = select(matches.c.id).where(matches.c.id == facts.id)
    if connection.execute(known).first() is not None:
        return
    insert_missing(connection, matches, [_match_row(facts)])
    connection.execute(insert(match_sides), list(_side_rows(facts)))
    connection.execute(insert(match_players), list(_player_rows(facts)))
    counts = list(_count_rows(facts))
    if counts:
        connection.execute(insert(match_counts), counts)
    add_up(connection, (facts,))
    if facts.rated:
        _rate_from(connection, facts)


def write_all(connection: Connection, found: Iterable[MatchFacts]) -> None:
    """Replace every derived table by the results of these matches."""
    ordered = sorted(found, key=lambda facts: (facts.ended_at, facts.id))
    for derived in DERIVED:
        connection.execute(delete(derived))
    insert_many(connection, matches, map(_match_row, ordered))
    for table, rows in (
        (match_sides, _side_rows),
        (match_players, _player_rows),
        (match_counts, _count_rows),
    ):
        insert_many(connection, table, (row for facts in ordered for row in rows(facts)))
    add_up(connection, ordered, empty=True)
    _rate_all(connection, ordered)


def facts_by_id(connection: Connection, numbers: Sequence[int]) -> dict[int, MatchFacts]:
    """Recorded matches by their number."""
    counts: dict[tuple[int, int], dict[str, int]] = {}
    for match, place, name, value in connection.execute(_rows_of(match_counts, numbers)):
        counts.setdefault((match, place), {})[name] = value
    players: dict[int, list[PlayerFacts]] = {}
    for row in connection.execute(_rows_of(match_players, numbers)):
        theirs = counts.get((row.match_id, row.place), {})
        players.setdefault(row.match_id, []).append(of_row(PlayerFacts, row, counts=theirs))
    sides: dict[int, list[SideFacts]] = {}
    for row in connection.execute(_rows_of(match_sides, numbers)):
        sides.setdefault(row.match_id, []).append(SideFacts(row.won, row.score))
    found: dict[int, MatchFacts] = {}
    for row in connection.execute(select(matches).where(matches.c.id.in_(numbers))):
        parts = {"sides": tuple(sides[row.id]), "players": tuple(players[row.id])}
        found[row.id] = of_row(MatchFacts, row, table=row.table_id, **parts)
    return found


def _rows_of(table: Table, numbers: Sequence[int]) -> Select[Any]:
    """The rows of matches, in the order of the table's key."""
    return select(table).where(table.c.match_id.in_(numbers)).order_by(*table.primary_key)


def change_of(row: Row[Any]) -> RatingChange:
    """A row of ``rating_changes``."""
    before = Skill(row.mu_before, row.sigma_before, row.matches - 1).shown
    after = Skill(row.mu, row.sigma, row.matches).shown
    return RatingChange(row.match_id, row.ended_at, row.user_id, before, after)


# -- rows ------------------------------------------------------------------------------------------


def _match_row(facts: MatchFacts) -> dict[str, Any]:
    return row_of(matches, facts, table_id=facts.table)


def _side_rows(facts: MatchFacts) -> Iterator[dict[str, Any]]:
    for number, side in enumerate(facts.sides):
        yield {"match_id": facts.id, "side": number, "won": side.won, "score": side.score}


def _count_rows(facts: MatchFacts) -> Iterator[dict[str, Any]]:
    for place, player in enumerate(facts.players):
        for name, value in player.counts.items():
            yield {"match_id": facts.id, "place": place, "name": name, "value": value}


def _player_rows(facts: MatchFacts) -> Iterator[dict[str, Any]]:
    shared = {"match_id": facts.id, "game": facts.game, "ended_at": facts.ended_at}
    for place, player in enumerate(facts.players):
        yield row_of(match_players, player, place=place, **shared)


# -- ratings ---------------------------------------------------------------------------------------


def _rate_from(connection: Connection, facts: MatchFacts) -> None:
    """Rate the match and those of its pool that ended after it.

    There are later ones only if two matches end within the same moments and are recorded in the
    other order; ratings then come out as if they had been recorded in order.
    """
    key = tuple_(matches.c.ended_at, matches.c.id)
    query = (
        select(matches.c.id)
        .where(
            matches.c.game == facts.game,
            matches.c.pool == facts.pool,
            matches.c.rated,
            key >= (facts.ended_at, facts.id),
        )
        .order_by(matches.c.ended_at, matches.c.id)
    )
    latest: dict[tuple[str, str, int], Skill] = {}
    for number in connection.execute(query).scalars().all():
        later = number != facts.id
        match = (facts_by_id(connection, (number,)))[number] if later else facts
        before = _skills_before(connection, match)
        if later:
            gone = delete(rating_changes).where(rating_changes.c.match_id == number)
            connection.execute(gone)
        met = met_before(connection, match)
        after = rated(match, before, met)
        rows = list(_change_rows(match, before, after))
        if rows:
            connection.execute(insert(rating_changes), rows)
        latest |= {(match.game, match.pool, user): skill for user, skill in after.items()}
    rows = list(_rating_rows(latest))
    if rows:
        upsert(connection, ratings, *rows)


def _skills_before(connection: Connection, match: MatchFacts) -> dict[int, Skill]:
    """The persons' skills in the match's pool before it."""
    changes = rating_changes.c
    users = sorted({player.user_id for player in match.players if player.user_id is not None})
    newest = (
        select(changes.user_id, changes.mu, changes.sigma, changes.matches, changes.season)
        .where(
            changes.user_id == user,
            changes.game == match.game,
            changes.pool == match.pool,
            tuple_(changes.ended_at, changes.match_id) < (match.ended_at, match.id),
        )
        .order_by(changes.ended_at.desc(), changes.match_id.desc())
        .limit(1)
        .subquery()
        for user in users
    )
    # One query, for each part of which the index yields one row.
    found = connection.execute(union_all(*map(select, newest)))
    known = {user: Skill(*skill) for user, *skill in found}
    return {user: known.get(user, Skill()) for user in users}


def _rate_all(connection: Connection, found: Sequence[MatchFacts]) -> None:
    """Rate all matches, which are in the order in which they ended."""
    skills: dict[tuple[str, str, int], Skill] = {}
    meetings = Meetings()

    def changes() -> Iterator[dict[str, Any]]:
        for match in found:
            pool = match.game, match.pool
            users = {player.user_id for player in match.players if player.user_id is not None}
            before = {user: skills.get((*pool, user), Skill()) for user in users}
            after = rated(match, before, meetings.before(match))
            meetings.note(match, after)
            skills.update({(*pool, user): skill for user, skill in after.items()})
            yield from _change_rows(match, before, after)

    insert_many(connection, rating_changes, changes())
    insert_many(connection, ratings, _rating_rows(skills))


def _change_rows(
    match: MatchFacts, before: Mapping[int, Skill], after: Mapping[int, Skill]
) -> Iterator[dict[str, Any]]:
    shared = {"game": match.game, "pool": match.pool, "ended_at": match.ended_at}
    for user, skill in sorted(after.items()):
        past = {"mu_before": before[user].mu, "sigma_before": before[user].sigma}
        yield row_of(rating_changes, skill, match_id=match.id, user_id=user, **shared, **past)


def _rating_rows(skills: Mapping[tuple[str, str, int], Skill]) -> Iterator[dict[str, Any]]:
    for (game, pool, user), skill in sorted(skills.items()):
        if user > 0:
            yield row_of(ratings, skill.shown, game=game, pool=pool, user_id=user)
