"""The match is over: who has won, the columns of coches, and what is worth remembering."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from brouc.seats import PerSeat, Team
from brouc.view import View
from games.api.scenes import Look, Picture
from games.brouc.pictures import alt_over as alt
from games.brouc.pictures.check import check
from games.brouc.pictures.columns import columns, number, signed
from games.brouc.pictures.facts import FinalFacts, capes
from games.brouc.pictures.history import lost, played_games
from games.brouc.pictures.words import drawn, team_letters, words_of
from render.cards.shapes import pip
from render.style.picture import finish
from render.style.text import draw_text, fit, text_width
from render.style.theme import CREAM
from render.style.words import Words, lasting
from render.table import chalk
from render.table.alp import garland
from render.table.chalk import Chalk, tally_height
from render.table.grain import planks, vignette
from render.table.layout import Box
from render.table.parts import BRASS, panel, paste_centred, winner_star
from render.table.slate import stone

SIZE = (1000, 640)
SLATE = Box(24, 200, 420, 416)
FACTS = Box(464, 200, 512, 416)
_LINES = 216
"""Px for the lines of games."""
_LEAST = 24
"""Px of a line at least; where there are more games, the last ones are shown."""


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
    draw_text(image, (500, 64), fit(title, size, 900, True), size, BRASS, "mm", bold=True)
    draw_text(
        image, (500, 122), say("picture-final-win"), 38, CREAM, "mm", bold=True, max_width=700
    )
    draw_text(image, (500, 164), lost(view, names, say), 30, CREAM, "mm", max_width=900)
    _history(image, view, say)
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


def _history(image: Image.Image, view: View, say: Words) -> None:
    """The match's slate: a line for each game with both totals and its coches, and all of them."""
    box = SLATE
    sheet = stone(box.w, box.h, 20).copy()
    chalked, bright = Chalk(box.w, box.h), Chalk(box.w, box.h)
    places = {Team.NS: box.w * 0.27, Team.EW: box.w * 0.73}
    chalked.line((box.w / 2 + 2, 24), (box.w / 2 - 2, box.h - 112), 4, 4)
    chalked.line((36, 78), (box.w - 36, 76), 4, 3)
    for team, cx in places.items():
        chalked.text((cx, 64), team_letters(say, team), 54, "ms")
    games = played_games(view)[-(_LINES // _LEAST) :]
    step = min(52, _LINES // max(1, len(games)))
    for row, game in enumerate(games):
        y = 78 + step * (row + 1) - 8
        for team, cx in places.items():
            size = min(42, step)
            chalked.text((cx - 6, y), number(game.slate[team]), size, "rs")
            if new := game.new[team]:
                bright.tally(cx + 16, y, min(34, step - 6), new, upright=view.rules.ancient)
    chalked.line((36, box.h - 106), (box.w - 36, box.h - 108), 4, 3)
    for column in columns(view, None, say):
        cx = places[column.team]
        chalked.text((cx - 6, box.h - 50), str(column.coches), 60, "rs")
        tall = tally_height(90, 46, column.coches)
        chalked.tally(cx + 16, box.h - 50, tall, column.coches, upright=view.rules.ancient)
    label = say("picture-sum-parties" if view.rules.ancient else "picture-sum-coches")
    chalked.text((box.w / 2, box.h - 12), label, 34, "ms")
    chalked.onto(sheet)
    bright.onto(sheet, chalk.YELLOW)
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
    y = FACTS.y + 34
    step = 42
    for name, value in rows:
        draw_text(image, (left, y), name, 32, CREAM, "lm")
        draw_text(image, (right, y), value, 34, CREAM, "rm", bold=True)
        y += step
    if facts.best is not None:
        draw_text(image, (left, y), say("picture-final-best"), 32, CREAM, "lm", max_width=290)
        sign = pip(facts.best.suit, 34, CREAM)
        image.paste(sign, (right - 34, y - 18), sign)
        draw_text(image, (right - 42, y), str(facts.best.value), 34, CREAM, "rm", bold=True)
        y += 34
        who = drawn(names, facts.best.seat, say)
        draw_text(image, (right, y), who, 28, BRASS, "rm", max_width=440)
    y = FACTS.bottom - 4 * 42 - 2
    podium = (*view.winner.seats, *view.winner.other.seats) if view.winner is not None else ()
    for seat in podium:
        won = view.winner is not None and seat.team is view.winner
        if won:
            paste_centred(image, winner_star(34), (left + 14, y))
        name = drawn(names, seat, say)
        ink = BRASS if won else CREAM
        draw_text(image, (left + 40, y), name, 30, ink, "lm", max_width=230, bold=won)
        change = facts.ratings[seat] if facts.ratings is not None else None
        if change is not None:
            text = f"{change.new} ({signed(change.new - change.old)})"
            draw_text(image, (right, y), text, 30, ink, "rm", bold=True)
        y += 42
