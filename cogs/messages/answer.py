"""An interaction's answer: the way on which what is said reaches its reader.

Discord takes one first answer, which may be a promise, and after it changes of that answer and
messages that follow. What is there decides which of these a sentence or a page is.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from enum import Enum, auto
from typing import Any, Final, TypeAlias, TypeVar

import discord
from discord import ui
from discord.http import Route
from discord.webhook.async_ import async_context, interaction_message_response_params

from base import metrics as counted
from cogs.messages.client import MessageRef
from cogs.messages.errors import Trouble, cause, trouble
from cogs.messages.notes import PrivateReply
from cogs.messages.posts import Post, again, carried
from cogs.messages.token_target import OwnMessage
from cogs.messages.wire import watched

TRIES: Final = 3
"""How often one request is sent while only the connection fails."""
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

    @property
    def reply(self) -> bool:
        """Whether it is another message than the one that was used."""
        return self in (_Original.REPLY, _Original.PUBLIC)


class Answer:
    """What one interaction is answered by. One request at a time: its gate sees to that.

    What speaks raises :class:`UndeliveredError` where nobody can be reached.
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.kind = interaction.type.name
        """What was done: a press, a command, a form."""
        self._began = time.monotonic()
        self._original = _Original.NONE
        self._pending = False
        """Whether the reply still says that the bot is thinking."""
        self.own = OwnMessage()
        """What the interaction's token edits, also where its token is kept."""
        self._unsure: tuple[_Original, bool, bool] | None = None
        """What ``_original``, ``_pending`` and ``own.sentence`` are if a first answer arrived that
        seems lost."""
        self._sure = True
        """Whether the first answer is one of ours: the same event may be told twice, or to another
        process as well."""
        self.lost = False
        """Discord takes no answer any more, or nobody is left to give one."""
        self.aside = interaction.message is None
        """Whether pages go into a reply of their own: always where no message was used."""
        self.reply: PrivateReply | None = None
        """The private message that it made beside the message used."""
        self._beside: discord.WebhookMessage | None = None
        """The reply of its own that was sent after the message that was used was deferred."""

    @property
    def owes(self) -> bool:
        """Whether somebody waits for an answer that may still come."""
        return not self.lost and (self._original is _Original.NONE or self._pending)

    @property
    def changes_page(self) -> bool:
        """Whether the interaction's own message is the message used, not a reply."""
        return self._original is _Original.PAGE

    def kept(self) -> None:
        """The reply that was promised is there: the interaction's token has edited it."""
        if self._pending:
            self._pending = False
            self._saw("kept")

    @property
    def _private(self) -> bool:
        # Between the bot and one person every message is private, and an ordinary one stays: good
        # for a command's answer, but a reply to a hand's button must not become the newest message.
        used = self.interaction.message is not None
        return used or self.interaction.guild_id is not None

    # -- what is said ------------------------------------------------------------------------------

    async def defer(self, *, public: bool = False) -> None:
        """Promise an answer, if there is none yet: what Discord waits for is there."""
        response = self.interaction.response
        if self.aside:
            private = self._private and not public
            becomes = _Original.PUBLIC if public else _Original.REPLY
            await self._first(
                lambda: response.defer(ephemeral=private, thinking=True), becomes, pending=True
            )
        else:
            await self._first(response.defer, _Original.PAGE)

    async def done(self) -> None:
        """Nothing is to be said."""
        if not await self._first(self.interaction.response.defer, _Original.PAGE):
            await self._withdraw()

    async def tell(self, text: str, files: Sequence[discord.File]) -> bool:
        """A private sentence."""
        response, followup = self.interaction.response, self.interaction.followup
        made: int | None = None

        async def send() -> None:
            nonlocal made
            sent = await response.send_message(text, files=again(files), ephemeral=True)
            made = sent.message_id

        if not await self._first(send, _Original.REPLY, sentence=True):
            if self._pending and self._original is _Original.REPLY:
                self.own.sentence = True
                made = (await self._edit(lambda: {"content": text, "attachments": again(files)})).id
            else:
                await self._withdraw()
                followed = await self._deliver(
                    lambda: followup.send(text, files=again(files), ephemeral=True, wait=True)
                )
                made = followed.id
        self._made(made)
        return True

    def _made(self, message: int | None) -> None:
        """Note a private reply; ``None``: which message it is, is not known."""
        self.reply = None
        if message is not None:
            self.reply = PrivateReply(self.interaction.followup, message)

    async def show(self, post: Post, *, beside: bool) -> bool:
        """A page in place of the one that was used, or as a reply of its own.

        Whether it is there: not where somebody else has answered.
        """
        return await (self._show_beside if self.aside or beside else self._show_in_place)(post)

    async def _show_in_place(self, post: Post) -> bool:
        first = await self._first(lambda: self._change(post), _Original.PAGE)
        if not self._sure:
            return await self._show_on_used(post)
        if first:
            return True
        if not self.own.takes_page(used=True):
            return await self._show_beside(post)  # The token does not reach what was used.
        await self._edit(lambda: carried(post, "attachments"))
        return True

    async def _show_on_used(self, post: Post) -> bool:
        """Where somebody else has answered, perhaps with a sentence, which takes no page."""
        try:
            edited = await self._edit(lambda: carried(post, "attachments"))
        except discord.HTTPException as error:
            if trouble(error) is not Trouble.WRONG:
                raise
            return False
        used = self.interaction.message
        self._sure = used is not None and edited.id == used.id
        if self._sure:
            self.own.is_now(reply=False, sentence=False)
        return self._sure

    async def _change(self, post: Post) -> None:
        """Make the message that was pressed look like the post.

        As discord.py's ``response.edit_message`` does, which asks Discord for the whole message as
        it is now and makes a Message of it, for nobody.
        """
        interaction, how = self.interaction, discord.InteractionResponseType.message_update
        response: Any = interaction.response
        asked = interaction_message_response_params(
            type=how.value,
            view=post.layout,
            attachments=post.attachments(),
            allowed_mentions=discord.AllowedMentions.none(),  # An edit notifies nobody.
        )
        way = "/interactions/{webhook_id}/{webhook_token}/callback"
        http: Any = interaction.client.http
        with asked:
            await async_context.get().request(
                Route("POST", way, webhook_id=interaction.id, webhook_token=interaction.token),
                interaction._session,
                payload=asked.payload,
                multipart=asked.multipart,
                files=asked.files or None,
                proxy=http.proxy,
                proxy_auth=http.proxy_auth,
            )
        response._response_type = how

    async def _show_beside(self, post: Post) -> bool:
        response, followup = self.interaction.response, self.interaction.followup
        made: int | None = None

        async def send() -> None:
            nonlocal made
            sent = await response.send_message(**carried(post, "files"), ephemeral=self._private)
            made = sent.message_id

        if await self._first(send, _Original.REPLY):
            self._made(made)
            return self._sure
        known = self._beside
        if self._original is not _Original.PAGE and self.own.takes_page(used=False):
            self._made((await self._edit(lambda: carried(post, "attachments"))).id)
        elif known is None:
            self._beside = await self._deliver(
                lambda: followup.send(**carried(post, "files"), ephemeral=self._private, wait=True)
            )
            self._made(self._beside.id)
        else:
            await self._deliver(lambda: known.edit(**carried(post, "attachments")))
        return True

    async def publish(
        self, post: Post | str, allowed: discord.AllowedMentions | None
    ) -> MessageRef:
        """For everybody, in this channel; where it is."""

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
        if await self._first(send, _Original.PUBLIC, sentence=isinstance(post, str)):
            if known is not None:
                return MessageRef(channel, known)
            sent = await self._deliver(interaction.original_response)
        elif self._original is _Original.PUBLIC:
            self.own.sentence = isinstance(post, str)
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

    async def open_form(self, form: ui.Modal) -> bool:
        """Open a form; ``False`` where there was an answer before."""
        response = self.interaction.response
        return await self._first(lambda: response.send_modal(form), _Original.PAGE)

    # -- one request -------------------------------------------------------------------------------

    async def _first(
        self,
        request: Callable[[], Awaitable[Any]],
        becomes: _Original,
        *,
        pending: bool = False,
        sentence: bool = False,
    ) -> bool:
        """Make this the first answer; whether it is, and not another one that came before.

        ``sentence``: whether the message that it makes is plain content.
        """
        if self._original is not _Original.NONE:
            return False
        own, earlier, sent = self.own, None, 0
        before = own.reply, own.sentence
        own.may_be(reply=becomes.reply, sentence=sentence)

        async def send() -> None:
            nonlocal sent
            sent += 1
            await request()

        try:
            await self._deliver(send)
        except UndeliveredError:
            self._unsure = self._unsure or (becomes, pending, sentence)
            raise
        except Exception as error:
            if trouble(error) is not Trouble.ANSWERED:
                own.is_now(reply=before[0], sentence=before[1])
                raise
            # Discord has an answer: this one, or one that seemed lost; else it is somebody else's.
            earlier = self._unsure
            self._sure = earlier is not None or sent > 1
        self._original, self._pending, plain = earlier or (becomes, pending, sentence)
        if self._sure:
            own.is_now(reply=self._original.reply, sentence=plain)
        else:
            own.may_be(reply=True, sentence=True)
        self._saw("deferred" if self._pending else "direct")
        return earlier is None

    async def _deliver(self, request: Callable[[], Awaitable[T]]) -> T:
        """Send a request, more than once where only the connection or Discord's side failed."""
        for left in reversed(range(TRIES)):
            try:
                async with watched():
                    return await request()
            except Exception as error:
                kind, status = trouble(error), getattr(error, "status", 0)
                if kind.passing and status != 429 and left:
                    counted.RETRIES.labels("answer", cause(error)).inc()
                    continue
                if kind not in _UNDELIVERED:
                    raise
                self.lost = kind is Trouble.EXPIRED
                told = f"{kind.name}: {type(error).__name__} {status}"
                raise UndeliveredError(told, cause(error)) from None
        raise AssertionError("the last try returns or raises")

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
        counted.ANSWERS.labels(self.kind, how).observe(time.monotonic() - self._began)

    async def _withdraw(self) -> None:
        """Take back a reply that was promised and is not needed."""
        if self._pending:
            self._pending = False
            await self._deliver(self.interaction.delete_original_response)
