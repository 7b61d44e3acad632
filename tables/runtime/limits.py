"""Rate limits: per person, server, channel and guest. Pure.

A rate of ``5/10m`` allows five at once and one more every two minutes, so nobody has to wait for
hours. The host chooses the rates (:meth:`Limits.read`); the managers of a server choose how strict
they are there (:class:`Strictness`). docs/limits.md has all of them in words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final, TypeVar

from db import Admission, Ceiling, Toll


class Action(Enum):
    """Limited actions: expensive ones, and those that reach other people; the value is the name."""

    OPEN = "open"
    """Open a table, by ``/table`` or with the deal of a replay."""
    AGAIN = "again"
    """Return a finished table to its lobby."""
    INVITE = "invite"
    CALL = "call"
    """Notify the server's role of a free seat."""
    SHARE = "share"
    """Show a page to everybody."""
    PAGE = "page"
    """Show a page with statistics or a picture to oneself."""
    FILM = "film"
    ANALYSIS = "analysis"
    HINT = "hint"
    EXPORT = "export"
    MYDATA = "mydata"
    """Export or erase one's data."""
    DIAGNOSE = "diagnose"


class Scope(Enum):
    """The subject of a count."""

    PERSON = "person"
    SERVER = "server"
    CHANNEL = "channel"
    GUEST = "guest"
    """The invited person."""
    TABLE = "table"


class Strictness(Enum):
    """Strictness chosen by the managers of a server."""

    STRICT = "strict"
    """Half as many."""
    NORMAL = "normal"
    RELAXED = "relaxed"
    """More, as far as the host allows."""


MANAGED: Final = (Action.OPEN, Action.AGAIN, Action.INVITE, Action.CALL, Action.SHARE)
"""Actions in a server's channels: its managers decide how strict their limits are."""
ONE_AT_A_TIME: Final = (Action.FILM, Action.ANALYSIS, Action.EXPORT, Action.MYDATA)
"""Slow actions, one at a time per person."""

_UNITS: Final = {"s": 1_000, "m": 60_000, "h": 3_600_000, "d": 86_400_000}
_RATE: Final = re.compile(r"([1-9]\d{0,5})/([1-9]\d{0,3})?([smhd])")
_NUMBER: Final = re.compile(r"[1-9]\d{0,5}")
_OFF: Final = "off"

K = TypeVar("K")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Rate:
    """A number of actions in a time."""

    count: int
    per_ms: int

    @classmethod
    def parse(cls, text: str) -> Rate:
        """Read ``5/10m``; ``ValueError`` for any other text.

        >>> Rate.parse("5/10m"), Rate.parse("1/s")
        (Rate(count=5, per_ms=600000), Rate(count=1, per_ms=1000))
        """
        found = _RATE.fullmatch(text)
        if found is None:
            raise ValueError(f"not a rate: {text!r}")
        return cls(int(found[1]), int(found[2] or 1) * _UNITS[found[3]])

    def __str__(self) -> str:
        for unit, ms in reversed(_UNITS.items()):
            if self.per_ms % ms == 0:
                return f"{self.count}/{self.per_ms // ms}{unit}"
        raise AssertionError("rates are whole seconds")


@dataclass(frozen=True, slots=True)
class Terms:
    """Terms of a request in a server."""

    strictness: Strictness = Strictness.NORMAL
    manages: bool = False
    """Managers of the server are bound by the server's and the channel's limits alone."""


TERMS: Final = Terms()


@dataclass(frozen=True, slots=True)
class Asker:
    """The requesting person and the place."""

    person: int
    guild: int | None = None
    channel: int | None = None
    guest: int | None = None
    """The invited person."""
    terms: Terms = TERMS
    table: int | None = None

    def subject(self, scope: Scope) -> int | None:
        """The id that is counted in a scope; ``None`` if none."""
        match scope:
            case Scope.PERSON:
                return None if self.terms.manages else self.person
            case Scope.SERVER:
                return self.guild
            case Scope.CHANNEL:
                return self.channel
            case Scope.GUEST:
                return self.guest
            case Scope.TABLE:
                return self.table


_RATES: Final[Mapping[tuple[Action, Scope], Rate]] = {
    (Action.OPEN, Scope.PERSON): Rate.parse("8/10m"),
    (Action.OPEN, Scope.CHANNEL): Rate.parse("150/10m"),
    (Action.OPEN, Scope.SERVER): Rate.parse("300/10m"),
    (Action.AGAIN, Scope.PERSON): Rate.parse("12/10m"),
    (Action.INVITE, Scope.PERSON): Rate.parse("20/10m"),
    (Action.INVITE, Scope.SERVER): Rate.parse("150/10m"),
    (Action.INVITE, Scope.GUEST): Rate.parse("5/1h"),
    (Action.CALL, Scope.PERSON): Rate.parse("2/30m"),
    (Action.CALL, Scope.SERVER): Rate.parse("6/30m"),
    (Action.CALL, Scope.TABLE): Rate.parse("1/10m"),
    (Action.SHARE, Scope.PERSON): Rate.parse("6/10m"),
    (Action.SHARE, Scope.CHANNEL): Rate.parse("12/10m"),
    (Action.SHARE, Scope.SERVER): Rate.parse("40/10m"),
    (Action.PAGE, Scope.PERSON): Rate.parse("90/1m"),
    (Action.FILM, Scope.PERSON): Rate.parse("8/10m"),
    (Action.FILM, Scope.SERVER): Rate.parse("60/10m"),
    (Action.ANALYSIS, Scope.PERSON): Rate.parse("20/1h"),
    (Action.ANALYSIS, Scope.SERVER): Rate.parse("120/1h"),
    (Action.HINT, Scope.PERSON): Rate.parse("60/10m"),
    (Action.EXPORT, Scope.PERSON): Rate.parse("10/10m"),
    (Action.EXPORT, Scope.SERVER): Rate.parse("60/10m"),
    (Action.MYDATA, Scope.PERSON): Rate.parse("4/1h"),
    (Action.DIAGNOSE, Scope.PERSON): Rate.parse("6/10m"),
    (Action.DIAGNOSE, Scope.SERVER): Rate.parse("30/10m"),
}
_TABLES: Final[Mapping[Scope, int]] = {
    Scope.PERSON: 15,
    Scope.CHANNEL: 200,
    Scope.SERVER: 500,
}


@dataclass(frozen=True, slots=True)
class Limits:
    """All limits of one bot."""

    rates: Mapping[tuple[Action, Scope], Rate] = field(default_factory=lambda: _RATES)
    tables: Mapping[Scope, int] = field(default_factory=lambda: _TABLES)
    """Live tables per person (owner), channel and server."""
    at_once: int = 4
    """Films, analyses and files in progress, for all people together."""
    relaxed: int = 2
    """Highest factor that a server's managers may choose."""

    @classmethod
    def read(cls, text: str) -> Limits:
        """Change the usual limits by a text.

        ``open.person=3/10m, tables.server=50, film.server=off, at-once=2, relaxed=1``; raises
        ``ValueError`` with a sentence for unknown settings.

        >>> str(Limits.read("open.person=3/10m").rates[Action.OPEN, Scope.PERSON])
        '3/10m'
        """
        rates, tables = dict(_RATES), dict(_TABLES)
        numbers: dict[str, int] = {}
        seen: set[str] = set()
        for part in filter(None, (part.strip() for part in text.split(","))):
            name, equals, value = (piece.strip() for piece in part.partition("="))
            if not equals:
                raise ValueError(f"{part!r} lacks its value, as in open.person=5/10m")
            if name in seen:
                raise ValueError(f"{name} is given twice")
            seen.add(name)
            what, _, scope = name.partition(".")
            if name in ("at-once", "relaxed"):
                numbers[name.replace("-", "_")] = _number(name, value)
            elif what == "tables" and scope in {one.value for one in _TABLES}:
                _put(tables, Scope(scope), None if value == _OFF else _number(name, value))
            elif name in _names():
                _put(rates, (Action(what), Scope(scope)), _rate(name, value))
            else:
                raise ValueError(f"{name!r} is no limit; there are {', '.join(_known())}")
        return cls(rates, tables, **numbers)

    def admission(self, action: Action, asker: Asker, at: int) -> Admission | None:
        """Return the counts of an action at a time (UTC ms); ``None`` if it is not limited."""
        terms = asker.terms if action in MANAGED else TERMS
        asker = replace(asker, terms=terms)
        tolls = tuple(
            Toll(action.value, scope.value, subject, rate.per_ms // rate.count, rate.per_ms)
            for scope, subject, rate in self._rates(action, asker)
        )
        ceilings: tuple[Ceiling, ...] = ()
        if action in (Action.OPEN, Action.AGAIN):
            ceilings = tuple(
                Ceiling(scope.value, subject, self._scaled(most, terms.strictness))
                for scope, most in self.tables.items()
                if (subject := asker.subject(scope)) is not None
            )
        if not self.rates and not self.tables:
            return None
        # A person muted by the host is muted in the server that they manage, too. Nobody is refused
        # their own data.
        askers = [(Scope.PERSON.value, asker.person)] if action is not Action.MYDATA else []
        if askers and asker.guild is not None:
            askers.append((Scope.SERVER.value, asker.guild))
        return Admission(at, tolls, ceilings, tuple(askers))

    def _rates(self, action: Action, asker: Asker) -> Iterator[tuple[Scope, int, Rate]]:
        for scope in Scope:
            rate, subject = self.rates.get((action, scope)), asker.subject(scope)
            if rate is None or subject is None:
                continue
            # Managers cannot relax a person's protection, and a table calls once.
            if scope not in (Scope.GUEST, Scope.TABLE):
                count = self._scaled(rate.count, asker.terms.strictness)
                rate = Rate(min(count, rate.per_ms), rate.per_ms)
            yield scope, subject, rate

    def _scaled(self, count: int, strictness: Strictness) -> int:
        match strictness:
            case Strictness.STRICT:
                return (count + 1) // 2
            case Strictness.NORMAL:
                return count
            case Strictness.RELAXED:
                return count * self.relaxed


NO_LIMITS: Final = Limits(rates={}, tables={})
"""No limits: for programs that only work with tables, and for other tests."""


def _names() -> frozenset[str]:
    """Every rate that may be set: the defaults, and all other scopes of their actions."""
    scopes = {Scope.PERSON, Scope.SERVER, Scope.CHANNEL}
    named = {f"{action.value}.{scope.value}" for action in Action for scope in scopes}
    return frozenset(named | {f"{Action.INVITE.value}.{Scope.GUEST.value}"})


def _known() -> tuple[str, ...]:
    actions = "|".join(action.value for action in Action)
    return (
        f"({actions}).(person|server|channel)",
        "invite.guest",
        "tables.(person|server|channel)",
        "at-once",
        "relaxed",
    )


def _rate(name: str, text: str) -> Rate | None:
    if text == _OFF:
        return None
    try:
        return Rate.parse(text)
    except ValueError:
        raise ValueError(f"{name} is a rate as 5/10m or {_OFF}, not {text!r}") from None


def _number(name: str, text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError(f"{name} is a whole number from 1, not {text!r}")
    return int(text)


def _put(into: dict[K, V], key: K, value: V | None) -> None:
    if value is None:
        into.pop(key, None)
    else:
        into[key] = value
