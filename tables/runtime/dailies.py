"""Deals of the day: one provable deal a day and game, for everybody the same, played alone.

A day begins at midnight UTC. A deal begun on its day may be finished, for ranking and streak, in
the hour after it (:data:`tables.journal.state.GRACE_MS`); only then is the day over. Its secret is
drawn a day ahead and shown when it is over; until then only its commitment is (docs/fairness.md).
Everybody plays the day's seat at a table of their own against computer players of the strongest
level, whose play depends on the deal and the actions so far alone. A table without people plays the
same deal: its result is the day's *par*.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from db import Admission, Store, Toll
from db.repositories.limits import DAILY
from gamekit.api.game import Daily
from gamekit.api.players import Players
from gamekit.api.rules import AnyRules
from tables.decisions import lobby
from tables.decisions.outcomes import Outcome, Reason, Refused
from tables.journal.entries import (
    Acted,
    By,
    DailyDeal,
    Entry,
    Opened,
    SeatFilled,
    SeatTaken,
    Started,
)
from tables.journal.options import Clock, Level, Options, Speed
from tables.journal.state import (
    DAY_MS,
    RulesByGame,
    Status,
    daily_seat,
    day_begins,
    day_closes,
    day_of,
)
from tables.runtime.journal_store import JournalStore
from tables.runtime.limits import Action, Asker, Scope
from tables.runtime.rate_limiter import RateLimiter

NOBODY: Final = 0
"""Owner of the tables whose results are pars."""
MATCH: Final = 1
"""Number of the match at a table of a day's deal."""


class Dailies:
    """The deals of all days, and the tables at which they are played."""

    def __init__(
        self,
        store: Store,
        games: RulesByGame,
        players: Mapping[str, Players],
        dailies: Mapping[str, Daily],
        table_store: JournalStore,
        limiter: RateLimiter,
        now: Callable[[], int],
        rng: random.Random,
    ) -> None:
        self.games: Final = tuple(name for name in games if name in dailies and name in players)
        """The games with a deal of the day."""
        self._store = store
        self._rules = games
        self._players = players
        self._table_store = table_store
        self._limiter = limiter
        self._now = now
        self._rng = rng

    @property
    def today(self) -> str:
        """The present day."""
        return day_of(self._now())

    @property
    def tomorrow(self) -> str:
        """The day after it."""
        return day_of(self._now() + DAY_MS)

    def over(self, day: str) -> bool:
        """Whether nobody can finish a day's deal any more, so that it may be shown."""
        return self._now() >= day_closes(day)

    async def unfinished(self, game: str, person: int) -> str | None:
        """Yesterday, if the person began its deal and may still finish it."""
        day = day_of(self._now() - DAY_MS)
        if self.over(day):
            return None
        found = await self.table_of(game, day, person)
        state = None if found is None else await self._table_store.state(found)
        return day if state is not None and state.status is Status.PLAYING else None

    async def commitment(self, game: str, day: str) -> str | None:
        """Commitment to a day's deal, drawn now if there is none; ``None`` for unknown days."""
        secret = await self._secret(game, day)
        return None if secret is None else self._rules[game].commitment(secret)

    async def proof(self, game: str, day: str) -> tuple[bytes, int] | None:
        """Secret and cut of a day that is over; ``None`` for every other."""
        secret = await self._secret(game, day) if self.over(day) else None
        return None if secret is None else (secret, cut_of(self._rules[game], secret))

    async def table_of(self, game: str, day: str, person: int) -> int | None:
        """The table at which a person plays or has played a day's deal for the ranking."""
        found = await self._store.journals.recorded(_cause(game, day, person))
        return None if found is None else found.table

    async def begin(
        self, game: str, day: str, person: int, guild: int | None, language: str, *, cause: str
    ) -> Outcome:
        """Play a day's deal; today's once, one that is over as often as tables may be opened,
        without ranking. Yesterday's goes on until it is over.

        Refused: NO_TABLE for a day without a deal, and for yesterday's that was not begun before it
        is over; TOO_SOON where the person has played it already, TOO_MANY_TABLES.
        """
        secret = await self._secret(game, day) if day <= self.today else None
        if secret is None:
            return Refused(Reason.NO_TABLE)
        admission = self._limiter.admission(Action.OPEN, Asker(person))
        if not self.over(day):
            if day != self.today and await self.table_of(game, day, person) is None:
                return Refused(Reason.NO_TABLE)  # Cards of a practice would help those who finish.
            cause, at = _cause(game, day, person), self._now()
            # Erasing oneself gives no second try: this count stays until midnight.
            left = day_begins(day) + DAY_MS - at
            toll = Toll(f"{DAILY}{game}", Scope.PERSON.value, person, left, left)
            admission = Admission(at, (toll,), (), ((Scope.PERSON.value, person),))
        if await self.table_of(game, day, NOBODY) is None:
            par = _cause(game, day, NOBODY)
            await self._open(game, day, secret, NOBODY, None, "en", par, None)
        return await self._open(game, day, secret, person, guild, language, cause, admission)

    async def _open(
        self,
        game: str,
        day: str,
        secret: bytes,
        person: int,
        guild: int | None,
        language: str,
        cause: str,
        admission: Admission | None,
    ) -> Outcome:
        rules, level = self._rules[game], Level(self._players[game].levels[-1])
        options = lobby.completed(
            rules,
            Options(
                clock=Clock.NONE,
                private=True,
                stand_in=level,
                language=language,
                speed=Speed.BRISK if person else Speed.INSTANT,
            ),
        )
        opened = Opened(person, game, None, 0, options, DAY_MS)
        more = _begun(rules, day, secret, person, guild, level, options)
        return await self._table_store.open(opened, cause, *more, admission=admission)

    async def _secret(self, game: str, day: str) -> bytes | None:
        key = f"daily:{game}:{day}"
        text = await self._store.values.get(key)
        if text is None and self.today <= day <= self.tomorrow:
            drawn = self._rng.randbytes(32).hex()
            text = await self._store.values.change(key, lambda stored: stored or drawn)
        return None if text is None else bytes.fromhex(text)


def cut_of(rules: AnyRules, secret: bytes) -> int:
    """The cut of a day's deal: it follows from the secret, so that it is committed to as well."""
    if rules.cuts is None:
        return 0
    number = int.from_bytes(hashlib.sha256(b"cut:" + secret).digest()[:8])
    return rules.cuts[number % len(rules.cuts)]


def _begun(
    rules: AnyRules,
    day: str,
    secret: bytes,
    person: int,
    guild: int | None,
    level: Level,
    options: Options,
) -> Iterator[Entry]:
    """Entries of a table's opening up to its deal."""
    yield DailyDeal(day, guild)
    for seat in rules.seats:
        own = person and seat == daily_seat(rules, day)
        yield SeatTaken(seat, person) if own else SeatFilled(seat, level)
    yield Started(person, rules.rules_version)
    match = rules.start(options.preset, options.rules_map(), rules.rules_version)
    dealt = rules.deal(match, secret, cut_of(rules, secret))
    yield Acted(None, rules.encode(dealt), By.TABLE, None)


def _cause(game: str, day: str, person: int) -> str:
    return f"daily:{game}:{day}:{person}"
