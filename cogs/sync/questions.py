"""Who was asked « really? » a moment ago, and about what: remembered for some seconds.

A question belongs to one message of one person. Whatever makes the message be shown anew meanwhile
keeps it; then the message falls back. Nothing of it is stored: after a restart nobody was asked.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Protocol, TypeAlias

from cogs.sync.message_keys import MessageKey
from tables.journal.state import TableState

LIFE_S: Final = 8.0
"""Seconds for which a button keeps its question."""


class Timer(Protocol):
    """Something that will happen."""

    def cancel(self) -> None:
        """It will not."""


Later: TypeAlias = Callable[[float, Callable[[], None]], Timer]
"""Has something done after so many seconds."""


def _by_the_loop(seconds: float, act: Callable[[], None]) -> Timer:
    return asyncio.get_running_loop().call_later(seconds, act)


@dataclass(frozen=True, slots=True)
class _Asked:
    action: str = field(repr=False)
    since: int
    timer: Timer | None
    """``None``: it never ends by itself."""


class Questions:
    """The open questions of all tables."""

    def __init__(self, life: float = LIFE_S, later: Later = _by_the_loop) -> None:
        """``life``: in seconds, may be infinite. ``later``: the event loop's timers, unless a test
        hands in its own."""
        self._life = life
        self._later = later
        self._asked: dict[tuple[int, MessageKey], _Asked] = {}

    def ask(
        self, state: TableState, key: MessageKey, action: Any, fallen: Callable[[], None]
    ) -> None:
        """This message asks about an action now, and about no other.

        ``fallen``: called when it asks no more; the message is to be shown again.
        """
        self.forget(state.id, key)
        where = (state.id, key)
        ends = not math.isinf(self._life)
        timer = self._later(self._life, partial(self._fall, where, fallen)) if ends else None
        self._asked[where] = _Asked(state.game.encode(action), _since(state, action), timer)

    def forget(self, table: int, *keys: MessageKey) -> None:
        """These messages ask no more."""
        for key in keys:
            asked = self._asked.pop((table, key), None)
            if asked is not None and asked.timer is not None:
                asked.timer.cancel()

    def open(self, state: TableState, key: MessageKey) -> str | None:
        """The action a message asks about, as the journal has it, if it may still be done."""
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
    """The entry that began what an action belongs to: a move its turn, a call its deal."""
    return state.turn_seq if state.game.is_move(action) else state.deal_seq
