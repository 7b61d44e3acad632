"""A process that plays at tables until it is killed: ``python -m tests.tables.killed URL``.

It has everything imported and forks one player for each line on standard input (a seed, and the
unanswered click of the last one). It prints to standard output, one line each:

- ``player PID`` and ``gone PID``: a player was forked, or reaped;
- ``ready``: the player has resumed the tables;
- ``told TABLE SEQ KIND DIGEST``: a listener was notified of an entry, so it must be stored;
- ``asks CAUSE``: a person clicks; ``gets CAUSE OUTCOME``: the answer to it.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import random
import sys
import tempfile

from base.workers.in_process import InlineWorker
from base.workers.pool import Crew
from db import Store
from games.brouc.computers import COMPUTERS
from games.brouc.rules import BROUC
from tables.computers.service import Thinkers
from tables.decisions.outcomes import Change, Nudge, Outcome
from tables.journal.entries import encode
from tables.journal.options import Level, Options
from tables.journal.state import Status, TableState
from tables.runtime.limits import NO_LIMITS
from tables.runtime.pauses import Pauses
from tables.runtime.service import Tables
from tests.tables.house import ANNA, CARLA, CHANNEL, GUILD

QUICK = Pauses(
    think=(0, 2),
    speak=(0, 1),
    deal=1,
    first_deal=1,
    cut=2,
    explain=0,
    cut_for=1,
    book=5,
    book_alone=1,
    heartbeat=20,
)
"""Short enough to reach every situation often, long enough for a kill in each."""


def say(*words: object) -> None:
    """Print one line in one write, shorter than a pipe's atomic write."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def digest(payload: str) -> str:
    """Identify a payload."""
    return hashlib.sha256(payload.encode()).hexdigest()[:16]


def hear(news: Change | Nudge) -> None:
    """Print the content of a Discord message."""
    if isinstance(news, Change):
        for stored in news.entries:
            kind, payload = encode(stored.entry)
            say("told", news.state.id, stored.seq, kind, digest(payload))


async def ask(tables: Tables, state: TableState, cause: str) -> Outcome | None:
    """Make the click of a cause: the same cause is always the same click."""
    what, _, seq, person = cause.split(":")
    rng = random.Random(cause)
    if what == "again":
        return await tables.rematch(state.id, int(person), new_partners=False, cause=cause)
    if what == "count":
        return await tables.count(state.id, int(person), cause=cause, seq=int(seq))
    seat = state.seat_of(int(person))
    assert seat is not None
    moves = [a for a in BROUC.legal_actions(state.match, seat) if BROUC.is_move(a)]
    if not moves:
        return None
    return await tables.act(state.id, int(person), rng.choice(moves), cause=cause, seq=int(seq))


def wish(state: TableState) -> str | None:
    """The cause of a person's next click."""
    for person in state.persons():
        seat = state.seat_of(person)
        if state.status is Status.OVER:
            return f"again:{state.id}:{state.seq}:{person}"
        if state.status is Status.LOBBY and state.number and seat is not None:
            continue
        if state.turn == seat:
            return f"play:{state.id}:{state.turn_seq}:{person}"
        if state.next.awaits == "booking" and seat not in state.counted:
            return f"count:{state.id}:{state.turn_seq}:{person}"
    for seat_state in state.seats.values():
        guest = seat_state.occupant.person
        if state.status is Status.LOBBY and guest is not None and seat_state.person is None:
            return f"again:{state.id}:{state.seq}:{guest}"
    return None


async def live(url: str, seed: int, unanswered: str) -> None:
    """Play until killed."""
    async with await Store.open(url) as store:
        tables = Tables(
            store,
            {"brouc": BROUC},
            {"brouc": COMPUTERS},
            pauses=QUICK,
            rng=random.Random(seed),
            thinkers=Thinkers({"brouc": COMPUTERS}, Crew(InlineWorker)),
            limits=NO_LIMITS,
        )
        tables.subscribe(hear)
        await tables.resume()
        for live in await tables.live():
            await tables.state(live)  # Resumed now, not in the background.
        say("ready")
        opened = await tables.open(ANNA, GUILD, CHANNEL, Options(), cause="open", game="brouc")
        table = opened.state.id if opened.state is not None else 0
        for person, seat in ((ANNA, "N"), (CARLA, "S")):
            await tables.sit(table, person, seat, cause=f"sit:{person}")
        await tables.fill(table, ANNA, None, Level.BEGINNER, cause="fill")
        await tables.start(table, ANNA, cause="start")
        cause: str | None = unanswered
        while True:
            state = await tables.state(table)
            assert state is not None
            if cause:
                say("asks", cause)
                outcome = await ask(tables, state, cause)
                say("gets", cause, type(outcome).__name__)
            await asyncio.sleep(0.001)
            state = await tables.state(table)
            assert state is not None
            cause = wish(state)


async def warm_up() -> None:
    """Open a store once, so that everything is imported before the first fork."""
    with tempfile.TemporaryDirectory() as folder:
        async with await Store.open(f"sqlite+aiosqlite:///{folder}/warm.sqlite"):
            pass


def serve(url: str) -> None:
    """Fork one player per line."""
    asyncio.run(warm_up())
    for line in sys.stdin:
        seed, _, unanswered = line.strip().partition(" ")
        pid = os.fork()
        if pid == 0:
            try:
                asyncio.run(live(url, int(seed), unanswered))
            finally:
                os._exit(70)
        say("player", pid)
        _, status = os.waitpid(pid, 0)
        say("gone", pid, os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    serve(sys.argv[1])
