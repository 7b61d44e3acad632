"""Calls of a seat: marks, marriages, dehors (rules 3, 5).

All levels call « Dehors ! » by counting: at the first moment at which the unrounded net points
reach 301 and never before (rules 5.1), after declaring whatever may be declared.
"""

from __future__ import annotations

from typing import Final

from brouc.actions import Action, Declare, Dehors, Mark
from brouc.cards import CardPoints, Rank
from brouc.slate import SlatePoints, reaches_out
from brouc.view import View
from games.brouc.players.known import Known, team_number

_STRENGTH: Final = {Rank.JACK: 1, Rank.QUEEN: 0}


def due(view: View, known: Known) -> Action | None:
    """The call that is right now whatever the cards do, or ``None``.

    Dehors if it is won, then marks (unmarked marriages are worth nothing, rules 3.4), then
    marriages, the trump one first. One call at a time: with it made, the next is asked for.
    """
    assert view.seat is not None, "a seat speaks"
    dehors: Action | None = None
    marks: list[Mark] = []
    declarations: list[Declare] = []
    for action in view.legal:
        if isinstance(action, Mark):
            marks.append(action)
        elif isinstance(action, Declare):
            declarations.append(action)
        elif isinstance(action, Dehors):
            dehors = action
    team = team_number(view.seat.team)
    slate = SlatePoints(known.slate[team])
    if dehors is not None and reaches_out(slate, CardPoints(known.net(team)), view.rules):
        return dehors
    if marks:
        return max(marks, key=lambda mark: _STRENGTH[mark.card.rank])
    deal = view.deal
    assert deal is not None, "a seat with something to say is in a deal"
    if declarations:
        return max(declarations, key=lambda said: (said.suit is deal.trump, said.extended))
    return None
