"""Contact sheet: the pack, samples of the other packs, example pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image

from gamekit.cards.cards import PACK, parse_cards
from render.cards.faces import RATIO, Letters, PackStyle, back, face
from render.style.text import draw_text
from render.style.theme import CREAM, Colour

GROUND: Final[Colour] = (32, 66, 52)
_CARD: Final = 150
_GAP: Final = 10
_HEADING: Final = 44
_COLUMNS: Final = 8
_WIDTH: Final = _COLUMNS * (_CARD + _GAP) + _GAP


@dataclass(frozen=True, slots=True)
class Scene:
    """Picture below the cards."""

    title: str
    draw: Callable[[], Image.Image]
    """Function that draws an example of any size."""


def sheet(scenes: Sequence[Scene] = ()) -> Image.Image:
    """Draw the sheet, RGB: cards, then scenes in order."""
    strips = [
        _strip("The pack", [face(card, _CARD) for card in PACK]),
        _strip("Four colours, big index, English and German letters, dimmed, back", _variants()),
    ]
    strips += [_scene(scene) for scene in scenes]
    out = Image.new("RGB", (_WIDTH, sum(strip.height for strip in strips) + _GAP), GROUND)
    top = 0
    for strip in strips:
        out.paste(strip, (0, top))
        top += strip.height
    return out


def save(picture: Image.Image, out: Path) -> None:
    """Write a sheet as ``.webp``, else as a PNG with a palette."""
    if out.suffix.lower() == ".webp":
        picture.save(out, "WEBP", quality=82, method=4)
        return
    few = picture.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(out, "PNG", optimize=True)


def _variants() -> list[Image.Image]:
    four, big = PackStyle("four"), PackStyle(big_index=True)
    english, german = PackStyle(letters=Letters.EN), PackStyle(letters=Letters.DE)
    return [
        *(face(card, _CARD, four) for card in parse_cards("Ah Kd Qc Js Td 9c 8s 7h")),
        *(face(card, _CARD, big) for card in parse_cards("Ah Kd Qc Js Td 9c 8s 7h")),
        *(face(card, _CARD, english) for card in parse_cards("Qh Jd")),
        *(face(card, _CARD, german) for card in parse_cards("Qc Js")),
        *(face(card, _CARD, dimmed=True) for card in parse_cards("Ah Kc Td")),
        back(_CARD),
    ]


def _strip(title: str, pictures: list[Image.Image]) -> Image.Image:
    """Draw a heading and rows of cards."""
    high = round(_CARD * RATIO)
    rows = -(-len(pictures) // _COLUMNS)
    out = Image.new("RGB", (_WIDTH, _HEADING + rows * (high + _GAP)), GROUND)
    _heading(out, title)
    for i, picture in enumerate(pictures):
        row, column = divmod(i, _COLUMNS)
        place = (_GAP + column * (_CARD + _GAP), _HEADING + row * (high + _GAP))
        out.paste(picture, place, picture)
    return out


def _scene(scene: Scene) -> Image.Image:
    """Draw a heading and a picture scaled to the width."""
    picture = scene.draw().convert("RGB")
    most = _WIDTH - 2 * _GAP
    if picture.width > most:
        size = (most, round(picture.height * most / picture.width))
        picture = picture.resize(size, Image.Resampling.LANCZOS)
    out = Image.new("RGB", (_WIDTH, _HEADING + picture.height + _GAP), GROUND)
    _heading(out, scene.title)
    out.paste(picture, ((_WIDTH - picture.width) // 2, _HEADING))
    return out


def _heading(out: Image.Image, title: str) -> None:
    draw_text(
        out, (_GAP, _HEADING // 2), title, 22, CREAM, "lm", _WIDTH - 2 * _GAP, True, serif=True
    )
