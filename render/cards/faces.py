"""Card faces, backs and pack styles.

Pictures are cached and shared: paste them, do not draw on them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final, Literal

from PIL import Image, ImageChops, ImageDraw

from gamekit.api.scenes import Look
from gamekit.cards.cards import Card, Rank, Suit
from i18n import language_of
from render.cards import ornament
from render.cards.courts import draw_bust, draw_court
from render.cards.shapes import Pen
from render.cards.signs import Signs, draw_sign, index_shape
from render.style import theme
from render.style.sprites import MIB, SpriteCache

RATIO: Final = 1.5
"""Height of a card in widths."""

UNITS: Final = 200.0
"""Width of a card in drawing units; its height is 300."""

COURT_RANKS: Final = (Rank.KING, Rank.QUEEN, Rank.JACK)

_CORNER: Final = 13.0
_TAILED: Final = "QJ"
"""Letters with a part below the base line."""
_FADED: Final = [round(alpha * 0.5) for alpha in range(256)]

_SPRITES: Final = SpriteCache(8 * MIB)
"""Cache of finished cards; :mod:`render.table.parts` caches them as placed on a table."""


_SPELT: Final = {Rank.TEN: "10", Rank.JOKER: "Jk"}


class Letters(Enum):
    """Index letters of ace, king, queen and jack by language; the ten is always 10."""

    FR = "ARDV"
    DE = "AKDB"
    IT = "ARDF"
    EN = "AKQJ"

    def of(self, rank: Rank) -> str:
        """Index text of a rank."""
        if rank in _SPELT:
            return _SPELT[rank]
        place = "AKQJ".find(rank.value)
        return self.value[place] if place >= 0 else rank.value


@dataclass(frozen=True, slots=True)
class PackStyle:
    """A reader's style of cards."""

    colours: Literal["two", "four"] = "two"
    """``four``: blue diamonds and green clubs."""
    big_index: bool = False
    """Indices half as large again, with smaller pictures."""
    letters: Letters = Letters.FR
    signs: Signs | None = None
    """Signs of the game's cards besides suit and rank."""

    def shows(self, card: Card) -> tuple[object, ...]:
        """Cache key of a card in this style, equal for equal pictures."""
        own = self.colours if card.suit in _TWO_OR_FOUR else "two"
        sign = self.signs.of(card) if self.signs is not None else None
        return str(card), own, self.big_index, self.letters.of(card.rank), sign


_TWO_OR_FOUR: Final = (Suit.DIAMONDS, Suit.CLUBS)
"""Suits with different colours in both packs."""


def style_of(look: Look) -> PackStyle:
    """Pack style of a look; raise ``ValueError`` for a language without letters."""
    try:
        return PackStyle(look.colours, look.big_index, _LETTERS[language_of(look.language, "")])
    except KeyError:
        raise ValueError(f"no cards in the language {look.language!r}") from None


_LETTERS: Final = {"fr": Letters.FR, "de": Letters.DE, "it": Letters.IT, "en": Letters.EN}
_COLUMNS: Final = {"l": -28.0, "c": 0.0, "r": 28.0}
_CLOSER: Final = {"l": -23.5, "c": 0.0, "r": 26.0}
"""X offsets of pips beside a ten's two digits."""
_LEAN: Final = 17 / 103
"""Slant of the pips to the right, away from the indices, per unit of height."""
_PIPS: Final[dict[Rank, tuple[tuple[str, float], ...]]] = {
    Rank.TWO: (("c", -103), ("c", 103)),
    Rank.THREE: tuple(("c", y) for y in (-103, 0, 103)),
    Rank.FOUR: tuple((c, y) for c in "lr" for y in (-103, 103)),
    Rank.FIVE: (*((c, y) for c in "lr" for y in (-103, 103)), ("c", 0)),
    Rank.SIX: tuple((c, y) for c in "lr" for y in (-103, 0, 103)),
    Rank.SEVEN: (*((c, y) for c in "lr" for y in (-103, 0, 103)), ("c", -51.5)),
    Rank.EIGHT: (*((c, y) for c in "lr" for y in (-103, 0, 103)), ("c", -51.5), ("c", 51.5)),
    Rank.NINE: (*((c, y) for c in "lr" for y in (-103, -36, 36, 103)), ("c", 0)),
    Rank.TEN: (*((c, y) for c in "lr" for y in (-103, -36, 36, 103)), ("c", -69.5), ("c", 69.5)),
}
"""Traditional places of the pips about the card's middle; the lower ones are upside down."""


def face(
    card: Card, width: int, style: PackStyle | None = None, *, dimmed: bool = False
) -> Image.Image:
    """Face of a card, RGBA, ``width`` px wide and :data:`RATIO` times as high.

    ``dimmed``: unplayable, on grey paper, faded and hatched with a dark index. Raises
    ``ValueError`` for a width below 16 or above 600.
    """
    _check(width)
    chosen = style or PackStyle()
    key = (chosen.shows(card), width, dimmed)
    return _SPRITES.get(key, lambda: _face(card, width, chosen, dimmed))


def back(width: int) -> Image.Image:
    """Back of all cards, RGBA, symmetric under half a turn. Widths as for :func:`face`."""
    _check(width)
    return _SPRITES.get((None, width), lambda: _back(width))


def blank(width: int) -> Image.Image:
    """Empty card, RGBA, not cached. Widths as for :func:`face`."""
    _check(width)
    return _blank(width, theme.PAPER).finish()


def _check(width: int) -> None:
    if not 16 <= width <= 600:
        raise ValueError(f"a card is 16 to 600 px wide: {width}")


def _blank(width: int, paper: theme.Colour) -> Pen:
    pen = Pen((width, round(width * RATIO)), UNITS)
    _edge(pen, (*paper, 255))
    return pen


def _edge(pen: Pen, fill: tuple[int, int, int, int] | None) -> None:
    """Draw the card's outline with round corners."""
    w, h = pen.image.size
    k = w / UNITS
    ImageDraw.Draw(pen.image).rounded_rectangle(
        (0, 0, w - 1, h - 1),
        _CORNER * k,
        fill=fill,
        outline=(*theme.EDGE, 255),
        width=round(1.6 * k),
    )


def _letter(
    pen: Pen, text: str, cap: float, most: float, xy: tuple[float, float], colour: theme.Colour
) -> Callable[[], None]:
    """Draw an index letter ``cap`` units high, at most ``most`` wide.

    ``xy``: middle of its base line. Returns a function that draws it again, upside down in the
    opposite corner.
    """
    k = pen.image.width / UNITS
    mask, above = index_shape(text, cap * k, most * k)
    x, y = round(xy[0] * k - mask.width / 2), round(xy[1] * k) + above
    ink = (*colour, 255)
    pen.image.paste(ink, (x, y, x + mask.width, y + mask.height), mask)
    w, h = pen.image.size

    def again() -> None:
        place = (w - x - mask.width, h - y - mask.height, w - x, h - y)
        pen.image.paste(ink, place, mask.transpose(Image.Transpose.ROTATE_180))

    return again


def _index(pen: Pen, card: Card, style: PackStyle, colour: theme.Colour) -> None:
    """Draw rank over suit in two corners; in the big-index pack side by side at the upper edge."""
    text = style.letters.of(card.rank)
    tailed = text in _TAILED
    if style.big_index:
        cap = 76 if tailed else 92
        _letter(pen, text, cap, 98 if len(text) > 1 else 84, (54, 12 + cap), colour)
        if card.rank is not Rank.JOKER:
            pen.pip(card.suit, 150 if len(text) > 1 else 148, 57, 82, colour)
        return
    # Two digits have more room than a letter, so that they are not squashed.
    most, middle = (58, 39.0) if len(text) > 1 else (42, 32.5)
    again = _letter(pen, text, 60 if tailed else 62, most, (middle, 71 if tailed else 73), colour)
    again()
    for x, y, turn in ((0, 0, 0), (UNITS, UNITS * RATIO, 180)) * (card.rank is not Rank.JOKER):
        with pen.at(x, y, turn=turn):
            pen.pip(card.suit, 32.5, 110.5 if tailed else 103, 34 if tailed else 40, colour)


def _art(pen: Pen, card: Card, style: PackStyle, colour: theme.Colour) -> None:
    """Draw the card's picture or pips."""
    if card.rank in COURT_RANKS:
        tint = theme.suit_tint(card.suit, four=style.colours == "four")
        if style.big_index:
            draw_bust(pen, card, tint)
        else:
            draw_court(pen, card, colour, tint)
    elif card.rank is Rank.JOKER:
        with pen.at(0, 40 if style.big_index else 0):
            ornament.draw_joker(pen, colour)
    elif style.big_index:
        with pen.at(-30, 7.5, 1.3):
            ornament.draw_ace(pen, card.suit, colour, garland=False)
    elif card.rank is Rank.ACE:
        ornament.draw_ace(pen, card.suit, colour)
    else:
        columns = _CLOSER if card.rank is Rank.TEN else _COLUMNS
        for column, y in _PIPS[card.rank]:
            x = 100 + columns[column] - y * _LEAN
            with pen.at(x, 150 + y, turn=180 if y > 0 else 0):
                pen.pip(card.suit, 0, 0, 35, colour)


def _face(card: Card, width: int, style: PackStyle, dimmed: bool) -> Image.Image:
    colour = theme.suit_colour(card.suit, four=style.colours == "four")
    pen = _blank(width, theme.PAPER_DIM if dimmed else theme.PAPER)
    sign = style.signs.of(card) if style.signs is not None else None
    if dimmed or (sign is not None and sign.quiet):
        art = pen.layer()
        _art(art, card, style, colour)
        pen.image.paste(art.image, (0, 0), art.image.getchannel("A").point(_FADED))
    else:
        _art(pen, card, style, colour)
    if dimmed:
        pen.image.paste((*theme.HATCH, 255), (0, 0), _hatching(width))
        _edge(pen, None)
    if sign is not None:
        draw_sign(pen, sign, big_index=style.big_index)
    _index(pen, card, style, colour)
    return pen.finish()


@lru_cache(maxsize=8)
def _hatching(width: int) -> Image.Image:
    """Mask of slanting lines across a card, visible in greyscale too."""
    card = _blank(width, theme.PAPER)
    lines = card.layer()
    for x in range(-300, 200, 20):
        lines.line(f"M{x} 300 L{x + 300} 0", theme.HATCH, 3.0)
    return ImageChops.multiply(*(pen.image.getchannel("A") for pen in (lines, card)))


def _back(width: int) -> Image.Image:
    pen = _blank(width, ornament.GROUND)
    ornament.draw_back(pen)
    return pen.finish()
