"""Knowledge of one seat or a spectator, built by allow-list, never redacted."""

from __future__ import annotations

from dataclasses import dataclass

from brouc.actions import Action, Announce, Announcement
from brouc.cards import Card, CardPoints, Suit
from brouc.deal import (
    DealState,
    Hand,
    Marked,
    Spoken,
    WonTrick,
    shows_indicator,
    team_points,
    with_lying,
)
from brouc.legality import announceable
from brouc.match import ENGINE, MatchState
from brouc.result import DealResult
from brouc.ruleset import RuleSet
from brouc.seats import PerSeat, PerTeam, Seat, Team
from brouc.slate import Coches, SlatePoints, TeamPoints, net
from brouc.tricks import Trick
from gamekit.cards.engine import Phase, shown


@dataclass(frozen=True, slots=True)
class DealView:
    """Deal as seen by a seat or spectator."""

    number: int
    dealer: Seat
    trump: Suit
    indicator: Card | None
    """Indicator while it lies open (rules 1.5)."""
    indicator_was: Card
    """Indicator, also after it left the table."""
    slate: PerTeam[SlatePoints]
    """Slate before this deal."""
    carried: PerTeam[int]
    """Card points carried into this deal (rules 6.2)."""
    hand: Hand
    """Viewer's cards, unsorted; empty for a spectator."""
    held: PerSeat[int]
    """Number of cards of each seat."""
    tricks: tuple[WonTrick, ...]
    trick: Trick
    turn: Seat | None
    spoken: tuple[Spoken, ...]
    marks: tuple[Marked, ...]
    announced: Announce | None
    result: DealResult | None
    """Result, once the deal is over."""
    dealt: PerSeat[Hand] | None
    """All four hands as dealt, once the deal is over; ``None`` before."""


@dataclass(frozen=True, slots=True)
class View:
    """Match as seen by a seat or spectator."""

    seat: Seat | None
    """Viewer; ``None`` for a spectator."""
    rules: RuleSet
    phase: Phase
    deal: DealView | None
    """Deal in progress or the last one; ``None`` before the first."""
    results: tuple[DealResult, ...]
    """All finished deals of the match, in order."""
    slate: PerTeam[SlatePoints]
    """Slate after the last finished deal."""
    carried: PerTeam[int]
    """Card points carried into the current or next deal (rules 6.2)."""
    coches: PerTeam[Coches]
    """Strokes against each team (rules 4.2)."""
    winner: Team | None
    """Winner of the match."""
    legal: tuple[Action, ...]
    """Legal actions of the viewer, calls out of turn included; empty for a spectator."""
    announceable: tuple[Announcement, ...]
    """Announcements that some seat may make now (rules 6.4, 6.5, 9.5)."""


def net_now(view: View, deal: DealView, team: Team) -> CardPoints:
    """Net points of a team, as a call would count them now (rules 5.1)."""

    def points(side: Team) -> TeamPoints:
        facts = deal.tricks, deal.marks, deal.spoken, deal.carried[side]
        return team_points(side, *facts, deal.trump, view.rules)

    return net(with_lying(points(team), deal.trick, view.rules), points(team.other))


def view(state: MatchState, seat: Seat | None) -> View:
    """View of a seat (``None``: a spectator)."""
    deal = _deal_view(state, state.deal, seat) if state.deal else None
    return ENGINE.view(View, state, seat, deal=deal, announceable=announceable(state))


def _deal_view(state: MatchState, deal: DealState, seat: Seat | None) -> DealView:
    dealt = deal.dealt
    return shown(
        DealView,
        deal,
        number=dealt.number,
        dealer=dealt.dealer,
        trump=dealt.trump,
        indicator=dealt.indicator if shows_indicator(deal) else None,
        indicator_was=dealt.indicator,
        slate=dealt.slate,
        carried=dealt.carried,
        hand=deal.hands[seat] if seat is not None else (),
        held=deal.hands.map(len),
        turn=deal.turn if state.running else None,
        marks=deal.marks(),
        result=None if state.running else state.results[-1],
        dealt=None if state.running else dealt.hands,
    )
