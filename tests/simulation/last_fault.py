"""The last fault: it strikes at a change after which everybody is silent.

Usually somebody's next click repeats a failed request. Without clicks, a request that the bot does
not retry by itself leaves a visible difference.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Final

from cogs.messages.custom_ids import TableId, packed
from cogs.outbox.due import board_key
from tables.decisions.outcomes import Change, Nudge
from tables.decisions.timers import timers
from tables.journal.entries import Resumed
from tables.journal.state import Status, TableState
from tables.runtime.table_scheduler import BY_SILENCE
from tests.simulation.actions import Mood
from tests.simulation.host import PAUSES
from tests.simulation.stage import Stage
from tests.virtual.loop import Process
from tools.fake_discord.world import Message

WAITED_S: Final = 15.0
"""Longest wait for a suitable change, in seconds."""
SOON_MS: Final = 5_000
"""Time ahead in which automatic actions meet the failing store."""
AT_ONCE_MS: Final = 900
"""Time to the next lead below which a full trick was not shown yet."""
PATIENCE_S: Final = 5.0
"""Seconds for automatic retries after the end of a failing disk."""


class LastFault:
    """Waits for its moment and causes a fault."""

    def __init__(self, stage: Stage, mood: Mood, kill: Callable[[Random], None]) -> None:
        """``mood``: falls silent; ``kill``: kills a living process."""
        self._stage, self._mood, self._kill = stage, mood, kill
        self._kind = stage.plan.last
        self._rng = Random(f"last {stage.plan.seed}")
        self._seconds = self._rng.uniform(1.0, 5.0)
        self._struck = asyncio.Event()

    @property
    def patience(self) -> float:
        """Seconds of silence after the fault."""
        return PATIENCE_S if self._kind == "duty" else 0.0

    async def strike(self) -> bool:
        """Wait for the moment and for the end of the fault; return whether there was one."""
        stage = self._stage
        before = stage.host.heard

        def heard(process: Process, news: Change | Nudge) -> None:
            before(process, news)
            if self._struck.is_set() or not isinstance(news, Change):
                return
            if self._now(news):
                self._struck.set()
                self._begin(news)
            elif self._kind == "trick" and (press := self._move(news.state)) is not None:
                press()

        stage.host.heard = heard
        try:
            async with asyncio.timeout(WAITED_S):
                await self._struck.wait()
        except TimeoutError:
            return False
        finally:
            stage.host.heard = before
        stage.trace.add("event", f"the last: {self._kind} for {self._seconds:.1f} s")
        if self._kind == "kill":
            for _ in range(self._rng.randint(0, 12)):
                await asyncio.sleep(0)
            self._kill(self._rng)
        await asyncio.sleep(self._seconds)
        self._mood.resting = True
        return True

    def _now(self, change: Change) -> bool:
        """Whether silence follows this change."""
        before, state = change.before, change.state
        if before is None or board_key(state) is None:
            return False
        match self._kind:
            case "trick":
                quick = state.at - before.at < AT_ONCE_MS
                return before.next.full and not state.next.full and quick
            case "duty":
                return _goes_on(state)
        return not all(isinstance(stored.entry, Resumed) for stored in change.entries)

    def _begin(self, change: Change) -> None:
        """Begin the fault before any reaction to the change."""
        stage, disk, silent = self._stage, self._stage.host.disk, True
        match self._kind:
            case "kill" | "trick":
                pass
            case "full":
                disk.full = True
            case "duty":
                self._seconds += SOON_MS / 1000
                disk.broken = True
            case "deleted" | "lost-posts":
                message = self._board(change)
                if message is not None:
                    stage.deleted.add(message.id)
                    outside = stage.network.outside.copy()
                    stage.loop.call_soon(
                        stage.fake_discord.discord.delete, message, context=outside
                    )
                if self._kind == "lost-posts":
                    # A new board would show the state at its posting; changes meanwhile come after
                    # it.
                    stage.faults.open("lost-posts", self._seconds, sure=True)
                    silent = False
            case _:
                stage.faults.open(self._kind, self._seconds, sure=True)
        if silent:
            self._mood.resting = True

    def _move(self, state: TableState) -> Callable[[], object] | None:
        """A card of the person on turn, even before their hand shows the turn."""
        if state.status is not Status.PLAYING or state.next.awaits != "turn" or state.turn is None:
            return None
        person = state.seats[state.turn].here
        guest = next((one for one in self._stage.guests if one.user.id == person), None)
        legal = state.game.legal_actions(state.match, state.turn)
        moves = [action for action in legal if state.game.is_move(action)]
        found = guest.find("hand", "act", "now", "pick") if guest is not None else []
        hands = [
            message
            for message, press in found
            if press.table == state.id and (message.guild is None or message.reader)
        ]
        if guest is None or not hands or not moves:
            return None
        said = packed(state.game.encode(self._rng.choice(moves)))
        button = str(TableId(state.id, state.turn_seq, "act", said))
        outside = self._stage.network.outside.copy()  # Not in the process that reported the change.
        return lambda: self._stage.loop.create_task(guest.press(hands[0], button), context=outside)

    def _board(self, change: Change) -> Message | None:
        role = str(board_key(change.state))
        place = self._stage.reader.places(change.state.id).get(role, (0, 0))
        channel = self._stage.fake_discord.world.channels.get(place[0])
        return channel.messages.get(place[1]) if channel is not None else None


def _goes_on(state: TableState) -> bool:
    """Whether an automatic action of the table follows soon."""
    if state.next.awaits == "turn" and state.turn is not None:
        return state.status is Status.PLAYING and state.level_of(state.turn) is not None
    soon = state.at + SOON_MS
    return any(one.at < soon and one.kind not in BY_SILENCE for one in timers(state, PAUSES))
