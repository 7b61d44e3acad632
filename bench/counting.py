"""What counting costs a card: ``python bench/counting.py``.

An evening of the real bot in a virtual Discord is counted; what one step of each kind costs is
measured beside an empty call, in processor time. Nobody reads the figures meanwhile, which is how
most bots run.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from signs import trail
from signs.counted import FIGURES
from signs.figures import Count, Times
from signs.trail import Trail
from tests.cogs.pages import begin
from tests.e2e.evening import evening

CARDS = 12
ROUNDS = 100_000
TRAILS = 12
"""Changes of the trail a card: the click, the request, and each message that is redrawn."""


def counted() -> tuple[int, float]:
    """How often something was counted, and timed, since the start."""
    counts = sum(sum(one.values.values()) for one in FIGURES if isinstance(one, Count))
    times = sum(
        sum(spread.counts)
        for one in FIGURES
        if isinstance(one, Times)
        for spread in one.values.values()
    )
    return times, counts


async def played() -> tuple[float, float, float]:
    """Times seen and things counted a card; processor seconds a card, without pictures' workers."""
    with tempfile.TemporaryDirectory() as folder:
        async with evening(Path(folder)) as world:
            table = await begin(world)
            await world.env.settle()
            before, began = counted(), time.process_time()
            for _ in range(CARDS):
                state = await world.state(table)
                person = world.people["NWSE".index(state.turn or "")]
                view: Any = state.game.view(state.match, state.turn)
                card = next(action.card.text for action in view.legal if hasattr(action, "card"))
                await person.slash(world.channel, "play", card=card)
                await world.env.settle()
            took, after = time.process_time() - began, counted()
    times, counts = (late - early for late, early in zip(after, before, strict=True))
    return times / CARDS, counts / CARDS, took / CARDS


def microseconds(step: Callable[[], object]) -> float:
    """What a step costs more than an empty call; the best of five."""

    def spent(what: Callable[[], object]) -> float:
        began = time.process_time()
        for _ in range(ROUNDS):
            what()
        return time.process_time() - began

    return max(0.0, min(spent(step) - spent(lambda: None) for _ in range(5))) / ROUNDS * 1e6


def main() -> None:
    """Print the table."""
    some, many = Times("some", "", "kind"), Count("many", "", "kind")

    def timed() -> None:
        with some.during("act"):
            pass

    def followed() -> None:
        with trail.caused("987654321", 7):
            pass

    times, counts, card = asyncio.run(played())
    see, add, follow = microseconds(timed), microseconds(lambda: many.add("a")), 0.0
    follow = max(microseconds(followed), microseconds(lambda: trail.take_up(Trail("9", 7))))
    whole = times * see + counts * add + TRAILS * follow
    print(f"a time {see:.2f} µs, a count {add:.2f} µs, a change of the trail {follow:.2f} µs")
    print(f"a card: {times:.0f} times, {counts:.0f} counts, {TRAILS} changes of the trail")
    print(f"together {whole:.0f} µs of a card's {card * 1000:.0f} ms ({whole / card / 1e4:.2f} %)")


if __name__ == "__main__":
    main()
