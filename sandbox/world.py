"""The virtual Discord: a server, a channel, the newcomer; the same ids at every start.

SimCord gives ids from its clock and a counter. The world is built at the same virtual instant each
time, then the clock is set to the present, so a table in the database finds its people again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

import discord
import simcord
from simcord.components import walk_components
from simcord.preview import Preview

CHANNEL: Final = "table"
COMPANIONS: Final = ("Anne", "Beat", "Carlo")
SETTLED: Final = 1.4
"""Seconds an action in the browser waits for the bot; computer players think for longer."""


@dataclass(frozen=True, slots=True)
class World:
    """What there is before the bot does anything."""

    env: simcord.Env
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    newcomer: simcord.MemberActor
    companions: tuple[simcord.MemberActor, ...] = ()
    """People who sit with the newcomer where no computer player can."""

    def custom_id(self, message: discord.Message, what: str, arg: str = "") -> str | None:
        """The enabled component of a message that means this."""
        stored = self.env.backend.get_message(message.channel.id, message.id)
        for component in walk_components(stored.components):
            custom_id = str(component.get("custom_id") or "")
            parts = custom_id.removeprefix("menu:").split(":")
            if component.get("disabled") or len(parts) != 6:
                continue
            if parts[4] == what and arg in ("", parts[5]):
                return custom_id
        return None

    def cards(self) -> list[discord.Message]:
        """The bot's messages in the channel, oldest first."""
        return [message for message in self.channel.history() if message.components]


def build(bot: discord.Client, name: str, locale: str, title: str, companions: int = 0) -> World:
    """The world around a bot that has not started yet; ``title``: the game's name."""
    env = simcord.Env(bot, shard_count=1, settle_timeout=SETTLED, check_errors=False)
    env.backend.bot_user.name = env.backend.bot_user.global_name = title
    guild = env.create_guild(title, preferred_locale=locale)
    channel = guild.create_text_channel(CHANNEL)
    newcomer = guild.add_member(env.create_user(name, global_name=name))
    others = tuple(
        guild.add_member(env.create_user(one, global_name=one)) for one in COMPANIONS[:companions]
    )
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    return World(env, guild, channel, newcomer, others)


@contextlib.asynccontextmanager
async def running(world: World) -> AsyncIterator[World]:
    """Start the bot in its world, and stop it."""
    await world.env.start()
    try:
        with world.env.time_context():
            yield world
    finally:
        with contextlib.suppress(TimeoutError):
            await world.env.shutdown()


async def settled(world: World, seconds: float = 5.0) -> None:
    """Wait until the bot has done what it does at once."""
    deadline = asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < deadline:
        try:
            await world.env.settle()
        except TimeoutError:
            continue
        return


class Screens:
    """Several pages on one world, kept up to date.

    A Preview publishes when its own reader acts. Here the bot also moves by itself, so whatever it
    sent is published a moment later. That needs parts of SimCord that are not public; its version
    is pinned.
    """

    EVERY: Final = 0.25
    """Seconds between two looks."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._previews: list[Preview] = []
        self._seen = -1

    async def add(
        self, stack: contextlib.AsyncExitStack, channel: simcord.ChannelHandle, locale: str
    ) -> str:
        """Open a page on a channel; gives its address, which is a key to it."""
        env, newcomer = self._world.env, self._world.newcomer
        viewer: Any = newcomer if channel.guild is not None else newcomer.user
        env._preview = None  # SimCord means to allow one page only; two do no harm
        preview = await stack.enter_async_context(
            env.preview(channel, viewers=[viewer], layout="channel", locale=locale)
        )
        self._previews.append(preview)
        return preview.url

    async def keep_fresh(self) -> None:
        """Publish what is new, for ever."""
        env = self._world.env
        while True:
            await asyncio.sleep(self.EVERY)
            failed = env._real_advance_task
            if failed is not None and failed.done():
                # Also after a slow moment, which would keep timers from firing till the next click.
                env._real_advance_task = None
            if len(env.http_requests) == self._seen or env._operation_task is not None:
                continue
            self._seen = len(env.http_requests)
            for preview in self._previews:
                preview._advance_presentation_time()
                preview._publish_message_pages(reason="refresh")
