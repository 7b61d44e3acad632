"""Panels of Le Brouc's course (:mod:`gamekit.api.course`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from brouc import journal
from brouc.actions import Action, Announce, Announcement, Dehors, Play
from brouc.cards import sorted_hand
from brouc.view import View
from gamekit.api.course import Feedback, Lesson, Place, Topic
from gamekit.api.face import At
from gamekit.api.panel import Act, Button, Menu, Panel, Row
from gamekit.api.scenes import Scene
from games.brouc.course import lessons
from games.brouc.course.booklet import TOPICS
from games.brouc.course.course import LEARNER
from games.brouc.face.private import CARDS_IN_ROW, marriages
from games.brouc.pictures.facts import HandFacts
from games.brouc.words import say
from i18n.cards import card_face, card_label

_MARRIAGES_FROM: Final = 2
"""First lesson that offers marriages,"""
_DEHORS_FROM: Final = 4
"""« Dehors ! »,"""
_CAPE_FROM: Final = 5
"""and the announcements of the cape."""
_SLATE_FROM: Final = 4
"""First lesson that also shows the table, for the slate."""
_TOLD: Final = HandFacts(mark_legal=False, ribbons=False)
"""No help with legal cards: they are the subject."""


class BroucCourse:
    """Six lessons and sixteen pages."""

    @property
    def seat(self) -> str:
        """South."""
        return LEARNER.value

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """Lessons of :mod:`games.brouc.course.lessons` without positions."""
        return _LESSONS

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The booklet."""
        return TOPICS

    def task(self, place: Place, at: At) -> tuple[Panel, ...]:
        """Question and hand with buttons, in later lessons below the table."""
        view = lessons.COURSE.view(place)
        asked = (say(at.language, lessons.COURSE.task(place)),)
        hand = Panel(
            lines=asked,
            scene=Scene("hand", view, _TOLD),
            rows=tuple(_rows(place, view, at)),
        )
        if place.lesson < _SLATE_FROM:
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
        """Hand, or the table where the slate matters."""
        view = lessons.COURSE.view(place)
        if place.lesson < _SLATE_FROM:
            return Panel(scene=Scene("hand", view, _TOLD))
        return Panel(scene=Scene("board", view))


_LESSONS: Final = lessons.COURSE.told()


def _rows(place: Place, view: View, at: At) -> Iterator[Row]:
    assert view.deal is not None, "an exercise is a deal"
    language = at.language
    cards = sorted_hand(view.deal.hand, view.deal.trump)
    for start in range(0, len(cards), CARDS_IN_ROW):
        yield tuple(
            Button(
                _act(Play(LEARNER, card)),
                *card_face(language, card, four=at.four_colours),
                "primary",
                card=card_label(language, card),
            )
            for card in cards[start : start + CARDS_IN_ROW]
        )
    calls: list[Action] = []
    if place.lesson >= _DEHORS_FROM:
        calls.append(Dehors(LEARNER))
    if place.lesson >= _CAPE_FROM:
        announced = (Announcement.CAPE_ET_DEHORS, Announcement.PAS_DEDOUBLE)
        calls.extend(Announce(LEARNER, announcement) for announcement in announced)
    if calls:
        yield tuple(Button(_act(call), style="danger") for call in calls)
    if place.lesson >= _MARRIAGES_FROM:
        choices = tuple(marriages(view, language, four=at.four_colours))
        yield Menu("marriage", say(language, "hand-marriage"), choices)


def _act(action: Action) -> Act:
    return Act(journal.encode(action))


COURSE: Final = BroucCourse()
"""Instance in the game."""
