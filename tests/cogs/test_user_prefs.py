"""Languages and clocks of people: seen, chosen, kept over restarts, by a server's variety."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord import Locale

from cogs.messages.user_prefs import UserPrefs
from cogs.messages.zones import MOST, NEAR, clock, guessed, known, meant, place, proposals
from db import GuildSettings, Preferences, Store
from i18n import OFFERED
from tables.decisions.outcomes import Change
from tables.journal.state import TableState
from tests.cogs.positions import deals, table
from tests.cogs.projecting import NORTH as ANNA
from tests.e2e.evening import evening

SWISS_SERVER, OTHER_SERVER = 1, 2
GERMAN, FRENCH = Locale.german, Locale.french


def asked(guild: int | None, locale: Locale = GERMAN) -> Any:
    there = None if guild is None else SimpleNamespace(preferred_locale=GERMAN)
    return SimpleNamespace(
        user=SimpleNamespace(id=ANNA),
        locale=locale,
        guild_id=guild,
        guild=there,
        guild_locale=None if guild is None else GERMAN,
    )


async def test_a_servers_variety_is_that_of_its_german_readers(store: Store) -> None:
    await store.guilds.set_settings(SWISS_SERVER, GuildSettings(language="de-CH"), by=1, at=1)
    people = UserPrefs(store, lambda: 0)
    assert await people.language_for(asked(OTHER_SERVER)) == "de"
    assert await people.language_for(asked(SWISS_SERVER)) == "de-CH"
    assert await people.language_for(asked(None)) == "de-CH", "their hand in direct messages"
    assert await people.language(ANNA, "fr") == "de-CH"
    assert await people.language_for(asked(SWISS_SERVER, FRENCH)) == "fr"
    assert await people.language(ANNA, "de-CH") == "fr"
    assert await people.of_guild(asked(SWISS_SERVER, FRENCH)) == "de-CH", "what all read"
    assert await people.of_guild(asked(OTHER_SERVER)) == "de"

    await store.people.set_preferences(ANNA, Preferences(language="de"))
    assert await people.language_for(asked(SWISS_SERVER)) == "de", "who chose it has it everywhere"
    await store.people.set_preferences(ANNA, Preferences(language="de-CH"))
    assert await people.language_for(asked(OTHER_SERVER, FRENCH)) == "de-CH"


async def test_at_a_table_in_swiss_german_so_are_its_german_hands(store: Store) -> None:
    """Also after a restart, with empty caches."""
    people = UserPrefs(store, lambda: 0)
    assert await people.language(ANNA, "de-CH") == "de-CH"
    await people.language_for(asked(OTHER_SERVER))
    assert people.language_by(Preferences(), ANNA, "de-CH") == "de-CH"
    assert people.language_by(Preferences(language="de"), ANNA, "de-CH") == "de"


def sits_down() -> Change:
    now: TableState = table(next(deals(1)))
    free = replace(now, seats={})
    return Change(free, now, ())


async def stored(store: Store) -> str | None:
    return (await store.people.preferences(ANNA)).discord_language


async def test_of_who_sits_at_a_table_it_is_kept(store: Store) -> None:
    before = UserPrefs(store, lambda: 0)
    await before.language_for(asked(None))
    await before.close()
    assert await stored(store) is None, "who only looks is not written down"
    before.changed(sits_down())
    await before.close()
    after = UserPrefs(store, lambda: 0)
    assert await after.language(ANNA, "it") == "de"
    assert await after.language_for(asked(None, FRENCH)) == "fr", "what is seen now counts"
    await after.close()
    assert await stored(store) == "fr"
    assert await after.language(ANNA, "it") == "fr"
    await store.people.set_preferences(ANNA, Preferences("en", discord_language="fr"))
    assert await after.language(ANNA, "it") == "en", "and what is chosen more than that"


async def test_the_variety_of_a_server_is_kept_with_it(store: Store) -> None:
    await store.people.set_preferences(ANNA, Preferences(discord_language="de-CH"))
    people = UserPrefs(store, lambda: 0)
    assert await people.language_for(asked(None)) == "de-CH"
    assert await people.language_for(asked(OTHER_SERVER)) == "de-CH"


@pytest.mark.usefixtures("quick_pictures")
async def test_a_hand_is_in_its_own_language_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        (anne,) = world.people
        table = await world.open_table(language="de")
        own = world.text(world.hand(anne))
        assert own.startswith("You sit North")
        await world.restart()
        await world.bot.outbox.compare(table)
        await world.server.settle()
        assert world.text(world.hand(anne)) == own


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
def test_a_clock_goes_by_its_zone_or_hours(chosen: Preferences, winter: str, summer: str) -> None:
    assert (clock(chosen, JANUARY), clock(chosen, JULY)) == (winter, summer)


def test_a_first_clock_is_guessed_where_the_language_of_a_discord_says_enough() -> None:
    for locale, zone in (("fr", "Europe/Zurich"), ("sv-SE", "Europe/Stockholm"), ("en-US", None)):
        assert guessed(Preferences(), locale) == zone
    for chosen in (Preferences(zone="Asia/Tokyo"), Preferences(offset=-5)):
        assert guessed(chosen, "fr") is None
    for spoken in Locale:
        assert known(guessed(Preferences(), str(spoken)) or "Europe/Zurich")


async def test_quiet_hours_begin_at_ten_in_winter_and_in_summer(store: Store) -> None:
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
    assert proposals("de", "", JULY)[: len(NEAR)] == [*NEAR]
    assert len(proposals("en", "a", JULY)) == MOST
    for language, typed in (("de", "Zür"), ("fr", "suisse"), ("it", "Svizz"), ("en", "zurich")):
        assert proposals(language, typed, JULY)[0] == "Europe/Zurich"
    assert proposals("fr", "buenos a", JULY) == [
        *("America/Argentina/Buenos_Aires", "America/Buenos_Aires")
    ]
    assert meant("it", "roma", JULY) == meant("it", "Europe/Rome", JULY) == "Europe/Rome"
    assert meant("en", "reykj", JULY) == "Atlantic/Reykjavik", "the only one"
    unclear = ("", "Atlantis", "a", "../x", "CST", "Portugal", "UTC+25", "États-Unis", "+2:99")
    assert [meant("en", text, JULY) for text in unclear] == [None] * len(unclear)


@pytest.mark.parametrize(
    ("zone", "texts"),
    [
        ("Europe/Zurich", "CET, CEST, MEZ, MESZ, HEC, Bern, Berne, Berna, Schweiz, Svizzera"),
        ("Europe/Paris", "France, Frankreich, Francia, Parigi"),
        ("Europe/Berlin", "Deutschland, Germany, Allemagne, Germania, Berlino"),
        ("Europe/Rome", "Italien, Italie, Italy, Rom, Roma"),
        ("Europe/Vienna", "Österreich, Autriche, Austria, Wien, Vienne"),
        ("Europe/London", "Vereinigtes Königreich, Royaume-Uni, Londra, BST"),
        ("Europe/Athens", "Griechenland, Grèce, OEZ, EEST"),
        ("America/New_York", "Washington"),
        ("America/Toronto", "Ottawa, EST, EDT"),
        ("Asia/Kolkata", "Inde, Neu-Delhi, New Delhi, India"),
        ("Asia/Tokyo", "Giappone, Japon, JST, Tokio"),
        ("Asia/Shanghai", "Pékin, Pechino, Peking, Beijing"),
        ("Australia/Sydney", "Canberra, AEDT"),
        ("Etc/UTC", "UTC, gmt, Etc/UTC"),
        ("Etc/GMT-2", "UTC+2, +2, +02:00, GMT+2, utc +2, Etc/GMT-2"),
        ("Etc/GMT+5", "UTC-5, −5, -05:00"),
        ("Asia/Kolkata", "UTC+5:30, +0530"),
    ],
)
def test_zones_are_known_by_countries_capitals_abbreviations_and_offsets(
    zone: str, texts: str
) -> None:
    for text in texts.split(", "):
        for language in OFFERED:
            assert meant(language, text, JANUARY) == zone, text


def test_an_offset_proposes_who_has_it_now() -> None:
    for at, there in ((JANUARY, "Europe/Athens"), (JULY, "Europe/Zurich")):
        assert proposals("en", "+2", at)[:2] == ["Etc/GMT-2", there]
    assert [place(one, "Etc/GMT-2") for one in OFFERED] == ["UTC+2"] * len(OFFERED)
    assert place("fr", "Etc/GMT+5") == "UTC−5"


@pytest.mark.parametrize("language", OFFERED)
def test_near_zones_are_told_apart(language: str) -> None:
    assert len({place(language, zone) for zone in NEAR}) == len(NEAR)
