"""Duels of computer players: ``python -m tools.lab duel``.

Duplicate deals: each is played twice from a match's beginning with the sides swapped, which cancels
the luck of the cards. What is left of it in draws is estimated and taken off in ``less luck``. Play
goes through views and the game's rules. Deal number and seed determine everything, so any process
may play a deal.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from hashlib import sha256
from importlib import import_module
from itertools import repeat
from random import Random
from time import process_time
from typing import Any, Final, Protocol, cast

from gamekit.api.players import never
from gamekit.api.rules import AnyRules, Next
from games.own_engine.thinking import Thought
from games.registry import game
from tools.lab import Rival
from tools.lab.learner import standard_error

GAMES: Final = ("brouc", "brus", "briscon")
SURE: Final = 1.96
"""Half width of a 95 % interval in standard errors."""
PLACES: Final = ("lead", "second hand", "third hand", "last hand")
"""Kinds of decisions by the number of cards that lie."""
ROLLOUTS: Final = 100
"""Rollouts for each of the two means whose difference is the luck of a draw."""


class Opponents(Protocol):
    """Module ``opponents`` of a game in this laboratory."""

    OTHERS: tuple[str, ...]
    """Players besides the levels."""

    @staticmethod
    def other(name: str) -> Rival:
        """Player besides the levels; ``ValueError`` for an unknown name."""

    BUDGETS: Mapping[str, Any]
    """The searching levels', ``policy`` (no worlds), ``long`` (a hundred times the master's)."""

    @staticmethod
    def searched(known: Any, budget: str, seed: int) -> Thought:
        """Search by a budget."""

    @staticmethod
    def kind(known: Any) -> str:
        """Kind of a decision, such as its place in the trick."""

    @staticmethod
    def worth(before: Any, after: Any) -> float:
        """Gain of the first seat's side over the other in a deal, from its first action to its
        booking.
        """

    @staticmethod
    def luck(before: Any, action: Any, rng: Random) -> float:
        """Gain of the first seat's side by the cards that an action draws; its mean is 0."""


@dataclass(slots=True)
class Score:
    """Results of duplicate deals, for the first player."""

    worths: list[float] = field(default_factory=list)
    """Gain of the first player's side in each deal, the mean of its two plays."""
    lucks: list[float] = field(default_factory=list)
    """Part of each gain that is due to the cards drawn."""
    times: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    """Processor time in ms of each player's decisions with a choice."""

    def add(self, other: Score) -> None:
        """Add further deals of the same players."""
        self.worths += other.worths
        self.lucks += other.lucks
        for times, more in zip(self.times, other.times, strict=True):
            times += more

    @property
    def mean(self) -> float:
        """Mean gain of the first player a deal."""
        return sum(self.worths) / len(self.worths)

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval of the mean."""
        reach = SURE * standard_error(self.worths)
        return self.mean - reach, self.mean + reach

    def less_luck(self) -> Score:
        """The same deals without the luck of the draws; the expected mean is the same."""
        pairs = zip(self.worths, self.lucks, strict=True)
        return Score([worth - luck for worth, luck in pairs])


class Arena:
    """Duels between players of one game."""

    def __init__(self, name: str) -> None:
        found = game(name)
        assert found.players is not None, "a game with computer players"
        self.rules: AnyRules = found.rules
        self.players: Any = found.players
        self.opponents = cast("Opponents", import_module(f"tools.lab.{name}.opponents"))

    def _side(self, seat: str) -> int:
        return self.rules.seats.index(seat) & 1

    def rival(self, name: str) -> Rival:
        """Player by name: a level, ``random`` or another one of the game; else ``ValueError``."""
        players = self.players
        if name in players.levels:
            # Budgets are counts: a busy machine must not change a result.
            return Rival(
                lambda view, seed: players.choose(view, name, seed, never),
                lambda view, seed: players.speak(view, name, seed, never),
            )
        return self.opponents.other(name)

    def start(self) -> Any:
        """State before a match."""
        return self.rules.start(self.rules.presets[0], {})

    def dealt(self, state: Any, rng: Random) -> Any:
        """State after a random deal."""
        secret = sha256(rng.randbytes(32)).digest()
        cut = rng.choice(self.rules.cuts) if self.rules.cuts else 0
        return self.rules.accept(state, self.rules.deal(state, secret, cut))

    def deal(self, first: str, second: str, number: int, seed: int) -> Score:
        """Play one duplicate deal."""
        rivals = self.rival(first), self.rival(second)
        dealt = self.dealt(self.start(), Random(f"{seed} deal {number}"))
        score = Score()
        total = luck = 0.0
        for swapped in (0, 1):
            states, actions = self.play(dealt, rivals, swapped, seed * 7919 + number, score)
            sign = -0.5 if swapped else 0.5
            total += sign * self.opponents.worth(dealt, states[-1])
            lots = Random(f"{seed} luck {number}")
            for state, action in zip(states, actions, strict=False):
                luck += sign * self.opponents.luck(state, action, lots)
        score.worths.append(total)
        score.lucks.append(luck)
        return score

    def play(
        self, state: Any, rivals: tuple[Rival, Rival], swapped: int, seed: int, score: Score
    ) -> tuple[list[Any], list[Any]]:
        """Play a deal, the sides perhaps swapped: its states until the booking, and the actions."""
        rules, states, actions = self.rules, [state], list[Any]()
        while True:
            now = rules.next(state)
            if now.awaits not in ("turn", "booking"):
                return states, actions
            action = self._call(state, now, rivals, swapped, seed)
            if action is None:
                if now.awaits == "booking":
                    return states, actions
                assert now.seat is not None, "a turn is a seat's"
                action = self._move(state, now.seat, rivals, swapped, seed, score)
            state = rules.accept(state, action)
            states.append(state)
            actions.append(action)

    def _call(
        self, state: Any, now: Next, rivals: tuple[Rival, Rival], swapped: int, seed: int
    ) -> Any | None:
        """Call of a seat, the side on lead first, as at a table."""
        seats = self.rules.seats
        lead = -1 if now.lead is None else self._side(now.lead)
        for seat in sorted(seats, key=lambda seat: (self._side(seat) != lead, seats.index(seat))):
            rival = rivals[self._side(seat) ^ swapped]
            action = rival.speak(self.rules.view(state, seat), seed)
            if action is not None:
                return self._checked(state, action)
        return None

    def _move(
        self,
        state: Any,
        seat: str,
        rivals: tuple[Rival, Rival],
        swapped: int,
        seed: int,
        score: Score,
    ) -> Any:
        player = self._side(seat) ^ swapped
        view = self.rules.view(state, seat)
        began = process_time()
        action = rivals[player].choose(view, seed)
        took = process_time() - began
        if sum(map(self.rules.is_move, self.rules.legal_actions(state, seat))) > 1:
            score.times[player].append(1000 * took)
        return self._checked(state, action)

    def _checked(self, state: Any, action: Any) -> Any:
        refusal = self.rules.violation(state, action)
        if refusal is not None:
            raise ValueError(f"{self.rules.encode(action)!r} is refused: {refusal.code}")
        return action


def draws_luck(
    at: Any,
    move: int,
    hands: list[int],
    stock: list[int],
    drawn: int,
    gain: Callable[[Any], float],
    rng: Random,
) -> float:
    """Gain of side 0 by the cards that a move draws, more than by any others.

    ``hands``: entries of a world before its stock; ``drawn``: number of cards drawn; ``gain``:
    plays a position on to the end. No player knows the stock's order, so the mean is 0 however
    well ``gain`` estimates.
    """

    def mean(known: int) -> float:
        total = 0.0
        for _ in range(ROLLOUTS):
            rest = stock[known:]
            rng.shuffle(rest)
            end = at.copy()
            end.enter([*hands, *stock[:known], *rest])
            end.play(move)
            total += gain(end)
        return total / ROLLOUTS

    return mean(drawn) - mean(0)


def some(game: str, first: str, second: str, numbers: range, seed: int) -> Score:
    """Play the duplicate deals of these numbers; runs in any process."""
    arena = Arena(game)
    score = Score()
    for number in numbers:
        score.add(arena.deal(first, second, number, seed))
    return score


def duel(game: str, first: str, second: str, deals: int, seed: int, processes: int = 1) -> Score:
    """Play duplicate deals in several processes; their number does not change the score."""
    shares = [range(deals)[at : at + SHARE] for at in range(0, deals, SHARE)]
    score = Score()
    if processes < 2:
        for share in shares:
            score.add(some(game, first, second, share, seed))
        return score
    with ProcessPoolExecutor(processes) as pool:
        same = (repeat(one) for one in (game, first, second))
        for part in pool.map(some, *same, shares, repeat(seed)):
            score.add(part)
    return score


SHARE: Final = 10
"""Deals in one task of a process."""


def report(score: Score) -> dict[str, object]:
    """Figures for output."""
    low, high = score.interval
    luckless = score.less_luck()
    return {
        "deals": len(score.worths),
        "ahead a deal": round(score.mean, 3),
        "95 % between": [round(low, 3), round(high, 3)],
        "less luck": [round(number, 3) for number in (luckless.mean, *luckless.interval)],
        "decisions": [len(times) for times in score.times],
        "ms mean": [round(sum(times) / max(1, len(times)), 2) for times in score.times],
        "ms p50": [_quantile(times, 0.5) for times in score.times],
        "ms p95": [_quantile(times, 0.95) for times in score.times],
        "ms max": [_quantile(times, 1.0) for times in score.times],
    }


def _quantile(times: list[float], share: float) -> float:
    """Quantile of the times."""
    return round(sorted(times)[min(len(times) - 1, int(share * len(times)))], 2) if times else 0.0


def main(arguments: Sequence[str]) -> int:
    """Run ``duel``, duplicate deals of two players; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.lab duel")
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("first", help="a level or another player of the game")
    parser.add_argument("second")
    parser.add_argument("--deals", type=int, default=100, help="each is played twice")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    try:
        arena = Arena(given.game)
        for name in (given.first, given.second):
            arena.rival(name)
    except ValueError as error:
        parser.error(str(error))
    score = duel(
        given.game, given.first, given.second, max(2, given.deals), given.seed, given.processes
    )
    found = {"game": given.game, "first": given.first, "second": given.second, "seed": given.seed}
    found |= report(score)
    if given.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name}: {value}")
    return 0
