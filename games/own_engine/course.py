"""Course of a game as a file: judges answers on positions (:mod:`gamekit.api.course`).

::

    [topics]
    cards = { rules = ["10.1"], picture = [0, 0] }

    [[lessons]]
    name = "beat"
    offers = ["dare"]
    picture = "board"

    [[lessons.exercises]]
    name = "take"
    rule = "10.1"
    deal = "S Kd Th 9d …"
    past = "Kd Th 9d"
    steps = [{ wanted = "9h", then = "8c, take W", ace = "Ac", blank = "Qs" }]

Actions are as in journals without their seat, between commas, and cards alone are played.
``picture``: lesson and exercise of a topic; of a lesson the scene of its pictures, the hand by
default. ``offers``: buttons besides the cards. ``board``: whether questions show the table, too.
``then``: others' actions after a right answer. Other keys of a
step are legal but instructive mistakes; other keys of an exercise are the game's own.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from gamekit.api.course import Exercise, Feedback, Lesson, Place, Topic, Verdict
from gamekit.api.face import At, Say
from gamekit.api.panel import Panel, Row
from gamekit.api.rules import AnyRules, Refusal
from gamekit.api.scenes import Scene

_CARD: Final = re.compile("[2-9TJQKA][hdcs]")


@dataclass(frozen=True)
class Step:
    """Question to the learner."""

    wanted: tuple[Any, ...]
    """Right answers."""
    then: str
    """Script of the others' next actions."""
    traps: tuple[tuple[Any, str], ...]
    """Legal but instructive mistakes with the names of their explanations."""


@dataclass(frozen=True)
class Judged:
    """Judgement of an answer."""

    verdict: Verdict
    key: str
    """Sentence key ``learn-<exercise>-<step>-<done|hint|trap name>``."""
    rule: str
    violation: Refusal | None = None
    after: Any = None
    """Learner's view after a right answer and the others' actions."""


@dataclass(frozen=True)
class PositionCourse:
    """Lessons on positions, shown by the scenes ``hand`` and ``board``, and a booklet."""

    say: Say
    rules: AnyRules
    seat: str
    """The learner's."""
    file: Path
    begin: Callable[[Mapping[str, Any]], Any]
    """State before an exercise's deal, from the exercise's own keys."""
    rows: Callable[[Collection[str], Any, At], Iterable[Row]]
    """Buttons of a question, from the lesson's offers and the learner's view."""
    facts: Any
    """Data of the hand's scene: no help where that is the subject."""
    decode: Callable[[str], Any] | None = None
    """Action of a button; ``None``: as in journals."""

    @cached_property
    def _told(self) -> Mapping[str, Any]:
        return tomllib.loads(self.file.read_text(encoding="utf-8"))

    @cached_property
    def topics(self) -> tuple[Topic, ...]:
        """Pages of the booklet."""
        return tuple(
            Topic(name, tuple(one["rules"]), Place(*one["picture"]) if "picture" in one else None)
            for name, one in self._told["topics"].items()
        )

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """Lessons without positions."""
        return tuple(
            Lesson(
                lesson["name"],
                tuple(
                    Exercise(one["name"], one["rule"], len(one["steps"]))
                    for one in lesson["exercises"]
                ),
            )
            for lesson in self._told["lessons"]
        )

    # -- positions ---------------------------------------------------------------------------------

    def step(self, place: Place) -> Step:
        """Question at a place; ``IndexError`` outside the course."""
        told = dict(self._exercise(place)["steps"][place.step])
        wanted, then = told.pop("wanted"), told.pop("then", "")
        traps = ((one, name) for name, text in told.items() for one in self._actions(text))
        return Step(tuple(self._actions(wanted)), then, tuple(traps))

    def state(self, place: Place) -> Any:
        """State before the step, earlier steps answered rightly."""
        told = self._exercise(place)
        state = self._after(self.begin(told), self.rules.decode(f"deal {told['deal']}"))
        state = self._played(state, told.get("past", ""))
        for number in range(place.step):
            step = self.step(Place(place.lesson, place.exercise, number))
            state = self._played(self._after(state, step.wanted[0]), step.then)
        return state

    def view(self, place: Place) -> Any:
        """The learner's view before the step."""
        return self.rules.view(self.state(place), self.seat)

    def _exercise(self, place: Place) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self._told["lessons"][place.lesson]["exercises"][place.exercise]
        return found

    def _actions(self, text: str) -> Iterator[Any]:
        return (self._action(words, self.seat) for words in _said(text))

    def _action(self, words: list[str], seat: str | None) -> Any:
        what, *rest = words
        given = rest[:1] and rest[0] in self.rules.seats
        return self.rules.decode(" ".join((what, *([] if given else [seat or ""]), *rest)))

    def _played(self, state: Any, script: str) -> Any:
        """State after a script, each action by its own seat or the one on turn."""
        for words in _said(script):
            state = self._after(state, self._action(words, self.rules.next(state).seat))
        return state

    def _after(self, state: Any, action: Any) -> Any:
        refused = self.rules.violation(state, action)
        if refused is not None:
            raise ValueError(f"{self.rules.encode(action)}: {refused.code}")
        return self.rules.accept(state, action)

    def judged(self, place: Place, action: Any) -> Judged:
        """Judge an action at a place."""
        step, rule, state = self.step(place), self._exercise(place)["rule"], self.state(place)
        refused = self.rules.violation(state, action)
        if refused is not None:
            return Judged("refused", self.key(place, "hint"), refused.rule, refused)
        if action not in step.wanted:
            trap = dict(step.traps).get(action)
            return Judged("trap" if trap else "other", self.key(place, trap or "hint"), rule)
        after = self._played(self._after(state, action), step.then)
        view = self.rules.view(after, self.seat)
        return Judged("right", self.key(place, "done"), rule, after=view)

    # -- sentences and panels ----------------------------------------------------------------------

    def key(self, place: Place, what: str) -> str:
        """Sentence key of a question: ``task``, ``hint``, ``done`` or a mistake's name."""
        return f"learn-{self._exercise(place)['name']}-{place.step + 1}-{what}"

    def task(self, place: Place, at: At) -> Panel:
        """Question and hand with buttons."""
        view, lesson = self.view(place), self._told["lessons"][place.lesson]
        return Panel(
            lines=(self.say(at.language, self.key(place, "task")),),
            scene=Scene("hand", view, self.facts),
            rows=tuple(self.rows(lesson.get("offers", ()), view, at)),
        )

    def answer(self, place: Place, action: str, at: At) -> Feedback:
        """Judge any card or call of the game."""
        judged = self.judged(place, (self.decode or self.rules.decode)(action))
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
        view, lesson = self.view(place), self._told["lessons"][place.lesson]
        if lesson.get("picture") == "board":
            return Panel(scene=Scene("board", view))
        return Panel(scene=Scene("hand", view, self.facts))


def _said(text: str) -> Iterator[list[str]]:
    """Words of each action in a text."""
    for part in text.split(","):
        words = part.split()
        if words and _CARD.fullmatch(words[0]):
            yield from (["play", card] for card in words)
        elif words:
            yield words
