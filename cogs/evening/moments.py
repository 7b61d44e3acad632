"""Typed starts of evenings: "Thu 20:00", « demain 20h », "3.12. 19.30", in four languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date, datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo

from babel import Locale

from i18n import LANGUAGES, language_of
from i18n.typed import plain

LONGEST: Final = 40
"""Characters of a typed start."""
_CLOCK: Final = re.compile(
    r"(?:^|\s)(\d{1,2})(?:\s*(?:[:h.]|uhr|ore)\s*([0-5]\d)?)?\s*(am|pm|uhr|h)?\.?$"
)
_ISO: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_NUMBERS: Final = re.compile(r"(\d{1,2})[./]\s?(\d{1,2})(?:[./]\s?(\d{4})?)?")
_WORDS: Final = {
    **dict.fromkeys(("", "today", "tonight", "heute", "oggi", "aujourd'hui", "ce soir"), 0),
    **dict.fromkeys(("heute abend", "stasera", "questa sera"), 0),
    **dict.fromkeys(("tomorrow", "morgen", "demain", "domani"), 1),
    **dict.fromkeys(("morgen abend", "demain soir", "domani sera"), 1),
}
"""Words for days → days from today."""
_BETWEEN: Final = re.compile(r"\b(?:at|on|um|am|den|der|a|à|alle|ore|le|il|prochain|next)\b|,")
"""Words that change nothing, beside the comma."""


def read_start(text: str, language: str, zone: str, now: int) -> int | None:
    """The moment (UTC ms) that was typed, by a zone's clock; ``None`` for any other text.

    A weekday is its next one. Without a day it is today, even if the hour is over: the caller
    refuses a moment in the past, rather than that an evening is held a day later than meant. The
    writer's ``language`` decides between short names of two languages (« di »).
    """
    simple = plain(text.replace("’", "'")) if len(text) <= LONGEST else ""
    found = _CLOCK.search(simple)
    if found is None:
        return None
    hour, minute, sign = int(found[1]), int(found[2] or 0), found[3]
    if sign in ("am", "pm"):
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + 12 * (sign == "pm")
    here = datetime.fromtimestamp(now / 1000, ZoneInfo(zone))
    said = " ".join(_BETWEEN.sub(" ", simple[: found.start()]).split()).rstrip(".")
    try:
        day = _day(said, _weekdays(language), here, hour * 60 + minute)
        if day is None:
            return None
        return _ms(datetime(day.year, day.month, day.day, hour, minute), zone)
    except ValueError:
        return None


def week_later(at: int, zone: str) -> int:
    """The same hour a week later (UTC ms), also where summer time begins or ends between."""
    there = datetime.fromtimestamp(at / 1000, ZoneInfo(zone)).replace(tzinfo=None)
    return _ms(there + timedelta(days=7), zone)


def written(language: str, at: int, zone: str) -> str:
    """A moment as it may be typed: ``Thu 20:00``."""
    there = datetime.fromtimestamp(at / 1000, ZoneInfo(zone))
    name = Locale(language_of(language)).days["format"]["abbreviated"][there.weekday()]
    return f"{name} {there.hour}:{there.minute:02}"


def _ms(there: datetime, zone: str) -> int:
    return int(there.replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def _day(said: str, names: Mapping[str, int], here: datetime, minutes: int) -> date | None:
    """The day of a text; ``minutes``: of the hour, which may be over today."""
    today = here.date()
    if said in _WORDS:
        return today + timedelta(days=_WORDS[said])
    if said in names:
        days = (names[said] - today.weekday()) % 7
        over = not days and minutes <= here.hour * 60 + here.minute
        return today + timedelta(days=7 if over else days)
    if iso := _ISO.fullmatch(said):
        return date(*map(int, iso.groups()))
    weekday, _, rest = said.rpartition(" ")
    if weekday and weekday.rstrip(".") not in names:
        return None
    numbers = _NUMBERS.fullmatch(rest)
    if numbers is None:
        return None
    day, month = int(numbers[1]), int(numbers[2])
    there = date(int(numbers[3] or today.year), month, day)
    passed = numbers[3] is None and there < today
    return there.replace(year=today.year + 1) if passed else there


@cache
def _weekdays(language: str) -> dict[str, int]:
    """Names of weekdays in four languages, whole and short → 0 for Monday; own names win."""
    found: dict[str, int] = {}
    for one in (*LANGUAGES, language_of(language)):
        for width in ("wide", "abbreviated", "short"):
            for number, name in Locale(one).days["format"][width].items():
                found[plain(name).rstrip(".")] = number
    return found
