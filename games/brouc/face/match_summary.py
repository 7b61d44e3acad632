"""What the last card of a match tells beside the slate: duration, best marriage, ratings."""

from __future__ import annotations

from collections.abc import Iterator

from brouc.actions import Declare
from brouc.deal import DealState
from brouc.seats import PerSeat
from brouc.slate import marriage_value, table_value
from brouc.tricks import Marriage
from db import Store
from db.results import match_id
from games.brouc.pictures import BestMarriage, FinalFacts, RatingChange
from tables.showing import Board
from tables.state import TableState


async def final_facts(state: TableState, board: Board, store: Store) -> FinalFacts:
    """The facts of a finished match."""
    result = board.result
    return FinalFacts(
        duration=result.duration_ms // 1000 if result is not None else None,
        best=best_marriage(ended_deals(state)),
        ratings=await _ratings(state, board, store) if state.rated else None,
    )


def ended_deals(state: TableState) -> Iterator[DealState]:
    """Every deal of the match as it ended."""
    for end in state.ends:
        yield end.match.deal


def best_marriage(deals: Iterator[DealState]) -> BestMarriage | None:
    """The most valuable marriage declared or won, the earliest of equals."""
    best: BestMarriage | None = None
    for deal in deals:
        for marriage in _marriages(deal):
            if best is None or marriage.value > best.value:
                best = marriage
    return best


def _marriages(deal: DealState) -> Iterator[BestMarriage]:
    trump, rules = deal.dealt.trump, deal.dealt.rules
    for spoken in deal.spoken:
        said = spoken.said
        if isinstance(said, Declare):
            value = marriage_value(Marriage(said.suit, said.extended), trump)
            yield BestMarriage(said.seat, said.suit, value)
    for mark in deal.marks():
        value = table_value(mark.marriage, trump, rules)
        yield BestMarriage(deal.tricks[mark.trick - 1].winner, mark.marriage.suit, value)


async def _ratings(state: TableState, board: Board, store: Store) -> PerSeat[RatingChange | None]:
    wanted = match_id(state.id, board.number)
    found: dict[str, RatingChange] = {}
    for card in board.seats:
        person = card.occupant.person
        if person is None or person < 0:
            continue
        for change in await store.histories.rating_curve(person, state.options.preset, 20):
            if change.match == wanted:
                found[card.seat] = RatingChange(change.before.mean, change.after.mean)
    return PerSeat.of(lambda seat: found.get(seat.value))
