"""The board: the table from above, with everything that lies open and was said."""

from __future__ import annotations

from functools import partial

from PIL import Image

from brouc.seats import SEATS, PerSeat, Seat, Team
from brouc.view import DealView, Phase, View
from gamekit.api.scenes import Look, Picture
from games.brouc.pictures import alt, layout
from games.brouc.pictures.columns import columns
from games.brouc.pictures.layout import side_of
from games.brouc.pictures.slate import corner
from games.brouc.pictures.spoken import said_by
from games.brouc.pictures.trick import lying, worth
from games.brouc.pictures.words import drawn, team_letters, words_of
from render.cards.faces import style_of
from render.style.canvas import Canvas, Surface
from render.style.picture import finish
from render.style.text import draw_text
from render.style.theme import CREAM
from render.style.words import Words
from render.table.layout import CARD_W, COLUMNS, OVER_TRICK
from render.table.lying import lying_back
from render.table.parts import (
    BRASS,
    half_card,
    lay_made,
    paste,
    paste_centred,
    tile,
    trump_sign,
)
from render.table.table import (
    Place,
    bare_table,
    centre_words,
    draw_last,
    draw_place,
    draw_trick,
    draw_worth,
)


def board(
    view: View, names: PerSeat[str], look: Look | None = None, bottom: Seat = Seat.SOUTH
) -> Picture:
    """Public picture of the table, 1000 × 640 px, ``bottom`` below.

    Only open cards are drawn, whichever seat's view it is.
    """
    look = look or Look()
    say = words_of(look)
    image = Canvas(table() if view.deal is not None else bare_table(), COLUMNS)
    left, right = columns(view, None, say)
    slate = layout.SLATE
    shown = (left, right, slate.w, slate.h, view.rules.ancient)
    lay_made(image, f"slate {shown!r}", slate, partial(corner, *shown))
    deal = view.deal
    for seat in SEATS:
        place = _place(view, seat, drawn(names, seat, say), say, look)
        draw_place(image, side_of(seat, bottom), place, four=_four(look))
    if deal is None:
        paste_centred(image, lying_back(200, 4.0), (500, 320))
        centre_words(image, say("picture-label-waiting"))
    else:
        _trump(image, deal, look, say)
        _trick(image, view, deal, bottom, look, say)
        _last(image, view, deal, bottom, look, say)
        _piles(image, deal, look, say)
    return finish(image, "board", alt.board(view, names, look))


def table() -> Image.Image:
    """The table of a deal before anything lies on it. Shared: copy before drawing."""
    return bare_table(layout.TRUMP, layout.PILES)


def _place(view: View, seat: Seat, name: str, say: Words, look: Look) -> Place:
    deal = view.deal
    letter = say.letter(seat.value)
    if deal is None:
        return Place(letter, name, portrait=look.portrait(seat.value))
    return Place(
        letter,
        name,
        deal.turn is seat,
        deal.dealer is seat,
        said_by(deal.spoken, seat, deal.trump, say),
        look.portrait(seat.value),
    )


def _trump(image: Surface, deal: DealView, look: Look, say: Words) -> None:
    box = layout.TRUMP
    cx = box.centre[0]
    draw_text(image, (cx, box.y + 26), say("picture-label-trump"), 32, CREAM, "mm", bold=True)
    if deal.indicator is not None:
        sprite = half_card(deal.indicator, CARD_W, layout.TRUMP_SEEN, style_of(look))
        paste(image, sprite, box.x + 8, box.y + 46)
    else:
        paste_centred(image, trump_sign(deal.trump, 136, _four(look)), (cx, box.y + 118))
        draw_text(image, (cx, box.y + 216), say.suit(deal.trump), 34, CREAM, "mm", bold=True)


def _four(look: Look) -> bool:
    return look.colours == "four"


def _trick(
    image: Surface, view: View, deal: DealView, bottom: Seat, look: Look, say: Words
) -> None:
    there = lying(view, deal)
    plays = {side_of(seat, bottom): card for seat, card in there.trick.plays()}
    leader = side_of(there.trick.leader, bottom)
    winner = side_of(there.winner, bottom) if there.winner is not None else None
    draw_trick(image, plays, leader, style_of(look), winner=winner)
    draw_worth(image, worth(there), four=_four(look))
    at = OVER_TRICK if winner is not None else (500, 320)
    if deal.result is not None:
        centre_words(image, say(f"picture-ending-{deal.result.ending.value}"), at)
    elif view.phase is Phase.COUNTING:
        centre_words(image, say("picture-label-count"), at)


def _last(image: Surface, view: View, deal: DealView, bottom: Seat, look: Look, say: Words) -> None:
    won = lying(view, deal).before
    if won is None:
        return
    plays = {side_of(seat, bottom): card for seat, card in won.trick.plays()}
    winner = side_of(won.winner, bottom)
    draw_last(image, layout.LAST, say("picture-label-last"), plays, winner, style_of(look))


def _piles(image: Surface, deal: DealView, look: Look, say: Words) -> None:
    box = layout.PILES
    draw_text(
        image,
        (box.centre[0], box.y + 26),
        say("picture-label-tricks"),
        30,
        CREAM,
        "mm",
        bold=True,
        max_width=box.w - 16,
    )
    for team, y in ((Team.NS, box.y + 88), (Team.EW, box.y + 184)):
        won = sum(1 for trick in deal.tricks if trick.winner.team is team)
        draw_text(image, (box.x + 8, y), team_letters(say, team), 30, CREAM, "lm", bold=True)
        draw_text(image, (box.x + 92, y), str(won), 44, BRASS, "mm", bold=True)
        for trick in range(won):
            paste(image, lying_back(46, 0.0), box.x + 98 + 8 * trick, y - 50)
        marks = [mark for mark in deal.marks if mark.team is team]
        x = float(box.x + 124)
        step = min(58.0, (box.w - 124 - 58) / max(1, len(marks) - 1))
        for mark in marks:
            paste(image, tile(mark.marriage.mark(), 56, 84, style_of(look)), x, y - 42)
            x += step
