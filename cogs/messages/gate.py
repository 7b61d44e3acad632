"""How an interaction is answered: at once, or deferred in time and finished later.

Discord waits three seconds for the first answer. Whatever has none after :data:`PATIENCE` seconds
is deferred by its gate: a press so that nothing changes on the screen, a command in private.
Handlers need not care. They say what they have to say by :meth:`Gate.tell`, :meth:`Gate.show` or
:meth:`Gate.publish`, and the gate knows the way: the answer itself, the end of what was deferred,
or a message after it. No other module of ``cogs`` touches ``interaction.response``.

An answer that cannot be delivered is logged in one line and harms nothing: what was decided is
stored, and the table's messages show it. A programming error (a request that is wrong) is raised.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from enum import Enum, auto
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar, cast

import discord
from discord import ui

from cogs.messages.card_faces import CardFaces
from cogs.messages.client import MessageRef
from cogs.messages.errors import Trouble, cause, trouble
from cogs.messages.names import NameOf
from cogs.messages.naming import in_names, with_names
from cogs.messages.posts import Post, again, carried
from cogs.messages.wire import watched
from signs import counted
from tables.safe_log import without_text

log = logging.getLogger(__name__)

PATIENCE: Final = 1.5
"""Seconds after which an interaction without an answer is deferred; Discord waits for three."""
TRIES: Final = 3
"""How often one request is sent while only the connection fails."""
_KEY: Final = "gate"
_UNDELIVERED: Final = (Trouble.EXPIRED, Trouble.GONE_MESSAGE, Trouble.BUSY, Trouble.LOST)
"""Troubles in which nobody is there to read the answer, or Discord cannot take it."""

Interaction: TypeAlias = discord.Interaction[Any]
T = TypeVar("T")


class UndeliveredError(Exception):
    """An answer could not be brought to the person; the text says why."""

    def __init__(self, text: str, cause: str) -> None:
        """``cause``: as :func:`cogs.messages.errors.cause` names it."""
        super().__init__(text)
        self.cause = cause


class _Original(Enum):
    """What the interaction's own message is."""

    NONE = auto()
    """There was no answer yet."""
    PAGE = auto()
    """The message that was used."""
    REPLY = auto()
    """A private reply."""
    PUBLIC = auto()
    """A reply for everybody."""


def gate(interaction: Interaction) -> Gate:
    """The gate of an interaction; its time runs from the first call."""
    found = interaction.extras.get(_KEY)
    if found is None:
        found = interaction.extras[_KEY] = Gate(interaction, _sleep(interaction))
        interaction.client.gates.add(found)
    return cast(Gate, found)


async def in_time(interaction: Interaction, work: Coroutine[Any, Any, list[T]]) -> list[T]:
    """The proposals of an autocompletion; none where they come too late or cannot be had."""
    began = time.monotonic()
    proposing = asyncio.ensure_future(work)
    patience = asyncio.ensure_future(_sleep(interaction)(PATIENCE))
    try:
        await asyncio.wait((proposing, patience), return_when=asyncio.FIRST_COMPLETED)
        how = "direct" if proposing.done() else "late"
        counted.ANSWERS.see(time.monotonic() - began, "autocomplete", how)
        return proposing.result() if proposing.done() else []
    except Exception as error:
        log.error("no proposals: %s", type(error).__name__, exc_info=without_text(error))
        return []
    finally:
        proposing.cancel()
        patience.cancel()


def _sleep(interaction: Interaction) -> Callable[[float], Awaitable[None]]:
    return cast("Callable[[float], Awaitable[None]]", interaction.client.gate_sleep)


class Gate:
    """The answers to one interaction, one at a time."""

    def __init__(self, interaction: Interaction, sleep: Callable[[float], Awaitable[None]]) -> None:
        self.interaction = interaction
        self._kind = interaction.type.name
        self._began = time.monotonic()
        self._lock = asyncio.Lock()
        self._original = _Original.NONE
        self._pending = False
        """Whether the reply still says that the bot is thinking."""
        self._unsure: tuple[_Original, bool] | None = None
        """What ``_original`` and ``_pending`` are if a first answer arrived that seems lost."""
        self.lost = False
        """Discord takes no answer any more, or nobody is left to give one."""
        self._aside = interaction.message is None
        """Whether pages go into a reply of their own: always where no message was used."""
        self._beside: discord.WebhookMessage | None = None
        """The reply of its own that was sent after the message that was used was deferred."""
        self._timer = asyncio.create_task(self._watch(sleep), name=f"gate {interaction.id}")

    @property
    def owes(self) -> bool:
        """Whether somebody waits for an answer that may still come."""
        return not self.lost and (self._original is _Original.NONE or self._pending)

    @property
    def changes_page(self) -> bool:
        """Whether the interaction's own message is the message used, not a reply."""
        return self._original is _Original.PAGE

    # -- what handlers say -------------------------------------------------------------------------

    def kept(self) -> None:
        """The reply that was promised is there: the interaction's token has edited it."""
        if self._pending:
            self._pending = False
            self._saw("kept")

    def aside(self) -> None:
        """From now on the answer is a reply of its own, not a change of the message used."""
        self._aside = True

    async def wait(self, *, beside: bool = False, public: bool = False) -> None:
        """The answer takes a while: say so at once.

        ``beside``: it comes in a reply of its own; ``public``: in one for everybody.
        """
        self._aside = self._aside or beside or public
        await self._one("deferred", lambda: self._defer(public=public))

    async def done(self) -> None:
        """Nothing is to be said about a press: the messages follow."""
        await self._one("acknowledged", self._done)

    async def tell(
        self, text: str, files: Sequence[discord.File] = (), *, four_colours: bool = False
    ) -> bool:
        """A private sentence; whether it was delivered. ``four_colours``: of the reader's pack."""
        if self._direct:
            text = await in_names(text, self._name_of, None, self.interaction.user.id)
        said = self._faces.text(text, four=four_colours)
        return bool(await self._one("told", lambda: self._tell(said, files)))

    async def show(self, post: Post, *, beside: bool = False) -> bool:
        """A page in place of the one that was used, or as a private reply; whether delivered.

        ``beside``: a reply of its own even where a message was used. Shown again, it is replaced.
        """
        if self._direct:
            await with_names(post, self._name_of, None, self.interaction.user.id)
        show = self._show_beside if self._aside or beside else self._show_in_place
        return bool(await self._faces.sent(post, lambda: self._one("shown", lambda: show(post))))

    async def publish(
        self, post: Post | str, allowed: discord.AllowedMentions | None = None
    ) -> MessageRef | None:
        """For everybody, in this channel; where it is, or ``None`` if it was not delivered.

        A command that was deferred in private has its public answer sent to the channel.
        """
        publish = partial(self._publish, post, allowed)
        if isinstance(post, str):
            return await self._one("published", publish)
        return await self._faces.sent(post, lambda: self._one("published", publish))

    async def open_form(self, form: ui.Modal) -> bool:
        """Open a form; whether it was still possible.

        A form cannot follow anything else: a handler that opens one must not wait before.
        """
        response = self.interaction.response
        return bool(
            await self._one(
                "opened", lambda: self._first(lambda: response.send_modal(form), _Original.PAGE)
            )
        )

    # -- one answer at a time ----------------------------------------------------------------------

    @property
    def _direct(self) -> bool:
        """Whether the reader sees a mention of others as a bare number."""
        return self.interaction.guild_id is None

    @property
    def _faces(self) -> CardFaces:
        return cast(CardFaces, self.interaction.client.faces)

    @property
    def _name_of(self) -> NameOf:
        name_of: NameOf = self.interaction.client.names.of
        return name_of

    @property
    def _private(self) -> bool:
        # Between the bot and one person every message is private, and an ordinary one stays: good
        # for a command's answer, but a reply to a hand's button must not become the newest message.
        used = self.interaction.message is not None
        return used or self.interaction.guild_id is not None

    async def _one(self, what: str, answer: Callable[[], Awaitable[T]]) -> T | None:
        """One answer after the other; ``None``, with a line in the log, if it is not delivered."""
        async with self._lock:
            if asyncio.current_task() is not self._timer:
                self._timer.cancel()  # To defer after an answer that failed helps nobody.
            if self.lost:
                return None
            try:
                return await answer()
            except UndeliveredError as error:
                counted.ANSWERS_LOST.add(self._kind, error.cause)
                log.warning("an answer could not be %s: %s", what, error)
                return None

    async def _watch(self, sleep: Callable[[float], Awaitable[None]]) -> None:
        await sleep(PATIENCE)
        try:
            await self._one("deferred", self._defer)
        except discord.HTTPException as error:
            log.error("an interaction was deferred wrongly: %s", trouble(error).name)

    async def _deliver(self, request: Callable[[], Awaitable[T]]) -> T:
        """Send a request, more than once where only the connection or Discord's side failed."""
        for left in reversed(range(TRIES)):
            try:
                async with watched():
                    return await request()
            except Exception as error:
                kind, status = trouble(error), getattr(error, "status", 0)
                if kind.passing and status != 429 and left:
                    counted.RETRIES.add("answer", cause(error))
                    continue
                if kind not in _UNDELIVERED:
                    raise
                self.lost = kind is Trouble.EXPIRED
                told = f"{kind.name}: {type(error).__name__} {status}"
                raise UndeliveredError(told, cause(error)) from None
        raise AssertionError("the last try returns or raises")

    # -- the first answer --------------------------------------------------------------------------

    async def _first(
        self,
        request: Callable[[], Awaitable[Any]],
        becomes: _Original,
        *,
        pending: bool = False,
    ) -> bool:
        """Make this the first answer; whether it is, and not another one that came before."""
        if self._original is not _Original.NONE:
            return False
        earlier = None
        try:
            await self._deliver(request)
        except UndeliveredError:
            self._unsure = self._unsure or (becomes, pending)
            raise
        except Exception as error:
            if trouble(error) is not Trouble.ANSWERED:
                raise
            # Discord has an answer: this one, or one that seemed lost.
            earlier = self._unsure
        self._original, self._pending = earlier or (becomes, pending)
        self._saw("deferred" if self._pending else "direct")
        return earlier is None

    async def _defer(self, *, public: bool = False) -> None:
        response = self.interaction.response
        if self._aside:
            private = self._private and not public
            becomes = _Original.PUBLIC if public else _Original.REPLY
            await self._first(
                lambda: response.defer(ephemeral=private, thinking=True), becomes, pending=True
            )
        else:
            await self._first(response.defer, _Original.PAGE)

    async def _done(self) -> None:
        if not await self._first(self.interaction.response.defer, _Original.PAGE):
            await self._withdraw()

    async def _tell(self, text: str, files: Sequence[discord.File]) -> bool:
        response, followup = self.interaction.response, self.interaction.followup
        if await self._first(
            lambda: response.send_message(text, files=again(files), ephemeral=True),
            _Original.REPLY,
        ):
            return True
        if self._pending and self._original is _Original.REPLY:
            await self._edit(lambda: {"content": text, "attachments": again(files)})
            return True
        await self._withdraw()
        await self._deliver(lambda: followup.send(text, files=again(files), ephemeral=True))
        return True

    async def _show_in_place(self, post: Post) -> bool:
        response = self.interaction.response
        if not await self._first(
            lambda: response.edit_message(view=post.layout, attachments=post.attachments()),
            _Original.PAGE,
        ):
            await self._edit(lambda: carried(post, "attachments"))
        return True

    async def _show_beside(self, post: Post) -> bool:
        response, followup = self.interaction.response, self.interaction.followup
        if await self._first(
            lambda: response.send_message(**carried(post, "files"), ephemeral=self._private),
            _Original.REPLY,
        ):
            return True
        known = self._beside
        if self._original is not _Original.PAGE:
            await self._edit(lambda: carried(post, "attachments"))
        elif known is None:
            self._beside = await self._deliver(
                lambda: followup.send(**carried(post, "files"), ephemeral=self._private, wait=True)
            )
        else:
            await self._deliver(lambda: known.edit(**carried(post, "attachments")))
        return True

    async def _publish(
        self, post: Post | str, allowed: discord.AllowedMentions | None
    ) -> MessageRef:
        def content(files: str) -> dict[str, Any]:
            found = {"content": post} if isinstance(post, str) else carried(post, files)
            return found | ({"allowed_mentions": allowed} if allowed is not None else {})

        interaction, channel = self.interaction, self.interaction.channel_id
        assert channel is not None, "whatever is used is in a channel"
        known: int | None = None

        async def send() -> None:
            nonlocal known
            known = (await interaction.response.send_message(**content("files"))).message_id

        sent: discord.Message
        if await self._first(send, _Original.PUBLIC):
            if known is not None:
                return MessageRef(channel, known)
            sent = await self._deliver(interaction.original_response)
        elif self._original is _Original.PUBLIC:
            sent = await self._edit(lambda: content("attachments"))
        elif self._original is _Original.PAGE:
            sent = await self._deliver(
                lambda: interaction.followup.send(**content("files"), wait=True)
            )
        else:
            where = interaction.client.get_partial_messageable(channel)
            nonce = f"public.{interaction.id}"[:25]
            sent = await self._deliver(lambda: where.send(**content("files"), nonce=nonce))
            await self._withdraw()
        return MessageRef(channel, sent.id)

    # -- what is there already ---------------------------------------------------------------------

    async def _edit(self, content: Callable[[], dict[str, Any]]) -> discord.Message:
        """Make the interaction's own message look like this."""
        promised, self._pending = self._pending, False
        edit = self.interaction.edit_original_response
        edited = await self._deliver(lambda: edit(**content()))
        if promised:
            self._saw("kept")
        return edited

    def _saw(self, how: str) -> None:
        counted.ANSWERS.see(time.monotonic() - self._began, self._kind, how)

    async def _withdraw(self) -> None:
        """Take back a reply that was promised and is not needed."""
        if self._pending:
            self._pending = False
            await self._deliver(self.interaction.delete_original_response)
