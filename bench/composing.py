"""What it costs to compose a hand and a board: ``python -m bench.composing [--rounds 100]``.

The real bot in a virtual Discord, four people, the third trick of a deal of Le Brouc. Milliseconds
of processor time of a message as it is put together each time that its table has gone on, its
picture a sketch: whose turn it is, who looks on, the board. Nothing is drawn or sent.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from cogs.sync.message_keys import board_key
from tests.cogs.pages import begin
from tests.e2e.evening import Evening, evening

TRIES = 7
"""The best of so many is told: a busy machine makes some slower."""
CARDS = 9
"""Cards played before: two tricks, and the lead to the third."""


async def _played(world: Evening, table: int) -> None:
    for _ in range(CARDS):
        state = await world.state(table)
        person = world.people["NWSE".index(state.turn or "")]
        view: Any = state.game.view(state.match, state.turn)
        card = next(action.card.text for action in view.legal if hasattr(action, "card"))
        await person.slash(world.channel, "play", card=card)
        await world.env.settle()


async def _measured(rounds: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        async with evening(Path(folder)) as world:
            table = await begin(world)
            await world.env.settle()
            await _played(world, table)
            state, presenter = await world.state(table), world.bot.presenter
            board = board_key(state)
            assert board is not None, "a deal is played"
            turn = "NWSE".index(state.turn or "")
            next_one, other = world.people[turn].id, world.people[turn - 1].id

            async def spent(compose: Callable[[], Awaitable[object]]) -> float:
                took = []
                for _ in range(TRIES):
                    with world.bot.tables.moment(table):
                        await compose()
                        began = time.process_time()
                        for _ in range(rounds):
                            await compose()
                        took.append(time.process_time() - began)
                return 1000 * min(took) / rounds

            hand, composed = presenter._hand, presenter._composed
            return {
                "the hand whose turn it is": await spent(
                    lambda: hand(table, next_one, None, None, False)
                ),
                "a hand that looks on": await spent(lambda: hand(table, other, None, None, False)),
                "the board": await spent(lambda: composed(table, board, None)),
            }


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=100)
    for name, spent in asyncio.run(_measured(parser.parse_args().rounds)).items():
        print(f"{name}: {spent:.2f} ms")


if __name__ == "__main__":
    main()
