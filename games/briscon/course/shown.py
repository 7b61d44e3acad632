"""Panels of Briscon's course (:mod:`gamekit.api.course`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamekit.api.course import Feedback, Lesson, Place, Topic
from gamekit.api.face import At
from gamekit.api.panel import Act, Button, Choice, Menu, Panel, Row
from gamekit.api.scenes import Scene
from games.briscon.course import lessons
from games.briscon.course.booklet import TOPICS
from games.briscon.course.course import LEARNER, plain
from games.briscon.engine import journal
from games.briscon.engine.actions import Action, Meld, Out, Play, Rob
from games.briscon.engine.cards import sorted_hand
from games.briscon.engine.view import DealView, View
from games.briscon.face.private import pair_of_trick
from games.briscon.face.speech import cards_said
from games.briscon.pictures.facts import HandFacts
from games.briscon.words import say
from i18n.cards import card_face, card_label, card_line

_ROB_FROM: Final = 1
"""First lesson that offers robbing,"""
_MELD_FROM: Final = 1
"""melding,"""
_OUT_FROM: Final = 5
"""and « aus »."""
_BOARD_FROM: Final = 2
"""First lesson that also shows the table, for last trick and sheet."""
_SHEET_FROM: Final = 5
"""First lesson whose pictures show the table instead of the hand."""
_FEWEST: Final = 2
"""Cards of a meld."""
_TOLD: Final = HandFacts(mark_legal=False)
"""No help with legal cards: they are the subject."""
_LESSONS: Final = lessons.COURSE.told()


class BrisconCourse:
    """Six lessons and eighteen pages."""

    @property
    def seat(self) -> str:
        """South."""
        return LEARNER.value

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """Lessons of :mod:`games.briscon.course.lessons` without positions."""
        return _LESSONS

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The booklet."""
        return TOPICS

    def task(self, place: Place, at: At) -> tuple[Panel, ...]:
        """Question and hand with buttons, in most lessons below the table."""
        view = lessons.COURSE.view(place)
        asked = (say(at.language, lessons.COURSE.task(place)),)
        hand = Panel(
            lines=asked,
            scene=Scene("hand", view, _TOLD),
            rows=tuple(_rows(place, view, at)),
        )
        if place.lesson < _BOARD_FROM:
            return (hand,)
        return (Panel(scene=Scene("board", view)), hand)

    def answer(self, place: Place, action: str, at: At) -> Feedback:
        """Judge any card or call of the game."""
        judged = lessons.COURSE.answer(place, plain(journal.decode(action)))
        refused, after = judged.violation, judged.after
        return Feedback(
            verdict=judged.verdict,
            text=say(at.language, judged.key),
            rule=judged.rule,
            reason=say(at.language, refused.code, rule=judged.rule) if refused else "",
            panel=Panel(scene=Scene("board", after)) if after else None,
        )

    def picture(self, place: Place, at: At) -> Panel:
        """Hand, or the table where the sheet matters."""
        view = lessons.COURSE.view(place)
        if place.lesson < _SHEET_FROM:
            return Panel(scene=Scene("hand", view, _TOLD))
        return Panel(scene=Scene("board", view))


def _rows(place: Place, view: View, at: At) -> Iterator[Row]:
    deal, language = view.deal, at.language
    assert deal is not None, "an exercise is a deal"
    cards = sorted_hand(deal.hand, deal.trump)
    yield tuple(
        Button(
            _act(Play(LEARNER, card)),
            *card_face(language, card, four=at.four_colours),
            "primary",
            card=card_label(language, card),
        )
        for card in cards
    )
    calls = tuple(_calls(place, deal, language))
    if calls:
        yield calls
    if place.lesson >= _MELD_FROM and len(cards) >= _FEWEST:
        choices = tuple(
            Choice(card.text, label, emoji=emoji, card=card_label(language, card))
            for card in cards
            for label, emoji in (card_line(language, card, four=at.four_colours),)
        )
        placeholder = say(language, "hand-meld")
        yield Menu("meld", placeholder, choices, f"meld {LEARNER}", _FEWEST, len(choices))


def _calls(place: Place, deal: DealView, language: str) -> Iterator[Button]:
    if place.lesson >= _ROB_FROM:
        yield Button(_act(Rob(LEARNER)), say(language, "button-rob"), style="success")
    if place.lesson >= _MELD_FROM and (pair := pair_of_trick(deal)):
        text = say(language, "button-meld-trick", cards=cards_said(language, pair))
        yield Button(_act(Meld(LEARNER, pair)), text)
    if place.lesson >= _OUT_FROM:
        yield Button(_act(Out(LEARNER)), say(language, "button-out"), style="danger")


def _act(action: Action) -> Act:
    return Act(journal.encode(action))


COURSE: Final = BrisconCourse()
"""Instance in the game."""
