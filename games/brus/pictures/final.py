"""The match is over: who has won, who lost and by how much, and what is worth remembering."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PIL import Image

from gamekit.cardgame.final import Facts, Outcome, decided
from gamekit.cardgame.kinds import FinalFacts
from gamekit.cardgame.scene import Item, Table, part
from gamekit.cardgame.speech import Speech
from games.brus.engine.hand import TO_WIN, Ending
from games.brus.engine.seats import TEAMS, PerTeam, Team
from games.brus.engine.view import View
from games.brus.pictures import marks
from games.brus.pictures.tableau import strokes_told, tableau
from render.table.chalk import on_slate
from render.table.ending import WRITING, Fact, course


def outcome(view: View, table: Table) -> Outcome:
    """Winners and losers; ``ValueError`` while nobody has won."""
    winner = decided(view.winner)
    return Outcome(winner.seats, winner.other.seats, partial(lost, view, table.speech))


def final(view: View, table: Table, facts: FinalFacts) -> Iterator[Item]:
    """Strokes after each game or hand, and what is worth remembering."""
    say, several = table.speech, view.rules.games > 1
    standing = ["–".join(str(line.standing[team]) for team in TEAMS) for line in lines(view)]
    out = strokes_told(tableau(view), say, False)
    out.append(say("alt-final-games" if several else "alt-final-hands", list=", ".join(standing)))
    if several:
        won = "–".join(str(view.games[team]) for team in TEAMS)
        out.append(f"{say('picture-final-games-won')}: {won}.")
    yield part(partial(_lay_course, view), *out)
    others = (Fact(say(f"picture-final-{key}"), value) for key, value in feats(view))
    yield Facts.of(table, ("picture-final-hands", len(view.results)), facts.duration, *others)


@dataclass(frozen=True, slots=True)
class Line:
    """A game of several, or a hand of a single one."""

    standing: PerTeam[int]
    """Strokes of each team after it."""
    lost: Team | None = None
    """Team that lost a game with it and draws a sign."""
    keule: bool = False
    """Whether that is a Keule rather than a Brille (rules 10.8)."""


def lines(view: View) -> tuple[Line, ...]:
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

    out = [("dares", each([sum(one.dares[team] for one in results) for team in TEAMS]))]
    jannen = [one for one in results if sorted(one.tricks) == [0, TO_WIN]]
    out.append(("jannen", each([sum(one.by is team for one in jannen) for team in TEAMS])))
    runs = [one for one in results if one.ending is Ending.RUN]
    out.append(("runs", each([sum(one.by is team.other for one in runs) for team in TEAMS])))
    return tuple(out)


def _lay_course(view: View, image: Image.Image, table: Table) -> None:
    """Strokes left after each game or hand, what was drawn for a lost game, and how it ended."""
    say, several = table.speech, view.rules.games > 1
    written, every = on_slate(WRITING, 20), lines(view)
    label = say(f"picture-final-{'games-won' if several else 'strokes-left'}")
    page = course(written, [say(f"team-{team}-short") for team in TEAMS], len(every), label)
    for team, x in zip(TEAMS, page.centres, strict=True):
        for line, (y, step) in zip(every[-len(page.lines) :], page.lines, strict=True):
            written.plain.text((x - 6, y), str(line.standing[team]), min(42, step), "rs")
            if line.lost is team:
                tall = min(34, step - 2)
                sign = marks.keule if line.keule else marks.brille
                sign(written.bright, x + 44, y - tall * 0.42, tall)
        if several:
            written.plain.text((x, page.end), str(view.games[team]), 60, "ms")
        else:
            left, standing = x - marks.strokes_width(46) / 2, view.results[-1].strokes[team]
            marks.strokes(written.plain, left, page.end - 2, 46, standing)
    written.lay(image, WRITING)
