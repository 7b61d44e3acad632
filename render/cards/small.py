"""Small card faces of rank and suit, for 20 px in texts and on buttons.

Card paper with an edge suits dark and light backgrounds. Each index letter of any language is drawn
once a suit.
"""

from __future__ import annotations

import hashlib
import io
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from gamekit.cards.cards import Rank, Suit
from render.cards.faces import Letters
from render.cards.shapes import Pen
from render.cards.signs import index_shape
from render.style import theme

SIDE: Final = 96
"""Side of a picture in px, enough for the sharpest screens."""
_UNITS: Final = 100.0
_PIPS: Final = {Suit.HEARTS: 43, Suit.DIAMONDS: 53, Suit.CLUBS: 45, Suit.SPADES: 46}
"""Heights of the suit signs beside a letter, of equal visual size."""
_OWN_COLOURS: Final = (Suit.DIAMONDS, Suit.CLUBS)
"""Suits with another colour in a four-colour pack."""


@dataclass(frozen=True, slots=True)
class SmallFace:
    """Small face of a card or suit."""

    text: str
    """Rank's letter or number; empty for the suit alone."""
    suit: Suit
    four: bool = False
    """Whether in four-colour style; only for suits that differ there."""

    @classmethod
    def of_pack(cls, text: str, suit: Suit, *, four: bool) -> SmallFace:
        """Face in a reader's pack of two or ``four`` colours."""
        return cls(text, suit, four and suit in _OWN_COLOURS)


def small_faces() -> tuple[SmallFace, ...]:
    """Small faces of both packs in all languages."""
    ranks = (rank for rank in Rank if rank is not Rank.JOKER)
    texts = dict.fromkeys(letters.of(rank) for rank in ranks for letters in Letters)
    return tuple(
        SmallFace(text, suit, four)
        for four in (False, True)
        for suit in (_OWN_COLOURS if four else Suit)
        for text in (*texts, "")
    )


def draw_small(face: SmallFace) -> Image.Image:
    """Draw a face, RGBA, :data:`SIDE` px square."""
    colour = theme.suit_colour(face.suit, four=face.four)
    pen = Pen((SIDE, SIDE), _UNITS)
    side = pen.image.width
    k = side / _UNITS
    ImageDraw.Draw(pen.image).rounded_rectangle(
        (0, 0, side - 1, side - 1),
        16 * k,
        fill=(*theme.PAPER, 255),
        outline=(*theme.EDGE, 255),
        width=round(5 * k),
    )
    if not face.text:
        pen.pip(face.suit, 50, 50, 76, colour)
        return pen.finish()
    _letter(pen, face.text, colour)
    height, place = float(_PIPS[face.suit]), 71.0
    if len(face.text) > 1:
        height, place = height * 0.82, 75.0
    for grown, ink in ((14, theme.PAPER), (0, colour)):  # Paper between letter and sign.
        pen.pip(face.suit, place, place, height + grown, ink)
    return pen.finish()


def small_digest(face: SmallFace) -> str:
    """Hash of a face's picture, ten hexadecimal digits."""
    return hashlib.sha256(draw_small(face).tobytes()).hexdigest()[:10]


def small_png(face: SmallFace) -> bytes:
    """Encode a face's picture as PNG."""
    out = io.BytesIO()
    draw_small(face).save(out, "PNG", optimize=True)
    return out.getvalue()


def _letter(pen: Pen, text: str, colour: theme.Colour) -> None:
    """Draw a large letter in the upper left; two digits are lower, not squashed."""
    k = pen.image.width / _UNITS
    cap, most, middle, base = (56, 66, 39.5, 65) if len(text) > 1 else (64, 44, 31, 74)
    mask, above = index_shape(text, cap * k, most * k, serif=False)
    x, y = round(middle * k - mask.width / 2), round(base * k) + above
    pen.image.paste((*colour, 255), (x, y, x + mask.width, y + mask.height), mask)
