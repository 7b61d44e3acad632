"""Ends of a hand and their price (rules 10.4, 10.7 to 10.9)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from games.brus.engine.hand import TO_WIN, TRICKS, Ending, HandResult, HandState
from games.brus.engine.seats import Team

STROKES: Final = 6
"""Each team's strokes at the start of a game (rules 10.4)."""


def after_trick(hand: HandState) -> HandState:
    """Hand after a trick, ended by a team's fifth trick or the eighth of all."""
    for team, tricks in hand.won.items():
        if tricks == TO_WIN:
            return _won(hand, Ending.WON, team)
    if len(hand.tricks) == TRICKS:
        return _stanto(hand)
    return hand


def after_run(hand: HandState, runners: Team) -> HandState:
    """Hand lost by the team that ran (rules 10.6)."""
    return _won(hand, Ending.RUN, runners.other)


def _won(hand: HandState, ending: Ending, team: Team) -> HandState:
    due = 1 + sum(kehren.taken for kehren in hand.kehren) + hand.stanti
    if hand.won[team] == TO_WIN and hand.won[team.other] == 0:
        due += 1  # jannen
    stood = hand.strokes[team]
    wiped = min(due, stood)
    strokes = hand.strokes.put(team, stood - wiped)
    result = HandResult(
        number=hand.number,
        ending=ending,
        by=team,
        due=due,
        wiped=wiped,
        tricks=hand.won,
        dares=hand.dares,
        strokes=strokes,
        stanti=0,
        game_over=strokes[team] == 0,
        keule=strokes[team.other] == STROKES,
    )
    return replace(hand, strokes=strokes, result=result)


def _stanto(hand: HandState) -> HandState:
    result = HandResult(
        number=hand.number,
        ending=Ending.STANTO,
        by=None,
        due=0,
        wiped=0,
        tricks=hand.won,
        dares=hand.dares,
        strokes=hand.strokes,
        stanti=hand.stanti + 1,
        game_over=False,
        keule=False,
    )
    return replace(hand, result=result)
