"""Course and booklet of Briscon (:mod:`gamekit.api.course`)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from gamekit.api.face import At
from gamekit.api.panel import Act, Button, Row
from gamekit.cards.seats import Each
from games.briscon.cards import SEATS
from games.briscon.face import FACE, FEWEST, pair_of_trick
from games.briscon.melds import meld_of
from games.briscon.rules import RULES, BrisconView, Meld, Out, Rob, Standing
from games.briscon.speech import say
from games.cardgame.deal import Match
from games.cardgame.kinds import HandFacts
from games.own_engine.course import PositionCourse

LEARNER: Final = "S"


def _begin(given: Mapping[str, Any]) -> Match:
    score = Each(SEATS, tuple(given.get("score", (0, 0))))
    return replace(RULES.start("briscon", {}), carried=Standing(score))


def _rows(offers: Collection[str], view: BrisconView, at: At) -> Iterator[Row]:
    cards = FACE.sorted(view)
    yield from FACE.card_rows(cards, cards, LEARNER, at)
    if calls := tuple(_calls(offers, view)):
        yield calls
    if "meld" in offers and len(cards) >= FEWEST:
        yield FACE.meld_menu(LEARNER, cards, at)


def _calls(offers: Collection[str], view: BrisconView) -> Iterator[Button]:
    if "rob" in offers:
        yield Button(Act(RULES.encode(Rob(LEARNER))), style="success")
    if "meld" in offers and (pair := pair_of_trick(view)):
        yield Button(Act(RULES.encode(Meld(LEARNER, pair))))
    if "out" in offers:
        yield Button(Act(RULES.encode(Out(LEARNER))), style="danger")


def _decode(text: str) -> Any:
    """Action of a text; a meld has its cards in its own order."""
    action = RULES.decode(text)
    meld = meld_of(action.cards) if isinstance(action, Meld) else None
    return action if meld is None else Meld(LEARNER, meld.cards)


COURSE: Final = PositionCourse(
    say,
    RULES,
    LEARNER,
    Path(__file__).with_name("lessons.toml"),
    _begin,
    _rows,
    HandFacts(mark_legal=False),  # Legal cards are the subject.
    decode=_decode,
)
"""Instance in the game."""
