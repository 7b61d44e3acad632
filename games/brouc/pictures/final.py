"""The match is over: who has won, the columns of coches, and what is worth remembering."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from brouc.seats import PerSeat
from brouc.view import View
from games.api.scenes import Look, Picture
from games.brouc.pictures import alt_over as alt
from games.brouc.pictures.check import check
from games.brouc.pictures.columns import columns
from games.brouc.pictures.facts import FinalFacts, capes
from games.brouc.pictures.words import drawn, words_of
from render.cards.shapes import pip
from render.style.picture import finish
from render.style.text import draw_text, fit, text_width
from render.style.theme import CREAM
from render.style.words import Words, lasting
from render.table.chalk import Chalk, tally_height, tally_width
from render.table.grain import planks, vignette
from render.table.layout import Box
from render.table.parts import BRASS, garland, panel
from render.table.slate import stone

SIZE = (1000, 640)
SLATE = Box(24, 200, 420, 416)
FACTS = Box(464, 200, 512, 416)


def final(
    view: View, names: PerSeat[str], look: Look | None = None, facts: FinalFacts | None = None
) -> Picture:
    """The last picture of a match, 1000 × 640 px. Raises ``ValueError`` while nobody has won."""
    look, facts = look or Look(), facts or FinalFacts()
    check(view)
    if view.winner is None:
        raise ValueError("nobody has won the match yet")
    say = words_of(look)
    image = _ground().copy()
    one, two = view.winner.seats
    title = f"{drawn(names, one, say)} & {drawn(names, two, say)}"
    size = 64
    while size > 40 and text_width(title, size, True) > 860:
        size -= 4
    draw_text(image, (500, 76), fit(title, size, 900, True), size, BRASS, "mm", bold=True)
    draw_text(
        image, (500, 148), say("picture-final-win"), 44, CREAM, "mm", bold=True, max_width=900
    )
    _strokes(image, view, say)
    _facts(image, view, names, facts, look, say)
    return finish(image, "final", alt.final(view, names, facts, look))


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    image = vignette(planks(*SIZE, 9, 5, (74, 43, 22), (138, 88, 47)), 0.42)
    panel(image, FACTS, 140)
    panel(image, Box(24, 14, 952, 172), 140)
    for x, mirror in ((38, False), (822, True)):
        sprite = garland(140, mirror)
        image.paste(sprite, (x, 46), sprite)
    return image


def _strokes(image: Image.Image, view: View, say: Words) -> None:
    box = SLATE
    sheet = stone(box.w, box.h, 20).copy()
    chalked = Chalk(box.w, box.h)
    chalked.line((box.w / 2 + 2, 36), (box.w / 2 - 2, box.h - 84), 4, 4)
    chalked.line((36, 108), (box.w - 36, 105), 4, 3)
    for column, cx in zip(columns(view, None, say), (box.w * 0.27, box.w * 0.73), strict=True):
        chalked.text((cx, 90), column.head, 70, "ms")
        chalked.text((cx, 206), str(column.coches), 110, "ms")
        tall = tally_height(166, 74, column.coches)
        x = cx - tally_width(tall, column.coches) / 2
        chalked.tally(x, 318, tall, column.coches, upright=view.rules.ancient)
    label = say("picture-sum-parties" if view.rules.ancient else "picture-sum-coches")
    chalked.text((box.w / 2, box.h - 36), label, 46, "ms")
    chalked.onto(sheet)
    image.paste(sheet, (box.x, box.y))


def _facts(
    image: Image.Image,
    view: View,
    names: PerSeat[str],
    facts: FinalFacts,
    look: Look,
    say: Words,
) -> None:
    left, right = FACTS.x + 24, FACTS.right - 24
    made = capes(view)
    rows: list[tuple[str, str]] = [(say("picture-final-deals"), str(len(view.results)))]
    if facts.duration is not None:
        rows.append((say("picture-final-duration"), lasting(facts.duration)))
    rows.append((say("picture-final-capes"), f"{made.ns} – {made.ew}"))
    y = FACTS.y + 38
    step = 46
    for name, value in rows:
        draw_text(image, (left, y), name, 32, CREAM, "lm")
        draw_text(image, (right, y), value, 34, CREAM, "rm", bold=True)
        y += step
    if facts.best is not None:
        draw_text(image, (left, y), say("picture-final-best"), 32, CREAM, "lm", max_width=290)
        sign = pip(facts.best.suit, 34, CREAM)
        image.paste(sign, (right - 34, y - 18), sign)
        draw_text(image, (right - 42, y), str(facts.best.value), 34, CREAM, "rm", bold=True)
        y += 38
        who = drawn(names, facts.best.seat, say)
        draw_text(image, (right, y), who, 30, BRASS, "rm", max_width=440)
        y += step
    if facts.ratings is not None:
        y = max(y, FACTS.bottom - 4 * 42 - 2)
        for seat, change in facts.ratings.items():
            if change is not None:
                name = drawn(names, seat, say)
                draw_text(image, (left, y), name, 30, CREAM, "lm", max_width=250)
                delta = change.new - change.old
                text = f"{change.new} ({'+' if delta >= 0 else '−'}{abs(delta)})"
                draw_text(image, (right, y), text, 30, BRASS, "rm", bold=True)
                y += 42
