"""What a finished deal could have been: judged in a worker, then told. Optional."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from gamekit.api.face import At
from gamekit.api.panel import Panel
from gamekit.api.players import Stop
from gamekit.api.record import Played
from gamekit.api.rules import Rules

Tell = Callable[[int, int], None]
"""Steps done, and all of them."""
MOST_MISTAKES: Final = 25
"""Lines of a menu."""
MOST_LABEL: Final = 100
"""Characters of a line."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """Something that was told, and where it is to be seen."""

    step: int
    """Of the game's replay, right after it was done."""
    label: str
    """In a menu, people by their names."""
    card: str = ""
    """As of a :class:`gamekit.api.panel.Button`."""


class Review(Protocol):
    """Judges a deal."""

    def judge(self, played: Played, deal: int, tell: Tell, stop: Stop) -> Any:
        """The judgement of a finished deal, picklable; runs in a worker for up to a minute.

        Stopped, as far as it has come; ``TimeoutError`` if that is not worth saying yet.
        """

    def panels(self, judged: Any, view: Any, at: At) -> tuple[Panel, ...]:
        """What it says, one panel below the other; ``view``: the spectator's after the deal."""

    def mistakes(
        self, judged: Any, view: Any, language: str, names: Mapping[str, str]
    ) -> tuple[Mistake, ...]:
        """What the panels tell, in the order of play: each is looked at again in the replay.

        ``names``: seat → what the person is called. None in a game without a replay.
        """


def deal_of(
    rules: Rules[Any, Any, Any], dealing: type, played: Played, deal: int, stop: Stop
) -> tuple[Any, list[Any]]:
    """The state right after a dealing, and all that was done in that deal, in order.

    ``dealing``: what an action that deals is; ``deal``: a number, from 1. ``ValueError`` for one
    that the match has not, ``TimeoutError`` if it is stopped.
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
