"""Ends of a deal and their price: cape, call, demand, count (rules 4 to 6, 9.4, 9.5).

Each function takes the match before and the current deal, and returns the match after.
"""

from __future__ import annotations

from typing import Final, assert_never

from brouc.actions import Announce, Announcement
from brouc.deal import DealState
from brouc.result import CLEAN, NOTHING, DealResult, Ending, MatchState
from brouc.ruleset import CapeDeclared, DehorsWhen, FailedCape, RuleSet
from brouc.seats import TEAMS, PerTeam, Seat, Team
from brouc.slate import (
    OUT,
    Coches,
    SlatePoints,
    TeamPoints,
    booked,
    net,
    price_of_game,
    reaches_out,
    unit,
)
from gamekit.cards.seats import Each

CAPE: Final = Coches(2)
"""Coches for all eight tricks (rules 6.1)."""
VOLE: Final = Coches(3)
"""Parties for all eight tricks in 1802 (rules 9.5)."""


def with_deal(state: MatchState, deal: DealState) -> MatchState:
    """Match with this deal still running."""
    return MatchState(
        state.rules, state.slate, state.carried, state.coches, state.results, deal, True
    )


def after_trick(state: MatchState, deal: DealState) -> MatchState:
    """Match after a trick, which may end an announcement or complete a cape (rules 6)."""
    announced = deal.announced
    if announced is not None and deal.tricks[-1].winner.team is not announced.seat.team:
        return _after_demand(state, deal, announced)
    if len(deal.tricks) < 8:
        return with_deal(state, deal)
    team = deal.tricks[-1].winner.team
    if deal.tricks_of(team) < 8:
        return with_deal(state, deal)
    if announced is not None:
        return _after_demand(state, deal, announced)
    coches = VOLE if state.rules.ancient else CAPE
    return _ended(
        state,
        deal,
        Ending.CAPE,
        caller=None,
        by=team,
        coches=coches,
        points=_without_cards(deal),
        carried=_left_at_bottom(deal),
        game_over=False,
    )


def after_call(state: MatchState, deal: DealState, caller: Seat) -> MatchState:
    """Match after dehors, which ends the game (rules 5.4, 5.5, 9.4)."""
    team = caller.team
    own, other = deal.points_called(team), deal.points_of(team.other)
    slate = deal.dealt.slate
    right = reaches_out(slate[team], net(own, other), state.rules)
    return _ended(
        state,
        deal,
        Ending.DEHORS if right else Ending.WRONG_DEHORS,
        caller=caller,
        by=team if right else team.other,
        coches=price_of_game(slate[team.other], state.rules),
        points=Each.of(TEAMS, lambda one: own if one is team else other),
        carried=NOTHING,
        game_over=True,
    )


def demand_price(announcement: Announcement, slate: SlatePoints, rules: RuleSet) -> Coches:
    """Price of an announcement: 3 or 4 coches (rules 6.4, 6.5); in 1802 the parties of game and
    vole (rules 9.5), by the other side's slate before the deal."""
    match announcement:
        case Announcement.CAPE_ET_DEHORS:
            return Coches(3)
        case Announcement.PAS_DEDOUBLE:
            return Coches(4)
        case Announcement.PARTIE_ET_VOLE:
            return Coches(price_of_game(slate, rules) + VOLE)
        case _:
            assert_never(announcement)


def _after_demand(state: MatchState, deal: DealState, announced: Announce) -> MatchState:
    """Match after the announced tricks, or one that was lost (rules 6.4 to 6.6)."""
    rules, team = state.rules, announced.seat.team
    made = deal.tricks[-1].winner.team is team
    game_over = made or rules.failed_cape is FailedCape.GAME_OVER
    return _ended(
        state,
        deal,
        Ending.DEMAND_MADE if made else Ending.DEMAND_FAILED,
        caller=announced.seat,
        by=team if made else team.other,
        coches=demand_price(announced.announcement, state.slate[team.other], rules),
        points=_without_cards(deal),
        carried=NOTHING if game_over else _left_at_bottom(deal),
        game_over=game_over,
    )


def _without_cards(deal: DealState) -> PerTeam[TeamPoints]:
    """Points after a cape, made or failed: declarations and carried ones (rules 6.1, 6.6)."""
    return deal.points().map(lambda points: TeamPoints(0, points.declared, points.carried, 0))


def _left_at_bottom(deal: DealState) -> PerTeam[int]:
    """Card points of marriages carried into the next deal (rules 6.2)."""
    if deal.dealt.rules.cape_declared is CapeDeclared.CANCELLED:
        return NOTHING
    return deal.points().map(lambda points: points.declared + points.carried)


def after_count(state: MatchState, deal: DealState) -> MatchState:
    """Match after booking eight tricks (rules 4.1), which may end a game by option (5.3)."""
    rules, points, before = state.rules, deal.points(), deal.dealt.slate
    slate = Each.of(
        TEAMS,
        lambda team: SlatePoints(before[team] + booked(points[team], points[team.other], rules)),
    )
    winner = _automatic_winner(slate, deal) if rules.dehors is DehorsWhen.AUTOMATIC else None
    return _ended(
        state,
        deal,
        Ending.COUNTED,
        caller=None,
        by=winner,
        coches=price_of_game(before[winner.other], rules) if winner else Coches(0),
        points=points,
        carried=NOTHING,
        game_over=winner is not None,
        slate=slate,
    )


def _automatic_winner(slate: PerTeam[SlatePoints], deal: DealState) -> Team | None:
    """Team with a slate of 31, the higher one, else the non-dealers (rules 5.3, option)."""
    out = [team for team in Team if slate[team] * unit(deal.dealt.rules) > OUT - 1]
    if len(out) < 2:
        return out[0] if out else None
    ns, ew = slate
    if ns != ew:
        return Team.NS if ns > ew else Team.EW
    return deal.dealt.dealer.team.other


def _ended(
    state: MatchState,
    deal: DealState,
    ending: Ending,
    *,
    caller: Seat | None,
    by: Team | None,
    coches: Coches,
    points: PerTeam[TeamPoints],
    carried: PerTeam[int],
    game_over: bool,
    slate: PerTeam[SlatePoints] | None = None,
) -> MatchState:
    """Match after the deal: coches in the losers' column, slates kept or wiped (rules 4.2, 5.6)."""
    against = by.other if by is not None else None
    total = state.coches
    if against is not None:
        total = total.put(against, Coches(total[against] + coches))
    slate = slate or deal.dealt.slate
    result = DealResult(
        number=deal.dealt.number,
        dealer=deal.dealt.dealer,
        trump=deal.dealt.trump,
        ending=ending,
        caller=caller,
        by=by,
        coches=coches,
        against=against,
        points=points,
        slate=slate,
        carried=carried,
        game_over=game_over,
        total=total,
    )
    kept = CLEAN if game_over else slate
    return MatchState(
        state.rules, kept, carried, total, (*state.results, result), deal, running=False
    )
