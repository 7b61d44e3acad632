"""After a deal: sixteen tricks with leaders and winners, and the arithmetic to the score."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from gamekit.api.scenes import Look, Picture
from games.briscon.engine.cards import points_of
from games.briscon.engine.deal import Trick
from games.briscon.engine.seats import SEATS, PerSeat, Seat
from games.briscon.engine.view import DealView, View
from games.briscon.pictures import alt_over
from games.briscon.pictures.entries import RECAP_LINES, Sheet, newest, sheet_of
from games.briscon.pictures.facts import deal_of
from games.briscon.pictures.small_sheet import write_reason
from games.briscon.pictures.words import drawn, ending_of, robbing, words_of
from render.cards.faces import style_of
from render.style.names import draw_name
from render.style.picture import finish
from render.style.text import draw_text
from render.style.theme import CREAM
from render.style.words import Words
from render.table.chalk import Chalk, fit, size_for, width_of
from render.table.grain import planks, vignette
from render.table.layout import Box
from render.table.paper import GRAPHITE, RED_PENCIL, squared
from render.table.parts import (
    BRASS,
    dealer_mark,
    disc,
    lead_arrow,
    panel,
    paste_centred,
    paste_tile,
    tile,
    trump_sign,
)

SIZE: Final = (1000, 800)
TRICKS: Final = Box(8, 8, 556, 784)
SUMS: Final = Box(572, 8, 420, 784)
BLOCK: Final = 276
"""Eight tricks stand in a block, two blocks side by side."""
HEAD: Final = 96
ROW: Final = 79
COLUMN: Final = {Seat.NORTH: 99, Seat.SOUTH: 197}
"""Middles of the players' tiles in a block."""
LINE: Final = 36


def recap(view: View, names: PerSeat[str], look: Look | None = None) -> Picture:
    """A finished deal, 1000 × 800 px: who played what, who won it, and how it was counted.

    Raises ``ValueError`` unless the view's deal is over.
    """
    look = look or Look()
    deal = deal_of(view)
    if deal.result is None:
        raise ValueError("a deal is recapitulated once it is over")
    say = words_of(look)
    image = _ground().copy()
    _heads(image, deal, names, look, say)
    for trick in (*deal.tricks, deal.trick):
        if trick.cards:
            _row(image, trick, deal, look)
    at, room = (TRICKS.x + 16, TRICKS.bottom - 27), TRICKS.w - 32
    draw_text(image, at, robbing(deal, say), 28, CREAM, "lm", room, bold=True)
    _sums(image, deal, sheet_of(view), names, say)
    return finish(image, "recap", alt_over.recap(view, names, look))


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    image = vignette(planks(*SIZE, 8, 6, (74, 43, 22), (138, 88, 47)), 0.35)
    panel(image, TRICKS, 130)
    ImageDraw.Draw(image).line(
        (TRICKS.x + BLOCK, TRICKS.y + 64, TRICKS.x + BLOCK, TRICKS.y + HEAD + 8 * ROW), BRASS, 2
    )
    for row in range(0, 8, 2):
        panel(image, Box(TRICKS.x + 6, TRICKS.y + HEAD + row * ROW, TRICKS.w - 12, ROW), 70)
    return image


def _heads(image: Image.Image, deal: DealView, names: PerSeat[str], look: Look, say: Words) -> None:
    """The trump's sign; each player with their letter, the dealer marked, above the columns."""
    four = look.colours == "four"
    paste_centred(image, trump_sign(deal.trump, 60, four), (TRICKS.x + 42, TRICKS.y + 46))
    for index, seat in enumerate(SEATS):
        x = TRICKS.x + 84 + 236 * index
        paste_centred(image, disc(say.letter(seat.value), 46), (x + 24, TRICKS.y + 28))
        name = drawn(names, seat, say)
        dealer = deal.dealer is seat
        room = 176 - (52 if dealer else 0)
        draw_name(image, (x + 54, TRICKS.y + 28), name, room, CREAM, anchor="lm")
        if dealer:
            mark = dealer_mark(44)
            paste_centred(image, mark, (x + 206, TRICKS.y + 28))
    for block in range(2):
        for seat in SEATS:
            x = TRICKS.x + BLOCK * block + COLUMN[seat]
            draw_text(image, (x, TRICKS.y + 74), say.letter(seat.value), 28, CREAM, "mm", bold=True)


def _row(image: Image.Image, trick: Trick, deal: DealView, look: Look) -> None:
    """One trick: tiles, its leader's arrow, its winner's star and its card points."""
    block, row = divmod(trick.number - 1, 8)
    left = TRICKS.x + BLOCK * block
    middle = TRICKS.y + HEAD + row * ROW + ROW // 2
    draw_text(image, (left + 35, middle), str(trick.number), 28, CREAM, "rm", bold=True)
    winner = trick.winner(deal.trump) if trick.complete else None
    cards = zip((trick.leader, trick.leader.other), trick.cards, strict=False)
    for seat, card in cards:
        x = left + COLUMN[seat]
        sprite = tile(card, 74, 62, style_of(look), ringed=seat is winner)
        paste_tile(image, sprite, (x, middle), winner=seat is winner)
        if seat is trick.leader:
            paste_centred(image, lead_arrow(), (x - 49, middle))
    if winner is not None:
        points = str(points_of(trick.cards))
        draw_text(image, (left + BLOCK - 7, middle), points, 28, CREAM, "rm", bold=True)


def _sums(
    image: Image.Image, deal: DealView, written: Sheet, names: PerSeat[str], say: Words
) -> None:
    assert deal.result is not None
    assert written.cards is not None
    box, result = SUMS, deal.result
    paper = squared(box.w, box.h, 28).copy()
    pencil = Chalk(box.w, box.h)
    bright = Chalk(box.w, box.h)
    if result.said_by is not None:
        told = ending_of(result, "{name}", say)
        _with_name(bright, (box.w / 2, 62), told, drawn(names, result.said_by, say), 56)
    else:
        title = ending_of(result, "", say)
        bright.text((box.w / 2, 62), title, size_for(title, 62, box.w - 40), "ms")
    right = {Seat.NORTH: box.w - 122, Seat.SOUTH: box.w - 20}
    y = 108
    for seat, x in right.items():
        pencil.text((x, y), say.letter(seat.value), 44, "rs")
    pencil.line((20, y + 14), (box.w - 20, y + 12), 3, 2)
    room = right[Seat.NORTH] - 78 - 20

    def line(label: str, values: dict[Seat, int], size: int = 40) -> None:
        pencil.text((20, y), label, size_for(label, 38, room, 26), "ls", room)
        for seat, value in values.items():
            pencil.text((right[seat], y), str(value), size, "rs")

    y += LINE + 8
    line(say("picture-sheet-before"), dict(written.before.items()))
    earlier, shown = newest(written.entries, RECAP_LINES)
    if earlier:
        y += LINE
        sums = {seat: sum(one.points for one in earlier if one.seat is seat) for seat in SEATS}
        line(say("picture-sheet-earlier"), sums)
    for entry in shown:
        y += LINE
        write_reason(pencil, (20, y), entry, room, 38, say, middle=False)
        pencil.text((right[entry.seat], y), str(entry.points), 40, "rs")
    y += LINE
    line(say("picture-sheet-cards"), dict(written.cards.items()))
    pencil.line((20, y + 14), (box.w - 20, y + 12), 3, 2)
    y += LINE + 18
    label = say("picture-sheet-total")
    pencil.text((20, y), label, size_for(label, 46, room), "ls", room)
    for seat, x in right.items():
        layer = bright if result.by is seat else pencil
        layer.text((x, y), str(written.total(seat)), 56, "rs")
    if result.by is not None:
        words = say("picture-recap-won", name="{name}")
        _with_name(bright, (box.w / 2, box.h - 26), words, drawn(names, result.by, say), 50)
    pencil.onto(paper, GRAPHITE)
    bright.onto(paper, RED_PENCIL)
    image.paste(paper, (box.x, box.y))


def _with_name(pencil: Chalk, at: tuple[float, float], told: str, name: str, size: int) -> None:
    """A sentence with a player's name for its ``{name}``; a long name is cut, the rest stays."""
    room = SUMS.w - 40
    size = size_for(told.replace("{name}", name), size, room, 26)
    name = fit(name, size, room - width_of(told.replace("{name}", ""), size))
    pencil.text(at, told.replace("{name}", name), size, "ms")
