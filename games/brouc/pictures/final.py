"""The match is over: who has won, the columns of coches, and what is worth remembering."""

from __future__ import annotations

from PIL import Image

from brouc.seats import PerSeat, Seat, Team
from brouc.view import View
from gamekit.api.scenes import Look, Picture
from games.brouc.pictures import alt_over as alt
from games.brouc.pictures.columns import columns
from games.brouc.pictures.facts import FinalFacts, capes
from games.brouc.pictures.history import lost, played_games
from games.brouc.pictures.words import drawn, team_letters, words_of
from i18n import format_number
from render.style.picture import finish
from render.style.words import Words, lasting
from render.table import chalk
from render.table.chalk import Chalk, tally_height
from render.table.ending import WRITING, Fact, Stand, draw_facts, ending
from render.table.slate import stone

_LINES = 212
"""Px for the lines of games."""
_STROKES = 62
"""Px for strokes beside a number: to the line in the middle, and to the slate's frame."""
_LEAST = 24
"""Px of a line at least; where there are more games, the last ones are shown."""


def final(
    view: View, names: PerSeat[str], look: Look | None = None, facts: FinalFacts | None = None
) -> Picture:
    """The last picture of a match, 1000 × 640 px. Raises ``ValueError`` while nobody has won."""
    look, facts = look or Look(), facts or FinalFacts()
    if view.winner is None:
        raise ValueError("nobody has won the match yet")
    say = words_of(look)
    stands = [
        _stand(seat, seat.team is view.winner, names, facts, look, say)
        for seat in (*view.winner.seats, *view.winner.other.seats)
    ]
    image = ending(say("picture-final-win"), lambda people: lost(view, people, say), stands)
    _history(image, view, say)
    draw_facts(image, _facts(view, names, facts, say))
    return finish(image, "final", alt.final(view, names, facts, look))


def _stand(
    seat: Seat, won: bool, names: PerSeat[str], facts: FinalFacts, look: Look, say: Words
) -> Stand:
    change = facts.ratings[seat] if facts.ratings is not None else None
    rating = (change.old, change.new) if change is not None else None
    letter, name = say.letter(seat.value), drawn(names, seat, say)
    return Stand(name, letter, won, look.portrait(seat.value), rating)


def _history(image: Image.Image, view: View, say: Words) -> None:
    """The match's slate: a line for each game with both totals and its coches, and all of them."""
    box = WRITING
    sheet = stone(box.w, box.h, 20).copy()
    chalked, bright = Chalk(box.w, box.h), Chalk(box.w, box.h)
    places = {Team.NS: box.w * 0.27, Team.EW: box.w * 0.73}
    chalked.line((box.w / 2 + 2, 24), (box.w / 2 - 2, box.h - 126), 4, 4)
    chalked.line((36, 78), (box.w - 36, 76), 4, 3)
    for team, cx in places.items():
        chalked.text((cx, 64), team_letters(say, team), 54, "ms")
    games = played_games(view)[-(_LINES // _LEAST) :]
    step = min(52, _LINES // max(1, len(games)))
    for row, game in enumerate(games):
        y = 78 + step * (row + 1) - 8
        for team, cx in places.items():
            size = min(42, step)
            chalked.text((cx - 12, y), format_number(game.slate[team]), size, "rs")
            if new := game.new[team]:
                tall = tally_height(_STROKES, min(34, step - 6), new)
                bright.tally(cx + 4, y, tall, new, upright=view.rules.ancient)
    chalked.line((36, box.h - 120), (box.w - 36, box.h - 122), 4, 3)
    for column in columns(view, None, say):
        cx = places[column.team]
        chalked.text((cx - 12, box.h - 66), str(column.coches), 60, "rs")
        tall = tally_height(_STROKES, 46, column.coches)
        chalked.tally(cx + 4, box.h - 66, tall, column.coches, upright=view.rules.ancient)
    label = say("picture-sum-parties" if view.rules.ancient else "picture-sum-coches")
    chalked.text((box.w / 2, box.h - 32), label, 34, "ms")
    chalked.onto(sheet)
    bright.onto(sheet, chalk.YELLOW)
    image.paste(sheet, (box.x, box.y))


def _facts(view: View, names: PerSeat[str], facts: FinalFacts, say: Words) -> list[Fact]:
    made, best = capes(view), facts.best
    found = [Fact(say("picture-final-deals"), str(len(view.results)))]
    if facts.duration is not None:
        found.append(Fact(say("picture-final-duration"), lasting(facts.duration)))
    found.append(Fact(say("picture-final-capes"), f"{made.ns} – {made.ew}"))
    if best is not None:
        who = drawn(names, best.seat, say)
        found.append(Fact(say("picture-final-best"), str(best.value), best.suit, who))
    return found
