"""The slash commands: everything a button does can be typed as well."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from brouc.actions import Action, Announce, Announcement, Dehors, Play
from brouc.seats import Seat
from cogs.i18n.sentences import say
from cogs.i18n.translator import words
from cogs.messages.gate import gate, in_time
from cogs.messages.people import People
from cogs.table.opening import Opening
from cogs.table.reading import marriage_action
from cogs.table.router import Desk, Interaction, refusal
from games.brouc.face.hand import marriage_choices, playable_cards, which_card
from games.brouc.face.typed import read_card
from i18n.cards import card_label, card_name
from tables.outcomes import Accepted, Outcome, Refused, Repeated
from tables.state import TableState
from tables.stopping import resigning

CHOICES = 25


class TableCommands(commands.Cog):
    """What is typed at a table: /table, /hand, /play, /marriage, /dehors, /cape, /leave, …"""

    def __init__(self, desk: Desk, people: People, opening: Opening) -> None:
        self.desk = desk
        self.people = people
        self.opening = opening

    # -- opening -----------------------------------------------------------------------------------

    @app_commands.command(name=words("cmd-table"), description=words("cmd-table-description"))
    async def table(self, interaction: discord.Interaction[Any]) -> None:
        """Open a table in this channel."""
        await self.opening.open(interaction)

    # -- looking -----------------------------------------------------------------------------------

    @app_commands.command(name=words("cmd-hand"), description=words("cmd-hand-description"))
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        """The person's cards, in private."""
        await self._at_table(interaction, self.desk.show_hand)

    @app_commands.command(name=words("cmd-slate"), description=words("cmd-slate-description"))
    async def slate(self, interaction: discord.Interaction[Any]) -> None:
        """The slate."""
        await self._at_table(interaction, self.desk.show_slate)

    @app_commands.command(name=words("cmd-last"), description=words("cmd-last-description"))
    async def last(self, interaction: discord.Interaction[Any]) -> None:
        """The last trick."""
        await self._at_table(interaction, self.desk.show_last)

    @app_commands.command(name=words("cmd-help"), description=words("cmd-help-description"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """How it is played."""
        await self.people.seen(interaction)
        await self.desk.show_help(interaction)

    # -- playing -----------------------------------------------------------------------------------

    @app_commands.command(name=words("cmd-play"), description=words("cmd-play-description"))
    @app_commands.rename(card=words("cmd-play-card"))
    @app_commands.describe(card=words("cmd-play-card-description"))
    async def play(
        self, interaction: discord.Interaction[Any], card: app_commands.Range[str, 1, 40]
    ) -> None:
        """Play a card, typed or chosen."""

        async def run(interaction: Interaction, state: TableState) -> None:
            language = await self.people.seen(interaction)
            panel = await self.desk.tables.hand(state.id, interaction.user.id)
            deal = panel.view.deal if panel is not None and panel.view is not None else None
            if panel is None or deal is None:
                await self.desk.tell(interaction, say(language, "not-playing"))
                return
            found = read_card(card, language, deal.trump)
            if not found:
                await self.desk.tell(interaction, say(language, "not-a-card"))
                return
            # Of cards that are not in the hand any one gets the rule's answer.
            held = tuple(one for one in found if one in deal.hand) or found[:1]
            if len(held) > 1:
                post = which_card(panel, language, held)
                await gate(interaction).show(post)
                return
            done = say(language, "played-it", card=card_name(language, held[0]))
            await self._act(interaction, state, Play(Seat(panel.seat), held[0]), done)

        await self._at_table(interaction, run)

    @play.autocomplete("card")
    async def _cards(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return await in_time(interaction, self._cards_for(interaction, current))

    async def _cards_for(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        state = await self._table_of(interaction)
        language = await self.people.seen(interaction)
        panel = (
            await self.desk.tables.hand(state.id, interaction.user.id)
            if state is not None
            else None
        )
        if panel is None or panel.view is None or panel.view.deal is None:
            return []
        cards = playable_cards(panel)
        if current.strip():
            meant = read_card(current, language, panel.view.deal.trump, cards)
            lower = current.casefold()
            cards = meant or tuple(
                card for card in cards if lower in card_name(language, card).casefold()
            )
        return [
            app_commands.Choice(
                name=f"{card_label(language, card)} · {card_name(language, card)}",
                value=card.text,
            )
            for card in cards[:CHOICES]
        ]

    @app_commands.command(name=words("cmd-marriage"), description=words("cmd-marriage-description"))
    @app_commands.rename(marriage=words("cmd-marriage-marriage"))
    @app_commands.describe(marriage=words("cmd-marriage-marriage-description"))
    async def marriage(
        self, interaction: discord.Interaction[Any], marriage: app_commands.Range[str, 1, 60]
    ) -> None:
        """Declare or mark a marriage."""

        async def run(interaction: Interaction, state: TableState) -> None:
            language = await self.people.seen(interaction)
            seat = state.seat_of(interaction.user.id)
            try:
                action = marriage_action(marriage, Seat(seat))
            except ValueError:
                await self.desk.tell(interaction, say(language, "not-a-marriage"))
                return
            await self._act(interaction, state, action, say(language, "said-it"))

        await self._at_table(interaction, run)

    @marriage.autocomplete("marriage")
    async def _marriages(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return await in_time(interaction, self._marriages_for(interaction, current))

    async def _marriages_for(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        state = await self._table_of(interaction)
        board = await self.desk.tables.board(state.id) if state is not None else None
        if board is None or board.view is None or board.view.deal is None:
            return []
        language = await self.people.seen(interaction)
        return [
            app_commands.Choice(name=option.label, value=option.value)
            for option in marriage_choices(board.view, language)
            if current.casefold() in option.label.casefold()
        ][:CHOICES]

    @app_commands.command(name=words("cmd-dehors"), description=words("cmd-dehors-description"))
    async def dehors(self, interaction: discord.Interaction[Any]) -> None:
        """« Dehors ! »"""

        async def run(interaction: Interaction, state: TableState) -> None:
            language = await self.people.seen(interaction)
            seat = Seat(state.seat_of(interaction.user.id))
            await self._act(interaction, state, Dehors(seat), say(language, "said-it"))

        await self._at_table(interaction, run)

    @app_commands.command(name=words("cmd-cape"), description=words("cmd-cape-description"))
    @app_commands.rename(announcement=words("cmd-cape-announcement"))
    @app_commands.describe(announcement=words("cmd-cape-announcement-description"))
    @app_commands.choices(
        announcement=[
            app_commands.Choice(
                name=words(f"button-{announcement.value}"), value=announcement.value
            )
            for announcement in Announcement
        ]
    )
    async def cape(self, interaction: discord.Interaction[Any], announcement: str) -> None:
        """Demand the cape."""

        async def run(interaction: Interaction, state: TableState) -> None:
            language = await self.people.seen(interaction)
            seat = Seat(state.seat_of(interaction.user.id))
            action = Announce(seat, Announcement(announcement))
            await self._act(interaction, state, action, say(language, "said-it"))

        await self._at_table(interaction, run)

    @app_commands.command(name=words("cmd-leave"), description=words("cmd-leave-description"))
    async def leave(self, interaction: discord.Interaction[Any]) -> None:
        """Leave; a computer player finishes."""

        async def run(interaction: Interaction, state: TableState) -> None:
            language = await self.people.seen(interaction)
            outcome = await self.desk.tables.leave(
                state.id, interaction.user.id, cause=str(interaction.id)
            )
            done = say(language, "left-table", table=str(state.id))
            await self._said(interaction, outcome, done)

        await self._at_table(interaction, run)

    @app_commands.command(name=words("cmd-stop"), description=words("cmd-stop-description"))
    async def stop(self, interaction: discord.Interaction[Any]) -> None:
        """Propose to stop the match."""

        async def run(interaction: Interaction, state: TableState) -> None:
            language = await self.people.seen(interaction)
            outcome = await self.desk.tables.vote_abandon(
                state.id, interaction.user.id, True, cause=str(interaction.id)
            )
            alone = isinstance(outcome, Accepted) and resigning(outcome.state)
            done = say(language, "voted-alone" if alone else "voted-it")
            await self._said(interaction, outcome, done)

        await self._at_table(interaction, run)

    # -- shared ------------------------------------------------------------------------------------

    async def _at_table(
        self,
        interaction: Interaction,
        run: Callable[[Interaction, TableState], Awaitable[None]],
    ) -> None:
        language = await self.people.seen(interaction)
        state = await self._table_of(interaction)
        if state is None:
            await self.desk.tell(interaction, say(language, "no-table-here"))
            return
        with self.desk.projector.holding(state.id):
            await run(interaction, state)

    async def _table_of(self, interaction: Interaction) -> TableState | None:
        """The person's table: the one of this channel, else the newest."""
        newest: TableState | None = None
        for table in await self.desk.tables.tables_of(interaction.user.id):
            state = await self.desk.tables.state(table)
            if state is None or state.seat_of(interaction.user.id) is None:
                continue
            if interaction.channel_id in (state.opened.channel, state.place):
                return state
            newest = newest or state
        return newest

    async def _act(
        self, interaction: Interaction, state: TableState, action: Action, done: str
    ) -> None:
        outcome = await self.desk.tables.act(
            state.id, interaction.user.id, action, cause=str(interaction.id)
        )
        await self._said(interaction, outcome, done)

    async def _said(self, interaction: Interaction, outcome: Outcome, done: str) -> None:
        language = await self.people.seen(interaction)
        match outcome:
            case Accepted() | Repeated():
                await self.desk.tell(interaction, done)
            case Refused():
                await self.desk.tell(interaction, refusal(outcome, language))
            case _:
                await self.desk.tell(interaction, say(language, "stale"))
