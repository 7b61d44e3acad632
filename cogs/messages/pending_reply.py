"""Interactions that still await their answer."""

from __future__ import annotations

import weakref
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from cogs.messages.responder import Gate, Interaction, gate

LOOK: Final = 0.02
"""Interval between two checks for missing answers, in seconds."""


async def answered(gates: Iterable[Gate], sleep: Callable[[float], Awaitable[None]]) -> None:
    """Wait until none of these gates owes an answer."""
    while any(one.owes for one in tuple(gates)):
        await sleep(LOOK)


def keeper(interaction: Interaction) -> Callable[[], None]:
    """A callback that notifies the interaction's gate, while it exists, of a completed deferred
    reply.

    The gate is not kept alive: it holds the interaction.
    """
    found = weakref.ref(gate(interaction))

    def kept() -> None:
        if (one := found()) is not None:
            one.kept()

    return kept
