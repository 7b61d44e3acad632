"""Opening a table in a channel: what it needs there, and its lobby card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import discord

from cogs.i18n.sentences import say
from cogs.limits.limiter import terms_of
from cogs.messages.gate import gate
from cogs.messages.people import People
from cogs.server.settings import opening_refused
from cogs.sync.message_keys import LOBBY
from cogs.table.router import Desk, Interaction, refusal
from db import GuildSettings, Store
from games.api.game import Games
from tables.entries import SameDeal
from tables.options import Clock, Help, Level, Options
from tables.outcomes import Accepted, Refused, Repeated

NEEDED = ("view_channel", "attach_files")
"""Permissions without which nothing works."""
IN_THREADS = ("create_public_threads", "send_messages_in_threads")
"""With these a table has its own thread …"""
IN_CHANNEL = ("send_messages",)
"""… else it stays in the channel and needs this."""


def missing(permissions: discord.Permissions) -> tuple[str, ...]:
    """The permissions that a table lacks in a channel; none if it can be played."""
    lacking = [name for name in NEEDED if not getattr(permissions, name)]
    threads = [name for name in IN_THREADS if not getattr(permissions, name)]
    channel = [name for name in IN_CHANNEL if not getattr(permissions, name)]
    if threads and channel:
        lacking.extend(channel)
    return tuple(lacking)


def table_options(settings: GuildSettings, locale: str) -> Options:
    """What a server's tables are opened with."""
    return Options(
        preset=settings.preset,
        rules=settings.rules,
        clock=Clock(settings.clock),
        help=Help(settings.help),
        stand_in=Level(settings.level),
        language=settings.language or locale,
    )


class Opening:
    """Opens tables for people in a channel."""

    def __init__(self, desk: Desk, people: People, store: Store, games: Games) -> None:
        self._desk = desk
        self._games = games
        self._people = people
        self._store = store

    async def open(
        self,
        interaction: Interaction,
        same: SameDeal | None = None,
        game: str | None = None,
        rules: tuple[str, Mapping[str, str]] | None = None,
    ) -> None:
        """Open a table, or say in private why not. The answer to the interaction is the lobby card.

        ``game``: its name, the first if nothing is said. ``same``: a deal played before, to begin
        with; ``rules``: the rule set and options by which it was played.
        """
        language = await self._people.seen(interaction)
        channel = interaction.channel_id
        if interaction.guild_id is None or channel is None:
            await self._desk.tell(interaction, say(language, "only-server"))
            return
        lacking = missing(interaction.app_permissions)
        if lacking:
            names = ", ".join(say(language, f"permission-{name}") for name in lacking)
            await self._desk.tell(interaction, say(language, "missing-permissions", names=names))
            return
        settings = await self._store.guilds.settings(interaction.guild_id)
        refused = opening_refused(interaction, settings, language)
        if refused is not None:
            await self._desk.tell(interaction, refused)
            return
        options = table_options(settings, self._people.of_guild(interaction))
        if rules is not None:
            preset, named = rules
            options = replace(options, preset=preset, rules=tuple(sorted(named.items())))
        outcome = await self._desk.tables.open(
            interaction.user.id,
            interaction.guild_id,
            channel,
            options,
            cause=str(interaction.id),
            game=game or next(iter(self._games)),
            same=same,
            terms=terms_of(interaction, settings),
        )
        if isinstance(outcome, Refused):
            await self._desk.tell(interaction, refusal(outcome, language))
        elif isinstance(outcome, (Accepted, Repeated)):
            await self._post_lobby(interaction, outcome.state.id)

    async def _post_lobby(self, interaction: Interaction, table: int) -> None:
        projector = self._desk.projector
        # Held, so that a quick change does not post the card again before it is remembered.
        with projector.holding(table):
            post = await self._desk.presenter.post(table, LOBBY)
            assert post is not None, "the table was just opened"
            try:
                card = await gate(interaction).publish(post)
            except Exception:
                projector.poke(table, LOBBY)
                raise
            if card is None:
                # The table is open; its card comes by the channel.
                projector.poke(table, LOBBY)
            else:
                await projector.posted(table, LOBBY, card)
                projector.shown(table, LOBBY, post)
