"""The match is over: who has won, who lost and by how much, and what is worth remembering."""

from __future__ import annotations

from typing import Final

from PIL import Image

from gamekit.api.scenes import Look, Picture
from games.brus.engine.seats import TEAMS, PerSeat, Seat
from games.brus.engine.view import View
from games.brus.pictures import alt_over as alt
from games.brus.pictures.chalk_strokes import brille, keule, strokes, strokes_width
from games.brus.pictures.facts import FinalFacts
from games.brus.pictures.history import course, feats, lost
from games.brus.pictures.words import drawn, team_letters, words_of
from render.style.picture import finish
from render.style.words import Words, lasting
from render.table import chalk
from render.table.chalk import Chalk
from render.table.ending import WRITING, Fact, Stand, draw_facts, ending
from render.table.slate import stone

_LINES: Final = 212
"""Px for the lines of games or hands."""
_LEAST: Final = 24
"""Px of a line at least; where there are more, the last ones are shown."""


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
    draw_facts(image, _facts(view, facts, say))
    return finish(image, "final", alt.final(view, names, facts, look))


def _stand(
    seat: Seat, won: bool, names: PerSeat[str], facts: FinalFacts, look: Look, say: Words
) -> Stand:
    letter, name = say.letter(seat.value), drawn(names, seat, say)
    return Stand(name, letter, won, look.portrait(seat.value), facts.ratings.get(seat.value))


def _history(image: Image.Image, view: View, say: Words) -> None:
    """Strokes left after each game or hand, what was drawn for a lost game, and how it ended."""
    box = WRITING
    sheet = stone(box.w, box.h, 20).copy()
    chalked, bright = Chalk(box.w, box.h), Chalk(box.w, box.h)
    places = dict(zip(TEAMS, (box.w * 0.27, box.w * 0.73), strict=True))
    chalked.line((box.w / 2 + 2, 24), (box.w / 2 - 2, box.h - 126), 4, 4)
    chalked.line((36, 78), (box.w - 36, 76), 4, 3)
    for team, cx in places.items():
        chalked.text((cx, 64), team_letters(say, team), 54, "ms")
    lines = course(view)[-(_LINES // _LEAST) :]
    step = min(52, _LINES // max(1, len(lines)))
    for row, line in enumerate(lines):
        y = 78 + step * (row + 1) - 8
        for team, cx in places.items():
            chalked.text((cx - 6, y), str(line.standing[team]), min(42, step), "rs")
            if line.lost is team:
                tall = min(34, step - 2)
                (keule if line.keule else brille)(bright, cx + 44, y - tall * 0.42, tall)
    chalked.line((36, box.h - 120), (box.w - 36, box.h - 122), 4, 3)
    for team, cx in places.items():
        if view.rules.games > 1:
            chalked.text((cx, box.h - 66), str(view.games[team]), 60, "ms")
        else:
            left = cx - strokes_width(46) / 2
            strokes(chalked, left, box.h - 68, 46, view.results[-1].strokes[team])
    key = "games-won" if view.rules.games > 1 else "strokes-left"
    chalked.text((box.w / 2, box.h - 32), say(f"picture-final-{key}"), 34, "ms", box.w - 60)
    chalked.onto(sheet)
    bright.onto(sheet, chalk.YELLOW)
    image.paste(sheet, (box.x, box.y))


def _facts(view: View, facts: FinalFacts, say: Words) -> list[Fact]:
    found = [Fact(say(f"picture-final-{key}"), value) for key, value in feats(view)]
    if facts.duration is not None:
        found.insert(1, Fact(say("picture-final-duration"), lasting(facts.duration)))
    return found
