"""Course of a game with an engine of its own (:mod:`gamekit.api.course`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from gamekit.api.course import Feedback, Lesson, Place, Topic
from gamekit.api.face import At, Say
from gamekit.api.panel import Act, Button, Panel, Row
from gamekit.api.scenes import Scene
from gamekit.api.teaching import Lessons
from gamekit.cards.cards import Card
from i18n.cards import card_face, card_label


@dataclass(frozen=True)
class PositionCourse:
    """Lessons on positions, shown by the scenes ``hand`` and ``board``, and a booklet."""

    say: Say
    seat: str
    """The learner's."""
    course: Lessons[Any, Any, Any]
    topics: tuple[Topic, ...]
    decode: Callable[[str], Any]
    rows: Callable[[Place, Any, At], Iterable[Row]]
    """Buttons of a question, from the learner's view."""
    facts: Any
    """Data of the hand's scene: no help where that is the subject."""
    board_from: int
    """First lesson that also shows the table."""
    pictures_from: int
    """First lesson whose pictures show the table instead of the hand."""

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """Lessons without positions."""
        return self.course.told()

    def task(self, place: Place, at: At) -> tuple[Panel, ...]:
        """Question and hand with buttons, in later lessons below the table."""
        view = self.course.view(place)
        hand = Panel(
            lines=(self.say(at.language, self.course.task(place)),),
            scene=Scene("hand", view, self.facts),
            rows=tuple(self.rows(place, view, at)),
        )
        if place.lesson < self.board_from:
            return (hand,)
        return (Panel(scene=Scene("board", view)), hand)

    def answer(self, place: Place, action: str, at: At) -> Feedback:
        """Judge any card or call of the game."""
        judged = self.course.answer(place, self.decode(action))
        refused, after = judged.violation, judged.after
        return Feedback(
            verdict=judged.verdict,
            text=self.say(at.language, judged.key),
            rule=judged.rule,
            reason=self.say(at.language, refused.code, rule=judged.rule) if refused else "",
            panel=Panel(scene=Scene("board", after)) if after else None,
        )

    def picture(self, place: Place, at: At) -> Panel:
        """Hand, or the table where it matters."""
        view = self.course.view(place)
        if place.lesson < self.pictures_from:
            return Panel(scene=Scene("hand", view, self.facts))
        return Panel(scene=Scene("board", view))


def card_buttons(cards: Iterable[Card], text: Callable[[Card], str], at: At) -> tuple[Button, ...]:
    """Button of each card. ``text``: the encoded action that plays it."""
    language = at.language
    return tuple(
        Button(
            Act(text(card)),
            *card_face(language, card, four=at.four_colours),
            "primary",
            card=card_label(language, card),
        )
        for card in cards
    )
