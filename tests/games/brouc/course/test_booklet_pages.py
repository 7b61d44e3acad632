"""Le Brouc's booklet, read in a virtual Discord in all four languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.i18n.sentences import say
from cogs.learning.library import meant, rules_page
from cogs.view.scenes import Reader
from db import Preferences
from games.brouc import GAME
from games.brouc.course import TOPICS
from games.brouc.words import say as brouc
from i18n import LANGUAGES
from tests.cogs.pages import Heard, check_post, find, raw
from tests.e2e.evening import evening

pytestmark = pytest.mark.usefixtures("quick_pictures")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_is_within_discords_limits(language: str) -> None:
    reader = Reader.of(Preferences(text_mode=True), language)
    for topic in TOPICS:
        check_post(await rules_page(GAME, topic, reader))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_rules_by_topic_with_the_courses_picture(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = Heard(monkeypatch)
    async with evening(tmp_path, people=1) as world:
        person = world.people[0]
        await world.store.people.set_preferences(person.id, Preferences(language=language))
        offered = await person.autocomplete(world.channel, "rules", "topic", "")
        assert [choice["value"] for choice in offered] == [topic.name for topic in TOPICS]
        title = brouc(language, "booklet-exception-title")
        offered = await person.autocomplete(world.channel, "rules", "topic", title[2:9].upper())
        assert "exception" in [choice["value"] for choice in offered]
        result = await person.command(world.channel, "rules", topic=title[2:])
        page: Any = result.response
        assert title in world.text(page)
        assert [part for part in world.raw(page) if part.get("items")]
        assert not set(heard.foreign(raw(world, page)))
        await person.select(page, ["ancient"], custom_id=find(world, page, "topic"))
        assert brouc(language, "booklet-ancient-title") in world.text(page)
        assert not [part for part in world.raw(page) if part.get("items")]
        unknown = await person.command(world.channel, "rules", topic="zzz")
        assert world.answer(unknown) == say(language, "rules-unknown")


def test_topics_are_understood() -> None:
    for language in LANGUAGES:
        for topic in TOPICS:
            assert meant(GAME, topic.name, language) is topic
            assert meant(GAME, brouc(language, f"booklet-{topic.name}-title"), language) is topic
    assert meant(GAME, "", "fr") is None
