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
