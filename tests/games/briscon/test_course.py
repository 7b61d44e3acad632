"""Briscon's course in the figures and rules that its sentences name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from db import Preferences
from gamekit.api.course import Place
from gamekit.api.face import At
from gamekit.cards.cards import Card, parse_cards
from games.briscon import GAME
from games.briscon.course import COURSE, LEARNER
from games.briscon.engine.actions import Action, Meld, Out, Play, encode
from games.briscon.engine.deal import Ending
from games.briscon.engine.match import apply
from games.briscon.words import say
from tests.e2e.evening import evening

PLACES = [
    Place(i, j, k)
    for i, lesson in enumerate(COURSE.lessons)
    for j, exercise in enumerate(lesson.exercises)
    for k in range(exercise.steps)
]
AT = At(0, "en")


def _play(card: str) -> Action:
    return Play(LEARNER, Card.parse(card))


def _meld(cards: str) -> Action:
    return Meld(LEARNER, parse_cards(cards))


@pytest.mark.parametrize(
    ("place", "action", "rule", "code"),
    [
        (Place(0, 2), _play("As"), "11.2", "must-follow"),
        (Place(3, 2), _meld("Qs Js Ts"), "11.4", "meld-card-used"),
        (Place(3, 2), _meld("Qs Js Ts 9s"), "11.4", "meld-card-used"),
        (Place(4, 1), _meld("9h 9d 9c 9s"), "11.4", "meld-none"),
        (Place(2, 1), _meld("Ks As"), "11.4", "meld-not-on-lead"),
    ],
)
def test_an_answer_against_the_rules_is_named_with_its_rule(
    place: Place, action: Action, rule: str, code: str
) -> None:
    feedback = COURSE.judged(place, action)
    assert feedback.verdict == "refused"
    assert feedback.rule == rule
    assert feedback.violation is not None
    assert feedback.violation.code == code
    told = COURSE.answer(place, encode(action), AT)
    assert told.reason == say("en", code, rule=rule)


def test_a_meld_may_be_chosen_in_any_order() -> None:
    for cards in ("Kd Qd", "Qd Kd"):
        assert COURSE.answer(Place(2, 0), f"meld S {cards}", AT).verdict == "right"


def test_11_4_the_melds_write_what_the_lesson_says() -> None:
    told = {
        Place(1, 1, 1): 120,
        Place(2, 0): 20,
        Place(2, 1, 1): 20,
        Place(3, 0): 100,
        Place(3, 0, 1): 40,
        Place(3, 1): 100,
        Place(4, 0): 100,
        Place(4, 0, 1): 20,
    }
    for place, points in told.items():
        wanted = COURSE.step(place).wanted[0]
        after = COURSE.judged(place, wanted).after
        assert after is not None
        assert after.deal is not None
        assert after.deal.written[-1].points == points
        assert str(points) in say("en", COURSE.judged(place, wanted).key).replace("Twenty", "20")


def test_11_6_the_counts_of_the_last_lesson_are_what_it_says() -> None:
    for place, ending, points in (
        (Place(5, 0), Ending.OUT, 600),
        (Place(5, 1), Ending.WRONG_OUT, 589),
        (Place(5, 1, 1), Ending.OUT, 600),
    ):
        result = apply(COURSE.state(place), Out(LEARNER)).results[-1]
        assert result.ending is ending
        assert result.score[LEARNER] == points


def test_the_booklet_tells_every_section_and_shows_positions() -> None:
    told = {rule for topic in COURSE.topics for rule in topic.rules}
    assert told == {f"11.{section}" for section in range(1, 9)}
    for topic in COURSE.topics:
        if topic.picture is not None:
            assert topic.picture in PLACES
            assert COURSE.picture(topic.picture, AT).scene is not None


@pytest.mark.usefixtures("quick_pictures")
async def test_a_page_of_the_booklet_shows_the_table_of_melds(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1, games={GAME.name: GAME}) as world:
        person = world.people[0]
        await world.store.people.set_preferences(person.id, Preferences(language="fr"))
        title = say("fr", "booklet-worth-title")
        result = await person.command(world.channel, "rules", topic=title)
        page: Any = result.response
        assert title in world.text(page)
        assert "600  300  200  100" in world.text(page)
        assert [part for part in world.raw(page) if part.get("items")]
        assert Place(3, 1) in PLACES
