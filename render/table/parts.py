"""Parts of several scenes: index tiles, plates, labels, marks.

All are cached sprites (``RGBA``): paste them, do not draw on them.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache, partial
from hashlib import blake2b
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from gamekit.api.scenes import Portrait
from gamekit.cards.cards import Card, Suit
from render.cards.faces import PackStyle, back, face
from render.cards.shapes import pip
from render.cards.signs import draw_tile_foot, index_shape
from render.style.canvas import Canvas, Surface
from render.style.names import draw_name
from render.style.sprites import MIB, SpriteCache, kept
from render.style.text import draw_text, text_width
from render.style.theme import CREAM, INK, OCHRE, PAPER, PAPER_DIM, RED, Colour, mix, suit_colour
from render.table.heads import badge, round_portrait
from render.table.layout import Box

Mark: TypeAlias = Callable[[int], Image.Image]
"""Drawing of a mark by its size in px."""
_SUPER: Final = 3
BRASS: Final[Colour] = (255, 206, 92)
DARK: Final[Colour] = (44, 26, 16)
"""Burnt wood: plates and borders."""


def paste(image: Surface, sprite: Image.Image, x: float, y: float) -> None:
    """Lay an ``RGBA`` sprite with its upper left corner at (x, y); it may reach beyond it."""
    image.paste(sprite, (round(x), round(y)), sprite)


def paste_centred(image: Surface, sprite: Image.Image, at: tuple[float, float]) -> None:
    """Lay an ``RGBA`` sprite centred on a point."""
    paste(image, sprite, at[0] - sprite.width / 2, at[1] - sprite.height / 2)


_TILES: Final = SpriteCache(10 * MIB, 2 * MIB)


def half_card(card: Card, width: int, height: int, style: PackStyle) -> Image.Image:
    """Upper part of a card, for places too low for its whole face."""
    key = ("half", style.shows(card), width, height)
    return _TILES.get(key, lambda: face(card, width, style).crop((0, 0, width, height)))


def tile(
    card: Card, width: int, height: int, style: PackStyle, ringed: bool = False, pale: bool = False
) -> Image.Image:
    """Card reduced to its index, rank over suit, for rows without room for a whole card.

    ``ringed`` marks it (a winner) with a thick frame; ``pale`` greys it.
    """
    key = (style.shows(card), width, height, ringed, pale)
    return _TILES.get(key, lambda: _tile(card, width, height, style, ringed, pale))


def _tile(
    card: Card, width: int, height: int, style: PackStyle, ringed: bool, pale: bool
) -> Image.Image:
    colour = suit_colour(card.suit, four=style.colours == "four")
    big = (width * _SUPER, height * _SUPER)
    sign = style.signs.of(card) if style.signs is not None else None
    quiet = pale or (sign is not None and sign.quiet)
    paper = PAPER_DIM if quiet else PAPER
    out = Image.new("RGBA", big)
    draw = ImageDraw.Draw(out)
    edge = (*(BRASS if ringed else DARK), 255)
    frame, box, corner = (6 if ringed else 2) * _SUPER, (0, 0, big[0] - 1, big[1] - 1), 9 * _SUPER
    draw.rounded_rectangle(box, corner, fill=(*paper, 255), outline=edge, width=frame)
    if sign is not None and not sign.quiet:
        draw_tile_foot(out, sign, frame, corner)
        draw.rounded_rectangle(box, corner, outline=edge, width=frame)
        # Rank and suit move up, off the foot.
        big = (big[0], round(big[1] * 0.88))
    wide = width > height
    room = (big[0] * 0.46, big[1] * 0.60) if wide else (big[0] * 0.66, big[1] * 0.44)
    text = style.letters.of(card.rank)
    figures = len(text) > 1
    mask, _ = index_shape(text, room[1], room[0] * ((1.1 if wide else 1.24) if figures else 1))
    sign_high = (0.46 if figures else 0.52) if wide else 0.36
    drawn = pip(card.suit, int(big[1] * sign_high), colour)
    if wide:
        at = (int(big[0] * 0.30 - mask.width / 2), int((big[1] - mask.height) / 2))
        spot = (
            int(big[0] * (0.745 if figures else 0.72) - drawn.width / 2),
            int((big[1] - drawn.height) / 2),
        )
    else:
        at = (int((big[0] - mask.width) / 2), int(big[1] * 0.11))
        spot = (int((big[0] - drawn.width) / 2), int(big[1] * 0.60))
    out.paste(Image.new("RGBA", mask.size, (*colour, 255)), at, mask)
    out.alpha_composite(drawn, spot)
    return out.resize((width, height), Image.Resampling.LANCZOS)


@lru_cache(maxsize=4)
def winner_star(across: int = 26) -> Image.Image:
    """Winner's star for the corner of a card, recognisable without colour."""
    size = across * _SUPER
    out = Image.new("RGBA", (size, size))
    draw = ImageDraw.Draw(out)
    draw.ellipse((0, 0, size - 1, size - 1), fill=(*DARK, 255))
    points = []
    for i in range(10):
        radius = size * (0.42 if i % 2 == 0 else 0.18)
        angle = math.pi * (i / 5 - 0.5)
        points.append((size / 2 + radius * math.cos(angle), size / 2 + radius * math.sin(angle)))
    draw.polygon(points, fill=(*BRASS, 255))
    return out.resize((across, across), Image.Resampling.LANCZOS)


def paste_tile(
    image: Surface,
    sprite: Image.Image,
    at: tuple[int, int],
    *,
    winner: bool,
    star: int = 26,
    mark: Mark | None = None,
) -> None:
    """Lay a tile centred on a point, with the star if it won its trick, and the mark of a call."""
    paste_centred(image, sprite, at)
    if mark is not None:
        corner = at[0] - sprite.width * 0.41, at[1] + sprite.height * 0.32
        paste_centred(image, mark(round(sprite.height * 0.53)), corner)
    if winner:
        corner = (at[0] + sprite.width // 2 - 3, at[1] - sprite.height // 2 + 3)
        paste_centred(image, winner_star(star), corner)


@lru_cache(maxsize=4)
def empty_tile(width: int, height: int) -> Image.Image:
    """Place of a card not yet played."""
    big = (width * _SUPER, height * _SUPER)
    out = Image.new("RGBA", big)
    ImageDraw.Draw(out).rounded_rectangle(
        (0, 0, big[0] - 1, big[1] - 1),
        9 * _SUPER,
        fill=(0, 0, 0, 70),
        outline=(*CREAM, 110),
        width=2 * _SUPER,
    )
    return out.resize((width, height), Image.Resampling.LANCZOS)


@lru_cache(maxsize=8)
def back_tile(width: int, height: int) -> Image.Image:
    """Face-down card, for rows without room for a whole back."""
    whole = back(max(width, 48) if width < height else max(round(height * 1.5), width))
    out = Image.new("RGBA", (width, height))
    mask = Image.new("L", (width * _SUPER, height * _SUPER))
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, width * _SUPER - 1, height * _SUPER - 1), 9 * _SUPER, fill=255
    )
    left, top = (whole.width - width) // 2, (whole.height - height) // 2
    part = whole.crop((left, top, left + width, top + height))
    out.paste(part, (0, 0), mask.resize((width, height), Image.Resampling.LANCZOS))
    return out


# Bright and dark plates of people at two hundred tables.
@kept(6 * MIB, 12 * MIB)
def plate(
    name: str,
    letter: str,
    width: int,
    height: int,
    active: bool,
    portrait: Portrait | None = None,
) -> Image.Image:
    """Name plate: the seat's letter on a field or at a portrait, then the name.

    The plate on turn is bright with a dark arrow and a brass frame, the others are dark.
    """
    big = (width * 2, height * 2)
    out = Image.new("RGBA", big)
    draw = ImageDraw.Draw(out)
    ground, ink = (PAPER, INK) if active else (DARK, CREAM)
    draw.rounded_rectangle(
        (0, 0, big[0] - 1, big[1] - 1),
        20,
        fill=(*ground, 255),
        outline=(*(BRASS if active else mix(DARK, OCHRE, 0.55)), 255),
        width=12 if active else 5,
    )
    mid = big[1] / 2
    field = RED if active else mix(DARK, CREAM, 0.16)
    if portrait is None:
        draw.ellipse((14, mid - 42, 98, mid + 42), fill=(*field, 255))
        draw_text(draw, (56, mid), letter, 56, (*CREAM, 255), "mm", bold=True)
    else:
        face = round_portrait(portrait, 100)
        out.alpha_composite(face, (8, round(mid) - 50))
        out.alpha_composite(badge(letter, 62, field), (66, round(mid) - 8))
    left = 104 if portrait is None else 134
    room = big[0] - left - (64 if active else 16)
    draw_name(draw, (left, mid), name, room, (*ink, 255), (62, 56, 50, 44, 40), "lm")
    if active:
        x = big[0] - 56
        draw.polygon(((x, mid - 26), (x + 40, mid), (x, mid + 26)), fill=(*RED, 255))
    return out.resize((width, height), Image.Resampling.LANCZOS)


def lay_plate(
    surface: Surface,
    box: Box,
    name: str,
    letter: str,
    active: bool,
    portrait: Portrait | None = None,
) -> None:
    """Lay a name plate into its box."""
    told = f"plate {name!r} {letter!r} {active} {_told(portrait)}"
    made = partial(plate, name, letter, box.w, box.h, active, portrait)
    lay_made(surface, told, box, made)


def lay_made(surface: Surface, told: str, box: Box, make: Callable[[], Image.Image]) -> None:
    """Lay a picture drawn by ``make`` into its box; a canvas may have it cached.

    ``told``: identity of the picture apart from its size; equal only for equal looks.
    """

    def draw(image: Image.Image, x: int, y: int) -> None:
        sprite = make()
        at = box.x - x, box.y - y
        image.paste(sprite, at, sprite if sprite.mode == "RGBA" else None)

    if isinstance(surface, Canvas):
        surface.lay(f"{told} {box.w} {box.h}", (box.x, box.y), (box.w, box.h), draw)
    else:
        assert isinstance(surface, Image.Image), "neither image nor canvas"
        draw(surface, 0, 0)


def _told(portrait: Portrait | None) -> str:
    """Identity of a portrait."""
    if portrait is None:
        return ""
    image = blake2b(portrait.image, digest_size=16).hexdigest() if portrait.image else ""
    return f"{image} {portrait.figure} {portrait.initials!r}"


@lru_cache(maxsize=4)
def dealer_mark(size: int = 50) -> Image.Image:
    """Dealer's button: a brass disc with a pack of cards, unlike any rank's letter."""
    out = _brass(size * 3)
    draw = ImageDraw.Draw(out)
    unit = size * 3 / 150
    for left, top, paper in ((36, 40, mix(PAPER, DARK, 0.25)), (54, 28, PAPER)):
        box = (left * unit, top * unit, (left + 58) * unit, (top + 80) * unit)
        draw.rounded_rectangle(box, 9 * unit, (*paper, 255), (*DARK, 255), round(5 * unit))
    box = (66 * unit, 41 * unit, 100 * unit, 95 * unit)
    draw.rounded_rectangle(box, 5 * unit, (*RED, 255))
    return out.resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(maxsize=4)
def lead_mark(size: int = 50) -> Image.Image:
    """Leader's mark: a brass disc with a 1."""
    big = size * 3
    out = _brass(big)
    middle = (big / 2, big / 2)
    draw_text(ImageDraw.Draw(out), middle, "1", round(big * 0.66), (*DARK, 255), "mm", bold=True)
    return out.resize((size, size), Image.Resampling.LANCZOS)


def _brass(across: int) -> Image.Image:
    out = Image.new("RGBA", (across, across))
    draw = ImageDraw.Draw(out)
    draw.ellipse((0, 0, across - 1, across - 1), fill=(*DARK, 255))
    draw.ellipse((6, 6, across - 7, across - 7), fill=(*BRASS, 255))
    draw.ellipse((15, 15, across - 16, across - 16), outline=(*DARK, 255), width=4)
    return out


@lru_cache(maxsize=128)
def label(text: str, suit: Suit | None, four: bool, height: int) -> Image.Image:
    """Label of a call: a word or a number with a suit's sign, on a rounded white ground."""
    size = round(height * 0.64)
    sign = round(height * 0.62) if suit is not None else 0
    width = text_width(text, size, True) + sign + round(height * 0.5)
    out = Image.new("RGBA", (width * 2, height * 2))
    draw = ImageDraw.Draw(out)
    draw.rounded_rectangle(
        (0, 0, width * 2 - 1, height * 2 - 1),
        height * 0.6,
        fill=(*PAPER, 255),
        outline=(*DARK, 255),
        width=4,
    )
    ink = INK if suit is None else suit_colour(suit, four=four)
    draw_text(draw, (height * 0.5, height), text, size * 2, (*ink, 255), "lm", bold=True)
    if suit is not None:
        drawn = pip(suit, sign * 2, ink)
        out.alpha_composite(drawn, (round(width * 2 - height * 0.38) - drawn.width, height - sign))
    return out.resize((width, height), Image.Resampling.LANCZOS)


@lru_cache(maxsize=16)
def trump_sign(suit: Suit, size: int, four: bool) -> Image.Image:
    """Large trump sign on a white ground."""
    big = size * 2
    out = Image.new("RGBA", (big, big))
    ImageDraw.Draw(out).rounded_rectangle(
        (0, 0, big - 1, big - 1), big * 0.13, fill=(*PAPER, 255), outline=(*BRASS, 255), width=8
    )
    drawn = pip(suit, round(big * 0.76), suit_colour(suit, four=four))
    at = (big - drawn.width) // 2
    out.alpha_composite(drawn, (at, at))
    return out.resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(maxsize=4)
def bright_field(width: int, height: int) -> Image.Image:
    """Background of the field on turn."""
    out = Image.new("RGBA", (width, height))
    ImageDraw.Draw(out).rounded_rectangle(
        (0, 0, width - 1, height - 1), 14, fill=(60, 34, 16), outline=BRASS, width=5
    )
    return out


def panel(image: Surface, box: Box, darkness: int = 96) -> None:
    """Darken a rounded field of the table, so that text on it is readable."""
    sprite = _panel(box.w, box.h, darkness)
    paste(image, sprite, box.x, box.y)


@lru_cache(maxsize=32)
def _panel(width: int, height: int, darkness: int) -> Image.Image:
    out = Image.new("RGBA", (width * 2, height * 2))
    ImageDraw.Draw(out).rounded_rectangle(
        (0, 0, width * 2 - 1, height * 2 - 1), 32, fill=(16, 8, 4, darkness)
    )
    return out.resize((width, height), Image.Resampling.BOX)


@lru_cache(maxsize=16)
def disc(letter: str, size: int) -> Image.Image:
    """Letter of a seat on a dark disc with a brass rim."""
    big = size * 3
    out = Image.new("RGBA", (big, big))
    draw = ImageDraw.Draw(out)
    draw.ellipse((0, 0, big - 1, big - 1), fill=(*DARK, 255), outline=(*BRASS, 255), width=6)
    draw_text(draw, (big / 2, big / 2), letter, round(big * 0.66), (*CREAM, 255), "mm", bold=True)
    return out.resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(maxsize=1)
def lead_arrow() -> Image.Image:
    """Arrow to the card that led a trick."""
    out = Image.new("RGBA", (66, 96))
    points = ((6, 8), (58, 48), (6, 88))
    ImageDraw.Draw(out).polygon(points, fill=(*BRASS, 255), outline=(*DARK, 255), width=5)
    return out.resize((22, 32), Image.Resampling.LANCZOS)
