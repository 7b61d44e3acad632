"""Ends of deals and games (rules 11.5 to 11.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from gamekit.cards.each import Each
from games.briscon.engine.deal import DealResult, DealState, Ending, at_the_end
from games.briscon.engine.seats import SEATS, PerSeat, Seat
from games.briscon.engine.state import MatchState
from games.briscon.engine.written import Reason, Written

GOAL: Final = 600
"""Points that win a game (rules 11.6)."""


def after_out(state: MatchState, deal: DealState, caller: Seat) -> MatchState:
    """Match after « aus », which decides the game (rules 11.6)."""
    written = (*deal.written, *at_the_end(deal))
    score = _score(deal, written)
    right = score[caller] >= GOAL
    ending = Ending.OUT if right else Ending.WRONG_OUT
    by = caller if right else caller.other
    return _ended(state, deal, _result(deal, ending, caller, by, written, score))


def after_count(state: MatchState, deal: DealState) -> MatchState:
    """Match after booking sixteen tricks (rules 11.5, 11.6)."""
    written = (*deal.written, *at_the_end(deal))
    score = _score(deal, written)
    by, ending = _out_at_booking(score), Ending.COUNTED
    for one in written:
        if one.reason is Reason.ALL_TRICKS:
            by, ending = one.seat, Ending.ALL_TRICKS
    return _ended(state, deal, _result(deal, ending, None, by, written, score))


def _out_at_booking(score: PerSeat[int]) -> Seat | None:
    """Player with 600 or more, the higher one; ``None`` if equal."""
    best = max(SEATS, key=lambda seat: score[seat])
    if score[best] < GOAL or score[best] == score[best.other]:
        return None
    return best


def _score(deal: DealState, written: tuple[Written, ...]) -> PerSeat[int]:
    cards = deal.card_points()
    return Each.of(
        SEATS,
        lambda seat: (
            deal.score[seat] + sum(one.points for one in written if one.seat is seat) + cards[seat]
        ),
    )


def _result(
    deal: DealState,
    ending: Ending,
    said_by: Seat | None,
    by: Seat | None,
    written: tuple[Written, ...],
    score: PerSeat[int],
) -> DealResult:
    return DealResult(deal.number, ending, said_by, by, written, deal.card_points(), score)


def _ended(state: MatchState, deal: DealState, result: DealResult) -> MatchState:
    state = replace(
        state,
        deal=replace(deal, result=result),
        results=(*state.results, result),
        score=result.score,
        # Nobody has won although one has 600: both have the same.
        decider=result.by is None and max(result.score) >= GOAL,
    )
    if result.by is None:
        return state
    games = state.games.put(result.by, state.games[result.by] + 1)
    return replace(state, games=games, score=Each.of(SEATS, lambda _: 0))
