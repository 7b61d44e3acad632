"""What long journals cost: ``python bench/journals.py [--entries 7345]``.

A table of four computer players is written as a journal, then read, folded and brought to its end;
the event loop's longest standstill is measured while a table is read for the first time.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from brouc.actions import Dehors
from brouc.seats import Seat
from db import Store
from games.brouc.rules import BROUC
from tables.decide import booked, deal
from tables.entries import (
    Acted,
    By,
    Entry,
    Opened,
    SeatFilled,
    Secret,
    Started,
    Stored,
    decode,
    encode,
)
from tables.fold import after, first, fold
from tables.ledger import Ledger
from tables.options import Level, Options
from tables.outcomes import Accepted
from tables.pauses import NO_PAUSES
from tables.state import Status, TableState

GAMES = {"brouc": BROUC}
AT = 1_800_000_000_000


def journal(entries: int) -> Iterator[Stored]:
    """A match that only has to be ended, after so many entries or a few more."""
    opened = Opened(1, "brouc", None, 2, Options(), 60_000)
    stored = Stored(1, AT, opened)
    yield stored
    state = first(1, GAMES, stored)
    rng = random.Random(7)
    waiting: list[Entry] = [SeatFilled(seat, Level.CLUB) for seat in BROUC.seats]
    waiting.append(Started(1))
    while waiting or state.seq < entries or state.next.awaits != "turn":
        if not waiting:
            waiting.extend(_next(state, rng))
        stored = Stored(state.seq + 1, AT + state.seq, waiting.pop(0))
        state = after(state, stored)
        if state.status is Status.OVER:
            raise SystemExit("the match has ended too early: take another seed")
        yield stored


def _next(state: TableState, rng: random.Random) -> tuple[Entry, ...]:
    if state.pack_ready:
        found = deal(state, rng.randint(1, 31), By.COMPUTER, None)
        assert isinstance(found, tuple)
        return found
    if state.next.awaits == "deal":
        return (Secret(state.next.deal, rng.randbytes(32).hex()),)
    if state.next.awaits == "booking":
        return (booked(state),)
    seat = state.turn
    assert seat is not None
    moves = [one for one in BROUC.legal_actions(state.match, seat) if BROUC.is_move(one)]
    return (Acted(seat, BROUC.encode(rng.choice(moves)), By.COMPUTER, None),)


class Standstill:
    """The longest time for which the event loop could do nothing else."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def __aenter__(self) -> Standstill:
        self._task = asyncio.ensure_future(self._look())
        await asyncio.sleep(0.01)
        self.longest = 0.0
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.sleep(0.01)
        self._task.cancel()

    async def _look(self) -> None:
        last = time.perf_counter()
        while True:
            await asyncio.sleep(0.001)
            now = time.perf_counter()
            self.longest, last = max(self.longest, now - last), now


async def measure(written: list[Stored]) -> None:
    """Print what the first reading and the end of the match cost."""
    with tempfile.TemporaryDirectory() as folder:
        async with await Store.open(f"sqlite+aiosqlite:///{folder}/b.sqlite") as store:
            ledger = Ledger(store, GAMES, NO_PAUSES, lambda: AT)
            opened, *rest = (stored.entry for stored in written)
            assert isinstance(opened, Opened)
            await ledger.open(opened, "open")
            await ledger.request(1, "rest", lambda state: tuple(rest))
            ledger.forget(1)
            async with Standstill() as reading:
                began = time.perf_counter()
                await ledger.state(1)
                took = time.perf_counter() - began
            print(f"first reading: {took:.3f} s, loop stands {1000 * reading.longest:.0f} ms")
            call = Acted("N", BROUC.encode(Dehors(Seat.NORTH)), By.COMPUTER, None)
            rng = random.Random(1)
            for number in range(1, 12):
                async with Standstill() as ending:
                    began = time.perf_counter()
                    outcome = await ledger.request(1, f"call:{number}", lambda state: (call,))
                    took = time.perf_counter() - began
                if isinstance(outcome, Accepted) and outcome.state.status is Status.OVER:
                    print(f"the end: {took:.3f} s, loop stands {1000 * ending.longest:.0f} ms")
                    return
                for what in ("secret", "cut"):
                    await ledger.request(1, f"{what}:{number}", lambda state: _next(state, rng))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=7_345)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    written = list(journal(given.entries))
    print(f"{len(written)} entries")
    texts = [(stored, *encode(stored.entry)) for stored in written]
    best = {"decode": float("inf"), "fold": float("inf")}
    for _ in range(given.rounds):
        began = time.process_time()
        read = [Stored(one.seq, one.at, decode(kind, text)) for one, kind, text in texts]
        best["decode"] = min(best["decode"], time.process_time() - began)
        began = time.process_time()
        fold(1, GAMES, read)
        best["fold"] = min(best["fold"], time.process_time() - began)
    for what, seconds in best.items():
        print(f"{what}: {1e6 * seconds / len(written):.0f} us an entry, {seconds:.3f} s in all")
    asyncio.run(measure(written))


if __name__ == "__main__":
    main()
