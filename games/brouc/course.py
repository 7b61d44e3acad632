"""Course and booklet of Le Brouc (:mod:`gamekit.api.course`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from brouc.actions import Action, Announce, Announcement, Dehors, decode, encode
from brouc.match import MatchState
from brouc.ruleset import RuleSet
from brouc.seats import PerTeam, Seat
from brouc.slate import SlatePoints
from brouc.view import View
from gamekit.api.course import Place
from gamekit.api.face import At
from gamekit.api.panel import Act, Button, Menu, Row
from gamekit.parts.course import PositionCourse
from games.brouc.face import FACE, marriages
from games.brouc.pictures.hand import HandFacts
from games.brouc.rules import BROUC
from games.brouc.speech import say

LEARNER: Final = Seat.SOUTH
_MARRIAGES_FROM: Final = 2
"""First lesson that offers marriages."""
_DEHORS_FROM: Final = 4
"""First lesson that offers « Dehors ! »."""
_CAPE_FROM: Final = 5
"""First lesson that offers announcements of the cape."""
_SLATE_FROM: Final = 4
"""First lesson that also shows the table, for the slate."""
_TOLD: Final = HandFacts(mark_legal=False, ribbons=False)
"""No help with legal cards: they are the subject."""


def _begin(given: Mapping[str, Any]) -> MatchState:
    return MatchState(RuleSet(), slate=PerTeam(*map(SlatePoints, given.get("slate", (0, 0)))))


def _rows(place: Place, view: View, at: At) -> Iterator[Row]:
    assert view.deal is not None, "an exercise is a deal"
    cards = FACE.sorted(view.deal)
    yield from FACE.card_rows(cards, cards, LEARNER, at)
    calls: list[Action] = []
    if place.lesson >= _DEHORS_FROM:
        calls.append(Dehors(LEARNER))
    if place.lesson >= _CAPE_FROM:
        announced = (Announcement.CAPE_ET_DEHORS, Announcement.PAS_DEDOUBLE)
        calls.extend(Announce(LEARNER, announcement) for announcement in announced)
    if calls:
        yield tuple(Button(Act(encode(call)), style="danger") for call in calls)
    if place.lesson >= _MARRIAGES_FROM:
        choices = tuple(marriages(view, at.language, four=at.four_colours))
        yield Menu("marriage", say(at.language, "hand-marriage"), choices)


COURSE: Final = PositionCourse(
    say,
    BROUC,
    LEARNER.value,
    Path(__file__).with_name("lessons.toml"),
    _begin,
    _rows,
    _TOLD,
    board_from=_SLATE_FROM,
    pictures_from=_SLATE_FROM,
    decode=decode,
)
"""Instance in the game."""
