"""Knowledge of one seat or a spectator (rules 10.11), built by allow-list, never redacted."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from gamekit.cards.cards import Card
from gamekit.cards.each import Each
from games.brus.engine.actions import Action, Answer, Dare, Play, Turn
from games.brus.engine.hand import HandResult, HandState, Held, Kehren, Settled, Trick
from games.brus.engine.match import MatchState, RuleSet, legal_actions
from games.brus.engine.seats import SEATS, PerSeat, PerTeam, Seat, Team


class Phase(Enum):
    """Phase of a match."""

    DEALING = "dealing"
    """Before a hand, the first one included."""
    PLAYING = "playing"
    ANSWERING = "answering"
    """Waiting for the other team to run or take up a turned card (rules 10.6)."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class LaidView:
    """Card of the current trick as seen by the viewer."""

    seat: Seat
    card: Card | None
    """``None`` for a turned card hidden from the viewer."""
    dared: bool


@dataclass(frozen=True, slots=True)
class HandView:
    """Hand as seen by a seat or spectator."""

    number: int
    dealer: Seat
    hand: Held
    """Viewer's cards in order of arrival; empty for a spectator."""
    held: PerSeat[int]
    """Number of cards of each seat."""
    stock: int
    """Number of cards to be drawn."""
    tricks: tuple[Trick, ...]
    """Complete tricks, in order, all cards open."""
    won: PerTeam[int]
    leader: Seat
    """Leader of the current trick."""
    laid: tuple[LaidView, ...]
    turn: Seat | None
    asked: Kehren | None
    """Turned card without an answer yet."""
    kehren: tuple[Kehren, ...]
    settled: tuple[Settled, ...]
    played: tuple[Card, ...]
    """Cards that lie or lay open, in order (rules 10.10)."""
    stanti: int
    """Stanti before the hand."""
    result: HandResult | None
    """Result, once the hand is over."""
    shown: PerSeat[Held] | None
    """Each seat's cards at the end of the hand; ``None`` before."""
    rest: tuple[Card, ...]
    """Rest of the stock at the end of the hand; empty before."""
    pack: tuple[Card, ...]
    """The whole pack as dealt, once the hand is over; empty before."""
    past: tuple[Play | Turn | Answer | Dare, ...]
    """All actions in order, once the hand is over; empty before."""


@dataclass(frozen=True, slots=True)
class View:
    """Match as seen by a seat or spectator."""

    seat: Seat | None
    """Viewer; ``None`` for a spectator."""
    rules: RuleSet
    phase: Phase
    hand: HandView | None
    """Hand in progress or the last one; ``None`` before the first."""
    results: tuple[HandResult, ...]
    strokes: PerTeam[int]
    """Current tableau."""
    stanti: int
    games: PerTeam[int]
    winner: Team | None
    legal: tuple[Action, ...]
    """Legal actions of the viewer, out of turn included; empty for a spectator."""


def view(state: MatchState, seat: Seat | None) -> View:
    """View of a seat (``None``: a spectator)."""
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
    """Phase of the match."""
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
        past=hand.past if over else (),
    )
