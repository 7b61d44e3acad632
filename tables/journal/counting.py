"""Metrics of the tables: matches and moves by game, without tables or persons."""

from __future__ import annotations

from base.metrics import MATCHES, MOVES
from tables.decisions.outcomes import Change, Nudge
from tables.journal.entries import Acted
from tables.journal.state import Status


def count(news: Change | Nudge) -> None:
    """Listen to the tables. Entries that are read again, as after a start, do not count."""
    if isinstance(news, Nudge) or news.before is None:
        return
    game, before, now = news.state.opened.game, news.before.status, news.state.status
    done = (stored.entry for stored in news.entries)
    moves = sum(isinstance(entry, Acted) and entry.seat is not None for entry in done)
    if moves:
        MOVES.labels(game).inc(moves)
    if before is now:
        return
    if now is Status.PLAYING:
        MATCHES.labels(game, "began").inc()
    elif before is Status.PLAYING:
        MATCHES.labels(game, now.value).inc()
