"""The private picture: three cards large, and the trick so far above them."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from gamekit.api.scenes import Look, Picture
from gamekit.cards.cards import Card
from games.brus.engine.actions import Dare
from games.brus.engine.cards import sorted_hand
from games.brus.engine.seats import PerSeat, Seat
from games.brus.engine.view import HandView, View
from games.brus.pictures import alt, layout
from games.brus.pictures.call_marks import dare_mark, turn_mark
from games.brus.pictures.card_signs import pack_of
from games.brus.pictures.facts import Held, hand_of, seat_of
from games.brus.pictures.trick import active, just_won, lying, may_dare, may_turn, turned_in
from games.brus.pictures.words import drawn, words_of
from render.cards.faces import RATIO
from render.style.canvas import Canvas, Surface
from render.style.picture import finish
from render.style.text import draw_text, text_width
from render.style.theme import CREAM, RED
from render.style.words import Words
from render.table.grain import planks, vignette
from render.table.layout import Box
from render.table.lying import lay_card, lying_back
from render.table.parts import (
    BRASS,
    empty_tile,
    panel,
    paste,
    paste_centred,
)
from render.table.strip import Slot, draw_strip, slot_middle, strip


def held(view: View) -> Held:
    """The cards in a row; ``ValueError`` for a spectator's view or one without a hand.

    A card that is played leaves no gap, unless its player leads at once: then no other moves under
    the finger.
    """
    shown, seat = hand_of(view), seat_of(view)
    gone = just_won(shown, seat)
    cards = shown.hand if gone is None else (*shown.hand, gone)
    return Held(seat, sorted_hand(cards), gone)


def resting(held: Held, names: PerSeat[str], look: Look | None = None) -> Picture:
    """A seat's cards, 960 × 640 px: nothing that others change."""
    look = look or Look()
    image = Canvas(_ground(with_strip=False), layout.HAND_COLUMNS)
    _cards(image, held, look)
    return finish(image, "hand", alt.resting(held, names, look))


def hand(
    view: View, names: PerSeat[str], look: Look | None = None, mark_legal: bool = True
) -> Picture:
    """A seat's cards, 960 × 640 px, with the trick so far and whose turn it is.

    ``mark_legal`` marks what may be dared, and that a card may be turned. Raises ``ValueError`` as
    :func:`held` does.
    """
    look = look or Look()
    shown, seat = hand_of(view), seat_of(view)
    say = words_of(look)
    image = Canvas(_ground(with_strip=True), layout.HAND_COLUMNS)
    _strip(image, shown, seat, names, look, say)
    _cards(image, held(view), look, may_dare(view) if mark_legal else ())
    sign = _sign(view, shown, seat, mark_legal)
    if sign:
        _draw_sign(image, say(f"picture-label-{sign}"))
    return finish(image, "hand", alt.hand(view, names, look, mark_legal=mark_legal))


def _cards(image: Surface, held: Held, look: Look, daring: tuple[Card, ...] = ()) -> None:
    """The cards held, those with a ribbon that may be dared."""
    for index, card in enumerate(held.places):
        x, y = layout.hand_place(index)
        if card is held.gone:
            paste(image, empty_tile(layout.HAND_CARD_W, round(layout.HAND_CARD_W * RATIO)), x, y)
            continue
        lay_card(image, card, layout.HAND_CARD_W, pack_of(look), (x, y))
        if card in daring:
            _banner(image, x, y, words_of(look)("picture-label-may-dare"))


@lru_cache(maxsize=2)
def _ground(*, with_strip: bool) -> Image.Image:
    box = layout.HAND
    image = vignette(planks(box.w, box.h, 6, 5, (74, 43, 22), (138, 88, 47)), 0.35)
    if with_strip:
        panel(image, strip(box.w), 130)
    return image


def _strip(
    image: Surface,
    shown: HandView,
    seat: Seat,
    names: PerSeat[str],
    look: Look,
    say: Words,
) -> None:
    """The stock, then the trick in order of play with its players' names."""
    title = say("picture-label-stock")
    draw_text(image, (86, 34), title, 30, CREAM, "mm", bold=True, max_width=140)
    if shown.stock:
        paste_centred(image, lying_back(60, 0.0), (56, 106))
    draw_text(image, (122, 106), str(shown.stock), 52, BRASS, "mm", bold=True)
    trick = lying(shown)
    laid = {one.seat: one for one in trick.laid}
    slots = []
    for player in trick.leader.round():
        mine, active_ = player is seat, shown.turn is player
        there = laid.get(player)
        word = say("picture-label-your-turn") if mine else "…"
        name = say("picture-label-you") if mine else drawn(names, player, say)
        if mine and active_ and there is not None:
            name = word  # A complete trick lies where the word would stand.
        slots.append(
            Slot(
                name,
                there.card if there is not None else None,
                active_,
                word,
                there is not None and there.card is None,
                won=player is trick.winner,
            )
        )
    draw_strip(image, layout.HAND.w, slots, pack_of(look))
    for place, player in enumerate(trick.leader.round()):
        x, y = slot_middle(place, layout.HAND.w)
        there = laid.get(player)
        if there is not None and there.dared:
            paste_centred(image, dare_mark(50), (x + 62, y - 40))
        if there is not None and place == 0 and turned_in(shown) is not None:
            paste_centred(image, turn_mark(44), (x - 62, y - 36))


def _banner(image: Surface, x: int, y: int, text: str) -> None:
    """Over the foot of a card that may be dared: a red ribbon with the word."""
    w, top = layout.HAND_CARD_W, y + 289
    sprite = _ribbon(w + 20, 62, text)
    paste(image, sprite, x - 10, top)
    paste_centred(image, dare_mark(64), (x + w - 8, top + 4))


@lru_cache(maxsize=16)
def _ribbon(width: int, height: int, text: str) -> Image.Image:
    big = Image.new("RGBA", (width * 2, height * 2))
    draw = ImageDraw.Draw(big)
    w, h = big.size
    notch = h * 0.22
    points = ((0, 8), (w, 8), (w - notch, h / 2), (w, h - 8), (0, h - 8), (notch, h / 2))
    draw.polygon(points, fill=(*RED, 255))
    for line in (16, h - 16):
        draw.line((notch, line, w - notch, line), fill=(*CREAM, 255), width=4)
    size = 80
    while size > 40 and text_width(text, size, True) > w - 3 * notch:
        size -= 4
    draw_text(draw, (w / 2, h / 2), text, size, (*CREAM, 255), "mm", bold=True)
    return big.resize((width, height), Image.Resampling.LANCZOS)


def _sign(view: View, shown: HandView, seat: Seat, mark_legal: bool) -> str:
    """Text of actions besides playing a card; empty if there are none."""
    if shown.asked is not None and active(shown, seat):
        return "answer"
    if mark_legal and may_turn(view):
        return "may-turn"
    if mark_legal and any(isinstance(one, Dare) for one in view.legal):
        return "may-dare-turned"
    return ""


def _draw_sign(image: Surface, text: str) -> None:
    """Draw actions besides playing a card across the picture's foot."""
    width = min(920, text_width(text, 40, True) + 110)
    box = Box(480 - width // 2, layout.HAND.h - 50, width, 46)
    panel(image, box, 225)
    paste_centred(image, turn_mark(40), (box.x + 34, box.centre[1]))
    at = (box.x + 68, box.centre[1])
    draw_text(image, at, text, 40, BRASS, "lm", bold=True, max_width=box.w - 84)
