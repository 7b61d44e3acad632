"""Jobs of worker processes, which look up games by name.

Functions and players are sent as names; of a game only views are sent.
"""

from __future__ import annotations

import gc
import logging
import pickle
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from base.workers.job import JobContext
from gamekit.api.players import Clear, Deadline, HasClear, Hint, Players, Stop
from gamekit.api.puzzle import Puzzle, decisions, puzzle_of
from gamekit.api.record import Played
from games.registry import game, games

log = logging.getLogger(__name__)

SMALL: Final = 400
"""Most bytes of pickled players sent with each question."""


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

    ``IndexError`` beyond the last; the rest as :func:`gamekit.api.puzzle.puzzle_of`.
    """
    found, late = game(name), Deadline(seconds)

    def stop() -> bool:
        return context.cancelled() or late()

    turn = list(decisions(found.rules, played, deal))[number]
    return puzzle_of(found, played, turn, stop, mistake=mistake)
