"""What people have chosen, and whose private messages are closed."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import select, update

from db.core.base import Repository, insert_missing, upsert, whole
from db.core.documents import from_text, to_text
from db.core.schema import people
from db.records import Preferences


class People(Repository):
    """What people have chosen, and whose private messages are closed."""

    @whole
    async def preferences(self, user: int) -> Preferences:
        """What a person has chosen; the defaults for one who never did."""
        query = select(people.c.preferences).where(people.c.user_id == user)
        async with self._engines.reading() as connection:
            return from_text(Preferences, (await connection.execute(query)).scalar() or "{}")

    async def set_preferences(self, user: int, preferences: Preferences) -> None:
        """Replace everything that a person has chosen."""
        await self.change_preferences(user, lambda before: preferences)

    @whole
    async def change_preferences(
        self, user: int, change: Callable[[Preferences], Preferences]
    ) -> Preferences:
        """Change what a person has chosen; gives the preferences after it.

        ``change`` sees what is stored at that moment, and nobody else changes it meanwhile. What it
        raises changes nothing.
        """
        missing = {"user_id": user, "preferences": "{}", "listed": False}
        query = select(people.c.preferences).where(people.c.user_id == user).with_for_update()
        async with self._engines.writing() as connection:
            # A row that is not there cannot be locked.
            await insert_missing(connection, people, [missing])
            before = from_text(Preferences, (await connection.execute(query)).scalar_one())
            after = change(before)
            await connection.execute(
                update(people)
                .where(people.c.user_id == user)
                .values(preferences=to_text(after), listed=after.listed)
            )
        return after

    @whole
    async def dm_refused_at(self, user: int) -> int | None:
        """When Discord last refused a private message to the person; ``None``: not lately."""
        query = select(people.c.dm_refused_at).where(people.c.user_id == user)
        async with self._engines.reading() as connection:
            found: int | None = (await connection.execute(query)).scalar()
            return found

    @whole
    async def set_dm_refused_at(self, user: int, at: int | None) -> None:
        """Remember a refusal, or that messages arrive again (``None``)."""
        async with self._engines.writing() as connection:
            changed = await connection.execute(
                update(people).where(people.c.user_id == user).values(dm_refused_at=at)
            )
            if changed.rowcount == 0 and at is not None:
                row = {"user_id": user, "preferences": "{}", "listed": False, "dm_refused_at": at}
                await upsert(connection, people, row)
