"""After a hand: its tricks with dares and turned cards, and what was wiped for what."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from gamekit.api.scenes import Look, Picture
from games.brus.engine.cards import sorted_hand
from games.brus.engine.hand import HandResult
from games.brus.engine.seats import SEATS, TEAMS, PerSeat, Seat, Team
from games.brus.engine.view import HandView, LaidView, View
from games.brus.pictures import alt_over as alt
from games.brus.pictures.alt_over import settled_told, title_of
from games.brus.pictures.call_marks import dare_mark, turn_mark
from games.brus.pictures.card_signs import pack_of
from games.brus.pictures.chalk_strokes import brille, keule, stanto, strokes
from games.brus.pictures.facts import hand_of
from games.brus.pictures.strokes import lines
from games.brus.pictures.words import drawn, team_letters, words_of
from render.style.picture import finish
from render.style.text import draw_text
from render.style.theme import CREAM
from render.style.words import Words
from render.table import chalk
from render.table.chalk import Chalk, size_for
from render.table.grain import planks, vignette
from render.table.layout import Box
from render.table.parts import BRASS, paste, paste_centred, tile
from render.table.rows import Head, Rows
from render.table.slate import stone

SIZE: Final = (1000, 800)
TRICKS: Final = Box(8, 8, 606, 784)
SUMS: Final = Box(622, 8, 370, 784)
ROWS: Final = Rows(TRICKS, 52, 110, 98, 75)
REST: Final = TRICKS.y + 98 + 8 * 75
"""Top of the row that shows what was still held."""
REST_TILE: Final = (48, 70)
REST_TILE_3: Final = (34, 70)


def recap(view: View, names: PerSeat[str], look: Look | None = None) -> Picture:
    """A finished hand, 1000 × 800 px: who played what, who won it, and what was wiped for what.

    Raises ``ValueError`` unless the view's hand is over.
    """
    look = look or Look()
    hand = hand_of(view)
    if hand.result is None:
        raise ValueError("a hand is recapitulated once it is over")
    say = words_of(look)
    image = _ground().copy()
    ROWS.heads(
        image,
        [Head(say.letter(s.value), drawn(names, s, say), hand.dealer is s) for s in SEATS],
    )
    for row in range(len(hand.tricks)):
        _trick(image, hand, row, look, say)
    if hand.laid:
        _row(image, hand, len(hand.tricks), hand.laid, hand.leader, None, look)
        at = (TRICKS.right - 12, ROWS.middle(len(hand.tricks), 0)[1])
        draw_text(image, at, say("picture-label-ran"), 30, BRASS, "rm", bold=True, max_width=110)
    _held(image, hand, look, say)
    _sums(image, hand, hand.result, say)
    return finish(image, "recap", alt.recap(view, names, look))


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    image = vignette(planks(*SIZE, 8, 6, (74, 43, 22), (138, 88, 47)), 0.35)
    ROWS.ground(image, 8)
    return image


def _trick(image: Image.Image, hand: HandView, row: int, look: Look, say: Words) -> None:
    trick = hand.tricks[row]
    laid = tuple(LaidView(one.seat, one.card, one.dared) for one in trick.laid)
    _row(image, hand, row, laid, trick.leader, trick.winner, look)
    settled = [one for one in hand.settled if one.trick == row + 1]
    x, y = TRICKS.right - 12, ROWS.middle(row, 0)[1]
    for i, one in enumerate(settled):
        at = (x, y + 34 * i - 17 * (len(settled) - 1))
        draw_text(image, at, settled_told(one, say), 30, BRASS, "rm", bold=True, max_width=110)
    if not settled:
        won = [each.winner.team for each in hand.tricks[: row + 1]]
        score = f"{won.count(Team.NS)}–{won.count(Team.EW)}"
        draw_text(image, (x, y), score, 30, CREAM, "rm", bold=True)


def _row(
    image: Image.Image,
    hand: HandView,
    row: int,
    laid: tuple[LaidView, ...],
    leader: Seat,
    winner: Seat | None,
    look: Look,
) -> None:
    cards = {SEATS.index(one.seat): one.card for one in laid if one.card is not None}
    won = SEATS.index(winner) if winner is not None else None
    ROWS.trick(image, row, cards, SEATS.index(leader), won, pack_of(look))
    turned = any(one.trick == row + 1 for one in hand.kehren)
    for one in laid:
        x, y = ROWS.middle(row, SEATS.index(one.seat))
        if one.dared:
            aside = 38 if one.seat is leader and turned else -38
            paste_centred(image, dare_mark(36), (x + aside, y + 22))
    if turned:
        x, y = ROWS.middle(row, SEATS.index(leader))
        paste_centred(image, turn_mark(32), (x - 38, y + 22))


def _held(image: Image.Image, hand: HandView, look: Look, say: Words) -> None:
    """Cards left in all hands at the end."""
    shown = hand.shown
    if shown is None or not any(shown):
        return
    y = REST + (TRICKS.bottom - REST) // 2
    for seat in SEATS:
        cards = sorted_hand(shown[seat])
        x = ROWS.middle(0, SEATS.index(seat))[0]
        step = 35 if len(cards) > 2 else 50
        for i, card in enumerate(cards):
            left = x + round((i - (len(cards) - 1) / 2) * step)
            size = REST_TILE if len(cards) < 3 else REST_TILE_3
            paste_centred(image, tile(card, *size, pack_of(look)), (left, y))
    label = say("picture-label-held")
    right = (TRICKS.right - 12, y)
    draw_text(image, right, label, 28, CREAM, "rm", bold=True, max_width=104)


def _sums(image: Image.Image, hand: HandView, result: HandResult, say: Words) -> None:
    box = SUMS
    sheet = stone(box.w, box.h, 18).copy()
    chalked = Chalk(box.w, box.h)
    bright = Chalk(box.w, box.h)
    title, room = title_of(result, say), box.w - 60
    bright.text((box.w / 2, 76), title, size_for(title, 62, room), "ms", width=room)
    right = {Team.NS: 238, Team.EW: 340}
    for team, x in right.items():
        head = team_letters(say, team)
        chalked.text((x, 136), head, size_for(head, 44, 84), "rs")
    chalked.line((28, 152), (box.w - 28, 149), 3, 2)
    y = 202
    for line in lines(hand):
        if line.sum:
            chalked.line((170, y - 44), (box.w - 30, y - 46), 3, 2)
        label = say(f"picture-sum-{line.key}")
        chalked.text((28, y), label, size_for(label, 42, 152), "ls", width=156)
        for team, x in right.items():
            value = line.values[team]
            if line.key in ("before", "standing"):
                layer = bright if line.sum else chalked
                layer.text((x, y), str(value), 54 if line.sum else 46, "rs")
            else:
                sign = "+" if line.key == "lost" else "−"
                chalked.text((x, y), f"{sign}{value}" if value else "·", 46, "rs")
        y += 54
    _standing(chalked, bright, result, box, say)
    chalked.onto(sheet)
    bright.onto(sheet, chalk.YELLOW)
    paste(image, sheet.convert("RGBA"), box.x, box.y)


def _standing(chalked: Chalk, bright: Chalk, result: HandResult, box: Box, say: Words) -> None:
    """The tableau after the hand, at the slate's foot."""
    for team, base in zip(TEAMS, (640, 724), strict=True):
        chalked.text((30, base - 6), team_letters(say, team), 46, "ls", width=92)
        strokes(chalked, 126, base, 56, result.strokes[team])
        if result.game_over and team is not result.by:
            (keule if result.keule else brille)(bright, 312, base - 26, 40)
    if result.stanti:
        stanto(bright, 304, 744 - 12, 34)
        if result.stanti > 1:
            bright.text((332, 752), f"×{result.stanti}", 34, "ls")
