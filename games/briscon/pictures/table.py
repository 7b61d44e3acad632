"""The table for two, seen from above, as board and replay show it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from gamekit.api.scenes import Look
from gamekit.cards.cards import Card, Suit
from games.briscon.engine.deal import Trick
from games.briscon.engine.seats import SEATS, PerSeat, Seat
from games.briscon.pictures import layout
from games.briscon.pictures.entries import Sheet
from games.briscon.pictures.layout import side_of
from games.briscon.pictures.small_sheet import lay_sheet
from games.briscon.pictures.words import drawn
from render.cards.faces import style_of
from render.style.canvas import Surface
from render.style.text import draw_text
from render.style.theme import CREAM
from render.style.words import Words
from render.table.alp import burnt_medallion
from render.table.grain import planks, vignette
from render.table.layout import Box
from render.table.lying import lay_turned, lying_back
from render.table.parts import (
    BRASS,
    dealer_mark,
    disc,
    lay_plate,
    lead_mark,
    panel,
    paste,
    paste_centred,
    paste_tile,
    tile,
    trump_sign,
    winner_star,
)
from render.table.table import FIELD, STAR, centre_words

UPCARD_W = 150
PILE_W = 102


@dataclass(frozen=True, slots=True)
class Seen:
    """Public cards on the table."""

    dealer: Seat
    trump: Suit
    upcard: Card | None
    stock: int
    held: PerSeat[tuple[Card | None, ...]]
    """Each player's cards; ``None`` for one whose face is not seen."""
    shown: frozenset[Card]
    """Cards among them known to both players."""
    lying: Trick
    taker: Seat | None
    """Winner of the complete trick on the table."""
    turn: Seat | None
    won: PerSeat[int]
    robber: Seat | None = None
    """Seat that robbed the upcard with the seven."""
    words: str = ""
    """Large across the middle."""


def draw_table(
    image: Surface,
    seen: Seen,
    sheet: Sheet,
    names: PerSeat[str],
    look: Look,
    say: Words,
    bottom: Seat,
    paper: Box = layout.SHEET,
) -> None:
    """Draw on a :func:`table`, the score sheet on ``paper``.

    :data:`layout.LAST` stays empty.
    """
    called = names
    for seat in SEATS:
        called = called.put(seat, drawn(names, seat, say))
    lay_sheet(image, paper, sheet, called, say)
    for seat in SEATS:
        _place(image, seat, seen, called[seat], look, say, bottom)
    _stock(image, seen, look, say)
    _trick(image, seen, look, bottom)
    if seen.words:
        centre_words(image, seen.words, _free(seen.lying, bottom), layout.WORDS)


def _free(trick: Trick, bottom: Seat) -> tuple[int, int]:
    """Place of the text, covering no index: beside a single card, over both, else in the middle."""
    if trick.complete:
        return layout.OVER
    if not trick.cards:
        return layout.CENTRE
    return layout.BESIDE[side_of(trick.leader, bottom)]


@lru_cache(maxsize=2)
def bare(*fields: Box) -> Image.Image:
    """The bare table, its ``fields`` darkened. Shared: copy before drawing."""
    box = layout.BOARD
    image = vignette(planks(box.w, box.h, 5, 5, (74, 43, 22), (138, 88, 47)), 0.42)
    paste_centred(image, burnt_medallion(300), layout.CENTRE)
    for field in fields:
        panel(image, field, FIELD)
    return image


def table() -> Image.Image:
    """The table of a deal before anything lies on it. Shared: copy before drawing."""
    return bare(layout.STOCK, *layout.PILE.values())


def _place(
    image: Surface, seat: Seat, seen: Seen, name: str, look: Look, say: Words, bottom: Seat
) -> None:
    side = side_of(seat, bottom)
    box = layout.PLATE[side]
    active = seen.turn is seat or seen.taker is seat
    letter, face = say.letter(seat.value), look.portrait(seat.value)
    lay_plate(image, box, name, letter, active, face)
    if seen.dealer is seat:
        paste_centred(image, dealer_mark(48), layout.DEALER[side])
    held = layout.HELD[side]
    if seen.held[seat]:
        panel(image, held, FIELD)
    for i, card in enumerate(seen.held[seat]):
        x = held.x + layout.STEP * i
        if card is None:
            paste(image, _small_back(), x, held.y)
        else:
            ringed = card in seen.shown
            paste(image, tile(card, *layout.TILE, style_of(look), ringed=ringed), x, held.y)
    _pile(image, layout.PILE[side], seen.won[seat])


@lru_cache(maxsize=1)
def _small_back() -> Image.Image:
    width, height = layout.TILE
    return lying_back(width - 2, 0.0).crop((19, 19, 19 + width, 19 + height))


def _pile(image: Surface, box: Box, won: int) -> None:
    """Tricks won: their backs on a pile, and how many."""
    for trick in range(won):
        paste(image, lying_back(44, 0.0), box.x - 14 + 1.1 * trick, box.y - 2)
    at = (box.right - 27, box.centre[1])
    draw_text(image, at, str(won), 40, BRASS if won else CREAM, "mm", bold=True)


def _stock(image: Surface, seen: Seen, look: Look, say: Words) -> None:
    """The pile with its size, and the card that was turned up lying across under it."""
    box = layout.STOCK
    sign = trump_sign(seen.trump, 56, look.colours == "four")
    label = say("picture-label-trump")
    draw_text(image, (box.x + 12, box.y + 34), label, 30, CREAM, "lm", bold=True, max_width=130)
    paste(image, sign, box.right - 68, box.y + 6)
    if seen.upcard is None:
        words = say("picture-label-stock-gone")
        draw_text(
            image, (box.centre[0], box.y + 152), words, 34, CREAM, "mm", bold=True, max_width=230
        )
        return
    lay_turned(image, seen.upcard, UPCARD_W, style_of(look), 90.0, layout.UPCARD_AT)
    if seen.robber is not None:
        words = say("picture-label-robbed", letter=say.letter(seen.robber.value))
        at = (box.centre[0], box.bottom - 18)
        draw_text(image, at, words, 28, CREAM, "mm", bold=True, max_width=box.w - 12)
    left = seen.stock - 1
    x, y = layout.PILE_AT
    for card in range(0, left, 4):
        lift = card // 4
        paste_centred(image, lying_back(PILE_W, 0.0), (x + 2 * lift, y - 2 * lift))
    if left:
        lift = (left - 1) // 4
        at = (x + 2 * lift, y - 2 * lift)
        panel(image, Box(at[0] - 38, at[1] - 32, 76, 64), 235)
        draw_text(image, at, str(seen.stock), 50, BRASS, "mm", bold=True)


def _trick(image: Surface, seen: Seen, look: Look, bottom: Seat) -> None:
    trick = seen.lying
    for seat, card in zip((trick.leader, trick.leader.other), trick.cards, strict=False):
        side = side_of(seat, bottom)
        turn, at = layout.TRICK_TURN[side], layout.TRICK_AT[side]
        lay_turned(image, card, layout.CARD_W, style_of(look), turn, at)
    if seen.taker is not None:
        paste_centred(image, winner_star(STAR), layout.LEAD_AT[side_of(seen.taker, bottom)])
    elif trick.cards:
        side = side_of(trick.leader, bottom)
        paste_centred(image, lead_mark(), layout.LEAD_AT[side])


def draw_last(image: Surface, trick: Trick | None, trump: Suit, look: Look, say: Words) -> None:
    """The last trick, which everybody may still see, with its winner's star."""
    if trick is None:
        return
    box = layout.LAST
    panel(image, box, FIELD)
    at, words = (box.centre[0], box.y + 18), say("picture-label-last")
    draw_text(image, at, words, 28, CREAM, "mm", bold=True, max_width=box.w - 12)
    winner, y = trick.winner(trump), box.y + 83
    cards = zip((trick.leader, trick.leader.other), trick.cards, strict=True)
    for place, (seat, card) in enumerate(cards):
        x = box.x + 8 + 122 * place
        paste_centred(image, disc(say.letter(seat.value), 40), (x + 22, y))
        sprite = tile(card, *layout.LAST_TILE, style_of(look), ringed=seat is winner)
        paste_tile(image, sprite, (x + 78, y), winner=seat is winner)
