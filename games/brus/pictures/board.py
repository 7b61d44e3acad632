"""The board: the table from above, with everything that lies open and was said."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from gamekit.api.scenes import Look, Picture
from gamekit.cards.cards import Card
from games.brus.engine.seats import SEATS, TEAMS, PerSeat, Seat
from games.brus.engine.view import HandView, View
from games.brus.pictures import alt, layout
from games.brus.pictures.call_marks import dare_mark, draw_backs, draw_stairs, said_by
from games.brus.pictures.card_signs import pack_of
from games.brus.pictures.layout import side_of
from games.brus.pictures.strokes import tableau, worth
from games.brus.pictures.tableau import corner
from games.brus.pictures.trick import active, lying
from games.brus.pictures.words import drawn, team_letters, words_of
from render.style.canvas import Canvas, Surface
from render.style.picture import finish
from render.style.text import draw_text
from render.style.theme import CREAM
from render.style.words import Words
from render.table.layout import COLUMNS, LAST_AT, OVER_TRICK, Side
from render.table.lying import lying_back
from render.table.parts import (
    BRASS,
    lay_made,
    paste,
    paste_centred,
)
from render.table.table import (
    Place,
    bare_table,
    centre_words,
    draw_last,
    draw_place,
    draw_trick,
)

_PILE: Final = 82
"""Width of the stock's cards."""


def board(
    view: View, names: PerSeat[str], look: Look | None = None, bottom: Seat = Seat.SOUTH
) -> Picture:
    """Public picture of the table, 1000 × 640 px, ``bottom`` below.

    Only open cards are drawn, whichever seat's view it is.
    """
    look = look or Look()
    say = words_of(look)
    hand = view.hand
    image = Canvas(table() if hand is not None else bare_table(), COLUMNS)
    left, right = (team_letters(say, team) for team in TEAMS)
    box = layout.TABLEAU
    shown = (tableau(view), (left, right), box.w, box.h)
    lay_made(image, f"tableau {shown!r}", box, partial(corner, *shown))
    for seat in SEATS:
        place = _place(hand, seat, drawn(names, seat, say), say, look)
        side = side_of(seat, bottom)
        draw_place(image, side, place)
        if hand is not None:
            draw_backs(image, *layout.BACKS_AT[side], hand.held[seat])
    if hand is None:
        paste_centred(image, lying_back(200, 4.0), (500, 320))
        centre_words(image, say("picture-label-waiting"))
    else:
        _stock(image, view, hand, say)
        _trick(image, hand, bottom, look, say)
        _last(image, hand, bottom, look, say)
        _stairs(image, hand, say)
    return finish(image, "board", alt.board(view, names, look))


def table() -> Image.Image:
    """The table of a hand before anything lies on it. Shared: copy before drawing."""
    return bare_table(layout.STOCK, layout.STAIRS)


def _place(hand: HandView | None, seat: Seat, name: str, say: Words, look: Look) -> Place:
    letter = say.letter(seat.value)
    if hand is None:
        return Place(letter, name, portrait=look.portrait(seat.value))
    return Place(
        letter,
        name,
        active(hand, seat),
        hand.dealer is seat,
        said_by(hand, lying(hand).laid, seat, say),
        look.portrait(seat.value),
    )


def _stock(image: Surface, view: View, hand: HandView, say: Words) -> None:
    """Number of cards left to draw, and strokes at stake."""
    box = layout.STOCK
    cards = hand.stock
    title = say("picture-label-stock")
    at = (box.centre[0], box.y + 26)
    draw_text(image, at, title, 30, CREAM, "mm", bold=True, max_width=box.w - 16)
    for layer in range((cards + 3) // 4):
        paste(image, lying_back(_PILE, 0.0), box.x - 8 + 5 * layer, box.y + 30 - 2 * layer)
    draw_text(image, (box.right - 50, box.y + 116), str(cards), 60, BRASS, "mm", bold=True)
    y = box.bottom - 28
    label = say("picture-label-worth")
    draw_text(image, (box.x + 14, y), label, 30, CREAM, "lm", bold=True, max_width=box.w - 72)
    draw_text(image, (box.right - 16, y), str(worth(view)), 44, BRASS, "rm", bold=True)


def _trick(image: Surface, hand: HandView, bottom: Seat, look: Look, say: Words) -> None:
    there = lying(hand)
    plays: dict[Side, Card | None] = {side_of(one.seat, bottom): one.card for one in there.laid}
    leader = side_of(there.leader, bottom)
    winner = side_of(there.winner, bottom) if there.winner is not None else None
    draw_trick(image, plays, leader, pack_of(look), layout.LEAD_AT, winner)
    for one in there.laid:
        if one.dared:
            paste_centred(image, dare_mark(66), layout.DARE_AT[side_of(one.seat, bottom)])
    if hand.result is not None:
        words = say(f"picture-ending-{hand.result.ending.value}")
        centre_words(image, words, OVER_TRICK if winner is not None else (500, 320))


def _last(image: Surface, hand: HandView, bottom: Seat, look: Look, say: Words) -> None:
    last = lying(hand).before
    if last is None:
        return
    plays = {side_of(one.seat, bottom): one.card for one in last.laid}
    winner = side_of(last.winner, bottom)
    title = say("picture-label-last")
    draw_last(image, layout.LAST, title, plays, winner, pack_of(look))
    for one in last.laid:
        if one.dared:
            dx, dy = LAST_AT[side_of(one.seat, bottom)]
            x, y = layout.LAST.centre[0] + dx - 22, layout.LAST.y + 140 + dy - 34
            paste_centred(image, dare_mark(32), (x, y))


def _stairs(image: Surface, hand: HandView, say: Words) -> None:
    box = layout.STAIRS
    at = (box.centre[0], box.y + 26)
    title = say("picture-label-tricks")
    draw_text(image, at, title, 30, CREAM, "mm", bold=True, max_width=box.w - 16)
    for team, x in zip(TEAMS, (box.x + 6, box.x + box.w // 2 + 8), strict=True):
        tricks = hand.won[team]
        draw_stairs(image, x, box.bottom - 46, tricks)
        y = box.bottom - 24
        draw_text(image, (x, y), team_letters(say, team), 28, CREAM, "lm", bold=True)
        draw_text(image, (x + 92, y), str(tricks), 36, BRASS, "rm", bold=True)
