"""Knowledge of one player or a spectator (rules 11.8), built by allow-list, never redacted."""

from __future__ import annotations

from dataclasses import dataclass

from gamekit.cards.cards import Card
from gamekit.cards.engine import Phase, shown
from gamekit.cards.seats import Each
from games.briscon.engine.actions import Action, Meld, Out, Play, Rob
from games.briscon.engine.deal import DRAWS, DealState, Held, OpenDeal
from games.briscon.engine.match import ENGINE, MatchState, OpenMatch
from games.briscon.engine.seats import SEATS, PerSeat, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DealView(OpenDeal):
    """Deal as seen by a player or spectator."""

    upcard: Card | None
    """Card under the stock; ``None`` once drawn."""
    hand: Held
    """Viewer's cards in order of arrival; empty for a spectator."""
    held: PerSeat[int]
    """Number of cards of each player."""
    known: PerSeat[Held]
    """Held cards known to both: melded, robbed, the last one drawn."""
    stock: int
    """Number of cards to be drawn, the upcard included."""
    won: PerSeat[int]
    """Tricks won by each."""
    pack: tuple[Card, ...]
    """The whole pack as dealt, once the deal is over; empty before."""
    past: tuple[Play | Rob | Meld | Out, ...]
    """All actions in order, once the deal is over; empty before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View(OpenMatch):
    """Match as seen by a player or spectator."""

    seat: Seat | None
    """Viewer; ``None`` for a spectator."""
    phase: Phase
    deal: DealView | None
    """Deal in progress or the last one; ``None`` before the first."""
    legal: tuple[Action, ...]
    """Legal actions of the viewer, « aus » out of turn included; empty for a spectator."""


def view(state: MatchState, seat: Seat | None) -> View:
    """View of a player (``None``: a spectator)."""
    deal = _deal_view(state.deal, seat) if state.deal is not None else None
    return ENGINE.view(View, state, seat, deal=deal)


def _deal_view(deal: DealState, seat: Seat | None) -> DealView:
    over = deal.result is not None
    seen = deal.shown | ({deal.upcard} if deal.drawn == DRAWS else set())
    return shown(
        DealView,
        deal,
        upcard=deal.upcard if deal.stock else None,
        hand=deal.hands[seat] if seat is not None else (),
        held=deal.hands.map(len),
        known=deal.hands.map(lambda held: tuple(card for card in held if card in seen)),
        won=Each.of(SEATS, lambda one: len(deal.won_by(one))),
        pack=deal.pack if over else (),
        past=deal.past if over else (),
    )
