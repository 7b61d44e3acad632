"""What one seat, or a spectator, may know: built field by field from what is allowed.

Nothing here is a redacted copy of the state: a field that is not named is not known.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from brouc.actions import Action, Announce, Announcement
from brouc.cards import Card, Suit
from brouc.deal import DealState, Hand, Marked, Spoken, WonTrick, shows_indicator
from brouc.events import DealResult
from brouc.legality import announceable
from brouc.match import MatchState, legal_actions
from brouc.ruleset import RuleSet
from brouc.seats import PerSeat, PerTeam, Seat, Team
from brouc.slate import Coches, SlatePoints
from brouc.tricks import Trick


class Phase(Enum):
    """Where a match stands."""

    DEALING = "dealing"
    """The next deal is awaited (also before the first)."""
    PLAYING = "playing"
    COUNTING = "counting"
    """Eight tricks lie; the result is not yet booked (rules 5.2)."""
    OVER = "over"
    """The match is over (rules 7.1)."""


@dataclass(frozen=True, slots=True)
class DealView:
    """One deal as a seat or a spectator sees it."""

    number: int
    dealer: Seat
    trump: Suit
    indicator: Card | None
    """The turned-up card while it lies open (rules 1.5)."""
    indicator_was: Card
    """The same card for those who remember it."""
    slate: PerTeam[SlatePoints]
    """Before this deal."""
    carried: PerTeam[int]
    """Carried into this deal, in card points (rules 6.2)."""
    hand: Hand
    """The viewer's cards as held, unsorted; empty for a spectator."""
    held: PerSeat[int]
    """How many cards each seat holds."""
    tricks: tuple[WonTrick, ...]
    trick: Trick
    turn: Seat | None
    spoken: tuple[Spoken, ...]
    marks: tuple[Marked, ...]
    announced: Announce | None
    result: DealResult | None
    """Once the deal is over."""
    dealt: PerSeat[Hand] | None
    """All four hands as dealt, once the deal is over; ``None`` before."""


@dataclass(frozen=True, slots=True)
class View:
    """A match as one seat or a spectator sees it."""

    seat: Seat | None
    """Whose view; ``None`` for a spectator."""
    rules: RuleSet
    phase: Phase
    deal: DealView | None
    """The deal in progress or the last one; ``None`` before the first."""
    results: tuple[DealResult, ...]
    """All finished deals of the match, in order."""
    slate: PerTeam[SlatePoints]
    """As it stands now (after the last finished deal)."""
    carried: PerTeam[int]
    """At the bottom of the slate for the running or next deal, in card points (rules 6.2)."""
    coches: PerTeam[Coches]
    """Strokes against each team (rules 4.2)."""
    winner: Team | None
    """The match's winner."""
    legal: tuple[Action, ...]
    """What the viewer may do now, calls out of turn included; empty for a spectator."""
    announceable: tuple[Announcement, ...]
    """What some seat may announce now (rules 6.4, 6.5, 9.5)."""


def view(state: MatchState, seat: Seat | None) -> View:
    """What the seat (``None``: a spectator) may know of the match."""
    return View(
        seat=seat,
        rules=state.rules,
        phase=phase(state),
        deal=_deal_view(state, state.deal, seat) if state.deal else None,
        results=state.results,
        slate=state.slate,
        carried=state.carried,
        coches=state.coches,
        winner=state.winner,
        legal=legal_actions(state, seat) if seat is not None else (),
        announceable=announceable(state),
    )


def phase(state: MatchState) -> Phase:
    """Where the match stands."""
    if state.running and state.deal is not None:
        return Phase.COUNTING if state.deal.turn is None else Phase.PLAYING
    return Phase.DEALING if state.winner is None else Phase.OVER


def _deal_view(state: MatchState, deal: DealState, seat: Seat | None) -> DealView:
    dealt = deal.dealt
    return DealView(
        number=dealt.number,
        dealer=dealt.dealer,
        trump=dealt.trump,
        indicator=dealt.indicator if shows_indicator(deal) else None,
        indicator_was=dealt.indicator,
        slate=dealt.slate,
        carried=dealt.carried,
        hand=deal.hands[seat] if seat is not None else (),
        held=deal.hands.map(len),
        tricks=deal.tricks,
        trick=deal.trick,
        turn=deal.turn if state.running else None,
        spoken=deal.spoken,
        marks=deal.marks(),
        announced=deal.announced,
        result=None if state.running else state.results[-1],
        dealt=None if state.running else dealt.hands,
    )
