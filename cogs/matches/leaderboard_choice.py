"""Which page of a leaderboard: what its components name and what they are read as."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from cogs.messages.custom_ids import MOST, MalformedError, number
from cogs.messages.pages import Knock
from db import EVER, Cursor, Metric

METRICS: Final = tuple(Metric)
POOLS: Final = ("brouc", "homme-de-brou")
MOST_PAGES: Final = 1_000_000
SOME: Final = 5
"""Matches that a ratio or a rating must rest on to be ranked."""
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_PERIOD: Final = re.compile(rf"{EVER}|[0-9]{{4}}-[0-9]{{2}}|[0-9]{{4}}Q[1-4]")
_MENUS: Final = ("metric", "period", "scope", "pool")
_BUTTONS: Final = ("first", "back", "next", "share")


@dataclass(frozen=True, slots=True)
class Choice:
    """A page of a leaderboard, as its components name it."""

    metric: Metric = Metric.COCHES_GIVEN
    here: bool = True
    """This server; else everywhere."""
    pairs: bool = False
    pool: str = POOLS[0]
    period: str = EVER
    page: int = 1
    after: Cursor | None = None
    """Behind which row it goes on; without one the pages before it are counted."""

    def __str__(self) -> str:
        """At most 60 characters.

        >>> str(Choice(Metric.RATING, pairs=False, period="2026-11"))
        '0hsb.2026-11.1'
        """
        flags = "".join(
            (
                _DIGITS[METRICS.index(self.metric)],
                "h" if self.here else "e",
                "p" if self.pairs else "s",
                "b" if self.pool == POOLS[0] else "a",
            )
        )
        parts = [flags, self.period, str(self.page)]
        if self.after is not None:
            parts += [str(self.after.value), *map(_base36, self.after.users)]
        return ".".join(parts)

    @classmethod
    def parse(cls, text: str) -> Choice:
        """The page of a text; ``ValueError`` or ``LookupError`` for another."""
        flags, period, page, *cursor = text.split(".")
        metric, here, pairs, pool = tuple(flags)
        after = None
        if cursor:
            after = Cursor(int(cursor[0]), tuple(int(user, 36) for user in cursor[1:]))
        found = cls(
            METRICS[_DIGITS.index(metric)],
            here == "h",
            pairs == "p",
            POOLS[0] if pool == "b" else POOLS[1],
            period,
            number(page, 1, MOST_PAGES),
            after,
        )
        kept = () if after is None else (after.value, *after.users)
        if (
            str(found) != text
            or not _PERIOD.fullmatch(period)
            or max(map(abs, kept), default=0) > MOST
        ):
            raise MalformedError(text)
        return found.sound()

    def sound(self) -> Choice:
        """The same, but pairs have no rating of their own."""
        if self.pairs and self.metric is Metric.RATING:
            return replace(self, metric=Metric.COCHES_GIVEN)
        return self

    @property
    def first(self) -> Choice:
        """Its first page."""
        return replace(self, page=1, after=None)

    @property
    def minimum(self) -> int:
        """Matches that one must have finished to be ranked."""
        return SOME if self.metric in (Metric.RATING, Metric.POINTS_PER_DEAL) else 1


def read(knock: Knock, values: tuple[str, ...]) -> Choice:
    """The page that a component asks for; ``ValueError`` or ``LookupError`` for another."""
    if knock.what in _MENUS and not knock.arg:
        (text,) = values
        return Choice.parse(text)
    if knock.what not in _BUTTONS or values:
        raise MalformedError(knock.what)
    return Choice.parse(knock.arg)


def _base36(number: int) -> str:
    found = ""
    while number:
        number, digit = divmod(number, 36)
        found = _DIGITS[digit] + found
    return found or "0"
