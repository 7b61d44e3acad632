"""Counts that an applied action adds to the players' statistics."""

from __future__ import annotations

from collections.abc import Iterator

from games.briscon.engine.actions import Action, Meld, Rob
from games.briscon.engine.deal import DealResult, DealState, Ending
from games.briscon.engine.seats import SEATS, Seat
from games.briscon.engine.state import MatchState
from games.briscon.engine.written import Reason


def tally(before: MatchState, action: Action, after: MatchState) -> Iterator[tuple[Seat, str, int]]:
    """Seat, name and amount of each count of an applied action.

    Card points are counted with the deal's result only (rules 11.8).
    """
    deal = after.deal
    assert deal is not None, "every action leaves a deal"
    match action:
        case Meld():
            yield action.seat, "melds", 1
            yield action.seat, "best_meld", deal.written[-1].points
        case Rob():
            yield action.seat, "robbed", 1
    if before.deal is not None and len(deal.tricks) > len(before.deal.tricks):
        yield deal.tricks[-1].winner(deal.trump), "tricks", 1
    if len(after.results) > len(before.results):
        yield from _of_result(deal, after.results[-1])


def _of_result(deal: DealState, result: DealResult) -> Iterator[tuple[Seat, str, int]]:
    for seat in SEATS:
        yield seat, "deals", 1
        yield seat, "points", result.score[seat] - deal.score[seat]
    if result.said_by is not None:
        right = result.ending is Ending.OUT
        yield result.said_by, "outs_right" if right else "outs_wrong", 1
    for one in result.written:
        if one.reason is Reason.ALL_TRICKS:
            yield one.seat, "all_tricks", 1
    if result.by is not None:
        yield from ((seat, "games", 1) for seat in SEATS)
        yield result.by, "games_won", 1
