"""Announcement of an evening: its name, game and length, the faces of the people who come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gamekit.api.scenes import Look, Picture, Portrait, Scene
from render.evening.room import room, title
from render.style.names import draw_name, drawable, joined, short_name
from render.style.picture import finish
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table.heads import round_portrait
from render.table.layout import WIDTH, Box
from render.table.parts import BRASS, panel, paste_centred

KIND: Final = "evening"
_LINE: Final = 46
_FACE: Final = 96
_STEP: Final = Box(0, 0, 122, 146)
"""Room of a face with its name, px."""
_COLUMNS: Final = 8
_MOST: Final = 16
"""Faces shown."""


@dataclass(frozen=True, slots=True)
class Coming:
    """Person who comes."""

    name: str
    portrait: Portrait


@dataclass(frozen=True, slots=True)
class Announcement:
    """Evening before its start, with its words."""

    title: str
    lines: tuple[str, ...]
    """Game, length and kind of the evening; one to three lines."""
    coming: tuple[Coming, ...] = ()
    """In the order of their coming."""
    count: str = ""
    """Number of people who come, in words."""


class AnnouncementScenes:
    """Stateless drawing of an announcement."""

    def draw(self, scene: Scene, names: Mapping[str, str], look: Look) -> Picture:
        """Draw the picture, 1000 px wide, its height by the faces."""
        view: Announcement = scene.view
        faces = view.coming[:_MOST]
        rows = -(-len(faces) // _COLUMNS)
        words = Box(60, 100, WIDTH - 120, _LINE * len(view.lines) + 28)
        top = words.bottom + 16
        count = 50 if view.count else 0
        image = room(top + count + rows * _STEP.h + 20).copy()
        title(image, view.title)
        panel(image, words, 140)
        for number, text in enumerate(view.lines):
            y = words.y + 14 + _LINE * number + _LINE // 2
            draw_text(image, (WIDTH // 2, y), text, 34, CREAM, "mm", words.w - 40)
        if view.count:
            draw_text(image, (WIDTH // 2, top + 24), view.count, 36, BRASS, "mm", 900, bold=True)
        for number, one in enumerate(faces):
            row, column = divmod(number, _COLUMNS)
            here = min(_COLUMNS, len(faces) - row * _COLUMNS)
            x = WIDTH // 2 + _STEP.w * column - _STEP.w * (here - 1) // 2
            y = top + count + _STEP.h * row + _FACE // 2 + 4
            paste_centred(image, round_portrait(one.portrait, _FACE), (x, y))
            name = drawable(one.name) or "…"
            under = (x, y + _FACE // 2 + 20)
            draw_name(image, under, name, _STEP.w - 6, CREAM, (26, 22, 20), bold=False)
        return finish(image, KIND, self.words(scene, names, look))

    def words(self, scene: Scene, names: Mapping[str, str], look: Look) -> str:
        """Alt text of the picture, as a list."""
        view: Announcement = scene.view
        sentences = (short_name(view.title, 80), *view.lines, view.count)
        names_of = ", ".join(short_name(one.name) for one in view.coming[:_MOST])
        return joined(f"{text}." for text in (*sentences, names_of) if text)
