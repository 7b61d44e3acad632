"""Panels of Brus's course (:mod:`gamekit.api.course`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamekit.api.course import Feedback, Lesson, Place, Topic
from gamekit.api.face import At
from gamekit.api.panel import Act, Button, Panel, Row, Style
from gamekit.api.scenes import Scene
from games.brus.course import lessons
from games.brus.course.booklet import TOPICS
from games.brus.course.course import LEARNER, RUN, TAKE_UP
from games.brus.engine import journal
from games.brus.engine.actions import Action, Dare, Play, Turn
from games.brus.engine.cards import DARING, sorted_hand
from games.brus.engine.view import Phase, View
from games.brus.face.speech import label
from games.brus.pictures.facts import HandFacts
from games.brus.words import say
from i18n.cards import card_face, card_label

_DARES_FROM: Final = 2
"""First lesson that offers daring,"""
_TURNS_FROM: Final = 3
"""and turning."""
_TABLE_FROM: Final = 2
"""First lesson that also shows the table, for tricks, last trick and tableau."""
_TOLD: Final = HandFacts(mark_legal=False)
"""No help with daring: it is the subject."""


class BrusCourse:
    """Five lessons and twelve pages."""

    @property
    def seat(self) -> str:
        """South."""
        return LEARNER.value

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """Lessons of :mod:`games.brus.course.lessons` without positions."""
        return _LESSONS

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The booklet."""
        return TOPICS

    def task(self, place: Place, at: At) -> tuple[Panel, ...]:
        """Question and hand with buttons, in later lessons below the table."""
        view = lessons.COURSE.view(place)
        hand = Panel(
            lines=(say(at.language, lessons.COURSE.task(place)),),
            scene=Scene("hand", view, _TOLD),
            rows=tuple(_rows(place, view, at)),
        )
        if place.lesson < _TABLE_FROM:
            return (hand,)
        return (Panel(scene=Scene("board", view)), hand)

    def answer(self, place: Place, action: str, at: At) -> Feedback:
        """Judge any card or call of the game."""
        judged = lessons.COURSE.answer(place, journal.decode(action))
        refused, after = judged.violation, judged.after
        return Feedback(
            verdict=judged.verdict,
            text=say(at.language, judged.key),
            rule=judged.rule,
            reason=say(at.language, refused.code, rule=judged.rule) if refused else "",
            panel=Panel(scene=Scene("board", after)) if after else None,
        )

    def picture(self, place: Place, at: At) -> Panel:
        """Hand, or the table where the tableau matters."""
        view = lessons.COURSE.view(place)
        if place.lesson < _TURNS_FROM:
            return Panel(scene=Scene("hand", view, _TOLD))
        return Panel(scene=Scene("board", view))


_LESSONS: Final = lessons.COURSE.told()


def _rows(place: Place, view: View, at: At) -> Iterator[Row]:
    """The cards; daring and turning, also where the rules refuse it; the answers to a card."""
    language = at.language
    assert view.hand is not None, "an exercise is a hand"
    cards = sorted_hand(view.hand.hand)
    if view.phase is Phase.ANSWERING:
        yield _button(TAKE_UP, language, "primary"), _button(RUN, language, "danger")
        return
    yield tuple(
        Button(
            _act(Play(LEARNER, card)),
            *card_face(language, card, four=at.four_colours),
            "primary",
            card=card_label(language, card),
        )
        for card in cards
    )
    dares: list[Action] = [Play(LEARNER, card, dared=True) for card in cards if card in DARING]
    dares += [action for action in view.legal if isinstance(action, Dare)]
    if place.lesson >= _DARES_FROM and dares:
        yield tuple(_button(dare, language, "danger") for dare in dares)
    if place.lesson >= _TURNS_FROM and not view.hand.laid:
        yield tuple(_button(Turn(LEARNER, card), language, "plain") for card in cards)


def _button(action: Action, language: str, style: Style) -> Button:
    return Button(_act(action), label(journal.encode(action), language), style=style)


def _act(action: Action) -> Act:
    return Act(journal.encode(action))


COURSE: Final = BrusCourse()
"""Instance in the game."""
