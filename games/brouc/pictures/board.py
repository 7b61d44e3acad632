"""The board: the table from above, with everything that lies open and was said."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from brouc.seats import SEATS, PerSeat, Seat, Team
from brouc.view import DealView, Phase, View
from games.api.scenes import Look, Picture
from games.brouc.pictures import alt
from games.brouc.pictures.check import check
from games.brouc.pictures.columns import columns
from games.brouc.pictures.slate import corner
from games.brouc.pictures.spoken import draw_words, said_by
from render.cards.faces import style_of
from render.style.names import drawn
from render.style.picture import finish
from render.style.text import draw_text, text_width
from render.style.theme import CREAM
from render.style.words import Words, words_of
from render.table import layout
from render.table.grain import planks, vignette
from render.table.layout import Side, side_of
from render.table.parts import (
    BRASS,
    burnt_medallion,
    dealer_mark,
    half_card,
    lying_back,
    lying_card,
    panel,
    paste,
    paste_centred,
    paste_tile,
    plate,
    tile,
    trump_sign,
)


def board(
    view: View, names: PerSeat[str], look: Look | None = None, bottom: Seat = Seat.SOUTH
) -> Picture:
    """The table as everybody sees it, 1000 × 640 px, with ``bottom`` sitting below.

    Only what lies open is drawn, whoever's view it is. Raises ``ValueError`` for a view that no
    match can lead to.
    """
    look = look or Look()
    check(view)
    say = words_of(look)
    image = table().copy()
    left, right = columns(view, None, say)
    slate = layout.SLATE
    image.paste(corner(left, right, slate.w, slate.h, view.rules.ancient), (slate.x, slate.y))
    deal = view.deal
    for seat in SEATS:
        _seat(image, view, seat, drawn(names, seat, say), bottom, _four(look), say)
    if deal is None:
        paste_centred(image, lying_back(200, 4.0), (500, 320))
        _centre_words(image, say("labels.waiting"))
    else:
        _trump(image, deal, look, say)
        _trick(image, view, deal, bottom, look, say)
        _last(image, deal, bottom, look, say)
        _piles(image, deal, look, say)
    return finish(image, "board", alt.board(view, names, look))


@lru_cache(maxsize=1)
def table() -> Image.Image:
    """The bare table. Shared: copy before drawing."""
    box = layout.BOARD
    wood = planks(box.w, box.h, 5, 5, (74, 43, 22), (138, 88, 47))
    image = vignette(wood, 0.42)
    paste_centred(image, burnt_medallion(300), (500, 320))
    for field in (layout.TRUMP, layout.LAST, layout.PILES):
        panel(image, field, 110)
    return image


def _seat(
    image: Image.Image, view: View, seat: Seat, name: str, bottom: Seat, four: bool, say: Words
) -> None:
    side = side_of(seat, bottom)
    box = layout.PLATE[side]
    deal = view.deal
    active = deal is not None and deal.turn is seat
    paste(
        image,
        plate(name, say.seat_letter(seat), box.w, box.h, active),
        box.x,
        box.y,
    )
    if deal is None:
        return
    if deal.dealer is seat:
        paste_centred(image, dealer_mark(say("labels.dealer")), layout.DEALER[side])
    words = said_by(deal.spoken, seat, deal.trump, say)
    draw_words(image, layout.WORDS[side], words, four=four)


def _trump(image: Image.Image, deal: DealView, look: Look, say: Words) -> None:
    box = layout.TRUMP
    cx = box.centre[0]
    draw_text(image, (cx, box.y + 26), say("labels.trump"), 32, CREAM, "mm", bold=True)
    if deal.indicator is not None:
        sprite = half_card(deal.indicator, layout.CARD_W, 194, style_of(look))
        paste(image, sprite, box.x + 8, box.y + 46)
    else:
        paste_centred(image, trump_sign(deal.trump, 136, _four(look)), (cx, box.y + 118))
        draw_text(image, (cx, box.y + 216), say.suit(deal.trump), 34, CREAM, "mm", bold=True)


def _four(look: Look) -> bool:
    return look.colours == "four"


def _trick(
    image: Image.Image, view: View, deal: DealView, bottom: Seat, look: Look, say: Words
) -> None:
    plays = {side_of(seat, bottom): card for seat, card in deal.trick.plays()}
    leader = side_of(deal.trick.leader, bottom)
    # North under South, so that every index stays visible; who led is told by the mark.
    for side in (Side.TOP, Side.LEFT, Side.RIGHT, Side.BOTTOM):
        card = plays.get(side)
        if card is None:
            continue
        sprite = lying_card(card, layout.CARD_W, style_of(look), layout.TRICK_TURN[side])
        paste_centred(image, sprite, layout.TRICK_AT[side])
    if plays:
        paste_centred(image, _lead_mark(), layout.LEAD_AT[leader])
    if deal.result is not None:
        _centre_words(image, say(f"endings.{deal.result.ending.value}"))
    elif view.phase is Phase.COUNTING:
        _centre_words(image, say("labels.count"))


@lru_cache(maxsize=1)
def _lead_mark() -> Image.Image:
    """The leader's flag: a brass disc with a 1."""
    return dealer_mark("1", 50)


def _centre_words(image: Image.Image, text: str) -> None:
    width = text_width(text, 54, True)
    box = layout.Box(500 - width // 2 - 30, 275, width + 60, 90)
    panel(image, box, 225)
    draw_text(image, box.centre, text, 54, BRASS, "mm", bold=True)


def _last(image: Image.Image, deal: DealView, bottom: Seat, look: Look, say: Words) -> None:
    box = layout.LAST
    draw_text(
        image,
        (box.centre[0], box.y + 26),
        say("labels.last"),
        28,
        CREAM,
        "mm",
        bold=True,
        max_width=box.w - 6,
    )
    if not deal.tricks:
        return
    won = deal.tricks[-1]
    cx, cy = box.centre[0], box.y + 140
    for seat, card in won.trick.plays():
        dx, dy = layout.LAST_AT[side_of(seat, bottom)]
        winner = seat is won.winner
        sprite = tile(card, 56, 84, style_of(look), ringed=winner)
        paste_tile(image, sprite, (cx + dx, cy + dy), winner=winner)


def _piles(image: Image.Image, deal: DealView, look: Look, say: Words) -> None:
    box = layout.PILES
    draw_text(
        image,
        (box.centre[0], box.y + 26),
        say("labels.tricks"),
        30,
        CREAM,
        "mm",
        bold=True,
        max_width=box.w - 16,
    )
    for team, y in ((Team.NS, box.y + 88), (Team.EW, box.y + 184)):
        won = sum(1 for trick in deal.tricks if trick.winner.team is team)
        draw_text(image, (box.x + 8, y), say.team_short(team), 30, CREAM, "lm", bold=True)
        draw_text(image, (box.x + 92, y), str(won), 44, BRASS, "mm", bold=True)
        for trick in range(won):
            paste(image, lying_back(46, 0.0), box.x + 98 + 8 * trick, y - 50)
        marks = [mark for mark in deal.marks if mark.team is team]
        x = float(box.x + 124)
        step = min(58.0, (box.w - 124 - 58) / max(1, len(marks) - 1))
        for mark in marks:
            paste(image, tile(mark.marriage.mark(), 56, 84, style_of(look)), x, y - 42)
            x += step
