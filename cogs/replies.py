"""Answers to presses and commands."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any, Final

import discord

from base.bounded import Bounded
from base.metrics import FAILURES
from cogs.i18n.sentences import say
from cogs.limits import limit_sentence
from cogs.messages.components import Interaction
from cogs.messages.custom_ids import TableId, parsed
from cogs.messages.errors import Trouble, cause, trouble
from cogs.messages.plain import link, relative
from cogs.messages.posts import unframed
from cogs.messages.responder import Responder, responder
from cogs.messages.user_prefs import KEPT, UserPrefs
from cogs.outbox.key import (
    LOBBY,
    Kind,
    MessageKey,
    board_key,
    hand_keys,
)
from cogs.outbox.outbox import Outbox
from db import MessageAt, StoreError
from gamekit.api.game import Games
from tables.decisions.outcomes import Accepted, Outcome, Reason, Refused, Repeated, Stale
from tables.journal.state import TableState
from tables.runtime.rate_limiter import UNSTORED
from tables.runtime.service import Tables
from tables.safe_log import without_text

log = logging.getLogger(__name__)


TWICE_MS: Final = 3_000
"""Time within which a second tap on the same button counts as a double tap, by Discord's clock.

A later press on the remains of an older message gets the "too late" sentence every time.
"""


class Replies:
    """Answers to presses and commands."""

    def __init__(self, people: UserPrefs, outbox: Outbox, games: Games) -> None:
        self._people = people
        self._outbox = outbox
        self._games = games
        self._answered = Bounded[int, tuple[tuple[object, ...], int]](KEPT)
        """Person → their last press that was decided or rejected as late, and its interaction id.
        """

    async def outcome(
        self,
        interaction: Interaction,
        outcome: Outcome,
        key: MessageKey | None,
        moved_on: str | None = None,
    ) -> None:
        """Answer a press by its outcome; ``key``: the message that was pressed, to be redrawn.

        ``moved_on``: a more precise sentence for a press on an older position. The second half of a
        double tap only refreshes the message, without a "too late" sentence; a later press gets the
        sentence again (:data:`TWICE_MS`).
        """
        # Check before the first await, so that a double tap is recognised.
        again = self._again(interaction, outcome)
        language = await self._people.seen(interaction)
        match outcome:
            case Accepted() | Repeated():
                state = outcome.state
                below = _private(key) and await self._board_below(interaction, state)
                if below and isinstance(outcome, Accepted):
                    await self._outbox.open_private(interaction, state)  # Below the board.
                else:
                    await self.redraw(interaction, state, key)
                responder(interaction).clear_note()
            case Refused(state=state):
                if state is not None and _private(key):
                    await self.redraw(interaction, state, key)
                await responder(interaction).say(self.refusal(outcome, language))
            case Stale(state=state):
                silent = again and moved_on is None
                if silent or _private(key):
                    await self.redraw(interaction, state, key)
                if not silent:
                    late = moved_on or await self._late(interaction, state, language)
                    await responder(interaction).say(late)
                board = board_key(state)
                self._outbox.refresh(
                    state.id,
                    *hand_keys(interaction.user.id),
                    *((board,) if board is not None else ()),
                    seq=state.seq,
                )
                await self._redraw_lost_future(interaction, state)

    async def _redraw_lost_future(self, interaction: Interaction, state: TableState) -> None:
        """Redraw a message newer than the journal: a backup was restored since."""
        message, channel, data = interaction.message, interaction.channel_id, interaction.data
        custom_id = parsed(str(data.get("custom_id"))) if data is not None else None
        if (
            message is not None
            and channel is not None
            and isinstance(custom_id, TableId)
            and custom_id.seq > state.seq
        ):
            await self._outbox.redraw(state.id, MessageAt(channel, message.id))

    async def _late(self, interaction: Interaction, state: TableState, language: str) -> str:
        board = await self._board_below(interaction, state)
        if board is not None:
            where = link(interaction.guild_id, board.channel_id, board.message_id)
            return say(language, "stale-below", where=where)
        return say(language, "stale")

    async def _board_below(self, interaction: Interaction, state: TableState) -> MessageAt | None:
        """The table's board, if the pressed message stands above it."""
        message, channel = interaction.message, interaction.channel_id
        if message is None or channel is None:
            return None
        return await self._outbox.board_below(state, MessageAt(channel, message.id))

    def _again(self, interaction: Interaction, outcome: Outcome) -> bool:
        """Whether it is a double tap: the same button of the same position."""
        pressed = _pressed(interaction)
        if pressed is None:
            return False
        person = interaction.user.id
        before, first = self._answered.get(person) or (None, 0)
        # An event that Discord repeats is no second tap: its first answer may have been lost.
        again = before == pressed and first != interaction.id and soon_after(first, interaction.id)
        if not again and not isinstance(outcome, Refused):
            self._answered[person] = (pressed, interaction.id)
        return again

    def forget(self, person: int) -> None:
        """Drop an erased person's last press."""
        self._answered.pop(person)

    def told(self, outcome: Outcome, language: str, done: str) -> str:
        """Return an outcome as one sentence; ``done``: the one for accepted requests."""
        match outcome:
            case Accepted() | Repeated():
                return done
            case Refused():
                return self.refusal(outcome, language)
            case _:
                return say(language, "stale")

    async def panel(self, interaction: Interaction, outcome: Outcome) -> None:
        """Answer a refused press on a private panel of a lobby: the panel ends with its lobby."""
        over = isinstance(outcome, Refused) and outcome.reason is Reason.NOT_LOBBY
        if over or isinstance(outcome, Stale):
            language = await self._people.seen(interaction)
            await self.end(interaction, self.told(outcome, language, ""))
        else:
            await self.outcome(interaction, outcome, None)

    async def end(self, interaction: Interaction, text: str) -> None:
        """Replace a private panel by a sentence; on a public message, reply in private."""
        if interaction.message is None or not interaction.message.flags.ephemeral:
            await responder(interaction).say(text)
            return
        await responder(interaction).show(unframed(text))

    def refusal(self, outcome: Refused, language: str) -> str:
        """Return the sentence of a refusal; the game words refusals by its rules."""
        if outcome.reason in (Reason.MUTED, Reason.TOO_SOON, Reason.TOO_MANY_TABLES):
            return limit_sentence(outcome, language)
        if outcome.reason is Reason.MAINTENANCE:
            until = relative(int(outcome.facts["until"]))
            return say(language, outcome.code, when=until)
        if outcome.reason is Reason.GAME and outcome.state is not None:
            face = self._games[outcome.state.opened.game].face
            return face.say(language, outcome.code, rule=outcome.rule or "")
        return say(language, outcome.code, rule=outcome.rule or "")

    async def redraw(
        self, interaction: Interaction, state: TableState, key: MessageKey | None
    ) -> None:
        """Answer the press by updating the pressed hand; a public message follows by itself."""
        if key is None or key == LOBBY:
            await responder(interaction).done()
        else:
            await self._outbox.answer(interaction, state, key)

    async def malformed(self, interaction: Interaction, what: str) -> None:
        """Answer an unknown press with a sentence, log one line, change nothing."""
        log.warning("unknown component: %s", what)
        await responder(interaction).say(say(await self._people.seen(interaction), "old-message"))

    async def apologise(self, interaction: Interaction, error: Exception) -> None:
        """Report a failure in private; log its cause without hidden information."""
        kind = trouble(error)
        FAILURES.labels("answer", cause(error)).inc()
        if isinstance(error, discord.HTTPException):
            log.warning("an answer failed: %s (status %s)", kind.name, error.status)
        elif kind is Trouble.LOST:
            log.warning("an answer got lost: %s", type(error).__name__)
        # Its sentence is written for the operator and contains nothing hidden.
        elif isinstance(error, StoreError):
            log.warning("an interaction failed: %s", error)
        else:
            log.error(
                "an interaction failed: %s", type(error).__name__, exc_info=without_text(error)
            )
        if _only_the_answer(error, kind):
            return
        # The store may be what failed. Nothing may be raised here: discord.py would log the
        # component, label and all.
        try:
            language = await self._people.without_fail(interaction)
            await responder(interaction).say(say(language, UNSTORED.get(type(error), "oops")))
        except Exception as second:
            log.warning("the apology failed: %s", trouble(second).name)

    async def excuse(self, late: Iterable[Responder]) -> None:
        """Apologise in private for presses left unanswered at shutdown."""
        await asyncio.gather(*(self._excuse(one) for one in late), return_exceptions=True)

    async def _excuse(self, late: Responder) -> None:
        language = await self._people.without_fail(late.interaction)
        await late.say(say(language, "stopping"))


def soon_after(first: int, second: int) -> bool:
    """Whether the second interaction follows closely enough to be a double tap.

    Both are snowflakes, whose upper bits are milliseconds. One that was made earlier and is decided
    later, on a slow disk, is a press of its own.
    """
    return 0 <= (second >> 22) - (first >> 22) <= TWICE_MS


def _pressed(interaction: Interaction) -> tuple[object, ...] | None:
    """Return the button or the menu's choice; its id holds the table and the position."""
    data: Any = interaction.data or {}
    return (data["custom_id"], *data.get("values", ())) if "custom_id" in data else None


def _private(key: MessageKey | None) -> bool:
    return key is not None and key.kind is Kind.PRIVATE


def _only_the_answer(error: Exception, kind: Trouble) -> bool:
    """Whether only the response to Discord failed: the press itself counted, and is shown."""
    if isinstance(error, discord.HTTPException):
        return kind.passing or kind in (Trouble.EXPIRED, Trouble.ANSWERED)
    return kind in (Trouble.LOST, Trouble.ANSWERED)


async def own_table(
    tables: Tables, interaction: discord.Interaction[Any], *, owned: bool = False
) -> TableState | None:
    """Return the table where the person sits: the one in this channel, else the newest.

    ``owned``: accept a table that they opened, too.
    """
    newest: TableState | None = None
    person = interaction.user.id
    for table in await tables.tables_of(person, owned=owned):
        state = await tables.state(table)
        if state is None or state.daily is not None:
            continue
        if state.seat_of(person) is None and not (owned and state.opened.owner == person):
            continue
        if interaction.channel_id in (state.opened.channel, state.place):
            return state
        newest = newest or state
    return newest


async def table_meant(
    tables: Tables, interaction: Interaction, language: str, *, owned: bool = False
) -> TableState | None:
    """Return :func:`own_table`; if there is none, ``None`` once the refusal has been sent."""
    state = await own_table(tables, interaction, owned=owned)
    if state is None:
        absent = await tables.rests(interaction.user.id)
        await responder(interaction).say(
            say(language, "game-absent" if absent else "no-table-here")
        )
    return state
