"""Table seen from above, with two to four seats, their marks and the trick.

A game draws its own things on top, mostly in the corners (:mod:`render.table.layout`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from gamekit.api.scenes import Portrait
from gamekit.cards.cards import Card, Suit
from render.cards.faces import PackStyle
from render.style.canvas import Surface
from render.style.names import fitting
from render.style.text import draw_text, text_width
from render.style.theme import CREAM
from render.table import layout
from render.table.alp import burnt_medallion
from render.table.layout import ROUND, Box, Seating, Side
from render.table.lying import lay_turned, lying_back
from render.table.parts import (
    BRASS,
    Mark,
    dealer_mark,
    label,
    lay_plate,
    lead_mark,
    panel,
    paste,
    paste_centred,
    paste_tile,
    tile,
    winner_star,
)
from render.table.surfaces import wood

STAR = 0.29
"""Size of the star on the winner's card of a complete trick, in widths of the card."""
MARK = 0.33
"""Size of the mark of a call, likewise."""
FIELD = 110
"""Darkness of a field on the table."""
Label: TypeAlias = tuple[str, Suit | None]
"""Word or number of a call, followed by a suit's sign."""


@dataclass(frozen=True, slots=True)
class Place:
    """Seat with its marks."""

    letter: str
    """Letter of the seat."""
    name: str
    active: bool = False
    """Whether the seat is on turn."""
    deals: bool = False
    """Whether it has the dealer's mark."""
    said: tuple[Label, ...] = ()
    portrait: Portrait | None = None
    leads: bool = False
    """Whether it has the leader's mark instead, where the trick lies by itself."""


@lru_cache(maxsize=8)
def bare_table(*fields: Box) -> Image.Image:
    """Bare table, its ``fields`` darkened, 1000 × 640 px. Shared: copy before drawing."""
    box = layout.BOARD
    image = wood(box.w, box.h, 5, 5, 0.42)
    paste_centred(image, burnt_medallion(300), (500, 320))
    for field in fields:
        panel(image, field, FIELD)
    return image


def draw_place(
    image: Surface, side: Side, place: Place, seating: Seating = ROUND, *, four: bool = False
) -> None:
    """Draw a seat's name plate, dealer's mark and calls; ``four``: in four colours."""
    box = seating.plate[side]
    lay_plate(image, box, place.name, place.letter, place.active, place.portrait)
    if place.deals:
        paste_centred(image, dealer_mark(), seating.dealer[side])
    if place.leads:
        paste_centred(image, lead_mark(), seating.dealer[side])
    if place.said:
        draw_labels(image, seating.said[side], place.said, four=four)


def draw_labels(image: Surface, spot: Box, labels: Sequence[Label], *, four: bool = False) -> None:
    """Draw labels from the spot's left edge; without room they overlap, the newest on top."""
    sprites = [label(text, suit, four, spot.h) for text, suit in labels]
    total = sum(sprite.width for sprite in sprites) + 6 * (len(sprites) - 1)
    squeeze = max(0, total - spot.w) / max(1, len(sprites) - 1)
    x = float(spot.x)
    for sprite in sprites:
        paste(image, sprite, x, spot.y)
        x += sprite.width + 6 - squeeze


def draw_trick(
    image: Surface,
    cards: Mapping[Side, Card | None],
    leader: Side | None,
    style: PackStyle,
    seating: Seating = ROUND,
    winner: Side | None = None,
    marks: Mapping[Side, Mark] | None = None,
) -> None:
    """Draw the cards before the seats, ``None`` for a face-down one, and the leader's mark.

    A complete trick has its ``winner``'s star instead. ``marks``: of calls.
    """
    # Top cards under bottom ones, so that every index stays visible; the mark shows the leader.
    for side in (Side.TOP, Side.LEFT, Side.RIGHT, Side.BOTTOM):
        if side not in cards:
            continue
        card, turn, at = cards[side], seating.turn[side], seating.trick[side]
        if card is None:
            paste_centred(image, lying_back(seating.card, turn), at)
        else:
            lay_turned(image, card, seating.card, style, turn, at)
    if winner is not None:
        star = winner_star(round(STAR * seating.card))
        paste_centred(image, star, seating.beside(winner, seating.lead[winner]))
    elif cards and leader is not None:
        paste_centred(image, lead_mark(), seating.beside(leader, seating.lead[leader]))
    for side, mark in (marks or {}).items():
        sprite = mark(round(MARK * seating.card))
        paste_centred(image, sprite, seating.beside(side, layout.CALL[side]))


def draw_worth(
    image: Surface,
    labels: Sequence[Label],
    at: tuple[int, int] = (534, 322),
    *,
    four: bool = False,
) -> None:
    """Draw the trick's value over its middle, clear of indices: a number and a sign each."""
    sprites = [label(text, suit, four, 62) for text, suit in labels]
    x = at[0] - (sum(sprite.width for sprite in sprites) + 8 * (len(sprites) - 1)) / 2
    for sprite in sprites:
        paste(image, sprite, x, at[1] - sprite.height // 2)
        x += sprite.width + 8


def draw_last(
    image: Surface,
    box: Box,
    title: str,
    cards: Mapping[Side, Card],
    winner: Side | None,
    style: PackStyle,
    marks: Mapping[Side, Mark] | None = None,
) -> None:
    """Draw the last trick small in a corner: title, four tiles, star on the winner's, marks."""
    panel(image, box, FIELD)
    draw_title(image, box, title)
    cx, cy = box.centre[0], box.y + 140
    for side, card in cards.items():
        dx, dy = layout.LAST_AT[side]
        won = side is winner
        sprite = tile(card, *layout.LAST_TILE, style, ringed=won)
        paste_tile(image, sprite, (cx + dx, cy + dy), winner=won, mark=(marks or {}).get(side))


def draw_title(image: Surface, box: Box, title: str) -> None:
    """Draw the title of a field."""
    size = fitting(title, box.w - 12, (30, 28, 26, 24))
    at = (box.centre[0], box.y + 26)
    draw_text(image, at, title, size, CREAM, "mm", bold=True, max_width=box.w - 12)


def centre_words(
    image: Surface, text: str, at: tuple[int, int] = (500, 320), room: int = layout.WIDTH
) -> None:
    """Draw large words across the middle of the table, or centred on another point.

    Words wider than ``room`` px are drawn smaller.
    """
    size = 54
    while size > 30 and text_width(text, size, True) + 60 > room:
        size -= 2
    width = text_width(text, size, True)
    box = Box(at[0] - width // 2 - 30, at[1] - 45, width + 60, 90)
    panel(image, box, 225)
    draw_text(image, box.centre, text, size, BRASS, "mm", bold=True)
