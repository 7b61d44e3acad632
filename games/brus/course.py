"""Course and booklet of Brus (:mod:`gamekit.api.course`)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from gamekit.api.face import At
from gamekit.api.panel import Act, Button, Row, Style
from gamekit.cards.seats import Each
from games.brus.cards import DARING, TEAMS, sorted_hand
from games.brus.face import FACE
from games.brus.rules import NEW, RULES, BrusView, Dare, Play, Run, Tableau, Take, Turn
from games.brus.speech import say
from games.cardgame.actions import Action
from games.cardgame.deal import Match
from games.cardgame.kinds import HandFacts
from games.own_engine.course import PositionCourse

LEARNER: Final = "S"


def _begin(given: Mapping[str, Any]) -> Match:
    strokes = Each(TEAMS, tuple(given.get("strokes", NEW)))
    return replace(RULES.start("brus", {}), carried=Tableau(strokes, given.get("stanti", 0)))


def _rows(offers: Collection[str], view: BrusView, at: At) -> Iterator[Row]:
    """The cards; daring and turning, also where the rules refuse it; the answers to a card."""
    cards = sorted_hand(view.hand)
    if view.asked is not None:
        yield _button(Take(LEARNER), "primary"), _button(Run(LEARNER), "danger")
        return
    yield from FACE.card_rows(cards, cards, LEARNER, at)
    dares: list[Action] = [Play(LEARNER, card, dared=True) for card in cards if card in DARING]
    dares += [action for action in view.legal if isinstance(action, Dare)]
    if "dare" in offers and dares:
        yield tuple(_button(dare, "danger") for dare in dares)
    if "turn" in offers and not view.lying:
        yield tuple(_button(Turn(LEARNER, card), "plain") for card in cards)


def _button(action: Action, style: Style) -> Button:
    return Button(Act(RULES.encode(action)), style=style)


COURSE: Final = PositionCourse(
    say,
    RULES,
    LEARNER,
    Path(__file__).with_name("lessons.toml"),
    _begin,
    _rows,
    HandFacts(mark_legal=False),  # Daring is the subject.
)
"""Instance in the game."""
