"""What worker processes run: a game is found there by its name.

Functions and players go to a worker as mere names; nothing of a game is sent but views.
"""

from __future__ import annotations

import gc
import logging
import pickle
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from games.api.players import Deadline, Hint, Players, Stop
from games.api.record import Played
from games.registry import game, games
from workers.job import Caller

log = logging.getLogger(__name__)

SMALL: Final = 400
"""Bytes up to which players are sent with each question."""


@dataclass(frozen=True, slots=True)
class ByName:
    """A game's computer players, wherever they are asked."""

    game: str

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels there are, from the weakest."""
        return _players(self.game).levels

    def choose(self, view: Any, level: str, seed: int, stop: Stop) -> Any:
        """The move of the seat whose view it is, or a call to make first."""
        return _players(self.game).choose(view, level, seed, stop)

    def speak(self, view: Any, level: str, seed: int, stop: Stop) -> Any | None:
        """A call the seat wants to make now; ``None`` for silence."""
        return _players(self.game).speak(view, level, seed, stop)

    def hint(self, view: Any, seed: int, stop: Stop) -> Hint | None:
        """What the strongest would do in this seat, and why."""
        return _players(self.game).hint(view, seed, stop)

    def warm_up(self) -> None:
        """Load what the first question would wait for."""
        _players(self.game).warm_up()


def _players(name: str) -> Players:
    found = game(name).players
    if found is None:
        raise KeyError(f"{name} has no computer players")
    return found


def there(players: Mapping[str, Players]) -> dict[str, Players]:
    """Computer players as a worker finds them: small ones as they are, others by their game.

    What is sent as it is loads only itself in the worker, and nothing else of its game.
    """
    return {name: one if _small(one) else ByName(name) for name, one in players.items()}


def _small(players: Players) -> bool:
    try:
        return len(pickle.dumps(players)) <= SMALL
    except Exception:
        return False


def warm_up(caller: Caller, players: Mapping[str, Players] | None = None) -> None:
    """What a worker begins with: load what the first question would wait for.

    ``players``: by their game, by default those of all games. One that fails is told then.
    """
    if players is None:
        players = {name: one.players for name, one in games().items() if one.players is not None}
    for name, one in players.items():
        try:
            one.warm_up()
        except Exception as error:
            log.error("the players of %s cannot be loaded: %s", name, type(error).__name__)
    # What is loaded stays: the collector, which stops all thinking meanwhile, need not walk it.
    gc.collect()
    gc.freeze()


def judge(caller: Caller, name: str, played: Played, deal: int, seconds: float) -> Any:
    """A game's judgement of a finished deal, after so many seconds as far as it has come.

    Raises ``KeyError`` for a game without review, and what :meth:`games.api.review.Review.judge`
    raises.
    """
    review = game(name).review
    if review is None:
        raise KeyError(f"{name} has no review")
    late = Deadline(seconds)

    def stop() -> bool:
        return caller.gone() or late()

    return review.judge(played, deal, caller.tell, stop)
