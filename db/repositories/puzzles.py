"""Puzzles from finished deals, people's answers, the ratings of both, and mistakes that return."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Table, delete, select, update
from sqlalchemy.engine import Connection

from db.core.base import Repository, count, insert_missing, upsert
from db.core.schema import puzzle_answers, puzzle_ratings, puzzles
from db.ratings.rating import Skill, answered
from db.results import Rating

DAY: Final = 86_400_000
PAUSES: Final = (1 * DAY, 3 * DAY, 10 * DAY)
"""Milliseconds until a mistake comes back, after it and after each right answer."""
MOST: Final = 500
"""Puzzles kept of a game's finished deals, besides those that are to come back to somebody."""
MOST_MISTAKES: Final = 100
"""Mistakes of a person at tables of a game that are to come back."""


@dataclass(frozen=True, slots=True)
class Practice:
    """A person's puzzles of a game."""

    mu: float
    """The person's rating in the model's own numbers."""
    rated: Mapping[str, float]
    """Puzzle → its rating, for those in the store."""
    grown: frozenset[str]
    """Puzzles from finished deals."""
    shared: frozenset[str]
    """Puzzles that everybody gets."""
    answered: frozenset[str]
    due: Mapping[str, int]
    """Mistake → UTC ms when it comes back, the earliest first."""


@dataclass(frozen=True, slots=True)
class Answered:
    """Effect of an answer."""

    before: Rating
    after: Rating
    """Rating after the answer; unchanged unless it was the first one."""
    due: int | None
    """Time at which the puzzle comes back (UTC ms); ``None``: never."""


class Puzzles(Repository):
    """Puzzles and answers."""

    async def document(self, puzzle: str) -> tuple[str, str] | None:
        """Return game and document of a puzzle from a finished deal."""
        query = select(puzzles.c.game, puzzles.c.document).where(
            puzzles.c.id == puzzle, puzzles.c.document.is_not(None)
        )
        return next((tuple(row) for row in await self._rows(query)), None)

    async def practice(self, user: int, game: str) -> Practice:
        """Return what a person's next puzzle depends on."""

        def read(connection: Connection) -> Practice:
            rows = connection.execute(select(puzzles).where(puzzles.c.game == game)).all()
            query = select(puzzle_answers).where(
                puzzle_answers.c.user_id == user, puzzle_answers.c.game == game
            )
            mine = connection.execute(query).all()
            due = {row.puzzle: row.due for row in mine if row.due is not None}
            return Practice(
                mu=_skill(connection, puzzle_ratings, user_id=user, game=game).mu,
                rated={row.id: row.mu for row in rows},
                grown=frozenset(row.id for row in rows if row.document is not None),
                shared=frozenset(row.id for row in rows if row.document is not None and row.shared),
                answered=frozenset(row.puzzle for row in mine),
                due=dict(sorted(due.items(), key=lambda one: (one[1], one[0]))),
            )

        return await self._engines.read(read)

    async def add(
        self, game: str, puzzle: str, document: str, mu: float, *, shared: bool = True
    ) -> None:
        """Store a puzzle from a finished deal; beyond :data:`MOST` the most answered go.

        ``shared``: whether it is for everybody, not only a mistake that is to come back.
        """
        row = {"id": puzzle, "game": game, "document": document, "shared": shared, "mu": mu}
        rest = {"sigma": Skill().sigma, "tries": 0}
        grown = puzzles.c.game == game, puzzles.c.document.is_not(None)
        wanted = select(puzzle_answers.c.puzzle).where(puzzle_answers.c.due.is_not(None))
        free = (*grown, puzzles.c.id.not_in(wanted), puzzles.c.id != puzzle)

        def write(connection: Connection) -> None:
            insert_missing(connection, puzzles, [row | rest])
            over = count(connection, puzzles, *grown) - MOST
            if over > 0:
                order = puzzles.c.shared, puzzles.c.tries.desc(), puzzles.c.id
                query = select(puzzles.c.id).where(*free).order_by(*order).limit(over)
                gone = connection.execute(query).scalars().all()
                connection.execute(delete(puzzles).where(puzzles.c.id.in_(gone)))

        await self._engines.write(write)

    async def mistaken(self, user: int, game: str, puzzle: str, at: int) -> None:
        """Let a mistake at a table come back, up to :data:`MOST_MISTAKES`; a known puzzle stays."""
        row = {"user_id": user, "puzzle": puzzle, "game": game, "solved": False}
        rest = {"due": at + PAUSES[0], "stage": 0}
        mine = puzzle_answers.c.user_id == user, puzzle_answers.c.game == game
        waiting = puzzle_answers.c.due.is_not(None)

        def write(connection: Connection) -> None:
            if count(connection, puzzle_answers, *mine, waiting) < MOST_MISTAKES:
                insert_missing(connection, puzzle_answers, [row | rest])

        await self._engines.write(write)

    async def answer(
        self, user: int, game: str, puzzle: str, mu: float, right: bool, at: int
    ) -> Answered:
        """Store an answer; the first one to a puzzle moves both ratings.

        A wrong one comes back, and a right one to a mistake that is due puts it off or ends it.
        ``mu``: the puzzle's rating before anybody's answer.
        """
        one = puzzle_answers.c.user_id == user, puzzle_answers.c.puzzle == puzzle

        def write(connection: Connection) -> Answered:
            known = connection.execute(select(puzzle_answers).where(*one)).first()
            mine = _skill(connection, puzzle_ratings, user_id=user, game=game)
            after = mine
            if known is None:
                its = _skill(connection, puzzles, Skill(mu), id=puzzle)
                after, its = answered(mine, its, right)
                keys = {"user_id": user, "game": game}
                upsert(connection, puzzle_ratings, keys | _columns(after))
                new = {"id": puzzle, "game": game, "shared": True} | _columns(its)
                insert_missing(connection, puzzles, [new])
                connection.execute(update(puzzles).filter_by(id=puzzle).values(_columns(its)))
            solved, due, stage = (right, None, 0) if known is None else known[3:6]
            if not right:
                due, stage = at + PAUSES[0], 0
            elif due is not None and due <= at:
                stage += 1
                due = at + PAUSES[stage] if stage < len(PAUSES) else None
            row = {"user_id": user, "puzzle": puzzle, "game": game, "solved": solved}
            upsert(connection, puzzle_answers, row | {"due": due, "stage": stage})
            return Answered(mine.shown, after.shown, due)

        return await self._engines.write(write)


def _skill(connection: Connection, table: Table, start: Skill | None = None, **key: Any) -> Skill:
    columns = table.c.mu, table.c.sigma, table.c.tries
    found = connection.execute(select(*columns).filter_by(**key)).first()
    return Skill(*found) if found is not None else start or Skill()


def _columns(skill: Skill) -> dict[str, Any]:
    return {"mu": skill.mu, "sigma": skill.sigma, "tries": skill.matches}
