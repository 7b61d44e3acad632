"""How long boards wait while films are made: in one worker process, and in threads of this one.

    python -m bench.films [--films N] [--boards N]

All films are asked at once, of as many deals; boards are then asked one after the other. Prints for
each way, from the same run, how long a board took from being asked to its bytes, with and without
the films. "no passing" is one worker process in which a film lets nothing pass.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import time
from functools import partial

from cogs.messages.posts import Sketch
from cogs.view.drawers import Drawers, Rank
from cogs.view.pictures import sketched
from games.api.face import At
from games.api.game import Game
from games.api.scenes import Look
from games.conformance.walks import walk
from games.registry import games
from workers.crew import Crew
from workers.process import ProcessWorker


def sketches(game: Game, films: int) -> tuple[list[Sketch], list[Sketch]]:
    """The boards of a deal, and films of deals."""
    rules, at = game.rules, At(7, "fr")
    names = dict.fromkeys(rules.seats, "Anna")
    boards: list[Sketch] = []
    moving: list[Sketch] = []
    for seed in range(films):
        states = walk(rules, 3 + 4 * seed).states
        ended = next(
            s for s in states if rules.next(s).awaits == "deal" and rules.next(s).deal == 2
        )
        if not boards:
            for state in states[2:40]:
                scene = game.face.board(rules.view(state, None), at).scene
                if scene is not None and rules.next(state).awaits == "turn":
                    boards.append(sketched(game, scene, names, Look()))
        assert game.replay is not None
        film = game.replay.film(rules.view(ended, None), at, None)
        if film is not None:
            moving.append(sketched(game, film, names, Look()))
    return boards, moving


async def one(drawers: Drawers, game: Game, sketch: Sketch, rank: Rank) -> float:
    """Seconds until a picture is there."""
    began = time.perf_counter()
    async with drawers.turn(rank):
        await drawers.scene(game, sketch, rank)
    return time.perf_counter() - began


async def measured(name: str, drawers: Drawers, game: Game, films: int, boards: int) -> None:
    """Print one line."""
    still, moving = sketches(game, films)
    for sketch in still:  # Caches are warm at a table that is played.
        await one(drawers, game, sketch, Rank.TABLE)
    alone = [await one(drawers, game, still[i % len(still)], Rank.TABLE) for i in range(boards)]
    began = time.perf_counter()
    asked = [asyncio.ensure_future(one(drawers, game, film, Rank.FILM)) for film in moving]
    await asyncio.sleep(0.2)
    beside = []
    for i in range(boards):
        if all(film.done() for film in asked):
            break
        beside.append(await one(drawers, game, still[i % len(still)], Rank.TABLE))
        await asyncio.sleep(0.02)
    await asyncio.gather(*asked)
    took = time.perf_counter() - began
    await drawers.close()
    line = [1000 * value for value in (statistics.median(alone), max(alone))]
    line += [1000 * value for value in (statistics.median(beside), max(beside))]
    print(f"{name:12} {line[0]:8.0f} {line[1]:8.0f} {line[2]:12.0f} {line[3]:8.0f}", end="")
    print(f" {len(beside):6} {took:8.1f}")


async def run(films: int, boards: int) -> None:
    """All ways."""
    game = games()["brus"]
    print(
        f"{'':12} {'alone ms':>8} {'most':>8} {'with films':>12} {'most':>8} {'boards':>6} {'s':>8}"
    )
    await measured("passing", Drawers.of(1), game, films, boards)
    hire = partial(ProcessWorker, "games.drawing:begin")
    await measured("no passing", Drawers(Crew(hire, 1)), game, films, boards)
    await measured("threads", Drawers.of(0), game, films, boards)


def main() -> None:
    """Run what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.films", description=__doc__)
    parser.add_argument("--films", type=int, default=12, help="asked at once")
    parser.add_argument("--boards", type=int, default=100, help="asked meanwhile, at most")
    asked = parser.parse_args()
    asyncio.run(run(asked.films, asked.boards))


if __name__ == "__main__":
    main()
