"""Knowledge of one seat or a spectator (rules 10.11), built by allow-list, never redacted."""

from __future__ import annotations

from dataclasses import dataclass

from gamekit.cards.cards import Card
from gamekit.cards.engine import Phase, shown
from games.brus.engine.actions import Action
from games.brus.engine.hand import HandState, Held, OpenHand, Trick
from games.brus.engine.match import ENGINE, MatchState, OpenMatch
from games.brus.engine.seats import PerSeat, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class HandView(OpenHand):
    """Hand as seen by a seat or spectator."""

    hand: Held
    """Viewer's cards in order of arrival; empty for a spectator."""
    held: PerSeat[int]
    """Number of cards of each seat."""
    stock: int
    """Number of cards to be drawn."""
    shown: PerSeat[Held] | None
    """Each seat's cards at the end of the hand; ``None`` before."""
    pack: tuple[Card, ...]
    """The whole pack as dealt, once the hand is over; empty before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View(OpenMatch):
    """Match as seen by a seat or spectator."""

    seat: Seat | None
    """Viewer; ``None`` for a spectator."""
    phase: Phase
    deal: HandView | None
    """Hand in progress or the last one; ``None`` before the first."""
    legal: tuple[Action, ...]
    """Legal actions of the viewer, out of turn included; empty for a spectator."""


def view(state: MatchState, seat: Seat | None) -> View:
    """View of a seat (``None``: a spectator)."""
    hand = _hand_view(state.deal, seat) if state.deal is not None else None
    return ENGINE.view(View, state, seat, deal=hand)


def _hand_view(hand: HandState, seat: Seat | None) -> HandView:
    over, asked = hand.result is not None, hand.asked
    hides = asked is not None and asked.seat is not seat
    return shown(
        HandView,
        hand,
        hand=hand.hands[seat] if seat is not None else (),
        held=hand.hands.map(len),
        stock=len(hand.stock),
        trick=Trick(hand.trick.number, hand.trick.leader) if hides else hand.trick,
        past=hand.past[:-1] if hides else hand.past,
        shown=hand.hands if over else None,
        pack=hand.pack if over else (),
    )
