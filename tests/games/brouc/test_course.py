"""Le Brouc's course and booklet: figures that sentences name, all pages in a virtual Discord."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from brouc.actions import Dehors
from brouc.match import apply
from brouc.result import Ending
from brouc.seats import Team
from brouc.slate import net
from cogs.i18n.sentences import say as house
from cogs.learning.progress import resumed, there
from db import Preferences, Progress
from gamekit.api.course import Place
from games.brouc.course import COURSE, LEARNER
from games.brouc.speech import say
from i18n import LANGUAGES
from tests.cogs.pages import Heard, find, knocks
from tests.e2e.evening import evening


def test_5_1_6_4_the_counts_of_dehors_and_the_cape_are_what_the_lessons_say() -> None:
    call = COURSE.state(Place(4, 0, 0)).deal
    assert call is not None
    assert net(call.points_of(Team.NS), call.points_of(Team.EW)) == 71
    wrong = apply(COURSE.state(Place(4, 1, 0)), Dehors(LEARNER))
    assert wrong.results[-1].ending is Ending.WRONG_DEHORS
    right = apply(COURSE.state(Place(4, 1, 1)), Dehors(LEARNER))
    assert right.results[-1].ending is Ending.DEHORS
    # The last lesson's cape is made.
    last = Place(5, 0, 2)
    feedback = COURSE.judged(last, COURSE.step(last).wanted[0])
    assert feedback.after is not None
    assert feedback.after.results[-1].ending is Ending.DEMAND_MADE


pytestmark = pytest.mark.usefixtures("quick_pictures")

LESSONS = COURSE.lessons


async def test_back_over_and_another_lesson(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        person = world.people[0]
        wishes = Preferences(language="en", text_mode=True)
        await world.store.people.set_preferences(person.id, wishes)
        page: Any = (await person.command(world.channel, "learn")).response
        assert not [one for one in knocks(world, page).values() if one.what == "back"]
        await person.select(page, ["4.0.0"], custom_id=find(world, page, "lesson"))
        assert say("en", "learn-call-1-task") in world.text(page)
        await person.press(page, find(world, page, "back"))
        assert say("en", "learn-withhold-1-task") in world.text(page)
        await person.press(page, find(world, page, "over"))
        assert say("en", "learn-give-1-task") in world.text(page)
        rule = await person.press(page, find(world, page, "show"))
        assert say("en", "booklet-table-title") in world.text(rule.response)
        # Left in the middle, it goes on there.
        again = await person.command(world.channel, "learn")
        assert say("en", "learn-give-1-task") in world.text(again.response)


def test_where_a_person_goes_on() -> None:
    assert resumed(LESSONS, ()) == Place()
    begun = Progress("declare", 1, 0, False, 5)
    assert resumed(LESSONS, (begun, Progress("follow", 0, 0, True, 4))) == Place(2, 1, 0)
    finished = Progress("declare", 0, 0, True, 6)
    assert resumed(LESSONS, (finished, Progress("table", 0, 0, True, 4))) == Place(4)
    assert resumed(LESSONS, (Progress("no-such-lesson", 3, 3, False, 9),)) == Place()
    assert resumed(LESSONS, (Progress("beat", 9, 9, False, 9),)) == Place(1)
    everything = tuple(Progress(one.name, 0, 0, True, 1) for one in COURSE.lessons)
    assert resumed(LESSONS, everything) == Place()
    assert not there(LESSONS, Place(6))
    assert not there(LESSONS, Place(0, 0, 1))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_rules_by_topic_with_the_courses_picture(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = Heard(monkeypatch)
    async with evening(tmp_path, people=1) as world:
        person = world.people[0]
        await world.store.people.set_preferences(person.id, Preferences(language=language))
        offered = await person.autocomplete(world.channel, "rules", "topic", "")
        assert [choice["value"] for choice in offered] == [topic.name for topic in COURSE.topics]
        title = say(language, "booklet-exception-title")
        offered = await person.autocomplete(world.channel, "rules", "topic", title[2:9].upper())
        assert "exception" in [choice["value"] for choice in offered]
        result = await person.command(world.channel, "rules", topic=title[2:])
        page: Any = result.response
        assert title in world.text(page)
        assert [part for part in world.raw(page) if part.get("items")]
        assert not set(heard.foreign(page.components))
        await person.select(page, ["ancient"], custom_id=find(world, page, "topic"))
        assert say(language, "booklet-ancient-title") in world.text(page)
        assert not [part for part in world.raw(page) if part.get("items")]
        unknown = await person.command(world.channel, "rules", topic="zzz")
        assert world.answer(unknown) == house(language, "rules-unknown")
