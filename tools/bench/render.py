"""Time and size of each picture of each game, with lower bounds.

python -m tools.bench.render [--games NAME …] [--pictures N]

The pictures are those of a random match, in the order in which a table shows them, so caches are as
warm as at a table. Two bounds are measured in the same run, on the same pictures: pasting ready
card images onto a background of the same size (``paste``), and encoding the finished image in its
final format (``used``). ``ratio`` is a picture's median over the sum of the two.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from itertools import cycle, islice
from typing import TypeVar

from PIL import Image

from brouc.cards import PACK
from gamekit.api.game import Game
from gamekit.api.scenes import Look, Picture, Scene
from games.registry import games
from render.cards.faces import face
from render.charts.leaderboard import LeaderboardRow, LeaderboardRows, leaderboard
from render.style.picture import finish
from tools.conformance import shown
from tools.conformance.subject import Subject
from tools.conformance.walks import walk

T = TypeVar("T")
Make = Callable[[], Picture]
NAMES = ("Anna", "Bertrand", "Célestine", "Dölf")
SEED = 3
"""Seed of the match, with rare calls so that deals are played out."""


def scenes(game: Game) -> dict[str, list[Make]]:
    """Pictures of a match by kind, in drawing order."""
    if game.scenes is None:
        return {}
    names = dict(zip(game.rules.seats, NAMES, strict=False))
    found: dict[str, list[Make]] = {}
    for scene in scenes_of(game):
        made = partial(game.scenes.draw, scene, names, Look())
        found.setdefault(scene.kind, []).append(made)
    return found


def scenes_of(game: Game) -> Iterator[Scene]:
    """Yield the board after each action, the hands, and the replay of each deal."""
    subject = Subject(game)
    rules, at = subject.rules, subject.at("fr", offers=shown.OFFERS)
    for state in walk(rules, SEED).states:
        yield from shown.scenes(subject, state, at)
        awaited, replay = rules.next(state), subject.game.replay
        if replay is not None and awaited.awaits in ("deal", "nothing") and awaited.deal > 1:
            view = rules.view(state, None)
            for step in replay.stops(view):
                scene = replay.step(view, step, at, None).scene
                if scene is not None:
                    yield scene
            film = replay.film(view, at, None)
            if film is not None:
                yield film


def board_of_people() -> Picture:
    """The leaderboard, which belongs to no game."""
    rows = LeaderboardRows(
        "L'Etivaz",
        ("données", "prises"),
        "Coches",
        tuple(LeaderboardRow(i + 1, n, (30 - i, i), 9, "1600") for i, n in enumerate(NAMES)),
        "cote",
    )
    return leaderboard(rows)


def pasted(cards: list[Image.Image], ground: Image.Image) -> Image.Image:
    """Paste ready cards on a background: the simplest possible picture."""
    out = ground.copy()
    for i, card in enumerate(cards):
        out.paste(card, (20 + 110 * (i % 8), 40 + 200 * (i // 8)), card)
    return out


def timed(call: Callable[[], T]) -> tuple[float, T]:
    """Call and return the milliseconds of processor time with the result."""
    start = time.process_time()
    made = call()
    return (time.process_time() - start) * 1000, made


def measure(named: dict[str, Game], count: int) -> None:
    """Print one line a scene."""
    print(
        f"{'scene':18} {'n':>4} {'mean':>7} {'median':>7} {'p99':>7} {'KiB':>6} {'max':>6}", end=""
    )
    print(f" {'paste':>6} {'used':>7} {'ratio':>6}   (ms)")
    for name, game in named.items():
        for kind, makes in scenes(game).items():
            _measure(f"{name} {kind}", makes, count if kind != "film" else max(2, count // 60))
    _measure("leaderboard", [board_of_people], count)


def _measure(label: str, makes: list[Make], count: int) -> None:
    # From the middle of the match: the first pictures fill the caches.
    sample = list(islice(cycle(makes), len(makes) // 2, len(makes) // 2 + count))
    for make in sample[: min(40, count // 4)]:
        make()
    cards = [face(card, 200) for card in PACK[: 8 if label.endswith("hand") else 4]]
    spent, used, paste, sizes = [], [], [], []
    for make in sample:
        took, picture = timed(make)
        spent.append(took)
        sizes.append(len(picture.data) / 1024)
        if picture.format != "jpeg" and not label.endswith("film"):
            print(f"  ({label}: a {picture.format})")
        image = Image.open(BytesIO(picture.data)).convert("RGB")
        ground = Image.new("RGB", image.size, (90, 60, 30))
        used.append(timed(partial(finish, image, "", ""))[0])
        paste.append(timed(partial(pasted, cards, ground))[0])
    bounds = [statistics.median(values) for values in (paste, used)]
    median = statistics.median(spent)
    p99 = sorted(spent)[max(0, round(len(spent) * 0.99) - 1)]
    print(
        f"{label:18} {len(spent):4} {statistics.mean(spent):7.1f} {median:7.1f} {p99:7.1f}"
        f" {statistics.median(sizes):6.1f} {max(sizes):6.1f} {bounds[0]:6.2f} {bounds[1]:7.1f}"
        f" {median / sum(bounds):6.2f}"
    )


def main() -> None:
    """Run the command."""
    what = "Time and size of each picture of each game, with lower bounds."
    parser = argparse.ArgumentParser(prog="python -m tools.bench.render", description=what)
    parser.add_argument("--games", nargs="+", default=None, help="only these")
    parser.add_argument("--pictures", type=int, default=200, help="pictures of each scene")
    asked = parser.parse_args()
    named = {n: g for n, g in games().items() if asked.games is None or n in asked.games}
    measure(named, asked.pictures)


if __name__ == "__main__":
    main()
