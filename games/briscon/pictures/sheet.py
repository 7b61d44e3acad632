"""The score sheet of the running game, in pencil: a column for each player (rules 11.5, 11.8)."""

from __future__ import annotations

from functools import partial
from typing import Final

from gamekit.api.scenes import Look, Picture
from games.briscon.engine.seats import SEATS, PerSeat, Seat
from games.briscon.engine.view import View
from games.briscon.pictures import alt_over
from games.briscon.pictures.entries import STRUCK, Entry, Sheet, lines_of, sheet_of
from games.briscon.pictures.small_sheet import write_reason
from games.briscon.pictures.words import drawn, words_of
from render.style.picture import finish
from render.style.words import Words
from render.table.chalk import Chalk, size_for, tally_width
from render.table.layout import Box
from render.table.paper import FADED, GRAPHITE, RED_PENCIL, squared

WIDTH: Final = 1000
FIRST: Final = 276
"""The base line of the deal's first line."""
ROW: Final = 50


def sheet(view: View, names: PerSeat[str], look: Look | None = None) -> Picture:
    """The whole sheet, 1000 px wide and as high as its lines: old scores, and the deal so far.

    Card points are shown once the deal is booked or « aus » was said (rules 11.8).
    """
    look = look or Look()
    say = words_of(look)
    written = sheet_of(view)
    lines = max(
        len(shown) + bool(earlier) for earlier, shown in map(partial(lines_of, written), SEATS)
    )
    low = FIRST + ROW * max(3, lines) + (ROW if written.cards is not None else 0) + 30
    size = (WIDTH, low + 48)
    image = squared(*size, 40).copy()
    layers = (Chalk(*size), Chalk(*size), Chalk(*size))
    pencil, faint, bright = layers
    pencil.line((502, 24), (497, low + 24), 4, 5)
    pencil.line((30, 104), (970, 100), 4, 4)
    newest_of_all = written.entries[-1] if written.entries and written.cards is None else None
    for seat, x in ((SEATS[0], 30), (SEATS[1], 520)):
        box = Box(x, 24, 450, low - 24)
        _column(layers, written, seat, box, drawn(names, seat, say), newest_of_all, say)
    faint.onto(image, FADED)
    pencil.onto(image, GRAPHITE)
    bright.onto(image, RED_PENCIL)
    return finish(image, "sheet", alt_over.sheet(view, names, look))


def _column(
    layers: tuple[Chalk, ...],
    written: Sheet,
    seat: Seat,
    box: Box,
    name: str,
    last: Entry | None,
    say: Words,
) -> None:
    pencil, faint, bright = layers
    room = box.w
    if written.games is not None:
        count = written.games[seat]
        wide = round(tally_width(52, count))
        pencil.tally(box.right - wide, 86, 52, count, upright=True)
        room -= wide + 12
    pencil.text((box.x, 86), name, size_for(name, 68, room, 34), "ls", room)
    x = float(box.x)
    for value in written.struck[seat][-STRUCK:]:
        wide = faint.text((x, 154), str(value), 50, "ls")
        faint.line((x - 6, 146), (x + wide + 8, 134), 4, 3)
        x += wide + 24
    y = 214
    _line(pencil, y, say("picture-sheet-before"), written.before[seat], box)
    pencil.line((box.x, y + 14), (box.right, y + 13), 2, 2)
    earlier, shown = lines_of(written, seat)
    y = FIRST
    if earlier:
        total = sum(one.points for one in earlier)
        _line(pencil, y, say("picture-sheet-earlier"), total, box)
        y += ROW
    for entry in shown:
        layer = bright if entry is last else pencil
        write_reason(layer, (box.x, y), entry, box.w - 110, 46, say, middle=False)
        layer.text((box.right, y), str(entry.points), 52, "rs")
        y += ROW
    y = box.bottom
    if written.cards is not None:
        _line(pencil, y - 62, say("picture-sheet-cards"), written.cards[seat], box)
    pencil.line((box.x, y - 48), (box.right, y - 50), 3, 2)
    key = "picture-sheet-so-far" if written.cards is None else "picture-sheet-total"
    label = say(key)
    pencil.text((box.x, y), label, size_for(label, 50, box.w - 130), "ls", box.w - 130)
    pencil.text((box.right, y), str(written.total(seat)), 66, "rs")


def _line(pencil: Chalk, y: int, label: str, value: int, box: Box) -> None:
    pencil.text((box.x, y), label, size_for(label, 46, box.w - 110), "ls", box.w - 110)
    pencil.text((box.right, y), str(value), 52, "rs")
