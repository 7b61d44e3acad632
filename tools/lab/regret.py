"""Cost of the decisions of a game's policy and searches: ``python -m tools.lab regret``.

Decisions come from whole matches of masters; capes announced, and what is solved, are left out. A
search with a hundred times the master's playouts values the moves; a level's regret is the best
move's value less its own move's, on the scale of the game's stakes: a thousandth of a match in Le
Brouc and of a game in Brus, in Briscon about a point. Level ``long`` shows how much of it is the
long search's own luck.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from games.own_engine.thinking import Thought
from tools.lab import Rival
from tools.lab.arena import GAMES, Arena, Score

TAKEN: Final = 0.4
"""Share of decisions taken, so that few are of one deal."""


def moments(arena: Arena, number: int, seed: int) -> list[Any]:
    """Knowledge at moments with a choice, from whole matches of masters."""
    rng, rules, master = Random(seed), arena.rules, arena.rival("master")
    found: list[Any] = []

    def note(view: Any, deal: int, *, moves: bool) -> None:
        if arena.players.clear(view, "master", deal, moves) is None and rng.random() < TAKEN:
            found.append(arena.players.known(view))

    def choose(view: Any, deal: int) -> Any:
        note(view, deal, moves=True)
        return master.choose(view, deal)

    def speak(view: Any, deal: int) -> Any:
        note(view, deal, moves=False)
        return master.speak(view, deal)

    noted = Rival(choose, speak)
    state, deals = arena.start(), 0
    while len(found) < number:
        match rules.next(state).awaits:
            case "nothing":
                state = arena.start()
            case "deal":
                state, deals = arena.dealt(state, rng), deals + 1
                state = arena.play(state, (noted, noted), 0, seed + deals, Score())[0][-1]
            case _:
                state = rules.accept(state, rules.book(state))
    return found[:number]


def judged(arena: Arena, number: int, seed: int) -> list[tuple[Any, Thought]]:
    """Decisions with long searches, without solved ones."""
    decisions: list[tuple[Any, Thought]] = []
    for i, known in enumerate(moments(arena, number, seed)):
        found = arena.opponents.searched(known, "long", seed + i)
        if found.tallies and not found.exact:
            decisions.append((known, found))
    return decisions


def regret(arena: Arena, known: Any, found: Thought, level: str, seeds: int) -> float:
    """Mean regret of a level's moves by several seeds."""
    values = {tally.move: tally.mean() for tally in found.tallies}
    moves = [arena.opponents.searched(known, level, seed).move for seed in range(seeds)]
    return sum(values[found.move] - values[move] for move in moves) / seeds


def report(
    arena: Arena, decisions: Sequence[tuple[Any, Thought]], level: str, seeds: int
) -> dict[str, list[float]]:
    """By kind of decision: their number, mean regret, its 95 % interval, per cent of all regret."""
    scores = defaultdict[str, Score](Score)
    for known, found in decisions:
        lost = regret(arena, known, found, level, seeds)
        for kind in ("all", arena.opponents.kind(known), f"trick {known.at.done + 1}"):
            scores[kind].worths.append(lost)
    whole = sum(scores["all"].worths) or 1.0
    return {
        kind: [
            len(score.worths),
            *(round(number, 3) for number in (score.mean, *score.interval)),
            round(100 * sum(score.worths) / whole),
        ]
        for kind, score in sorted(scores.items())
        if len(score.worths) > 1
    }


def main(arguments: Sequence[str]) -> int:
    """Run ``regret``; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.lab regret")
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("levels", nargs="*", metavar="LEVEL", help="policy, or one that searches")
    parser.add_argument("--decisions", type=int, default=400)
    parser.add_argument("--seeds", type=int, default=4, help="answers of a level to each")
    parser.add_argument("--seed", type=int, default=77)
    given = parser.parse_args(arguments)
    arena = Arena(given.game)
    budgets = arena.opponents.BUDGETS
    if not set(given.levels) <= set(budgets):
        parser.error(f"levels are {', '.join(budgets)}")
    if given.decisions < 1 or given.seeds < 1:
        parser.error("decisions and seeds are one at the least")
    decisions = judged(arena, given.decisions, given.seed)
    for level in given.levels or ("policy", *arena.players.searching):
        found = report(arena, decisions, level, given.seeds)
        print(json.dumps({"level": level} | found), flush=True)
    return 0
