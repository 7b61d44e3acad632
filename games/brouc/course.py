"""Course and booklet of Le Brouc (:mod:`gamekit.api.course`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from brouc import journal
from brouc.actions import Action, Announce, Announcement, Dehors, Play
from brouc.cards import sorted_hand
from brouc.view import View
from gamekit.api.course import Place, Topic
from gamekit.api.face import At
from gamekit.api.panel import Act, Button, Menu, Row
from gamekit.parts.course import PositionCourse, card_buttons
from games.brouc import lessons
from games.brouc.lessons import LEARNER
from games.brouc.panels import CARDS_IN_ROW, marriages
from games.brouc.pictures.hand import HandFacts
from games.brouc.words import say

TOPICS: Final = (
    Topic("goal", ("5.1", "7.1")),
    Topic("cards", ("1.1",)),
    Topic("deal", ("1.3", "1.4", "1.5")),
    Topic("follow", ("2.1", "2.2"), Place(0, 0)),
    Topic("trumps", ("2.3", "2.4"), Place(1, 0)),
    Topic("exception", ("2.5",), Place(1, 1)),
    Topic("marriages", ("3.1", "3.2"), Place(2, 1)),
    Topic("table", ("3.3", "3.4"), Place(3, 0)),
    Topic("count", ("4.1", "4.2")),
    Topic("dehors", ("5.1", "5.2", "5.3"), Place(4, 0)),
    Topic("coches", ("4.2", "5.4", "5.5")),
    Topic("cape", ("6.1", "6.2", "6.3")),
    Topic("demand", ("6.4", "6.5", "6.6", "6.7"), Place(5, 0)),
    Topic("match", ("5.6", "7.1")),
    Topic("signals", ("8",)),
    Topic("ancient", ("9",)),
)
"""Sentence keys: ``booklet-<name>-title``, ``booklet-<name>-text``."""


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
