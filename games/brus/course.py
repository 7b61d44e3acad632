"""Course and booklet of Brus (:mod:`gamekit.api.course`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamekit.api.course import Place, Topic
from gamekit.api.face import At
from gamekit.api.panel import Act, Button, Row, Style
from gamekit.cardgame.kinds import HandFacts
from gamekit.parts.course import PositionCourse, card_buttons
from games.brus import lessons
from games.brus.engine.actions import Action, Dare, Play, Turn, decode, encode
from games.brus.engine.cards import DARING, sorted_hand
from games.brus.engine.view import Phase, View
from games.brus.lessons import LEARNER, RUN, TAKE_UP
from games.brus.speech import label
from games.brus.words import say

TOPICS: Final = (
    Topic("goal", ("10.4", "10.10")),
    Topic("cards", ("10.1",), Place(0, 0)),
    Topic("hand", ("10.2",), Place(0, 1)),
    Topic("seven", ("10.3",), Place(1, 0)),
    Topic("dare", ("10.5",), Place(2, 0)),
    Topic("settle", ("10.5",), Place(2, 1)),
    Topic("turn", ("10.6",), Place(3, 0)),
    Topic("answer", ("10.6",), Place(3, 1)),
    Topic("tableau", ("10.4", "10.7"), Place(4, 0)),
    Topic("stanto", ("10.9",), Place(4, 1)),
    Topic("brille", ("10.8",), Place(4, 2)),
    Topic("knowing", ("10.10", "10.11")),
)
"""Sentence keys: ``booklet-<name>-title``, ``booklet-<name>-text``."""


_DARES_FROM: Final = 2
"""First lesson that offers daring,"""
_TURNS_FROM: Final = 3
"""and turning."""
_TABLE_FROM: Final = 2
"""First lesson that also shows the table, for tricks, last trick and tableau."""
_TOLD: Final = HandFacts(mark_legal=False)
"""No help with daring: it is the subject."""


def _rows(place: Place, view: View, at: At) -> Iterator[Row]:
    """The cards; daring and turning, also where the rules refuse it; the answers to a card."""
    language = at.language
    assert view.hand is not None, "an exercise is a hand"
    cards = sorted_hand(view.hand.hand)
    if view.phase is Phase.ANSWERING:
        yield _button(TAKE_UP, language, "primary"), _button(RUN, language, "danger")
        return
    yield card_buttons(cards, lambda card: encode(Play(LEARNER, card)), at)
    dares: list[Action] = [Play(LEARNER, card, dared=True) for card in cards if card in DARING]
    dares += [action for action in view.legal if isinstance(action, Dare)]
    if place.lesson >= _DARES_FROM and dares:
        yield tuple(_button(dare, language, "danger") for dare in dares)
    if place.lesson >= _TURNS_FROM and not view.hand.laid:
        yield tuple(_button(Turn(LEARNER, card), language, "plain") for card in cards)


def _button(action: Action, language: str, style: Style) -> Button:
    return Button(_act(action), label(encode(action), language), style=style)


def _act(action: Action) -> Act:
    return Act(encode(action))


COURSE: Final = PositionCourse(
    say,
    LEARNER.value,
    lessons.COURSE,
    TOPICS,
    decode,
    _rows,
    _TOLD,
    board_from=_TABLE_FROM,
    pictures_from=_TURNS_FROM,
)
"""Instance in the game."""
