"""Course and highlights of a finished match, apart from drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.brus.engine.hand import TO_WIN, Ending
from games.brus.engine.seats import TEAMS, PerTeam, Team
from games.brus.engine.view import View
from render.style.words import Words


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


def lost(view: View, losers: Sequence[str], say: Words) -> str:
    """Text of the losers and the margin; ``losers``: display names.

    Raises ``ValueError`` while nobody has won.
    """
    if view.winner is None:
        raise ValueError("nobody has won the match yet")
    one, two = losers
    team = view.winner.other
    if view.rules.games > 1:
        games = {"own": view.games[team], "others": view.games[view.winner]}
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
