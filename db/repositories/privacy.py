"""Export and erasure of a person's data."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from db.core.base import SMALLEST_ID, Repository, has_id, without_id
from db.core.cache import Kind, raise_number
from db.core.schema import (
    absent_members,
    app_values,
    entries,
    guild_changes,
    leaderboards,
    limits,
    match_counts,
    match_players,
    mentions,
    messages,
    people,
    progress,
    pseudonyms,
    rating_changes,
    ratings,
    refused_inviters,
    standings,
    table_people,
    tables,
)
from db.core.uncancellable import uncancellable
from db.records import Erased
from db.repositories.limits import MUTE

Renamed = Callable[[str, str, int, int], str]
"""From an entry's kind and payload, a person and a pseudonym: the payload with the latter."""
Take = Callable[[str, Sequence[Mapping[Any, Any]]], Awaitable[None]]
"""Receives the name of a part and some of its rows."""
_PIECE: Final = 500
"""Rows handed over at a time."""


class Privacy(Repository):
    """Export and erasure of a person's data."""

    @uncancellable
    async def kept(self, user: int) -> dict[str, int]:
        """Count the rows of each part of :meth:`take_out`."""
        async with self._engines.reading() as connection:
            return {name: await _number(connection, query) for name, query in _parts(user).items()}

    @uncancellable
    async def take_out(self, user: int, take: Take) -> None:
        """Hand over everything stored about a person, part by part, as of one moment.

        Parts: ``preferences``, ``progress`` (of the course), ``tables`` (where they sat or are
        mentioned), ``seats``, ``entries`` (those of the journals that name them), ``matches``,
        ``match_counts``, ``rating_changes``, ``ratings``, ``standings``, ``hidden_in``,
        ``messages``, ``settings_changed``, ``values``, ``limits`` (their recent actions),
        ``refused_inviters`` (as hashes). ``take`` gets a part's name and some of its rows, as JSON
        can write them; a long part comes in pieces, an empty one as no rows.
        """
        async with self._engines.reading() as connection:
            for name, query in _parts(user).items():
                found = await connection.stream(query)
                empty = True
                async for rows in found.mappings().partitions(_PIECE):
                    await take(name, rows)
                    empty = False
                if empty:
                    await take(name, ())

    @uncancellable
    async def erase(self, user: int, at: int, renamed: Renamed) -> Erased:
        """Erase a person: delete rows that are theirs alone, make shared ones anonymous.

        In journals and results a new negative number replaces them; ``renamed`` puts it into a
        payload. Cached states of the tables must be read again before appending. Raises
        ``ValueError`` for a number that cannot be a Discord id, since it could not be distinguished
        from other numbers; if ``renamed`` raises, nothing changes.
        """
        if user < SMALLEST_ID:
            raise ValueError(f"not a Discord id: {user}")
        async with self._engines.writing() as connection:
            made = await connection.execute(
                insert(pseudonyms).values(at=at).returning(pseudonyms.c.id)
            )
            pseudonym = -int(made.scalar_one())
            numbers = await _tables_of(connection, user)
            # Appends to one of them wait here, and then see that it was rewritten.
            held = select(tables.c.id).where(tables.c.id.in_(numbers)).order_by(tables.c.id)
            await connection.execute(held.with_for_update())
            for number in numbers:
                await _rewrite_journal(connection, number, user, pseudonym, renamed)
            for column in (
                tables.c.owner_id,
                table_people.c.user_id,
                mentions.c.user_id,
                guild_changes.c.user_id,
                match_players.c.user_id,
                rating_changes.c.user_id,
            ):
                await connection.execute(
                    update(column.table).where(column == user).values({column.name: pseudonym})
                )
            await connection.execute(delete(people).where(people.c.user_id == user))
            await connection.execute(delete(progress).where(progress.c.user_id == user))
            # A mute stays: erasing oneself does not evade it.
            mine = (limits.c.subject == user, limits.c.action != MUTE)
            await connection.execute(delete(limits).where(*mine))
            await connection.execute(
                delete(refused_inviters).where(refused_inviters.c.user_id == user)
            )
            await connection.execute(delete(ratings).where(ratings.c.user_id == user))
            await connection.execute(delete(standings).where(_of_theirs(user)))
            gone = absent_members.c.user_id == user
            await connection.execute(delete(absent_members).where(gone))
            await _forget_messages(connection, user)
            await _forget_values(connection, user)
            raised = {
                kind: await raise_number(connection, kind)
                for kind in (Kind.JOURNALS, Kind.MESSAGES, Kind.PEOPLE)
            }
        for kind, number in raised.items():
            self._validator.cache(kind).note_written(number, None)
        await self._engines.checkpoint()
        return Erased(pseudonym, numbers)


def _parts(user: int) -> dict[str, Select[Any]]:
    text = f"%{user}%"
    mine = select(mentions.c.table_id).where(mentions.c.user_id == user)
    return {
        "preferences": select(people).where(people.c.user_id == user),
        "progress": select(progress).where(progress.c.user_id == user),
        "tables": select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.id),
        "seats": select(table_people).where(table_people.c.user_id == user),
        "entries": select(entries)
        .where(
            entries.c.table_id.in_(mine),
            or_(entries.c.payload.like(text), entries.c.cause.like(text)),
        )
        .order_by(entries.c.table_id, entries.c.seq),
        "matches": select(match_players).where(match_players.c.user_id == user),
        "match_counts": select(match_counts)
        .join(
            match_players,
            and_(
                match_players.c.match_id == match_counts.c.match_id,
                match_players.c.place == match_counts.c.place,
            ),
        )
        .where(match_players.c.user_id == user),
        "rating_changes": select(rating_changes).where(rating_changes.c.user_id == user),
        "ratings": select(ratings).where(ratings.c.user_id == user),
        "standings": _standings(user),
        "hidden_in": select(absent_members).where(absent_members.c.user_id == user),
        "messages": select(messages).where(messages.c.role.like(text)),
        "settings_changed": select(guild_changes).where(guild_changes.c.user_id == user),
        "values": select(app_values).where(
            or_(app_values.c.key.like(text), app_values.c.value.like(text))
        ),
        "limits": select(limits).where(limits.c.subject == user),
        "refused_inviters": select(refused_inviters).where(refused_inviters.c.user_id == user),
    }


def _of_theirs(user: int) -> ColumnElement[bool]:
    """Condition for the person's own standings and those with partners."""
    return or_(standings.c.user_id == user, standings.c.partner_id == user)


def _standings(user: int) -> Select[Any]:
    """The same rows with the key of their leaderboard."""
    board = leaderboards.c
    own = (column for column in standings.c if column.name != "leaderboard_id")
    about = board.scope, board.period, board.game, board.pool, board.contested, board.size
    return (
        select(*about, *own)
        .join_from(standings, leaderboards, board.id == standings.c.leaderboard_id)
        .where(_of_theirs(user))
    )


async def _number(connection: AsyncConnection, query: Select[Any]) -> int:
    counted = select(func.count()).select_from(query.order_by(None).subquery())
    return (await connection.execute(counted)).scalar_one()


async def _tables_of(connection: AsyncConnection, user: int) -> tuple[int, ...]:
    query = select(mentions.c.table_id).where(mentions.c.user_id == user)
    return tuple(sorted((await connection.execute(query)).scalars()))


async def _rewrite_journal(
    connection: AsyncConnection, table: int, user: int, pseudonym: int, renamed: Renamed
) -> None:
    text = f"%{user}%"
    columns = entries.c.seq, entries.c.kind, entries.c.payload, entries.c.cause
    query = select(*columns).where(
        entries.c.table_id == table, or_(entries.c.payload.like(text), entries.c.cause.like(text))
    )
    rows = [
        {
            "number": row.seq,
            "payload": renamed(row.kind, row.payload, user, pseudonym),
            "cause": None if row.cause is None else without_id(row.cause, user, pseudonym),
        }
        for row in (await connection.execute(query)).all()
    ]
    if rows:
        one = entries.c.table_id == table, entries.c.seq == bindparam("number")
        await connection.execute(update(entries).where(*one), rows)


async def _forget_messages(connection: AsyncConnection, user: int) -> None:
    named = select(messages).where(messages.c.role.like(f"%{user}%"))
    for row in (await connection.execute(named)).all():
        if has_id(row.role, user):
            await connection.execute(
                delete(messages).where(
                    messages.c.table_id == row.table_id, messages.c.role == row.role
                )
            )


async def _forget_values(connection: AsyncConnection, user: int) -> None:
    text = f"%{user}%"
    named = select(app_values).where(
        or_(app_values.c.key.like(text), app_values.c.value.like(text))
    )
    for row in (await connection.execute(named)).all():
        if has_id(row.key, user) or has_id(row.value, user):
            await connection.execute(delete(app_values).where(app_values.c.key == row.key))
