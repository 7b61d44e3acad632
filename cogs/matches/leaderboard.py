"""/leaderboard: all rankings of a game, page by page.

A page's whole state is in its components: the leaderboard, and the row after which it begins.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.i18n.translator import command, matching, offered
from cogs.matches.leaderboard_page import (
    ROOM,
    Choice,
    Choices,
    Menus,
    Shown,
    measure,
    metric_name,
    metrics,
    minimum,
    named_metric,
    page_post,
    slate_rows,
)
from cogs.messages.components import Interaction
from cogs.messages.custom_ids import PageId
from cogs.messages.game_choice import GameChoice
from cogs.messages.posts import Post
from cogs.messages.responder import in_time, responder
from cogs.services import Feature, Services
from cogs.view.scenes import Reader
from db import (
    EVER,
    BoardPage,
    BoardQuery,
    BoardRow,
    month,
    season,
)

ROWS: Final = 10


class LeaderboardCommands(Feature, commands.Cog):
    """/leaderboard."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._choice = GameChoice(self._games, self._store, self._people)
        self._choices = Choices(self._games)
        self._choice.offered(self)
        services.router.open(ROOM, self.enter, self._choices.read)

    @command(
        "leaderboard",
        game="cmd-option-game",
        metric="cmd-leaderboard-metric",
        where="cmd-leaderboard-where",
        period="cmd-leaderboard-period",
        pairs="cmd-leaderboard-pairs",
        computers="cmd-leaderboard-computers",
    )
    @app_commands.choices(
        where=offered("standings-where", "here", "everywhere"),
        period=offered("standings-period", "month", "season", "ever"),
    )
    async def leaderboard(
        self,
        interaction: discord.Interaction[Any],
        game: str | None = None,
        metric: str | None = None,
        where: str = "here",
        period: str = EVER,
        pairs: bool = False,
        computers: bool = False,
    ) -> None:
        """Show a page of a leaderboard in private."""
        meant = await self._choice.asked(interaction, game)
        if meant is None:
            return
        await responder(interaction).wait()
        now = self._now()
        choice = Choice(
            meant.name,
            meant.rules.presets[0],
            named_metric(meant, metric or ""),
            where == "here" and interaction.guild_id is not None,
            pairs,
            computers,
            period={"month": month(now), "season": season(now)}.get(period, EVER),
        )
        await responder(interaction).show(
            await self._post(interaction, self._choices.normalised(choice))
        )

    @leaderboard.autocomplete("metric")
    @in_time
    async def _metrics(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        language = await self._people.language_for(interaction)
        game = await self._choice.meant(interaction, getattr(interaction.namespace, "game", None))
        found = {one: metric_name(game, one, language) for one in metrics(game)} if game else {}
        return matching(found, current)

    @commands.Cog.listener()
    async def on_app_command_completion(
        self, interaction: discord.Interaction[Any], command: object
    ) -> None:
        """Record a person who uses a command in a server as its member."""
        if interaction.guild_id is not None:
            await self._members.here(interaction.guild_id, interaction.user.id)

    async def enter(self, interaction: Interaction, page_id: PageId, choice: Choice) -> None:
        """Turn to another page, or share this one."""
        if choice.here and interaction.guild_id is None:
            choice = replace(choice, here=False).first
        if page_id.what == "share":
            await responder(interaction).wait(public=True)
            await responder(interaction).publish(await self._post(interaction, choice, public=True))
            return
        await responder(interaction).wait()
        await responder(interaction).show(await self._post(interaction, choice))

    async def _post(
        self, interaction: Interaction, choice: Choice, *, public: bool = False
    ) -> Post:
        reader = await Reader.asking(self._people, interaction, public=public)
        me = None if public else interaction.user.id
        server = interaction.guild.name if interaction.guild is not None and choice.here else ""
        shown = await self._shown(choice, interaction.guild_id, me, server)
        picture = None
        if shown.page.rows and not reader.text_mode:
            rows = slate_rows(shown, reader.language)
            picture = await self._pictures.drawers.leaderboard(rows, reader.look)
        server_there = interaction.guild_id is not None
        menus = None if public else Menus(self._choices, self._now(), server_there)
        return page_post(shown, reader.language, picture, me, menus)

    async def _shown(self, choice: Choice, guild: int | None, me: int | None, server: str) -> Shown:
        scope = guild if choice.here else None
        game = self._choice.games[choice.game]
        query = BoardQuery(
            choice.game,
            choice.pool,
            measure(game, choice.metric),
            scope,
            choice.period,
            choice.pairs,
            minimum(game, choice.metric),
            not choice.computers,
        )
        page = await self._members.listed(
            scope,
            lambda: self._page(query, choice, me),
            lambda found: (user for one in _rows(found) for user in one.users),
        )
        users = list(dict.fromkeys(user for one in _rows(page) for user in one.users))
        names = await asyncio.gather(*(self._members.name(scope, user) for user in users))
        ratings = {}
        if choice.metric == "rating":
            for user in users:
                found = await self._store.histories.statistics(user, choice.game, pool=choice.pool)
                if found.ratings:
                    ratings[user] = found.ratings[0][1]
        return Shown(game, choice, page, dict(zip(users, names, strict=True)), ratings, server)

    async def _page(self, query: BoardQuery, choice: Choice, me: int | None) -> BoardPage:
        after = choice.after
        if after is None and choice.page > 1:
            before = (choice.page - 1) * ROWS
            skipped = await self._store.leaderboards.page(query, limit=before)
            after = skipped.next
        return await self._store.leaderboards.page(query, after=after, limit=ROWS, me=me)


def _rows(page: BoardPage) -> tuple[BoardRow, ...]:
    """All rows shown: those of the page, and the reader's own."""
    return page.rows if page.mine is None else (*page.rows, page.mine)
