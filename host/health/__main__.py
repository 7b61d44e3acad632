"""Health check: ``python -m host.health [alive | ready]``, for containers, cron and people.

It requests the port of ``BROUC_HEALTH``; without one it reads the time of the running bot's last
heartbeat from the store. Exit status: 0 well, 1 not (a line says why), 2 wrong arguments.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
import urllib.error
import urllib.request
from typing import Final

from base.cli import run
from base.env import read_env
from host.health import SETTING, Address

PATIENCE: Final = 5.0
"""Seconds until the port must answer."""
OLD: Final = 60.0
"""Age in seconds of an outdated heartbeat; the bot writes one every five."""


def main(arguments: list[str] | None = None, prog: str = "python -m host.health") -> int:
    """Run the command; return the exit status."""
    parser = argparse.ArgumentParser(prog=prog, description="Is the bot well?")
    parser.add_argument(
        "what",
        nargs="?",
        choices=("alive", "ready"),
        default="alive",
        help="alive: the program answers; ready: people can play, too",
    )
    options = parser.parse_args(arguments)
    read_env()
    try:
        address = Address.read(os.environ.get(SETTING, ""))
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    if address is None:
        return asyncio.run(_by_store())
    return _by_port(address.url + {"alive": "/healthz", "ready": "/readyz"}[options.what])


def _by_port(url: str) -> int:
    # Never use a proxy for the same machine.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(url, timeout=PATIENCE) as answer:
            print(answer.read().decode().strip())
            return 0
    except urllib.error.HTTPError as error:
        print(error.read().decode().strip(), file=sys.stderr)
    except OSError as error:
        reason = getattr(error, "reason", error)
        print(f"{url} does not answer ({type(reason).__name__}).", file=sys.stderr)
    return 1


async def _by_store() -> int:
    # Imported here: the check by port runs often and needs none of it.
    from db import DEFAULT_URL, StoreError
    from db.maintenance.upkeep import glance
    from tables.runtime.downtime import HEARTBEAT, last_reached

    try:
        written = await glance(os.environ.get("BROUC_DATABASE") or DEFAULT_URL, HEARTBEAT)
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1
    moment = last_reached(written)
    if not moment:
        told = "The database has no heartbeat: no bot has connected to Discord on it yet."
        print(told, file=sys.stderr)
        return 1
    ago = time.time() - moment / 1000
    line = f"People reached the bot {max(0.0, ago):.0f} s ago."
    print(line, file=sys.stderr if ago > OLD else sys.stdout)
    return 1 if ago > OLD else 0


if __name__ == "__main__":
    sys.exit(run(main))
