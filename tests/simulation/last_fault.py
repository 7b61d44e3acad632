"""The last fault: it strikes at a change after which everybody is silent.

Usually somebody's next click repeats a failed request. Without clicks, a request that the bot does
not retry by itself leaves a visible difference.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, Final

from cogs.messages.custom_ids import TableId, packed
from cogs.outbox.key import board_key
from tables.decisions.outcomes import Change, Nudge
from tables.decisions.timers import timers
from tables.journal.entries import Resumed
from tables.journal.state import Status, TableState
from tables.runtime.scheduler import BY_SILENCE
from tests.simulation.fault_events import SLOW_S, Kills
from tests.simulation.host import PAUSES
from tests.simulation.loop import Process
from tests.simulation.stage import Stage
from tools.fake_discord.world import Message

WAITED_S: Final = 15.0
"""Longest wait for a suitable change, in seconds."""
SOON_MS: Final = 5_000
"""Time ahead in which automatic actions meet the failing store."""
AT_ONCE_MS: Final = 900
"""Time to the next lead below which a full trick was not shown yet."""
SLOWLY_S: Final = 9.0
"""Seconds of a slow disk."""
PATIENCE_S: Final = {"duty": 5.0, "unsure": 7.0}
"""Seconds for automatic retries after the end of the fault."""


class LastFault:
    """Waits for its moment and causes a fault."""

    def __init__(self, stage: Stage, silence: Callable[[], None], kills: Kills) -> None:
        """``silence``: ends all clicks."""
        self._stage, self._silence, self._kills = stage, silence, kills
        self._kind = stage.plan.last
        self._rng = Random(f"last {stage.plan.seed}")
        self._seconds = self._rng.uniform(1.0, 5.0)
        self._struck = asyncio.Event()
        self._press: Callable[[], None] = lambda: None
        """Next action of the person on turn at that moment."""

    @property
    def patience(self) -> float:
        """Seconds of silence after the fault."""
        return PATIENCE_S.get(self._kind, 0.0)

    async def strike(self) -> bool:
        """Wait for the moment and for the end of the fault; return whether there was one."""
        stage = self._stage
        before = stage.host.heard

        def heard(process: Process, news: Change | Nudge) -> None:
            before(process, news)
            if self._struck.is_set() or not isinstance(news, Change):
                return
            if self._now(news):
                self._press = self._move(news.state) or self._press
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
            self._kills.kill(self._rng)
        elif self._kind == "unsure":
            await self._shown()
            stage.host.disk.unsure = self._doubted
        elif self._kind == "owed":
            await self._kills.while_owed(self._rng, self._press)
        elif self._kind == "quiet":
            await self._kills.in_quiet(self._rng)
        elif self._kind == "slow":
            await self._slow()
        await asyncio.sleep(self._seconds)
        self._silence()
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
            case "kill" | "trick" | "quiet":
                pass
            case "unsure" | "slow" | "owed":
                silent = False
            case "full":
                disk.full = True
            case "duty":
                self._seconds += SOON_MS / 1000
                disk.broken = True
            case "deleted" | "lost-posts":
                message = self._board(change)
                if message is not None:
                    stage.deleted.add(message.id)
                    self._outside(stage.fake_discord.discord.delete(message))
                if self._kind == "lost-posts":
                    # A new board would show the state at its posting; changes meanwhile come after
                    # it.
                    stage.faults.open("lost-posts", self._seconds, sure=True)
                    silent = False
            case _:
                stage.faults.open(self._kind, self._seconds, sure=True)
        if silent:
            self._silence()

    async def _slow(self) -> None:
        """Slow the disk only: clicks are answered in time."""
        stage = self._stage
        if not any(one.reachable for one in stage.host.running):
            return
        since = stage.loop.time()
        stage.host.disk.slow_s = SLOW_S
        await asyncio.sleep(SLOWLY_S)
        stage.slow = (since, stage.loop.time())

    async def _shown(self) -> None:
        """Wait until no message is stale: bringing one up to date reads the store."""
        end = self._stage.loop.time() + WAITED_S
        while self._stage.loop.time() < end:
            bots = [one.bot for one in self._stage.host.running if one.bot is not None]
            if not any(
                message.request or message.task for bot in bots for message in bot.outbox._messages
            ):
                return
            await asyncio.sleep(0.05)

    def _doubted(self) -> None:
        """Silence everybody once a commit reported as failed was one of a table."""
        heads = self._stage.reader.heads()
        for running in self._stage.host.running:
            table_store = running.bot.tables._table_store if running.bot is not None else None
            known = [
                (head.seq, table_store.known(table)) for table, head in heads.items() if table_store
            ]
            if any(state is not None and state.seq < seq for seq, state in known):
                self._silence()

    def _move(self, state: TableState) -> Callable[[], None] | None:
        """A card of the person on turn, even before their hand shows the turn."""
        if state.status is not Status.PLAYING or state.next.awaits != "turn" or state.turn is None:
            return None
        person = state.seats[state.turn].here
        guest = next((one for one in self._stage.guests if one.user.id == person), None)
        moves = [
            action
            for action in state.game.legal_actions(state.match, state.turn)
            if state.game.is_move(action)
        ]
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
        return lambda: self._outside(guest.press(hands[0], button))

    def _outside(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run a task outside the process that reported the change."""
        stage = self._stage
        stage.loop.create_task(work, context=stage.network.outside.copy())

    def _board(self, change: Change) -> Message | None:
        role = str(board_key(change.state))
        for place in self._stage.reader.places(change.state.id):
            channel = self._stage.fake_discord.world.channels.get(place.channel)
            if place.role == role and channel is not None:
                return channel.messages.get(place.message)
        return None


def _goes_on(state: TableState) -> bool:
    """Whether an automatic action of the table follows soon."""
    if state.next.awaits == "turn" and state.turn is not None:
        return state.status is Status.PLAYING and state.level_of(state.turn) is not None
    soon = state.at + SOON_MS
    return any(one.at < soon and one.kind not in BY_SILENCE for one in timers(state, PAUSES))


__all__ = ["LastFault"]
