"""The match is over: who has won, who lost and by how much, and what is worth remembering."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PIL import Image

from gamekit.cardgame.kinds import FinalFacts
from gamekit.cardgame.scene import Item, Table, decided, part, podium, ratings_told
from gamekit.cardgame.speech import Speech
from games.briscon.engine.deal import Ending
from games.briscon.engine.melds import Kind, Melded, meld_of
from games.briscon.engine.seats import SEATS, PerSeat, Seat
from games.briscon.engine.view import View
from games.briscon.pictures.sheet import both, letters_of, meld_name
from render.style.words import lasting
from render.table.chalk import Chalk, size_for, tally_height, tally_width
from render.table.ending import WRITING, Fact, draw_facts
from render.table.surfaces import GRAPHITE, RED_PENCIL, squared

_LINES: Final = 240
"""Px for the lines of games or deals."""
_LEAST: Final = 30
"""Px of a line at least; where there are more, the last ones are shown."""


def ground(view: View, table: Table, facts: FinalFacts) -> Image.Image:
    """Winner and loser; ``ValueError`` while nobody has won."""
    winner = decided(view.winner)
    loses = partial(lost, view, table.speech)
    return podium(table, (winner,), (winner.other,), facts.ratings, loses)


def final(view: View, table: Table, facts: FinalFacts) -> Iterator[Item]:
    """The last picture of a match, 1000 × 640 px. Raises ``ValueError`` while nobody has won."""
    winner = decided(view.winner)
    say, several = table.speech, view.rules.games > 1
    scores = ", ".join("–".join(map(str, score)) for score in course(view))
    yield part(
        partial(_lay_sheet, view),
        f"{table.told(winner)} {say('picture-final-win')}",
        f"{lost(view, say, (table.told(winner.other),))}.",
        both("alt-final-points", last_score(view), table.told, say),
        say("alt-final-games" if several else "alt-final-deals", list=scores),
        both("alt-sheet-games", view.games, table.told, say) if several else "",
    )
    shown, values = zip(*_facts(view, facts, table), strict=True)
    sentences = (
        say("alt-fact", name=fact.label, value=value)
        for fact, value in zip(shown, values, strict=True)
    )
    yield part(lambda image, table: draw_facts(image, shown), *sentences)
    yield ratings_told(table, facts.ratings)


def _facts(view: View, facts: FinalFacts, table: Table) -> Iterator[tuple[Fact, str]]:
    """Memorable facts, each with its value in words."""
    say = table.speech

    def plain(key: str, value: str) -> tuple[Fact, str]:
        return Fact(say(f"picture-final-{key}"), value), value

    yield plain("deals", str(len(view.results)))
    if facts.duration is not None:
        yield plain("duration", lasting(facts.duration))
    right, wrong = claims(view)
    if right or wrong:
        yield plain("claims", claims_told(right, wrong, say))
    best = best_meld(view)
    if best is not None:
        suit = None if best.meld.kind is Kind.FOUR else best.meld.suit
        value = f"{best.points} · {letters_of(best.meld, say)}"
        fact = Fact(say("picture-final-best"), value, suit, table.name(best.seat))
        yield fact, f"{best.points} {meld_name(best.meld, say)} ({table.told(best.seat)})"


def course(view: View) -> tuple[PerSeat[int], ...]:
    """The score after each game where the match goes to several, else after each deal."""
    several = view.rules.games > 1
    return tuple(one.score for one in view.results if one.by is not None or not several)


def lost(view: View, say: Speech, losers: Sequence[str]) -> str:
    """Text of the loser and the margin; ``losers``: display names.

    Raises ``ValueError`` while nobody has won.
    """
    winner = decided(view.winner)
    seat = winner.other
    if view.rules.games > 1:
        games = {"own": view.games[seat], "others": view.games[winner]}
        return say("picture-final-lost-games", name=losers[0], **games)
    score = last_score(view)
    points = {"own": score[seat], "others": score[winner]}
    wrong = view.results[-1].ending is Ending.WRONG_OUT
    return say(
        "picture-final-lost-wrong" if wrong else "picture-final-lost", name=losers[0], **points
    )


@dataclass(frozen=True, slots=True)
class Best:
    """The meld that was worth most."""

    seat: Seat
    meld: Melded
    points: int


def best_meld(view: View) -> Best | None:
    """The match's most valuable meld, the first of equals."""
    found: Best | None = None
    for result in view.results:
        for one in result.written:
            meld = meld_of(one.cards)
            if meld is not None and (found is None or one.points > found.points):
                found = Best(one.seat, meld, one.points)
    return found


def claims(view: View) -> tuple[int, int]:
    """Number of right and wrong « aus »."""
    endings = [result.ending for result in view.results]
    return endings.count(Ending.OUT), endings.count(Ending.WRONG_OUT)


def last_score(view: View) -> PerSeat[int]:
    """How the players stood when the last game was won."""
    return view.results[-1].score


def claims_told(told: int, wrong: int, say: Speech) -> str:
    """« Aus » in figures: how often right, how often wrong."""
    right, not_right = say("picture-final-right"), say("picture-final-wrong")
    return f"{told} {right}, {wrong} {not_right}"


def _lay_sheet(view: View, image: Image.Image, table: Table) -> None:
    """The score after each deal of a game, or after each game of several and the games won."""
    say = table.speech
    box = WRITING
    paper = squared(box.w, box.h, 28).copy()
    pencil, bright = Chalk(box.w, box.h), Chalk(box.w, box.h)
    several, low = view.rules.games > 1, 84 if view.rules.games > 1 else 0
    places = dict(zip(SEATS, (box.w * 0.27, box.w * 0.73), strict=True))
    pencil.line((box.w / 2 + 2, 20), (box.w / 2 - 2, box.h - 60 - low), 3, 3)
    pencil.line((20, 82), (box.w - 20, 79), 3, 3)
    room = box.w // 2 - 36
    for seat, cx in places.items():
        name = table.name(seat)
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
