"""Positions of Briscon's course and their engine."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from gamekit.api import teaching
from gamekit.cards.cards import PACK, Card, parse_cards
from gamekit.cards.each import Each
from games.briscon.engine.actions import Action, Deal, Meld, Play, Rob
from games.briscon.engine.deal import pack_of
from games.briscon.engine.match import MatchState, RuleSet, apply, violation
from games.briscon.engine.melds import meld_of
from games.briscon.engine.seats import SEATS, Seat
from games.briscon.engine.view import View, view

LEARNER: Final = Seat.SOUTH

Step: TypeAlias = teaching.Step[Action]
Exercise: TypeAlias = teaching.Exercise[MatchState, Action]
Lesson: TypeAlias = teaching.Lesson[MatchState, Action]
Lessons: TypeAlias = teaching.Lessons[MatchState, Action, View]

_ITEM: Final = re.compile(r"\{([^}]*)\}|(\S+)")


@dataclass(frozen=True, slots=True)
class Position:
    """Deal played up to the learner's turn."""

    dealer: Seat
    hands: tuple[str, str]
    """Five cards each for North and South as dealt."""
    up: str
    stock: str = ""
    """First cards of the stock; the others follow in the pack's order."""
    past: str = ""
    """Script so far: cards, ``{rob}``, ``{Kh Qh}`` for a meld, each by the seat on turn."""
    score: tuple[int, int] = (0, 0)
    """Scores of North and South before this deal."""

    def state(self) -> MatchState:
        """State at this point; raises if the script breaks a rule."""
        north, south, top = map(parse_cards, (*self.hands, self.stock))
        up = Card.parse(self.up)
        given = {*north, *south, *top, up}
        stock = (*top, *(card for card in PACK if card not in given))
        pack = pack_of(self.dealer, Each(SEATS, (north, south)), up, stock)
        match = MatchState(RuleSet(), score=Each(SEATS, self.score))
        return played(apply(match, Deal(self.dealer, pack)), self.past)


def played(match: MatchState, script: str) -> MatchState:
    """State after a script, each action by the seat on turn."""
    for said, card in _ITEM.findall(script):
        assert match.deal is not None
        turn = match.deal.turn
        assert turn is not None
        action: Action = Play(turn, Card.parse(card)) if card else Rob(turn)
        if said and said != "rob":
            action = Meld(turn, parse_cards(said))
        match = apply(match, action)
    return match


def plain(action: Action) -> Action:
    """The action with a meld's cards in the meld's order."""
    if isinstance(action, Meld):
        meld = meld_of(action.cards)
        return Meld(action.seat, meld.cards) if meld is not None else action
    return action


ENGINE: Final = teaching.Engine[MatchState, Action, View](
    apply, violation, played, lambda state: view(state, LEARNER)
)
"""The learner sits South, North follows a script."""
