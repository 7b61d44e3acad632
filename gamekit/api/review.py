"""Replay and analysis of a finished deal. Both optional."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from gamekit.api.face import At
from gamekit.api.panel import Panel
from gamekit.api.players import Stop
from gamekit.api.record import Played
from gamekit.api.rules import AnyRules, Rules
from gamekit.api.scenes import Scene

Tell = Callable[[int, int], None]
"""Progress report: steps done, steps in all."""
MOST_MISTAKES: Final = 25
"""Lines of a menu."""
MOST_LABEL: Final = 100
"""Characters of a line."""


def untold(done: int, of: int) -> None:
    """:data:`Tell` without a listener."""


class Replay(Protocol):
    """Steps of a deal; ``view`` is the spectator's after it, with everything open.

    A step is an action of a seat, or a turn's move with the calls around it.
    """

    def last(self, view: Any) -> int:
        """Number of the last step; 0 is the deal before the first action."""

    def stops(self, view: Any) -> tuple[int, ...]:
        """Steps to jump to, such as the first card of each trick; at most 25.

        Words: ``replay-stop`` (``number`` from 1), and ``replay-jump`` above them.
        """

    def step(self, view: Any, step: int, at: At, bottom: str | None) -> Panel:
        """Panel of a step: title, lines (below the scene) and scene.

        ``bottom``: the reader's seat.
        """

    def film(self, view: Any, at: At, bottom: str | None) -> Scene | None:
        """The whole deal as an animation; ``None``: there is none."""

    def summary(self, view: Any, at: At) -> str:
        """End of the deal in at most 100 characters, for a menu of deals."""


def steps_of(rules: AnyRules, actions: Sequence[str], last: int) -> tuple[int, ...]:
    """Number of a deal's actions, its dealing included, up to each step of its replay.

    ``last``: number of the last step. Empty if the replay has other steps than those actions.
    """
    done = [rules.decode(text) for text in actions]
    seats = [number for number, one in enumerate(done, 1) if rules.actor(one) is not None]
    moves = [number for number in seats if rules.is_move(done[number - 1])]
    return next((tuple(one) for one in (seats, moves) if len(one) == last), ())


@dataclass(frozen=True, slots=True)
class Mistake:
    """Reported mistake and its place in the replay."""

    step: int
    """Step of the game's replay right after the action."""
    label: str
    """Text in a menu, people by name."""
    card: str = ""
    """Card as in :attr:`gamekit.api.panel.Button.card`."""


class Review(Protocol):
    """Analysis of deals in a worker."""

    def judge(self, played: Played, deal: int, tell: Tell, stop: Stop) -> Any:
        """Analyse a finished deal, picklable result; up to a minute in a worker.

        If stopped, the result so far; ``TimeoutError`` if that is useless.
        """

    def panels(self, judged: Any, view: Any, at: At) -> tuple[Panel, ...]:
        """Panels of the result, top to bottom; ``view``: the spectator's after the deal."""

    def mistakes(
        self, judged: Any, view: Any, language: str, names: Mapping[str, str]
    ) -> tuple[Mistake, ...]:
        """Mistakes in the order of play, each linked to the replay.

        ``names``: seat → display name. Empty in a game without replay.
        """


def deal_of(
    rules: Rules[Any, Any, Any], dealing: type, played: Played, deal: int, stop: Stop
) -> tuple[Any, list[Any]]:
    """State right after a deal and all actions in it, in order.

    ``dealing``: type of the actions that deal; ``deal``: number, from 1. ``ValueError`` for a deal
    that does not exist, ``TimeoutError`` if stopped.
    """
    state = rules.start(played.preset, played.options, played.version)
    start: Any = None
    actions: list[Any] = []
    begun = 0
    for text in played.actions:
        if stop():
            raise TimeoutError
        action = rules.decode(text)
        if isinstance(action, dealing):
            begun += 1
            if begun > deal:
                break
        elif begun == deal:
            actions.append(action)
        state = rules.accept(state, action)
        if begun == deal and start is None:
            start = state
    if start is None:
        raise ValueError(f"the match has no deal {deal}")
    return start, actions
