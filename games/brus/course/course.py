"""Positions of Brus's course and their engine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from gamekit.api import teaching
from gamekit.cards.cards import Card, parse_cards
from gamekit.cards.each import Each
from games.brus.engine.actions import Action, Answer, Dare, Deal, Play, Turn
from games.brus.engine.match import MatchState, RuleSet, apply, violation
from games.brus.engine.seats import TEAMS, Seat
from games.brus.engine.view import View, view

LEARNER: Final = Seat.SOUTH

Step: TypeAlias = teaching.Step[Action]
Exercise: TypeAlias = teaching.Exercise[MatchState, Action]
Lesson: TypeAlias = teaching.Lesson[MatchState, Action]
Lessons: TypeAlias = teaching.Lessons[MatchState, Action, View]


@dataclass(frozen=True, slots=True)
class Position:
    """Hand played up to the learner's turn."""

    dealer: Seat
    pack: str
    """All 32 cards as dealt: three each singly from the dealer's left, then the stock."""
    past: str = ""
    """Script so far for :func:`played`."""
    strokes: tuple[int, int] = (6, 6)
    """Strokes of North-South and East-West before the hand."""
    stanti: int = 0

    def state(self) -> MatchState:
        """State at this point; raises if the script breaks a rule."""
        match = MatchState(RuleSet(), strokes=Each(TEAMS, self.strokes), stanti=self.stanti)
        return played(apply(match, Deal(self.dealer, parse_cards(self.pack))), self.past)


def played(match: MatchState, script: str) -> MatchState:
    """State after a script: ``Kh``, dared ``Kh!``, turned ``?Kh``; ``W+``, ``W-``.

    The match determines who plays; ``W+``: West takes up, ``W-``: West runs.
    """
    for word in script.split():
        match = apply(match, _action(match, word))
    return match


def _action(match: MatchState, word: str) -> Action:
    assert match.hand is not None, "a hand is being played"
    if word[1:] in ("+", "-"):
        return Answer(Seat(word[0]), takes=word[1] == "+")
    seat = match.hand.trick.turn
    if word.startswith("?"):
        return Turn(seat, Card.parse(word[1:]))
    return Play(seat, Card.parse(word.removesuffix("!")), dared=word.endswith("!"))


def card(text: str, *, dared: bool = False) -> Action:
    """Play of a card by the learner."""
    return Play(LEARNER, Card.parse(text), dared)


def turn(text: str) -> Action:
    """Lead of a card face down by the learner."""
    return Turn(LEARNER, Card.parse(text))


TAKE_UP: Final = Answer(LEARNER, takes=True)
RUN: Final = Answer(LEARNER, takes=False)
DARE: Final = Dare(LEARNER)

ENGINE: Final = teaching.Engine[MatchState, Action, View](
    apply, violation, played, lambda state: view(state, LEARNER)
)
"""The learner sits South, the others follow a script."""
