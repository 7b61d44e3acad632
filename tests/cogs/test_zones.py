"""Time zones: summer time, typed names, and values stored by versions without zones."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from discord import Locale

from cogs.messages.user_prefs import UserPrefs
from cogs.messages.zones import MOST, NEAR, clock, guessed, known, meant, place, proposals
from db import Preferences, Store
from i18n import OFFERED

JANUARY = int(datetime(2026, 1, 15, 20, 30, tzinfo=UTC).timestamp() * 1000)
JULY = int(datetime(2026, 7, 15, 20, 30, tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("chosen", "winter", "summer"),
    [
        (Preferences(zone="Europe/Zurich"), "21:30", "22:30"),
        (Preferences(zone="Asia/Kolkata"), "2:00", "2:00"),
        (Preferences(offset=1), "21:30", "21:30"),
        (Preferences(zone="Europe/Zurich", offset=-5), "21:30", "22:30"),
        (Preferences(zone="Moon/Tycho", offset=-5), "15:30", "15:30"),
    ],
)
def test_a_clock_goes_by_its_zone_else_by_its_hours(
    chosen: Preferences, winter: str, summer: str
) -> None:
    assert (clock(chosen, JANUARY), clock(chosen, JULY)) == (winter, summer)


def test_a_first_clock_is_guessed_where_the_language_of_a_discord_says_enough() -> None:
    for locale, zone in (("fr", "Europe/Zurich"), ("sv-SE", "Europe/Stockholm"), ("en-US", None)):
        assert guessed(Preferences(), locale) == zone
    for chosen in (Preferences(zone="Asia/Tokyo"), Preferences(offset=-5)):
        assert guessed(chosen, "fr") is None
    for spoken in Locale:
        assert known(guessed(Preferences(), str(spoken)) or "Europe/Zurich")


async def test_quiet_hours_begin_at_ten_in_winter_and_in_summer(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'brouc.sqlite'}") as store:
        by_zone = Preferences(quiet=(22, 7), zone="Europe/Zurich")
        by_hours = Preferences(quiet=(22, 7), offset=1)
        for at, zoned in ((JANUARY, False), (JULY, True)):
            people = UserPrefs(store, lambda at=at: at)  # type: ignore[misc]
            assert people.at_rest(by_zone) is zoned
            assert not people.at_rest(by_hours), "as it was stored before there were zones"
        await store.people.set_preferences(1, by_zone)
        assert await store.people.preferences(1) == by_zone


def test_cities_are_found_by_what_people_type() -> None:
    assert all(map(known, NEAR))
    assert proposals("de", "")[: len(NEAR)] == [*NEAR]
    assert len(proposals("en", "a")) == MOST
    for language, typed in (("de", "Zür"), ("fr", "suisse"), ("it", "Svizz"), ("en", "zurich")):
        assert proposals(language, typed)[0] == "Europe/Zurich"
    assert proposals("fr", "buenos a") == ["America/Argentina/Buenos_Aires", "America/Buenos_Aires"]
    assert meant("it", "roma") == meant("it", "Europe/Rome") == "Europe/Rome"
    assert [meant("en", text) for text in ("", "Atlantis", "a", "UTC", "../x")] == [None] * 5


@pytest.mark.parametrize("language", OFFERED)
def test_near_zones_are_told_apart(language: str) -> None:
    assert len({place(language, zone) for zone in NEAR}) == len(NEAR)
