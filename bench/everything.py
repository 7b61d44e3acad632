"""All that docs/performance.md tells of tables, restarts, thinking and the store, in one go.

``python -m bench.everything OLD --out FILE`` (``make bench-all OLD=../v0.1.0``) measures this
checkout beside an earlier release, in turns, and writes Markdown tables with a column for each. On
an idle machine with two cores it takes about 25 minutes; ``--only tables restart`` does a part.
What fails is said in the table's place, and the rest goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from bench import figures, postgres, restart, store, tables, thinking
from bench.figures import Setting, table

NOW, BEFORE = "now", "v0.1.0"
LONGEST_S = 120.0
"""For so long a start of the earlier release is watched; its last names come after 400 s."""
Columns = dict[str, Mapping[str, str]]


class Bench:
    """This checkout and an earlier one."""

    def __init__(self, old: Path, quick: bool) -> None:
        """``quick``: everything so short that it only shows whether it runs."""
        self.checkouts = {BEFORE: old.resolve(), NOW: tables.HERE}
        self._quick = quick

    def seconds(self, usual: float) -> float:
        """How long something is measured."""
        return 8.0 if self._quick else usual

    def number(self, usual: int) -> int:
        """How many tables there are."""
        return min(usual, 6) if self._quick else usual

    # -- people at tables --------------------------------------------------------------------------

    def played(self, title: str, setting: Setting, who: Iterable[str]) -> str:
        """People play in each checkout, by turns."""
        columns: Columns = {}
        for name in who:
            found = asyncio.run(tables.measure(replace(setting, checkout=self.checkouts[name])))
            columns[name] = figures.rows(found)
        return table(title, columns)

    def tables(self) -> str:
        """A card, where one core is enough and where it is not."""
        both, now, here = (BEFORE, NOW), (NOW,), tables.HERE
        some, many = self.number(16), self.number(128)
        one = Setting(here, some, 1, self.seconds(25), warm=2)
        full = Setting(here, many, 1, self.seconds(20), warm=2)
        return "\n\n".join(
            (
                self.played(f"{some} tables, one core", one, both),
                self.played(f"{many} tables, one core", full, now),
                self.played(f"{many} tables, two cores", replace(full, cores=2), now),
            )
        )

    def asked(self) -> str:
        """Films and hints asked for while others play."""
        some, at_once = self.number(12), self.number(12)
        setting = Setting(tables.HERE, some, 2, self.seconds(15), asked=at_once)
        title = f"{some} tables, {at_once} films and {at_once} hints asked at once"
        return self.played(title, setting, (BEFORE, NOW))

    # -- starts ------------------------------------------------------------------------------------

    def restart(self) -> str:
        """Starts with live tables, and what a card costs beside idle ones."""
        few, many, playing = self.number(100), self.number(1000), self.number(50)
        playing = min(playing, few)
        seconds = self.seconds(20)
        old, once = self.checkouts[BEFORE], (signal.SIGTERM,)
        before, _ = asyncio.run(restart.measure(old, few, ends=once, longest=LONGEST_S))
        now, alone = asyncio.run(restart.measure(tables.HERE, few, playing, seconds, once))
        full, beside = asyncio.run(restart.measure(tables.HERE, many, playing, seconds))
        assert alone is not None
        assert beside is not None
        starts = {
            f"{BEFORE}, {few}": before,
            f"{NOW}, {few}": now,
            f"{NOW}, {many}": full,
        }
        cards = {
            f"{few - playing} idle": figures.rows(alone),
            f"{many - playing} idle": figures.rows(beside),
        }
        title = f"{playing} tables play beside idle ones"
        return f"{table('live tables', starts)}\n\n{table(title, cards)}"

    # -- thinking ----------------------------------------------------------------------------------

    def thinking(self) -> str:
        """Fifty tables of three masters each, whose worker is killed."""
        columns: Columns = {}
        many = self.number(50)
        for pure in (True, False):
            for name, checkout in self.checkouts.items():
                found = thinking.measured(checkout, many, 1, self.seconds(20), pure=pure)
                way = "interpreted" if pure else "compiled"
                columns[f"{name}, {way}"] = {
                    what: thinking.told(one) for what, one in found.items()
                }
        return table(f"{many} tables, one worker", columns)

    # -- the store ---------------------------------------------------------------------------------

    def store(self) -> str:
        """Appending, on SQLite and on PostgreSQL."""
        told = [self._appended("SQLite", None)]
        try:
            with postgres.server(durable=True) as server:
                told.append(self._appended("PostgreSQL", server))
        except postgres.NoServerError as error:
            told.append(str(error))
        return "\n\n".join(told)

    def _appended(self, kind: str, server: str | None) -> str:
        columns: Columns = {}
        for width in store.WIDTHS:
            checkouts = list(self.checkouts.values())
            found = store.medians(checkouts, width, 1 if self._quick else 3, 320, server)
            for name, checkout in self.checkouts.items():
                spent, speed, size, shared = found[checkout]
                told = {"processor, ms an action": f"{spent:.2f}", "a second": f"{speed:.0f}"}
                if server is None:
                    told |= {"log, kB an action": f"{size:.1f}", "a commit": f"{shared:.1f}"}
                columns[f"{name}, {width}"] = told
        return table(f"{kind}, tables at once", columns)


def compile_in(checkout: Path) -> None:
    """Compile the players' core, so that thinking is measured both ways, if it is not done."""
    made = checkout / "players" / "build" / "made-from.txt"
    sources = [*(checkout / "players").rglob("*.py"), *(checkout / "games").rglob("*.py")]
    if made.exists() and made.stat().st_mtime > max(one.stat().st_mtime for one in sources):
        return
    environment = os.environ | {"PYTHONPATH": str(checkout)}
    command = [sys.executable, "-m", "players.fast"]
    subprocess.run(command, cwd=checkout, env=environment, check=True, stdout=sys.stderr)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path, help="a worktree of v0.1.0")
    parser.add_argument("--out", type=Path, help="where the tables go besides")
    parser.add_argument("--only", nargs="+", help="parts: tables asked restart thinking store")
    parser.add_argument("--quick", action="store_true", help="only see whether it runs")
    given = parser.parse_args()
    bench = Bench(given.old, given.quick)
    parts: dict[str, Callable[[], str]] = {
        "tables": bench.tables,
        "restart": bench.restart,
        "thinking": bench.thinking,
        "asked": bench.asked,
        "store": bench.store,
    }
    wanted = given.only or list(parts)
    if "thinking" in wanted:
        for checkout in bench.checkouts.values():
            compile_in(checkout)
    began, failed = time.monotonic(), 0
    said = f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[1]:.1f}"
    tell(f"Measured on {said}.", given.out)
    for name in wanted:
        since = time.monotonic()
        try:
            found = parts[name]()
        except Exception:
            traceback.print_exc()
            found, failed = f"{name}: failed", 1
        took, all_took = time.monotonic() - since, time.monotonic() - began
        tell(found, given.out)
        print(f"({name} took {took:.0f} s, all {all_took:.0f} s)", file=sys.stderr, flush=True)
    return failed


def tell(text: str, out: Path | None) -> None:
    """Print, and write where it is kept."""
    print(f"{text}\n", flush=True)
    if out is not None:
        with out.open("a") as file:
            file.write(f"{text}\n\n")


if __name__ == "__main__":
    sys.exit(main())
