"""The match is over: who has won, who lost and by how much, and what is worth remembering."""

from __future__ import annotations

from typing import Final

from PIL import Image

from gamekit.api.scenes import Look, Picture
from games.briscon.engine.melds import Kind
from games.briscon.engine.seats import SEATS, PerSeat
from games.briscon.engine.view import View
from games.briscon.pictures import alt_over
from games.briscon.pictures.facts import FinalFacts
from games.briscon.pictures.history import best_meld, claims, claims_told, course, lost
from games.briscon.pictures.words import drawn, letters_of, words_of
from render.style.picture import finish
from render.style.words import Words, lasting
from render.table.chalk import Chalk, size_for, tally_height, tally_width
from render.table.ending import WRITING, Fact, Stand, draw_facts, ending
from render.table.paper import GRAPHITE, RED_PENCIL, squared

_LINES: Final = 240
"""Px for the lines of games or deals."""
_LEAST: Final = 30
"""Px of a line at least; where there are more, the last ones are shown."""


def final(
    view: View, names: PerSeat[str], look: Look | None = None, facts: FinalFacts | None = None
) -> Picture:
    """The last picture of a match, 1000 × 640 px. Raises ``ValueError`` while nobody has won."""
    look, facts = look or Look(), facts or FinalFacts()
    if view.winner is None:
        raise ValueError("nobody has won the match yet")
    say, both = words_of(look), (view.winner, view.winner.other)
    stands = [
        Stand(
            drawn(names, seat, say),
            say.letter(seat.value),
            seat is view.winner,
            look.portrait(seat.value),
            facts.ratings.get(seat.value),
        )
        for seat in both
    ]
    image = ending(say("picture-final-win"), lambda people: lost(view, people[0], say), stands)
    _sheet(image, view, names, say)
    draw_facts(image, _facts(view, names, facts, say))
    return finish(image, "final", alt_over.final(view, names, facts, look))


def _sheet(image: Image.Image, view: View, names: PerSeat[str], say: Words) -> None:
    """The score after each deal of a game, or after each game of several and the games won."""
    box = WRITING
    paper = squared(box.w, box.h, 28).copy()
    pencil, bright = Chalk(box.w, box.h), Chalk(box.w, box.h)
    several, low = view.rules.games > 1, 84 if view.rules.games > 1 else 0
    places = dict(zip(SEATS, (box.w * 0.27, box.w * 0.73), strict=True))
    pencil.line((box.w / 2 + 2, 20), (box.w / 2 - 2, box.h - 60 - low), 3, 3)
    pencil.line((20, 82), (box.w - 20, 79), 3, 3)
    room = box.w // 2 - 36
    for seat, cx in places.items():
        name = drawn(names, seat, say)
        pencil.text((cx, 66), name, size_for(name, 48, room, 26), "ms", room)
    lines = course(view)
    space = _LINES + 24 - low
    lines = lines[-(space // _LEAST) :]
    step = min(56, space // len(lines))
    for row, score in enumerate(lines, 1):
        ends = several or row == len(lines)
        for seat, cx in places.items():
            leads = ends and score[seat] == max(score)
            layer = bright if leads else pencil
            size = min(50, step) if ends else min(42, step)
            layer.text((cx, 84 + step * row - 8), str(score[seat]), size, "ms")
    if several:
        pencil.line((20, box.h - 140), (box.w - 20, box.h - 142), 2, 2)
        for seat, cx in places.items():
            games = view.games[seat]
            tall = tally_height(room, 60, games)
            left = cx - tally_width(tall, games) / 2
            pencil.tally(left, box.h - 66, tall, games, upright=True)
    label = say("picture-final-games" if several else "picture-final-points")
    pencil.text((box.w / 2, box.h - 22), label, size_for(label, 38, box.w - 40), "ms", box.w - 40)
    pencil.onto(paper, GRAPHITE)
    bright.onto(paper, RED_PENCIL)
    image.paste(paper, (box.x, box.y))


def _facts(view: View, names: PerSeat[str], facts: FinalFacts, say: Words) -> list[Fact]:
    found = [Fact(say("picture-final-deals"), str(len(view.results)))]
    if facts.duration is not None:
        found.append(Fact(say("picture-final-duration"), lasting(facts.duration)))
    told, wrong = claims(view)
    if told or wrong:
        found.append(Fact(say("picture-final-claims"), claims_told(told, wrong, say)))
    best = best_meld(view)
    if best is not None:
        suit = None if best.meld.kind is Kind.FOUR else best.meld.suit
        meld = letters_of(best.meld, say)
        who = drawn(names, best.seat, say)
        found.append(Fact(say("picture-final-best"), f"{best.points}: {meld}", suit, who))
    return found
