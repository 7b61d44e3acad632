"""After a deal: eight tricks with leaders and winners, and the arithmetic to the written total."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from brouc.cards import points_of
from brouc.events import DealResult
from brouc.seats import SEATS, PerSeat, Seat, Team
from brouc.slate import table_value
from brouc.tricks import Trick
from brouc.view import DealView, View
from gamekit.api.scenes import Look, Picture
from games.brouc.pictures import alt_over as alt
from games.brouc.pictures.facts import deal_of
from games.brouc.pictures.steps import left
from games.brouc.pictures.sums import lines
from games.brouc.pictures.words import drawn, team_letters, words_of
from i18n import format_number
from render.cards.faces import style_of
from render.style.names import draw_name
from render.style.picture import finish
from render.style.text import draw_text
from render.style.theme import CREAM
from render.style.words import Words
from render.table import chalk
from render.table.chalk import Chalk, size_for, tally_height, tally_width
from render.table.grain import planks, vignette
from render.table.layout import Box
from render.table.parts import BRASS, paste, paste_centred, tile, trump_sign
from render.table.rows import Head, Rows
from render.table.slate import stone

SIZE = (1000, 800)
TRICKS = Box(8, 8, 566, 784)
SUMS = Box(582, 8, 410, 784)
HEAD = 98
ROW = 83
ROWS = Rows(TRICKS, 56, 108, HEAD, ROW)
STROKES = 7
"""More coches than these are written as a number: their strokes would be too small."""


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
    heads(image, deal, names, look, say)
    for row, won in enumerate(deal.tricks):
        marriages = sum(table_value(m, deal.trump, view.rules) for m in won.marriages)
        trick_row(image, row, won.trick, won.winner, marriages, look)
    if deal.trick.cards and len(deal.tricks) < 8:
        trick_row(image, len(deal.tricks), deal.trick, None, 0, look)
    rest(image, deal, look, say)
    _sums(image, view, deal.result, names, say)
    return finish(image, "recap", alt.recap(view, names, look))


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    image = vignette(planks(*SIZE, 8, 6, (74, 43, 22), (138, 88, 47)), 0.35)
    ROWS.ground(image, 8)
    return image


def heads(image: Image.Image, deal: DealView, names: PerSeat[str], look: Look, say: Words) -> None:
    """The trump's sign, and each seat with its name above its column."""
    four = look.colours == "four"
    paste_centred(image, trump_sign(deal.trump, 46, four), (TRICKS.x + 34, TRICKS.y + 34))
    ROWS.heads(
        image,
        [
            Head(
                say.letter(seat.value),
                drawn(names, seat, say),
                deal.dealer is seat,
            )
            for seat in SEATS
        ],
    )


def trick_row(
    image: Image.Image, row: int, trick: Trick, winner: Seat | None, marriages: int, look: Look
) -> None:
    """One trick: tiles, its leader's arrow, its points and what its marriages are worth."""
    cards = {SEATS.index(seat): card for seat, card in trick.plays()}
    won = SEATS.index(winner) if winner is not None else None
    ROWS.trick(image, row, cards, SEATS.index(trick.leader), won, style_of(look))
    if winner is not None:
        middle = ROWS.middle(row, 0)[1]
        x = TRICKS.right - 16
        up = 17 if marriages else 0
        points = str(points_of(trick.cards))
        draw_text(image, (x, middle - up), points, 32, CREAM, "rm", bold=True)
        if marriages:
            draw_text(image, (x, middle + up), f"±{marriages}", 28, BRASS, "rm", bold=True)


def rest(image: Image.Image, deal: DealView, look: Look, say: Words) -> None:
    """The cards that a deal cut short left in hand, pale, in the rows of the missing tricks."""
    held = left(deal)
    for seat, cards in held:
        for row, card in enumerate(cards, 8 - len(cards)):
            sprite = tile(card, *ROWS.tile, style_of(look), pale=True)
            paste_centred(image, sprite, ROWS.middle(row, SEATS.index(seat)))
    if held:
        at = (TRICKS.right - 16, ROWS.middle(7, 0)[1])
        draw_name(image, at, say("picture-label-held"), 64, CREAM, anchor="rm")


def _sums(
    image: Image.Image, view: View, result: DealResult, names: PerSeat[str], say: Words
) -> None:
    box = SUMS
    sheet = stone(box.w, box.h, 18).copy()
    chalked = Chalk(box.w, box.h)
    bright = Chalk(box.w, box.h)
    title = say(f"picture-ending-{result.ending.value}")
    room = box.w - 70
    bright.text((box.w / 2, 78), title, size_for(title, 64, room), "ms", width=room)
    if result.caller is not None:
        name = drawn(names, result.caller, say)
        bright.text((30, 142), name, size_for(name, 44, 156, 24), "ls", width=156)
    right = {Team.NS: 286, Team.EW: 380}
    for team, x in right.items():
        chalked.text((x, 142), team_letters(say, team), 46, "rs")
    chalked.line((28, 158), (box.w - 28, 155), 3, 2)
    chalked.line((196, 112), (193, 744), 3, 3)
    y = 212
    for line in lines(view, result):
        if line.sign == "=":
            chalked.line((205, y - 44), (box.w - 30, y - 46), 3, 2)
        label = say(f"picture-sum-{line.key}")
        chalked.text((30, y), label, size_for(label, 42, 158), "ls", width=158)
        strong = line.key in ("written", "total", "slate")
        for team, x in right.items():
            value = line.values[team]
            text = format_number(value)
            if line.sign in ("+", "−"):
                text = f"{line.sign}{value}" if value else "·"
            layer = bright if strong else chalked
            layer.text((x, y), text, 54 if strong else 46, "rs")
        y += 56
    ancient = view.rules.ancient
    if any(result.total):
        label = say("picture-sum-parties" if ancient else "picture-sum-coches")
        chalked.text((30, 730), label, 42, "ls", width=158)
    for team, x in right.items():
        marked = team.other if ancient else team
        count = result.total[marked]
        new = result.coches if result.against is marked else 0
        if count > STROKES:
            chalked.text((x, 730), str(count), 54, "rs")
        else:
            tall = tally_height(80, 46, count)
            left = x - tally_width(tall, count)
            chalked.tally(left, 730, tall, count, upright=ancient, fresh=bright, new=new)
        if new:
            bright.text((x, 668), f"+{new}", 54, "rs")
    chalked.onto(sheet)
    bright.onto(sheet, chalk.YELLOW)
    paste(image, sheet.convert("RGBA"), box.x, box.y)
