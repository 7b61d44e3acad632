"""What every answer to a press or command is made of."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord

from cogs.discord_errors import Trouble, trouble
from cogs.ids import Press
from cogs.people import People
from cogs.pictures import Pictures
from cogs.presenter import Presenter
from cogs.project import Projector
from cogs.roles import LOBBY, board_role
from cogs.sentences import language_of, say
from tables.outcomes import Accepted, Outcome, Refused, Repeated, Stale
from tables.safe_log import without_text
from tables.service import Tables
from tables.state import TableState

log = logging.getLogger(__name__)

Interaction: TypeAlias = discord.Interaction[Any]
Handler: TypeAlias = Callable[[Interaction, TableState, Press, tuple[str, ...]], Awaitable[None]]


class Answers:
    """The parts that answering needs, and the answers themselves."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        presenter: Presenter,
        projector: Projector,
        pictures: Pictures,
    ) -> None:
        self.tables = tables
        self.people = people
        self.presenter = presenter
        self.projector = projector
        self.pictures = pictures
        self.helper: Callable[[Interaction], Awaitable[None]] | None = None
        """Shows the pages of the help."""
        self.more: dict[str, Handler] = {}
        """What else may be pressed at a table, by what the press says."""

    async def _answer(self, interaction: Interaction, outcome: Outcome, role: str | None) -> None:
        """Answer a press by its outcome; ``role``: the message that was pressed, to be redrawn."""
        language = await self.people.seen(interaction)
        match outcome:
            case Accepted() | Repeated():
                await interaction.response.defer()
                if role is not None and role != LOBBY:
                    self.projector.adopt(
                        outcome.state.id,
                        role,
                        interaction,
                        message=interaction.message,
                        private=role.startswith("private"),
                    )
            case Refused():
                await self.tell(interaction, refusal(outcome, language))
            case Stale(state=state):
                await self.tell(interaction, say(language, "stale"))
                board = board_role(state)
                self.projector.doubt(
                    state,
                    f"hand:{interaction.user.id}",
                    f"private:{interaction.user.id}",
                    *((board,) if board is not None else ()),
                )

    async def tell(self, interaction: Interaction, text: str) -> None:
        """A private sentence."""
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)

    async def apologise(self, interaction: Interaction, error: Exception) -> None:
        """Something failed: say so in private, and log what without anything hidden."""
        if isinstance(error, discord.HTTPException):
            kind = trouble(error)
            log.warning("an answer failed: %s (status %s)", kind.name, error.status)
            if kind in (Trouble.EXPIRED, Trouble.ANSWERED):
                return
        else:
            log.error(
                "an interaction failed: %s", type(error).__name__, exc_info=without_text(error)
            )
        # Without the store, which may be what failed. Nothing may be raised here: discord.py would
        # log the component, label and all.
        language = language_of(interaction.locale)
        try:
            await self.tell(interaction, say(language, "oops"))
        except discord.HTTPException as second:
            log.warning("the apology failed: %s", trouble(second).name)


def refusal(outcome: Refused, language: str) -> str:
    """The sentence of a refusal."""
    return say(language, outcome.code, rule=outcome.rule or "")
