"""Charts: equal to their golden pictures for all names; invalid data are refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from gamekit.api.scenes import Look, Picture
from render.charts.leaderboard import LeaderboardRow, LeaderboardRows, leaderboard
from render.charts.plot import CountPoint, Curves, PlotFacts, RatingPoint, plot
from tests.goldens import Golden

NAMES = ("Anna", "Bertrand", "Célestine", "Dölf")
ODD = (
    "مرحبا بالعالم",
    "🎉🧀🐄 x" * 12,
    "Maximilienne-Élisabeth de La Rochefoucauld",
    "\u202e\u200b\n\t",
)
ROWS = LeaderboardRows(
    "L'Etivaz · novembre",
    ("données", "prises"),
    "Coches",
    tuple(
        LeaderboardRow(place, name, (30 - place, place), 12)
        for place, name in enumerate([*NAMES, *ODD], 1)
    ),
)
OWN = replace(
    ROWS,
    rows=tuple(replace(row, value=f"{1620 - 20 * row.place} ± 120") for row in ROWS.rows),
    measure="pas dédoublé",
)
PLAIN = replace(
    OWN, columns=(), counted="", rows=tuple(replace(row, counts=()) for row in OWN.rows)
)
WAY = tuple(
    RatingPoint(1_790_000_000_000 + n * 86_400_000, 1000 + 9 * n - 4 * (n % 7) ** 2, 333 - 3 * n)
    for n in range(80)
)
POINTS = tuple(CountPoint(point.at, (n % 6, n % 5)) for n, point in enumerate(WAY))
COCHES = Curves("Coches", ("données", "prises"), "200 données, 160 prises.", POINTS)
SHORT = replace(COCHES, points=POINTS[3:5])
ONE = Curves("Points", ("points",), "9 points.", (CountPoint(WAY[0].at, (9,)),))

CHARTS: dict[str, Callable[[tuple[str, ...], Look], Picture]] = {
    "leaderboard": lambda names, look: leaderboard(ROWS, look),
    "leaderboard-own": lambda names, look: leaderboard(OWN, look),
    "leaderboard-plain": lambda names, look: leaderboard(PLAIN, look),
    "plot-one": lambda names, look: plot(PlotFacts(names[0], WAY, ONE), look),
    "plot-none": lambda names, look: plot(PlotFacts(names[0], WAY, None), look),
    "plot": lambda names, look: plot(PlotFacts(names[0], WAY, COCHES), look),
    "plot-short": lambda names, look: plot(PlotFacts(names[1], (), SHORT), look),
}


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_is_like_its_golden_picture(name: str, golden: Golden) -> None:
    picture = CHARTS[name](NAMES, Look())
    image = Image.open(BytesIO(picture.data)).convert("RGB")
    assert image.size == (picture.width, picture.height)
    assert picture.filename == f"{name.split('-')[0]}.jpeg"
    golden(f"scene-{name}", image.resize((500, round(image.height / 2)), Image.Resampling.BOX))


@pytest.mark.parametrize("language", ["fr", "de", "it", "en"])
@pytest.mark.parametrize("name", CHARTS)
def test_any_name_is_drawn_in_every_language(name: str, language: str) -> None:
    picture = CHARTS[name](ODD, Look(language, "four", big_index=True))
    assert picture == CHARTS[name](ODD, Look(language, "four", big_index=True))
    assert 0 < len(picture.alt) <= 1024
    assert picture.alt.replace("\u00a0", " ").isprintable()
    assert len(picture.data) <= 130 * 1024


def test_the_longest_names_keep_within_the_limit_of_alt_texts() -> None:
    long = ("W" * 400,) * 4
    for make in CHARTS.values():
        assert len(make(long, Look("de")).alt) <= 1024


def test_nonsense_is_refused() -> None:
    row = LeaderboardRow(1, "Anna", (1,), 1)
    with pytest.raises(ValueError, match="10 rows"):
        leaderboard(LeaderboardRows("x", ("y",), "", (row,) * 11))
    with pytest.raises(ValueError, match="10 rows"):
        leaderboard(LeaderboardRows("x", ("y",), "", ()))
    with pytest.raises(ValueError, match="negative"):
        leaderboard(LeaderboardRows("x", ("y",), "", (replace(row, counts=(-1,)),)))
    with pytest.raises(ValueError, match="nothing to plot"):
        plot(PlotFacts("x", (), None))
    with pytest.raises(ValueError, match="invalid time"):
        plot(PlotFacts("x", (RatingPoint(-1, 1000, 10),), None))
    with pytest.raises(ValueError, match="uncertainty"):
        plot(PlotFacts("x", (RatingPoint(1, 1000, -1),), None))
    with pytest.raises(ValueError, match="negative"):
        plot(PlotFacts("x", (), replace(ONE, points=(CountPoint(1, (-1,)),))))
