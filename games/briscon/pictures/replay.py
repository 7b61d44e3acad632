"""A finished deal again with open hands: one step, or all of it as a moving picture."""

from __future__ import annotations

from typing import Final

from PIL import Image

from gamekit.api.scenes import Look, Picture
from gamekit.cards.cards import Card
from games.briscon.engine.actions import Play
from games.briscon.engine.cards import sorted_hand
from games.briscon.engine.seats import PerSeat, Seat
from games.briscon.engine.view import View
from games.briscon.pictures import alt_over, layout
from games.briscon.pictures.entries import sheet_then
from games.briscon.pictures.steps import moment, steps
from games.briscon.pictures.table import Seen, draw_last, draw_table, table
from games.briscon.pictures.words import words_at, words_of
from render.cards.faces import style_of
from render.style.picture import finish, finish_film
from render.style.text import draw_text
from render.style.theme import CREAM
from render.style.words import Words
from render.table.parts import panel, paste, tile
from render.table.table import FIELD

WIDTH: Final = 700
"""Of the moving picture, px."""


def last_step(view: View) -> int:
    """The number of steps of the view's deal: the last one of its replay."""
    return len(steps(view))


def replay_step(
    view: View,
    step: int,
    names: PerSeat[str],
    look: Look | None = None,
    bottom: Seat = Seat.SOUTH,
) -> Picture:
    """A finished deal after ``step`` steps (0 to :func:`last_step`), 1000 × 640 px.

    Raises ``ValueError`` while the deal runs or for a step it does not have.
    """
    look = look or Look()
    image = _frame(view, step, names, look, bottom)
    return finish(image, "replay", alt_over.replay(view, step, names, look))


def film(
    view: View, names: PerSeat[str], look: Look | None = None, bottom: Seat = Seat.SOUTH
) -> Picture:
    """The whole finished deal as an animated WebP, a frame a step.

    Raises ``ValueError`` while the deal runs.
    """
    look = look or Look()
    end = last_step(view)
    frames, times = [], []
    for step in range(end + 1):
        whole = _frame(view, step, names, look, bottom)
        size = (WIDTH, round(WIDTH * whole.height / whole.width))
        frames.append(whole.resize(size, Image.Resampling.LANCZOS))
        now = moment(view, step)
        slow = now.taker is not None or not isinstance(now.step, Play)
        times.append(4000 if step == end else 1700 if slow else 900)
    return finish_film(frames, times, "film", alt_over.film(view, names, look))


def _frame(view: View, step: int, names: PerSeat[str], look: Look, bottom: Seat) -> Image.Image:
    say = words_of(look)
    now = moment(view, step)
    deal = now.deal

    def held(cards: tuple[Card, ...]) -> tuple[Card | None, ...]:
        return sorted_hand(cards, deal.trump)

    melded = frozenset(card for meld in deal.melds for card in meld.cards)
    seen = Seen(
        deal.dealer,
        deal.trump,
        deal.upcard if deal.stock else None,
        deal.stock,
        deal.hands.map(held),
        melded,
        now.lying,
        now.taker,
        None if now.taker is not None or now.result is not None else deal.turn,
        deal.hands.map(lambda _: 0)
        .put(Seat.NORTH, len(deal.won_by(Seat.NORTH)))
        .put(Seat.SOUTH, len(deal.won_by(Seat.SOUTH))),
        deal.robbed.seat if deal.robbed is not None else None,
        words_at(now, say),
    )
    image = table().copy()
    sheet = sheet_then(view, now)
    draw_table(image, seen, sheet, names, look, say, bottom, layout.REPLAY_SHEET)
    following = deal.stock_cards()[:2]
    if following:
        _next(image, following, look, say)
    else:
        draw_last(image, now.before, deal.trump, look, say)
    panel(image, layout.COUNTER, 140)
    counter = f"{step} / {last_step(view)}"
    draw_text(image, layout.COUNTER.centre, counter, 40, CREAM, "mm", bold=True)
    return image


def _next(image: Image.Image, cards: tuple[Card, ...], look: Look, say: Words) -> None:
    """The two cards that are drawn next, the winner's first."""
    box = layout.LAST
    panel(image, box, FIELD)
    at = (box.centre[0], box.y + 18)
    words = say("picture-label-next")
    draw_text(image, at, words, 28, CREAM, "mm", bold=True, max_width=box.w - 12)
    for place, card in enumerate(cards):
        sprite = tile(card, 56, 78, style_of(look))
        paste(image, sprite, box.x + 58 + 76 * place, box.y + 42)
