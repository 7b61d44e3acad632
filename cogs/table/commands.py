"""The slash commands of all tables: /table, /hand, /play, /help, /leave, /stop.

The games' own commands are made of data (:mod:`cogs.table.game_commands`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord.ext import commands

from cogs.i18n.sentences import say
from cogs.i18n.translator import command
from cogs.messages.components import Interaction
from cogs.messages.responder import responder
from cogs.replies import table_meant
from cogs.services import Feature, Services
from cogs.table.info_handlers import InfoHandlers
from tables.decisions.decide import resigning
from tables.decisions.outcomes import Accepted
from tables.journal.state import Status, TableState


class TableCommands(Feature, commands.Cog):
    """Commands that are the same for every game."""

    def __init__(
        self,
        services: Services,
        info: InfoHandlers,
        help: Callable[[Interaction], Awaitable[None]],
    ) -> None:
        """``help``: shows the help pages."""
        super().__init__(services)
        self._info = info
        self._show_help = help

    @command("hand")
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        """Show the person's hand in private."""
        await self._at_table(interaction, self._info.hand)

    @command("help")
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Show how the game is played."""
        await self._people.language_for(interaction)
        await self._show_help(interaction)

    @command("leave")
    async def leave(self, interaction: discord.Interaction[Any]) -> None:
        """Leave; a computer player finishes."""

        async def run(interaction: Interaction, state: TableState) -> None:
            language = await self._people.language_for(interaction)
            outcome = await self._tables.leave(
                state.id, interaction.user.id, cause=str(interaction.id)
            )
            done = say(language, "left-table", table=str(state.id))
            await responder(interaction).say(self._replies.told(outcome, language, done))

        await self._at_table(interaction, run)

    @command("stop")
    async def stop(self, interaction: discord.Interaction[Any]) -> None:
        """Propose to stop the match."""

        async def run(interaction: Interaction, state: TableState) -> None:
            language = await self._people.language_for(interaction)
            outcome = await self._tables.vote_abandon(
                state.id, interaction.user.id, True, cause=str(interaction.id)
            )
            done = "voted-it"
            if isinstance(outcome, Accepted) and outcome.state.status is Status.ABANDONED:
                done = "lobby-abandoned"
            elif isinstance(outcome, Accepted) and resigning(outcome.state):
                done = "voted-alone"
            told = self._replies.told(outcome, language, say(language, done))
            await responder(interaction).say(told)

        await self._at_table(interaction, run)

    async def _at_table(
        self,
        interaction: Interaction,
        run: Callable[[Interaction, TableState], Awaitable[None]],
    ) -> None:
        language = await self._people.language_for(interaction)
        state = await table_meant(self._tables, interaction, language)
        if state is None:
            return
        with self._outbox.pressing(state.id):
            await run(interaction, state)
