"""The course of a finished match, apart from how it is drawn: its games, or one game's hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.brus.engine.seats import PerTeam, Team
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
