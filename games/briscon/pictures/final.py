"""The match is over: who has won, games and points, and what is worth remembering."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from briscon.melds import Kind
from briscon.seats import SEATS, PerSeat
from briscon.view import View
from games.api.scenes import Look, Picture
from games.briscon.pictures import alt_over
from games.briscon.pictures.check import check
from games.briscon.pictures.facts import FinalFacts
from games.briscon.pictures.honours import best_meld, claims, claims_told, last_score
from games.briscon.pictures.words import drawn, letters_of, words_of
from render.cards.shapes import pip
from render.style.picture import finish
from render.style.text import draw_text, fit, text_width
from render.style.theme import CREAM
from render.style.words import Words, lasting
from render.table.alp import garland
from render.table.chalk import Chalk, size_for, tally_height, tally_width
from render.table.grain import planks, vignette
from render.table.layout import Box
from render.table.paper import GRAPHITE, RED_PENCIL, squared
from render.table.parts import BRASS, panel

SIZE: Final = (1000, 640)
SHEET: Final = Box(24, 200, 420, 416)
FACTS: Final = Box(464, 200, 512, 416)


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
    title = drawn(names, view.winner, say)
    size = 64
    while size > 40 and text_width(title, size, True) > 660:
        size -= 4
    draw_text(image, (500, 76), fit(title, size, 660, True), size, BRASS, "mm", bold=True)
    win = say("picture-final-win")
    draw_text(image, (500, 148), win, 44, CREAM, "mm", bold=True, max_width=660)
    _sheet(image, view, names, say)
    _facts(image, view, names, facts, look, say)
    return finish(image, "final", alt_over.final(view, names, facts, look))


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    image = vignette(planks(*SIZE, 9, 5, (74, 43, 22), (138, 88, 47)), 0.42)
    panel(image, FACTS, 140)
    panel(image, Box(24, 14, 952, 172), 140)
    for x, mirror in ((38, False), (822, True)):
        sprite = garland(140, mirror)
        image.paste(sprite, (x, 46), sprite)
    return image


def _sheet(image: Image.Image, view: View, names: PerSeat[str], say: Words) -> None:
    """Points of the last game, and the games as strokes."""
    box = SHEET
    paper = squared(box.w, box.h, 28).copy()
    pencil = Chalk(box.w, box.h)
    bright = Chalk(box.w, box.h)
    several = view.rules.games > 1
    low = 0 if several else 70  # A single game's points have the whole sheet.
    pencil.line((box.w / 2 + 2, 20), (box.w / 2 - 2, 196 + low), 3, 3)
    pencil.line((20, 82), (box.w - 20, 79), 3, 3)
    score = last_score(view)
    for seat, cx in zip(SEATS, (box.w * 0.26, box.w * 0.74), strict=True):
        name = drawn(names, seat, say)
        room = box.w // 2 - 36
        pencil.text((cx, 66), name, size_for(name, 52, room, 36), "ms", room)
        layer = bright if seat is view.winner else pencil
        layer.text((cx, 184 + low), str(score[seat]), 108, "ms")
        if several:
            games = view.games[seat]
            tall = tally_height(room, 74, games)
            pencil.tally(cx - tally_width(tall, games) / 2, 346, tall, games, upright=True)
    labels = [(236 + 2 * low, "picture-final-points")]
    if several:
        pencil.line((20, 252), (box.w - 20, 250), 2, 2)
        labels.append((box.h - 24, "picture-final-games"))
    for y, key in labels:
        label = say(key)
        pencil.text((box.w / 2, y), label, size_for(label, 42, box.w - 40), "ms", box.w - 40)
    pencil.onto(paper, GRAPHITE)
    bright.onto(paper, RED_PENCIL)
    image.paste(paper, (box.x, box.y))


def _facts(
    image: Image.Image,
    view: View,
    names: PerSeat[str],
    facts: FinalFacts,
    look: Look,
    say: Words,
) -> None:
    left, right = FACTS.x + 24, FACTS.right - 24
    rows = [(say("picture-final-deals"), str(len(view.results)))]
    if facts.duration is not None:
        rows.append((say("picture-final-duration"), lasting(facts.duration)))
    told, wrong = claims(view)
    if told or wrong:
        rows.append((say("picture-final-claims"), claims_told(told, wrong, say)))
    y = FACTS.y + 38
    for name, value in rows:
        wide = draw_text(image, (right, y), value, 32, CREAM, "rm", bold=True, max_width=300)
        draw_text(image, (left, y), name, 32, CREAM, "lm", max_width=right - left - wide - 16)
        y += 48
    best = best_meld(view)
    if best is not None:
        draw_text(image, (left, y), say("picture-final-best"), 32, CREAM, "lm", max_width=290)
        draw_text(image, (right, y), str(best.points), 34, CREAM, "rm", bold=True)
        y += 42
        letters = letters_of(best.meld, say)
        x = left
        x += draw_text(image, (x, y), letters, 32, BRASS, "lm", bold=True) + 10
        if best.meld.kind is not Kind.FOUR:
            sign = pip(best.meld.suit, 32, CREAM)
            image.paste(sign, (x, y - 16), sign)
            x += 44
        who = drawn(names, best.seat, say)
        draw_text(image, (right, y), who, 30, BRASS, "rm", max_width=right - x - 10)
        y += 54
    y = max(y, FACTS.bottom - 2 * 46 - 6)
    for seat in SEATS:
        if seat.value in facts.ratings:
            old, new = facts.ratings[seat.value]
            text = f"{new} ({'+' if new >= old else '−'}{abs(new - old)})"
            wide = draw_text(image, (right, y), text, 30, BRASS, "rm", bold=True)
            name = drawn(names, seat, say)
            draw_text(image, (left, y), name, 30, CREAM, "lm", max_width=right - left - wide - 16)
            y += 46
