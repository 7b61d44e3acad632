"""Entry point of presses: decide first, answer the click, then update the messages.

Every press takes one path: person and table, one request to :class:`Tables`, one answer. Drawing
and sending happen after the answer, in the outbox. An id that no message contains raises
:class:`MalformedError`: the answer is a sentence, and nothing else happens.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from base.tracing import TRACE, Trace
from cogs.i18n.sentences import say
from cogs.limits import PRESSES, Limiter, of_game_page
from cogs.messages.components import Interaction
from cogs.messages.custom_ids import MalformedError, TableId
from cogs.messages.responder import responder
from cogs.messages.user_prefs import UserPrefs
from cogs.outbox.outbox import Outbox
from cogs.table.replies import Replies
from gamekit.api.game import Games
from tables.journal.state import TableState
from tables.runtime.limits import Action
from tables.runtime.service import Tables

Values: TypeAlias = tuple[str, ...]
"""Values chosen in a menu; empty for a button."""
Read: TypeAlias = Callable[[str, Values], Any]
"""Parses an id's argument and a menu's values; ``ValueError`` or ``LookupError`` for invalid ones.
"""
Handle: TypeAlias = Callable[[Interaction, TableState, TableId, Any], Awaitable[None]]
"""Answers a press; the last argument is the parsed one."""


@dataclass(frozen=True, slots=True)
class Press:
    """Effect of one kind of button or menu."""

    read: Read
    handle: Handle
    beside: bool = False
    """Whether the answer is a new reply when a board, a card or a hand in direct messages was
    pressed. On a private hand the same press may refresh the hand itself.
    """
    looks: bool = False
    """Whether the answer is a new reply on a private hand too, which stays unchanged."""

    def parse(self, arg: str, values: Values) -> Any:
        """Parse a press; :class:`MalformedError` if invalid."""
        try:
            return self.read(arg, values)
        except (ValueError, LookupError):
            raise MalformedError(arg) from None


Presses: TypeAlias = Mapping[str, Press]
"""Handlers by the name in the custom id."""


def nothing(arg: str, values: Values) -> None:
    """Parse a button without an argument."""
    if arg or values:
        raise MalformedError(arg)


def argument(arg: str, values: Values) -> str:
    """Parse a button with an argument."""
    if values:
        raise MalformedError(arg)
    return arg


def choice(arg: str, values: Values) -> str:
    """Parse a single-choice menu; ignores its argument."""
    (value,) = values
    return value


class TableRouter:
    """Dispatches presses on a table's buttons and menus to their handlers."""

    def __init__(
        self,
        tables: Tables,
        people: UserPrefs,
        outbox: Outbox,
        replies: Replies,
        limiter: Limiter,
        games: Games,
    ) -> None:
        self._tables = tables
        self._people = people
        self._outbox = outbox
        self._replies = replies
        self._limiter = limiter
        self.presses: Final[dict[str, Press]] = {}
        self._games = games

    def answer(self, presses: Presses) -> None:
        """Register handlers; each id has exactly one."""
        twice = self.presses.keys() & presses.keys()
        assert not twice, twice
        self.presses.update(presses)

    async def pressed(
        self, interaction: Interaction, custom_id: TableId, values: Sequence[str]
    ) -> None:
        """Answer one use of a button or menu; never raises."""
        TRACE.set(Trace(str(interaction.id), custom_id.table))
        press, message = self.presses.get(custom_id.what), interaction.message
        if press is not None and press.beside and (message is None or not message.flags.ephemeral):
            responder(interaction).aside()
        try:
            try:
                if press is None:
                    raise MalformedError(custom_id.what)
                found = press.parse(custom_id.arg, tuple(values))
                with self._outbox.pressing(custom_id.table):
                    await self._pressed(interaction, custom_id, press, found)
            except MalformedError:
                await self._replies.malformed(interaction, custom_id.what)
        except Exception as error:
            await self._replies.apologise(interaction, error)

    async def _pressed(
        self, interaction: Interaction, custom_id: TableId, press: Press, found: object
    ) -> None:
        language = await self._people.seen(interaction)
        state = await self._tables.state(custom_id.table)
        if state is None:
            key = "no-table" if self._tables.absent(custom_id.table) is None else "game-absent"
            await self._replies.tell(interaction, say(language, key))
            return
        elsewhere = interaction.guild_id not in (None, state.opened.guild)
        if elsewhere and state.daily is None:
            await self._replies.tell(interaction, say(language, "other-server"))
            return
        if press.looks and self._is_old_private_hand(interaction, state):
            await self.presses["hand"].handle(interaction, state, custom_id, None)
            return
        action = self._counts_as(custom_id, state)
        if action is None or await self._limiter.passed(interaction, action):
            await press.handle(interaction, state, custom_id, found)

    def _counts_as(self, custom_id: TableId, state: TableState) -> Action | None:
        if custom_id.what == "page":
            return of_game_page(self._games[state.opened.game], custom_id.arg)
        return PRESSES.get(custom_id.what)

    def _is_old_private_hand(self, interaction: Interaction, state: TableState) -> bool:
        """Whether only this press can refresh the private hand that was pressed."""
        message, person = interaction.message, interaction.user.id
        return (
            message is not None
            and message.flags.ephemeral
            and state.seat_of(person) is not None
            and not self._outbox.has_private_hand(state.id, person)
        )
