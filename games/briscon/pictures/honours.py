"""Highlights of a finished match."""

from __future__ import annotations

from dataclasses import dataclass

from games.briscon.engine.deal import Ending
from games.briscon.engine.melds import Melded, meld_of
from games.briscon.engine.seats import PerSeat, Seat
from games.briscon.engine.view import View
from render.style.words import Words


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
