"""A page of a leaderboard: its custom ids and their parsing."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from cogs.messages.custom_ids import MOST, MalformedError, PageId, number
from cogs.view.frame import has_partners
from db import EVER, BoardMetric, CountMetric, Cursor, HouseMetric
from gamekit.api.game import Game, Games

MOST_PAGES: Final = 1_000_000
SOME: Final = 5
"""Minimum number of matches to be ranked by a mean or a rating."""
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_PERIOD: Final = re.compile(rf"{EVER}|[0-9]{{4}}-[0-9]{{2}}|[0-9]{{4}}Q[1-4]")
_MENUS: Final = ("metric", "period", "scope", "pool")
_BUTTONS: Final = ("first", "back", "next", "share")
_HOUSE: Final = {metric.value: metric for metric in HouseMetric}


def metrics(game: Game) -> tuple[str, ...]:
    """Return the metrics of a game's leaderboards, in the order of the menu.

    Its rating, the counts of every row, matches, and its other counts.
    """
    own = game.counts.metrics
    shown = [one.name for one in own if one.per is None and one.of in game.counts.columns]
    rest = [one.name for one in own if one.name not in shown]
    return ("rating", *shown, "matches", "matches-won", *rest)


def usual(game: Game) -> str:
    """Return the default metric."""
    return game.counts.metrics[0].name if game.counts.metrics else "matches"


@dataclass(frozen=True, slots=True)
class Choice:
    """A page of a leaderboard, as its components name it."""

    game: str
    pool: str
    metric: str
    """One of :func:`metrics`."""
    here: bool = True
    """Whether it covers this server; otherwise everywhere."""
    pairs: bool = False
    computers: bool = False
    """Whether it covers matches against computer players alone; otherwise those between people."""
    period: str = EVER
    page: int = 1
    after: Cursor | None = None
    """Key of the row before it; without one the pages before it are counted."""

    def __str__(self) -> str:
        """At most 60 characters.

        >>> str(Choice("brouc", "brouc", "rating", period="2026-11"))
        'hs.si8mo.2026-11.1'
        """
        kind = "c" if self.computers else "p" if self.pairs else "s"
        flags = ("h" if self.here else "e") + kind
        parts = [flags, key(self.game, self.pool, self.metric), self.period, str(self.page)]
        if self.after is not None:
            parts += [str(self.after.value), *map(_base36, self.after.users)]
        return ".".join(parts)

    @property
    def first(self) -> Choice:
        """Return its first page."""
        return replace(self, page=1, after=None)


def key(game: str, pool: str, metric: str) -> str:
    """Short hash of a pool's metric, for names may be of any length."""
    return _base36(zlib.crc32(f"{game} {pool} {metric}".encode()) % 36**5)


class Choices:
    """Parser of pages, over all games."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._known = {
            key(name, pool, metric): (name, pool, metric)
            for name, game in games.items()
            for pool in game.rules.presets
            for metric in metrics(game)
        }

    def parse(self, text: str) -> Choice:
        """Parse a page; ``ValueError`` or ``LookupError`` for another text."""
        flags, *rest = text.split(".")
        kind = self._known[rest.pop(0)]
        here, whose = tuple(flags)
        period, page, *cursor = rest
        after = None
        if cursor:
            after = Cursor(int(cursor[0]), tuple(int(user, 36) for user in cursor[1:]))
        found = Choice(
            *kind,
            here=here == "h",
            pairs=whose == "p",
            computers=whose == "c",
            period=period,
            page=number(page, 1, MOST_PAGES),
            after=after,
        )
        kept = () if after is None else (after.value, *after.users)
        written = str(found).split(".")
        if (
            written[0] != flags
            or written[2:] != rest
            or not _PERIOD.fullmatch(period)
            or max(map(abs, kept), default=0) > MOST
            or len(kept) > 3
        ):
            raise MalformedError(text)
        return self.normalised(found)

    def read(self, page_id: PageId, values: tuple[str, ...]) -> Choice:
        """Parse a component; ``ValueError`` or ``LookupError`` for another."""
        if page_id.what in _MENUS and not page_id.arg:
            (text,) = values
            return self.parse(text)
        if page_id.what not in _BUTTONS or values:
            raise MalformedError(page_id.what)
        return self.parse(page_id.arg)

    def normalised(self, choice: Choice) -> Choice:
        """Return an equivalent existing page: some games have no pairs, matches against computers
        are not ranked by pair, and single persons who play people are rated alone.
        """
        game = self._games[choice.game]
        if choice.pairs and (choice.computers or not has_partners(game.rules)):
            choice = replace(choice, pairs=False)
        if choice.metric == "rating" and (choice.pairs or choice.computers):
            choice = replace(choice, metric=usual(game))
        return choice

    def pools(self) -> Iterator[tuple[Game, str]]:
        """Yield the rule sets of all games."""
        for game in self._games.values():
            for pool in game.rules.presets:
                yield game, pool

    def of_pool(self, choice: Choice, game: Game, pool: str) -> Choice:
        """Return the same page of another pool, in its default metric if it lacks this one."""
        metric = choice.metric if choice.metric in metrics(game) else usual(game)
        return self.normalised(replace(choice, game=game.name, pool=pool, metric=metric))


def measure(game: Game, metric: str) -> BoardMetric:
    """Return the metric as the store knows it; ``KeyError`` for one that the game lacks."""
    if metric in _HOUSE:
        return _HOUSE[metric]
    own = game.counts.metric(metric)
    if own is None:
        raise KeyError(metric)
    return CountMetric(own.of, own.per)


def minimum(game: Game, metric: str) -> int:
    """Return the minimum number of finished matches to be ranked."""
    own = game.counts.metric(metric)
    mean = own is not None and own.per is not None
    return SOME if mean or metric == "rating" else 1


def _base36(number: int) -> str:
    found = ""
    while number:
        number, digit = divmod(number, 36)
        found = _DIGITS[digit] + found
    return found or "0"
