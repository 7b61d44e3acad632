"""Files and functions that one card click enters: ``python -m tools.bench.path``.

A bot in this process, drawing in threads, against the fake Discord. Four people play by direct
message; one press is profiled, from its event to the last edit that it causes. The product's own
functions count, drawing (``render`` and the games' ``pictures``) and worker processes apart.
``--list`` prints the functions in the order of their first call, with the steps of
docs/architecture.md that name them. Another checkout is measured by its own module.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any, Final

from base.tasks import cancelled
from cogs.client import BroucBot
from db import Store
from db.core.engine import sqlite_url
from games.registry import games
from tables.decisions.pauses import Pauses
from tools.bench.filling import HERE
from tools.bench.tables import Evening
from tools.fake_discord.launch import redirected
from tools.fake_discord.server import TOKEN, FakeDiscord

ROOT: Final = f"{HERE}/"
APART: Final = ("tests", "tools", "play", "render", "pictures", "workers", "site-packages")
"""Folders that are not the product, and folders that draw."""
DRAWING: Final = tuple(
    f"games/cardgame/{name}.py"
    for name in ("scene", "kinds", "pictures", "board_parts", "hand_parts", "recap_parts", "final")
)
"""Drawing modules in a folder with others."""
QUIET_S: Final = 1.5
"""Seconds after which a press has had all its effects."""
NEVER_MS: Final = 3_600_000
"""Interval of the heartbeat, which no click causes."""


class Profile:
    """Functions entered while it is on, in the order of their first call."""

    def __init__(self) -> None:
        self.on = False
        self.entered: dict[CodeType, int] = {}
        self.stored = 0
        """Number of functions entered before the journal appends."""
        self._ours: dict[CodeType, bool] = {}

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        """Count a call; the interpreter's profile function."""
        if not self.on or event != "call":
            return
        code = frame.f_code
        if code not in self._ours:
            name = code.co_filename
            folders = name.removeprefix(ROOT).split("/")[:-1]
            draws = name.endswith(DRAWING) or bool({*folders} & {*APART})
            self._ours[code] = name.startswith(ROOT) and not draws
        if not self._ours[code]:
            return
        if code.co_filename.endswith("journals.py") and code.co_name == "append":
            self.stored = self.stored or len(self.entered)
        self.entered[code] = self.entered.get(code, 0) + 1

    def files(self, first: int | None = None) -> list[str]:
        """Files of the first functions, each once."""
        return [*dict.fromkeys(code.co_filename for code in [*self.entered][:first])]

    def lines(self) -> Iterator[str]:
        """Functions by file in the order of their first call; a step begins a line."""
        page = (HERE / "docs/architecture.md").read_text(encoding="utf-8")
        found = re.findall(r"^(\d+)\. (.+(?:\n   .+)*)", page, re.MULTILINE)
        steps = {number: re.findall(r"`([^`]+)`", text) for number, text in found}
        line, told = "", set[str]()
        for code in self.entered:
            file, name = code.co_filename.removeprefix(ROOT), code.co_qualname
            naming = (  # A step names a function with its file, or with its class.
                number
                for number, names in steps.items()
                if number not in told and (name in names or {file, code.co_name} <= {*names})
            )
            step = next(naming, None)
            if step or not line.startswith(file):
                yield from [line] if line else []
                yield from [f"-- step {step}"] if step else []
                told |= {step} if step else set()
                line = f"{file}: {name}"
            else:
                line += f", {name}"
        yield line


async def measure(profile: Profile, seed: int) -> None:
    """Play until a card can be pressed, and profile one press of the second trick."""
    with tempfile.TemporaryDirectory() as folder:
        url = sqlite_url(Path(folder) / "path.sqlite")
        async with FakeDiscord() as fake, await Store.open(url) as store:
            fake.rest.limits.on = False
            evening = Evening(fake, 1)
            with redirected(fake.address):
                pauses, rng = Pauses(heartbeat=NEVER_MS), Random(seed)
                async with BroucBot(store, games(), pauses=pauses, rng=rng) as bot:
                    running = asyncio.create_task(bot.start(TOKEN))
                    while not (fake.world.commands and fake.gateway.sessions):  # noqa: ASYNC110
                        await asyncio.sleep(0.1)
                    await evening.sit_down(evening.parties)
                    (party,) = evening.parties
                    for number in range(6):
                        profile.on = number == 5
                        await party.reach_card()
                        await party.play_card()
                        await asyncio.sleep(QUIET_S)
                    profile.on = False
                await cancelled(running)


def main() -> None:
    """Run the command."""
    what = "Files and functions that one card click enters."
    parser = argparse.ArgumentParser(prog="python -m tools.bench.path", description=what)
    parser.add_argument("--seed", type=int, default=1, help="of the deal, by which counts differ")
    parser.add_argument("--list", action="store_true", help="print the functions in order")
    arguments = parser.parse_args()
    profile = Profile()
    threading.setprofile(profile)
    sys.setprofile(profile)
    asyncio.run(measure(profile, arguments.seed))
    files = profile.files()
    if arguments.list:
        print(*profile.lines(), sep="\n")
    calls = sum(profile.entered.values())
    print(f"{len(files)} files, {len(profile.entered)} functions, {calls} calls")
    before = profile.files(profile.stored)
    print(f"until its entry is stored: {len(before)} files, {profile.stored} functions")


if __name__ == "__main__":
    main()
