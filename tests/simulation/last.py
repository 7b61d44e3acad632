"""The last thing that goes wrong: it hits a change after which everybody falls silent.

What fails is soon done again by somebody's next click, as a rule. Here nobody clicks any more, so
what is not tried again by itself stays as it is, and is seen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, Final

from cogs.messages.custom_ids import TableId, packed
from cogs.sync.message_keys import board_key
from tables.decisions.outcomes import Change, Nudge
from tables.decisions.timers import timers
from tables.journal.entries import Resumed
from tables.journal.state import Status, TableState
from tables.runtime.scheduler import BY_SILENCE
from tests.simulation.host import PAUSES
from tests.simulation.loop import Process
from tests.simulation.outages import SLOW_S, Kills
from tests.simulation.stage import Stage
from tools.fake_discord.world import Message

WAITED_S: Final = 15.0
"""Seconds for which a change is waited for that the fault may hit."""
SOON_MS: Final = 5_000
"""What a table does by itself within this time happens while the store fails."""
AT_ONCE_MS: Final = 900
"""A full trick that is led from so soon has not been shown yet."""
SLOWLY_S: Final = 9.0
"""Seconds for which the disk is slow."""
PATIENCE_S: Final = {"duty": 5.0, "unsure": 7.0}
"""Seconds that are left, once all is mended, to what is tried again by itself."""


class Last:
    """Waits for its moment, and lets something go wrong in it."""

    def __init__(self, stage: Stage, silence: Callable[[], None], kills: Kills) -> None:
        """``silence``: from now on nobody clicks."""
        self._stage, self._silence, self._kills = stage, silence, kills
        self._kind = stage.plan.last
        self._rng = Random(f"last {stage.plan.seed}")
        self._seconds = self._rng.uniform(1.0, 5.0)
        self._struck = asyncio.Event()
        self._press: Callable[[], None] = lambda: None
        """What the person whose turn it was in that moment does next."""

    @property
    def patience(self) -> float:
        """Seconds for which nothing happens after it is mended."""
        return PATIENCE_S.get(self._kind, 0.0)

    async def strike(self) -> bool:
        """Wait, let it happen, and wait until it is over; whether there was a moment for it."""
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
        """Whether this is the change after which everybody is silent."""
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
        """Before anybody has done anything about it."""
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
                    # A new board arrives as it is now; what happens meanwhile comes after it.
                    stage.faults.open("lost-posts", self._seconds, sure=True)
                    silent = False
            case _:
                stage.faults.open(self._kind, self._seconds, sure=True)
        if silent:
            self._silence()

    async def _slow(self) -> None:
        """Nothing is wrong but the disk: who clicks has an answer in time."""
        stage = self._stage
        if not any(one.reachable for one in stage.host.running):
            return
        since = stage.loop.time()
        stage.host.disk.slow_s = SLOW_S
        await asyncio.sleep(SLOWLY_S)
        stage.slow = (since, stage.loop.time())

    async def _shown(self) -> None:
        """Until every message is as new as its table: who brings one up to date reads the store."""
        end = self._stage.loop.time() + WAITED_S
        while self._stage.loop.time() < end:
            bots = [one.bot for one in self._stage.host.running if one.bot is not None]
            if not any(slot.stale or slot.task for bot in bots for slot in bot.projector._slots):
                return
            await asyncio.sleep(0.05)

    def _doubted(self) -> None:
        """What was stored is told as failed: silence falls where something at a table was."""
        heads = self._stage.reader.heads()
        for running in self._stage.host.running:
            table_store = running.bot.tables._table_store if running.bot is not None else None
            known = [
                (head.seq, table_store.known(table)) for table, head in heads.items() if table_store
            ]
            if any(state is not None and state.seq < seq for seq, state in known):
                self._silence()

    def _move(self, state: TableState) -> Callable[[], None] | None:
        """Who has the turn plays at once, even before they are shown that it is theirs."""
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
        """Do something that is not the process's that has told of a change."""
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
    """Whether the table does something of itself soon."""
    if state.next.awaits == "turn" and state.turn is not None:
        return state.status is Status.PLAYING and state.level_of(state.turn) is not None
    soon = state.at + SOON_MS
    return any(one.at < soon and one.kind not in BY_SILENCE for one in timers(state, PAUSES))


__all__ = ["Last"]
