"""Positions of Le Brouc's course and their engine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from brouc.actions import Action, Deal, Play
from brouc.cards import parse_cards
from brouc.deal import pack_of
from brouc.match import MatchState, apply, violation
from brouc.ruleset import RuleSet
from brouc.seats import PerSeat, PerTeam, Seat
from brouc.slate import SlatePoints
from brouc.view import View, view
from gamekit.api import teaching

LEARNER: Final = Seat.SOUTH

Step: TypeAlias = teaching.Step[Action]
Exercise: TypeAlias = teaching.Exercise[MatchState, Action]
Lesson: TypeAlias = teaching.Lesson[MatchState, Action]
Lessons: TypeAlias = teaching.Lessons[MatchState, Action, View]


@dataclass(frozen=True, slots=True)
class Position:
    """Deal played up to the learner's turn."""

    dealer: Seat
    hands: tuple[str, str, str, str]
    """Eight cards each for N, W, S, E as dealt; the dealer's last is the indicator."""
    past: str
    """Cards played so far, in order."""
    slate: tuple[int, int] = (0, 0)
    """Slate of North-South and East-West before this deal, in tens."""

    def state(self) -> MatchState:
        """State at this point; raises if the script breaks a rule."""
        slate = PerTeam(*map(SlatePoints, self.slate))
        hands = PerSeat(*map(parse_cards, self.hands))
        match = MatchState(RuleSet(), slate=slate)
        match = apply(match, Deal(self.dealer, pack_of(hands, self.dealer)))
        return _played(match, self.past)


def _played(match: MatchState, cards: str) -> MatchState:
    for card in parse_cards(cards):
        assert match.deal is not None
        turn = match.deal.turn
        assert turn is not None
        match = apply(match, Play(turn, card))
    return match


ENGINE: Final = teaching.Engine[MatchState, Action, View](
    apply, violation, _played, lambda state: view(state, LEARNER)
)
"""The learner sits South, the others' cards are scripted."""
