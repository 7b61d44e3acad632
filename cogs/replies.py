"""Presses at a table, and answers to them and to commands."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

import discord

from base.bounded import Bounded
from base.metrics import FAILURES
from base.safe_log import without_text
from cogs.i18n.sentences import say
from cogs.limits import limit_sentence
from cogs.messages.components import Interaction
from cogs.messages.errors import Failure, cause, classify
from cogs.messages.plain import link, relative
from cogs.messages.posts import unframed
from cogs.messages.responder import Responder, responder
from cogs.messages.user_prefs import KEPT, UserPrefs
from cogs.outbox.due import board_key
from cogs.outbox.key import Kind, MessageKey, hand_key, hand_keys, private_key
from cogs.outbox.outbox import Outbox
from db import MessageAt, StoreError
from gamekit.api.game import Games
from tables.decisions.outcomes import Accepted, Outcome, Reason, Refused, Repeated, Stale
from tables.journal.state import TableState
from tables.runtime.rate_limiter import UNSTORED
from tables.runtime.service import Tables

log = logging.getLogger(__name__)

T = TypeVar("T")


TWICE_MS: Final = 3_000
"""Time within which a second tap on the same button counts as a double tap, by Discord's clock.

A later press on the remains of an older message gets the "too late" sentence every time.
"""


_ENDED: Final = (Reason.TABLE_CLOSED, Reason.MATCH_ENDED)


@dataclass(frozen=True, slots=True)
class Press(Generic[T]):
    """One use of a button or menu of a table."""

    interaction: Interaction
    language: str
    """The person's."""
    state: TableState
    what: str
    seq: int
    """The entry that the component belongs to."""
    found: T
    """The parsed argument and values."""

    @property
    def table(self) -> int:
        """The table's number."""
        return self.state.id

    @property
    def person(self) -> int:
        """The person who pressed."""
        return self.interaction.user.id

    @property
    def cause(self) -> str:
        """The cause of the entries that the press adds to the journal."""
        return str(self.interaction.id)

    @property
    def place(self) -> MessageAt | None:
        """Place of the message that was pressed."""
        message, channel = self.interaction.message, self.interaction.channel_id
        return MessageAt(channel, message.id) if message is not None and channel else None

    @property
    def own_message(self) -> MessageKey | None:
        """Key of the private message that was pressed; ``None`` for a public one."""
        message = self.interaction.message
        if message is None or not responder(self.interaction).in_private:
            return None
        private = message.flags.ephemeral or self.state.daily is not None
        return private_key(self.person) if private else hand_key(self.person)

    async def say(self, key: str) -> None:
        """Answer with a sentence in private."""
        await responder(self.interaction).say(say(self.language, key))


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
        press: Press[Any],
        outcome: Outcome,
        key: MessageKey | None,
        moved_on: str | None = None,
    ) -> None:
        """Answer a press by its outcome; ``key``: the message that was pressed, to be redrawn.

        ``moved_on``: a more precise sentence for a press on an older position. The second half of a
        double tap only refreshes the message, without a sentence that it is too late or the table
        closed; a later press gets the sentence again (:data:`TWICE_MS`).
        """
        # Check before the first await, so that a double tap is recognised.
        again = self._again(press.interaction, outcome)
        answer = responder(press.interaction)
        match outcome:
            case Accepted() | Repeated():
                state = outcome.state
                below = _private(key) and await self._board_below(press, state)
                if below and isinstance(outcome, Accepted):
                    # Below the board.
                    await self._outbox.open_private(press.interaction, state)
                else:
                    await self._redraw(press, state, key)
                answer.clear_note()
            case Refused(state=state):
                silent = again and outcome.reason in _ENDED  # By the first tap.
                if state is not None and (silent or _private(key)):
                    await self._redraw(press, state, key)
                if not silent:
                    await answer.say(self.refusal(outcome, press.language))
            case Stale(state=state):
                silent = again and moved_on is None
                if silent or _private(key):
                    await self._redraw(press, state, key)
                if not silent:
                    await answer.say(moved_on or await self._late(press, state))
                board = board_key(state)
                self._outbox.refresh(
                    state.id,
                    *hand_keys(press.person),
                    *((board,) if board is not None else ()),
                    seq=state.seq,
                )
                if press.seq > state.seq and press.place is not None:
                    # The message is newer than the journal: a backup was restored since.
                    await self._outbox.redraw(state.id, press.place)

    async def _redraw(self, press: Press[Any], state: TableState, key: MessageKey | None) -> None:
        """Answer by updating the pressed hand; a public message follows by itself."""
        if key is None:
            await responder(press.interaction).done()
        else:
            await self._outbox.answer(press.interaction, state, key)

    async def _late(self, press: Press[Any], state: TableState) -> str:
        board = await self._board_below(press, state)
        if board is not None:
            where = link(press.interaction.guild_id, board.channel_id, board.message_id)
            return say(press.language, "stale-below", where=where)
        return say(press.language, "stale")

    async def _board_below(self, press: Press[Any], state: TableState) -> MessageAt | None:
        """The table's board, if the pressed message stands above it."""
        key = board_key(state)
        if key is None or press.place is None:
            return None
        return await self._outbox.below(state.id, key, press.place)

    def _again(self, interaction: Interaction, outcome: Outcome) -> bool:
        """Whether it is a double tap: the same button of the same position."""
        data: Any = interaction.data or {}
        # A button's id holds the table and the position; a menu's choice is added.
        pressed, person = (data.get("custom_id"), *data.get("values", ())), interaction.user.id
        before, first = self._answered.get(person) or (None, 0)
        # An event that Discord repeats is no second tap: its first answer may have been lost.
        again = before == pressed and first != interaction.id and soon_after(first, interaction.id)
        if not again and not isinstance(outcome, Refused):
            self._answered[person] = (pressed, interaction.id)
        return again

    def forget(self, person: int) -> None:
        """Drop an erased person's last press."""
        self._answered.pop(person)

    def told(self, outcome: Outcome[Any, Any], language: str, done: str) -> str:
        """Return an outcome as one sentence; ``done``: the one for accepted requests."""
        match outcome:
            case Accepted() | Repeated():
                return done
            case Refused():
                return self.refusal(outcome, language)
            case _:
                return say(language, "stale")

    async def panel(self, press: Press[Any], outcome: Outcome) -> None:
        """Answer a refused press on a private panel of a lobby: the panel ends with its lobby."""
        over = isinstance(outcome, Refused) and outcome.reason is Reason.NOT_LOBBY
        if over or isinstance(outcome, Stale):
            await self.end(press, self.told(outcome, press.language, ""))
        else:
            await self.outcome(press, outcome, None)

    async def end(self, press: Press[Any], text: str) -> None:
        """Replace a private panel by a sentence; on a public message, reply in private."""
        message, answer = press.interaction.message, responder(press.interaction)
        if message is None or not message.flags.ephemeral:
            await answer.say(text)
        else:
            await answer.show(unframed(text))

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
        return say(language, outcome.code, rule=outcome.rule or "", **outcome.facts)

    async def malformed(self, interaction: Interaction, what: str) -> None:
        """Answer an unknown press with a sentence, log one line, change nothing."""
        log.warning("unknown component: %s", what)
        await responder(interaction).say(
            say(await self._people.language_for(interaction), "old-message")
        )

    async def apologise(self, interaction: Interaction, error: Exception) -> None:
        """Report a failure in private; log its cause without hidden information."""
        kind = classify(error)
        FAILURES.labels("answer", cause(error)).inc()
        if isinstance(error, discord.HTTPException):
            log.warning("an answer failed: %s (status %s)", kind.name, error.status)
        elif kind is Failure.LOST:
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
            log.warning("the apology failed: %s", classify(second).name)

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


def _private(key: MessageKey | None) -> bool:
    return key is not None and key.kind is Kind.PRIVATE


def _only_the_answer(error: Exception, kind: Failure) -> bool:
    """Whether only the response to Discord failed: the press itself counted, and is shown."""
    if isinstance(error, discord.HTTPException):
        return kind.passing or kind in (Failure.EXPIRED, Failure.ANSWERED)
    return kind in (Failure.LOST, Failure.ANSWERED)


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
