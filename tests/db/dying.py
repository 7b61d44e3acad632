"""A process that uses a database and dies at a chosen step of opening or closing it.

Started once, it makes a child for every line on stdin ("URL STEP") by forking, which spares the
time of imports. The child opens the store, writes, prints ``open`` and closes it. It kills itself
at the STEP-th line that it runs of ``db.core.opening`` and ``db.core.wal_guard``. At step 0 it
stays
open until it is killed; at step -1 likewise, after so many writes that the log has been emptied.
At its end ``gone STATUS`` is printed.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any

from db import Store
from db.core import opening
from db.core import wal_guard as marker
from db.core.engine import WRITES

WATCHED = {opening.__file__, marker.__file__}


def killer(step: int) -> Callable[[FrameType, str, Any], Any]:
    """A tracer that ends the process at the step-th line of what is watched."""
    lines = 0

    def trace(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal lines
        if frame.f_code.co_filename not in WATCHED:
            return None
        if event == "line":
            lines += 1
            if lines == step:
                os.kill(os.getpid(), signal.SIGKILL)
        return trace

    return trace


async def use(url: str, step: int) -> None:
    if step > 0:
        sys.settrace(killer(step))
    store = await Store.open(url)
    for _ in range(WRITES + 5 if step < 0 else 1):
        await store.values.set("life", f"{step}")
    os.write(1, b"open\n")
    if step <= 0:
        threading.Event().wait()
    await store.close()


def main() -> None:
    for line in sys.stdin:
        url, step = line.split()
        child = os.fork()
        if child == 0:
            if int(step) <= 0:
                os.write(1, f"{os.getpid()}\n".encode())
            asyncio.run(use(url, int(step)))
            os._exit(0)
        _, status = os.waitpid(child, 0)
        os.write(1, f"gone {status}\n".encode())


if __name__ == "__main__":
    main()
