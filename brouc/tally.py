"""Counts that an applied action adds to the seats, the base of all statistics.

In 1802 coches are parties. Marriages: declared, marked or won in a trick. ``points``
are net card points (rules 5.1) of ``points_deals``, the deals that were counted or called.
``capes`` were not announced; ``capes_demanded`` and ``capes_undoubled`` were, and made (rules 6.4
and 6.5; 9.5). Capes count for both partners; calls and failed announcements for their caller.
``dehors_exact`` are right calls at exactly 301, ``matches_turned`` were won from 0–4 coches.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, assert_never

from brouc.actions import Action, Announcement, Declare, Mark, Play
from brouc.deal import DealState
from brouc.match import MatchState
from brouc.result import DealResult, Ending
from brouc.ruleset import Marking
from brouc.seats import SEATS, Seat
from brouc.slate import OUT, net, unit

CountName = Literal[
    "deals",
    "games",
    "games_won",
    "coches_given",
    "coches_taken",
    "tricks",
    "marriages",
    "table_marriages",
    "points",
    "points_deals",
    "capes",
    "capes_demanded",
    "capes_undoubled",
    "capes_failed",
    "dehors_right",
    "dehors_wrong",
    "dehors_exact",
    "matches_turned",
]
"""Names of counts."""
Count = tuple[Seat, CountName, int]
"""Seat, name, amount."""
TURNED: Final = 4
"""Coches against a team, with none against the other, from which it turns a match."""


def tally(before: MatchState, action: Action, after: MatchState) -> Iterator[Count]:
    """Counts of one applied action."""
    deal = after.deal
    assert deal is not None, "every applied action leaves a deal"
    if before.deal is not None:
        match action:
            case Play() if len(deal.tricks) > len(before.deal.tricks):
                yield from _trick(deal)
            case Declare():
                # A raised marriage is no second one (rules 3.2).
                if action.suit not in before.deal.declared(action.seat):
                    yield action.seat, "marriages", 1
            case Mark():
                yield action.seat, "marriages", 1
                yield action.seat, "table_marriages", 1
            case _:
                pass
    if len(after.results) > len(before.results):
        yield from _ended(after.results[-1], deal)
        winner = after.winner
        if winner is not None and any(
            (one.total[winner], one.total[winner.other]) == (TURNED, 0) for one in after.results
        ):
            yield from ((seat, "matches_turned", 1) for seat in winner.seats)


def _trick(deal: DealState) -> Iterator[Count]:
    won = deal.tricks[-1]
    yield won.winner, "tricks", 1
    if won.marriages and deal.dealt.rules.marking is Marking.AUTOMATIC:
        yield won.winner, "marriages", len(won.marriages)
        yield won.winner, "table_marriages", len(won.marriages)


def _ended(result: DealResult, deal: DealState) -> Iterator[Count]:
    for seat in SEATS:
        yield seat, "deals", 1
        if result.game_over:
            yield seat, "games", 1
            if seat.team is result.by:
                yield seat, "games_won", 1
        if result.against is not None and result.coches:
            taken = seat.team is result.against
            yield seat, "coches_taken" if taken else "coches_given", result.coches
    yield from _ending(result, deal)


def _ending(result: DealResult, deal: DealState) -> Iterator[Count]:
    ending, caller = result.ending, result.caller
    match ending:
        case Ending.COUNTED | Ending.DEHORS | Ending.WRONG_DEHORS:
            for seat in SEATS:
                own, other = result.points[seat.team], result.points[seat.team.other]
                yield seat, "points", net(own, other)
                yield seat, "points_deals", 1
            if caller is not None:
                yield caller, "dehors_right" if ending is Ending.DEHORS else "dehors_wrong", 1
            if caller is not None and ending is Ending.DEHORS and _called(result, deal) == OUT:
                yield caller, "dehors_exact", 1
        case Ending.CAPE | Ending.DEMAND_MADE:
            assert result.by is not None, "a cape is somebody's"
            for seat in result.by.seats:
                yield seat, _cape(deal), 1
        case Ending.DEMAND_FAILED:
            assert caller is not None, "an announcement is somebody's"
            yield caller, "capes_failed", 1
        case _:
            assert_never(ending)


def _called(result: DealResult, deal: DealState) -> int:
    """Points of the side that called, with its slate."""
    assert result.by is not None, "a right call wins the game"
    own, other = result.points[result.by], result.points[result.by.other]
    return result.slate[result.by] * unit(deal.dealt.rules) + net(own, other)


def _cape(deal: DealState) -> CountName:
    announced = deal.announced
    if announced is None:
        return "capes"
    undoubled = announced.announcement is Announcement.PAS_DEDOUBLE
    return "capes_undoubled" if undoubled else "capes_demanded"
