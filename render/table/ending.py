"""Final picture of a match for all games: winners, losers, a podium, and facts.

The left side is free for the game's own slate or sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from gamekit.api.scenes import Portrait
from gamekit.cards.cards import Suit
from i18n.writing import step
from render.cards.shapes import pip
from render.style.names import NAME_SIZES, draw_name, fitting, in_lines
from render.style.text import draw_text, fit, text_width
from render.style.theme import CREAM, mix
from render.table.alp import garland
from render.table.heads import round_portrait
from render.table.layout import Box
from render.table.parts import BRASS, DARK, panel, paste, paste_centred, winner_star
from render.table.surfaces import planks, wood

SIZE: Final = (1000, 640)
WRITING: Final = Box(24, 196, 392, 424)
"""Box of the game's own writing."""
_TITLE: Final = Box(24, 14, 952, 168)
_PODIUM: Final = Box(432, 196, 544, 242)
_FACTS: Final = Box(432, 450, 544, 170)
_ROOM: Final = 624
"""Px between the trees."""
_TALL: Final = (104, 66)
"""Heights of the podium's steps: winners, losers."""
_FACE: Final = 82
_STEP: Final = 38
_LEAST_NAME: Final = 96
"""Least px for a name after a fact; with less it is left to the alt text."""


@dataclass(frozen=True, slots=True)
class Stand:
    """Player on the podium."""

    name: str
    letter: str
    """Letter of the seat, for players without a portrait."""
    won: bool
    portrait: Portrait | None = None
    rating: tuple[int, int] | None = None
    """Rating before and after."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Line about a memorable event."""

    label: str
    value: str
    suit: Suit | None = None
    """Suit after the value."""
    who: str = ""
    """Player of the event."""
    told: str = ""
    """Sentence for the alternative text, unless it is label and value."""


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    image = wood(*SIZE, 9, 5, 0.42)
    for box in (_TITLE, _PODIUM, _FACTS):
        panel(image, box, 140)
    for x, mirror in ((38, False), (822, True)):
        paste(image, garland(140, mirror), x, 44)
    return image


def ending(win: str, lose: Callable[[Sequence[str]], str], stands: Sequence[Stand]) -> Image.Image:
    """Draw the picture without writing and facts; 1000 × 640 px.

    ``win``: text below the winners' names; ``lose``: losers and margin, made from names that are
    cut where the sentence would not fit between the trees. ``stands``: winners first.
    """
    winners = [one.name for one in stands if one.won]
    losers = [one.name for one in stands if not one.won]
    image = _ground().copy()
    won, size = shortened(winners, " & ".join, TITLE_SIZES, bold=True)
    draw_text(image, (500, 60), won, size, BRASS, "mm", bold=True)
    draw_text(image, (500, 116), win, 36, CREAM, "mm", bold=True, max_width=_ROOM)
    lost, size = shortened(losers, lose, NAME_SIZES)
    draw_text(image, (500, 158), lost, size, CREAM, "mm", max_width=_ROOM)
    _podium(image, stands)
    return image


TITLE_SIZES: Final = range(60, 34, -2)


def shortened(
    names: Sequence[str],
    sentence: Callable[[Sequence[str]], str],
    sizes: Sequence[int],
    room: int = _ROOM,
    *,
    bold: bool = False,
) -> tuple[str, int]:
    """Sentence and size in which it fits ``room`` px, usually those between the trees.

    In the smallest of ``sizes`` names are cut as little as possible.
    """
    size = fitting(sentence(names), room, sizes, bold=bold)
    each = room
    while each > 60:
        told = sentence([fit(name, size, each, bold) for name in names])
        if text_width(told, size, bold) <= room:
            break
        each -= 12
    return told, size


def _podium(image: Image.Image, stands: Sequence[Stand]) -> None:
    """Draw the podium; winners stand higher, in the middle if there are four players."""
    won = [one for one in stands if one.won]
    lost = [one for one in stands if not one.won]
    order = [*lost[:1], *won, *lost[1:]] if len(won) > 1 else [*won, *lost]
    wide = (_PODIUM.w - 16) // len(order)
    left = _PODIUM.x + (_PODIUM.w - wide * len(order)) // 2
    for first in (True, False):
        places = [place for place, one in enumerate(order) if one.won is first]
        for run in _runs(places):
            tall = _TALL[0 if first else 1]
            # Burn a number into the wood only without a rating above it.
            bare = len(run) > 1 or order[run[0]].rating is None
            step = block(wide * len(run), tall, (1 if first else 2) if bare else 0)
            paste(image, step, left + wide * run[0], _PODIUM.bottom - tall - 6)
    for place, one in enumerate(order):
        _stand(image, one, left + wide * place + wide // 2, wide - 8)


def _runs(places: Sequence[int]) -> list[list[int]]:
    """Groups of neighbours who share a step."""
    out: list[list[int]] = []
    for place in places:
        if out and out[-1][-1] == place - 1:
            out[-1].append(place)
        else:
            out.append([place])
    return out


def _stand(image: Image.Image, one: Stand, x: int, room: int) -> None:
    top = _PODIUM.bottom - _TALL[0 if one.won else 1] - 6
    middle = (x, top - _FACE // 2 + 4)
    portrait = one.portrait or Portrait(initials=one.letter)
    paste_centred(image, round_portrait(portrait, _FACE), middle)
    if one.won:
        paste_centred(image, winner_star(34), (x + 34, middle[1] - 30))
    ink = BRASS if one.won else CREAM
    lines = in_lines(one.name, room, bold=one.won)
    above = (x, middle[1] - _FACE // 2 - 6 - 11 * len(lines))
    draw_name(image, above, one.name, room, ink, bold=one.won)
    if one.rating is not None:
        old, new = one.rating
        change = step(new - old)
        low = top + (36 if one.won else 20)
        draw_text(image, (x, low), str(new), 30, CREAM, "mm", bold=True)
        draw_text(image, (x, low + 30), change, 28, BRASS, "mm", bold=True)


@lru_cache(maxsize=8)
def block(width: int, height: int, place: int) -> Image.Image:
    """Wooden step with its place burnt into it; 0: none."""
    wood = planks(width, height, 23, 2, (98, 60, 32), (142, 94, 52))
    draw = ImageDraw.Draw(wood)
    if place:
        burnt, at = mix((120, 77, 42), DARK, 0.6), (width / 2, height / 2 + 4)
        draw_text(draw, at, str(place), round(height * 0.8), burnt, "mm", bold=True, serif=True)
    draw.rectangle((0, 0, width - 1, 8), fill=(196, 144, 88))
    draw.line((0, 9, width, 9), fill=DARK, width=2)
    draw.rectangle((0, 0, width - 1, height - 1), outline=DARK, width=3)
    return wood.convert("RGBA")


def draw_facts(image: Image.Image, facts: Sequence[Fact]) -> None:
    """Draw the memorable events, a line each."""
    left, right = _FACTS.x + 22, _FACTS.right - 22
    step = min(_STEP, (_FACTS.h - 8) // max(1, len(facts)))
    y = _FACTS.centre[1] - step * (len(facts) - 1) / 2
    for fact in facts:
        x = right
        if fact.suit is not None:
            sign = pip(fact.suit, 30, CREAM)
            paste(image, sign, x - sign.width, y - sign.height / 2)
            x -= sign.width + 8
        x -= draw_text(image, (x, y), fact.value, 30, CREAM, "rm", bold=True, max_width=250)
        wide = draw_text(image, (left, y), fact.label, 30, CREAM, "lm", max_width=x - left - 16)
        room = x - left - wide - 32
        if fact.who and room >= min(_LEAST_NAME, text_width(fact.who, 28)):
            draw_text(image, (x - 16, y), fact.who, 28, BRASS, "rm", max_width=room)
        y += step
