"""Statistics of Briscon, and its deal of the day."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamekit.api.counts import Achievement, Count, Counts, Metric, Moment, counts_of, metrics_of
from gamekit.api.game import Daily
from games.briscon.cards import OTHER
from games.briscon.rules import NOTHING, BrisconView

COUNTS: Final = Counts(
    counts=(
        *counts_of("deals", "games", "games_won"),
        # Points written during a deal and for its cards, regardless of the winner.
        *counts_of("points", "tricks", "melds"),
        Count("best_meld", over_matches="max"),
        # Outs exact: right at exactly 600.
        *counts_of("robbed", "outs_right", "outs_wrong", "outs_exact"),
        # Deals of which all sixteen tricks were won.
        *counts_of("all_tricks"),
    ),
    metrics=(
        *metrics_of("games_won", "games", "points"),
        Metric("points-per-deal", of="points", per="deals", digits=1),
        *metrics_of("best_meld", "outs_right", "outs_wrong", "all_tricks"),
    ),
    columns=("games_won", "games"),
    achievements=(
        Achievement("first-meld", "melds"),
        Achievement("great-meld", "best_meld", 200, "match"),
        Achievement("greatest-meld", "best_meld", 600, "match"),
        Achievement("melds-in-match", "melds", 15, "match"),
        Achievement("ten-robbed", "robbed", 10),
        Achievement("first-out", "outs_right"),
        Achievement("fifty-outs", "outs_right", 50),
        Achievement("all-tricks", "all_tricks"),
        Achievement("hundred-games", "games_won", 100),
        Achievement("many-points", "points", 50_000),
    ),
    moments=(Moment("all-tricks", "all_tricks"), Moment("out-exact", "outs_exact")),
    lines=("stats-points", "stats-calls"),
    score="games_won",
)


def _points(view: BrisconView, seat: str) -> int:
    *earlier, last = view.standing.results
    # A won game has wiped the score.
    before = earlier[-1].score if earlier and earlier[-1].by is None else NOTHING
    return last.score[seat] - before[seat] - last.score[OTHER[seat]] + before[OTHER[seat]]


def _took(view: BrisconView, seat: str) -> Iterator[bool]:
    return (trick.winner == seat for trick in view.tricks)


DAILY: Final = Daily(_points, _took)
"""Points of a deal more than the other player (rules 11.5)."""
