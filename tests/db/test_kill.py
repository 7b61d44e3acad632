"""A writing process is killed at any instant: nothing accepted is lost, nothing is there twice."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from db import Conflict, Head, NewEntry, NewTable, Store
from db.maintenance.upkeep import check

ROUNDS = 40
"""By the patient command; a quarter in every run."""
WRITER = Path(__file__).with_name("writer.py")


@pytest.fixture(scope="module")
def starter() -> Iterator[subprocess.Popen[str]]:
    """A process that makes a writer for every line it is told."""
    environment = {**os.environ, "PYTHONPATH": str(WRITER.parents[2])}
    pipe = subprocess.PIPE
    command = [sys.executable, str(WRITER)]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()


@pytest.mark.waits
async def test_killed_while_writing(
    url: str, head: Callable[..., Head], starter: subprocess.Popen[str], patient: bool
) -> None:
    rounds = ROUNDS if patient else ROUNDS // 4
    chance = random.Random(17)
    async with await Store.open(url) as store:
        opened = NewEntry("opened", "{}", 1)
        table = await store.journals.create_table(NewTable("brouc", head(), 1), [opened])
        told: dict[str, int] = {}
        for number in range(1, rounds + 1):
            told |= _life(starter, f"{url} {table}\n", chance)
            # A server may still be finishing the dead writer's last commit: wait for its lock.
            stale = await store.journals.append(table, 0, [NewEntry("acted", "", 1)], None, head())
            assert isinstance(stale, Conflict)
            journal = await store.journals.entries(table)
            assert [entry.seq for entry in journal] == list(range(1, len(journal) + 1))
            causes = {entry.cause: entry.seq for entry in journal if entry.cause}
            assert len(causes) == sum(entry.cause is not None for entry in journal)
            assert told.items() <= causes.items()
            # At most one append of each life was stored but not yet told.
            assert len(causes) - len(told) <= number
            heads = await store.journals.heads()
            assert heads[0].seq == len(journal)
    assert len(told) > 2 * rounds
    assert (await check(url)).faults == ()


def _life(starter: subprocess.Popen[str], line: str, chance: random.Random) -> dict[str, int]:
    """One life of a writer, from its start to its kill; what it told: cause → first seq."""
    assert starter.stdin is not None
    assert starter.stdout is not None
    starter.stdin.write(line)
    starter.stdin.flush()
    writer = int(starter.stdout.readline())
    # What it has told by then is the writer's age, however slow the machine is; the sleep only
    # moves the kill between two appends. Some die while they open the store.
    age = chance.randrange(1, 10) if chance.random() < 0.8 else 0
    answers = [starter.stdout.readline() for _ in range(age)]
    time.sleep(chance.uniform(0.0, 0.004))
    os.kill(writer, signal.SIGKILL)
    answers += iter(starter.stdout.readline, "gone\n")
    told = {}
    for answer in answers:
        seq, _, cause = answer.rstrip("\n").partition(" ")
        told[cause] = int(seq)
    return told
