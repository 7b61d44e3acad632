"""The board: the table from above, with everything that lies open and was written."""

from __future__ import annotations

from gamekit.api.scenes import Look, Picture
from gamekit.cards.cards import Card
from gamekit.cards.each import Each
from games.briscon.engine.cards import sorted_hand
from games.briscon.engine.seats import SEATS, PerSeat, Seat
from games.briscon.engine.view import DealView, Phase, View
from games.briscon.pictures import alt, layout
from games.briscon.pictures.entries import sheet_of
from games.briscon.pictures.layout import side_of
from games.briscon.pictures.small_sheet import lay_sheet
from games.briscon.pictures.table import Seen, bare, draw_last, draw_table, table
from games.briscon.pictures.trick import lying
from games.briscon.pictures.words import drawn, ending_in_short, words_of
from render.style.canvas import Canvas
from render.style.picture import finish
from render.style.words import Words
from render.table.layout import COLUMNS
from render.table.lying import lying_back
from render.table.parts import (
    lay_plate,
    paste_centred,
)
from render.table.table import centre_words


def board(
    view: View, names: PerSeat[str], look: Look | None = None, bottom: Seat = Seat.SOUTH
) -> Picture:
    """Public picture of the table, 1000 × 640 px, ``bottom`` below.

    Only open cards are drawn, whichever seat's view it is.
    """
    look = look or Look()
    say = words_of(look)
    if view.deal is None:
        image = _before_the_first(view, names, say, bottom, look)
    else:
        seen = _seen(view, view.deal, say)
        image = Canvas(table(), COLUMNS)
        draw_table(image, seen, sheet_of(view), names, look, say, bottom)
        before = lying(view.deal).before
        draw_last(image, before, view.deal.trump, look, say)
    return finish(image, "board", alt.board(view, names, look))


def _before_the_first(
    view: View, names: PerSeat[str], say: Words, bottom: Seat, look: Look
) -> Canvas:
    image = Canvas(bare(), COLUMNS)
    called = Each.of(SEATS, lambda seat: drawn(names, seat, say))
    box = layout.SHEET
    lay_sheet(image, box, sheet_of(view), called, say)
    for seat in SEATS:
        spot = layout.PLATE[side_of(seat, bottom)]
        letter, face = say.letter(seat.value), look.portrait(seat.value)
        lay_plate(image, spot, called[seat], letter, False, face)
    paste_centred(image, lying_back(200, 4.0), layout.CENTRE)
    centre_words(image, say("picture-label-waiting"), layout.CENTRE, layout.WORDS)
    return image


def _seen(view: View, deal: DealView, say: Words) -> Seen:
    def held(seat: Seat) -> tuple[Card | None, ...]:
        known = sorted_hand(deal.known[seat], deal.trump)
        return (*known, *(None for _ in range(deal.held[seat] - len(known))))

    words, there = "", lying(deal)
    if deal.result is not None:
        words = ending_in_short(deal.result, say)
    elif view.phase is Phase.COUNTING:
        words = say("picture-label-count")
    return Seen(
        deal.dealer,
        deal.trump,
        deal.upcard,
        deal.stock,
        Each.of(SEATS, held),
        frozenset(card for cards in deal.known for card in cards),
        there.trick,
        there.winner,
        deal.turn,
        deal.won,
        deal.robbed_by,
        words,
    )
