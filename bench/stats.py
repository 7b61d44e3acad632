"""How fast leaderboards, statistics and histories answer on a large SQLite file.

    python -m bench.stats [--matches 100000] [--players 5000] [--file FILE]

Every question is asked of several servers and people. ``median`` and ``95 %`` are milliseconds
until the answer, ``work`` the median of the processor's time for it, which other programs lengthen
less. ``plain`` is the work of adding the same leaderboard up from all matches, and ``ratio`` how
many times the kept sums spare that (both measured in turns, in this run). The exit status is 1 if
the work of a question is above 50 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

from sqlalchemy import and_, func, insert, select

from db import (
    EVER,
    BoardQuery,
    CountMetric,
    HouseMetric,
    MatchFacts,
    PlayerFacts,
    Preferences,
    SideFacts,
    Store,
    month,
)
from db.core.schema import match_counts, match_players, matches, tables
from db.repositories.matches import write_all
from games.brouc.counts import COUNTS

FIRST, DAY = 1_750_000_000_000, 86_400_000
PER_SERVER = 50
"""Players of one server; every tenth plays on a second one."""
LIMIT_MS = 50
POOL = "brouc", "brouc"
METRICS = {one.value: one for one in HouseMetric} | {
    one.name: CountMetric(one.of, one.per) for one in COUNTS.metrics
}
Ask = Callable[[], Awaitable[object]]


def made_up(number: int, people: int, dice: random.Random) -> MatchFacts:
    """A match between four persons of one server, or three of them and a computer player."""
    guild = dice.randrange(1, people // PER_SERVER + 1)
    low = (guild - 1) * PER_SERVER
    # Some play much, most little.
    four: set[int] = set()
    while len(four) < 4:
        four.add(10**17 + low + int(PER_SERVER * dice.random() ** 2))
    if dice.random() < 0.1:
        four.pop()
        four.add(10**17 + dice.randrange(people))
    users: list[int | None] = list(four)
    dice.shuffle(users)
    if len(users) < 4 or dice.random() < 0.3:
        users = [*users[:3], None]
    winner, loss = dice.randrange(2), dice.randrange(5)
    ended = FIRST + int(number * 540 * DAY / 100_000) + dice.randrange(DAY)
    return MatchFacts(
        table=number,
        number=1,
        end_seq=400,
        game="brouc",
        pool="brouc" if dice.random() < 0.95 else "homme-de-brou",
        guild_id=guild,
        private=False,
        rated=None not in users,
        started_at=ended - 3_600_000,
        ended_at=ended,
        sides=tuple(SideFacts(side == winner, loss if side == winner else 5) for side in (0, 1)),
        players=tuple(
            _player(seat, user, place % 2, winner, loss, dice)
            for place, (seat, user) in enumerate(zip("NWSE", users, strict=True))
        ),
        shared=frozenset(count.name for count in COUNTS.counts if count.shared),
    )


def _player(
    seat: str, user: int | None, team: int, winner: int, loss: int, dice: random.Random
) -> PlayerFacts:
    won = team == winner
    counts: dict[str, int] = {
        "deals": 12,
        "games": 4,
        "games_won": 3 if won else 1,
        "coches_given": 5 if won else loss,
        "coches_taken": loss if won else 5,
        "tricks": dice.randrange(40),
        "marriages": dice.randrange(6),
        "points": dice.randrange(400, 1400),
        "points_deals": 11,
        "capes": int(dice.random() < 0.1),
        "dehors_right": dice.randrange(3),
        "dehors_wrong": int(dice.random() < 0.2),
    }
    counts = {name: value for name, value in counts.items() if value}
    level = "club" if user is None else None
    return PlayerFacts(seat, user, level, team, won, False, True, 96, 0, counts)


async def fill(store: Store, number: int, people: int) -> None:
    """Write the matches as a rebuilding would."""
    dice = random.Random(7)
    found = [made_up(n, people, dice) for n in range(1, number + 1)]
    row = {"game": "brouc", "created_at": 0, "seq": 1, "status": "over", "channel_id": 1}
    row |= {"owner_id": 1, "updated_at": 0}
    async with store.engines.writing() as connection:
        for start in range(1, number + 1, 10_000):
            numbers = range(start, min(start + 10_000, number + 1))
            await connection.execute(insert(tables), [{**row, "id": n} for n in numbers])
        await write_all(connection, found)
    for user in range(0, people, 2):
        await store.people.set_preferences(10**17 + user, Preferences(listed=True))


async def timed(ask: Ask) -> tuple[float, float]:
    """Milliseconds of one question: until the answer, and of the processor (all threads)."""
    start, work = time.perf_counter(), time.process_time()
    await ask()
    return (time.perf_counter() - start) * 1000, (time.process_time() - work) * 1000


async def measure(name: str, questions: list[Ask], against: list[Ask] | None = None) -> float:
    """Ask, print, and give the median of the work."""
    times, works, plain = [], [], []
    for number, ask in enumerate(questions):
        wall, work = await timed(ask)
        times.append(wall)
        works.append(work)
        if against is not None and number < 5:
            plain.append((await timed(against[number]))[1])
    median, work = statistics.median(times), statistics.median(works)
    late = sorted(times)[int(len(times) * 0.95)]
    line = f"{name:44} {median:8.1f} {late:8.1f} {work:8.1f}"
    if plain:
        other = statistics.median(plain)
        line += f" {other:8.1f} {other / work:7.1f}"
    print(line, flush=True)
    return work


def added_up(store: Store, guild: int | None, period_from: int) -> Ask:
    """The board of coches from all matches, without kept sums."""

    async def ask() -> object:
        players = match_players.c
        counted = match_counts.c
        given = func.sum(counted.value).label("given")
        query = (
            select(players.user_id, given)
            .join(matches, matches.c.id == players.match_id)
            .join(
                match_counts,
                and_(
                    counted.match_id == players.match_id,
                    counted.place == players.place,
                    counted.name == "coches_given",
                ),
            )
            .where(matches.c.pool == "brouc", players.ended_at >= period_from)
            .group_by(players.user_id)
            .order_by(given.desc())
            .limit(10)
        )
        if guild is not None:
            query = query.where(matches.c.guild_id == guild)
        async with store.engines.reading() as connection:
            return (await connection.execute(query)).all()

    return ask


async def run(store: Store, number: int, people: int) -> bool:
    """Ask everything; whether all medians are within the limit."""
    dice = random.Random(3)
    guilds = [dice.randrange(1, people // PER_SERVER + 1) for _ in range(30)]
    users = [10**17 + dice.randrange(people) for _ in range(30)]
    now = FIRST + int(number * 540 * DAY / 100_000)
    medians = []
    print(f"{'question':44} {'median':>8} {'95 %':>8} {'work':>8} {'plain':>8} {'ratio':>7}")
    for where, scopes in (("server", guilds), ("everywhere", [None] * 30)):
        for when, period, since in (("ever", EVER, 0), ("month", month(now), now - 20 * DAY)):
            for name, metric in METRICS.items():
                plain = None
                if name == "coches-given":
                    plain = [added_up(store, guild, since) for guild in scopes]
                queries = [BoardQuery(*POOL, metric, guild, period, minimum=3) for guild in scopes]
                questions: list[Ask] = [
                    lambda query=query, me=me: store.leaderboards.page(query, me=me)  # type: ignore[misc]
                    for query, me in zip(queries, users, strict=True)
                ]
                title = f"board {where}, {when}, {name}"
                medians.append(await measure(title, questions, plain))
        pairs = [
            BoardQuery(*POOL, HouseMetric.MATCHES_WON, guild, pairs=True, minimum=5)
            for guild in scopes
        ]
        medians.append(
            await measure(
                f"board {where}, ever, pairs",
                [
                    lambda query=query, me=me: store.leaderboards.page(query, me=me)  # type: ignore[misc]
                    for query, me in zip(pairs, users, strict=True)
                ],
            )
        )
    personal: dict[str, Callable[[int], Awaitable[object]]] = {
        "statistics": partial(store.histories.statistics, game="brouc"),
        "history": store.histories.matches,
        "rating curve": partial(store.histories.rating_curve, game="brouc", pool="brouc"),
        "coches curve": partial(store.histories.count_curve, game="brouc", names=COUNTS.columns),
        "acquaintances": partial(store.histories.acquaintances, game="brouc", names=COUNTS.columns),
    }
    for name, ask in personal.items():
        medians.append(
            await measure(name, [lambda user=user, ask=ask: ask(user) for user in users])  # type: ignore[misc]
        )
    return max(medians) <= LIMIT_MS


async def main() -> int:
    """Fill a file (or use the one that is there) and measure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--players", type=int, default=5_000)
    parser.add_argument("--file", type=Path, help="kept, and used again if it is there")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = options.file or Path(folder) / "stats.sqlite"
        there = path.exists()
        async with await Store.open(f"sqlite+aiosqlite:///{path}") as store:
            if not there:
                start = time.perf_counter()
                await fill(store, options.matches, options.players)
                print(f"{options.matches} matches written in {time.perf_counter() - start:.0f} s")
            print(f"{path.stat().st_size / 1e6:.0f} MB")
            return 0 if await run(store, options.matches, options.players) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
