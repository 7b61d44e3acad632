"""Course and highlights of a finished match, apart from drawing."""

from __future__ import annotations

from dataclasses import dataclass

from games.briscon.engine.deal import Ending
from games.briscon.engine.melds import Melded, meld_of
from games.briscon.engine.seats import PerSeat, Seat
from games.briscon.engine.view import View
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


def claims_told(told: int, wrong: int, say: Words) -> str:
    """« Aus » in figures: how often right, how often wrong."""
    right, not_right = say("picture-final-right"), say("picture-final-wrong")
    return f"{told} {right}, {wrong} {not_right}"
