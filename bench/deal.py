"""What a deal of four people by direct message sends: ``python -m bench.deal [CHECKOUT ...]``.

One table of Le Brouc plays a deal at a card every four seconds against the stand-in for Discord
(:mod:`standin`); everything that the bot sends from the first card to the next deal is counted.
Megabytes are of 1,000,000 bytes. The checkouts play at the same time.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections import Counter
from pathlib import Path

from bench.filling import SHOWN_S, resting, sqlite_in
from bench.tables import ALL, HERE, READY_S, Evening
from standin.process import BotProcess
from standin.server import Standin

PICTURE: int = 10_000
"""Bytes from which on a request is taken to carry one."""


async def sent(checkout: Path, pace: float) -> list[int]:
    """The sizes of what a bot sends in a deal, in bytes."""
    with tempfile.TemporaryDirectory() as name:
        async with Standin() as standin:
            evening = Evening(standin, 1)
            folder = Path(name)
            bot = BotProcess(checkout, standin.address, folder, BROUC_DATABASE=sqlite_in(folder))
            try:
                async with asyncio.timeout(READY_S):
                    while not (standin.world.commands and standin.gateway.sessions):  # noqa: ASYNC110
                        await asyncio.sleep(0.1)
                (party,) = evening.parties
                await evening.sit_down([party])
                await evening.dealt([party])
                await resting(standin, bot, SHOWN_S)
                board = evening.boards[party]
                before = len(standin.rest.done)
                playing = asyncio.create_task(party.play(pace))
                while board.deals < 2 and board.cards < ALL:  # noqa: ASYNC110
                    await asyncio.sleep(0.5)
                await asyncio.sleep(2 * pace)
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)
                return [one.size for one in standin.rest.done[before:]]
            finally:
                bot.stop()


async def _all(checkouts: list[Path], pace: float) -> None:
    for checkout, sizes in zip(
        checkouts, await asyncio.gather(*(sent(one, pace) for one in checkouts)), strict=True
    ):
        many = Counter(size >= PICTURE for size in sizes)
        print(
            f"{checkout.resolve().name}: {sum(sizes) / 1e6:.2f} MB in {len(sizes)} requests,"
            f" {many[True]} of them with pictures"
        )


def main() -> None:
    """Measure, each checkout with a bot of its own."""
    parser = argparse.ArgumentParser(prog="python -m bench.deal", description=__doc__)
    parser.add_argument("checkouts", nargs="*", type=Path, default=[HERE])
    parser.add_argument("--pace", type=float, default=4.0, help="seconds a card")
    asked = parser.parse_args()
    asyncio.run(_all(asked.checkouts, asked.pace))


if __name__ == "__main__":
    main()
