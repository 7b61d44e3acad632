"""The course of a finished match, apart from how it is drawn: its games, or one game's deals."""

from __future__ import annotations

from games.briscon.engine.deal import Ending
from games.briscon.engine.seats import PerSeat
from games.briscon.engine.view import View
from games.briscon.pictures.honours import last_score
from render.style.words import Words


def course(view: View) -> tuple[PerSeat[int], ...]:
    """The score after each game where the match goes to several, else after each deal."""
    several = view.rules.games > 1
    return tuple(one.score for one in view.results if one.by is not None or not several)


def lost(view: View, loser: str, say: Words) -> str:
    """Text of the loser and the margin; ``loser``: display name.

    Raises ``ValueError`` while nobody has won.
    """
    if view.winner is None:
        raise ValueError("nobody has won the match yet")
    seat = view.winner.other
    if view.rules.games > 1:
        games = {"own": view.games[seat], "others": view.games[view.winner]}
        return say("picture-final-lost-games", name=loser, **games)
    score = last_score(view)
    points = {"own": score[seat], "others": score[view.winner]}
    wrong = view.results[-1].ending is Ending.WRONG_OUT
    return say("picture-final-lost-wrong" if wrong else "picture-final-lost", name=loser, **points)
