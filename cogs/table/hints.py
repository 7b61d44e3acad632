"""/hint: the move of the strongest computer player, with its reason in the game's words."""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

import discord
from discord.ext import commands

from base.bounded import Bounded
from cogs.i18n.sentences import say
from cogs.i18n.translator import command
from cogs.messages.components import Interaction
from cogs.messages.responder import responder
from cogs.replies import Press, table_meant
from cogs.router import Handler, nothing
from cogs.services import Feature, Services
from cogs.view.scenes import Reader
from gamekit.api.game import Game
from gamekit.api.players import Hint
from tables.computers.service import ComputerPlayers
from tables.journal.options import Help
from tables.journal.state import Status, TableState
from tables.views import HandPanel

KEPT: Final = 1_000
"""Seats whose last hint is remembered."""
IN_A_DEAL: Final = ("turn", "booking")
"""Phases of a match in which there may be something to play or to call."""


class HintCommands(Feature, commands.Cog):
    """/hint."""

    def __init__(self, services: Services, thinkers: ComputerPlayers) -> None:
        super().__init__(services)
        self._thinkers = thinkers
        self._given = Bounded[tuple[int, str], tuple[Any, Hint | None]](KEPT)
        services.router.answer({"hint": Handler(nothing, self._pressed, beside=True, looks=True)})

    async def _pressed(self, press: Press[None]) -> None:
        panel = await self._tables.hand(press.table, press.person)
        await self._give(press.interaction, press.state, panel, press.language)

    @command("hint")
    async def hint(self, interaction: discord.Interaction[Any]) -> None:
        """Propose the person's next move."""
        language = await self._people.language_for(interaction)
        state = await table_meant(self._tables, interaction, language)
        if state is None:
            return
        panel = await self._tables.hand(state.id, interaction.user.id)
        if panel is None:
            await responder(interaction).say(say(language, "hint-not-now"))
            return
        await self._give(interaction, state, panel, language)

    async def _give(
        self, interaction: Interaction, state: TableState, panel: HandPanel | None, language: str
    ) -> None:
        """Answer with a hint in private, or with the reason why there is none."""
        game = self._games[state.opened.game]
        key = why_none(panel, game)
        if key is not None or panel is None or game.players is None:
            await responder(interaction).say(say(language, key or "not-seated"))
            return
        await responder(interaction).wait(beside=True)
        found = await self._hint(game, panel)
        if found is None:
            text = say(language, "hint-not-now")
        else:
            what, made = (
                game.face.label(one, language, panel.view) if one else ""
                for one in (found.action, found.against)
            )
            values = {"what": what, "made": made, **found.values}
            text = game.face.say(language, found.key, **values)
        preferences = await self._people.preferences(interaction.user.id)
        four_colours = Reader.of(preferences, language).four_colours
        await responder(interaction).say(text, four_colours=four_colours)

    async def _hint(self, game: Game, panel: HandPanel) -> Hint | None:
        """The hint at a position: the same however often, and at whatever table, it is requested.

        A search that had to be cut short would find another one each time.
        """
        key = panel.table, panel.seat
        known = self._given.get(key)
        if known is not None and known[0] == panel.view:
            return known[1]
        legal = "\n".join(map(game.rules.encode, panel.view.legal))
        seed = crc32(legal.encode())
        found = await self._thinkers.hint(game.name, panel.view, seed)
        self._given[key] = panel.view, found
        return found


def why_none(panel: HandPanel | None, game: Game) -> str | None:
    """Return the sentence key of the refusal; ``None`` if a hint may be given."""
    if panel is None:
        return "not-seated"
    if panel.board.options.help is not Help.HINTS or game.players is None:
        return "hint-not-here"
    if panel.board.status is not Status.PLAYING or panel.board.next.awaits not in IN_A_DEAL:
        return "hint-not-now"
    return None
