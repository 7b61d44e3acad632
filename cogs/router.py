"""Dispatch of buttons, menus and forms to their handlers.

A component belongs to a table, or to a page independent of tables: the course, preferences,
settings, invitations, data. Its custom id has the whole meaning and nothing is kept between two
clicks, so a restart changes nothing. An id that no message contains raises
:class:`MalformedError`: the answer is a sentence, and nothing else happens.

Every press at a table takes one path: person and table, one request to :class:`Tables`, one answer.
Drawing and sending happen after the answer, in the outbox.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

from base.tracing import TRACE, Trace
from cogs import access
from cogs.i18n.sentences import say
from cogs.limits import PRESSES, Limiter, of_game_page, of_page
from cogs.messages.components import Interaction
from cogs.messages.custom_ids import CustomId, MalformedError, PageId, TableId
from cogs.messages.responder import responder
from cogs.messages.user_prefs import UserPrefs
from cogs.outbox.outbox import Outbox
from cogs.replies import Press, Replies
from gamekit.api.game import Games
from tables.journal.state import TableState
from tables.runtime.service import Tables

T = TypeVar("T")

Values: TypeAlias = tuple[str, ...]
"""Values chosen in a menu; empty for a button."""
Read: TypeAlias = Callable[[PageId, Values], T]
"""Parses one use of a page's component; ``ValueError`` or ``LookupError`` for one that no page of
the bot has.
"""
Enter: TypeAlias = Callable[[Interaction, PageId, T], Awaitable[None]]
"""Handles one use; the last argument is the parsed use."""


@dataclass(frozen=True, slots=True)
class Handler(Generic[T]):
    """Effect of one kind of button or menu of a table."""

    read: Callable[[str, Values], T]
    """Parses an id's argument and a menu's values; ``ValueError`` or ``LookupError`` for invalid
    ones.
    """
    handle: Callable[[Press[T]], Awaitable[None]]
    """Answers a press."""
    beside: bool = False
    """Whether the answer is a new reply when a board, a card or a hand in direct messages was
    pressed. On a private hand the same press may refresh the hand itself.
    """
    looks: bool = False
    """Whether the answer is a new reply on a private hand too, which stays unchanged."""


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


def parse(read: Callable[..., T], *use: object) -> T:
    """Parse one use of a component; :class:`MalformedError` if invalid."""
    try:
        return read(*use)
    except (ValueError, LookupError):
        raise MalformedError from None


class Router:
    """Maps the components of tables and pages to their handlers."""

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
        self._games = games
        self.presses: Final[dict[str, Handler[Any]]] = {}
        """Handlers of tables' components, by the name in the custom id."""
        self.pages: Final[dict[str, tuple[Enter[Any], Read[Any]]]] = {}
        """Handlers of pages' components, by room."""

    def answer(self, presses: Mapping[str, Handler[Any]]) -> None:
        """Register handlers of a table's components; each name has exactly one."""
        twice = self.presses.keys() & presses.keys()
        assert not twice, twice
        self.presses.update(presses)

    def open(self, room: str, enter: Enter[T], read: Read[T]) -> None:
        """Register the handler of a room's pages."""
        self.pages[room] = enter, read

    async def dispatch(self, interaction: Interaction, custom_id: CustomId, values: Values) -> None:
        """Handle one use of a component; never raises."""
        try:
            try:
                if isinstance(custom_id, TableId):
                    await self._at_table(interaction, custom_id, values)
                else:
                    await self._on_page(interaction, custom_id, values)
            except MalformedError:  # Some are known to their handlers alone.
                what = custom_id.what if isinstance(custom_id, TableId) else custom_id.room
                await self._replies.malformed(interaction, what)
        except Exception as error:
            await self._replies.apologise(interaction, error)

    async def _on_page(self, interaction: Interaction, page: PageId, values: Values) -> None:
        if page.room not in self.pages:
            raise MalformedError(page.room)
        enter, read = self.pages[page.room]
        if not responder(interaction).in_private:
            responder(interaction).aside()
        wanted = parse(read, page, values)
        async with self._limiter.passing(interaction, of_page(page.room, page.what)) as passed:
            if passed:
                await enter(interaction, page, wanted)

    async def _at_table(self, interaction: Interaction, custom_id: TableId, values: Values) -> None:
        TRACE.set(Trace(str(interaction.id), custom_id.table))
        handler, message = self.presses.get(custom_id.what), interaction.message
        if handler is None:
            raise MalformedError(custom_id.what)
        if handler.beside and (message is None or not message.flags.ephemeral):
            responder(interaction).aside()
        found = parse(handler.read, custom_id.arg, values)
        language = await self._people.language_for(interaction)
        state = await self._tables.state(custom_id.table)
        if state is None:
            key = "no-table" if self._tables.absent(custom_id.table) is None else "game-absent"
            await responder(interaction).say(say(language, key))
            return
        refused = access.refused(state, interaction)
        if refused is not None:
            await responder(interaction).say(say(language, refused))
            return
        press = Press(interaction, language, state, custom_id.what, custom_id.seq, found)
        with self._outbox.pressing(state.id):
            await self._pressed(press, handler)

    async def _pressed(self, press: Press[T], handler: Handler[T]) -> None:
        interaction, state = press.interaction, press.state
        if handler.looks and self._is_old_private_hand(interaction, state):
            await self.presses["hand"].handle(press)
            return
        action = PRESSES.get(press.what)
        if press.what == "page":
            action = of_game_page(self._games[state.opened.game], str(press.found))
        if await self._limiter.passed(interaction, action):
            await handler.handle(press)

    def _is_old_private_hand(self, interaction: Interaction, state: TableState) -> bool:
        """Whether only this press can refresh the private hand that was pressed."""
        message, person = interaction.message, interaction.user.id
        return (
            message is not None
            and message.flags.ephemeral
            and state.seat_of(person) is not None
            and not self._outbox.has_private_hand(state.id, person)
        )
