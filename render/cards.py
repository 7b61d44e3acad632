"""The pack in pictures: faces, backs, and the styles a player may choose.

Pictures are cached and shared: paste them, do not draw on them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final, Literal

from PIL import Image, ImageDraw

from brouc.cards import Card, Rank
from render import ornament, theme
from render.courts import draw_court
from render.fonts import font
from render.shapes import Pen

RATIO: Final = 1.5
"""Height of a card in widths."""

UNITS: Final = 200.0
"""A card is drawn 200 units wide and 300 high."""


class Letters(Enum):
    """The letters of ace, king, queen and jack in a language; the ten is always 10."""

    FR = "ARDV"
    DE = "AKDB"
    IT = "ARDF"
    EN = "AKQJ"

    def of(self, rank: Rank) -> str:
        """What stands in the corner of this rank's cards."""
        if rank is Rank.TEN:
            return "10"
        place = "AKQJ".find(rank.letter)
        return self.value[place] if place >= 0 else rank.letter


@dataclass(frozen=True, slots=True)
class PackStyle:
    """How a reader wants the cards."""

    colours: Literal["two", "four"] = "two"
    """Two colours, or four: blue diamonds and green clubs."""
    big_index: bool = False
    """Indices half as large again, at the picture's cost."""
    letters: Letters = Letters.FR


_COLUMNS: Final = {"l": -25.0, "c": 0.0, "r": 25.0}
_PIPS: Final[dict[Rank, tuple[tuple[str, float], ...]]] = {
    Rank.SEVEN: (*((c, y) for c in "lr" for y in (-96, 0, 96)), ("c", -48)),
    Rank.EIGHT: (*((c, y) for c in "lr" for y in (-96, 0, 96)), ("c", -48), ("c", 48)),
    Rank.NINE: (*((c, y) for c in "lr" for y in (-96, -32, 32, 96)), ("c", 0)),
    Rank.TEN: (*((c, y) for c in "lr" for y in (-96, -32, 32, 96)), ("c", -64), ("c", 64)),
}
"""The traditional places of the pips about the card's middle; the lower ones are upside down."""


def face(
    card: Card, width: int, style: PackStyle | None = None, *, dimmed: bool = False
) -> Image.Image:
    """The card's face, RGBA, ``width`` px wide and :data:`RATIO` times as high.

    ``dimmed`` shows a card that may not be played: grey paper with a hatch, readable without
    colour. Raises ``ValueError`` for a width below 16 or above 2000.
    """
    if not 16 <= width <= 2000:
        raise ValueError(f"a card is 16 to 2000 px wide: {width}")
    return _face(card, width, style or PackStyle(), dimmed)


def back(width: int) -> Image.Image:
    """The back of every card, RGBA, the same in both directions."""
    if not 16 <= width <= 2000:
        raise ValueError(f"a card is 16 to 2000 px wide: {width}")
    return _back(width)


def _blank(width: int, paper: theme.Colour) -> Pen:
    pen = Pen((width, round(width * RATIO)), UNITS)
    draw = ImageDraw.Draw(pen.image)
    w, h = pen.image.size
    k = w / UNITS
    draw.rounded_rectangle(
        (0, 0, w - 1, h - 1),
        13 * k,
        fill=(*paper, 255),
        outline=(*theme.EDGE, 255),
        width=round(1.6 * k),
    )
    return pen


def _index(pen: Pen, card: Card, style: PackStyle, colour: theme.Colour) -> None:
    """Rank over suit in the upper left corner."""
    k = pen.image.width / UNITS
    cap = 92 if style.big_index else 62
    text = style.letters.of(card.rank)
    letters = font(round(cap * k / 0.714), True, serif=True)
    left, top, right, bottom = letters.getbbox(text, anchor="ls")
    mask = Image.new("L", (int(right - left), int(bottom - top)), 0)
    ImageDraw.Draw(mask).text((-left, -top), text, font=letters, fill=255, anchor="ls")
    most = round((70 if style.big_index else 44) * k)
    if mask.width > most:
        mask = mask.resize((most, mask.height), Image.Resampling.LANCZOS)
    middle = (46 if style.big_index else 33.5) * k
    ink = Image.new("RGBA", mask.size, (*colour, 255))
    base = round((11 + cap) * k)
    pen.image.paste(ink, (round(middle - mask.width / 2), base + int(top)), mask)
    pen.pip(
        card.suit,
        middle / k,
        11 + cap + (50 if style.big_index else 30),
        64 if style.big_index else 40,
        colour,
    )


def _mirrored(pen: Pen) -> None:
    pen.image.alpha_composite(pen.image.transpose(Image.Transpose.ROTATE_180))


@lru_cache(maxsize=256)
def _face(card: Card, width: int, style: PackStyle, dimmed: bool) -> Image.Image:
    colour = theme.suit_colour(card.suit, four=style.colours == "four")
    pen = _blank(width, theme.PAPER)
    over = Pen((width, round(width * RATIO)), UNITS)
    _index(over, card, style, colour)
    _mirrored(over)
    pen.image.alpha_composite(over.image)
    if card.rank is Rank.ACE:
        ornament.draw_ace(pen, card.suit, colour, theme.PAPER)
    elif card.rank in _PIPS:
        height = 36.0
        for column, y in _PIPS[card.rank]:
            with pen.at(100 + _COLUMNS[column], 150 + y, turn=180 if y > 0 else 0):
                pen.pip(card.suit, 0, 0, height, colour)
    else:
        draw_court(pen, card, colour, theme.suit_tint(card.suit, four=style.colours == "four"))
    made = pen.finish()
    return _dim(made) if dimmed else made


def _dim(made: Image.Image) -> Image.Image:
    grey = Image.new("RGBA", made.size, (*theme.PAPER_DIM, 0))
    return Image.blend(made, Image.merge("RGBA", (*grey.split()[:3], made.getchannel("A"))), 0.4)


@lru_cache(maxsize=8)
def _back(width: int) -> Image.Image:
    pen = _blank(width, ornament.GROUND)
    ornament.draw_back(pen)
    return pen.finish()
