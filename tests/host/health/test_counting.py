"""Metrics of a played match: label values are words, never a person, a table or a card."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

from base.metrics import REGISTRY, TABLES
from base.workers.pool import ThreadWorker, WorkerPool
from cogs.view.drawers import Drawers
from host.health.monitor import Monitor
from tables.computers.requests import Question
from tables.computers.service import ComputerPlayers
from tests.cogs.pages import begin
from tests.e2e.evening import evening
from tests.tables.computers.players import Quiet

NAMES = re.compile(r"[A-Za-z_]+|http_\d{3}")
"""Pattern of label values: no number but a status, so no id and no card."""


def counts() -> Counter[tuple[str, ...]]:
    """Values of counters and gauges and numbers of histograms, by name and label values."""
    found: Counter[tuple[str, ...]] = Counter()
    for family in REGISTRY.collect():
        for sample in family.samples:
            if family.name.startswith("brouc_") and not sample.name.endswith(("_bucket", "_sum")):
                found[(family.name, *sample.labels.values())] = int(sample.value)
    return found


async def test_an_evening_is_counted_by_names_alone(tmp_path: Path, quick_pictures: None) -> None:
    before = counts()
    async with evening(tmp_path) as world:
        pool = WorkerPool(ThreadWorker)
        monitor = Monitor((pool,), Drawers())
        monitor.begin(world.store)
        monitor.attach(world.bot)
        table = await begin(world)
        world.server.fail("PATCH", "/channels/*/messages/*", status=503, times=1)
        await world.type_card(table)
        await world.server.settle()
        TABLES.labels("brouc", "lobby").set(1)  # Before it was begun.
        await monitor.update()
        await pool.close()
    new = counts() - before
    assert new["brouc_matches", "brouc", "began"] == 1
    assert new["brouc_moves", "brouc"] == 1
    assert new["brouc_retries", "message", "http_503"] == 1
    for some in (
        ("brouc_answer_seconds", "application_command", "direct"),
        ("brouc_answer_seconds", "component", "direct"),
        ("brouc_redraw_age_seconds", "board"),
        ("brouc_redraw_age_seconds", "hand"),
        ("brouc_request_wait_seconds", "now"),
        ("brouc_store_seconds", "write"),
        ("brouc_store_seconds", "read"),
        ("brouc_queue_wait_seconds", "pictures"),
    ):
        assert new[some] > 0, some
    now = counts()
    tables = {key: value for key, value in now.items() if key[0] == "brouc_tables"}
    assert tables == {("brouc_tables", "brouc", "playing"): 1}
    assert now["brouc_stale_messages",] == 0
    labels = {one for key in new for one in key[1:]}
    assert {one for one in labels if not NAMES.fullmatch(one)} == set()


async def test_a_level_that_has_no_worker_is_counted_where_a_lower_one_answers() -> None:
    class Levels(Quiet):
        def choose(self, view: Any, level: str, seed: int, stop: Any) -> str:
            return level

    pool = WorkerPool(ThreadWorker)
    await pool.close()
    before = counts()
    thinkers = ComputerPlayers({"toy": Levels()}, pool)
    (answer,) = await thinkers.answers("toy", (Question("N", None, "expert", 1, True),))
    assert answer.level == "beginner"
    assert counts() - before == {("brouc_level_fallbacks", "toy", "expert"): 1}


def test_each_metric_is_explained() -> None:
    for family in REGISTRY.collect():
        assert family.documentation.endswith(".")
