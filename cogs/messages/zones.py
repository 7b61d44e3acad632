"""People's local time: time zones by name, with summer time.

Discord does not reveal time zones, so people choose one. Names are those of the IANA database
(``Europe/Zurich``), supplied by the package ``tzdata`` if the system has none.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from functools import cache
from importlib.resources import files
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from cogs.i18n.sentences import say
from db import Preferences
from i18n.typed import plain

NEAR: Final = (
    *("Europe/Zurich", "Europe/Paris", "Europe/Rome", "Europe/Berlin", "Europe/Vienna"),
    *("Europe/Brussels", "Europe/Stockholm", "Europe/London", "Europe/Lisbon", "Europe/Athens"),
    *("Europe/Istanbul", "America/Toronto", "America/New_York", "America/Chicago"),
    *("America/Denver", "America/Los_Angeles", "America/Sao_Paulo", "Indian/Reunion"),
    *("Asia/Dubai", "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney"),
)
"""The zones of the menu: where the games come from first, then around the world."""
_LIKELY: Final = {
    **dict.fromkeys(("fr", "de", "it"), "Europe/Zurich"),
    **{"sv-SE": "Europe/Stockholm", "en-GB": "Europe/London", "el": "Europe/Athens"},
    **{"tr": "Europe/Istanbul", "pt-BR": "America/Sao_Paulo", "ja": "Asia/Tokyo"},
}
"""Most likely zone by the language of somebody's Discord; Paris, Berlin and Rome share Zurich's
time. "en-US" is Discord's default, and Spanish is spoken around the world.
"""
_PARTS: Final = (
    "Africa",
    "America",
    "Asia",
    "Atlantic",
    "Australia",
    "Europe",
    "Indian",
    "Pacific",
)
MOST: Final = 25
"""Proposals of an autocompletion."""


@cache
def _named() -> frozenset[str]:
    """Every zone named after a place."""
    listed = (files("tzdata") / "zones").read_text(encoding="utf-8").split()
    return frozenset(name for name in listed if name.partition("/")[0] in _PARTS)


def known(zone: str) -> bool:
    """Whether the zone exists and may be chosen."""
    return zone in _named()


def guessed(preferences: Preferences, locale: str) -> str | None:
    """The likely zone of a person by their Discord's locale; ``None``: unknown.

    A clock chosen earlier is kept.
    """
    if preferences.zone is not None or preferences.offset:
        return None
    return _LIKELY.get(locale)


def local(preferences: Preferences, now: int) -> datetime:
    """The person's local date and time at a moment (UTC ms).

    By their zone; by their offset from UTC if they have chosen none, or one that is unknown here.
    """
    moment = datetime.fromtimestamp(now / 1000, UTC)
    if preferences.zone is not None:
        try:
            return moment.astimezone(ZoneInfo(preferences.zone))
        except (ZoneInfoNotFoundError, ValueError):
            pass
    return moment.astimezone(timezone(timedelta(hours=preferences.offset)))


def clock(preferences: Preferences, now: int) -> str:
    """The person's local time: ``9:05``."""
    moment = local(preferences, now)
    return f"{moment.hour}:{moment.minute:02}"


def place(language: str, zone: str) -> str:
    """A zone's place in the language: ``Zürich``, ``Buenos Aires``."""
    city = zone.rpartition("/")[2].replace("_", " ")
    return say(language, "zone-place", zone=zone.replace("/", "-"), city=city)


def proposals(language: str, current: str) -> list[str]:
    """The zones whose name, or whose place in the language, contains the typed text; the near
    first.
    """
    wanted = plain(current).replace("_", " ")
    found = [
        zone
        for zone in (*NEAR, *sorted(_named() - {*NEAR}))
        if wanted in plain(zone).replace("_", " ") or wanted in plain(place(language, zone))
    ]
    return found[:MOST]


def meant(language: str, text: str) -> str | None:
    """The zone that was typed or proposed; ``None``: unknown or ambiguous."""
    if known(text):
        return text
    found = proposals(language, text) if text.strip() else []
    exact = [zone for zone in found if plain(place(language, zone)) == plain(text)]
    return exact[0] if len(exact) == 1 else found[0] if len(found) == 1 else None
