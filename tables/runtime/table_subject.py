"""Tables as a kind of journal."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import partial

import db
from gamekit.api.game import Daily
from tables.decisions import automatic
from tables.decisions.decide import consequences
from tables.decisions.outcomes import Reason
from tables.decisions.rows import head_of
from tables.journal import fold
from tables.journal.entries import FORMAT, DailyDeal, Entry
from tables.journal.state import RulesByGame, Status, TableState, daily_seat
from tables.runtime.results import NO_COUNTS, CountsByGame, of_match
from tables.runtime.subject import Subject

log = logging.getLogger(__name__)


def table_subject(
    games: RulesByGame,
    counts: CountsByGame = NO_COUNTS,
    dailies: Mapping[str, Daily] | None = None,
) -> Subject[TableState, Entry]:
    """Tables of these games.

    ``counts``: the counts of each game that are kept; ``dailies``: results of the deals of the day.
    """
    return Subject(
        name="table",
        missing=Reason.NO_TABLE,
        games=games,
        format=FORMAT,
        opening="opened",
        first=lambda number, stored: fold.first(number, games, stored),
        after=fold.after,
        consequences=consequences,
        resumed=automatic.resumed,
        head=head_of,
        results=partial(_results, counts, dailies or {}),
    )


def _results(
    counts: CountsByGame, dailies: Mapping[str, Daily], before: TableState, state: TableState
) -> db.MatchFacts | db.DailyFacts | None:
    """Results of the match that has just ended, if it counts."""
    if before.status is not Status.PLAYING or state.status is Status.PLAYING:
        return None
    if state.daily is not None:
        return _of_day(dailies, state, state.daily)
    if not state.decided or not state.counts:
        return None
    try:
        return of_match(state, counts, dailies)
    except Exception as error:
        # A match must be able to end, whatever is wrong with its statistics.
        log.error("table %d: no results: %s", state.id, type(error).__name__)
        return None


def _of_day(
    dailies: Mapping[str, Daily], state: TableState, daily: DailyDeal
) -> db.DailyFacts | None:
    game = dailies.get(state.game.name)
    if state.status is not Status.OVER or game is None or state.ranked_until is None:
        return None
    people, view = state.persons(), state.game.view(state.match, None)
    seat = daily_seat(state.game, daily.day)
    return db.DailyFacts(
        table=state.id,
        game=state.game.name,
        day=daily.day,
        user_id=people[0] if people else 0,
        guild_id=daily.guild,
        points=game.points(view, seat),
        tricks=game.signs(view, seat),
        line="\n".join(state.actions[1:]),
        ended_at=state.at,
    )
