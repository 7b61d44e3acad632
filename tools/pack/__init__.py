"""Drawing of the twelve court figures: four trades of the Pays-d'Enhaut, one a suit.

Hearts are the herdsman's family, clubs the cheese-makers, spades the woodcutters, diamonds the
paper-cutters. ``python -m tools.pack`` draws the files that :mod:`render.cards.courts` reads.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Callable, Mapping
from typing import Final

from PIL import Image

from gamekit.cards.cards import Card, Rank, Suit
from render.cards.courts import FIGURE_BOX, FIGURE_SCALE
from render.cards.shapes import SUPER
from tools.pack import clubs, diamonds, hearts, spades
from tools.pack.pen import Pen

_TRADES: Final = {
    Suit.HEARTS: hearts,
    Suit.DIAMONDS: diamonds,
    Suit.CLUBS: clubs,
    Suit.SPADES: spades,
}
FIGURES: Final[Mapping[Card, Callable[[Pen], None]]] = {
    Card(rank, suit): draw
    for suit, trade in _TRADES.items()
    for rank, draw in (
        (Rank.KING, trade.king),
        (Rank.QUEEN, trade.queen),
        (Rank.JACK, trade.jack),
    )
}

CLEAR: Final = (0, 0, 0, 0)


def drawn(card: Card) -> Image.Image:
    """Figure of a court card, RGBA, with hard edges: a pixel is opaque or transparent."""
    left, top, right, bottom = FIGURE_BOX
    width, height = right - left, bottom - top
    pen = Pen((width * FIGURE_SCALE // SUPER, height * FIGURE_SCALE // SUPER), width)
    with pen.at(-left, -top):
        FIGURES[card](pen)
    return pen.image


def png(picture: Image.Image) -> bytes:
    """Encode a figure as a PNG with a palette, its first entry transparent."""
    pixels = [*struct.iter_unpack("4B", picture.tobytes())]
    colours = [CLEAR, *sorted(set(pixels) - {CLEAR})]
    place = {colour: number for number, colour in enumerate(colours)}
    flat = Image.frombytes("P", picture.size, bytes(place[pixel] for pixel in pixels))
    flat.putpalette([channel for colour in colours for channel in colour[:3]])
    out = io.BytesIO()
    flat.save(out, "PNG", optimize=True, transparency=0)
    return out.getvalue()
