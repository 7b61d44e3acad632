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
from games.brus.engine.hand import TO_WIN, Ending
from games.brus.engine.seats import TEAMS, PerTeam, Team
from games.brus.engine.view import View
from games.brus.pictures.marks import brille, keule, strokes, strokes_width
from games.brus.pictures.tableau import strokes_told, tableau
from render.style.words import lasting
from render.table import chalk
from render.table.chalk import Chalk
from render.table.ending import WRITING, Fact, draw_facts
from render.table.surfaces import stone

_LINES: Final = 212
"""Px for the lines of games or hands."""
_LEAST: Final = 24
"""Px of a line at least; where there are more, the last ones are shown."""


def ground(view: View, table: Table, facts: FinalFacts) -> Image.Image:
    """Winners and losers; ``ValueError`` while nobody has won."""
    winner = decided(view.winner)
    sides = winner.seats, winner.other.seats
    return podium(table, *sides, facts.ratings, partial(lost, view, table.speech))


def final(view: View, table: Table, facts: FinalFacts) -> Iterator[Item]:
    """The last picture of a match, 1000 × 640 px. Raises ``ValueError`` while nobody has won."""
    winner = decided(view.winner)
    say, several = table.speech, view.rules.games > 1
    winners = " & ".join(map(table.told, winner.seats))
    losers = list(map(table.told, winner.other.seats))
    standing = ["–".join(str(line.standing[team]) for team in TEAMS) for line in course(view)]
    out = [f"{winners} {say('picture-final-win')}", f"{lost(view, say, losers)}."]
    out += strokes_told(tableau(view), say, False)
    out.append(say("alt-final-games" if several else "alt-final-hands", list=", ".join(standing)))
    if several:
        won = "–".join(str(view.games[team]) for team in TEAMS)
        out.append(f"{say('picture-final-games-won')}: {won}.")
    yield part(partial(_lay_history, view), *out)
    shown = [Fact(say(f"picture-final-{key}"), value) for key, value in feats(view)]
    if facts.duration is not None:
        shown.insert(1, Fact(say("picture-final-duration"), lasting(facts.duration)))
    sentences = (f"{one.label}: {one.value}." for one in shown)
    yield part(lambda image, table: draw_facts(image, shown), *sentences)
    yield ratings_told(table, facts.ratings)


@dataclass(frozen=True, slots=True)
class Line:
    """A game of several, or a hand of a single one."""

    standing: PerTeam[int]
    """Strokes of each team after it."""
    lost: Team | None = None
    """Team that lost a game with it and draws a sign."""
    keule: bool = False
    """Whether that is a Keule rather than a Brille (rules 10.8)."""


def course(view: View) -> tuple[Line, ...]:
    """The match from its beginning: games where it goes to several, else hands."""
    several = view.rules.games > 1
    return tuple(
        Line(one.strokes, one.by.other if one.by and one.game_over else None, one.keule)
        for one in view.results
        if one.game_over or not several
    )


def lost(view: View, say: Speech, losers: Sequence[str]) -> str:
    """Text of the losers and the margin; ``losers``: display names.

    Raises ``ValueError`` while nobody has won.
    """
    winner = decided(view.winner)
    one, two = losers
    team = winner.other
    if view.rules.games > 1:
        games = {"own": view.games[team], "others": view.games[winner]}
        return say("picture-final-lost-games", one=one, two=two, **games)
    left = view.results[-1].strokes[team]
    key = "picture-final-lost-one" if left == 1 else "picture-final-lost"
    return say(key, one=one, two=two, left=left)


def feats(view: View) -> tuple[tuple[str, str], ...]:
    """Key of a label and what stands behind it; of the teams North-South's first."""
    results = view.results

    def each(counts: list[int]) -> str:
        return " – ".join(map(str, counts))

    out = [("hands", str(len(results)))]
    out.append(("dares", each([sum(one.dares[team] for one in results) for team in TEAMS])))
    jannen = [one for one in results if sorted(one.tricks) == [0, TO_WIN]]
    out.append(("jannen", each([sum(one.by is team for one in jannen) for team in TEAMS])))
    runs = [one for one in results if one.ending is Ending.RUN]
    out.append(("runs", each([sum(one.by is team.other for one in runs) for team in TEAMS])))
    return tuple(out)


def _lay_history(view: View, image: Image.Image, table: Table) -> None:
    """Strokes left after each game or hand, what was drawn for a lost game, and how it ended."""
    say = table.speech
    box = WRITING
    sheet = stone(box.w, box.h, 20).copy()
    chalked, bright = Chalk(box.w, box.h), Chalk(box.w, box.h)
    places = dict(zip(TEAMS, (box.w * 0.27, box.w * 0.73), strict=True))
    chalked.line((box.w / 2 + 2, 24), (box.w / 2 - 2, box.h - 126), 4, 4)
    chalked.line((36, 78), (box.w - 36, 76), 4, 3)
    for team, cx in places.items():
        chalked.text((cx, 64), say(f"team-{team}-short"), 54, "ms")
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
