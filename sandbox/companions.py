"""People who play along in a game that has no computer players: any legal move, after a while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from random import Random
from typing import Final

import simcord

from cogs.client import BroucBot
from tables.state import Status

log = logging.getLogger(__name__)

PAUSE: Final = 1.5
"""Seconds between two looks at the table."""


async def keep_playing(bot: BroucBot, table: int, people: Sequence[simcord.MemberActor]) -> None:
    """Play for these people for ever; a game with computer players has none."""
    rng, moves = Random(), 0
    while people:
        await asyncio.sleep(PAUSE)
        state = await bot.tables.state(table)
        if state is None or state.status is not Status.PLAYING or state.turn is None:
            continue
        person = next((one.id for one in people if state.seats[state.turn].person == one.id), None)
        if person is None:
            continue
        rules = state.game
        legal = [a for a in rules.legal_actions(state.match, state.turn) if rules.is_move(a)]
        if legal:
            moves += 1
            cause = f"companion {state.seq} {moves}"
            outcome = await bot.tables.act(table, person, rng.choice(legal), cause=cause)
            log.debug("a companion plays: %s", type(outcome).__name__)
