"""Statistics of Brus, and its deal of the day."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamekit.api.counts import Achievement, Counts, Moment, counts_of, metrics_of
from gamekit.api.game import Daily
from games.brus.cards import OTHER, TEAM
from games.brus.rules import BrusView

COUNTS: Final = Counts(
    counts=(
        *counts_of("hands", "hands_won", "games", "games_won", shared=True),
        *counts_of("brillen_given", "brillen_taken", "keulen_given", "keulen_taken", shared=True),
        # Actually wiped, by dares and at the ends of hands; lost: those wiped by opponents.
        *counts_of("strokes_wiped", "strokes_lost", shared=True),
        # Dares beaten: an opponent's card took the trick, geschlagt.
        *counts_of("tricks", "dares", "dares_won", "dares_beaten"),
        # Hands won by five tricks to none.
        *counts_of("jannen", shared=True),
        # Cards led face down.
        *counts_of("kehren"),
    ),
    metrics=metrics_of(
        *("games_won", "games", "hands_won", "hands"),
        *("brillen_given", "brillen_taken", "keulen_given", "keulen_taken"),
        *("dares", "dares_won", "dares_beaten", "jannen", "kehren"),
    ),
    columns=("strokes_wiped", "strokes_lost"),
    achievements=(
        Achievement("first-jannen", "jannen"),
        Achievement("jannen-in-match", "jannen", 2, "match"),
        Achievement("first-brille", "brillen_given"),
        Achievement("first-keule", "keulen_given"),
        Achievement("first-dare", "dares_won"),
        Achievement("dares-in-match", "dares_won", 5, "match"),
        Achievement("hundred-dares", "dares_won", 100),
        Achievement("ten-turned", "kehren", 10),
        Achievement("hundred-hands", "hands_won", 100),
        Achievement("many-strokes", "strokes_wiped", 500),
    ),
    moments=(Moment("keule", "keulen_given"), Moment("jannen", "jannen")),
    lines=("stats-hands", "stats-dares"),
    score="games_won",
)


def _strokes(view: BrusView, seat: str) -> int:
    before, left, team = view.began.strokes, view.results[-1].strokes, TEAM[seat]
    other = OTHER[team]
    return before[team] - left[team] - before[other] + left[other]


def _took(view: BrusView, seat: str) -> Iterator[bool]:
    return (TEAM[trick.winner] == TEAM[seat] for trick in view.tricks)


DAILY: Final = Daily(_strokes, _took)
"""Strokes wiped more than the other team (rules 10.7)."""
