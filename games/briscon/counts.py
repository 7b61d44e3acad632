"""Statistics of Briscon."""

from __future__ import annotations

from typing import Final

from gamekit.api.counts import Count, Counts, Metric

COUNTS: Final = Counts(
    counts=(
        Count("deals"),
        Count("games"),
        Count("games_won"),
        # Points written during a deal and for its cards, regardless of the winner.
        Count("points"),
        Count("tricks"),
        Count("melds"),
        Count("best_meld", over_matches="max"),
        Count("robbed"),
        Count("outs_right"),
        Count("outs_wrong"),
        # Deals of which all sixteen tricks were won.
        Count("all_tricks"),
    ),
    metrics=(
        Metric("games-won", of="games_won"),
        Metric("games", of="games"),
        Metric("points", of="points"),
        Metric("points-per-deal", of="points", per="deals", digits=1),
        Metric("best-meld", of="best_meld"),
        Metric("outs-right", of="outs_right"),
        Metric("outs-wrong", of="outs_wrong"),
        Metric("all-tricks", of="all_tricks"),
    ),
    columns=("games_won", "games"),
    lines=("stats-points", "stats-calls"),
    score="games_won",
)
