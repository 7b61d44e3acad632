"""Course and booklet of Brus (:mod:`gamekit.api.course`)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from gamekit.api.face import At
from gamekit.api.panel import Act, Button, Row, Style
from gamekit.cards.engine import Phase
from gamekit.cards.seats import Each
from games.brus.engine.actions import Action, Answer, Dare, Play, Turn, encode
from games.brus.engine.cards import DARING, sorted_hand
from games.brus.engine.hand import STROKES
from games.brus.engine.match import MatchState, RuleSet
from games.brus.engine.seats import TEAMS, Seat
from games.brus.engine.view import View
from games.brus.face import FACE
from games.brus.rules import BRUS
from games.brus.speech import say
from games.cardgame.kinds import HandFacts
from games.own_engine.course import PositionCourse

LEARNER: Final = Seat.SOUTH


def _begin(given: Mapping[str, Any]) -> MatchState:
    strokes = Each(TEAMS, tuple(given.get("strokes", (STROKES, STROKES))))
    return MatchState(RuleSet(), strokes=strokes, stanti=given.get("stanti", 0))


def _rows(offers: Collection[str], view: View, at: At) -> Iterator[Row]:
    """The cards; daring and turning, also where the rules refuse it; the answers to a card."""
    assert view.deal is not None, "an exercise is a hand"
    cards = sorted_hand(view.deal.hand)
    if view.phase is Phase.ANSWERING:
        run = _button(Answer(LEARNER, takes=False), "danger")
        yield _button(Answer(LEARNER, takes=True), "primary"), run
        return
    yield from FACE.card_rows(cards, cards, LEARNER, at)
    dares: list[Action] = [Play(LEARNER, card, dared=True) for card in cards if card in DARING]
    dares += [action for action in view.legal if isinstance(action, Dare)]
    if "dare" in offers and dares:
        yield tuple(_button(dare, "danger") for dare in dares)
    if "turn" in offers and not view.deal.trick.laid:
        yield tuple(_button(Turn(LEARNER, card), "plain") for card in cards)


def _button(action: Action, style: Style) -> Button:
    return Button(Act(encode(action)), style=style)


COURSE: Final = PositionCourse(
    say,
    BRUS,
    LEARNER.value,
    Path(__file__).with_name("lessons.toml"),
    _begin,
    _rows,
    HandFacts(mark_legal=False),  # Daring is the subject.
)
"""Instance in the game."""
