"""/hint: the move of the strongest computer player, with its reason in the game's words."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord.ext import commands

from cogs.i18n.sentences import say
from cogs.i18n.translator import command
from cogs.messages.components import Interaction
from cogs.messages.responder import responder
from cogs.replies import Press, table_meant
from cogs.router import Handler, nothing
from cogs.services import Feature, Services
from gamekit.api.game import Game
from tables.computers.service import ComputerPlayers
from tables.journal.options import Help
from tables.journal.state import Status, TableState
from tables.views import HandPanel

IN_A_DEAL: Final = ("turn", "booking")
"""Phases of a match in which there may be something to play or to call."""


class HintCommands(Feature, commands.Cog):
    """/hint."""

    def __init__(self, services: Services, thinkers: ComputerPlayers) -> None:
        super().__init__(services)
        self._thinkers = thinkers
        services.router.answer({"hint": Handler(nothing, self._pressed, beside=True, looks=True)})

    async def _pressed(self, press: Press[None]) -> None:
        panel = await self._tables.hand(press.table, press.person)
        await self._give(press.interaction, press.state, panel, press.language)

    @command("hint")
    async def hint(self, interaction: discord.Interaction[Any]) -> None:
        """Propose the person's next move."""
        language = await self._people.seen(interaction)
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
        # The same position always gets the same seed, so asking twice gives the same hint.
        seed = panel.table * 10_000 + panel.began.turn
        found = await self._thinkers.hint(game.name, panel.view, seed)
        if found is None:
            text = say(language, "hint-not-now")
        else:
            what = game.face.label(found.action, language, panel.view)
            text = game.face.say(language, found.key, **{"what": what, **found.values})
        preferences = await self._people.preferences(interaction.user.id)
        await responder(interaction).say(text, four_colours=preferences.pack == "four-colour")


def why_none(panel: HandPanel | None, game: Game) -> str | None:
    """Return the sentence key of the refusal; ``None`` if a hint may be given."""
    if panel is None:
        return "not-seated"
    if panel.board.options.help is not Help.HINTS or game.players is None:
        return "hint-not-here"
    if panel.board.status is not Status.PLAYING or panel.board.next.awaits not in IN_A_DEAL:
        return "hint-not-now"
    return None
