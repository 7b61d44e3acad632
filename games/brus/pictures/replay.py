"""A finished hand again with four open hands: one step, or all of it as a film."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from gamekit.api.scenes import Look, Picture
from gamekit.cards.cards import Card
from games.brus.engine.cards import sorted_hand
from games.brus.engine.hand import HandState, Laid
from games.brus.engine.seats import SEATS, TEAMS, PerSeat, Seat
from games.brus.engine.view import LaidView, View
from games.brus.engine.view import view as view_of
from games.brus.pictures import alt_over as alt
from games.brus.pictures.alt_over import complete_trick
from games.brus.pictures.call_marks import dare_mark, said_by, turn_mark
from games.brus.pictures.card_signs import pack_of
from games.brus.pictures.chalk_strokes import strokes
from games.brus.pictures.layout import side_of
from games.brus.pictures.steps import hand_after, states, steps
from games.brus.pictures.words import drawn, team_letters, words_of
from render.style.picture import finish, finish_film
from render.style.text import draw_text
from render.style.theme import CREAM
from render.style.words import Words
from render.table.alp import burnt_medallion
from render.table.chalk import Chalk
from render.table.grain import planks, vignette
from render.table.layout import Box, Side
from render.table.lying import lay_turned
from render.table.parts import (
    BRASS,
    dealer_mark,
    empty_tile,
    panel,
    paste,
    paste_centred,
    plate,
    tile,
)
from render.table.slate import stone
from render.table.table import draw_labels

SIZE: Final = (1000, 640)
CARD_W: Final = 112
TILE: Final = (76, 92)
TRICK_AT: Final = {
    Side.TOP: (500, 246),
    Side.BOTTOM: (500, 396),
    Side.LEFT: (384, 320),
    Side.RIGHT: (616, 320),
}
TURN: Final = {Side.TOP: -3.0, Side.LEFT: 5.0, Side.RIGHT: -4.0, Side.BOTTOM: 2.5}
HANDS: Final = {
    Side.TOP: (376, 8),
    Side.BOTTOM: (376, 540),
    Side.LEFT: (8, 268),
    Side.RIGHT: (744, 268),
}
"""Left upper corner of a seat's three cards."""
PLATES: Final = {
    Side.TOP: Box(376, 106, 248, 48),
    Side.BOTTOM: Box(376, 486, 248, 48),
    Side.LEFT: Box(8, 214, 240, 48),
    Side.RIGHT: Box(752, 214, 240, 48),
}
SAID: Final = {
    Side.TOP: Box(632, 108, 170, 44),
    Side.BOTTOM: Box(632, 488, 170, 44),
    Side.LEFT: Box(8, 368, 170, 44),
    Side.RIGHT: Box(822, 368, 170, 44),
}
DEALER_AT: Final = {
    Side.TOP: (346, 130),
    Side.BOTTOM: (346, 510),
    Side.LEFT: (274, 238),
    Side.RIGHT: (726, 238),
}
_FILM_WIDTH: Final = 700
_PAUSE: Final = 900
_TRICK: Final = 1800
_END: Final = 4000
"""Duration in an animation of a step, a full trick and the end, ms."""


def replay_step(
    view: View,
    step: int,
    names: PerSeat[str],
    look: Look | None = None,
    bottom: Seat = Seat.SOUTH,
) -> Picture:
    """A finished hand after so many steps, 1000 × 640 px.

    Raises ``ValueError`` while the hand runs or for a step it does not have.
    """
    look = look or Look()
    image = _frame(view, step, names, look, bottom)
    return finish(image, "replay", alt.replay(view, step, names, look))


def film(
    view: View,
    names: PerSeat[str],
    look: Look | None = None,
    bottom: Seat = Seat.SOUTH,
    width: int = _FILM_WIDTH,
) -> Picture:
    """The whole finished hand as an animated WebP, ``width`` px wide, a frame a step.

    Raises ``ValueError`` while the hand runs.
    """
    look = look or Look()
    end = len(steps(view))
    size = (width, round(width * SIZE[1] / SIZE[0]))
    frames, times = [], []
    for step in range(end + 1):
        whole = _frame(view, step, names, look, bottom)
        frames.append(whole.resize(size, Image.Resampling.LANCZOS))
        full = bool(complete_trick(hand_after(view, step)))
        times.append(_END if step == end else _TRICK if full else _PAUSE)
    return finish_film(frames, times, "film", alt.film(view, names, look))


def _frame(view: View, step: int, names: PerSeat[str], look: Look, bottom: Seat) -> Image.Image:
    hand = hand_after(view, step)
    public = view_of(states(view)[step], None).hand
    assert public is not None, "a hand was dealt"
    say = words_of(look)
    taken = complete_trick(hand)
    taker = hand.trick.leader if taken else None
    image = _ground().copy()
    for seat in SEATS:
        side = side_of(seat, bottom)
        _hand(image, side, sorted_hand(hand.hands[seat]), look)
        box = PLATES[side]
        active = seat is (taker or hand.turn)
        name = drawn(names, seat, say)
        paste(image, plate(name, say.letter(seat.value), box.w, box.h, active), box.x, box.y)
        if not taken:
            laid = tuple(LaidView(one.seat, one.card, one.dared) for one in hand.trick.laid)
            draw_labels(image, SAID[side], said_by(public, laid, seat, say))
        if seat is hand.dealer:
            paste_centred(image, dealer_mark(44), DEALER_AT[side])
    _trick(image, hand, taken or hand.trick.laid, bool(taken), bottom, look)
    _corners(image, hand, step, len(steps(view)), say)
    return image


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    image = vignette(planks(*SIZE, 5, 5, (74, 43, 22), (138, 88, 47)), 0.42)
    paste_centred(image, burnt_medallion(260), (500, 320))
    for x, y, wide in ((8, 8, 232), (8, 554, 232), (760, 554, 232)):
        panel(image, Box(x, y, wide, 78), 120)
    return image


def _hand(image: Image.Image, side: Side, cards: tuple[Card, ...], look: Look) -> None:
    x, y = HANDS[side]
    for i in range(3):
        at = (x + i * 84 + (4 if side in (Side.TOP, Side.BOTTOM) else 0), y)
        sprite = tile(cards[i], *TILE, pack_of(look)) if i < len(cards) else empty_tile(*TILE)
        paste(image, sprite, *at)


def _trick(
    image: Image.Image,
    hand: HandState,
    laid: tuple[Laid, ...],
    full: bool,
    bottom: Seat,
    look: Look,
) -> None:
    number = hand.trick.number - full
    turned = any(one.trick == number for one in hand.kehren)
    for one in laid:
        side = side_of(one.seat, bottom)
        x, y = TRICK_AT[side]
        lay_turned(image, one.card, CARD_W, pack_of(look), TURN[side], (x, y))
    for place, one in enumerate(laid):
        x, y = TRICK_AT[side_of(one.seat, bottom)]
        if one.dared:
            paste_centred(image, dare_mark(48), (x - 46, y + 36))
        if turned and place == 0:
            paste_centred(image, turn_mark(40), (x - 54, y + 2))


def _corners(image: Image.Image, hand: HandState, step: int, end: int, say: Words) -> None:
    label, count = say("picture-label-stock"), str(len(hand.stock))
    draw_text(image, (22, 47), label, 30, CREAM, "lm", bold=True, max_width=150)
    draw_text(image, (226, 47), count, 44, BRASS, "rm", bold=True)
    box = Box(824, 8, 168, 196)
    sheet = stone(box.w, box.h, 12).copy()
    chalked = Chalk(box.w, box.h)
    for team, base in zip(TEAMS, (94, 180), strict=True):
        chalked.text((22, base - 46), team_letters(say, team), 38, "ls", width=128)
        strokes(chalked, 22, base, 38, hand.strokes[team])
    chalked.onto(sheet)
    image.paste(sheet, (box.x, box.y))
    draw_text(image, (364, 47), f"{step}/{end}", 38, CREAM, "rm", bold=True)
    for team, x in zip(TEAMS, (124, 876), strict=True):
        draw_text(image, (x - 12, 593), team_letters(say, team), 34, CREAM, "rm", bold=True)
        draw_text(image, (x + 12, 593), str(hand.won[team]), 46, BRASS, "lm", bold=True)
