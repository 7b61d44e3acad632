"""Actions of people during an evening: playing, experiments, going home."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import Random
from typing import Final

from cogs.messages.custom_ids import PageId
from tests.simulation.guests import Guest
from tests.simulation.stage import Stage
from tools.fake_discord.party import Press
from tools.fake_discord.world import V2, Channel, Kind, Message

MOVES: Final = ("act", "now", "cut", "count", "next", "pick")
SELDOM: Final = ("undo", "stop", "playon", "back")
"""Buttons pressed now and then."""
OLD: Final = 0.1
"""Probability of pressing a button's version of an earlier turn."""
RETURN: Final = 0.7
"""Probability that somebody returns to a table to stop it; otherwise computers finish it."""


@dataclass(slots=True)
class Mood:
    resting: bool = False
    """Whether they pause so that messages can be checked."""
    over: bool = False
    """Whether everybody wants to go home."""


class Actions:
    def __init__(self, stage: Stage, mood: Mood) -> None:
        self.stage, self.mood = stage, mood

    async def plays(self, guest: Guest, rng: Random) -> None:
        """Play at a personal pace until everybody goes home."""
        pace, plan = rng.uniform(0.3, 1.5), self.stage.plan
        sleepy = plan.asleep > 0
        while not self.mood.over or plan.to_the_end:
            await asyncio.sleep(0.2 + rng.expovariate(1 / pace))
            if sleepy and self.mood.over:
                await asyncio.sleep(plan.asleep)
                sleepy = False
            asleep = sleepy and self.stage.loop.time() > plan.until / 2
            if self.mood.resting or asleep:
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

    async def leaves(self, guest: Guest, rng: Random) -> None:
        """Try to stop the running matches."""
        await asyncio.sleep(rng.uniform(0.5, 3.0) + self.stage.plan.asleep)
        returns = rng.random() < RETURN
        heads = self.stage.reader.heads
        tried = set[tuple[int, str]]()
        for _ in range(60):
            for message, press in guest.find("back") if returns else ():
                await guest.press(message, press.custom_id)
            # After a vote has ended, use the command, though the button is still shown.
            votes = [
                one for one in guest.find("stop") if (one[0].id, one[1].custom_id) not in tried
            ]
            for message, press in votes:
                tried.add((message.id, press.custom_id))
                await guest.press(message, press.custom_id)
            if not votes and any(head[1] == "playing" for head in heads().values()):
                for channel in self._where_they_play(guest):
                    await guest.slash(channel, "stop", rng)
            await asyncio.sleep(rng.uniform(8.0, 20.0))

    def _where_they_play(self, guest: Guest) -> list[Channel]:
        """Threads, or else the channel; direct messages for a private table."""
        plan, stage = self.stage.plan, self.stage
        channels = list(stage.fake_discord.world.channels.values())
        threads = [one for one in channels if one.kind is Kind.THREAD] or stage.channels
        number = stage.guests.index(guest)
        alone = any(one.private and one.persons[0] == number for one in plan.tables)
        direct = [one for one in channels if one.reader is guest.user and alone]
        return [*threads, *direct]

    async def does(self, kind: str, guest: Guest, rng: Random) -> None:
        """Do one of :data:`tests.simulation.plan.DOINGS`."""
        stage = self.stage
        parts = guest.parts()
        match kind:
            case "touch" | "others":
                public = [one for one in parts if one[0].reader is None]
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
                        guest.press(message, press.custom_id), guest.press(message, press.custom_id)
                    )
            case "rush":
                await self.rush(rng)
            case "forges":
                await self._forges(guest, rng)
            case "daily":
                await self._daily(guest)
            case "command" | "types" | "leave" | "vote":
                names = [one["name"] for one in stage.fake_discord.world.commands]
                wanted_name = {"types": "play", "leave": "leave", "vote": "stop"}.get(kind)
                if names:
                    name = wanted_name if wanted_name in names else None
                    name = name or str(rng.choice(names))
                    await guest.slash(self._somewhere(guest, rng), name, rng)
            case "closes" | "opens":
                guest.user.closed = kind == "closes"
            case "chatter":
                channel = self._somewhere(guest, rng)
                world = stage.fake_discord.world
                message = Message(world.ids.next(), channel.id, guest.user, channel.guild, "hm")
                channel.messages[message.id] = message

    async def rush(self, rng: Random) -> None:
        """Let everybody press at once a button that moves their table."""
        pressing = []
        for guest in self.stage.guests:
            found = guest.find(*MOVES) or guest.find("sit", "start", "stop")
            if found:
                message, press = rng.choice(found)
                pressing.append(guest.press(message, press.custom_id))
        await asyncio.gather(*pressing)

    async def _daily(self, guest: Guest) -> None:
        """Press the button of a line that somebody shared."""
        world, channel = self.stage.fake_discord.world, self.stage.channels[0]
        play = str(PageId("daily", "play", "brus."))
        button = {"type": 2, "style": 3, "label": "Play", "custom_id": play, "id": 2}
        shared = Message(world.ids.next(), channel.id, world.bot, channel.guild, "")
        shared.flags, shared.components = V2, [{"type": 1, "id": 1, "components": [button]}]
        channel.messages[shared.id] = shared
        await guest.press(shared, play)

    async def _forges(self, guest: Guest, rng: Random) -> None:
        """Press another person's button from one's own message."""
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
            for one in self.stage.fake_discord.world.channels.values()
            if one.guild is not None or one.reader is guest.user
        ]
        return rng.choice(channels)


def _liking(press: Press) -> float:
    """Weight of a button: rare actions above cards."""
    word = press.arg.partition("~")[0] if press.what in ("act", "now") else press.what
    return {"play": 1.0, "dehors": 0.3, "out": 0.3}.get(word, 8.0)
