"""A finished deal again with four open hands: one step, or all of it as an animation."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from brouc.cards import Card, sorted_hand
from brouc.deal import WonTrick
from brouc.seats import SEATS, PerSeat, Seat, Team
from brouc.view import DealView, View
from gamekit.api.scenes import Look, Picture
from games.brouc.pictures import alt_over as alt
from games.brouc.pictures.facts import deal_of
from games.brouc.pictures.layout import side_of
from games.brouc.pictures.spoken import said_by
from games.brouc.pictures.steps import moment, plays, spoken
from games.brouc.pictures.words import drawn, team_letters, words_of
from render.cards.faces import style_of
from render.style.picture import finish, finish_film
from render.style.text import draw_text
from render.style.theme import CREAM
from render.style.words import Words
from render.table.alp import burnt_medallion
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
    trump_sign,
)
from render.table.table import draw_labels

SIZE = (1000, 640)
CARD_W = 112
TILE = (58, 84)
STEP = 60
TRICK_AT = {
    Side.TOP: (500, 238),
    Side.BOTTOM: (500, 402),
    Side.LEFT: (392, 320),
    Side.RIGHT: (608, 320),
}
TURN = {Side.TOP: -3.0, Side.LEFT: 5.0, Side.RIGHT: -4.0, Side.BOTTOM: 2.5}
PLATES = {
    Side.TOP: Box(372, 98, 256, 48),
    Side.BOTTOM: Box(372, 494, 256, 48),
    Side.LEFT: Box(8, 92, 232, 48),
    Side.RIGHT: Box(760, 92, 232, 48),
}
WORDS = {
    Side.TOP: Box(256, 152, 180, 46),
    Side.BOTTOM: Box(186, 495, 180, 46),
    Side.LEFT: Box(150, 210, 180, 46),
    Side.RIGHT: Box(680, 210, 180, 46),
}
DEALER_AT = {
    Side.TOP: (654, 122),
    Side.BOTTOM: (654, 518),
    Side.LEFT: (264, 116),
    Side.RIGHT: (736, 116),
}


def last_step(view: View) -> int:
    """The number of cards played in the view's deal: the last step of its replay."""
    return len(plays(_finished(view)))


def _finished(view: View) -> DealView:
    deal = deal_of(view)
    if deal.dealt is None:
        raise ValueError("a deal is replayed once it is over")
    return deal


def replay_step(
    view: View,
    step: int,
    names: PerSeat[str],
    look: Look | None = None,
    bottom: Seat = Seat.SOUTH,
) -> Picture:
    """A finished deal after ``step`` cards (0 to :func:`last_step`), 1000 × 640 px.

    Raises ``ValueError`` while the deal runs or for a step it does not have.
    """
    look = look or Look()
    image = _frame(view, step, names, look, bottom)
    return finish(image, "replay", alt.replay(view, step, names, look))


def animation(
    view: View,
    names: PerSeat[str],
    look: Look | None = None,
    bottom: Seat = Seat.SOUTH,
    speed: float = 1.0,
    width: int = 700,
) -> Picture:
    """The whole finished deal as an animated WebP, ``width`` px wide, a frame a card.

    ``speed`` 1 shows a card for 0.9 s and a full trick for 1.8 s. Raises ``ValueError`` while the
    deal runs, for a speed outside 0.25 to 4 or a width outside 200 to 1000.
    """
    if not 0.25 <= speed <= 4:
        raise ValueError(f"a replay runs at 0.25 to 4 times its speed, not {speed}")
    if not 200 <= width <= SIZE[0]:
        raise ValueError(f"a replay is 200 to {SIZE[0]} px wide, not {width}")
    look = look or Look()
    end = last_step(view)
    height = round(width * SIZE[1] / SIZE[0])
    frames = []
    times = []
    for step in range(end + 1):
        whole = _frame(view, step, names, look, bottom)
        frames.append(whole.resize((width, height), Image.Resampling.LANCZOS))
        pause = 4000 if step == end else 1800 if step % 4 == 0 else 900
        times.append(round(pause / speed))
    return finish_film(frames, times, "animation", alt.animation(view, names, look))


def _frame(view: View, step: int, names: PerSeat[str], look: Look, bottom: Seat) -> Image.Image:
    deal = _finished(view)
    assert deal.dealt is not None
    played = plays(deal)
    if not 0 <= step <= len(played):
        raise ValueError(f"this replay has steps 0 to {len(played)}, not {step}")
    say = words_of(look)
    won, trick, taker = moment(deal, step)
    image = _ground().copy()
    gone = frozenset(card for _, card in played[:step])
    turn = played[step][0] if step < len(played) else None
    for seat in SEATS:
        side = side_of(seat, bottom)
        _hand(image, side, sorted_hand(deal.dealt[seat], deal.trump), gone, look)
        box = PLATES[side]
        active = seat is (taker or turn)
        name = drawn(names, seat, say)
        paste(image, plate(name, say.letter(seat.value), box.w, box.h, active), box.x, box.y)
        said = said_by(spoken(deal, step), seat, deal.trump, say)
        draw_labels(image, WORDS[side], said, four=look.colours == "four")
        if seat is deal.dealer:
            paste_centred(image, dealer_mark(44), DEALER_AT[side])
    for seat, card in trick.plays():
        side = side_of(seat, bottom)
        lay_turned(image, card, CARD_W, style_of(look), TURN[side], TRICK_AT[side])
    _corners(image, deal, won, step, len(played), look, say)
    return image


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    image = vignette(planks(*SIZE, 5, 5, (74, 43, 22), (138, 88, 47)), 0.42)
    paste_centred(image, burnt_medallion(260), (500, 320))
    for x, y, wide in ((8, 8, 168), (824, 8, 168), (8, 554, 232), (760, 554, 232)):
        panel(image, Box(x, y, wide, 78), 120)
    return image


def _hand(
    image: Image.Image, side: Side, cards: tuple[Card, ...], gone: frozenset[Card], look: Look
) -> None:
    """Eight places: a row above or below, two columns at the sides."""
    for i, card in enumerate(cards):
        if side in (Side.TOP, Side.BOTTOM):
            x, y = 261 + i * STEP, 8 if side is Side.TOP else 548
        else:
            column, row = divmod(i, 4)
            x = (8 if side is Side.LEFT else 868) + column * 66
            y = 150 + row * 100
        paste(image, empty_tile(*TILE) if card in gone else tile(card, *TILE, style_of(look)), x, y)


def _corners(
    image: Image.Image,
    deal: DealView,
    won: tuple[WonTrick, ...],
    step: int,
    end: int,
    look: Look,
    say: Words,
) -> None:
    four = look.colours == "four"
    draw_text(image, (18, 47), say("picture-label-trump"), 28, CREAM, "lm", bold=True, max_width=92)
    paste_centred(image, trump_sign(deal.trump, 58, four), (140, 47))
    draw_text(image, (908, 47), f"{step}/{end}", 38, CREAM, "mm", bold=True)
    for team, x in ((Team.NS, 124), (Team.EW, 876)):
        count = sum(1 for trick in won if trick.winner.team is team)
        draw_text(image, (x - 12, 593), team_letters(say, team), 34, CREAM, "rm", bold=True)
        draw_text(image, (x + 12, 593), str(count), 46, BRASS, "lm", bold=True)
