"""Recent opponent counts, used to weight ratings.

Counted are a person's rated matches of the last :data:`SPAN`, and of these the newest
:data:`REMEMBERED` at most; so the cost does not grow with the history. The store counts them when a
match ends, :class:`Meetings` when everything is rebuilt; both agree.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass, field

from sqlalchemy import func, select, tuple_
from sqlalchemy.engine import Connection

from db.core.schema import match_players, rating_changes
from db.ratings.rating import REMEMBERED, SPAN, Met
from db.results import MatchFacts


def met_before(connection: Connection, match: MatchFacts) -> Met:
    """Recent meetings of a match's opponents, without the match."""
    users = {player.user_id for player in match.players if player.user_id is not None}
    changes = rating_changes.c
    mine, theirs = match_players.alias("mine"), match_players.alias("theirs")
    found: dict[tuple[int, int], int] = {}
    for user in users:
        recent = (
            select(changes.match_id)
            .where(
                changes.user_id == user,
                changes.game == match.game,
                changes.pool == match.pool,
                changes.ended_at > match.ended_at - SPAN,
                tuple_(changes.ended_at, changes.match_id) < (match.ended_at, match.id),
            )
            .order_by(changes.ended_at.desc(), changes.match_id.desc())
            .limit(REMEMBERED)
            .subquery("recent")
        )
        query = (
            select(theirs.c.user_id, func.count(mine.c.match_id.distinct()))
            .join_from(recent, mine, mine.c.match_id == recent.c.match_id)
            .join(theirs, theirs.c.match_id == mine.c.match_id)
            .where(
                mine.c.user_id == user,
                theirs.c.user_id.in_(users - {user}),
                theirs.c.side != mine.c.side,
            )
            .group_by(theirs.c.user_id)
        )
        found |= {(user, other): count for other, count in connection.execute(query)}
    return found


@dataclass(slots=True)
class _Recent:
    """The newest rated matches of one person."""

    matches: deque[tuple[int, frozenset[int]]] = field(default_factory=deque)
    """End (UTC ms) and opponents, the oldest first."""
    met: Counter[int] = field(default_factory=Counter)

    def forget(self, until: int) -> None:
        """Forget matches that ended then or before, and those beyond the maximum."""
        while self.matches and (self.matches[0][0] <= until or len(self.matches) > REMEMBERED):
            self.met.subtract(self.matches.popleft()[1])


class Meetings:
    """Running counts over matches in the order in which they ended, without a store."""

    def __init__(self) -> None:
        self._recent: dict[tuple[str, str, int], _Recent] = {}

    def before(self, match: MatchFacts) -> Met:
        """Recent meetings of a match's opponents, before :meth:`note` counts it."""
        found: dict[tuple[int, int], int] = {}
        for user, others in _opponents(match).items():
            recent = self._recent.get((match.game, match.pool, user))
            if recent is not None:
                recent.forget(match.ended_at - SPAN)
                found |= {(user, other): recent.met[other] for other in others}
        return found

    def note(self, match: MatchFacts, moved: Iterable[int]) -> None:
        """Count the match for the people whose ratings it moved."""
        opponents = _opponents(match)
        for user in moved:
            recent = self._recent.setdefault((match.game, match.pool, user), _Recent())
            others = opponents[user]
            recent.matches.append((match.ended_at, others))
            recent.met.update(others)


def _opponents(match: MatchFacts) -> dict[int, frozenset[int]]:
    """Opponents of everybody in a match."""
    people = [(one.user_id, one.side) for one in match.players if one.user_id is not None]
    return {
        user: frozenset(
            other
            for mine, own in people
            if mine == user
            for other, side in people
            if side != own and other != user
        )
        for user, _ in people
    }
