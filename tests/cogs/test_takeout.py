"""Exports within Discord's file limits, for any amount of data."""

from __future__ import annotations

import io
import json
import random
import zipfile
from dataclasses import replace

import pytest

from cogs.account.takeout import LARGEST, Takeout
from cogs.matches.exports import MOST, statistics_files
from db import (
    HistoryRow,
    MatchFacts,
    PlayerFacts,
    Rating,
    RatingChange,
    SideFacts,
    Standing,
    Statistics,
)
from games.brouc import GAME
from games.brouc.rules import COUNTS

pytestmark = pytest.mark.usefixtures("quick_pictures")

DISCORD = 10 << 20
ANNA = 810_000_000_000_000_001


def row(number: int, noise: random.Random) -> dict[str, object]:
    """A journal entry of maximal length, with an incompressible secret."""
    payload = json.dumps({"person": ANNA, "secret": noise.randbytes(32).hex()})
    return {"table_id": number // 700, "seq": number % 700, "kind": "secret", "payload": payload}


def test_what_cannot_be_packed_well_is_split() -> None:
    noise = random.Random(1)
    takeout, number = Takeout(largest=1 << 20, chunk=1 << 18), 40_000
    for start in range(0, number, 500):
        takeout.add("entries", (row(start + i, noise) for i in range(500)))
    takeout.add("values", ())
    archives = takeout.finish()
    assert len(archives) > 1
    assert all(len(archive) <= 1 << 20 for archive in archives)
    assert LARGEST < DISCORD
    found: list[int] = []
    for archive in archives:
        with zipfile.ZipFile(io.BytesIO(archive)) as packed:
            for name in packed.namelist():
                rows = json.loads(packed.read(name))
                found += [one["table_id"] * 700 + one["seq"] for one in rows]
    assert found == list(range(number))


def test_nothing_is_an_archive_too() -> None:
    takeout = Takeout()
    takeout.add("preferences", ())
    (archive,) = takeout.finish()
    with zipfile.ZipFile(io.BytesIO(archive)) as packed:
        assert packed.namelist() == ["preferences.json"]
        assert json.loads(packed.read("preferences.json")) == []


def history(number: int) -> tuple[HistoryRow, ...]:
    """This many matches of Anna's, each different."""
    noise = random.Random(2)
    rating = Rating(1000, 100, 7)
    found = []
    for match in range(number):
        counts = {count.name: noise.randrange(300) for count in COUNTS.counts}
        anna = PlayerFacts("N", ANNA, None, 0, True, False, True, 300, 0, counts)
        facts = MatchFacts(
            table=match,
            number=1,
            end_seq=900,
            game="brouc",
            pool="brouc",
            guild_id=7,
            private=False,
            rated=True,
            started_at=1_700_000_000_000,
            ended_at=1_700_000_000_000 + noise.randrange(10**10),
            sides=(SideFacts(True, 0), SideFacts(False, 3)),
            players=(anna,),
        )
        after = replace(rating, mean=noise.randrange(2000))
        found.append(
            HistoryRow(facts, (RatingChange(facts.id, facts.ended_at, ANNA, rating, after),))
        )
    return tuple(found)


def test_figures_of_a_few_matches_are_two_files_and_of_many_one_archive() -> None:
    number = MOST // 4
    figures = {"brouc": Statistics(Standing(), Standing(), ())}
    games = {"brouc": GAME}
    few = statistics_files(ANNA, games, figures, history(300))
    assert list(few) == ["brouc-matches.csv", "brouc-statistics.json"]
    (many,) = statistics_files(ANNA, games, figures, history(number)).values()
    assert len(many) * MOST < LARGEST * number
    with zipfile.ZipFile(io.BytesIO(many)) as packed:
        assert packed.namelist() == list(few)
        assert len(json.loads(packed.read("brouc-statistics.json"))["matches"]) == number
