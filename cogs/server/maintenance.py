"""/maintenance: the operator announces that nothing begins for a while, or ends that."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.i18n.sentences import say
from cogs.i18n.translator import command, offered
from cogs.messages.components import Interaction
from cogs.messages.plain import moment
from cogs.messages.responder import responder
from cogs.services import Feature
from tables.decisions.rests import LONGEST_MS, PlanError

MINUTE_MS: Final = 60_000
DEFAULT: Final = 60
"""Default maximum duration of a maintenance, in minutes."""
LONGEST: Final = LONGEST_MS // MINUTE_MS
NAMED: Final = 20
"""Maximum number of tables listed by number."""


class MaintenanceCommands(Feature, commands.Cog):
    """/maintenance."""

    @command(
        "maintenance",
        do="cmd-maintenance-do",
        minutes="cmd-maintenance-minutes",
        begins="cmd-maintenance-in",
    )
    @app_commands.default_permissions()
    @app_commands.choices(do=offered("maintenance-do", "show", "on", "off"))
    async def maintenance(
        self,
        interaction: discord.Interaction[Any],
        do: str = "show",
        minutes: app_commands.Range[int, 1, LONGEST] = DEFAULT,
        begins: app_commands.Range[int, 0, LONGEST] = 0,
    ) -> None:
        """Show, announce or end a maintenance: the application's owner and team alone."""
        language = await self._people.language_for(interaction)
        await responder(interaction).wait()
        if not await interaction.client.is_owner(interaction.user):
            await responder(interaction).say(say(language, "maintenance-owner"))
            return
        if do == "off":
            await self._end(interaction, language)
            return
        if do == "on":
            start = self._now() + begins * MINUTE_MS
            try:
                await self._tables.maintenance.plan(start, start + minutes * MINUTE_MS)
            except PlanError:
                await responder(interaction).say(say(language, "maintenance-refused"))
                return
        await self._tables.look_for_maintenance()
        await responder(interaction).say(await self._how_it_is(language))

    async def _end(self, interaction: Interaction, language: str) -> None:
        was = await self._tables.maintenance.end()
        await self._tables.look_for_maintenance()
        key = "maintenance-none" if was is None else "maintenance-ended"
        await responder(interaction).say(say(language, key))

    async def _how_it_is(self, language: str) -> str:
        rest = self._tables.maintenance.announced
        if rest is None:
            return say(language, "maintenance-none")
        begins, ends = moment(rest.begins), moment(rest.ends)
        lines = [say(language, "maintenance-announced", begins=begins, ends=ends)]
        if self._tables.maintenance.on is not None:
            quick, slow = await self._tables.finishing()
            key = "maintenance-finishing" if quick else "maintenance-at-rest"
            tables = ", ".join(map(str, quick[:NAMED]))
            lines.append(say(language, key, quick=len(quick), slow=len(slow), tables=tables))
        return "\n".join(lines)
