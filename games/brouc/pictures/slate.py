"""L'ardoise: « Vous | Nous » in chalk, running totals with the old ones struck out (rules 4.2)."""

from __future__ import annotations

from typing import Final

from PIL import Image

from brouc.seats import PerSeat, Team
from brouc.view import View
from gamekit.api.scenes import Look, Picture
from games.brouc.pictures import alt
from games.brouc.pictures.columns import Bottom, Column, columns
from games.brouc.pictures.words import drawn, words_of
from i18n import format_number
from render.style.picture import finish
from render.style.sprites import MIB, kept
from render.table import chalk
from render.table.chalk import Chalk, tally_height, tally_width
from render.table.layout import Box
from render.table.slate import stone

SIZE: Final = (1000, 700)
FRAME: Final = 34


def slate(
    view: View, viewer: Team | None, names: PerSeat[str], look: Look | None = None
) -> Picture:
    """The whole slate. ``viewer``: team called « Nous »; ``None``: columns headed by seats."""
    look = look or Look()
    say = words_of(look)
    left, right = columns(view, viewer, say)
    image = stone(*SIZE, FRAME).copy()
    chalked = Chalk(*SIZE)
    faint = Chalk(*SIZE)
    fresh = Chalk(*SIZE)
    middle = SIZE[0] / 2
    chalked.line((middle + 3, FRAME + 22), (middle - 4, SIZE[1] - FRAME - 20), 5, 6)
    chalked.line((FRAME + 26, 146), (SIZE[0] - FRAME - 26, 142), 5, 4)
    for column, x in ((left, FRAME), (right, SIZE[0] // 2)):
        part = Box(x, FRAME, SIZE[0] // 2 - FRAME, SIZE[1] - 2 * FRAME)
        players = " & ".join(drawn(names, seat, say) for seat in column.team.seats)
        _draw_column(chalked, faint, fresh, column, part, view, players)
    faint.onto(image, chalk.FAINT)
    chalked.onto(image)
    fresh.onto(image, chalk.YELLOW)
    return finish(image, "slate", alt.slate(view, viewer, names, look))


ROW: Final = 70
ROWS: Final = 4
SUBCOLUMNS: Final = 3


def _draw_column(
    chalked: Chalk, faint: Chalk, fresh: Chalk, column: Column, box: Box, view: View, players: str
) -> None:
    cx = box.centre[0]
    chalked.text((cx, box.y + 84), column.head, 92, "ms", width=box.w - 40)
    room = box.w - 40
    faint.text((cx, box.y + 152), players, chalk.size_for(players, 44, room, 30), "ms", width=room)
    totals: list[tuple[int, bool]] = [(value, True) for value in column.struck]
    if column.now is not None:
        totals.append((column.now, False))
    totals = totals[-ROWS * SUBCOLUMNS :]
    used = -(-len(totals) // ROWS)
    rows = min(ROWS, len(totals))
    step, old_size, size = (100, 84, 124) if len(totals) <= 3 else (ROW, 66, 88)
    for i, (value, old) in enumerate(totals):
        sub, row = divmod(i, ROWS)
        x = cx + (sub - (used - 1) / 2) * 146
        y = 332 + (row - (rows - 1) / 2) * step + size * 0.3
        text = format_number(value)
        layer = faint if old else chalked
        wide = layer.text((x, y), text, old_size if old else size, "ms")
        if old:
            faint.line((x - wide / 2 - 14, y - 8), (x + wide / 2 + 16, y - old_size * 0.42), 5, 3)
    _draw_bottom(chalked, column, box)
    if column.coches:
        base = SIZE[1] - FRAME - 30
        tall = tally_height(box.w - 130, 66, column.coches)
        x = cx - tally_width(tall, column.coches) / 2
        upright = view.rules.ancient
        chalked.tally(x, base, tall, column.coches, upright=upright, fresh=fresh, new=column.new)
        if column.new:
            fresh.text((box.right - 74, base - 12), f"+{column.new}", 62, "ms")


def _draw_bottom(chalked: Chalk, column: Column, box: Box) -> None:
    base = 534
    size = 66
    width = sum(_bottom_width(item, size) for item in column.bottom) + 26 * (len(column.bottom) - 1)
    if width > box.w - 40:
        size = 46
        width = sum(_bottom_width(item, size) for item in column.bottom) + 26 * (
            len(column.bottom) - 1
        )
    x = box.centre[0] - width / 2
    for item in column.bottom:
        wide = chalked.text((x, base), str(item.value), size, "ls")
        if item.suit is not None:
            chalked.suit(item.suit, x + wide + size * 0.42, base - size * 0.27, round(size * 0.6))
        x += _bottom_width(item, size) + 26


def _bottom_width(item: Bottom, size: int) -> float:
    return chalk.width_of(str(item.value), size) + (size * 0.74 if item.suit is not None else 0)


# -- the corner of the board -----------------------------------------------------------------------


@kept(3 * MIB, 8 * MIB)
def corner(left: Column, right: Column, width: int, height: int, ancient: bool) -> Image.Image:
    """The slate small, for the board: heads, last totals, what holds, bottom, coches. ``RGB``."""
    frame = 13
    image = stone(width, height, frame).copy()
    chalked = Chalk(width, height)
    faint = Chalk(width, height)
    chalked.line((width / 2 + 1, frame + 6), (width / 2 - 2, height - frame - 6), 3, 3)
    chalked.line((frame + 6, 58), (width - frame - 6, 56), 3, 2)
    half = (width - 2 * frame) // 2
    for column, x0 in ((left, frame), (right, frame + half)):
        cx = x0 + half / 2
        chalked.text((cx, 48), column.head, 42, "ms", width=half - 8)
        if column.struck:
            text = format_number(column.struck[-1])
            wide = faint.text((cx, 92), text, 40, "ms", width=half - 8)
            faint.line((cx - wide / 2 - 5, 84), (cx + wide / 2 + 6, 76), 4, 2)
        if column.now is not None:
            size = 76 if abs(column.now) < 100 and column.now >= 0 else 54
            base = 150 if column.struck else 130
            chalked.text((cx, base), format_number(column.now), size, "ms", width=half - 4)
        bottom = sum(item.value for item in column.bottom)
        if bottom:
            chalked.text((cx, 186), f"+{bottom}", 40, "ms", width=half - 8)
        if column.coches:
            tall = tally_height(half - 8, 32, column.coches)
            x = cx - tally_width(tall, column.coches) / 2
            chalked.tally(x, height - frame - 8, tall, column.coches, upright=ancient)
    faint.onto(image, chalk.FAINT)
    chalked.onto(image)
    return image
