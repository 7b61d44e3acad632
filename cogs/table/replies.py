"""What every answer to a press or command is made of."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord

from cogs.i18n.sentences import say
from cogs.limits.limiter import Limiter, limit_sentence
from cogs.messages.custom_ids import Press
from cogs.messages.errors import Trouble, trouble
from cogs.messages.gate import gate
from cogs.messages.people import People
from cogs.sync.message_keys import LOBBY, board_role
from cogs.sync.presenter import Presenter
from cogs.sync.projector import Projector
from cogs.view.pictures import Pictures
from i18n import language_of
from tables.outcomes import Accepted, Outcome, Reason, Refused, Repeated, Stale
from tables.safe_log import without_text
from tables.service import Tables
from tables.state import TableState

log = logging.getLogger(__name__)

Interaction: TypeAlias = discord.Interaction[Any]
Handler: TypeAlias = Callable[[Interaction, TableState, Press, Any], Awaitable[None]]
"""Answers a press; the last is what it asks for, as :mod:`cogs.table.reading` has read it."""


class Answers:
    """The parts that answering needs, and the answers themselves."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        presenter: Presenter,
        projector: Projector,
        pictures: Pictures,
        limiter: Limiter,
    ) -> None:
        self.tables = tables
        self.people = people
        self.presenter = presenter
        self.projector = projector
        self.pictures = pictures
        self.limiter = limiter
        self.helper: Callable[[Interaction], Awaitable[None]] | None = None
        """Shows the pages of the help."""
        self.more: dict[str, Handler] = {}
        """What else may be pressed at a table, by what the press says."""

    async def _answer(self, interaction: Interaction, outcome: Outcome, role: str | None) -> None:
        """Answer a press by its outcome; ``role``: the message that was pressed, to be redrawn."""
        language = await self.people.seen(interaction)
        match outcome:
            case Accepted() | Repeated():
                await self._redraw(interaction, outcome.state.id, role)
            case Refused(state=state):
                if state is not None and _private(role):
                    await self._redraw(interaction, state.id, role)
                await self.tell(interaction, refusal(outcome, language))
            case Stale(state=state):
                if _private(role):
                    await self._redraw(interaction, state.id, role)
                await self.tell(interaction, say(language, "stale"))
                board = board_role(state)
                self.projector.doubt(
                    state,
                    f"hand:{interaction.user.id}",
                    f"private:{interaction.user.id}",
                    *((board,) if board is not None else ()),
                )

    async def _redraw(self, interaction: Interaction, table: int, role: str | None) -> None:
        """Acknowledge the press; the message that was pressed becomes the newest of its role.

        Adopted before the answer, which may get lost: what was decided is shown all the same.
        """
        if role is not None and role != LOBBY:
            self.projector.adopt(
                table, role, interaction, message=interaction.message, private=_private(role)
            )
        await gate(interaction).done()

    async def tell(self, interaction: Interaction, text: str) -> None:
        """A private sentence."""
        await gate(interaction).tell(text)

    async def malformed(self, interaction: Interaction, what: str) -> None:
        """No message of ours says this: a sentence, one line in the log, and nothing is changed."""
        log.warning("a component that no message of ours has: %s", what)
        await self.tell(interaction, say(await self.people.seen(interaction), "old-message"))

    async def apologise(self, interaction: Interaction, error: Exception) -> None:
        """Something failed: say so in private, and log what without anything hidden."""
        kind = trouble(error)
        if isinstance(error, discord.HTTPException):
            log.warning("an answer failed: %s (status %s)", kind.name, error.status)
        elif kind is Trouble.LOST:
            log.warning("an answer got lost: %s", type(error).__name__)
        else:
            log.error(
                "an interaction failed: %s", type(error).__name__, exc_info=without_text(error)
            )
        if _only_the_answer(error, kind):
            return
        # Without the store, which may be what failed. Nothing may be raised here: discord.py would
        # log the component, label and all.
        language = language_of(interaction.locale)
        try:
            await self.tell(interaction, say(language, "oops"))
        except Exception as second:
            log.warning("the apology failed: %s", trouble(second).name)


def _private(role: str | None) -> bool:
    return role is not None and role.startswith("private:")


def _only_the_answer(error: Exception, kind: Trouble) -> bool:
    """Whether only what Discord was to be told failed: what was pressed counts, and is shown."""
    if isinstance(error, discord.HTTPException):
        return kind.passing or kind in (Trouble.EXPIRED, Trouble.ANSWERED)
    return kind in (Trouble.LOST, Trouble.ANSWERED)


def refusal(outcome: Refused, language: str) -> str:
    """The sentence of a refusal."""
    if outcome.reason in (Reason.TOO_SOON, Reason.TOO_MANY_TABLES):
        return limit_sentence(outcome, language)
    return say(language, outcome.code, rule=outcome.rule or "")
