"""People's preferences, closed private messages, and progress in the course."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from sqlalchemy import select
from sqlalchemy.engine import Connection

from db.core.base import Cache, Repository, from_text, of_row, row_of, to_text, upsert
from db.core.engine import Engines
from db.core.schema import people, progress
from db.records import Preferences, Progress


@dataclass(frozen=True, slots=True)
class _Row:
    """Row of a person."""

    preferences: Preferences
    dm_refused_at: int | None


class People(Repository):
    """People's preferences, and whether they refuse direct messages."""

    def __init__(self, engines: Engines) -> None:
        super().__init__(engines)
        self.known: Cache[int, _Row] = Cache()

    async def preferences(self, user: int) -> Preferences:
        """Return a person's preferences, by default :class:`Preferences`'s defaults."""
        return (await self._row(user)).preferences

    async def set_preferences(self, user: int, preferences: Preferences) -> None:
        """Replace all preferences of a person."""
        await self.change_preferences(user, lambda before: preferences)

    async def change_preferences(
        self, user: int, change: Callable[[Preferences], Preferences]
    ) -> Preferences:
        """Change a person's preferences; return the new ones.

        ``change`` gets the stored ones. If it raises, nothing changes.
        """
        row = await self._change(
            user, lambda row: replace(row, preferences=change(row.preferences))
        )
        return row.preferences

    async def dm_refused_at(self, user: int) -> int | None:
        """Moment of Discord's last refusal of a private message to the person; ``None``: not
        lately.
        """
        return (await self._row(user)).dm_refused_at

    async def set_dm_refused_at(self, user: int, at: int | None) -> None:
        """Store a refusal, or that messages arrive again (``None``)."""
        await self._change(user, lambda row: replace(row, dm_refused_at=at))

    async def _row(self, user: int) -> _Row:
        return await self.known.get(
            user, lambda user: self._engines.read(lambda connection: _stored(connection, user))
        )

    async def _change(self, user: int, change: Callable[[_Row], _Row]) -> _Row:
        def write(connection: Connection) -> _Row:
            before = _stored(connection, user)
            after = change(before)
            if after != before:  # A person without choices needs no row.
                text, listed = to_text(after.preferences), after.preferences.listed
                row = row_of(people, after, user_id=user, preferences=text, listed=listed)
                upsert(connection, people, row)
            return after

        with self.known.changing(user):
            after = await self._engines.write(write)
        self.known.put(user, after)
        return after


def _stored(connection: Connection, user: int) -> _Row:
    row = connection.execute(select(people).where(people.c.user_id == user)).first()
    if row is None:
        return _Row(Preferences(), None)
    return _Row(from_text(Preferences, row.preferences), row.dm_refused_at)


class CourseProgress(Repository):
    """Progress of people in the course: one row a person and lesson."""

    async def progress(self, user: int) -> tuple[Progress, ...]:
        """Return the lessons begun by a person, the most recent first."""
        query = select(progress).where(progress.c.user_id == user)
        query = query.order_by(progress.c.at.desc(), progress.c.lesson)
        return tuple(of_row(Progress, row) for row in await self._rows(query))

    async def set_progress(self, user: int, reached: Progress) -> None:
        """Store a person's position in a lesson; a completed lesson stays completed.

        It becomes the most recent one, also of two within a millisecond.
        """
        row = row_of(progress, reached, user_id=user)
        query = select(progress.c.lesson, progress.c.done, progress.c.at).where(
            progress.c.user_id == user
        )

        def write(connection: Connection) -> None:
            for known in connection.execute(query).all():
                if known.lesson == reached.lesson:
                    row["done"] = reached.done or known.done
                else:
                    row["at"] = max(row["at"], known.at + 1)
            upsert(connection, progress, row)

        await self._engines.write(write)
