"""The score sheet small, for board and replay: numbers left and right, what for between them."""

from __future__ import annotations

from functools import partial

from PIL import Image

from games.briscon.engine.melds import Kind
from games.briscon.engine.seats import SEATS, PerSeat, Seat
from games.briscon.pictures.entries import Entry, Sheet, newest
from games.briscon.pictures.words import letters_of
from render.style.canvas import Surface
from render.style.sprites import MIB, kept
from render.style.words import Words
from render.table.chalk import Chalk, size_for, width_of
from render.table.layout import Box
from render.table.paper import GRAPHITE, RED_PENCIL, squared
from render.table.parts import lay_made

ROW = 42
TOP = 146
"""The base line of the first of the deal's lines."""
EDGE = 66
"""End of the left number, and begin of the right one from the right edge."""


def rows_of(sheet: Sheet, height: int) -> int:
    """Most lines of the deal."""
    extra = (0 if sheet.cards is None else 44) + (0 if sheet.games is None else ROW)
    return (height - TOP - 72 - extra) // ROW + 1


def lay_sheet(surface: Surface, box: Box, sheet: Sheet, names: PerSeat[str], say: Words) -> None:
    """Lay the sheet into its box."""
    told = f"sheet {sheet!r} {names!r} {say.language}"
    lay_made(surface, told, box, partial(small_sheet, sheet, names, box.w, box.h, say))


@kept(6 * MIB, 8 * MIB)
def small_sheet(
    sheet: Sheet, names: PerSeat[str], width: int, height: int, say: Words
) -> Image.Image:
    """The sheet, ``RGB``: the newest lines, and all earlier ones together as their sum."""
    image = squared(width, height, 24).copy()
    pencil = Chalk(width, height)
    bright = Chalk(width, height)
    half = width // 2
    pencil.line((half, 14), (half, 52), 2, 1)
    for seat, x, anchor in _places(width):
        name = names[seat]
        pencil.text((x, 46), name, size_for(name, 36, half - 22, 22), anchor, half - 20)
    pencil.line((10, 58), (width - 10, 56), 3, 2)
    y = 98
    if sheet.games is not None:
        _row(pencil, y, say("picture-sheet-games"), sheet.games.map(str), width)
        y += ROW
    _row(pencil, y, say("picture-sheet-before"), sheet.before.map(str), width)
    pencil.line((10, y + 12), (width - 10, y + 11), 2, 1)
    earlier, shown = newest(sheet.entries, rows_of(sheet, height))
    y += TOP - 98
    if earlier:
        sums = {seat: sum(one.points for one in earlier if one.seat is seat) for seat in SEATS}
        texts = sheet.before.map(str)
        for seat in SEATS:
            texts = texts.put(seat, str(sums[seat]) if sums[seat] else "")
        _row(pencil, y, say("picture-sheet-earlier"), texts, width)
        y += ROW
    for number, entry in enumerate(shown, 1):
        layer = bright if number == len(shown) and sheet.cards is None else pencil
        _entry(layer, y, entry, width, say)
        y += ROW
    base = height - 18
    top = base - ROW - (44 if sheet.cards is not None else 0)
    pencil.line((10, top), (width - 10, top - 2), 3, 2)
    if sheet.cards is not None:
        _row(pencil, base - 46, say("picture-sheet-cards"), sheet.cards.map(str), width)
        key = "picture-sheet-total"
    else:
        key = "picture-sheet-so-far"
    totals = sheet.before.map(str)
    for seat in SEATS:
        totals = totals.put(seat, str(sheet.total(seat)))
    _row(pencil, base, say(key), totals, width, 46)
    pencil.onto(image, GRAPHITE)
    bright.onto(image, RED_PENCIL)
    return image


def _places(width: int) -> tuple[tuple[Seat, int, str], ...]:
    return (Seat.NORTH, 12, "ls"), (Seat.SOUTH, width - 12, "rs")


def _row(
    pencil: Chalk, y: int, label: str, texts: PerSeat[str], width: int, size: int = 42
) -> None:
    room = width - 2 * EDGE - 12
    pencil.text((width / 2, y), label, size_for(label, 36, room, 24), "ms", room)
    pencil.text((12, y), texts[Seat.NORTH], size, "ls")
    pencil.text((width - 12, y), texts[Seat.SOUTH], size, "rs")


def _entry(pencil: Chalk, y: int, entry: Entry, width: int, say: Words) -> None:
    if entry.seat is Seat.NORTH:
        pencil.text((12, y), str(entry.points), 42, "ls")
    else:
        pencil.text((width - 12, y), str(entry.points), 42, "rs")
    write_reason(pencil, (width / 2, y), entry, width - 2 * EDGE - 6, 36, say)


def write_reason(
    pencil: Chalk,
    at: tuple[float, float],
    entry: Entry,
    room: int,
    size: int,
    say: Words,
    *,
    middle: bool = True,
) -> None:
    """Draw the reason of an entry: words, or a meld's letters and suit.

    ``at`` is the middle of the line, or its left end unless ``middle``.
    """
    x, y = at
    meld = entry.meld
    if meld is None or meld.kind is Kind.FOUR:
        label = letters_of(meld, say) if meld else say(f"picture-reason-{entry.reason.code}")
        if entry.times > 1:
            label = f"{label} ×{entry.times}"
        size = size_for(label, size, room, 22)
        pencil.text((x, y), label, size, "ms" if middle else "ls", room)
        return
    label = letters_of(meld, say)
    size = size_for(label, size, room - size, 22)
    wide = width_of(label, size) + size * 0.86
    if middle:
        x -= wide / 2
    pencil.text((x, y), label, size, "ls")
    pencil.suit(meld.suit, x + wide - size * 0.3, y - size * 0.27, round(size * 0.62))
