"""Who is owed an answer, and whether what was promised has come by another way."""

from __future__ import annotations

import weakref
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from cogs.messages.responder import Gate, Interaction, gate

LOOK: Final = 0.02
"""Seconds between two looks for answers that are not out yet."""


async def answered(gates: Iterable[Gate], sleep: Callable[[float], Awaitable[None]]) -> None:
    """Wait until none of these owes an answer."""
    while any(one.owes for one in tuple(gates)):
        await sleep(LOOK)


def keeper(interaction: Interaction) -> Callable[[], None]:
    """Tells the interaction's gate, while there is one, that what it promised has come otherwise.

    The gate is not held: it holds the interaction.
    """
    found = weakref.ref(gate(interaction))

    def kept() -> None:
        if (one := found()) is not None:
            one.kept()

    return kept
