"""Course and booklet of Briscon (:mod:`gamekit.api.course`)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from gamekit.api.face import At
from gamekit.api.panel import Act, Button, Row
from gamekit.cards.seats import Each
from games.briscon.engine.actions import Action, Meld, Out, Rob, decode, encode
from games.briscon.engine.match import MatchState, RuleSet
from games.briscon.engine.melds import meld_of
from games.briscon.engine.seats import SEATS, Seat
from games.briscon.engine.view import DealView, View
from games.briscon.face import FACE, FEWEST, pair_of_trick
from games.briscon.rules import BRISCON
from games.briscon.speech import say
from games.cardgame.kinds import HandFacts
from games.own_engine.course import PositionCourse

LEARNER: Final = Seat.SOUTH


def _begin(given: Mapping[str, Any]) -> MatchState:
    return MatchState(RuleSet(), score=Each(SEATS, tuple(given.get("score", (0, 0)))))


def _rows(offers: Collection[str], view: View, at: At) -> Iterator[Row]:
    deal = view.deal
    assert deal is not None, "an exercise is a deal"
    cards = FACE.sorted(deal)
    yield from FACE.card_rows(cards, cards, LEARNER, at)
    if calls := tuple(_calls(offers, deal)):
        yield calls
    if "meld" in offers and len(cards) >= FEWEST:
        yield FACE.meld_menu(LEARNER, cards, at)


def _calls(offers: Collection[str], deal: DealView) -> Iterator[Button]:
    if "rob" in offers:
        yield Button(Act(encode(Rob(LEARNER))), style="success")
    if "meld" in offers and (pair := pair_of_trick(deal)):
        yield Button(Act(encode(Meld(LEARNER, pair))))
    if "out" in offers:
        yield Button(Act(encode(Out(LEARNER))), style="danger")


def _decode(text: str) -> Action:
    """Action of a text; a meld has its cards in its own order."""
    action = decode(text)
    meld = meld_of(action.cards) if isinstance(action, Meld) else None
    return action if meld is None else Meld(LEARNER, meld.cards)


COURSE: Final = PositionCourse(
    say,
    BRISCON,
    LEARNER.value,
    Path(__file__).with_name("lessons.toml"),
    _begin,
    _rows,
    HandFacts(mark_legal=False),  # Legal cards are the subject.
    decode=_decode,
)
"""Instance in the game."""
