"""Operator announcements: on every board while in effect; ends and texts are posted once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import discord

from cogs.i18n.sentences import say
from db import GuildSettings
from tables.runtime import announcements
from tests.e2e.evening import QUICK, Evening, evening

LOOKS = replace(QUICK, heartbeat=40_000)


def lines(world: Evening) -> list[str]:
    """All texts in the newest thread, the oldest first."""
    return [world.text(message) for message in world.history(world.thread)]


async def test_a_maintenance_from_its_announcement_to_its_end(tmp_path: Path) -> None:
    async with evening(tmp_path, pauses=LOOKS) as world:
        beat = world.people[1]
        role = world.guild.create_role("boss", permissions=discord.Permissions(administrator=True))
        host, other = (
            world.guild.add_member(world.server.create_user(name), roles=[role])
            for name in ("host", "boss")
        )
        world.bot.owner_id = host.id
        table = await world.deal()
        told = await other.command(world.channel, "maintenance", do="on", minutes=10)
        assert world.answer(told) == say("en", "maintenance-owner")
        assert "Maintenance" not in world.text(world.board)

        told = await host.command(world.channel, "maintenance", do="on", minutes=10)
        assert told.ephemeral
        # A deal without a clock continues: no one waits for it.
        assert say("en", "maintenance-at-rest", slow=1) in world.answer(told)
        assert "🛠️ Maintenance from <t:" in world.text(world.board)
        refused = await beat.command(world.channel, "table")
        assert "under maintenance" in world.answer(refused)
        assert refused.ephemeral
        assert await world.bot.tables.live() == (table,)

        await world.restart()
        world.bot.owner_id = host.id
        assert "Maintenance" in world.text(world.board)
        hand = world.hand(await world.turn(table))
        turn = next(one for one in world.people if world.hand(one).id == hand.id)
        await world.press(turn, hand, "card", world.cards(hand)[0])
        assert "Maintenance" in world.text(world.board), "a running deal is played"

        ended = await host.command(world.channel, "maintenance", do="off")
        assert world.answer(ended) == say("en", "maintenance-ended")
        assert not [text for text in lines(world) if "Maintenance from" in text]
        await world.server.advance(41)
        assert lines(world).count(say("en", "maintenance-over")) == 1
        await world.restart()
        await world.server.advance(41)
        assert lines(world).count(say("en", "maintenance-over")) == 1, "told once"
        opened = await beat.command(world.channel, "table")
        assert not opened.ephemeral


async def test_a_maintenance_ends_where_a_table_and_a_lobby_share_a_channel(tmp_path: Path) -> None:
    async with evening(tmp_path, pauses=LOOKS) as world:
        role = world.guild.create_role("boss", permissions=discord.Permissions(administrator=True))
        host = world.guild.add_member(world.server.create_user("host"), roles=[role])
        world.bot.owner_id = host.id
        settings = GuildSettings(place="channel")
        await world.store.guilds.set_settings(world.guild.id, settings, by=host.id, at=1)
        await world.deal()
        await world.people[1].command(world.channel, "table")
        for do in ("on", "off"):
            await host.command(world.channel, "maintenance", do=do)
        await world.server.advance(41)
        told = [*map(world.text, world.history(world.channel))]
        assert told.count(say("en", "maintenance-over")) == 1


async def test_a_text_of_the_host_is_posted_once_at_every_live_table(tmp_path: Path) -> None:
    async with evening(tmp_path, pauses=LOOKS) as world:
        await world.deal()
        for person in world.people[1:3]:
            await person.command(world.channel, "table")
        hostile = "New cards **tonight** @everyone https://example.org\n# <@7>"
        now = world.bot.now()
        await announcements.write(world.store, hostile, now)
        await world.server.advance(41)
        said = say("en", "notice", text="New cards \\*\\*tonight\\*\\* \\@everyone")
        in_thread = [text for text in lines(world) if text.startswith(said)]
        in_channel = [
            text for text in map(world.text, world.history(world.channel)) if text.startswith(said)
        ]
        assert (len(in_thread), len(in_channel)) == (1, 1), "at the table, and once for all lobbies"
        assert "https\\://" in in_thread[0]
        assert "\n" not in in_thread[0]
        await world.restart()
        await world.people[2].command(world.channel, "table")
        await world.server.advance(41)
        assert len([text for text in lines(world) if text.startswith(said)]) == 1
        again = [text for text in map(world.text, world.history(world.channel)) if said in text]
        assert len(again) == 1, "neither again, nor at a table opened since"
