"""A process that appends as fast as it can until it is killed, telling each accepted append.

Started once, it makes a writer for every line on stdin ("URL TABLE") by forking, which spares the
time of imports. The writer prints its process id, then ``seq cause`` after each
append.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import sys

from db import LIVE, Appended, NewEntry, Repeated, Store


async def write(url: str, table: int) -> None:
    store = await Store.open(url)
    (found,) = (one for one in await store.journals.heads(status=LIVE) if one.table == table)
    seq = found.seq
    for number in itertools.count():
        cause = f"{os.getpid()} {number}"
        new = [NewEntry("acted", str(seq + i), seq + i) for i in range(1 + number % 3)]
        outcome = await store.journals.append(table, seq, new, cause, found.head)
        assert isinstance(outcome, Appended), outcome
        # One write of less than a pipe's buffer is not cut in two by a kill.
        os.write(1, f"{seq + 1} {cause}\n".encode())
        seq = outcome.seq
        if number % 10 == 9:
            again = await store.journals.append(table, 0, new, cause, found.head)
            assert isinstance(again, Repeated), again


def main() -> None:
    for line in sys.stdin:
        url, table = line.split()
        child = os.fork()
        if child == 0:
            print(os.getpid(), flush=True)
            asyncio.run(write(url, int(table)))
        os.waitpid(child, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main()
