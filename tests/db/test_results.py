"""Statistics recorded as matches end equal those derived from journals."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import re
import shutil
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from filelock import FileLock
from sqlalchemy import event, select
from sqlalchemy.engine import Engine, make_url

from db import (
    EVER,
    Appended,
    BoardMetric,
    BoardPage,
    BoardQuery,
    Conflict,
    CountMetric,
    Cursor,
    HouseMetric,
    NewEntry,
    Preferences,
    Repeated,
    Store,
    month,
    season,
)
from db.core.schema import metadata
from db.maintenance.copying import copy
from db.repositories.matches import DERIVED
from games.brouc.rules import COUNTS
from tables.tournaments.entries import renamed
from tests.db import naive
from tests.db.conftest import kept
from tests.db.played import DAY, FIRST, GUILDS, PEOPLE, Played, Players, facts_of, store_table
from tests.db.postgres import made_on

DAYS = 110
"""Days on which tables are opened, with one or two matches each: on two of three, or on all."""
LISTED = frozenset(PEOPLE[:9])
ABSENT = frozenset({(GUILDS[0], PEOPLE[3]), (GUILDS[1], PEOPLE[0])})


METRICS: tuple[BoardMetric, ...] = (
    *HouseMetric,
    *(CountMetric(metric.of, metric.per) for metric in COUNTS.metrics),
)
GAMES_PLAYED = CountMetric("games")
GIVEN = CountMetric("coches_given")
POOL = "brouc", "brouc"


async def derived(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Every row derived from journals."""
    return await store.engines.read(
        lambda connection: {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in DERIVED
        }
    )


def evenings(days: Iterable[int]) -> list[Played]:
    """Tables in the order in which they were opened."""
    players = Players(13)
    return [
        players.table(FIRST + day * DAY, matches=1 + number % 2) for number, day in enumerate(days)
    ]


async def fill(path: Path, tables: list[Played]) -> None:
    """Store all tables in a new SQLite file."""
    async with await Store.open(f"sqlite+aiosqlite:///{path}") as store:
        for who in LISTED:
            await store.people.set_preferences(who, Preferences(listed=True))
        for guild, user in ABSENT:
            assert guild is not None
            await store.leaderboards.set_absent_member(guild, user, True)
        for played in tables:
            await store_table(store, played)


@pytest.fixture(scope="session")
def filled(patient: bool, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with half a year's tables, made by the first process that needs it."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    path = folder / "filled.sqlite"
    with FileLock(folder / "filled.lock"):
        if not path.exists():
            part = folder / "filled.part"
            asyncio.run(fill(part, evenings(day for day in range(DAYS) if day % 3 or patient)))
            part.rename(path)
    return path


@pytest.fixture(scope="session")
def filled_template(
    filled: Path, postgres_server: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """The name of a PostgreSQL database with all of them, to be copied by the server."""
    source = shutil.copy(filled, tmp_path_factory.mktemp("source"))  # A copy locks its source.
    with made_on(postgres_server) as url:
        asyncio.run(copy(f"sqlite+aiosqlite:///{source}", url))
        yield url.rpartition("/")[2]


@pytest.fixture(params=["sqlite", "postgresql"])
def full_url(request: pytest.FixtureRequest, filled: Path, tmp_path: Path) -> Iterator[str]:
    """The URL of a database with all of them."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{shutil.copy(filled, tmp_path)}"
        return
    server = request.getfixturevalue("postgres_server")
    with made_on(server, request.getfixturevalue("filled_template")) as url:
        yield url


@pytest.fixture
async def full(full_url: str) -> AsyncIterator[Store]:
    """A store with all of them."""
    async with await Store.open(full_url) as store:
        yield store


@pytest.fixture(scope="session")
def raw(filled: Path) -> list[naive.Match]:
    """The matches in the raw journals."""

    async def read() -> list[naive.Match]:
        async with await Store.open(f"sqlite+aiosqlite:///{filled}") as store:
            return [
                match
                for head in await store.journals.heads()
                for match in naive.matches_of(head.table, await store.journals.entries(head.table))
            ]

    return asyncio.run(read())


async def all_pages(store: Store, query: BoardQuery, size: int) -> list[naive.Line]:
    lines: list[naive.Line] = []
    after: Cursor | None = None
    while True:
        page = await store.leaderboards.page(query, after=after, limit=size)
        lines += [(row.rank, row.users, row.value) for row in page.rows]
        if page.next is None:
            assert page.total == len(lines)
            return lines
        after = page.next


async def cautious_in(store: Store) -> dict[tuple[str, int], int]:
    """The cautious value of everybody's ratings, by pool and person."""
    return {
        (pool, user): rating.cautious
        for user in PEOPLE
        for pool, rating in (await store.histories.statistics(user, "brouc")).ratings
    }


@pytest.fixture(scope="session")
def cautious(filled: Path) -> dict[tuple[str, int], int]:
    """The same in the file."""

    async def read() -> dict[tuple[str, int], int]:
        async with await Store.open(f"sqlite+aiosqlite:///{filled}") as store:
            return await cautious_in(store)

    return asyncio.run(read())


def questions() -> list[BoardQuery]:
    """Every possible leaderboard."""
    periods = [EVER, season(FIRST), season(FIRST + 100 * DAY), month(FIRST + 100 * DAY)]
    pools = ("brouc", "homme-de-brou")
    return [
        BoardQuery("brouc", pool, metric, guild, period, pairs, minimum, contested)
        for metric, pairs, guild, period, pool, minimum, contested in itertools.product(
            METRICS, (False, True), GUILDS, periods, pools, (1, 3), (True, False)
        )
        if not (metric is HouseMetric.RATING and (pairs or not contested))
        and (minimum, pool) != (3, "homme-de-brou")
    ]


@pytest.fixture(scope="session")
def boards(
    raw: list[naive.Match], cautious: dict[tuple[str, int], int], pytestconfig: pytest.Config
) -> dict[BoardQuery, list[naive.Line]]:
    """Leaderboards from the raw journals, once for both databases.

    A selection in a short run: every metric on some boards, every board with some metrics.
    """
    asked = questions()
    assert len(asked) > 900
    if not pytestconfig.getoption("--patient"):
        widest = [BoardQuery(*POOL, metric, None, EVER, False, 1) for metric in METRICS]
        asked = [*widest, *random.Random(7).sample(asked, len(asked) // 6)]
    return {
        query: naive.board(raw, query, listed=set(LISTED), absent=set(ABSENT), cautious=cautious)
        for query in asked
    }


async def test_every_board_equals_the_journals(
    full: Store,
    raw: list[naive.Match],
    boards: dict[BoardQuery, list[naive.Line]],
    cautious: dict[tuple[str, int], int],
    patient: bool,
) -> None:
    assert len(raw) >= (140 if patient else 100)
    assert await cautious_in(full) == cautious
    seen: set[BoardMetric] = set()
    assert any(expected for query, expected in boards.items() if not query.contested)
    for query, expected in boards.items():
        assert await all_pages(full, query, 200) == expected, query
        if len({value for _, _, value in expected}) > 1:
            seen.add(query.metric)
    # No comparison was empty: every metric made a difference somewhere.
    assert seen == set(METRICS)
    query = BoardQuery(*POOL, HouseMetric.MATCHES, pairs=True)
    assert await all_pages(full, query, 4) == await all_pages(full, query, 500)


async def test_the_order_of_recording_does_not_matter(store: Store) -> None:
    """Matches that end at the same time at several tables are rated in the order of their ends."""
    some = evenings(range(8))
    random.Random(3).shuffle(some)
    for played in some:
        await store_table(store, played)
    kept = await derived(store)
    assert kept["rating_changes"]
    await store.journals.rebuild(facts_of)
    assert await derived(store) == kept


async def test_erased_people_stay_as_nobody(full: Store) -> None:
    before = await derived(full)
    assert all(before.values())
    others = {
        user: [
            (change.at, change.after) for change in await full.histories.rating_curve(user, *POOL)
        ]
        for user in PEOPLE[1:]
    }
    erased = await full.privacy.erase(PEOPLE[0], FIRST, renamed)
    after = await derived(full)
    assert str(PEOPLE[0]) not in repr(after)
    assert len(after["matches"]) == len(before["matches"])
    assert len(after["match_players"]) == len(before["match_players"])
    assert str(erased.pseudonym) in repr(after["match_players"])
    # Nobody else's rating moves, and the rebuilt tables are the same.
    for user, curve in others.items():
        assert [(c.at, c.after) for c in await full.histories.rating_curve(user, *POOL)] == curve
    assert await full.journals.rebuild(facts_of) == len(after["matches"])
    assert await derived(full) == after
    for contested in (True, False):
        users = set()
        for guild in GUILDS:
            query = BoardQuery(*POOL, HouseMetric.MATCHES, guild, contested=contested)
            users |= {row.users for row in (await full.leaderboards.page(query, limit=100)).rows}
        assert users
        assert all(user > 0 for (user,) in users)


# -- no effect on ratings --------------------------------------------------------------------------


async def test_replaying_and_duplicating_change_nothing(store: Store) -> None:
    played = Players(2).table(FIRST, plain=True)
    table = await store_table(store, played, cause="click")
    kept = await derived(store)
    assert len(kept["rating_changes"]) == 4
    (facts,) = facts_of(table, await store.journals.entries(table))
    (head,) = await store.journals.heads()
    last = [NewEntry("acted", "{}", FIRST)]
    append = store.journals.append
    # An append that fails.
    broken = replace(head.head, people=((1, None),))  # type: ignore[arg-type]
    with pytest.raises(Exception, match=r"(?i)null"):
        await append(table, head.seq, last, "x", broken, replace(facts, number=2))
    assert await derived(store) == kept
    # A repetition of the last click; an old click; another process ends it too.
    again = await append(table, 3, last, f"click:{facts.end_seq}", head.head, facts)
    assert isinstance(again, Repeated)
    late = await append(table, facts.end_seq - 1, last, "other", head.head, facts)
    assert late == Conflict(facts.end_seq)
    assert await derived(store) == kept
    # Even the same match with a later entry is recorded once.
    more = await append(table, facts.end_seq, last, "more", head.head, facts)
    assert more == Appended(facts.end_seq + 1)
    assert await derived(store) == kept


# -- pages -----------------------------------------------------------------------------------------


async def test_my_row_is_always_there(full: Store) -> None:
    me = PEOPLE[1]
    for pairs in (False, True):
        query = BoardQuery(*POOL, CountMetric("marriages"), GUILDS[0], pairs=pairs)
        lines = await all_pages(full, query, 500)
        mine = next(line for line in lines if me in line[1])
        page = await full.leaderboards.page(query, limit=1, me=me)
        assert page.mine is not None
        assert (page.mine.rank, page.mine.users, page.mine.value) == mine
    for who in (PEOPLE[4], PEOPLE[9]):  # Of their pairs the best, by whichever place.
        _, _, ranked = next(line for line in lines if who in line[1])
        page = await full.leaderboards.page(replace(query, minimum=999), me=who)
        assert page.mine is not None
        assert page.mine.rank is None
        assert page.mine.value >= ranked
    best = [await full.leaderboards.page(replace(query, minimum=999), me=who) for who in PEOPLE]
    gone = {user for guild, user in ABSENT if guild == GUILDS[0]}
    assert gone
    for who, page in zip(PEOPLE, best, strict=True):  # Nobody's partner is one who has left.
        assert page.mine is None or gone.isdisjoint({*page.mine.users} - {who})
    # Not ranked: absent from the server, too few matches, not listed.
    hidden, few, unlisted = [
        await full.leaderboards.page(query, me=who, limit=100)
        for query, who in (
            (BoardQuery(*POOL, GAMES_PLAYED, GUILDS[0]), PEOPLE[3]),
            (BoardQuery(*POOL, GAMES_PLAYED, GUILDS[0], minimum=999), me),
            (BoardQuery(*POOL, GAMES_PLAYED), PEOPLE[12]),
        )
    ]
    for page in (hidden, few, unlisted):
        assert page.mine is not None
        assert page.mine.rank is None
        assert page.mine.standing.count("games") == page.mine.value
    assert (few.rows, few.total, few.next) == ((), 0, None)
    assert {user for row in unlisted.rows for user in row.users} <= LISTED
    for nobody in (None, 1):
        page = await full.leaderboards.page(BoardQuery(*POOL, GAMES_PLAYED), me=nobody)
        assert page.mine is None


async def test_who_comes_back_is_shown_again(full: Store) -> None:
    query = BoardQuery(*POOL, GAMES_PLAYED, GUILDS[0])

    def users(page: BoardPage) -> set[int]:
        return {user for row in page.rows for user in row.users}

    assert PEOPLE[3] not in users(await full.leaderboards.page(query, limit=100))
    assert GUILDS[0] is not None
    for _ in range(2):
        await full.leaderboards.set_absent_member(GUILDS[0], PEOPLE[3], False)
    assert PEOPLE[3] in users(await full.leaderboards.page(query, limit=100))


async def test_pages_hold_while_matches_end(full: Store) -> None:
    """Unchanged rows are shown once each, whatever happens between two pages."""
    query = BoardQuery(*POOL, GIVEN, GUILDS[0])
    before = {line[1]: line[2] for line in await all_pages(full, query, 500)}
    seen: list[tuple[int, ...]] = []
    after: Cursor | None = None
    players = Players(5)
    for number in range(100):
        page = await full.leaderboards.page(query, after=after, limit=2)
        seen += [row.users for row in page.rows]
        if page.next is None:
            break
        after = page.next
        played = players.table(FIRST + (300 + number) * DAY, plain=True)
        await asyncio.gather(store_table(full, played), full.leaderboards.page(query))
    now = {line[1]: line[2] for line in await all_pages(full, query, 500)}
    still = [users for users, value in before.items() if now[users] == value]
    assert len(still) >= 2
    assert now != before
    for users in still:
        assert seen.count(users) == 1
    assert len(seen) > 6


@contextmanager
def listening() -> Iterator[list[tuple[str, object]]]:
    """Collect queries and their parameters."""
    asked: list[tuple[str, object]] = []

    def listen(
        connection: object, cursor: object, statement: str, parameters: object, *rest: object
    ) -> None:
        if statement.startswith(("SELECT", "WITH")):
            asked.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", listen)
    yield asked
    event.remove(Engine, "before_cursor_execute", listen)


async def plans_of(store: Store, asked: list[tuple[str, object]]) -> set[str]:
    """SQLite's query plans."""
    plans = set()
    for statement, parameters in asked:
        explained = "EXPLAIN QUERY PLAN " + statement
        plans |= await store.engines.read(
            lambda connection: {
                row.detail
                for row in connection.exec_driver_sql(explained, parameters)  # type: ignore[arg-type]  # noqa: B023
            }
        )
    return plans


async def test_questions_are_answered_by_indexes(sqlite_url: str, filled: Path) -> None:
    """No query scans a table that grows with the number of matches."""
    shutil.copy(filled, make_url(sqlite_url).database or "")
    async with await Store.open(sqlite_url) as store:
        with listening() as asked:
            me = PEOPLE[1]
            places = (None, GUILDS[0])
            for metric, guild, pairs in itertools.product(METRICS, places, (False, True)):
                if not (pairs and metric is HouseMetric.RATING):
                    query = BoardQuery(*POOL, metric, guild, pairs=pairs)
                    page = await store.leaderboards.page(query, limit=3, me=me)
                    await store.leaderboards.page(query, limit=3, after=page.next)
            for where in places:
                await store.histories.statistics(me, "brouc", guild=where)
                await store.histories.acquaintances(me, "brouc", COUNTS.columns, guild=where)
                await store.histories.matches(me, guild=where, before=(FIRST + 90 * DAY, 0))
            await store.histories.rating_curve(me, *POOL)
            await store.histories.count_curve(me, "brouc", COUNTS.columns)
            await store.histories.match(1, 1)
        plans = await plans_of(store, asked)
    assert len(asked) > 100
    read = {plan for plan in plans if plan.startswith(("SCAN", "SEARCH"))}
    # Intermediate results are no tables.
    scans = {plan for plan in read if plan.startswith("SCAN")}
    on_the_way = re.compile(r"SCAN (ranked|anon_\d+|\(subquery-\d+\))")
    assert {plan for plan in scans if not on_the_way.fullmatch(plan)} == set()
    for plan in (
        "leaderboards_by_key (scope=? AND period=? AND game=? AND pool=? AND contested=?",
        "standings USING PRIMARY KEY (leaderboard_id=?)",
        "standings_by_user (user_id=? AND leaderboard_id=?",
        "USING INDEX standings_of_pairs (leaderboard_id=?",
        "standings_by_partner (partner_id=? AND leaderboard_id=?",
        "match_players_by_user (user_id=?",
        "match_players_by_game (user_id=? AND game=?",
        "counted_0 USING PRIMARY KEY (match_id=? AND place=? AND name=?)",
    ):
        assert any(plan in one for one in read), plan


async def test_a_match_is_recorded_by_indexes(sqlite_url: str, filled: Path) -> None:
    """The cost of a match's end does not grow with the number of matches or people."""
    shutil.copy(filled, make_url(sqlite_url).database or "")
    played = Players(5).table(FIRST + 300 * DAY, plain=True)
    async with await Store.open(sqlite_url) as store:
        with listening() as asked:
            await store_table(store, played)
        plans = await plans_of(store, asked)
    assert 8 <= len(asked) <= 20
    read = {plan.split()[1] for plan in plans if plan.startswith("SCAN")}
    assert read.isdisjoint({*metadata.tables, "mine", "theirs"})
    for plan in (
        "leaderboards_by_key (scope=? AND period=? AND game=? AND pool=? AND contested=?",
        "rating_changes_by_user (user_id=? AND game=? AND pool=? AND (ended_at,match_id)<",
        "SEARCH theirs USING PRIMARY KEY (match_id=?",
        "matches_by_pool (game=? AND pool=? AND rated=? AND (ended_at,id)>",
    ):
        assert any(plan in one for one in plans), plan


async def test_only_persons_who_play_people_are_rated(store: Store) -> None:
    rating = BoardQuery(*POOL, HouseMetric.RATING)
    for query in (replace(rating, pairs=True), replace(rating, contested=False)):
        with pytest.raises(ValueError, match="have a rating"):
            await store.leaderboards.page(query)


# -- one person's ----------------------------------------------------------------------------------


async def test_statistics_equal_the_journals(full: Store, raw: list[naive.Match]) -> None:
    for user, guild in itertools.product(PEOPLE, (None, GUILDS[0])):
        known = await full.histories.statistics(user, "brouc", guild=guild)
        for contested, standing in ((True, known.contested), (False, known.solo)):
            mine = [
                match.sums[user]
                for match in raw
                if match.contested is contested
                and user in match.sums
                and guild in (None, match.guild)
            ]
            assert standing.matches == sum(one["matches"] for one in mine)
            assert standing.matches_left == sum(one["matches_left"] for one in mine)
            assert standing.count("deals") == sum(one.get("deals", 0) for one in mine)
            assert standing.count("tricks") == sum(one.get("tricks", 0) for one in mine)
    # A person's export has the same sums, and the counts of their own seats.
    seen = await kept(full, PEOPLE[0])
    places = {(one["match_id"], one["place"]) for one in seen["matches"]}
    assert {(one["match_id"], one["place"]) for one in seen["match_counts"]} <= places
    shown = [
        one
        for one in seen["standings"]
        if (one["scope"], one["period"], one["contested"], one["size"]) == (0, EVER, True, 1)
    ]
    sums = (await full.histories.statistics(PEOPLE[0], "brouc")).contested
    assert sum(one["matches"] for one in shown) == sums.matches
    assert sum(one["counts"]["tricks"] for one in shown) == sums.count("tricks")


async def test_history_page_by_page(full: Store) -> None:
    user = PEOPLE[5]
    whole = await full.histories.matches(user, limit=1000)
    assert len(whole) > 20
    keys = [(row.facts.ended_at, row.facts.id) for row in whole]
    assert keys == sorted(keys, reverse=True)
    paged: list[object] = []
    before: tuple[int, int] | None = None
    while page := await full.histories.matches(user, before=before, limit=7):
        paged += page
        before = page[-1].facts.ended_at, page[-1].facts.id
    assert paged == list(whole)
    # As the journals say, word for word.
    for row in whole[:20]:
        facts = facts_of(row.facts.table, await full.journals.entries(row.facts.table))
        assert row.facts == facts[row.facts.number - 1]
        assert await full.histories.match(row.facts.table, row.facts.number) == row.facts
    here = await full.histories.matches(user, guild=GUILDS[1], limit=1000)
    assert here == tuple(row for row in whole if row.facts.guild_id == GUILDS[1])
    curve = await full.histories.rating_curve(user, *POOL, limit=10_000)
    changes = [c for row in whole for c in row.changes if c.user_id == user]
    assert list(curve) == [
        c for c in reversed(changes) if c.match in {change.match for change in curve}
    ]
    assert len(await full.histories.rating_curve(user, *POOL, limit=3)) == 3
    coches = await full.histories.count_curve(user, "brouc", COUNTS.columns, limit=10_000)
    played = [p for row in reversed(whole) for p in row.facts.players if p.user_id == user]
    assert [counts for _, counts in coches] == [
        tuple(p.counts.get(name, 0) for name in COUNTS.columns) for p in played
    ]


async def test_partners_and_opponents(full: Store) -> None:
    user = PEOPLE[5]
    met: dict[tuple[int, str], list[bool]] = {}
    for row in await full.histories.matches(user, limit=1000):
        (me,) = (p for p in row.facts.players if p.user_id == user)
        for other in row.facts.players:
            if other.user_id not in (None, user):
                assert other.user_id is not None
                relation = "partner" if other.side == me.side else "opponent"
                met.setdefault((other.user_id, relation), []).append(me.won)
    known = await full.histories.acquaintances(user, "brouc")
    assert {(one.user_id, one.relation): (one.matches, one.won) for one in known} == {
        key: (len(won), sum(won)) for key, won in met.items()
    }
    assert [one.matches for one in known] == sorted((one.matches for one in known), reverse=True)
