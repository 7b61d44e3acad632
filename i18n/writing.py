"""Numbers and dates in the notation of a language."""

from __future__ import annotations

from datetime import UTC, datetime

from i18n import format_number
from i18n.cards import say


def decimal(language: str, value: float, digits: int) -> str:
    """Round a number to ``digits`` decimals.

    >>> decimal("fr", 1.25, 2), decimal("en", -3, 1)
    ('1,25', '−3.0')
    """
    written = f"{value:.{digits}f}".replace("-", "−")
    return written.replace(".", say(language, "decimal-mark"))


def step(change: int) -> str:
    """Format a change, always with a sign.

    >>> step(12), step(-3), step(0)
    ('+12', '−3', '±0')
    """
    return f"{'+' if change > 0 else '' if change < 0 else '±'}{format_number(change)}"


def day(language: str, at: int) -> str:
    """Format the day of a time (UTC ms).

    >>> day("de", 0), day("fr", 0), day("en", 0)
    ('1. Januar 1970', '1er janvier 1970', '1 January 1970')
    """
    moment = datetime.fromtimestamp(at / 1000, UTC)
    return say(language, "date-day", day=moment.day, month=moment.month, year=str(moment.year))


def days(language: str, first: int, last: int) -> str:
    """Format the days between two times (UTC ms), or the one day of both.

    >>> days("fr", 0, 0), days("fr", 0, 90_000_000)
    ('du 1er janvier 1970', 'du 1er janvier 1970 au 2 janvier 1970')
    """
    since, until = day(language, first), day(language, last)
    if since == until:
        return say(language, "date-within-day", since=since)
    return say(language, "date-days", since=since, until=until)


def lasting(language: str, seconds: int) -> str:
    """Format a duration: in minutes below two hours, from a day on in days and hours.

    >>> [lasting("en", 60 * minutes) for minutes in (47, 119, 125, 2900)]
    ['47\xa0min', '119\xa0min', '2\xa0h 5\xa0min', '2 days 0\xa0h']
    """
    minutes = max(0, seconds) // 60
    hours, left = divmod(minutes, 60)
    if hours < 2:
        return say(language, "duration-minutes", minutes=minutes)
    if hours < 24:
        return say(language, "duration-hours", hours=hours, minutes=left)
    return say(language, "duration-days", days=hours // 24, hours=hours % 24)


def period(language: str, text: str) -> str:
    """Format a month (``2026-11``) or a quarter (``2026Q4``) in the notation of :mod:`db.results`.

    >>> period("fr", "2026-11"), period("de", "2026Q4")
    ('novembre 2026', '4. Quartal 2026')
    """
    year, quarter, number = text.partition("Q")
    if quarter:
        return say(language, "date-quarter", number=int(number), year=year)
    year, _, month = text.partition("-")
    return say(language, "date-month", month=int(month), year=year)
