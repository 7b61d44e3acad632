"""The match is over: who has won, the tableau, and what is worth remembering."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from brus.seats import SEATS, PerSeat
from brus.view import View
from games.api.scenes import Look, Picture
from games.brus.pictures import alt_over as alt
from games.brus.pictures.chalked import drawn_signs, strokes
from games.brus.pictures.check import check
from games.brus.pictures.facts import FinalFacts
from games.brus.pictures.final_facts import feats
from games.brus.pictures.strokes import tableau
from games.brus.pictures.words import drawn, team_letters, words_of
from render.style.picture import finish
from render.style.text import draw_text, fit, text_width
from render.style.theme import CREAM
from render.style.words import Words, lasting
from render.table import chalk
from render.table.alp import garland
from render.table.chalk import Chalk, size_for
from render.table.grain import planks, vignette
from render.table.layout import Box
from render.table.parts import BRASS, panel
from render.table.slate import stone

SIZE: Final = (1000, 640)
SLATE: Final = Box(24, 200, 420, 416)
FACTS: Final = Box(464, 200, 512, 416)
_STEP: Final = 38
"""From one line of facts to the next; ten with the ratings have room."""


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
    title = " & ".join(drawn(names, seat, say) for seat in view.winner.seats)
    size = 64
    while size > 40 and text_width(title, size, True) > 660:
        size -= 4
    draw_text(image, (500, 76), fit(title, size, 660, True), size, BRASS, "mm", bold=True)
    won = say("picture-final-win")
    draw_text(image, (500, 148), won, 44, CREAM, "mm", bold=True, max_width=660)
    _tableau(image, view, say)
    _facts(image, view, names, facts, say)
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


def _tableau(image: Image.Image, view: View, say: Words) -> None:
    box = SLATE
    sheet = stone(box.w, box.h, 20).copy()
    chalked, bright = Chalk(box.w, box.h), Chalk(box.w, box.h)
    for column, top in zip(tableau(view).columns, (34, 220), strict=True):
        head = team_letters(say, column.team)
        chalked.text((44, top + 98), head, size_for(head, 76, 120), "ls", width=124)
        strokes(chalked, 190, top + 108, 76, column.standing)
        drawn_signs(bright, (186, top + 146), (200, 48), column.drawn)
    chalked.line((40, 212), (box.w - 40, 209), 4, 3)
    chalked.onto(sheet)
    bright.onto(sheet, chalk.YELLOW)
    image.paste(sheet, (box.x, box.y))


def _facts(
    image: Image.Image, view: View, names: PerSeat[str], facts: FinalFacts, say: Words
) -> None:
    left, right = FACTS.x + 24, FACTS.right - 24
    rows = list(feats(view))
    if facts.duration is not None:
        rows.insert(1, ("duration", lasting(facts.duration)))
    y = FACTS.y + 28
    for key, value in rows:
        label = say(f"picture-final-{key}")
        draw_text(image, (left, y), label, 30, CREAM, "lm", max_width=330)
        draw_text(image, (right, y), value, 32, CREAM, "rm", bold=True)
        y += _STEP
    changes = [(seat, facts.ratings[seat.value]) for seat in SEATS if seat.value in facts.ratings]
    y = FACTS.bottom - _STEP * len(changes) + 8
    for seat, (old, new) in changes:
        draw_text(image, (left, y), drawn(names, seat, say), 28, CREAM, "lm", max_width=260)
        sign = "+" if new >= old else "−"
        text = f"{new} ({sign}{abs(new - old)})"
        draw_text(image, (right, y), text, 30, BRASS, "rm", bold=True)
        y += _STEP
