"""Briscon's course in the figures and rules that its sentences name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from db import Preferences
from gamekit.api.course import Place
from gamekit.api.face import At
from games.briscon.course import COURSE, LEARNER
from games.briscon.game import GAME
from games.briscon.rules import Ending, Out
from games.briscon.speech import say
from tests.e2e.evening import evening
from tests.games.briscon.rules.matches import apply, results


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
        judged = COURSE.judged(place, COURSE.step(place).wanted[0])
        assert judged.after is not None
        assert judged.after.deal is not None
        assert judged.after.deal.written[-1].points == points
        assert str(points) in say("en", judged.key).replace("Twenty", "20")


def test_11_6_the_counts_of_the_last_lesson_are_what_it_says() -> None:
    for place, ending, points in (
        (Place(5, 0), Ending.OUT, 600),
        (Place(5, 1), Ending.WRONG_OUT, 589),
        (Place(5, 1, 1), Ending.OUT, 600),
    ):
        result = results(apply(COURSE.state(place), Out(LEARNER)))[-1]
        assert result.ending is ending
        assert result.score[LEARNER] == points


def test_a_meld_may_be_chosen_in_any_order_and_the_booklet_tells_every_section() -> None:
    for cards in ("Kd Qd", "Qd Kd"):
        assert COURSE.answer(Place(2, 0), f"meld S {cards}", At(0, "en")).verdict == "right"
    told = {rule for topic in COURSE.topics for rule in topic.rules}
    assert told == {f"11.{section}" for section in range(1, 9)}


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
