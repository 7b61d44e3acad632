"""What the pictures of a card cost: ``python -m bench.pictures --tables 16 --cards 400``.

Tables of each game play by turns in one process, each with people, portraits and sheets of its
own. After each card three pictures are drawn and written, as a drawing worker does: the board, the
hand it left, and the hand that is next. Milliseconds are of processor time; ``written``: the part
of them that JPEG takes. ``--checkouts`` measures several worktrees by turns, so that what else the
machine does is in all of them alike.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image

from games.api.game import Game
from games.api.scenes import DrawnAhead, Look, Portrait, Scene
from games.conformance.subject import Subject
from games.conformance.walks import walk
from games.registry import games

KINDS = ("board", "hand left", "hand next")
SEED = 3
"""Of the first table: a match in which people call seldom."""


@dataclass
class Spent:
    """What one kind of picture cost."""

    times: list[float] = field(default_factory=list)
    sizes: list[float] = field(default_factory=list)
    written: float = 0.0


def cards(subject: Subject, table: int) -> Iterator[tuple[Scene, ...]]:
    """The pictures of each card of a match, in the order of :data:`KINDS`."""
    rules, face = subject.rules, subject.game.face
    states = walk(rules, SEED + 4 * table).states
    for before, after in pairwise(states):
        left, then = rules.next(before), rules.next(after)
        if left.awaits != "turn" or then.awaits != "turn" or left.seat == then.seat:
            continue
        at = subject.at("fr", help="hints")
        looking = subject.at("fr", help="hints", looks_on=True)
        panels = (
            face.board(rules.view(after, None), at),
            face.hand(rules.view(after, left.seat), looking),
            face.hand(rules.view(after, then.seat), at),
        )
        yield tuple(panel.scene for panel in panels if panel.scene is not None)


def measure(game: Game, tables: int, count: int) -> dict[str, Spent]:
    """Draw so many cards' pictures; as many before, for the caches, and the game's cards."""
    assert game.scenes is not None
    if isinstance(game.scenes, DrawnAhead):
        for piece in game.scenes.pieces(Look()):
            piece()
    subject = Subject(game)
    evenings = []
    for table in range(tables):
        names = {seat: f"{name} {table}" for seat, name in subject.names.items()}
        faces = tuple(
            (seat, Portrait(initials=f"{name[0]}{table % 10}")) for seat, name in names.items()
        )
        evenings.append((cards(subject, table), names, Look(portraits=faces)))
    spent = {kind: Spent() for kind in KINDS}
    written = _watched()
    for turn in range(-count, count):
        played, names, look = evenings[turn % tables]
        for kind, scene in zip(KINDS, next(played, ()), strict=False):
            before, began = written[0], time.process_time()
            picture = game.scenes.draw(scene, names, look)
            took = time.process_time() - began
            if turn >= 0:
                spent[kind].times.append(1000 * took)
                spent[kind].sizes.append(len(picture.data) / 1024)
                spent[kind].written += 1000 * (written[0] - before)
    return spent


def _watched() -> list[float]:
    """Seconds that JPEG has taken so far: a list of one number that grows."""
    total, save = [0.0], Image.Image.save

    def watched(self: Image.Image, *arguments: Any, **options: Any) -> None:
        began = time.process_time()
        save(self, *arguments, **options)
        total[0] += time.process_time() - began

    Image.Image.save = watched  # type: ignore[method-assign]
    return total


def report(named: dict[str, Game], tables: int, count: int) -> None:
    """Print a line for each kind of picture, and one for each card."""
    print(f"{'':20} {'ms':>6} {'median':>7} {'p95':>6} {'written':>8} {'KiB':>7} {'most':>6}")
    for name, game in named.items():
        spent = measure(game, tables, count)
        whole = [0.0, 0.0, 0.0]
        for kind, one in spent.items():
            if not one.times:
                continue
            n = len(one.times)
            mean, size, written = sum(one.times) / n, sum(one.sizes) / n, one.written / n
            whole = [a + b for a, b in zip(whole, (mean, written, size), strict=True)]
            p95 = sorted(one.times)[round(0.95 * (n - 1))]
            print(
                f"{name + ' ' + kind:20} {mean:6.2f} {statistics.median(one.times):7.2f}"
                f" {p95:6.2f} {written:8.2f} {size:7.1f} {max(one.sizes):6.1f}"
            )
        print(f"{name + ', a card':20} {whole[0]:6.2f} {'':14} {whole[1]:8.2f} {whole[2]:7.1f}")


def main() -> None:
    """Measure, here or in each checkout by turns."""
    parser = argparse.ArgumentParser(prog="python -m bench.pictures", description=__doc__)
    parser.add_argument("--games", nargs="+", default=None, help="only these")
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--cards", type=int, default=400, help="cards of each game")
    parser.add_argument("--checkouts", nargs="+", type=Path, help="worktrees, by turns")
    parser.add_argument("--rounds", type=int, default=2, help="how often each has its turn")
    asked = parser.parse_args()
    if asked.checkouts:
        here = ["--tables", str(asked.tables), "--cards", str(asked.cards)]
        here += ["--games", *asked.games] if asked.games else []
        for checkout in asked.checkouts * asked.rounds:
            print(f"\n{checkout.name}", flush=True)
            environment = dict(os.environ, PYTHONPATH=str(checkout))
            # As a script it would find what lies in this folder before the checkout's rooms.
            run = (
                f"import runpy; runpy.run_path({str(Path(__file__).resolve())!r}, None, '__main__')"
            )
            command = [sys.executable, "-c", run, *here]
            subprocess.run(command, cwd=checkout, env=environment, check=True)
        return
    named = {n: g for n, g in games().items() if asked.games is None or n in asked.games}
    report(named, asked.tables, asked.cards)


if __name__ == "__main__":
    main()
