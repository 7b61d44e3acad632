"""Finished matches: recorded with the append that ends them, rebuilt from journals when asked.

Both ways go through the same functions: rows of a match, sums of standings, skills in the order in
which matches ended.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from itertools import combinations, islice
from typing import Any, Final

from sqlalchemy import Row, Table, delete, func, insert, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from db.core.base import Repository, insert_missing, upsert_many, whole
from db.core.schema import (
    entries,
    match_players,
    matches,
    rating_changes,
    ratings,
    standings,
    tables,
)
from db.ratings.meetings import Meetings, met_before
from db.ratings.rating import Skill, rated
from db.records import Entry
from db.results import (
    COUNTS,
    EVERYWHERE,
    Counts,
    MatchFacts,
    PlayerFacts,
    RatingChange,
    periods,
)

DERIVED: Final = (rating_changes, ratings, standings, match_players, matches)
"""What is worked out from journals, in an order in which it may be deleted."""
FactsOf = Callable[[int, tuple[Entry, ...]], Sequence[MatchFacts]]
"""The finished matches of a table's journal."""

_SHARED: Final = frozenset(
    (
        "deals",
        "games",
        "games_won",
        "coches_given",
        "coches_taken",
        "points",
        "points_deals",
        "capes",
        "capes_demanded",
        "capes_undoubled",
    )
)
"""Counts that partners have in common; the others are added up for a pair."""
_KEY: Final = tuple(column.name for column in standings.primary_key)
_SUMS: Final = ("matches", "matches_won", "matches_left", *COUNTS)
_LOCK: Final = 0x42524F55
"""The first half of the advisory lock on a pool (PostgreSQL)."""
_BATCH: Final = 5_000
"""Rows written at a time."""


class Matches(Repository):
    """Rebuilding what is derived from journals."""

    @whole
    async def rebuild(self, facts_of: FactsOf) -> int:
        """Work out every derived table anew from the journals; gives the number of matches.

        Journals are read beside the running bot; what it appends meanwhile is read again under the
        lock, so that nothing is missed.
        """
        ready: dict[int, tuple[int, Sequence[MatchFacts]]] = {}
        async with self._engines.reading(patient=True) as connection:
            for table, seq in await _seqs(connection):
                ready[table] = seq, facts_of(table, await _journal(connection, table))
        async with self._engines.writing(patient=True) as connection:
            for table, seq in await _seqs(connection):
                if table not in ready or ready[table][0] != seq:
                    ready[table] = seq, facts_of(table, await _journal(connection, table))
            found = [facts for _, several in ready.values() for facts in several]
            await write_all(connection, found)
        return len(found)


async def record(connection: AsyncConnection, facts: MatchFacts) -> None:
    """Write a finished match and what follows from it; nothing if it is there already."""
    if connection.dialect.name == "postgresql":
        # Ratings follow from each other: one match of a pool after another.
        await connection.execute(
            select(func.pg_advisory_xact_lock(_LOCK, func.hashtext(facts.pool)))
        )
    known = select(matches.c.id).where(matches.c.id == facts.id)
    if (await connection.execute(known)).first() is not None:
        return
    await insert_missing(connection, matches, [_match_row(facts)])
    await connection.execute(insert(match_players), list(_player_rows(facts)))
    rows = sorted(_standing_rows((facts,)), key=lambda row: tuple(row[name] for name in _KEY))
    if rows:
        await upsert_many(connection, standings, rows, add=_SUMS)
    if facts.rated:
        await _rate_from(connection, facts)


async def write_all(connection: AsyncConnection, found: Iterable[MatchFacts]) -> None:
    """Replace everything that is derived by what follows from these matches."""
    ordered = sorted(found, key=lambda facts: (facts.ended_at, facts.id))
    for derived in DERIVED:
        await connection.execute(delete(derived))
    await _insert(connection, matches, map(_match_row, ordered))
    players = (row for facts in ordered for row in _player_rows(facts))
    await _insert(connection, match_players, players)
    await _insert(connection, standings, _standing_rows(ordered))
    await _rate_all(connection, ordered)


async def facts_by_id(connection: AsyncConnection, numbers: Sequence[int]) -> dict[int, MatchFacts]:
    """Recorded matches by their number."""
    found: dict[int, MatchFacts] = {}
    query = (
        select(match_players)
        .where(match_players.c.match_id.in_(numbers))
        .order_by(match_players.c.match_id, match_players.c.place)
    )
    players: dict[int, list[PlayerFacts]] = {}
    for row in await connection.execute(query):
        players.setdefault(row.match_id, []).append(_player(row))
    for row in await connection.execute(select(matches).where(matches.c.id.in_(numbers))):
        found[row.id] = MatchFacts(
            table=row.table_id,
            number=row.number,
            end_seq=row.end_seq,
            pool=row.pool,
            guild_id=row.guild_id,
            private=row.private,
            rated=row.rated,
            started_at=row.started_at,
            ended_at=row.ended_at,
            winner=row.winner,
            coches=(row.coches_0, row.coches_1),
            players=tuple(players[row.id]),
        )
    return found


def change_of(row: Row[Any]) -> RatingChange:
    """A row of ``rating_changes``."""
    before = Skill(row.mu_before, row.sigma_before, row.matches - 1).shown
    after = Skill(row.mu, row.sigma, row.matches).shown
    return RatingChange(row.match_id, row.ended_at, row.user_id, before, after)


# -- rows ------------------------------------------------------------------------------------------


def _match_row(facts: MatchFacts) -> dict[str, Any]:
    return {
        "id": facts.id,
        "table_id": facts.table,
        "number": facts.number,
        "end_seq": facts.end_seq,
        "pool": facts.pool,
        "guild_id": facts.guild_id,
        "private": facts.private,
        "rated": facts.rated,
        "started_at": facts.started_at,
        "ended_at": facts.ended_at,
        "winner": facts.winner,
        "coches_0": facts.coches[0],
        "coches_1": facts.coches[1],
    }


def _player_rows(facts: MatchFacts) -> Iterator[dict[str, Any]]:
    for place, player in enumerate(facts.players):
        yield {
            "match_id": facts.id,
            "place": place,
            "seat": player.seat,
            "user_id": player.user_id,
            "level": player.level,
            "team": player.team,
            "won": player.won,
            "left": player.left,
            "rated": player.rated,
            "turns": player.turns,
            "stand_in_turns": player.stand_in_turns,
            "ended_at": facts.ended_at,
            **asdict(player.counts),
        }


def _player(row: Row[Any]) -> PlayerFacts:
    return PlayerFacts(
        seat=row.seat,
        user_id=row.user_id,
        level=row.level,
        team=row.team,
        won=row.won,
        left=row.left,
        rated=row.rated,
        turns=row.turns,
        stand_in_turns=row.stand_in_turns,
        counts=Counts(**{name: getattr(row, name) for name in COUNTS}),
    )


def _standing_rows(found: Iterable[MatchFacts]) -> Iterator[dict[str, Any]]:
    """The sums over the matches, one row a key. Erased people stand in none."""
    sums: dict[tuple[Any, ...], Counter[str]] = {}
    for facts in found:
        for users, one in _persons(facts):
            for scope in {EVERYWHERE, facts.guild_id or EVERYWHERE}:
                for period in periods(facts.ended_at):
                    size = len(users)
                    user, partner = (*users, 0)[:2]
                    key = (scope, period, facts.pool, facts.contested, size, user, partner)
                    sums.setdefault(key, Counter()).update(one)
    for key, total in sums.items():
        yield dict(zip(_KEY, key, strict=True)) | {name: total[name] for name in _SUMS}


def _persons(facts: MatchFacts) -> Iterator[tuple[tuple[int, ...], dict[str, int]]]:
    """Persons and pairs with what the match adds to their sums."""
    people = [player for player in facts.players if (player.user_id or 0) > 0]
    for player in people:
        assert player.user_id is not None, "chosen above"
        yield (player.user_id,), _sums(player.won, player.left, asdict(player.counts))
    for first, second in combinations(people, 2):
        team = [player for player in facts.players if player.team == first.team]
        if first.team != second.team or len(team) != 2:
            continue
        assert first.user_id is not None, "chosen above"
        assert second.user_id is not None, "chosen above"
        low, high = sorted((first.user_id, second.user_id))
        counts = {
            name: count + (0 if name in _SHARED else getattr(second.counts, name))
            for name, count in asdict(first.counts).items()
        }
        left = first.left or second.left
        yield (low, high), _sums(first.won and second.won, left, counts)


def _sums(won: bool, left: bool, counts: Mapping[str, int]) -> dict[str, int]:
    return {"matches": 1, "matches_won": int(won), "matches_left": int(left), **counts}


# -- ratings ---------------------------------------------------------------------------------------


async def _rate_from(connection: AsyncConnection, facts: MatchFacts) -> None:
    """Rate the match and those of its pool that ended after it.

    There are such only if two matches end within the same moments and are recorded in the other
    order; ratings then come out as if they had been recorded in theirs.
    """
    key = tuple_(matches.c.ended_at, matches.c.id)
    query = (
        select(matches.c.id)
        .where(matches.c.pool == facts.pool, matches.c.rated, key >= (facts.ended_at, facts.id))
        .order_by(matches.c.ended_at, matches.c.id)
    )
    moved: set[int] = set()
    for number in (await connection.execute(query)).scalars().all():
        match = (await facts_by_id(connection, (number,)))[number]
        users = {player.user_id for player in match.players if player.user_id is not None}
        before = {user: await _skill_before(connection, match, user) for user in users}
        gone = delete(rating_changes).where(rating_changes.c.match_id == number)
        await connection.execute(gone)
        met = await met_before(connection, match)
        rows = list(_change_rows(match, before, rated(match, before, met)))
        if rows:
            await connection.execute(insert(rating_changes), rows)
        moved |= {row["user_id"] for row in rows}
    latest = {user: await _skill_before(connection, None, user, facts.pool) for user in moved}
    rows = list(_rating_rows({(facts.pool, user): skill for user, skill in latest.items()}))
    if rows:
        await upsert_many(connection, ratings, rows)


async def _skill_before(
    connection: AsyncConnection, match: MatchFacts | None, user: int, pool: str = ""
) -> Skill:
    """The person's skill before a match, or now."""
    changes = rating_changes.c
    query = (
        select(changes.mu, changes.sigma, changes.matches, changes.season)
        .where(changes.user_id == user, changes.pool == (match.pool if match else pool))
        .order_by(changes.ended_at.desc(), changes.match_id.desc())
        .limit(1)
    )
    if match is not None:
        key = tuple_(changes.ended_at, changes.match_id)
        query = query.where(key < (match.ended_at, match.id))
    row = (await connection.execute(query)).first()
    return Skill() if row is None else Skill(*row)


async def _rate_all(connection: AsyncConnection, found: Sequence[MatchFacts]) -> None:
    """Rate all matches, which are in the order in which they ended."""
    skills: dict[tuple[str, int], Skill] = {}
    meetings = Meetings()

    def changes() -> Iterator[dict[str, Any]]:
        for match in found:
            users = {player.user_id for player in match.players if player.user_id is not None}
            before = {user: skills.get((match.pool, user), Skill()) for user in users}
            after = rated(match, before, meetings.before(match))
            meetings.note(match, after)
            skills.update({(match.pool, user): skill for user, skill in after.items()})
            yield from _change_rows(match, before, after)

    await _insert(connection, rating_changes, changes())
    await _insert(connection, ratings, _rating_rows(skills))


def _change_rows(
    match: MatchFacts, before: Mapping[int, Skill], after: Mapping[int, Skill]
) -> Iterator[dict[str, Any]]:
    for user, skill in sorted(after.items()):
        yield {
            "match_id": match.id,
            "user_id": user,
            "pool": match.pool,
            "ended_at": match.ended_at,
            "mu": skill.mu,
            "sigma": skill.sigma,
            "matches": skill.matches,
            "season": skill.season,
            "mu_before": before[user].mu,
            "sigma_before": before[user].sigma,
        }


def _rating_rows(skills: Mapping[tuple[str, int], Skill]) -> Iterator[dict[str, Any]]:
    for (pool, user), skill in sorted(skills.items()):
        if user > 0:
            shown = skill.shown
            yield {
                "pool": pool,
                "user_id": user,
                "mean": shown.mean,
                "deviation": shown.deviation,
                "cautious": shown.cautious,
                "matches": shown.matches,
            }


# -- reading and writing much ----------------------------------------------------------------------


async def _seqs(connection: AsyncConnection) -> list[tuple[int, int]]:
    query = select(tables.c.id, tables.c.seq).order_by(tables.c.id)
    return [(row.id, row.seq) for row in await connection.execute(query)]


async def _journal(connection: AsyncConnection, table: int) -> tuple[Entry, ...]:
    query = (
        select(entries.c.seq, entries.c.kind, entries.c.payload, entries.c.at, entries.c.cause)
        .where(entries.c.table_id == table)
        .order_by(entries.c.seq)
    )
    return tuple(Entry(*row) for row in await connection.execute(query))


async def _insert(
    connection: AsyncConnection, table: Table, rows: Iterable[dict[str, Any]]
) -> None:
    waiting = iter(rows)
    while batch := list(islice(waiting, _BATCH)):
        await connection.execute(insert(table), batch)
