"""All parts of one run, put together."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from contextvars import copy_context
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

import aiohttp
import discord

from gamekit.api.game import Games
from tables.decisions.outcomes import Change as Happened
from tables.decisions.outcomes import Nudge
from tests.simulation.faults import Faults
from tests.simulation.guests import Guest, Use
from tests.simulation.host import Host
from tests.simulation.journal import Folds, Reader
from tests.simulation.memory import MemoryCheck
from tests.simulation.plan import Plan
from tests.simulation.reach import Reach
from tests.simulation.trace import Logs, Trace
from tests.virtual import files, gateway_transport
from tests.virtual.clocks import Clocks, virtual
from tests.virtual.loop import Process, VirtualLoop
from tests.virtual.rest_transport import Network, Sent
from tools.fake_discord.extra_checks import walk
from tools.fake_discord.interactions import TOKEN_S, ResponseType
from tools.fake_discord.rest import Route
from tools.fake_discord.server import FakeDiscord
from tools.fake_discord.state import Change
from tools.fake_discord.world import Channel, Guild, Message, World

_REFUSED: Final = re.compile(r"table (\d+): ([\w-]+) (?:refused: FORBIDDEN|finds no place)")


class Stage:
    """Discord, the host and the people, before the first event."""

    def __init__(self, plan: Plan, games: Games, folder: Path) -> None:
        seed = plan.seed
        self.plan, self.games = plan, games
        self.loop = VirtualLoop(Random(f"threads {seed}"))
        self.clocks = Clocks(self.loop)
        self.trace = Trace(self.loop.time, folder)
        self.logs = Logs(self.trace)
        self.file = folder / files.FILE
        self.file.write_bytes(files.empty())
        world = World(self.clocks.true_ms)
        self.fake_discord = FakeDiscord(world, self.loop.time, self.clocks.true)
        self.fake_discord.gateway.url = "wss://gateway.simulated/"
        self.faults = Faults(self.loop.time, Random(f"faults {seed}"))
        self.faults.direct = self._direct
        self.fake_discord.rest.faults = self.faults
        self.fake_discord.rest.keep_files = True
        self.network = Network(
            self.loop, Random(f"network {seed}"), self.fake_discord.rest, self.fake_discord.routes()
        )
        self.network.watch = self._requested
        self.host = Host(
            self.loop,
            Random(f"bot {seed}"),
            self.clocks,
            self.fake_discord,
            self.network,
            self.file,
            games,
            drawn=plan.drawn,
        )
        self.guild: Guild = world.guild("L'Etivaz", plan.locales[0])
        self.channels: list[Channel] = [world.channel(self.guild, "le-brouc")]
        self.uses: list[Use] = []
        self.reach = Reach(self.clocks, self.host)
        self.host.ended = lambda error: self.unhandled.append(
            f"a process ended: {type(error).__name__}"
        )
        self.reader = Reader(self.file)
        self.folds = Folds(games)
        self.memory = MemoryCheck(self.host, self.reader, self.folds)
        self.host.heard = self._heard
        self.host.killed = self._killed
        self.kills: list[float] = []
        """Times of kills."""
        self.posted: dict[int, float] = {}
        """Time of each message's posting."""
        self.unhandled: list[str] = []
        """Unhandled errors of tasks."""
        self.deleted: set[int] = set()
        """Messages deleted by people."""
        self.trouble = 0.0
        """Seconds of the run until which faults may have effects; grows with each fault."""
        self.answered: Callable[[Use, int, float], None] = lambda *_: None
        """Called with every first answer that Discord accepts."""
        self.expired: list[str] = []
        """Tokens used after their expiry."""
        self._by_token: dict[str, Use] = {}
        self.mended = 0.0
        """Seconds of the run at which the last fault ended."""
        self.missed = self.repeated = 0.0
        """Seconds of the run until which some gateway events are lost, or repeated."""
        self._rng = Random(f"gateway {seed}")
        self.guests = [self._guest(number) for number in range(len(plan.locales))]
        self.fake_discord.discord.everywhere.append(self._told)

    def _guest(self, number: int) -> Guest:
        name = ("Anne", "Beat", "Carlo", "Daisy", "Émile")[number]
        user = self.fake_discord.world.user(name, self.guild, locale=self.plan.locales[number])
        user.closed = number in self.plan.closed
        return Guest(self.fake_discord, user, self.trace, self._deliver, self.uses)

    @contextmanager
    def open(self) -> Iterator[None]:
        """Replace the process's time, chance and network within the context."""
        root = logging.getLogger()
        level = root.level
        with ExitStack() as stack:
            stack.enter_context(virtual(self.clocks, Random(f"libraries {self.plan.seed}")))
            stack.enter_context(
                patch.object(discord.gateway, "KeepAliveHandler", gateway_transport.Beating)
            )
            stack.enter_context(patch.object(aiohttp, "ClientSession", self.network.session))
            for warned in ("warn_nacl", "warn_dave"):  # By a process's first client alone.
                stack.enter_context(patch.object(discord.VoiceClient, warned, False))
            stack.enter_context(self.host.files.watched())
            self.network.outside = copy_context()
            root.addHandler(self.logs)
            root.setLevel(logging.INFO)
            try:
                yield
            finally:
                root.removeHandler(self.logs)
                root.setLevel(level)
                self.host.disk.repaired()
                self.reader.close()
                for running in tuple(self.host.running):
                    self.host.kill(running)
                self.loop.bury()

    @property
    def refused(self) -> set[tuple[int, str]]:
        """Tables and messages that Discord has refused permanently, until their next change."""
        found = set()
        for told in self.logs.lines:
            if (refused := _REFUSED.match(told.text)) is not None:
                found.add((int(refused[1]), refused[2]))
        return found

    def unseen(self, loop: object, context: dict[str, Any]) -> None:
        error = context.get("exception")
        self.unhandled.append(f"{context['message']}: {type(error).__name__}")

    def _direct(self, channel: int) -> bool:
        found = self.fake_discord.world.channels.get(channel)
        return found is not None and found.reader is not None

    # -- traffic -----------------------------------------------------------------------------------

    async def _deliver(self, event: dict[str, Any], guild: int | None) -> None:
        """Deliver an interaction to the bot, usually once."""
        now, times = self.loop.time(), 1
        if now < self.missed and self._rng.random() < 0.5:
            times = 0
            self.faults.done["missed"] += 1
        elif now < self.repeated and self._rng.random() < 0.7:
            times = 2
            self.faults.done["repeated"] += 1
        gateway = self.fake_discord.gateway
        for _ in range(times):
            await gateway.tell("INTERACTION_CREATE", event, guild)

    def _heard(self, process: Process, change: Happened | Nudge) -> None:
        self.reach.heard(change)
        self.memory.heard(process, change)

    def _killed(self) -> None:
        self.kills.append(self.loop.time())
        self.reach.killed()

    def _requested(self, sent: Sent, route: Route, status: int, answer: Any) -> None:
        files = ",".join(f"{one.name}:{one.digest[:8]}" for one in sent.body.files.values())
        self.trace.add("request", f"{sent.method} {sent.path} {status} {files}")
        now, parts = self.loop.time(), sent.path.split("/")
        if route.path.endswith("/callback"):
            use = self._use(parts[-2])
            if use is not None:
                use.answers.append((now, status))
                kind = sent.body.json["type"]
                if kind == ResponseType.UPDATE and use.interaction.answer.done() and not use.page:
                    # Executed, even if the bot got an error.
                    shown = walk(sent.body.json["data"].get("components") or [])
                    use.page = frozenset(str(one.get("custom_id")) for one in shown)
                if status == 200:
                    self.answered(use, kind, now - use.at)
                elif (status == 429 and isinstance(answer, str)) or (
                    use.answer is not None and (status == 404 or status >= 500)
                ):
                    # Refused by a ban, whose answer is a text; or Discord took an earlier try
                    # without confirming it, and then its token failed.
                    use.hindered = True
        elif parts[1] == "webhooks":
            use = self._use(parts[3])
            if use is not None and now - use.interaction.made > TOKEN_S:
                self.expired.append(f"{sent.method} by a token of {use.what}, {now - use.at:.0f} s")
            if use is not None and status in (200, 204):
                use.told_more.append(now)
            elif use is not None:
                use.hindered = True

    def _use(self, token: str) -> Use | None:
        for use in self.uses[len(self._by_token) :]:
            self._by_token[use.interaction.token] = use
        return self._by_token.get(token)

    def _told(self, message: Message, change: Change) -> None:
        self.trace.add("message", f"{change.value} {message.id} in {message.channel}")
        if change is Change.DELETED:
            return
        channel = self.fake_discord.world.channels.get(message.channel)
        for guest in self.guests:
            private = guest.user.id == message.reader
            direct = channel is not None and channel.reader is guest.user
            public = message.reader is None and message.guild is not None
            if private or direct or public:
                guest.saw(message)
