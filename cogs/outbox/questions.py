"""Open confirmation questions on buttons, remembered for some seconds.

A question belongs to one message of one person. Refreshes of the message meanwhile keep it;
afterwards the message returns to normal. Nothing is stored: a restart drops all questions.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from cogs.outbox.key import MessageKey
from tables.journal.state import TableState

LIFE_S: Final = 8.0
"""Lifetime of a question on a button, in seconds."""


@dataclass(frozen=True, slots=True)
class _Asked:
    action: str = field(repr=False)
    since: int
    timer: Any
    """Its timeout, to be cancelled; ``None``: there is none."""


class Questions:
    """The open questions of all tables."""

    def __init__(
        self,
        life: float = LIFE_S,
        later: Callable[[float, Callable[[], None]], Any] | None = None,
    ) -> None:
        """``life``: seconds, may be infinite. ``later``: by default the event loop's timers."""
        self._life = life
        self._later = later
        self._asked: dict[tuple[int, MessageKey], _Asked] = {}

    def ask(
        self, state: TableState, key: MessageKey, action: Any, fallen: Callable[[], None]
    ) -> None:
        """Ask about an action in this message, in place of any other question.

        ``fallen``: called when the question ends; the message is then refreshed.
        """
        self.forget(state.id, key)
        where = (state.id, key)
        later, timer = self._later or asyncio.get_running_loop().call_later, None
        if not math.isinf(self._life):
            timer = later(self._life, partial(self._fall, where, fallen))
        self._asked[where] = _Asked(state.game.encode(action), _since(state, action), timer)

    def forget(self, table: int, *keys: MessageKey) -> None:
        """Drop these messages' questions."""
        for key in keys:
            asked = self._asked.pop((table, key), None)
            if asked is not None and asked.timer is not None:
                asked.timer.cancel()

    def open(self, state: TableState, key: MessageKey) -> str | None:
        """The encoded action that a message asks about, if it is still legal."""
        asked = self._asked.get((state.id, key))
        if asked is None:
            return None
        action = state.game.decode(asked.action)
        same = asked.since == _since(state, action)
        return asked.action if same and not state.game.violation(state.match, action) else None

    def _fall(self, where: tuple[int, MessageKey], fallen: Callable[[], None]) -> None:
        if self._asked.pop(where, None) is not None:
            fallen()


def _since(state: TableState, action: Any) -> int:
    """The entry that an action depends on: for a move its turn's, for a call its deal's."""
    return state.turn_seq if state.game.is_move(action) else state.deal_seq
