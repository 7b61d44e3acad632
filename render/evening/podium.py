"""Podium of an evening: the first three places on steps, the next ones on a slate."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from gamekit.api.scenes import Look, Picture, Portrait, Scene
from render.cards.shapes import Pen
from render.evening.room import LINE, HallRow, ranking_line, room, title, told_row
from render.style.names import draw_name, drawable, in_lines, joined, short_name
from render.style.picture import finish
from render.style.text import draw_text
from render.style.theme import CREAM, mix
from render.style.words import words_of
from render.table.chalk import Chalk
from render.table.ending import block
from render.table.heads import round_portrait
from render.table.layout import WIDTH
from render.table.parts import BRASS, DARK, paste, paste_centred
from render.table.surfaces import stone

KIND: Final = "podium"
_FLOOR: Final = 504
"""Lower edge of the steps, px."""
_WIDE: Final = 300
_TALL: Final = (200, 164, 138)
"""Heights of the steps by place, px."""
_ORDER: Final = (1, 0, 2)
"""Steps from the left: second, first, third."""
_FACE: Final = 116
_NAME: Final = (36, 30, 24)
"""Sizes of names, px."""
_BURNT: Final = mix((120, 77, 42), DARK, 0.6)
_ROWS: Final = 5
"""Lines in each of the slate's two columns."""


@dataclass(frozen=True, slots=True)
class Step:
    """Person or pair on the podium."""

    place: int
    names: tuple[str, ...]
    total: str
    """As in :class:`render.evening.room.HallRow`."""
    portraits: tuple[Portrait, ...] = ()
    """One for each name, or none."""


@dataclass(frozen=True, slots=True)
class Podium:
    """End of an evening."""

    title: str
    steps: tuple[Step, ...]
    """The first three at most, best first; equal places stand on steps of one height."""
    others: tuple[HallRow, ...] = ()
    """The following places."""
    cup: bool = False
    """Whether the first wins a cup."""


class PodiumScenes:
    """Stateless drawing of a podium."""

    def draw(self, scene: Scene, names: Mapping[str, str], look: Look) -> Picture:
        """Draw the picture, 1000 px wide. Raises ``ValueError`` for no or more than three steps."""
        podium: Podium = scene.view
        if not 0 < len(podium.steps) <= len(_ORDER):
            raise ValueError(f"a podium has 1 to {len(_ORDER)} steps, not {len(podium.steps)}")
        shown = podium.others[: 2 * _ROWS]
        rows = -(-len(shown) // 2)
        slate = rows * LINE + 52 + 34 * (len(podium.others) > len(shown)) if rows else 0
        image = room(_FLOOR + 24 + slate + (20 if slate else 0)).copy()
        title(image, podium.title)
        for column, number in enumerate(_ORDER):
            if number < len(podium.steps):
                _step(image, podium.steps[number], 50 + _WIDE * column + _WIDE // 2, look)
        if podium.cup:
            paste_centred(image, cup(92), (WIDTH // 2 - 88, _FLOOR - 66))
        if slate:
            image.paste(_others(shown, len(podium.others), slate, look), (20, _FLOOR + 24))
        return finish(image, KIND, self.words(scene, names, look))

    def words(self, scene: Scene, names: Mapping[str, str], look: Look) -> str:
        """Alt text of the picture, as a list."""
        podium: Podium = scene.view
        say = words_of(look)
        return joined(
            (
                f"{short_name(podium.title, 80)}.",
                *(told_row(say, one.place, one.names, one.total) for one in podium.steps),
                *(told_row(say, row.place, [row.name], row.total) for row in podium.others),
            )
        )


def _step(image: Image.Image, one: Step, x: int, look: Look) -> None:
    first = one.place == 1
    tall = _TALL[min(one.place, len(_TALL)) - 1]
    top = _FLOOR - tall
    paste(image, block(_WIDE - 4, tall, 0), x - _WIDE // 2 + 2, top)
    draw_text(image, (x, _FLOOR - 50), f"{one.place}", 84, _BURNT, "mm", bold=True, serif=True)
    draw_text(image, (x, top + 36), one.total, 40, CREAM, "mm", bold=True, max_width=_WIDE - 30)
    y = top - _FACE // 2 + 4
    apart = _FACE - 8
    for number, portrait in enumerate(one.portraits):
        across = x + apart * (number - (len(one.portraits) - 1) / 2)
        paste_centred(image, round_portrait(portrait, _FACE), (across, y))
    ink = BRASS if first else CREAM
    y -= _FACE // 2 + 8 if one.portraits else -_FACE // 2
    for name in reversed(one.names):
        shown = drawable(name) or "…"
        high = 13 * len(in_lines(shown, _WIDE - 12, _NAME[-1], bold=first))
        draw_name(image, (x, y - high), shown, _WIDE - 12, ink, _NAME, bold=first)
        y -= 2 * high + 10


def _others(shown: tuple[HallRow, ...], many: int, height: int, look: Look) -> Image.Image:
    """Slate with the places after the podium, in two columns."""
    wide = WIDTH - 40
    image = stone(wide, height, 14).copy()
    line = Chalk(wide, height)
    rows = -(-len(shown) // 2)
    for number, row in enumerate(shown):
        column, place = divmod(number, rows)
        left = 30 + column * (wide - 40) // 2
        right = left + (wide - 40) // 2 - 34
        y = 26 + LINE * (place + 1) - 10
        ranking_line(line, row, left + 60, right, y)
    if many > len(shown):
        more = words_of(look)("picture-hall-more", n=many - len(shown))
        line.text((wide / 2, height - 26), more, 34, "ms")
    line.onto(image)
    return image


@lru_cache(maxsize=2)
def cup(size: int) -> Image.Image:
    """Brass cup with two handles, ``size`` px."""
    pen = Pen((size, size), 100)
    pen.line("M24 20 C2 20 4 52 34 52", DARK, 11)
    pen.line("M76 20 C98 20 96 52 66 52", DARK, 11)
    pen.line("M24 20 C2 20 4 52 34 52", BRASS, 6)
    pen.line("M76 20 C98 20 96 52 66 52", BRASS, 6)
    pen.fill("M20 10 L80 10 C80 46 66 62 50 64 C34 62 20 46 20 10 Z", BRASS, DARK, 3)
    pen.fill("M45 62 L55 62 L58 80 L42 80 Z", BRASS, DARK, 3)
    pen.fill("M30 80 L70 80 L74 94 L26 94 Z", BRASS, DARK, 3)
    return pen.image.resize((size, size), Image.Resampling.LANCZOS)
