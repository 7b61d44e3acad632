"""Panels of Le Brouc's course (:mod:`gamekit.api.course`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from brouc import journal
from brouc.actions import Action, Announce, Announcement, Dehors, Play
from brouc.cards import sorted_hand
from brouc.view import View
from gamekit.api.course import Place
from gamekit.api.face import At
from gamekit.api.panel import Act, Button, Menu, Row
from gamekit.parts.course import PositionCourse, card_buttons
from games.brouc.course import lessons
from games.brouc.course.booklet import TOPICS
from games.brouc.course.course import LEARNER
from games.brouc.face.private import CARDS_IN_ROW, marriages
from games.brouc.pictures.facts import HandFacts
from games.brouc.words import say

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


def _rows(place: Place, view: View, at: At) -> Iterator[Row]:
    assert view.deal is not None, "an exercise is a deal"
    language = at.language
    cards = sorted_hand(view.deal.hand, view.deal.trump)
    for start in range(0, len(cards), CARDS_IN_ROW):
        some = cards[start : start + CARDS_IN_ROW]
        yield card_buttons(some, lambda card: journal.encode(Play(LEARNER, card)), at)
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


COURSE: Final = PositionCourse(
    say,
    LEARNER.value,
    lessons.COURSE,
    TOPICS,
    journal.decode,
    _rows,
    _TOLD,
    board_from=_SLATE_FROM,
    pictures_from=_SLATE_FROM,
)
"""Instance in the game."""
