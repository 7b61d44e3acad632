"""Pages of a leaderboard: their custom ids and their contents."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from cogs.i18n.sentences import person_name, say
from cogs.messages.components import Button, Menu, labelled
from cogs.messages.custom_ids import MOST, MalformedError, PageId, number
from cogs.messages.posts import Post, framed
from cogs.view.frame import has_partners
from cogs.view.panels import SLATE
from db import (
    EVER,
    BoardMetric,
    BoardPage,
    BoardRow,
    CountMetric,
    Cursor,
    HouseMetric,
    Rating,
    month,
    season,
)
from db.results import Counted
from gamekit.api.game import Game, Games
from gamekit.api.scenes import Picture
from i18n import LANGUAGES, grouped
from i18n.writing import decimal
from i18n.writing import period as written
from render.charts.leaderboard import LeaderboardRow, LeaderboardRows
from tables.runtime.results import beaten

MOST_PAGES: Final = 1_000_000
SOME: Final = 5
"""Minimum number of matches to be ranked by a mean or a rating."""
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_PERIOD: Final = re.compile(rf"{EVER}|[0-9]{{4}}-[0-9]{{2}}|[0-9]{{4}}Q[1-4]")
_MENUS: Final = ("metric", "period", "scope", "pool")
_BUTTONS: Final = ("first", "back", "next", "share")
_HOUSE: Final = {metric.value: metric for metric in HouseMetric}


_BEATEN: Final = "beaten-"
"""Beginning of the metrics of levels won against, a ladder of matches against computers."""


def metrics(game: Game) -> tuple[str, ...]:
    """Return the metrics of a game's leaderboards, in the order of the menu.

    Its rating, the counts of every row, matches, and its other counts; not :func:`ladder`.
    """
    own = game.counts.metrics
    shown = [one.name for one in own if one.per is None and one.of in game.counts.columns]
    rest = [one.name for one in own if one.name not in shown]
    return ("rating", *shown, "matches", "matches-won", *rest)


def ladder(game: Game) -> tuple[str, ...]:
    """Return the metrics of matches against computer players alone, the strongest level first."""
    levels = game.players.levels if game.players is not None else ()
    return tuple(f"{_BEATEN}{level}" for level in reversed(levels))


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
            for metric in (*metrics(game), *ladder(game))
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
        unrated = choice.metric == "rating" and (choice.pairs or choice.computers)
        if unrated or (choice.metric in ladder(game) and not choice.computers):
            choice = replace(choice, metric=usual(game))
        return choice

    def pools(self) -> Iterator[tuple[Game, str]]:
        """Yield the rule sets of all games."""
        for game in self._games.values():
            for pool in game.rules.presets:
                yield game, pool

    def of_pool(self, choice: Choice, game: Game, pool: str) -> Choice:
        """Return the same page of another pool, in its default metric if it lacks this one."""
        known = (*metrics(game), *ladder(game))
        metric = choice.metric if choice.metric in known else usual(game)
        return self.normalised(replace(choice, game=game.name, pool=pool, metric=metric))


def measure(game: Game, metric: str) -> BoardMetric:
    """Return the metric as the store knows it; ``KeyError`` for one that the game lacks."""
    if metric in _HOUSE:
        return _HOUSE[metric]
    if metric in ladder(game):
        return CountMetric(beaten(metric.removeprefix(_BEATEN)))
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


ROOM: Final = "standings"


@dataclass(frozen=True, slots=True)
class Shown:
    """A page with people's names."""

    game: Game
    choice: Choice
    page: BoardPage
    names: dict[int, str]
    ratings: dict[int, Rating]
    place: str
    """The server's name; empty for everywhere."""


@dataclass(frozen=True, slots=True)
class Menus:
    """Data for the menus of a page."""

    choices: Choices
    now: int
    """UTC ms."""
    server: bool
    """Whether it is shown in a server."""


def metric_name(game: Game, metric: str, language: str) -> str:
    """Name of a metric."""
    if metric in ladder(game):
        level = say(language, f"level-{metric.removeprefix(_BEATEN)}")
        return say(language, "standings-metric-beaten", level=level)
    if game.counts.metric(metric) is None:
        return say(language, f"standings-metric-{metric}")
    return game.face.say(language, f"metric-{metric}")


def named_metric(game: Game, text: str) -> str:
    """Return the metric with a typed name, in any language; by default the usual one."""
    wanted = text.casefold().strip()
    for metric in metrics(game):
        titles = {metric_name(game, metric, language).casefold() for language in LANGUAGES}
        if wanted in {metric, *titles}:
            return metric
    return usual(game)


def value_text(shown: Shown, one: BoardRow, language: str) -> str:
    """Value of a row: a rating with its uncertainty, a mean with its decimals."""
    metric = shown.choice.metric
    if metric == "rating":
        rating = shown.ratings.get(one.users[0])
        return (
            f"{grouped(language, rating.mean)} ± {rating.deviation}"
            if rating
            else grouped(language, one.value)
        )
    own = shown.game.counts.metric(metric)
    if own is not None and own.per is not None:
        return decimal(language, one.value / 1000, own.digits)
    return grouped(language, one.value)


def slate_rows(shown: Shown, language: str) -> LeaderboardRows:
    """Rows of the page for its picture."""
    metric, counts = shown.choice.metric, shown.game.counts
    of = counts.metric(metric)
    by_column = metric == "matches" or (
        of is not None and of.per is None and of.of in counts.columns
    )
    rows = tuple(
        LeaderboardRow(
            place=one.rank or 1,
            name=" & ".join(
                shown.names.get(user, "") or say(language, "standings-nameless")
                for user in one.users
            ),
            counts=tuple(max(0, one.standing.count(name)) for name in counts.columns),
            matches=one.standing.matches,
            value=None if by_column else value_text(shown, one, language),
        )
        for one in shown.page.rows
    )
    head = None
    if not by_column:
        if metric in ladder(shown.game):
            head = say(language, "standings-column-matches-won")
        elif of is None:
            head = say(language, f"standings-column-{metric}")
        else:
            head = shown.game.face.say(language, f"column-{metric}")
    columns = tuple(shown.game.face.say(language, f"column-{name}") for name in counts.columns)
    has_name = shown.game.face.say.has(language, "curve-title")
    counted = shown.game.face.say(language, "curve-title") if has_name else ""
    covers = title(shown, language)
    if shown.choice.computers:
        covers = f"{covers} · {say(language, 'standings-kind-computers')}"
    return LeaderboardRows(covers, columns, counted, rows, head)


def title(shown: Shown, language: str) -> str:
    """Scope of the page: « L'Etivaz · 2026-11 »."""
    place = shown.place or say(language, "standings-where-everywhere")
    period = shown.choice.period
    when = say(language, "standings-period-ever") if period == EVER else written(language, period)
    return f"{place} · {when}"


def page_post(
    shown: Shown,
    language: str,
    picture: Picture | None,
    me: int | None,
    menus: Menus | None,
) -> Post:
    """The page; ``menus``: to offer others."""
    choice = shown.choice
    metric = metric_name(shown.game, choice.metric, language)
    kind = say(language, f"standings-kind-{kind_of(choice)}")
    head = say(language, "standings-title", metric=metric, kind=kind, where=title(shown, language))
    lines = [_line(shown, one, language) for one in shown.page.rows]
    if not lines:
        needed = minimum(shown.game, choice.metric)
        lines.append(say(language, f"standings-nobody{_sort(choice)}", count=needed))
        if menus is not None and not choice.computers:
            where = "here" if choice.here else "everywhere"
            theirs = say(language, f"standings-scope-{where}-computers")
            lines.append(say(language, "standings-apart", list=theirs))
    elif choice.metric == "rating":
        lines.append(say(language, "standings-rating-note"))
        lines.append(say(language, "standings-rating-rule"))
    mine = _mine(shown, language) if me is not None else None
    below = _rows(shown, menus, language) if menus is not None else ()
    return framed([head, picture, "\n".join(lines), mine], *below, colour=SLATE)


def kind_of(choice: Choice) -> str:
    """Kind of its rows: ``players``, ``pairs``, or ``computers`` for players against them."""
    return "computers" if choice.computers else "pairs" if choice.pairs else "players"


def _sort(choice: Choice) -> str:
    """Suffix of a sentence's key, by the matches that count."""
    return "-rated" if choice.metric == "rating" else "-computers" if choice.computers else ""


def _who(users: tuple[int, ...], language: str) -> str:
    return " & ".join(person_name(language, user) for user in users)


def _line(shown: Shown, one: BoardRow, language: str) -> str:
    values: dict[str, str | int] = {
        "place": str(one.rank),
        "who": _who(one.users, language),
        "value": value_text(shown, one, language),
        "matches": one.standing.matches,
    }
    counts = counts_line(shown.game, one.standing.counts, language)
    if not counts:
        return say(language, "standings-row-plain", **values)
    return say(language, "standings-row", counts=counts, **values)


def counts_line(game: Game, counts: Counted, language: str) -> str:
    """The game's counts shown in every row; empty if there are none."""
    columns = game.counts.columns
    if not columns:
        return ""
    return game.face.say(
        language, "columns-line", **{name: counts.get(name, 0) for name in columns}
    )


def _mine(shown: Shown, language: str) -> str:
    """The reader's own row, wherever it is."""
    mine = shown.page.mine
    if mine is None:
        # There may be matches against people nevertheless, none of them rated.
        return say(language, f"standings-mine-none{_sort(shown.choice)}")
    values: dict[str, str | int] = {
        "who": _who(mine.users, language),
        "value": value_text(shown, mine, language),
        "matches": mine.standing.matches,
    }
    if mine.rank is not None:
        total = shown.page.total
        return say(language, "standings-mine", place=mine.rank, total=total, **values)
    needed = minimum(shown.game, shown.choice.metric)
    if mine.standing.matches < needed:
        return say(language, "standings-mine-few", needed=needed, **values)
    return say(language, "standings-mine-hidden", **values)


def _rows(shown: Shown, menus: Menus, language: str) -> Iterator[list[Any]]:
    """Menus, and buttons that turn the page or share it."""
    choice, choices, now = shown.choice.first, menus.choices, menus.now

    def menu(what: str, options: list[tuple[str, Choice]]) -> list[Menu]:
        offered = labelled(((str(one), label) for label, one in options), [str(choice)])
        return [Menu(PageId(ROOM, what), say(language, f"standings-menu-{what}"), offered)]

    unrated = choice.pairs or choice.computers
    offered = [one for one in metrics(shown.game) if not (unrated and one == "rating")]
    if choice.computers:
        offered[2:2] = ladder(shown.game)
    yield menu(
        "metric",
        [
            (metric_name(shown.game, one, language), replace(choice, metric=one))
            for one in offered[:25]
        ],
    )
    periods = list(dict.fromkeys((month(now), season(now), EVER, choice.period)))
    yield menu(
        "period",
        [(_period_label(one, now, language), replace(choice, period=one)) for one in periods],
    )
    scopes = []
    partners = ("pairs",) if has_partners(shown.game.rules) else ()
    for where in ("here", "everywhere") if menus.server else ("everywhere",):
        for kind in ("players", *partners, "computers"):
            label = say(language, f"standings-scope-{where}-{kind}")
            pairs, computers = kind == "pairs", kind == "computers"
            one = replace(choice, here=where == "here", pairs=pairs, computers=computers)
            scopes.append((label, choices.normalised(one)))
    yield menu("scope", scopes)
    yield menu(
        "pool",
        [
            (game.face.say(language, f"preset-{pool}"), choices.of_pool(choice, game, pool))
            for game, pool in choices.pools()
        ][:25],
    )
    at, page = shown.choice, shown.page
    back = replace(choice, page=max(1, at.page - 1))
    on = replace(choice, page=at.page + 1, after=page.next)
    turns = (
        ("first", choice, at.page == 1),
        ("back", back, at.page == 1),
        ("next", on, page.next is None),
    )
    buttons = [
        Button(PageId(ROOM, what, str(one)), say(language, f"standings-{what}"), disabled=there)
        for what, one, there in turns
    ]
    if menus.server:
        buttons.append(Button(PageId(ROOM, "share", str(at)), say(language, "standings-share")))
    yield buttons


def _period_label(period: str, now: int, language: str) -> str:
    if period == EVER:
        return say(language, "standings-period-ever")
    if period == month(now):
        return say(language, "standings-this-month", period=written(language, period))
    if period == season(now):
        return say(language, "standings-this-season", period=written(language, period))
    return written(language, period)
