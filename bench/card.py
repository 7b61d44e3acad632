"""What a card costs, all in: processor time of the bot, its pictures and its store, old beside new.

``python -m bench.card [CHECKOUT ...]`` plays the same evening by four people in the virtual Discord
of each checkout, in turns, and prints milliseconds of processor time a card: the lowest, median
and highest of the rounds, and the ratio of the medians to the first checkout's. The virtual
Discord's own cost is in all of them alike.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
PLAY = """
import asyncio, sys, tempfile, time
from pathlib import Path
from tests.e2e.evening import evening

def card(world, message):
    # Version before: card:Ah; now: act:play~N~Ah.
    return next(one for one in world.presses(message) if ":card:" in one or ":act:play" in one)

async def main(cards):
    async with evening(Path(tempfile.mkdtemp())) as world:
        table = await world.open_table()
        await world.start()
        spent = 0.0
        played = 0
        while played < cards:
            state = await world.state(table)
            if state.next.awaits == "deal":
                await world.cut(table)
            elif state.turn is None:
                for person in world.people:
                    if (await world.state(table)).next.awaits == "booking":
                        await world.press(person, world.hand(person), "count")
            else:
                person = world.people["NWSE".index(state.turn)]
                message = world.hand(person)
                found = card(world, message)
                began = time.process_time()
                await person.user.click(message, custom_id=found)
                await world.env.settle()
                spent += time.process_time() - began
                played += 1
        print(1000 * spent / played)

asyncio.run(main(int(sys.argv[1])))
"""


def round_of(checkout: Path, cards: int) -> float:
    """Milliseconds of processor time a card."""
    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(cards)],
        cwd=checkout,
        env=dict(os.environ, PYTHONPATH=str(checkout)),
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout.split()[-1])


def main() -> None:
    """Play rounds in turns and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkouts", nargs="*", type=Path, default=[HERE])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--cards", type=int, default=32)
    given = parser.parse_args()
    spent: dict[Path, list[float]] = {checkout: [] for checkout in given.checkouts}
    for _ in range(given.rounds):
        for checkout, rounds in spent.items():
            rounds.append(round_of(checkout, given.cards))
    first = statistics.median(spent[given.checkouts[0]])
    for checkout, rounds in spent.items():
        low, middle, high = min(rounds), statistics.median(rounds), max(rounds)
        name = checkout.resolve().name
        print(f"{name}: {low:.1f} / {middle:.1f} / {high:.1f} ms a card, {middle / first:.2f} x")


if __name__ == "__main__":
    main()
