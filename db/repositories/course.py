"""Progress of people in the course."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from db.core.base import Repository, upsert
from db.core.schema import progress
from db.core.uncancellable import uncancellable
from db.records import Progress


class CourseProgress(Repository):
    """One row a person and lesson."""

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
