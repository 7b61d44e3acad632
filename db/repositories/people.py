"""People's preferences, closed private messages, and progress in the course."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import select, update

from db.core.base import Repository, insert_missing, upsert
from db.core.cache import Cache, CacheValidator, Kind, raise_number
from db.core.documents import from_text, to_text
from db.core.engine import Engines
from db.core.schema import people, progress
from db.core.uncancellable import uncancellable
from db.records import Preferences, Progress


class People(Repository):
    """People's preferences, and whose private messages are closed."""

    def __init__(self, engines: Engines, validator: CacheValidator) -> None:
        super().__init__(engines, validator)
        self._known: Cache[int, _Row] = validator.cache(Kind.PEOPLE)

    async def preferences(self, user: int) -> Preferences:
        """Return a person's preferences, by default :class:`Preferences`'s defaults."""
        return (await self._row(user)).preferences

    async def _row(self, user: int) -> _Row:
        if self._known.get(user) is not None:
            await self._validator.check()
        known = self._known.get(user)
        return known[0] if known is not None else await self._read(user)

    @uncancellable
    async def _read(self, user: int) -> _Row:
        ((number, preferences, refused_at),) = await self._engines.ask(_ROW, user=user)
        row = _Row(from_text(Preferences, preferences or "{}"), refused_at)
        self._known.note_read(number, user, row)
        return row

    async def set_preferences(self, user: int, preferences: Preferences) -> None:
        """Replace all preferences of a person."""
        await self.change_preferences(user, lambda before: preferences)

    @uncancellable
    async def change_preferences(
        self, user: int, change: Callable[[Preferences], Preferences]
    ) -> Preferences:
        """Change a person's preferences; return the new ones.

        ``change`` gets the stored ones, which are locked meanwhile. If it raises, nothing changes.
        """
        missing = {"user_id": user, "preferences": "{}", "listed": False}
        query = select(people.c.preferences).where(people.c.user_id == user).with_for_update()
        async with self._engines.writing() as connection:
            # A missing row cannot be locked.
            await insert_missing(connection, people, [missing])
            before = from_text(Preferences, (await connection.execute(query)).scalar_one())
            after = change(before)
            changed = await connection.execute(
                update(people)
                .where(people.c.user_id == user)
                .values(preferences=to_text(after), listed=after.listed)
                .returning(people.c.dm_refused_at)
            )
            row = _Row(after, changed.scalar_one())
            number = await raise_number(connection, Kind.PEOPLE)
        self._known.note_written(number, {user: row})
        return after

    async def dm_refused_at(self, user: int) -> int | None:
        """Moment of Discord's last refusal of a private message to the person; ``None``: not
        lately.
        """
        return (await self._row(user)).dm_refused_at

    @uncancellable
    async def set_dm_refused_at(self, user: int, at: int | None) -> None:
        """Store a refusal, or that messages arrive again (``None``)."""
        missing = {"user_id": user, "preferences": "{}", "listed": False, "dm_refused_at": at}
        async with self._engines.writing() as connection:
            # A person without choices needs no row for that.
            if at is not None:
                await insert_missing(connection, people, [missing])
            changed = await connection.execute(
                update(people)
                .where(people.c.user_id == user)
                .values(dm_refused_at=at)
                .returning(people.c.preferences)
            )
            text = changed.scalar()
            number = await raise_number(connection, Kind.PEOPLE)
        if text is None:
            self._known.note_written(number, {}, gone=(user,))
        else:
            row = _Row(from_text(Preferences, text), at)
            self._known.note_written(number, {user: row})


@dataclass(frozen=True, slots=True)
class _Row:
    """Cached row of a person."""

    preferences: Preferences
    dm_refused_at: int | None


_ROW: Final = """
    SELECT versions.number, people.preferences, people.dm_refused_at
    FROM versions LEFT JOIN people ON people.user_id = :user WHERE versions.kind = 'people'
"""


class CourseProgress(Repository):
    """Progress of people in the course: one row a person and lesson."""

    @uncancellable
    async def progress(self, user: int) -> tuple[Progress, ...]:
        """Return the lessons begun by a person, the most recent first."""
        columns = progress.c
        query = (
            select(columns.lesson, columns.exercise, columns.step, columns.done, columns.at)
            .where(columns.user_id == user)
            .order_by(columns.at.desc(), columns.lesson)
        )
        async with self._engines.reading() as connection:
            return tuple(Progress(*row) for row in await connection.execute(query))

    @uncancellable
    async def set_progress(self, user: int, reached: Progress) -> None:
        """Store a person's position in a lesson; a completed lesson stays completed.

        It becomes the most recent one, also of two within a millisecond.
        """
        row: dict[str, Any] = {
            "user_id": user,
            "lesson": reached.lesson,
            "exercise": reached.exercise,
            "step": reached.step,
            "done": reached.done,
            "at": reached.at,
        }
        async with self._engines.writing() as connection:
            query = select(progress.c.lesson, progress.c.done, progress.c.at).where(
                progress.c.user_id == user
            )
            for known in (await connection.execute(query)).all():
                if known.lesson == reached.lesson:
                    row["done"] = reached.done or known.done
                else:
                    row["at"] = max(row["at"], known.at + 1)
            await upsert(connection, progress, row)
