"""One run: the people come, play, are disturbed as the plan says, and go home."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Final

from standin.interactions import Answer
from standin.party import Press
from standin.world import Channel, Kind, Message
from tables.decision import Decision
from tables.outcomes import Accepted, Repeated
from tables.state import TableState
from tests.simulation import leap
from tests.simulation.guests import Guest
from tests.simulation.host import PAUSES, Running
from tests.simulation.last import Last
from tests.simulation.outages import Kills
from tests.simulation.plan import DOINGS, FAULTS, Event, Sitting
from tests.simulation.seating import PATIENCE_S, Seating
from tests.simulation.stage import Stage

MOVES: Final = ("act", "now", "cut", "count", "next", "pick")
SELDOM: Final = ("undo", "stop", "playon", "back")
"""What people press now and then."""
OLD: Final = 0.1
"""How often somebody presses a button as it was in an earlier turn."""
RETURN: Final = 0.7
"""How often somebody who has left a table comes back to stop it; else computers play it out."""
HOME_S: Final = 5_400.0
"""Seconds in which every table ends once nothing fails any more and all want to go home."""
AFTER_S: Final = 45.0
"""Seconds after a fault in which a line may still be down, or a limit be waited out."""
FAR_S: Final = 20_000.0
"""The same where matches are played out."""


class Evening:
    """The plan of a run, carried out on its stage."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.kinds: Counter[str] = Counter()
        self.kills = 0
        self.resting = False
        """Whether people wait a moment, so that messages can be looked at."""
        self.over = False
        """Whether everybody wants to go home."""
        self.leapt: Callable[[int], Awaitable[None]]
        """Told of a table where somebody may do what is seldom possible."""
        self.laid: dict[int, list[int]] = {}
        """By table that had begun before: who sits there."""
        self._faults: list[asyncio.Task[Any]] = []
        self._background: set[asyncio.Task[Any]] = set()
        self._restarts = Random(f"restarts {stage.plan.seed}")

    # -- from the beginning to the end -------------------------------------------------------------

    async def play(self) -> None:
        """Until the plan's end; nothing goes wrong any more then."""
        stage, plan = self.stage, self.stage.plan
        stage.host.start()
        seating = Seating(stage, lambda: self.over)
        for number, sitting in enumerate(plan.tables):
            lots = Random(f"table {plan.seed} {number}")
            sits = self._laid if sitting.laid else seating.sit_down
            self._spawn(sits(sitting, lots, number))
        events = sorted(plan.events, key=lambda one: (one.at, one.number))
        for event in events:
            await self._until(event.at)
            stage.trace.add("event", str(event))
            self.kinds[event.kind] += 1
            task = self._spawn(self._do(event))
            if event.kind in FAULTS:
                self._faults.append(task)
        await self._until(plan.until)
        await self.calm_down()
        kills = Kills(stage, self._kill_one, self._reached)
        last = Last(stage, self._fall_silent, kills)
        if plan.last and await last.strike():
            await self.calm_down()
            await asyncio.sleep(last.patience)

    def _fall_silent(self) -> None:
        self.resting = True

    def _kill_one(self, rng: Random) -> None:
        running = self._one(rng)
        if running is not None:
            self.kills += 1
            self.stage.trace.add("event", f"{running.process.name} is killed")
            self.stage.host.kill(running)

    async def calm_down(self) -> None:
        """Mend everything: from now on nothing fails."""
        stage = self.stage
        for task in self._faults:
            task.cancel()
        await asyncio.gather(*self._faults, return_exceptions=True)
        stage.faults.close()
        stage.host.disk.repaired()
        stage.missed = stage.repeated = 0.0
        stage.network.slow_s = 0.0
        stage.standin.gateway.dumb = False
        for guest in stage.guests:
            guest.user.closed = guest.user.closed and stage.plan.seed % 2 == 0
        for running in stage.host.running:
            for line in running.lines:
                line.flow()
        if not any(one.alive for one in stage.host.running):
            stage.host.start()
        self._trouble()
        stage.trace.add("event", "calm")

    def _trouble(self, seconds: float = 0.0) -> None:
        """For so long, and some time after it, answers may be late."""
        until = self.stage.loop.time() + seconds + AFTER_S
        self.stage.trouble = max(self.stage.trouble, until)

    def go_home(self) -> None:
        """Everybody wants the tables to end; those who play on do so quicker."""
        self.over = True
        plan = self.stage.plan
        for running in [one for one in self.stage.host.running if one.alive][1:]:
            self.stage.host.kill(running)
        if plan.to_the_end:
            return
        for number, guest in enumerate(self.stage.guests):
            self._spawn(self._leaves(guest, Random(f"home {plan.seed} {number}")))

    def stop(self) -> None:
        """Nobody does anything more."""
        for task in self._background:
            task.cancel()

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task = self.stage.loop.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task

    async def _until(self, at: float) -> None:
        await asyncio.sleep(max(0.0, at - self.stage.loop.time()))

    # -- tables ------------------------------------------------------------------------------------

    async def _laid(self, sitting: Sitting, rng: Random, number: int) -> None:
        """A table that has begun before: its people find themselves in the midst of a deal."""
        stage, game = self.stage, self.stage.games[sitting.game]
        persons = [stage.guests[one].user.id for one in sitting.persons]
        language = rng.choice(("fr", "de", "it", "en"))
        chosen = leap.options(game.rules, rng, language, sitting.clock)
        where = (stage.guild.id, stage.channels[0].id)
        opened = leap.opening(game.rules, chosen, persons[0], *where, PAUSES.lobby)
        while not self.over:
            running = self._one(rng)
            if running is not None and running.bot is not None and running.goes_on:
                ledger = running.bot.tables._ledger
                work = ledger.open(opened, f"laid {number}")
                found = await stage.host.within(running, work)
                if isinstance(found, (Accepted, Repeated)):
                    self.laid[found.state.id] = persons
                    await self._leap(found.state.id, sitting.laid, f"begun {number}")
                    return
            await asyncio.sleep(0.2)

    async def _leap(self, table: int, goal: str, cause: str) -> None:
        """The table is some minutes further at once."""
        stage = self.stage
        persons = self.laid.get(table, [])

        def decide(state: TableState) -> Decision:
            lots = Random(f"{cause} {stage.plan.seed}")
            return leap.onward(state, goal, now(), lots, persons)

        for _ in range(20):
            running = self._one(self._restarts)
            if running is not None and running.bot is not None and running.goes_on:
                now = running.bot._now
                work = running.bot.tables._ledger.request(table, cause, decide)
                found = await stage.host.within(running, work)
                stage.trace.add("event", f"table {table} leaps: {type(found).__name__}")
                if isinstance(found, (Accepted, Repeated)):
                    if goal == "call":
                        await self.leapt(table)
                    return
            await asyncio.sleep(0.3)

    # -- people ------------------------------------------------------------------------------------

    async def _plays(self, guest: Guest, rng: Random) -> None:
        """Goes on playing, at a pace of their own, until everybody goes home."""
        pace = rng.uniform(0.3, 1.5)
        while not self.over or self.stage.plan.to_the_end:
            await asyncio.sleep(0.2 + rng.expovariate(1 / pace))
            asleep = self.stage.plan.asleep and self.stage.loop.time() > self.stage.plan.until / 2
            if self.resting or asleep:
                continue
            others = guest.find(*SELDOM)
            if others and rng.random() < 0.15:
                message, press = rng.choice(others)
                await guest.press(message, press.custom_id)
                continue
            found = guest.find(*MOVES)
            if found:
                message, press = rng.choices(found, [_liking(one[1]) for one in found])[0]
                wanted = press.custom_id
                if rng.random() < OLD:
                    wanted = guest.older(press) or wanted
                await guest.press(message, wanted)
                if press.what == "count" and rng.random() < 0.5:
                    await guest.press(message, press.custom_id)
                continue
            hands = guest.find("hand")
            if hands and rng.random() < 0.25:
                message, press = hands[0]
                await guest.press(message, press.custom_id)

    async def _leaves(self, guest: Guest, rng: Random) -> None:
        """Wants to stop whatever is played."""
        await asyncio.sleep(rng.uniform(0.5, 3.0) + self.stage.plan.asleep)
        returns = rng.random() < RETURN
        heads = self.stage.reader.heads
        for _ in range(60):
            for message, press in guest.find("back") if returns else ():
                await guest.press(message, press.custom_id)
            votes = guest.find("stop")
            for message, press in votes:
                await guest.press(message, press.custom_id)
            if not votes and any(one.head[0] == "playing" for one in heads().values()):
                for channel in self._where_they_play(guest):
                    await guest.slash(channel, "stop", rng)
            await asyncio.sleep(rng.uniform(8.0, 20.0))

    def _where_they_play(self, guest: Guest) -> list[Channel]:
        """Threads, or else the channel; their messages with the bot, where they sit alone."""
        plan, stage = self.stage.plan, self.stage
        channels = list(stage.standin.world.channels.values())
        threads = [one for one in channels if one.kind is Kind.THREAD] or stage.channels
        number = stage.guests.index(guest)
        alone = any(one.private and one.persons[0] == number for one in plan.tables)
        direct = [one for one in channels if one.reader is guest.user and alone]
        return [*threads, *direct]

    # -- events ------------------------------------------------------------------------------------

    async def _do(self, event: Event) -> None:
        rng = Random(f"event {self.stage.plan.seed} {event.number}")
        guest = self.stage.guests[event.who]
        if event.kind == "plays":
            await self._plays(guest, rng)
        elif event.kind in DOINGS:
            await self._doing(event.kind, guest, rng)
        else:
            self._trouble(event.seconds)
            await self._fault(event, rng)
            self._trouble()

    async def _doing(self, kind: str, guest: Guest, rng: Random) -> None:
        stage = self.stage
        parts = guest.parts()
        match kind:
            case "touch" | "others":
                public = [one for one in parts if one.message.reader is None]
                wanted = public if kind == "others" else parts
                if wanted:
                    await guest.use(rng.choice(wanted), rng)
            case "stale":
                part = guest.remembers(rng)
                if part is not None:
                    await guest.use(part, rng)
            case "twice":
                found = guest.find(*MOVES) or guest.find("hand", "sit", "start")
                if found:
                    message, press = rng.choice(found)
                    await asyncio.gather(
                        guest.press(message, press.custom_id),
                        guest.press(message, press.custom_id),
                    )
            case "rush":
                await self._rush(rng)
            case "forges":
                await self._forges(guest, rng)
            case "leap":
                tables = sorted(stage.reader.heads())
                if tables:
                    goal = rng.choices(list(leap.GOALS), list(leap.GOALS.values()))[0]
                    await self._leap(rng.choice(tables), goal, f"leap {rng.random()}")
            case "command" | "types" | "leave" | "vote":
                names = [one["name"] for one in stage.standin.world.commands]
                wanted_name = {"types": "play", "leave": "leave", "vote": "stop"}.get(kind)
                if names:
                    name = wanted_name if wanted_name in names else None
                    name = name or str(rng.choice(names))
                    await guest.slash(self._somewhere(guest, rng), name, rng)
            case "closes" | "opens":
                guest.user.closed = kind == "closes"
            case "chatter":
                channel = self._somewhere(guest, rng)
                world = stage.standin.world
                message = Message(world.ids.next(), channel.id, guest.user, channel.guild, "hm")
                channel.messages[message.id] = message

    async def _rush(self, rng: Random) -> None:
        """All press at once what moves their table."""
        pressing = []
        for guest in self.stage.guests:
            found = guest.find(*MOVES) or guest.find("sit", "start", "stop")
            if found:
                message, press = rng.choice(found)
                pressing.append(guest.press(message, press.custom_id))
        await asyncio.gather(*pressing)

    async def _forges(self, guest: Guest, rng: Random) -> None:
        """Press what another may press, on a message of one's own."""
        own = [message for message, _ in guest.find("hand", *MOVES)]
        others = [
            press.custom_id
            for one in self.stage.guests
            if one is not guest
            for _, press in one.find("act", "now")
        ]
        if own and others:
            await guest.press(rng.choice(own), rng.choice(others))

    def _somewhere(self, guest: Guest, rng: Random) -> Channel:
        channels = [
            one
            for one in self.stage.standin.world.channels.values()
            if one.guild is not None or one.reader is guest.user
        ]
        return rng.choice(channels)

    async def _fault(self, event: Event, rng: Random) -> None:
        stage, kind, seconds = self.stage, event.kind, event.seconds
        gateway, disk = stage.standin.gateway, stage.host.disk
        match kind:
            case "cut":
                await gateway.drop()
            case "forget":
                await gateway.forget()
            case "deaf":
                await self._deaf(seconds)
            case "missed":
                stage.missed = stage.loop.time() + seconds
            case "repeated":
                stage.repeated = stage.loop.time() + seconds
            case "deleted":
                await self._deleted(rng)
            case "slow-net":
                stage.network.slow_s = rng.uniform(0.5, 2.5)
                await asyncio.sleep(seconds)
                stage.network.slow_s = 0.0
            case "busy":
                disk.hold()
                await asyncio.sleep(seconds)
                disk.let_go()
            case "full":
                disk.full = True
                await asyncio.sleep(seconds)
                disk.full = False
            case "read-only":
                disk.read_only = True
                await asyncio.sleep(seconds)
                disk.read_only = False
            case "slow-disk":
                disk.slow_s = rng.uniform(0.1, 1.5)
                await asyncio.sleep(seconds)
                disk.slow_s = 0.0
            case "kill" | "kill-write":
                await self._killed(rng, seconds, writing=kind == "kill-write")
            case "stop":
                running = self._one(rng)
                if running is not None:
                    await stage.host.stop(running)
                    await self._restarted(min(seconds, 8.0))
            case "kill-again":
                await self._killed(rng, seconds, writing=False)
                await self._reached()
                await self._killed(rng, 1 + seconds / 4, writing=True)
            case "second":
                second = stage.host.start()
                disk.slow_s = rng.choice((0.0, 0.05, 0.2))
                for _ in range(3):
                    await asyncio.sleep((seconds + 10) / 3)
                    await self._rush(rng)
                disk.slow_s = 0.0
                if second.alive and len(stage.host.running) > 1 and not stage.plan.apart:
                    stage.host.kill(second)
            case "clock":
                stage.clocks.set(rng.choice((-3600.0, -20.0, -1.5, 0.7, 45.0, 5400.0)))
            case _:
                stage.faults.open(kind, seconds)
                await asyncio.sleep(seconds)

    def _one(self, rng: Random) -> Running | None:
        alive = [one for one in self.stage.host.running if one.alive]
        return rng.choice(alive) if alive else None

    async def _killed(self, rng: Random, seconds: float, *, writing: bool) -> None:
        """Between any two steps: after some turns of the loop, or right after a write."""
        stage = self.stage
        if writing:
            disk = stage.host.disk
            await asyncio.wait((disk.reaches(disk.done + rng.randint(1, 30)),), timeout=20)
        for _ in range(rng.randint(0, 12)):
            await asyncio.sleep(0)
        self._kill_one(rng)
        await self._restarted(min(seconds, 12.0))

    async def _restarted(self, after: float) -> None:
        await asyncio.sleep(after)
        if not any(one.alive for one in self.stage.host.running):
            self.stage.host.start()
            self._spawn(self._eager())

    async def _reached(self) -> None:
        """Until people reach a process, as long as they try."""
        end = self.stage.loop.time() + PATIENCE_S
        while self.stage.loop.time() < end:
            if any(one.reachable for one in self.stage.host.running):
                return
            await asyncio.sleep(0.02)

    async def _eager(self) -> None:
        """All press something in the moment in which the bot is back."""
        await self._reached()
        await asyncio.sleep(0.05 * self._restarts.random())
        await self._rush(self._restarts)

    async def _deaf(self, seconds: float) -> None:
        """Nothing passes on the line, and nobody says so."""
        lines = [line for one in self.stage.host.running for line in one.lines]
        for line in lines:
            line.stall()
        await asyncio.sleep(seconds)
        for line in lines:
            line.flow()

    async def _deleted(self, rng: Random) -> None:
        """Somebody deletes a message of the bot."""
        discord = self.stage.standin.discord
        messages = [
            message
            for channel in discord.world.channels.values()
            if channel.kind is not Kind.DIRECT
            for message in channel.messages.values()
            if message.author.bot
        ]
        if messages:
            message = rng.choice(messages)
            self.stage.deleted.add(message.id)
            await discord.delete(message)


def _liking(press: Press) -> float:
    """How gladly people press something: what is seldom possible more gladly than a card."""
    word = press.arg.partition("~")[0] if press.what in ("act", "now") else press.what
    return {"play": 1.0, "dehors": 0.3, "out": 0.3}.get(word, 8.0)


__all__ = ["Answer", "Evening"]
