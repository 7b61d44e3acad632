"""/replay: the finished deals of a match step by step, as a film, as a record, analysed.

Each use checks again whether the person may see it.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.i18n.sentences import say
from cogs.i18n.translator import command
from cogs.matches.analysis_pages import AnalysisPages
from cogs.matches.archive import PastMatch
from cogs.matches.match_lookup import MatchLookup, at_of
from cogs.matches.replay_pages import (
    ROOM,
    ReplayPosition,
    last_of,
    panel_of,
    reached,
    read,
    step_page,
    words_page,
)
from cogs.messages.components import Interaction
from cogs.messages.custom_ids import PageId, number
from cogs.messages.posts import shortened, unframed
from cogs.messages.responder import responder
from cogs.replies import Press
from cogs.router import Handler, Values, argument
from cogs.services import Feature, Services
from cogs.table.opening import Opening
from cogs.view.drawers import Rank
from cogs.view.scenes import Reader, drawn
from tables.journal.entries import Kind, Occupant, SameDeal

_TEXT: Final = 3_600
"""Maximum length of a page without pictures, in characters."""


class ReplayCommands(Feature, commands.Cog):
    """/replay and the pages it opens."""

    def __init__(
        self, services: Services, asked: MatchLookup, analysis: AnalysisPages, opening: Opening
    ) -> None:
        super().__init__(services)
        self._asked = asked
        self._analysis = analysis
        self._opening = opening
        services.router.open(ROOM, self.enter, read)
        services.router.answer({"replay": Handler(_number, self._pressed, beside=True)})

    @command("replay", table="cmd-replay-table", match="cmd-replay-match", deal="cmd-replay-deal")
    async def replay(
        self,
        interaction: discord.Interaction[Any],
        table: app_commands.Range[int, 1, 1 << 40] | None = None,
        match: app_commands.Range[int, 1, 1 << 19] | None = None,
        deal: app_commands.Range[int, 1, 999] | None = None,
    ) -> None:
        """Show a deal of a table, or of the person's last finished match."""
        language = await self._people.language_for(interaction)
        await responder(interaction).wait()
        past = await self._asked.find(interaction, language, table, match or 0)
        if past is not None:
            chosen = min(deal or 1, len(past.deals))
            await self._page(interaction, past, ReplayPosition(past.table, past.number, chosen))

    async def _pressed(self, press: Press[int]) -> None:
        """Open the replay from a match's last card."""
        interaction = press.interaction
        await responder(interaction).wait(beside=True)
        past = await self._asked.find(interaction, press.language, press.table, press.found)
        if past is not None:
            await self._page(interaction, past, ReplayPosition(past.table, past.number))

    async def enter(self, interaction: Interaction, page_id: PageId, at: ReplayPosition) -> None:
        """Turn to another step or deal, or handle another button of the page."""
        language = await self._people.language_for(interaction)
        if page_id.what in ("again", "here"):
            await self._again(interaction, at, language, from_here=page_id.what == "here")
            return
        shares = page_id.what == "share"
        if not shares:
            beside = page_id.what in ("film", "record", "analysis", "open")
            await responder(interaction).wait(beside=beside)
        past = await self._asked.find(interaction, language, at.table, at.match)
        if past is None:
            return
        if shares:
            await responder(interaction).wait(public=True)
        at = replace(at, deal=min(max(1, at.deal), len(past.deals)))
        match page_id.what:
            case "film":
                await self._film(interaction, past, at)
            case "record":
                await self._asked.record(interaction, past, language)
            case "analysis":
                reader = await Reader.asking(self._people, interaction)
                names = await self._asked.archive.names(past, interaction.guild_id)
                await self._analysis.show(interaction, past, at.deal, reader, names)
            case "share":
                await self._page(interaction, past, at, public=True)
            case _:
                await self._page(interaction, past, at)

    async def _again(
        self, interaction: Interaction, at: ReplayPosition, language: str, *, from_here: bool
    ) -> None:
        """Open a table that begins with this deal, or at this step of it against computers.

        Neither is rated, and the latter is not counted.
        """
        past = await self._asked.find(interaction, language, at.table, at.match)
        if past is None:
            return
        if not 0 < at.deal <= len(past.deals):
            await responder(interaction).say(say(language, "replay-no-deal"))
            return
        dealt = past.actions[past.deals[at.deal - 1].start]
        same = SameDeal(at.table, at.match, at.deal, dealt, past.figures)
        rules, seats = (past.preset, past.options), past.seats
        if from_here:
            done = reached(past, at)
            following = past.game.rules.next(await asyncio.to_thread(past.after, done))
            if following.awaits != "turn" or following.seat is None:
                await responder(interaction).say(say(language, "replay-over"))
                return
            same = replace(same, actions=past.actions[:done])
            own = past.seat_of(interaction.user.id) or following.seat
            seats = {own: Occupant(Kind.PERSON, person=interaction.user.id)}
        await self._opening.open(interaction, same, past.game.name, rules, seats)

    async def _page(
        self, interaction: Interaction, past: PastMatch, at: ReplayPosition, *, public: bool = False
    ) -> None:
        reader = await Reader.asking(self._people, interaction, public=public)
        at = replace(at, step=min(max(0, at.step), last_of(past, at.deal)))
        panel = panel_of(past, at, reader.language, past.seat_of(interaction.user.id))
        names = await self._asked.archive.names(past, interaction.guild_id)
        scene = await drawn(self._pictures, past.game, panel.scene, reader, names)
        post = step_page(past, at, reader, panel, scene, public=public)
        if public:
            await responder(interaction).publish(post)
        else:
            await responder(interaction).show(post)

    async def _film(self, interaction: Interaction, past: PastMatch, at: ReplayPosition) -> None:
        """Send the deal as an animation; its words for a reader without pictures."""
        reader = await Reader.asking(self._people, interaction)
        names = await self._asked.archive.names(past, interaction.guild_id)
        view, bottom = past.deals[at.deal - 1].view, past.seat_of(interaction.user.id)
        replay = past.game.replay
        film = None
        if replay is not None:
            film = replay.film(view, at_of(past, reader.language), bottom)
        if film is None:
            await responder(interaction).say(say(reader.language, "replay-no-film"))
            return
        scene = await drawn(self._pictures, past.game, film, reader, names, Rank.FILM)
        if scene.picture is None:
            await responder(interaction).show(words_page(shortened(scene.words, _TEXT), reader))
            return
        await responder(interaction).show(unframed(scene.picture))


def _number(arg: str, values: Values) -> int:
    return number(argument(arg, values))
