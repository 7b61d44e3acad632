"""Course and booklet of Le Brouc (:mod:`gamekit.api.course`)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from brouc.actions import Action, Announce, Announcement, Dehors, encode
from brouc.match import MatchState
from brouc.ruleset import RuleSet
from brouc.seats import TEAMS, Seat
from brouc.slate import SlatePoints
from brouc.view import View
from gamekit.api.face import At
from gamekit.api.panel import Act, Button, Menu, Row
from gamekit.cards.seats import Each
from games.brouc.face import FACE, marriages
from games.brouc.pictures.hand import HandFacts
from games.brouc.rules import BROUC
from games.brouc.speech import say
from games.own_engine.course import PositionCourse

LEARNER: Final = Seat.SOUTH
_TOLD: Final = HandFacts(mark_legal=False, ribbons=False)
"""No help with legal cards: they are the subject."""


def _begin(given: Mapping[str, Any]) -> MatchState:
    slate = Each(TEAMS, given.get("slate", (0, 0))).map(SlatePoints)
    return MatchState(RuleSet(), slate)


def _rows(offers: Collection[str], view: View, at: At) -> Iterator[Row]:
    assert view.deal is not None, "an exercise is a deal"
    cards = FACE.sorted(view.deal)
    yield from FACE.card_rows(cards, cards, LEARNER, at)
    calls: list[Action] = []
    if "dehors" in offers:
        calls.append(Dehors(LEARNER))
    if "cape" in offers:
        announced = (Announcement.CAPE_ET_DEHORS, Announcement.PAS_DEDOUBLE)
        calls.extend(Announce(LEARNER, announcement) for announcement in announced)
    if calls:
        yield tuple(Button(Act(encode(call)), style="danger") for call in calls)
    if "marriage" in offers:
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
)
"""Instance in the game."""
