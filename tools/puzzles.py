"""Puzzles that come with a game: ``python -m tools.puzzles GAME --out games/GAME/puzzles.jsonl``.

Deals are played by one level from a match's beginning; of each at most one decision is kept, and of
no reason too many. The seed and the deals' numbers determine everything.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

from base.cli import run
from gamekit.api.game import Game
from gamekit.api.players import Hint, Rival, never
from gamekit.api.puzzle import Decision, Puzzle, decisions, played_on
from gamekit.api.record import Played
from games.registry import game, games
from games.thinking import choices, puzzle_of

LONGER: Final = 10
"""Factor of the search that confirms a puzzle."""
TRIES: Final = 12
"""Decisions tried of a deal."""
TRIVIAL: Final = 0.1
"""Share of deals in which any decision is tried, also those that all lower levels make alike."""
OFTEN: Final = 0.3
"""Largest share of puzzles with the same reason."""
ALIKE: Final = 0.5
"""Largest share of puzzles of about the same rating."""
BATCH: Final = 8
"""Deals given to the workers at a time."""


def played(one: Game, rng: Random) -> Played:
    """First deal of a match."""
    rules, players = one.rules, one.players
    assert players is not None, "a game with computer players"
    preset = rules.presets[0]
    cut = rng.choice(rules.cuts) if rules.cuts else 0
    state = rules.start(preset, {})
    dealt = rules.encode(rules.deal(state, rng.randbytes(32), cut))
    _, actions = played_on(rules, players, state, rng, dealt)
    return Played(preset, {}, rules.rules_version, actions)


def found(name: str, seed: int, full: frozenset[str], number: int) -> Puzzle | None:
    """Puzzle of a deal, if there is one; ``full``: reasons of which there are enough."""
    one, rng = game(name), Random(f"{seed} puzzle {number}")
    assert one.players is not None, "a game with computer players"
    match = played(one, rng)
    turns = list(decisions(one.rules, match, 1))
    if rng.random() > TRIVIAL:
        # First where the lower levels disagree most.
        made = {turn: Counter(choices(one.rules, one.players, turn.view, never)) for turn in turns}
        turns = sorted(turns, key=lambda turn: max(made[turn].values()) / made[turn].total())
    else:
        rng.shuffle(turns)
    for turn in turns[:TRIES]:
        hint = one.players.hint(turn.view, 0, never)
        if hint is None or reason(hint.rivals) in {"", *full}:
            continue
        puzzle = puzzle_of(one, match, turn, never)
        few = puzzle is not None and len(puzzle.best) <= len(puzzle.rivals)
        if puzzle is not None and few and shows(one, puzzle) and lasts(one, puzzle, turn.view):
            return puzzle
    return None


def again(name: str, longer: int, given: Puzzle) -> Puzzle | None:
    """Puzzle of a given position by today's searches; ``None`` if it is none now."""
    one = game(name)
    match = Played(given.preset, given.options, given.version, given.actions)
    view = one.rules.view(given.state(one.rules), given.seat)
    turn = Decision(len(given.actions), given.seat, view, "")
    puzzle = puzzle_of(one, match, turn, never, longer=longer)
    few = puzzle is not None and len(puzzle.best) <= len(puzzle.rivals)
    return puzzle if puzzle is not None and few and shows(one, puzzle) else None


def reason(rivals: Mapping[str, Rival]) -> str:
    """Reason against the nearest other action; empty without one."""
    return min(rivals.values(), key=lambda one: one.loss).key if rivals else ""


def shows(one: Game, puzzle: Puzzle) -> bool:
    """Whether the deal itself, played to its end, ends better after each right answer."""
    players, daily = one.players, one.daily
    assert players is not None, "a game with computer players"
    assert daily is not None, "a game whose deals have a result"

    def result(action: str) -> int:
        state = puzzle.state(one.rules)
        end, _ = played_on(one.rules, players, state, Random(puzzle.id), action)
        return daily.points(one.rules.view(end, None), puzzle.seat)

    return min(map(result, puzzle.best)) > max(map(result, puzzle.rivals))


def lasts(one: Game, puzzle: Puzzle, view: Any) -> bool:
    """Whether a much longer search finds the same."""
    players: Any = one.players  # Of a game that comes with puzzles.
    declared = one.puzzles
    assert declared is not None, "a game with puzzles"
    hint: Hint | None = players.hint(view, len(puzzle.actions), never, LONGER)
    if hint is None or hint.action not in puzzle.best:
        return False
    losses = (hint.rivals[one].loss if one in hint.rivals else 0.0 for one in puzzle.rivals)
    return min(losses) >= declared.least


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    what = "The puzzles that come with a game, from deals that computer players play."
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=what)
    able = [name for name, one in games().items() if one.puzzles is not None]
    parser.add_argument("game", choices=able)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    words = "judge the puzzles of this file anew instead, as after a change of reasons"
    parser.add_argument("--again", type=Path, help=words)
    words = "factor of the searches that judge them, where many worlds are needed"
    parser.add_argument("--longer", type=int, default=1, help=words)
    words = "a reason of which there are enough"
    parser.add_argument("--without", action="append", default=[], help=words)
    asked = parser.parse_args(arguments)
    kept: dict[str, Puzzle] = {}
    kinds: Counter[str] = Counter()
    with ProcessPoolExecutor(asked.jobs) as workers:
        for start, batch in batches(asked, kinds, workers):
            for puzzle in batch:
                if puzzle is None:
                    continue
                kind, rated = reason(puzzle.rivals), f"rated {puzzle.rating:.0f}"
                if kinds[kind] < OFTEN * asked.count and kinds[rated] < ALIKE * asked.count:
                    kinds.update((kind, rated))
                    kept[puzzle.id] = puzzle
                if len(kept) == asked.count:
                    break
            lines = "".join(f"{one.text()}\n" for one in kept.values())
            asked.out.write_text(lines, encoding="utf-8")
            print(f"{start + BATCH} positions, {len(kept)} puzzles {dict(kinds)}", file=sys.stderr)
            if len(kept) == asked.count:
                return 0
    return 0


def batches(
    asked: argparse.Namespace, kinds: Counter[str], workers: ProcessPoolExecutor
) -> Iterator[tuple[int, Iterator[Puzzle | None]]]:
    """Positions judged by the workers, some at a time: of a file, or of ever more deals."""
    given = asked.again.read_text(encoding="utf-8").splitlines() if asked.again else ()
    puzzles = [Puzzle.read(line) for line in given]
    for start in range(0, len(puzzles), BATCH) if asked.again else count(step=BATCH):
        if asked.again:
            task = partial(again, asked.game, asked.longer)
            yield start, workers.map(task, puzzles[start : start + BATCH])
        else:
            often = (kind for kind in kinds if kinds[kind] >= OFTEN * asked.count)
            full = frozenset((*asked.without, *often))
            deals = partial(found, asked.game, asked.seed, full)
            yield start, workers.map(deals, range(start, start + BATCH))


if __name__ == "__main__":
    sys.exit(run(main))
