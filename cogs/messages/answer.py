"""An interaction's answer: its first response, edits of it, and follow-up messages.

Discord takes one first response, which may be a deferral, and afterwards edits of it and follow-up
messages. The current state decides which of these carries a text or a page.
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
from cogs.messages.token_target import TokenTarget
from cogs.messages.wire import watched

TRIES: Final = 3
"""Tries of one request while only the connection fails."""
_UNDELIVERED: Final = (Trouble.EXPIRED, Trouble.GONE_MESSAGE, Trouble.BUSY, Trouble.LOST)
"""Failures after which the person cannot receive the answer, or Discord cannot take it."""

Interaction: TypeAlias = discord.Interaction[Any]
T = TypeVar("T")


class UndeliveredError(Exception):
    """An answer could not be delivered; the text gives the reason."""

    def __init__(self, text: str, cause: str) -> None:
        """``cause``: named as by :func:`cogs.messages.errors.cause`."""
        super().__init__(text)
        self.cause = cause


class _Original(Enum):
    """Kind of the interaction's original response."""

    NONE = auto()
    """No response yet."""
    PAGE = auto()
    """The message that was used."""
    REPLY = auto()
    """A private reply."""
    PUBLIC = auto()
    """A public reply."""

    @property
    def reply(self) -> bool:
        """Whether it is another message than the one that was used."""
        return self in (_Original.REPLY, _Original.PUBLIC)


class Answer:
    """Responses to one interaction, one request at a time (ensured by its responder).

    Methods that send raise :class:`UndeliveredError` if delivery is impossible.
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.kind = interaction.type.name
        """Kind of interaction: a press, a command, a form."""
        self._began = time.monotonic()
        self._original = _Original.NONE
        self._pending = False
        """Whether the reply still shows that the bot is thinking."""
        self.own = TokenTarget()
        """Target of the interaction's token, shared with the places that keep the token."""
        self._unsure: tuple[_Original, bool, bool] | None = None
        """Values of ``_original``, ``_pending`` and ``own.sentence`` if a seemingly lost first
        response has arrived.
        """
        self._sure = True
        """Whether the first response is ours: the same event may be delivered twice, or to another
        process too.
        """
        self.lost = False
        """Discord accepts no response any more, or the bot is stopping."""
        self.aside = interaction.message is None
        """Whether pages go into a reply of their own; always so if no message was used."""
        self.reply: PrivateReply | None = None
        """The private message that was sent besides the message used."""
        self._beside: discord.WebhookMessage | None = None
        """Separate reply that was sent after the message used was deferred."""

    @property
    def owes(self) -> bool:
        """Whether an answer is still missing and possible."""
        return not self.lost and (self._original is _Original.NONE or self._pending)

    @property
    def changes_page(self) -> bool:
        """Whether the original response is the message used, not a reply."""
        return self._original is _Original.PAGE

    def kept(self) -> None:
        """Record that the interaction's token has edited the deferred reply elsewhere."""
        if self._pending:
            self._pending = False
            self._saw("kept")

    @property
    def _private(self) -> bool:
        # Direct messages are private anyway, and an ordinary one stays: good for a command's
        # answer, but a reply to a hand's button must not become the newest message.
        used = self.interaction.message is not None
        return used or self.interaction.guild_id is not None

    async def defer(self, *, public: bool = False) -> bool:
        """Defer the response, if there is none yet; return whether there was none."""
        response = self.interaction.response
        if self.aside:
            private = self._private and not public
            becomes = _Original.PUBLIC if public else _Original.REPLY
            return await self._first(
                lambda: response.defer(ephemeral=private, thinking=True), becomes, pending=True
            )
        return await self._first(response.defer, _Original.PAGE)

    async def done(self) -> None:
        """Acknowledge without a message."""
        if not await self._first(self.interaction.response.defer, _Original.PAGE):
            await self._withdraw()

    async def tell(self, text: str, files: Sequence[discord.File]) -> bool:
        """Send a private text."""
        followup = self.interaction.followup
        first, made = await self._first_message(
            lambda: {"content": text, "files": again(files), "ephemeral": True},
            _Original.REPLY,
            sentence=True,
        )
        if not first:
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
        """Record a private reply; ``None``: its message is unknown."""
        self.reply = None
        if message is not None:
            self.reply = PrivateReply(self.interaction.followup, message)

    async def show(self, post: Post, *, beside: bool) -> bool:
        """Show a page in place of the message used, or as a separate reply.

        Return whether it is shown; not if another process has answered.
        """
        return await (self._show_beside if self.aside or beside else self._show_in_place)(post)

    async def _show_in_place(self, post: Post) -> bool:
        first = await self._first(lambda: self._change(post), _Original.PAGE)
        if not self._sure:
            return await self._show_on_used(post)
        if first:
            return True
        if not self.own.takes_page(used=True):
            return await self._show_beside(post)  # The token cannot edit the message used.
        await self._edit(lambda: carried(post, "attachments"))
        return True

    async def _show_on_used(self, post: Post) -> bool:
        """Show a page on the message used; ``False`` if another process has answered there."""
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
        """Make the pressed message show the post.

        Like discord.py's ``response.edit_message``, but without fetching the whole message and
        building a Message from it.
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
        followup = self.interaction.followup
        first, made = await self._first_message(
            lambda: carried(post, "files") | {"ephemeral": self._private}, _Original.REPLY
        )
        if first:
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
        """Post publicly in this channel; return the message's place."""

        def content(files: str) -> dict[str, Any]:
            found = {"content": post} if isinstance(post, str) else carried(post, files)
            return found | ({"allowed_mentions": allowed} if allowed is not None else {})

        interaction, channel = self.interaction, self.interaction.channel_id
        assert channel is not None, "whatever is used is in a channel"
        sent: discord.Message
        first, known = await self._first_message(
            lambda: content("files"), _Original.PUBLIC, sentence=isinstance(post, str)
        )
        if first:
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
        """Open a form; ``False`` if a response was sent before."""
        response = self.interaction.response
        return await self._first(lambda: response.send_modal(form), _Original.PAGE)

    async def _first_message(
        self, content: Callable[[], dict[str, Any]], becomes: _Original, *, sentence: bool = False
    ) -> tuple[bool, int | None]:
        """Send a message as the first response; return whether it is the first one, and its id.

        The id is ``None`` where Discord did not confirm the message.
        """
        made: int | None = None

        async def send() -> None:
            nonlocal made
            made = (await self.interaction.response.send_message(**content())).message_id

        first = await self._first(send, becomes, sentence=sentence)
        return first, made

    async def _first(
        self,
        request: Callable[[], Awaitable[Any]],
        becomes: _Original,
        *,
        pending: bool = False,
        sentence: bool = False,
    ) -> bool:
        """Send the first response; return whether it is the first one.

        ``sentence``: whether the resulting message is plain content.
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
            # Discord has a response: this one, or one that seemed lost; otherwise another
            # process's.
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
        """Send a request, repeatedly while only the connection or Discord's side fails."""
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

    async def _edit(self, content: Callable[[], dict[str, Any]]) -> discord.Message:
        """Make the original response show this."""
        promised, self._pending = self._pending, False
        edit = self.interaction.edit_original_response
        edited = await self._deliver(lambda: edit(**content()))
        if promised:
            self._saw("kept")
        return edited

    def _saw(self, how: str) -> None:
        counted.ANSWERS.labels(self.kind, how).observe(time.monotonic() - self._began)

    async def _withdraw(self) -> None:
        """Delete a deferred reply that is not needed."""
        if self._pending:
            self._pending = False
            await self._deliver(self.interaction.delete_original_response)
