"""Rate limits, one row a person, server or channel; and refused inviters.

A row holds one moment, ``free_at``: until then something of the past counts. Each action moves it
further by its cost, and is refused if that would exceed the room ahead of now. So one statement
checks and counts at once, and a row in the past has no effect.
"""

from __future__ import annotations

import hashlib
from typing import Final

from sqlalchemy import and_, case, delete, or_, select
from sqlalchemy.engine import Connection

from db.core.base import Repository, count, insert_missing, insert_or, upsert
from db.core.schema import limits, refused_inviters, tables
from db.records import LIVE, Admission, Toll

DAILY: Final = "daily:"
"""Beginning of the action of playing a game's deal of the day, once a day."""
MUTE: Final = "mute"
"""Name instead of an action: muted by the host until ``free_at``."""
_HOLDERS: Final = {
    "person": tables.c.owner_id,
    "channel": tables.c.channel_id,
    "server": tables.c.guild_id,
}
"""Scope of a :class:`Ceiling` → column of its subject."""


class NotAdmittedError(Exception):
    """Rate limit or maximum of live tables reached; nothing was changed."""

    def __init__(
        self,
        scope: str,
        *,
        until: int | None = None,
        most: int | None = None,
        muted: bool = False,
    ) -> None:
        """``until``: UTC ms when it is allowed again; ``most``: maximum of live tables.

        ``muted``: by the host, whatever was done.
        """
        super().__init__(scope)
        self.muted = muted
        self.scope = scope
        self.until = until
        self.most = most


class Limits(Repository):
    """Limits counted outside of any journal."""

    async def take(self, admission: Admission) -> None:
        """Count; raises :class:`NotAdmittedError` without counting if there is no room."""
        await self._engines.write(lambda connection: admit(connection, admission))

    async def forget_old(self, at: int) -> None:
        """Delete the rows without effect."""
        old = delete(limits).where(limits.c.free_at <= at)
        await self._engines.write(lambda connection: connection.execute(old))

    async def mute(self, scope: str, subject: int, until: int) -> None:
        """Refuse every limited action of a person or server until a moment (UTC ms)."""
        row = {"action": MUTE, "scope": scope, "subject": subject, "free_at": until}
        await self._engines.write(lambda connection: upsert(connection, limits, row))

    async def unmute(self, scope: str, subject: int) -> bool:
        """Admit them again; return whether they were muted."""
        mine = and_(limits.c.action == MUTE, limits.c.scope == scope, limits.c.subject == subject)
        gone = delete(limits).where(mine)
        return await self._engines.write(lambda connection: connection.execute(gone).rowcount > 0)

    async def muted(self, at: int) -> list[tuple[str, int, int]]:
        """Return scope, subject and end of every mute in force at a moment."""
        query = (
            select(limits.c.scope, limits.c.subject, limits.c.free_at)
            .where(limits.c.action == MUTE, limits.c.free_at > at)
            .order_by(limits.c.scope, limits.c.subject)
        )
        return [(scope, who, until) for scope, who, until in await self._rows(query)]

    async def refuse_inviter(self, user: int, inviter: int) -> None:
        """Refuse another's invitations on a person's behalf from now on."""
        row = {"user_id": user, "inviter": _inviter(user, inviter)}
        await self._engines.write(
            lambda connection: insert_missing(connection, refused_inviters, [row])
        )

    async def refuses_inviter(self, user: int, inviter: int) -> bool:
        """Whether a person refuses the invitations of another."""
        query = select(refused_inviters.c.user_id).where(
            refused_inviters.c.user_id == user,
            refused_inviters.c.inviter == _inviter(user, inviter),
        )
        return bool(await self._rows(query))

    async def refused_inviters(self, user: int) -> int:
        """Number of inviters whom a person refuses."""
        mine = refused_inviters.c.user_id == user
        return await self._engines.read(
            lambda connection: count(connection, refused_inviters, mine)
        )

    async def allow_inviters(self, user: int) -> None:
        """Accept everybody's invitations again on a person's behalf."""
        all_of_them = delete(refused_inviters).where(refused_inviters.c.user_id == user)
        await self._engines.write(lambda connection: connection.execute(all_of_them))


def admit(connection: Connection, admission: Admission) -> None:
    """Count within a transaction that writes; raises :class:`NotAdmittedError`, to roll it back."""
    if admission.askers:
        asking = (
            and_(limits.c.scope == scope, limits.c.subject == subject)
            for scope, subject in admission.askers
        )
        query = (
            select(limits.c.scope, limits.c.free_at)
            .where(limits.c.action == MUTE, or_(*asking), limits.c.free_at > admission.at)
            .order_by(limits.c.free_at.desc())
            .limit(1)
        )
        if (row := connection.execute(query).first()) is not None:
            raise NotAdmittedError(row.scope, until=row.free_at, muted=True)
    refused: NotAdmittedError | None = None
    for toll in admission.tolls:
        until = _refused_until(connection, toll, admission.at)
        if until is not None and (refused is None or until > (refused.until or 0)):
            refused = NotAdmittedError(toll.scope, until=until)
    if refused is not None:
        raise refused
    for ceiling in admission.ceilings:
        column = _HOLDERS[ceiling.scope]
        # Tables without an owner are opened by the bot: those of a tournament, the pars of a day.
        opened = column == ceiling.subject, tables.c.kind == "table", tables.c.owner_id != 0
        live = count(connection, tables, *opened, tables.c.status.in_(LIVE))
        if live >= ceiling.most:
            raise NotAdmittedError(ceiling.scope, most=ceiling.most)


def _refused_until(connection: Connection, toll: Toll, at: int) -> int | None:
    """Count one toll; return the moment when there will be room if there is none now."""
    free_at, limit = limits.c.free_at, at + toll.room_ms
    # Beyond the room: the clock was set back, or the host's limits changed.
    begins = case((or_(free_at <= at, free_at > limit), at), else_=free_at)
    row = {"action": toll.action, "scope": toll.scope, "subject": toll.subject}
    counted = (
        insert_or(connection, limits)
        .values(**row, free_at=at + toll.cost_ms)
        .on_conflict_do_update(
            index_elements=list(row),
            set_={"free_at": begins + toll.cost_ms},
            where=begins + toll.cost_ms <= limit,
        )
        .returning(free_at)
    )
    if connection.execute(counted).first() is not None:
        return None
    key = and_(*(limits.c[name] == value for name, value in row.items()))
    found: int = connection.execute(select(free_at).where(key)).scalar_one()
    return found + toll.cost_ms - toll.room_ms


def _inviter(user: int, inviter: int) -> str:
    return hashlib.sha256(f"{user}:{inviter}".encode()).hexdigest()
