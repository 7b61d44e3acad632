"""Statistics of Brus."""

from __future__ import annotations

from typing import Final

from gamekit.api.counts import Count, Counts, Metric

COUNTS: Final = Counts(
    counts=(
        Count("hands", shared=True),
        Count("hands_won", shared=True),
        Count("games", shared=True),
        Count("games_won", shared=True),
        Count("brillen_given", shared=True),
        Count("brillen_taken", shared=True),
        Count("keulen_given", shared=True),
        Count("keulen_taken", shared=True),
        # Actually wiped, by dares and at the ends of hands; lost: those wiped by opponents.
        Count("strokes_wiped", shared=True),
        Count("strokes_lost", shared=True),
        Count("tricks"),
        Count("dares"),
        Count("dares_won"),
        # An opponent's card took the trick: geschlagt.
        Count("dares_beaten"),
        # Hands won by five tricks to none.
        Count("jannen", shared=True),
        # Cards led face down.
        Count("kehren"),
    ),
    metrics=(
        Metric("games-won", of="games_won"),
        Metric("games", of="games"),
        Metric("hands-won", of="hands_won"),
        Metric("hands", of="hands"),
        Metric("brillen-given", of="brillen_given"),
        Metric("brillen-taken", of="brillen_taken"),
        Metric("keulen-given", of="keulen_given"),
        Metric("keulen-taken", of="keulen_taken"),
        Metric("dares", of="dares"),
        Metric("dares-won", of="dares_won"),
        Metric("dares-beaten", of="dares_beaten"),
        Metric("jannen", of="jannen"),
        Metric("kehren", of="kehren"),
    ),
    columns=("strokes_wiped", "strokes_lost"),
    lines=("stats-hands", "stats-dares"),
    score="games_won",
    score_line="score-line",
)
