"""What one player, or a spectator, may know (rules 11.8): built by allow-list, never redacted."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from briscon.actions import Action
from briscon.deal import DRAWS, TRICKS, DealResult, DealState, Held, Robbed, Trick, dealt_hands
from briscon.legality import legal_actions
from briscon.melds import Melded
from briscon.ruleset import RuleSet
from briscon.seats import SEATS, PerSeat, Seat
from briscon.state import MatchState
from briscon.written import Reason, Written
from cardgame.cards import Card, Suit
from cardgame.each import Each


class Phase(Enum):
    """Where a match stands."""

    DEALING = "dealing"
    """The next deal is awaited (also before the first)."""
    PLAYING = "playing"
    COUNTING = "counting"
    """Sixteen tricks lie; the result is not yet booked (rules 11.6)."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class DealView:
    """One deal as a player or a spectator sees it."""

    number: int
    dealer: Seat
    trump: Suit
    indicator: Card
    """The card that was turned up."""
    upcard: Card | None
    """What lies under the stock; ``None`` once it is drawn."""
    hand: Held
    """The viewer's cards in the order in which they came; empty for a spectator."""
    held: PerSeat[int]
    """How many cards each player holds."""
    known: PerSeat[Held]
    """Cards that each still holds and has shown: melded, robbed, the last one drawn."""
    stock: int
    """How many cards remain to be drawn, the upcard included."""
    tricks: tuple[Trick, ...]
    """Complete, in order."""
    won: PerSeat[int]
    """How many tricks each has won."""
    trick: Trick
    turn: Seat | None
    robbed: Robbed | None
    """Who took the upcard for the seven, and when."""
    melds: tuple[Melded, ...]
    written: tuple[Written, ...]
    """What was written, for whom and for what; card points are not among it."""
    result: DealResult | None
    """Once the deal is over."""
    dealt: PerSeat[Held] | None
    """Both hands as dealt, once the deal is over; ``None`` before."""
    pack: tuple[Card, ...]
    """The whole pack as dealt, once the deal is over; empty before."""

    @property
    def robbed_by(self) -> Seat | None:
        """Who robbed (rules 11.3)."""
        return self.robbed.seat if self.robbed is not None else None


@dataclass(frozen=True, slots=True)
class View:
    """A match as one player or a spectator sees it."""

    seat: Seat | None
    """Whose view; ``None`` for a spectator."""
    rules: RuleSet
    phase: Phase
    deal: DealView | None
    """The deal in progress or the last one; ``None`` before the first."""
    results: tuple[DealResult, ...]
    score: PerSeat[int]
    """Points of the running game after the last finished deal."""
    decider: bool
    games: PerSeat[int]
    winner: Seat | None
    legal: tuple[Action, ...]
    """What the viewer may do now, « aus » out of turn included; empty for a spectator."""


def view(state: MatchState, seat: Seat | None) -> View:
    """What the player (``None``: a spectator) may know of the match."""
    return View(
        seat=seat,
        rules=state.rules,
        phase=phase(state),
        deal=_deal_view(state.deal, seat) if state.deal is not None else None,
        results=state.results,
        score=state.score,
        decider=state.decider,
        games=state.games,
        winner=state.winner,
        legal=legal_actions(state, seat) if seat is not None else (),
    )


def phase(state: MatchState) -> Phase:
    """Where the match stands."""
    if state.deal is None or not state.running:
        return Phase.DEALING if state.winner is None else Phase.OVER
    return Phase.COUNTING if len(state.deal.tricks) == TRICKS else Phase.PLAYING


def _deal_view(deal: DealState, seat: Seat | None) -> DealView:
    over = deal.result is not None
    return DealView(
        number=deal.number,
        dealer=deal.dealer,
        trump=deal.trump,
        indicator=deal.indicator,
        upcard=deal.upcard if deal.stock else None,
        hand=deal.hands[seat] if seat is not None else (),
        held=deal.hands.map(len),
        known=_known(deal),
        stock=deal.stock,
        tricks=deal.tricks,
        won=Each.of(SEATS, lambda one: len(deal.won_by(one))),
        trick=deal.trick,
        turn=deal.turn,
        robbed=deal.robbed,
        melds=deal.melds,
        written=deal.written,
        result=deal.result,
        dealt=dealt_hands(deal.dealer, deal.pack) if over else None,
        pack=deal.pack if over else (),
    )


def _known(deal: DealState) -> PerSeat[Held]:
    shown = {card for one in deal.written if one.reason is Reason.MELD for card in one.cards}
    if deal.robbed is not None:
        shown.add(deal.indicator)
    if deal.drawn == DRAWS:
        shown.add(deal.upcard)
    return deal.hands.map(lambda held: tuple(card for card in held if card in shown))
