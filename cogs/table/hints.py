"""/hint: what the master would do now, and why, in a sentence made from the search's figures."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from brouc.actions import Action, Announce, Declare, Mark, Play
from brouc.view import Phase, View
from cogs.i18n.sentences import say
from cogs.i18n.translator import words
from cogs.messages.custom_ids import TableId
from cogs.messages.gate import gate
from cogs.messages.people import People
from cogs.table.own_table import own_table
from cogs.table.presses import Press, Presses, nothing
from cogs.table.replies import Interaction
from games.api.players import Deadline
from games.brouc import players
from games.brouc.face.board import marriage_said
from games.brouc.players import Hint
from i18n.cards import card_name
from tables.options import Help
from tables.service import Tables
from tables.showing import HandPanel
from tables.state import TableState

BUDGET: Final = 3.0
"""Seconds after which the master tells what it has found: the card first, then its reasons."""
CLOSE: Final = 3
"""Points by which a card must be better for the difference to be worth a word."""


class HintCommands(commands.Cog):
    """/hint."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables = tables
        self._people = people

    @property
    def presses(self) -> Presses:
        """The button of a table with hints."""
        return {"hint": Press(nothing, self._pressed, beside=True, looks=True)}

    async def _pressed(
        self, interaction: Interaction, state: TableState, press: TableId, found: None
    ) -> None:
        language = await self._people.seen(interaction)
        panel = await self._tables.hand(state.id, interaction.user.id)
        await give(interaction, panel, language)

    @app_commands.command(name=words("cmd-hint"), description=words("cmd-hint-description"))
    async def hint(self, interaction: discord.Interaction[Any]) -> None:
        """A proposal for the person's next move."""
        language = await self._people.seen(interaction)
        state = await own_table(self._tables, interaction)
        if state is None:
            await gate(interaction).tell(say(language, "no-table-here"))
            return
        panel = await self._tables.hand(state.id, interaction.user.id)
        if panel is None:
            await gate(interaction).tell(say(language, "hint-not-now"))
            return
        await give(interaction, panel, language)


async def give(interaction: Interaction, panel: HandPanel | None, language: str) -> None:
    """Answer with a hint in private, or with the reason why there is none."""
    key = why_none(panel)
    if key is not None or panel is None:
        text = say(language, key or "not-seated")
        await gate(interaction).tell(text)
        return
    await gate(interaction).wait(beside=True)
    try:
        # Asked again in the same position, the search begins with the same worlds.
        seed = panel.table * 10_000 + panel.began.turn
        found = await asyncio.to_thread(_think, panel.view, seed)
    except ValueError:
        text = say(language, "hint-not-now")
    else:
        text = sentence(found, panel.view, language)
    await gate(interaction).tell(text)


def _think(view: View, seed: int) -> Hint:
    return players.hint(view, seed, Deadline(BUDGET))


def why_none(panel: HandPanel | None) -> str | None:
    """The key of the sentence that refuses, ``None`` if a hint may be given."""
    if panel is None:
        return "not-seated"
    if panel.board.options.help is not Help.HINTS:
        return "hint-not-here"
    view: View | None = panel.view
    if view is None or view.phase not in (Phase.PLAYING, Phase.COUNTING):
        return "hint-not-now"
    return None


def sentence(hint: Hint, view: View, language: str) -> str:
    """A hint in words; its figures are whole points and per cent."""
    assert view.deal is not None, "a hint needs a deal"
    figures = {name: round(value) for name, value in hint.figures.items() if name != "trick"}
    figures["trick"] = round(100 * hint.figures.get("trick", 0.0))
    values: dict[str, str | int] = {name: str(value) for name, value in figures.items()}
    values["close"] = "yes" if figures.get("gain", 0) < CLOSE else "no"
    return say(
        language, f"hint-{hint.reason_code}", what=_what(hint.action, view, language), **values
    )


def _what(action: Action, view: View, language: str) -> str:
    assert view.deal is not None, "a hint needs a deal"
    match action:
        case Play(card=card) | Mark(card=card):
            return card_name(language, card)
        case Declare(suit=suit, extended=extended):
            return marriage_said(language, suit, extended, view.deal.trump)
        case Announce(announcement=announcement):
            return say(language, f"button-{announcement.value}")
        case _:
            return say(language, "button-dehors")
