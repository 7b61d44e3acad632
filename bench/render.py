"""How long each picture takes and how large it is, beside what cannot be avoided.

    python -m bench.render [--pictures N] [--encodings] [--memory N]

Two bounds are measured in the same run, on the same views: pasting ready card images onto a
background of the same size (``paste``), and encoding the finished image as PNG with Pillow
(``png``). ``ratio`` is a picture's median over the sum of the two; the second ratio, stricter,
puts the encoding that is really used (``used``) in the place of PNG.
"""

from __future__ import annotations

import argparse
import gc
import resource
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from itertools import cycle, islice, product
from random import Random
from typing import TypeVar

from PIL import Image

from brouc.actions import Action, Book, Deal, Declare, Dehors, Play
from brouc.cards import PACK
from brouc.match import MatchState, apply, legal_actions
from brouc.ruleset import RuleSet
from brouc.seats import SEATS, PerSeat, Seat, Team
from brouc.view import View, view
from games.api.scenes import Look, Picture
from games.brouc.pictures import (
    BestMarriage,
    FinalFacts,
    animation,
    board,
    final,
    hand,
    recap,
    replay_step,
    slate,
)
from render.cards.faces import face
from render.charts.leaderboard import LeaderboardRow, LeaderboardRows, leaderboard
from render.style.picture import finish

NAMES = PerSeat("Anna", "Bertrand", "Célestine", "Dölf")
T = TypeVar("T")
Make = Callable[[View], Picture]


def walk(seed: int) -> Iterator[MatchState]:
    """The states of a match of random legal play: every marriage is declared, and who stands at
    31 calls dehors."""
    rng = Random(seed)
    state = MatchState(RuleSet())
    while state.winner is None:
        pack = list(PACK)
        rng.shuffle(pack)
        state = apply(state, Deal(state.next_dealer or Seat.SOUTH, tuple(pack)))
        yield state
        while state.running and state.deal is not None:
            state = apply(state, _next(state, state.deal.turn, rng))
            yield state


def _next(state: MatchState, turn: Seat | None, rng: Random) -> Action:
    if turn is None:
        return Book()
    if state.slate[turn.team] >= 31:
        return Dehors(turn)
    legal = legal_actions(state, turn)
    said = [action for action in legal if isinstance(action, Declare)]
    return said[0] if said else rng.choice([a for a in legal if isinstance(a, Play)])


def scenes() -> dict[str, tuple[Make, list[View]]]:
    """Each scene with the views it is drawn of."""
    states = list(islice(walk(1), 400))
    public = [view(state, None) for state in states]
    over = [v for v in public if v.deal and v.deal.result and len(v.deal.tricks) == 8]
    private = [view(s, s.deal.turn) for s in states if s.running and s.deal and s.deal.turn]
    *_, won = walk(2)
    facts = FinalFacts(5000, BestMarriage(Seat.NORTH, PACK[0].suit, 60))
    rows = LeaderboardRows(
        "L'Etivaz",
        ("données", "prises"),
        "Coches",
        tuple(LeaderboardRow(i + 1, n, (30 - i, i), 9, "1600") for i, n in enumerate(NAMES)),
        "cote",
    )
    return {
        "board": (lambda v: board(v, NAMES), public),
        "hand": (lambda v: hand(v, NAMES), private),
        "slate": (lambda v: slate(v, Team.NS, NAMES), public),
        "recap": (lambda v: recap(v, NAMES), over),
        "final": (lambda v: final(v, NAMES, Look(), facts), [view(won, None)]),
        "leaderboard": (lambda v: leaderboard(rows), public[:1]),
        "replay step": (lambda v: replay_step(v, v.deal.number % 33 if v.deal else 0, NAMES), over),
        "animation": (lambda v: animation(v, NAMES), over),
    }


def opened(picture: Picture) -> Image.Image:
    """The pixels of a picture."""
    return Image.open(BytesIO(picture.data)).convert("RGB")


def encoded(image: Image.Image, form: str, **options: object) -> bytes:
    """The image in another format."""
    out = BytesIO()
    image.save(out, form, **options)
    return out.getvalue()


def pasted(cards: list[Image.Image], ground: Image.Image) -> Image.Image:
    """Ready cards on a background: the plainest picture there is."""
    out = ground.copy()
    for i, card in enumerate(cards):
        out.paste(card, (20 + 110 * (i % 8), 40 + 200 * (i // 8)), card)
    return out


def timed(call: Callable[[], T]) -> tuple[float, T]:
    """Milliseconds of the processor for one call, and what it returns."""
    start = time.process_time()
    made = call()
    return (time.process_time() - start) * 1000, made


def measure(count: int) -> None:
    """Print one line a scene."""
    print(f"{'scene':12} {'n':>4} {'median':>7} {'p99':>7} {'KiB':>6} {'max':>6}", end="")
    print(f" {'paste':>6} {'png':>7} {'ratio':>6} {'used':>7} {'ratio':>6}   (ms)")
    for name, (make, views) in scenes().items():
        few = count if name != "animation" else max(2, count // 60)
        sample = list(islice(cycle(views), few))
        for v in sample[:40]:
            make(v)
        cards = [face(card, 200) for card in PACK[: 8 if name == "hand" else 4]]
        spent, png, used, paste, sizes = [], [], [], [], []
        for v in sample:
            took, picture = timed(partial(make, v))
            spent.append(took)
            sizes.append(len(picture.data) / 1024)
            image = opened(picture)
            ground = Image.new("RGB", image.size, (90, 60, 30))
            png.append(timed(partial(encoded, image, "PNG"))[0])
            used.append(timed(partial(finish, image, "", ""))[0])
            paste.append(timed(partial(pasted, cards, ground))[0])
        bounds = [statistics.median(values) for values in (paste, png, used)]
        median = statistics.median(spent)
        p99 = sorted(spent)[max(0, round(len(spent) * 0.99) - 1)]
        print(
            f"{name:12} {len(spent):4} {median:7.1f} {p99:7.1f} {statistics.median(sizes):6.1f}"
            f" {max(sizes):6.1f} {bounds[0]:6.2f} {bounds[1]:7.1f}"
            f" {median / (bounds[0] + bounds[1]):6.2f} {bounds[2]:7.1f}"
            f" {median / (bounds[0] + bounds[2]):6.2f}"
        )


def ways() -> dict[str, Callable[[Image.Image], bytes]]:
    """The encodings to compare."""

    def palette(image: Image.Image, method: Image.Quantize) -> bytes:
        return encoded(image.quantize(256, method, dither=Image.Dither.NONE), "PNG")

    out: dict[str, Callable[[Image.Image], bytes]] = {
        "PNG full colour": lambda i: encoded(i, "PNG"),
        "PNG 256, median cut": lambda i: palette(i, Image.Quantize.MEDIANCUT),
        "PNG 256, fast octree": lambda i: palette(i, Image.Quantize.FASTOCTREE),
        "WebP lossless": lambda i: encoded(i, "WEBP", lossless=True, method=0),
    }
    for quality in (75, 82, 90):
        for method in (0, 2, 4):
            way = partial(encoded, form="WEBP", quality=quality, method=method)
            out[f"WebP {quality}, method {method}"] = way
    for quality, subsampling in product((66, 76, 86), ("4:2:0", "4:4:4")):
        way = partial(encoded, form="JPEG", quality=quality, subsampling=subsampling)
        out[f"JPEG {quality}, {subsampling}"] = way
    return out


def encodings() -> None:
    """Print what each format would cost for the three pictures that are sent most."""
    print(f"{'scene':8} {'encoding':22} {'ms':>8} {'KiB':>8}")
    for name, (make, views) in list(scenes().items())[:3]:
        images = [opened(make(v)) for v in views[5:205:20]]
        for label, way in ways().items():
            results = [timed(partial(way, image)) for image in images]
            spent = statistics.median(took for took, _ in results)
            size = statistics.median(len(data) / 1024 for _, data in results)
            print(f"{name:8} {label:22} {spent:8.1f} {size:8.1f}")


def memory(count: int) -> None:
    """Draw many pictures and print how the process grows."""
    states = [s for seed in range(30) for s in islice(walk(seed), 300)]
    rng = Random(7)
    print("pictures   peak MiB")
    for n in range(1, count + 1):
        state = rng.choice(states)
        seat = rng.choice(SEATS)
        match n % 3:
            case 0:
                board(view(state, None), NAMES, bottom=seat)
            case 1:
                hand(view(state, seat), NAMES)
            case _:
                slate(view(state, None), seat.team, NAMES)
        if n % (count // 10) == 0:
            gc.collect()
            unit = 1024 if sys.platform != "darwin" else 1024 * 1024
            print(f"{n:8} {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit:10.1f}")


def main() -> None:
    """Run what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.render", description=__doc__)
    parser.add_argument("--pictures", type=int, default=200, help="pictures of each scene")
    parser.add_argument("--encodings", action="store_true", help="compare formats instead")
    parser.add_argument("--memory", type=int, default=0, help="draw so many and watch memory")
    asked = parser.parse_args()
    if asked.encodings:
        encodings()
    elif asked.memory:
        memory(asked.memory)
    else:
        measure(asked.pictures)


if __name__ == "__main__":
    main()
