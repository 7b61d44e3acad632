"""What o'clock it is for somebody: zones by their names, with summer time.

Discord tells nobody's zone, so people choose one. Names are those of the IANA database
(``Europe/Zurich``), which the package ``tzdata`` brings where the system has none.
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
"""Where most live whose Discord speaks a language; Paris, Berlin and Rome have Zurich's clock.
"en-US" is everybody's who has chosen nothing, and Spanish is spoken around the world."""
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
    """Every zone named by a place."""
    listed = (files("tzdata") / "zones").read_text(encoding="utf-8").split()
    return frozenset(name for name in listed if name.partition("/")[0] in _PARTS)


def known(zone: str) -> bool:
    """Whether there is such a zone to choose."""
    return zone in _named()


def guessed(preferences: Preferences, locale: str) -> str | None:
    """The zone in which somebody may live whose Discord speaks this; ``None``: no telling.

    A clock that was chosen before stays.
    """
    if preferences.zone is not None or preferences.offset:
        return None
    return _LIKELY.get(locale)


def local(preferences: Preferences, now: int) -> datetime:
    """The person's own date and time at a moment (UTC ms).

    By their zone; by their hours ahead of UTC if they have chosen none, or one that is not known
    here.
    """
    moment = datetime.fromtimestamp(now / 1000, UTC)
    if preferences.zone is not None:
        try:
            return moment.astimezone(ZoneInfo(preferences.zone))
        except (ZoneInfoNotFoundError, ValueError):
            pass
    return moment.astimezone(timezone(timedelta(hours=preferences.offset)))


def clock(preferences: Preferences, now: int) -> str:
    """The person's own time: ``9:05``."""
    moment = local(preferences, now)
    return f"{moment.hour}:{moment.minute:02}"


def place(language: str, zone: str) -> str:
    """A zone's place as the language calls it: ``Zürich``, ``Buenos Aires``."""
    city = zone.rpartition("/")[2].replace("_", " ")
    return say(language, "zone-place", zone=zone.replace("/", "-"), city=city)


def proposals(language: str, current: str) -> list[str]:
    """The zones whose name, or whose place in the language, holds what is typed; the near first."""
    wanted = plain(current).replace("_", " ")
    found = [
        zone
        for zone in (*NEAR, *sorted(_named() - {*NEAR}))
        if wanted in plain(zone).replace("_", " ") or wanted in plain(place(language, zone))
    ]
    return found[:MOST]


def meant(language: str, text: str) -> str | None:
    """The zone that is typed or was proposed; ``None``: no such zone, or several."""
    if known(text):
        return text
    found = proposals(language, text) if text.strip() else []
    exact = [zone for zone in found if plain(place(language, zone)) == plain(text)]
    return exact[0] if len(exact) == 1 else found[0] if len(found) == 1 else None
