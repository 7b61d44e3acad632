"""Statistics of Le Brouc; coches are parties in 1802."""

from __future__ import annotations

from typing import Final

from gamekit.api.counts import Count, Counts, Metric

COUNTS: Final = Counts(
    counts=(
        Count("deals", shared=True),
        Count("games", shared=True),
        Count("games_won", shared=True),
        Count("coches_given", shared=True),
        Count("coches_taken", shared=True),
        Count("tricks"),
        Count("marriages"),
        # Table marriages among them.
        Count("table_marriages"),
        # Net card points of the deals in ``points_deals``.
        Count("points", shared=True),
        # Deals that were counted or called; capes have no points.
        Count("points_deals", shared=True),
        # Not announced.
        Count("capes", shared=True),
        # Announced and made: cape et dehors; in 1802 partie et vole.
        Count("capes_demanded", shared=True),
        # Announced and made: cape et dehors, pas dédoublé.
        Count("capes_undoubled", shared=True),
        Count("capes_failed"),
        Count("dehors_right"),
        Count("dehors_wrong"),
    ),
    metrics=(
        Metric("coches-given", of="coches_given"),
        Metric("coches-taken", of="coches_taken"),
        Metric("games", of="games"),
        Metric("games-won", of="games_won"),
        Metric("capes", of="capes"),
        Metric("capes-demanded", of="capes_demanded"),
        Metric("capes-undoubled", of="capes_undoubled"),
        Metric("dehors-right", of="dehors_right"),
        Metric("dehors-wrong", of="dehors_wrong"),
        Metric("marriages", of="marriages"),
        Metric("points-per-deal", of="points", per="points_deals", digits=1),
    ),
    columns=("coches_given", "coches_taken"),
    lines=("stats-coches", "stats-calls"),
    score="coches_taken",
)
