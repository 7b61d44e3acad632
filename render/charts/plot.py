"""Plot of a person's rating with its uncertainty and of their game's counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import add
from typing import Final, TypeVar

from PIL import Image, ImageDraw

from gamekit.api.scenes import Look, Picture
from i18n import grouped
from i18n.writing import day, days
from render.style.names import drawable, joined, short_name
from render.style.picture import finish
from render.style.words import Words, words_of
from render.table import chalk
from render.table.chalk import Chalk
from render.table.layout import Box
from render.table.surfaces import stone

WIDTH: Final = 1000
TOP: Final = 182
"""Top of the first part, px."""
UNDER: Final = 98
"""Room below a part: its dates, and the heading of the next."""
RATING: Final = 228
COUNTS: Final = 200
"""Heights of the parts."""
POINTS: Final = 60
"""Most points of a curve; longer ones are thinned evenly."""
NEVER: Final = 1 << 45
"""Upper bound of valid times (UTC ms), after the year 3000."""
_DASH: Final = 3

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """Rating after a match."""

    at: int
    """Time in UTC ms."""
    mean: int
    deviation: int


@dataclass(frozen=True, slots=True)
class CountPoint:
    """Counts of a match."""

    at: int
    """Time in UTC ms."""
    counts: tuple[int, ...]
    """Count for each of :attr:`Curves.words`."""


@dataclass(frozen=True, slots=True)
class Curves:
    """One or two cumulative counts by match, with the game's words for them."""

    title: str
    words: tuple[str, ...]
    """Label of each curve."""
    text: str
    """Alt text of the curves."""
    points: tuple[CountPoint, ...]
    """Points, oldest first."""


@dataclass(frozen=True, slots=True)
class PlotFacts:
    """Rating and curves; an empty part is left out."""

    name: str
    rating: tuple[RatingPoint, ...]
    """Points, oldest first."""
    curves: Curves | None
    """``None``: no match, or a game without plotted counts."""


def plot(facts: PlotFacts, look: Look | None = None) -> Picture:
    """Draw the rating above the cumulative counts, 1000 px wide, matches equally spaced.

    Raises ``ValueError`` for negative numbers, invalid times or no match.
    """
    look = look or Look()
    points = facts.curves.points if facts.curves is not None else ()
    if not facts.rating and not points:
        raise ValueError("there is nothing to plot")
    for at in (*(point.at for point in facts.rating), *(point.at for point in points)):
        if not 0 <= at < NEVER:
            raise ValueError(f"invalid time: {at}")
    if any(point.deviation < 0 for point in facts.rating):
        raise ValueError("an uncertainty is not negative")
    if any(count < 0 for point in points for count in point.counts):
        raise ValueError("counts are not negative")
    say = words_of(look)
    heights = [RATING] * bool(facts.rating) + [COUNTS] * bool(points)
    size = (WIDTH, TOP + sum(heights) + UNDER * len(heights) - 16)
    image = stone(*size, 33).copy()
    chalked, bright = Chalk(*size), Chalk(*size)
    name = drawable(facts.name) or "…"
    bright.text((500, 102), name, chalk.size_for(name, 66, 880, 44), "ms", width=880)
    top = TOP
    if facts.rating:
        _rating(image, chalked, bright, Box(130, top, 700, RATING), facts.rating, say)
        top += RATING + UNDER
    if facts.curves is not None:
        _counts(chalked, bright, Box(130, top, 700, COUNTS), facts.curves, say)
    chalked.onto(image)
    bright.onto(image, chalk.YELLOW)
    return finish(image, "plot", alt(facts, look))


def alt(facts: PlotFacts, look: Look) -> str:
    """Alt text of the picture."""
    say = words_of(look)
    out = [f"{short_name(facts.name, 60) or '…'}."]
    if facts.rating:
        last = facts.rating[-1]
        means = [point.mean for point in facts.rating]
        out.append(
            say(
                "alt-plot-rating",
                first=means[0],
                last=last.mean,
                deviation=last.deviation,
                low=min(means),
                high=max(means),
                n=len(means),
                when=days(say.language, facts.rating[0].at, last.at),
            )
        )
    if facts.curves is not None:
        out.append(facts.curves.text)
    return joined(out)


def _rating(
    image: Image.Image,
    chalked: Chalk,
    bright: Chalk,
    box: Box,
    points: tuple[RatingPoint, ...],
    say: Words,
) -> None:
    chalked.text((box.x, box.y - 16), say("picture-plot-rating"), 44, "ls", width=box.w)
    _axes(chalked, box)
    shown = thinned(points)
    low = min(point.mean - point.deviation for point in shown)
    high = max(point.mean + point.deviation for point in shown)
    low, high = low // 50 * 50, -(-high // 50) * 50
    high = max(high, low + 50)
    xs = _places(box, len(shown))
    upper = [_height(box, p.mean + p.deviation, low, high) for p in shown]
    lower = [_height(box, p.mean - p.deviation, low, high) for p in shown]
    outline = [*zip(xs, upper, strict=True), *reversed(list(zip(xs, lower, strict=True)))]
    if len(shown) > 1:
        mask = Image.new("L", image.size)
        ImageDraw.Draw(mask).polygon(outline, fill=46)
        image.paste(chalk.WHITE, (0, 0), mask)
    _curve(chalked, xs, upper, 2)
    _curve(chalked, xs, lower, 2)
    _curve(bright, xs, [_height(box, p.mean, low, high) for p in shown], 5)
    for value in (low, high):
        chalked.text(
            (box.x - 16, _height(box, value, low, high)), grouped(say.language, value), 38, "rm"
        )
    last = points[-1]
    y = min(max(_height(box, last.mean, low, high), box.y + 22), box.bottom - 30)
    bright.text((box.right + 16, y), str(last.mean), 52, "lm")
    chalked.text((box.right + 16, y + 40), f"±{last.deviation}", 38, "lm")
    _dates(chalked, box, points[0].at, last.at, say)


def _counts(chalked: Chalk, bright: Chalk, box: Box, curves: Curves, say: Words) -> None:
    points = curves.points
    chalked.text((box.x, box.y - 16), curves.title, 44, "ls", width=box.w)
    _axes(chalked, box)
    layers = (bright, chalked)[: len(curves.words)]
    sums = [tuple(0 for _ in layers)]
    for point in points:
        sums.append(tuple(map(add, sums[-1], point.counts)))
    shown, totals = thinned(sums), sums[-1]
    high = max(1, *totals)
    xs = _places(box, len(shown))
    for number, layer in enumerate(layers):
        ys = [_height(box, one[number], 0, high) for one in shown]
        _curve(layer, xs, ys, 5, dashed=layer is chalked)
    for value in (0, high):
        chalked.text(
            (box.x - 16, _height(box, value, 0, high)), grouped(say.language, value), 38, "rm"
        )
    heights = _apart(box, [_height(box, value, 0, high) for value in totals])
    for layer, y, value, word in zip(layers, heights, totals, curves.words, strict=True):
        layer.text((box.right + 16, y), grouped(say.language, value), 48, "lm")
        layer.text((box.right + 16, y + 34), word, 34, "lm", width=140)
    _dates(chalked, box, points[0].at, points[-1].at, say)


def _apart(box: Box, heights: list[float]) -> list[float]:
    """Heights of the labels at two curves' ends, without overlap."""
    if len(heights) < 2 or abs(heights[0] - heights[1]) >= 76:
        return heights
    middle = min(max(sum(heights) / 2, box.y + 38), box.bottom - 50)
    up, down = middle - 38, middle + 38
    return [up, down] if heights[0] <= heights[1] else [down, up]


def _axes(chalked: Chalk, box: Box) -> None:
    chalked.line((box.x, box.y), (box.x, box.bottom), 3, 2)
    chalked.line((box.x, box.bottom), (box.right, box.bottom), 3, 2)


def _dates(chalked: Chalk, box: Box, first: int, last: int, say: Words) -> None:
    begin, end = day(say.language, first), day(say.language, last)
    chalked.text((box.x, box.bottom + 38), begin, 36, "ls")
    if end != begin:
        chalked.text((box.right, box.bottom + 38), end, 36, "rs")


def _places(box: Box, count: int) -> list[float]:
    if count == 1:
        return [box.x + box.w / 2]
    return [box.x + 10 + (box.w - 20) * i / (count - 1) for i in range(count)]


def _height(box: Box, value: int, low: int, high: int) -> float:
    return box.bottom - 6 - (box.h - 12) * (value - low) / (high - low)


def _curve(
    layer: Chalk, xs: list[float], ys: list[float], width: float, *, dashed: bool = False
) -> None:
    if len(xs) == 1:
        layer.line((xs[0] - 9, ys[0]), (xs[0] + 9, ys[0]), width, 0)
    for n in range(len(xs) - 1):
        start, end = (xs[n], ys[n]), (xs[n + 1], ys[n + 1])
        if not dashed:
            layer.line(start, end, width, 0)
            continue
        length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
        pieces = max(1, round(length / 26)) * _DASH
        for piece in range(0, pieces, _DASH):
            # Two thirds chalk, one third slate.
            a, b = piece / pieces, (piece + _DASH - 1) / pieces
            layer.line(_between(start, end, a), _between(start, end, b), width, 0)


def _between(
    start: tuple[float, float], end: tuple[float, float], part: float
) -> tuple[float, float]:
    return (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)


def thinned(points: Sequence[T]) -> list[T]:
    """Thin points evenly to :data:`POINTS`, keeping the first and the last."""
    if len(points) <= POINTS:
        return list(points)
    last = len(points) - 1
    return [points[round(i * last / (POINTS - 1))] for i in range(POINTS)]
