"""People's local time: time zones by name, with summer time.

Discord does not reveal time zones, so people choose one. Names are those of the IANA database
(``Europe/Zurich``), supplied by the package ``tzdata`` if the system has none.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, timezone
from functools import cache
from importlib.resources import files
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from babel import Locale
from babel.core import get_global

from cogs.i18n.sentences import say
from db import Preferences
from i18n import LANGUAGES, language_of
from i18n.typed import plain
from i18n.writing import step

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
_CAPITALS: Final = {
    "Africa/Casablanca": "Rabat",
    "Africa/Dar_es_Salaam": "Dodoma",
    "Africa/Douala": "Yaoundé, Jaunde",
    "Africa/Johannesburg": "Pretoria",
    "Africa/Lagos": "Abuja",
    "America/Guayaquil": "Quito",
    "America/New_York": "Washington",
    "America/Sao_Paulo": "Brasília",
    "America/Toronto": "Ottawa",
    "Asia/Almaty": "Astana",
    "Asia/Dubai": "Abu Dhabi, Abou Dabi",
    "Asia/Ho_Chi_Minh": "Hanoi, Hanoï",
    "Asia/Karachi": "Islamabad",
    "Asia/Kolkata": "New Delhi, Neu-Delhi, Nuova Delhi",
    "Asia/Shanghai": "Beijing, Peking, Pékin, Pechino",
    "Asia/Yangon": "Naypyidaw",
    "Australia/Sydney": "Canberra",
    "Europe/Istanbul": "Ankara",
    "Europe/Zurich": "Bern, Berne, Berna",
    "Pacific/Auckland": "Wellington",
}
"""Capitals that have no zone of their own, in the four languages."""
_ABBREVIATIONS: Final = {
    **dict.fromkeys(("mez", "hec", "hnec", "tmec"), "cet"),
    **dict.fromkeys(("mesz", "heec", "haec", "hec ete"), "cest"),
    **dict.fromkeys(("oez", "heo"), "eet"),
    **{"oesz": "eest", "wez": "wet", "wesz": "west"},
}
"""Abbreviations in German and French → the zones' own, which are English."""
_OFFSET: Final = re.compile(r"(?:utc|gmt)?([+-])(\d{1,2})(?::?([0-5]\d))?")
_HALVES: Final = (1_767_225_600_000, 1_782_864_000_000)
"""A moment of winter and one of summer (UTC ms), 2026."""
MOST: Final = 25
"""Proposals of an autocompletion."""


@cache
def _named() -> frozenset[str]:
    """Every zone named after a place."""
    listed = (files("tzdata") / "zones").read_text(encoding="utf-8").split()
    return frozenset(name for name in listed if name.partition("/")[0] in _PARTS)


def fixed(hours: int) -> str:
    """The zone some hours ahead of UTC, without summer time."""
    return f"Etc/GMT{-hours:+d}" if hours else "Etc/UTC"


_FIXED: Final = {fixed(hours): hours for hours in range(-12, 15)}


@cache
def _countries() -> dict[str, str]:
    """Zone → names of its countries in the four languages, in one plain text."""
    found: dict[str, str] = {}
    locales = [Locale(language) for language in LANGUAGES]
    for country, of_it in get_global("territory_zones").items():
        names = "\n".join(locale.territories.get(country, "") for locale in locales)
        for zone in of_it:
            current = "Asia/Kolkata" if zone == "Asia/Calcutta" else zone
            found[current] = f"{found.get(current, '')}\n{plain(names)}"
    return found


@cache
def _cities(zone: str) -> str:
    """Names of a zone's city in the four languages, and of its country's capital."""
    names = [place(language, zone) for language in LANGUAGES]
    return plain("\n".join((zone.replace("_", " "), *names, *_CAPITALS.get(zone, "").split(", "))))


@cache
def _short(zone: str) -> frozenset[str]:
    """A zone's abbreviations in winter and in summer."""
    moments = (datetime(2026, month, 1, tzinfo=ZoneInfo(zone)) for month in (1, 7))
    return frozenset(plain(moment.tzname() or "") for moment in moments)


def _by_offset(typed: str, now: int) -> list[str] | None:
    """Zones of a typed offset, the one without summer time first; ``None``: not an offset."""
    if typed in ("utc", "gmt", "z"):
        return [fixed(0)]
    written = _OFFSET.fullmatch(typed.replace(" ", "").replace("−", "-"))
    if written is None:
        return None
    minutes = int(written[2]) * 60 + int(written[3] or 0)
    offset = timedelta(minutes=-minutes if written[1] == "-" else minutes)
    without = [zone for zone, hours in _FIXED.items() if timedelta(hours=hours) == offset]
    there = (*NEAR, *sorted(_named() - {*NEAR}))
    return without + [
        zone for zone in there if local(Preferences(zone=zone), now).utcoffset() == offset
    ]


def known(zone: str) -> bool:
    """Whether the zone exists and may be chosen."""
    return zone in _named() or zone in _FIXED


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


def at_hour(zone: str | None, hour: int, since: int) -> int:
    """First moment of a full hour in a zone, of UTC by default, from a moment on (UTC ms)."""
    first = local(Preferences(zone=zone), since)
    moments = (first.replace(hour=hour, minute=0) + timedelta(days=days) for days in (0, 1))
    times = (int(moment.replace(second=0, microsecond=0).timestamp() * 1000) for moment in moments)
    return next(time for time in times if time >= since)


def clock(preferences: Preferences, now: int) -> str:
    """The person's local time: ``9:05``."""
    moment = local(preferences, now)
    return f"{moment.hour}:{moment.minute:02}"


def place(language: str, zone: str) -> str:
    """A zone's place in the language: ``Wien``, ``Buenos Aires``; or ``UTC+2``."""
    if zone in _FIXED:
        hours = _FIXED[zone]
        return f"UTC{step(hours)}" if hours else "UTC"
    there = Locale(language_of(language)).time_zones.get(zone, {})
    city = there.get("city") or zone.rpartition("/")[2].replace("_", " ")
    return say(language, "zone-place", zone=zone.replace("/", "-"), city=city)


def proposals(language: str, current: str, now: int) -> list[str]:
    """The zones of a typed city, country, abbreviation or offset, or of a part of a name; the near
    first. Names are those of all four languages.
    """
    wanted = plain(current).replace("_", " ")
    by_offset = _by_offset(wanted, now)
    if by_offset is not None:
        return by_offset[:MOST]
    there = (*NEAR, *sorted(_named() - {*NEAR}))
    short = _ABBREVIATIONS.get(wanted, wanted)
    found = [zone for zone in there if wanted in _cities(zone)]
    found += [zone for zone in there if short in _short(zone)]
    found += [zone for zone in there if wanted in _countries().get(zone, "")]
    return list(dict.fromkeys(found))[:MOST]


def meant(language: str, text: str, now: int) -> str | None:
    """The zone that was typed or proposed; ``None``: unknown, or several with different times.

    Abbreviations mean the near zones, if one of these has them.
    """
    if known(text):
        return text
    wanted = plain(text).replace("_", " ")
    found = proposals(language, text, now) if wanted else []
    if found and _by_offset(wanted, now) is not None:
        return found[0]
    short = _ABBREVIATIONS.get(wanted, wanted)
    exact = (
        [zone for zone in found if wanted in _cities(zone).split("\n")],
        [zone for zone in found if wanted in _countries().get(zone, "").split("\n")],
        [zone for zone in NEAR if short in _short(zone)],
    )
    there = next(filter(None, exact), found)
    clocks = {
        tuple(local(Preferences(zone=zone), at).utcoffset() for at in _HALVES) for zone in there
    }
    return there[0] if len(clocks) == 1 else None
