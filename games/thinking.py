"""Jobs of worker processes, which look up games by name.

Functions and players are sent as names; of a game only views are sent.
"""

from __future__ import annotations

import gc
import logging
import pickle
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from base.workers.job import JobContext
from gamekit.api.game import Game
from gamekit.api.players import Clear, Deadline, HasClear, Hint, Players, Rival, Stop
from gamekit.api.puzzle import START, Decision, Puzzle, answers, decisions
from gamekit.api.record import Played
from gamekit.api.rules import AnyRules
from games.own_engine.comparing import SURE
from games.registry import game, games

log = logging.getLogger(__name__)

SMALL: Final = 400
"""Most bytes of pickled players sent with each question."""
RUNS: Final = 20
"""Searches with different seeds that judge a decision."""
AGREED: Final = 19
"""Searches that must choose the same action."""
STEP: Final = 4.0
"""Rating above :data:`START` of a puzzle that no lower level solves; below it if all do."""


@dataclass(frozen=True, slots=True)
class ByName:
    """Computer players of a game, found by name in any process."""

    game: str

    @property
    def levels(self) -> tuple[str, ...]:
        """Levels, from the weakest."""
        return _players(self.game).levels

    def choose(self, view: Any, level: str, seed: int, stop: Stop) -> Any:
        """Move of the view's seat, or a call before it."""
        return _players(self.game).choose(view, level, seed, stop)

    def speak(self, view: Any, level: str, seed: int, stop: Stop) -> Any | None:
        """Call out of turn; ``None`` for silence."""
        return _players(self.game).speak(view, level, seed, stop)

    def clear(self, view: Any, level: str, seed: int, moves: bool) -> Clear | None:
        """Result of :meth:`choose` or :meth:`speak` if trivial."""
        players = _players(self.game)
        return players.clear(view, level, seed, moves) if isinstance(players, HasClear) else None

    def hint(self, view: Any, seed: int, stop: Stop) -> Hint | None:
        """Choice of the strongest level, with reason."""
        return _players(self.game).hint(view, seed, stop)

    def warm_up(self) -> None:
        """Load everything that the first question needs."""
        _players(self.game).warm_up()


def _players(name: str) -> Players:
    found = game(name).players
    if found is None:
        raise KeyError(f"{name} has no computer players")
    return found


def there(players: Mapping[str, Players]) -> dict[str, Players]:
    """Picklable computer players: small ones by value, others by their game's name.

    A worker imports only the module of players sent by value, not their whole game.
    """
    return {name: one if _small(one) else ByName(name) for name, one in players.items()}


def _small(players: Players) -> bool:
    try:
        return len(pickle.dumps(players)) <= SMALL
    except Exception:
        return False


def warm_up(context: JobContext, players: Mapping[str, Players] | None = None) -> None:
    """First job of a worker: load everything that the first question needs.

    ``players``: by game, by default of all games. A failure is logged.
    """
    if players is None:
        players = {name: one.players for name, one in games().items() if one.players is not None}
    for name, one in players.items():
        try:
            one.warm_up()
        except Exception as error:
            log.error("computer players of %s failed to load: %s", name, type(error).__name__)
    # Loaded objects stay: frozen, they cost no garbage collection.
    gc.collect()
    gc.freeze()


def judge(context: JobContext, name: str, played: Played, deal: int, seconds: float) -> Any:
    """Judge a finished deal within some seconds, as far as possible.

    Raises ``KeyError`` for a game without review, and the errors of
    :meth:`gamekit.api.review.Review.judge`.
    """
    review = game(name).review
    if review is None:
        raise KeyError(f"{name} has no review")
    late = Deadline(seconds)

    def stop() -> bool:
        return context.cancelled() or late()

    return review.judge(played, deal, context.report, stop)


def puzzle(
    context: JobContext,
    name: str,
    played: Played,
    deal: int,
    number: int,
    mistake: bool,
    seconds: float,
) -> Puzzle | None:
    """Puzzle of a deal's decision, by its number from 0; ``None`` if it is not clear.

    ``IndexError`` beyond the last; the rest as :func:`puzzle_of`.
    """
    found, late = game(name), Deadline(seconds)

    def stop() -> bool:
        return context.cancelled() or late()

    turn = list(decisions(found.rules, played, deal))[number]
    return puzzle_of(found, played, turn, stop, mistake=mistake)


def choices(rules: AnyRules, players: Players, view: Any, stop: Stop) -> tuple[str, ...]:
    """Encoded actions of all levels but the strongest, each with several seeds."""
    made = [
        players.choose(view, level, seed, stop)
        for level in players.levels[:-1]
        for seed in range(4)
    ]
    return tuple(rules.encode(action) for action in made if action is not None)


def puzzle_of(
    game: Game,
    played: Played,
    turn: Decision,
    stop: Stop,
    *,
    mistake: bool = False,
    longer: int = 1,
) -> Puzzle | None:
    """The decision as a puzzle if :data:`AGREED` searches propose the same, and it can be said why.

    All other actions must lose enough by the mean of the searches, each for a reason by the cards.
    A ``mistake`` is one too if hardly any search repeats it; then all searches' choices are right.
    The rating follows from the levels that solve it. ``None`` too if it was stopped; ``ValueError``
    for a game without puzzles. ``longer``: factor of the searches.
    """
    players: Any = game.players
    declared = game.puzzles
    if players is None or declared is None:
        raise ValueError(f"{game.name} has no puzzles")
    searched = (longer,) if longer > 1 else ()
    hints: list[Hint] = []
    agreed: list[Hint] = []
    clear = True
    for seed in range(RUNS):
        hint: Hint | None = players.hint(turn.view, seed, stop, *searched)
        if hint is None or stop():
            return None
        hints.append(hint)
        best = max(hints, key=lambda one: sum(other.action in answers(one) for other in hints))
        agreed = [one for one in hints if one.action in answers(best)]
        clear = clear and hint.margin is not None and len(hints) - len(agreed) <= RUNS - AGREED
        clear = clear and (seed > 0 or _plain(hint, declared.least))
        mistake = mistake and sum(turn.made in answers(one) for one in hints) <= RUNS - AGREED
        if not clear and not mistake:
            return None
    right, rivals = answers(agreed[0]), _mean(agreed, answers(agreed[0]))
    margin = min((one.loss for one in rivals.values()), default=0.0)
    if not clear or margin < declared.least or not all(one.key for one in rivals.values()):
        if not mistake:
            return None
        margin, rivals = 0.0, {}
        proposed = dict.fromkeys(one for hint in (*agreed, *hints) for one in answers(hint))
        right = tuple(one for one in proposed if one != turn.made)
    tried = choices(game.rules, players, turn.view, stop)
    solved = sum(action in right for action in tried) / max(1, len(tried))
    return Puzzle(
        preset=played.preset,
        options=dict(played.options),
        version=played.version,
        actions=played.actions[: turn.done],
        seat=turn.seat,
        best=right,
        margin=round(margin, 1),
        key=agreed[0].key,
        values=dict(agreed[0].values),
        rating=round(START + STEP * (1 - 2 * solved), 1),
        against=agreed[0].against,
        rivals=rivals,
    )


def _plain(hint: Hint, least: float) -> bool:
    """Whether a first search finds a clear decision and says why."""
    return bool(hint.rivals) and all(
        one.key and one.loss >= least and one.loss > SURE * one.error
        for one in hint.rivals.values()
    )


def _mean(hints: Sequence[Hint], right: tuple[str, ...]) -> dict[str, Rival]:
    """Rivals of searches that agree: the mean of the losses, and the most frequent reason.

    Without a reason where less than half of the searches give it.
    """
    found: dict[str, Rival] = {}
    for action in dict.fromkeys(one for hint in hints for one in hint.rivals):
        if action in right:
            continue
        same = [hint.rivals[action] for hint in hints if action in hint.rivals]
        losses = [one.loss for one in same]
        mean = sum(losses) / len(losses)
        spread = sum((one - mean) ** 2 for one in losses) / len(losses)
        (key, number), *_ = Counter(one.key for one in same).most_common(1)
        values = next(one.values for one in same if one.key == key)
        key, values = (key, values) if 2 * number > len(hints) else ("", {})
        error = sqrt(spread / len(losses))
        found[action] = Rival(round(mean, 1), round(error, 2), key, dict(values))
    return found
