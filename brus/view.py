"""What one seat, or a spectator, may know (rules 10.11): built by allow-list, never redacted."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from brus.actions import Action
from brus.hand import HandResult, HandState, Held, Kehren, Settled, Trick
from brus.legality import legal_actions
from brus.ruleset import RuleSet
from brus.seats import SEATS, PerSeat, PerTeam, Seat, Team
from brus.state import MatchState
from cardgame.cards import Card
from cardgame.each import Each


class Phase(Enum):
    """Where a match stands."""

    DEALING = "dealing"
    """The next hand is awaited (also before the first)."""
    PLAYING = "playing"
    ANSWERING = "answering"
    """A card lies turned; the other team runs or takes up (rules 10.6)."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class LaidView:
    """A card of the trick on the table as somebody sees it."""

    seat: Seat
    card: Card | None
    """``None``: it lies turned, and the viewer may not know it."""
    dared: bool


@dataclass(frozen=True, slots=True)
class HandView:
    """One hand as a seat or a spectator sees it."""

    number: int
    dealer: Seat
    hand: Held
    """The viewer's cards in the order in which they came; empty for a spectator."""
    held: PerSeat[int]
    """How many cards each seat holds."""
    stock: int
    """How many cards remain to be drawn."""
    tricks: tuple[Trick, ...]
    """Complete, in order; all of their cards were open."""
    won: PerTeam[int]
    leader: Seat
    """Who leads, or led, to the trick on the table."""
    laid: tuple[LaidView, ...]
    turn: Seat | None
    asked: Kehren | None
    """The turned card that the other team has not answered yet."""
    kehren: tuple[Kehren, ...]
    settled: tuple[Settled, ...]
    played: tuple[Card, ...]
    """Every card that lies or lay open, in order (rules 10.10)."""
    stanti: int
    """Standing before the hand."""
    result: HandResult | None
    """Once the hand is over."""
    shown: PerSeat[Held] | None
    """What each seat held as the hand ended, once it is over; ``None`` before."""
    rest: tuple[Card, ...]
    """What remained of the stock, once the hand is over; empty before."""
    pack: tuple[Card, ...]
    """The whole pack as dealt, once the hand is over; empty before."""


@dataclass(frozen=True, slots=True)
class View:
    """A match as one seat or a spectator sees it."""

    seat: Seat | None
    """Whose view; ``None`` for a spectator."""
    rules: RuleSet
    phase: Phase
    hand: HandView | None
    """The hand in progress or the last one; ``None`` before the first."""
    results: tuple[HandResult, ...]
    strokes: PerTeam[int]
    """The tableau as it stands now."""
    stanti: int
    games: PerTeam[int]
    winner: Team | None
    legal: tuple[Action, ...]
    """What the viewer may do now, out of turn included; empty for a spectator."""


def view(state: MatchState, seat: Seat | None) -> View:
    """What the seat (``None``: a spectator) may know of the match."""
    return View(
        seat=seat,
        rules=state.rules,
        phase=phase(state),
        hand=_hand_view(state.hand, seat) if state.hand is not None else None,
        results=state.results,
        strokes=state.strokes,
        stanti=state.stanti,
        games=state.games,
        winner=state.winner,
        legal=legal_actions(state, seat) if seat is not None else (),
    )


def phase(state: MatchState) -> Phase:
    """Where the match stands."""
    if state.hand is None or not state.running:
        return Phase.DEALING if state.winner is None else Phase.OVER
    return Phase.PLAYING if state.hand.asked is None else Phase.ANSWERING


def _hand_view(hand: HandState, seat: Seat | None) -> HandView:
    over = hand.result is not None
    asked = hand.asked
    return HandView(
        number=hand.number,
        dealer=hand.dealer,
        hand=hand.hands[seat] if seat is not None else (),
        held=Each.of(SEATS, lambda one: len(hand.hands[one])),
        stock=len(hand.stock),
        tricks=hand.tricks,
        won=hand.won,
        leader=hand.trick.leader,
        laid=tuple(
            LaidView(
                laid.seat,
                laid.card if asked is None or laid.seat is seat else None,
                laid.dared,
            )
            for laid in hand.trick.laid
        ),
        turn=hand.turn,
        asked=asked,
        kehren=hand.kehren,
        settled=hand.settled,
        played=tuple(hand.played()),
        stanti=hand.stanti,
        result=hand.result,
        shown=hand.hands if over else None,
        rest=hand.stock if over else (),
        pack=hand.pack if over else (),
    )
