"""Interactions that still await their answer."""

from __future__ import annotations

import weakref
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from cogs.messages.responder import Interaction, Responder, responder

LOOK: Final = 0.02
"""Interval between two checks for missing answers, in seconds."""


async def answered(
    responders: Iterable[Responder], sleep: Callable[[float], Awaitable[None]]
) -> None:
    """Wait until none of these responders owes an answer."""
    while any(one.owes for one in tuple(responders)):
        await sleep(LOOK)


def keeper(interaction: Interaction) -> Callable[[], None]:
    """A callback that reports a completed deferred reply to the interaction's responder.

    The responder is not kept alive: it holds the interaction.
    """
    found = weakref.ref(responder(interaction))

    def kept() -> None:
        if (one := found()) is not None:
            one.kept()

    return kept
