"""Answers to interactions: at once, or deferred in time and completed later.

Discord takes one first response within three seconds, and afterwards edits of it and follow-up
messages. After :data:`PATIENCE` seconds without one the responder defers: a press so that nothing
changes on the screen, a command in private. Handlers need not care: they call
:meth:`Responder.say`, :meth:`Responder.show`, :meth:`Responder.publish` or :meth:`Responder.form`,
and the state decides between the first response, an edit of it, and a follow-up. Nothing else in
``cogs`` answers interactions.

A failed delivery is logged in one line and does no harm: the decision is stored, and the table's
messages show it. A bug (a rejected request) is raised.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import partial, wraps
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar, cast

import discord
from discord import app_commands, ui
from discord.http import Route
from discord.webhook.async_ import async_context, interaction_message_response_params

from base import metrics
from base.bounded import Bounded
from base.safe_log import SafeError, without_text
from base.tasks import Tasks
from cogs.messages.client import TOKEN_S
from cogs.messages.components import Interaction
from cogs.messages.display_names import in_names, with_names
from cogs.messages.errors import Failure, cause, classify
from cogs.messages.posts import Post, again, carried
from cogs.messages.text_mode import in_text_mode, in_words
from cogs.messages.wire import watched
from db import MessageAt

log = logging.getLogger(__name__)

PATIENCE: Final = 1.5
"""Seconds after which an interaction without a response is deferred; Discord waits for three."""
TRIES: Final = 3
"""Tries of one request while only the connection fails."""
FIRST_S: Final = 3.0
"""Seconds within which Discord takes a first response."""
LOOK: Final = 0.02
"""Interval between two checks for missing answers, in seconds."""
KEPT: Final = 10_000
"""Notes remembered."""
_UNDELIVERED: Final = (Failure.EXPIRED, Failure.GONE_MESSAGE, Failure.BUSY, Failure.LOST)
"""Failures after which the person cannot receive the answer, or Discord cannot take it."""
_KEY: Final = "responder"

P = ParamSpec("P")
T = TypeVar("T")


class State(Enum):
    """Progress of an answer."""

    NEW = auto()
    """No response yet."""
    DEFERRED = auto()
    """A reply shows that the bot is thinking."""
    ANSWERED = auto()
    """Nothing is owed."""
    LOST = auto()
    """Discord accepts no response any more, or the bot is stopping."""


class Where(Enum):
    """Message of the original response."""

    PAGE = auto()
    """The message that was used."""
    REPLY = auto()
    """A private reply."""
    PUBLIC = auto()
    """A public reply."""


@dataclass(slots=True)
class Original:
    """The original response, which the interaction's token edits.

    A state that a lost response may have caused counts as true.
    """

    kind: str = ""
    """Kind of interaction: a press, a command, a form."""
    began: float = field(default_factory=time.monotonic)
    state: State = State.NEW
    where: Where | None = None
    reply: bool = False
    """A message made by the answer, not the one that was used."""
    sentence: bool = False
    """Plain content: no page can replace it, since a page consists of components alone."""

    def takes_page(self, *, used: bool) -> bool:
        """Whether a page may be put on it; ``used``: one for the message that was used."""
        return not (self.sentence or (used and self.reply))

    def kept(self) -> None:
        """Record that the token has edited it, which completes a deferred reply."""
        if self.state is State.DEFERRED:
            self.state = State.ANSWERED
            self.saw("kept")

    def saw(self, how: str) -> None:
        """Count an answer."""
        metrics.ANSWERS.labels(self.kind, how).observe(time.monotonic() - self.began)


@dataclass(frozen=True, slots=True)
class _First:
    """Effect of a first response."""

    where: Where
    state: State = State.ANSWERED
    sentence: bool = False


class UndeliveredError(SafeError):
    """An answer could not be delivered; the text gives the reason."""

    def __init__(self, text: str, cause: str) -> None:
        """``cause``: named as by :func:`cogs.messages.errors.cause`."""
        super().__init__(text)
        self.cause = cause


def responder(interaction: Interaction) -> Responder:
    """The responder of an interaction; its timeout starts with the first call."""
    found = interaction.extras.get(_KEY)
    if found is None:
        sleep = interaction.client.responder_sleep
        found = interaction.extras[_KEY] = Responder(interaction, sleep)
        interaction.client.responders.add(found)
    return cast(Responder, found)


Proposals: TypeAlias = list[app_commands.Choice[str]]


def in_time(
    work: Callable[P, Coroutine[Any, Any, Proposals]],
) -> Callable[P, Coroutine[Any, Any, Proposals]]:
    """Decorate an autocompletion: in words for readers in text mode; no proposals if they come too
    late or fail.
    """

    async def worded(*args: P.args, **kwargs: P.kwargs) -> Proposals:
        interaction: Any = args[-2]
        found = await work(*args, **kwargs)
        language = await interaction.client.people.in_words(interaction)
        if language is not None:
            for one in found:
                one.name = in_words(one.name, language)
        return found

    @wraps(work)
    async def proposals(*args: P.args, **kwargs: P.kwargs) -> Proposals:
        interaction: Any = args[-2]
        original = Original("autocomplete")
        proposing = asyncio.ensure_future(worded(*args, **kwargs))
        patience = asyncio.ensure_future(interaction.client.responder_sleep(PATIENCE))
        try:
            await asyncio.wait((proposing, patience), return_when=asyncio.FIRST_COMPLETED)
            original.saw("direct" if proposing.done() else "late")
            return proposing.result() if proposing.done() else []
        except Exception as error:
            if classify(error).passing:
                log.info("no proposals: %s", type(error).__name__)
            else:
                log.error("no proposals: %s", type(error).__name__, exc_info=without_text(error))
            return []
        finally:
            proposing.cancel()
            patience.cancel()

    return proposals


async def answered(
    responders: Iterable[Responder], sleep: Callable[[float], Awaitable[None]]
) -> None:
    """Wait until none of these responders owes an answer."""
    while any(one.owes for one in tuple(responders)):
        await sleep(LOOK)


async def respond(earlier: Sequence[Responder], sleep: Callable[[float], Awaitable[None]]) -> bool:
    """Whether one of these responders has sent a first response, or does so in time."""
    for _ in range(round(FIRST_S / LOOK)):
        if any(one.original.where is not None for one in earlier):
            return True
        if not any(one.owes_first for one in earlier):
            break
        await sleep(LOOK)
    return False


class Responder:
    """The answers to one interaction, one request at a time."""

    def __init__(self, interaction: Interaction, sleep: Callable[[float], Awaitable[None]]) -> None:
        self.interaction = interaction
        self.original = Original(interaction.type.name)
        self._aside = interaction.message is None
        """Whether pages go into a reply of their own; always so if no message was used."""
        self._unsure: _First | None = None
        """Effect of a seemingly lost first response, if it has arrived."""
        self.confirmed = True
        """Whether no other response, as to a second delivery of the event, can be the first one."""
        self._beside: discord.WebhookMessage | None = None
        """Separate reply that later pages replace."""
        self._reply: PrivateReply | None = None
        """The newest private reply."""
        self._lock = asyncio.Lock()
        self._timer = asyncio.create_task(self._watch(sleep), name=f"responder {interaction.id}")

    # -- state -------------------------------------------------------------------------------------

    @property
    def owes(self) -> bool:
        """Whether an answer is still missing and possible."""
        return self.original.state in (State.NEW, State.DEFERRED)

    @property
    def owes_first(self) -> bool:
        """Whether a first response is still to be expected: none has failed for good."""
        waits = self._lock.locked() or not self._timer.done()
        return self.original.state is State.NEW and waits

    @property
    def changes_page(self) -> bool:
        """Whether the original response is the message used, not a reply."""
        return self.original.where is Where.PAGE

    @property
    def in_private(self) -> bool:
        """Whether the message used is read by its person alone."""
        used = self.interaction.message
        return used is not None and (used.flags.ephemeral or self._direct)

    @property
    def _direct(self) -> bool:
        """Whether it was used in the bot's direct messages; others are read by two or more."""
        return self.interaction.guild_id is None and self.interaction.context.dm_channel

    @property
    def shows_in_place(self) -> bool:
        """Whether a page can be shown in the message used; not if another response may be there."""
        return self.original.takes_page(used=True)

    def shut(self) -> None:
        """Refuse further answers: the bot is stopping."""
        self.original.state = State.LOST

    def aside(self) -> None:
        """Use a separate reply from now on, instead of changing the message used."""
        self._aside = True

    @property
    def _ephemeral(self) -> bool:
        # Direct messages are private anyway, and an ordinary one stays: good for a command's
        # answer, but a reply to a hand's button must not become the newest message.
        return self.interaction.message is not None or not self._direct

    # -- answers -----------------------------------------------------------------------------------

    async def wait(self, *, beside: bool = False, public: bool = False) -> bool:
        """Defer at once, for an answer that takes a while; return whether this is the first
        response.

        ``beside``: the answer is a separate reply; ``public``: a public one.
        """
        self._aside |= beside or public
        return bool(await self._one("deferred", partial(self._defer, public)))

    async def done(self) -> None:
        """Acknowledge a press without a message."""

        async def acknowledge() -> None:
            if not await self._first(self.interaction.response.defer, _First(Where.PAGE)):
                await self._withdraw()

        await self._one("acknowledged", acknowledge)

    async def delete(self) -> None:
        """Delete the message used if its person alone reads it, else acknowledge the press."""
        if not self.in_private:
            await self.done()
            return

        async def delete() -> None:
            await self._first(self.interaction.response.defer, _First(Where.PAGE))
            await self._deliver(self.interaction.delete_original_response)

        await self._one("deleted", delete)

    async def say(
        self, text: str, files: Sequence[discord.File] = (), *, four_colours: bool = False
    ) -> bool:
        """Send a private text; return whether it was delivered. ``four_colours``: for a reader
        with a four-colour pack.
        """
        client = self.interaction.client
        if self.interaction.guild_id is None:  # Mentions of others would be bare numbers.
            text = await in_names(text, client.names.of, None, self.interaction.user.id)
        language = await client.people.in_words(self.interaction)
        if language is not None:
            said = in_words(text, language)
        else:
            said = client.faces.text(text, four=four_colours)

        def content(name: str) -> dict[str, Any]:
            return {"content": said, name: again(files)}

        delivered = bool(await self._one("told", partial(self._say, content)))
        if delivered and not files:
            self._note()
        return delivered

    async def show(self, post: Post, *, beside: bool = False, note: bool = False) -> bool:
        """Show a page in place of a private one that was used, or as a private reply; return
        whether it was delivered.

        ``beside``: a separate reply even if a message was used; later pages replace it. ``note``:
        the next note deletes the reply, see :class:`Notes`.
        """
        language = await self.interaction.client.people.in_words(self.interaction)
        if language is not None:
            post = in_text_mode(post, language)
        beside |= self._aside or not self.in_private
        show = self._show_beside if beside else self._show_in_place
        delivered = await self._shown(post, show)
        if delivered and note:
            self._note()
        return delivered

    async def redraw(self, post: Post) -> bool:
        """Show the newest content of the message used in it, also in a public one; return whether
        it was delivered.

        The caller has found this message recorded as the one that shows this.
        """
        return await self._shown(post, self._show_in_place)

    async def _shown(self, post: Post, show: Callable[[Post], Awaitable[bool]]) -> bool:
        client = self.interaction.client
        if self.interaction.guild_id is None:
            await with_names(post, client.names.of, None, self.interaction.user.id)
        return bool(await client.faces.sent(post, partial(self._one, "shown", partial(show, post))))

    async def publish(self, post: Post | str) -> MessageAt | None:
        """Post publicly in this channel; return the place, or ``None`` if it was not delivered.

        A command that was deferred in private has its public answer sent to the channel.
        """
        publish = partial(self._publish, post)
        if isinstance(post, str):
            return await self._one("published", publish)
        sent: MessageAt | None = await self.interaction.client.faces.sent(
            post, partial(self._one, "published", publish)
        )
        return sent

    async def form(self, form: ui.Modal) -> bool:
        """Open a form; return whether it was still possible.

        A form must be the first response: its handler must not await anything before.
        """
        send = partial(self.interaction.response.send_modal, form)
        return bool(await self._one("opened", lambda: self._first(send, _First(Where.PAGE))))

    def clear_note(self) -> None:
        """Delete the person's previous note here."""
        self.interaction.client.notes.clear(self.interaction)

    def _note(self) -> None:
        """Replace the previous note by this reply to a press."""
        press = discord.InteractionType.component
        if self._reply is not None and self.interaction.type is press:
            self.interaction.client.notes.replace(self.interaction, self._reply)

    # -- within the lock ---------------------------------------------------------------------------

    async def _one(self, what: str, answer: Callable[[], Awaitable[T]]) -> T | None:
        """Run one answer after the other; log a failed delivery and return ``None``."""
        async with self._lock:
            if asyncio.current_task() is not self._timer:
                self._timer.cancel()  # Deferring after a failed response is pointless.
            if self.original.state is State.LOST:
                return None
            try:
                return await answer()
            except UndeliveredError as error:
                metrics.ANSWERS_LOST.labels(self.original.kind, error.cause).inc()
                log.warning("an answer could not be %s: %s", what, error)
                return None

    async def _watch(self, sleep: Callable[[float], Awaitable[None]]) -> None:
        await sleep(PATIENCE)
        try:
            await self._one("deferred", self._defer)
        except discord.HTTPException as error:
            log.error("an interaction was deferred wrongly: %s", classify(error).name)

    async def _defer(self, public: bool = False) -> bool:
        defer = self.interaction.response.defer
        if not self._aside:
            return await self._first(defer, _First(Where.PAGE))
        where = Where.PUBLIC if public else Where.REPLY
        request = partial(defer, ephemeral=self._ephemeral and not public, thinking=True)
        return await self._first(request, _First(where, State.DEFERRED))

    async def _say(self, content: Callable[[str], dict[str, Any]]) -> bool:
        first, made = await self._first_message(
            lambda: content("files") | {"ephemeral": True}, _First(Where.REPLY, sentence=True)
        )
        if not first and self.original.state is State.DEFERRED and self._is(Where.REPLY):
            self.original.sentence = True
            made = (await self._edit(lambda: content("attachments"))).id
        elif not first:
            await self._withdraw()
            made = (await self._follow_up(lambda: content("files") | {"ephemeral": True})).id
        return self._made(made)

    async def _show_in_place(self, post: Post) -> bool:
        if await self._first(partial(_change, self.interaction, post), _First(Where.PAGE)):
            return True
        if not self.original.takes_page(used=True):
            return await self._show_beside(post)  # The token cannot edit the message used.
        await self._edit(lambda: carried(post, "attachments"))
        return True

    async def _show_beside(self, post: Post) -> bool:
        first, made = await self._first_message(
            lambda: carried(post, "files") | {"ephemeral": self._ephemeral}, _First(Where.REPLY)
        )
        if first:
            return self._made(made)
        known = self._beside
        if self._is(Where.REPLY) and self.original.takes_page(used=False):
            return self._made((await self._edit(lambda: carried(post, "attachments"))).id)
        if self._is(Where.PUBLIC):
            await self._withdraw()
        if known is not None:
            await self._deliver(lambda: known.edit(**carried(post, "attachments")))
            return True
        self._beside = await self._follow_up(
            lambda: carried(post, "files") | {"ephemeral": self._ephemeral}
        )
        return self._made(self._beside.id)

    async def _publish(self, post: Post | str) -> MessageAt:
        def content(files: str) -> dict[str, Any]:
            return {"content": post} if isinstance(post, str) else carried(post, files)

        interaction, channel = self.interaction, self.interaction.channel_id
        assert channel is not None, "whatever is used is in a channel"
        sent: discord.Message
        first, made = await self._first_message(
            lambda: content("files"), _First(Where.PUBLIC, sentence=isinstance(post, str))
        )
        if first and made is not None:
            return MessageAt(channel, made)
        if first:
            sent = await self._deliver(interaction.original_response)
        elif self._is(Where.PUBLIC):
            self.original.sentence = isinstance(post, str)
            sent = await self._edit(lambda: content("attachments"))
        elif self._is(Where.PAGE):
            sent = await self._follow_up(lambda: content("files"))
        else:
            there = interaction.client.get_partial_messageable(channel)
            nonce = f"public.{interaction.id}"[:25]
            sent = await self._deliver(lambda: there.send(**content("files"), nonce=nonce))
            await self._withdraw()
        return MessageAt(channel, sent.id)

    def _is(self, where: Where) -> bool:
        return self.original.where is where

    def _made(self, message: int | None) -> bool:
        """Record a private reply, if its message is known."""
        followup = self.interaction.followup
        self._reply = PrivateReply(followup, message) if message is not None else None
        return True

    # -- requests ----------------------------------------------------------------------------------

    async def _first_message(
        self, content: Callable[[], dict[str, Any]], becomes: _First
    ) -> tuple[bool, int | None]:
        """Send a message as the first response; return whether it is the first one, and its id.

        The id is ``None`` where Discord did not confirm the message.
        """
        made: int | None = None

        async def send() -> None:
            nonlocal made
            made = (await self.interaction.response.send_message(**content())).message_id

        return await self._first(send, becomes), made

    async def _first(self, request: Callable[[], Awaitable[Any]], becomes: _First) -> bool:
        """Send the first response; return whether it is the first one."""
        original, sent = self.original, 0
        if original.state is not State.NEW:
            return False
        before = original.reply, original.sentence
        original.reply |= becomes.where is not Where.PAGE
        original.sentence |= becomes.sentence

        async def send() -> None:
            nonlocal sent
            sent += 1
            await request()

        effect, first = becomes, True
        try:
            await self._deliver(send)
        except UndeliveredError:
            self._unsure = self._unsure or becomes
            raise
        except Exception as error:
            if classify(error) is not Failure.ANSWERED:
                original.reply, original.sentence = before
                raise
            # Discord has a response: this one, or one that seemed lost; otherwise that of a second
            # delivery of the same event.
            if self._unsure is not None:
                effect, first = self._unsure, False
            elif sent < 2:
                original.where, original.state = becomes.where, becomes.state
                original.reply = original.sentence = True  # Unknown.
                raise UndeliveredError("answered by another", cause(error)) from None
            else:
                self.confirmed = False
        original.where, original.state = effect.where, effect.state
        original.reply, original.sentence = effect.where is not Where.PAGE, effect.sentence
        original.saw("deferred" if original.state is State.DEFERRED else "direct")
        return first

    async def _edit(self, content: Callable[[], dict[str, Any]]) -> discord.Message:
        """Make the original response show this."""
        edit = self.interaction.edit_original_response
        edited = await self._deliver(lambda: edit(**content()))
        self.original.kept()
        return edited

    async def _follow_up(self, content: Callable[[], dict[str, Any]]) -> discord.WebhookMessage:
        send = self.interaction.followup.send
        return await self._deliver(lambda: send(**content(), wait=True))

    async def _withdraw(self) -> None:
        """Delete a deferred reply that is not needed."""
        if self.original.state is State.DEFERRED:
            self.original.state = State.ANSWERED
            await self._deliver(self.interaction.delete_original_response)

    async def _deliver(self, request: Callable[[], Awaitable[T]]) -> T:
        """Send a request, repeatedly while only the connection or Discord's side fails."""
        for left in reversed(range(TRIES)):
            try:
                async with watched():
                    return await request()
            except Exception as error:
                kind, status = classify(error), getattr(error, "status", 0)
                if kind.passing and status != 429 and left:
                    metrics.RETRIES.labels("answer", cause(error)).inc()
                    continue
                if kind not in _UNDELIVERED:
                    raise
                if kind is Failure.EXPIRED:
                    self.original.state = State.LOST
                told = f"{kind.name}: {type(error).__name__} {status}"
                raise UndeliveredError(told, cause(error)) from None
        raise AssertionError("the last try returns or raises")


async def _change(interaction: discord.Interaction[Any], post: Post) -> None:
    """Make the pressed message show the post.

    Like discord.py's ``response.edit_message``, but without fetching the whole message and
    building a Message from it.
    """
    how, response = discord.InteractionResponseType.message_update, interaction.response
    asked = interaction_message_response_params(
        type=how.value,
        view=post.layout,
        attachments=post.attachments(),
        allowed_mentions=discord.AllowedMentions.none(),  # An edit notifies nobody.
    )
    way = "/interactions/{webhook_id}/{webhook_token}/callback"
    with asked:
        await async_context.get().request(
            Route("POST", way, webhook_id=interaction.id, webhook_token=interaction.token),
            interaction._session,
            payload=asked.payload,
            multipart=asked.multipart,
            files=asked.files or None,
        )
    response._response_type = how


@dataclass(frozen=True, slots=True)
class PrivateReply:
    """A private message, and the token of the interaction that made it."""

    webhook: discord.Webhook
    message: int


class Notes:
    """Private replies to presses: the newest of each person in each channel.

    A new one is sent before the old one is deleted, and not in its place: a user who has dismissed
    a private message sees no edit of it, and Discord does not report the dismissal.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        """``clock``: seconds."""
        self._clock = clock
        self._notes = Bounded[tuple[int, int | None], tuple[PrivateReply, float]](KEPT)
        self._deleting = Tasks()

    def replace(self, interaction: discord.Interaction[Any], reply: PrivateReply) -> None:
        """Delete the previous note; this reply to a press is the note from now on."""
        self.clear(interaction)
        until = self._clock() + TOKEN_S
        self._notes[interaction.user.id, interaction.channel_id] = reply, until

    def clear(self, interaction: discord.Interaction[Any]) -> None:
        """Delete the person's note here, unless it is the pressed message."""
        where = interaction.user.id, interaction.channel_id
        known, pressed = self._notes.pop(where), interaction.message
        if known is None or self._clock() >= known[1]:
            return
        reply, _ = known
        if pressed is None or pressed.id != reply.message:
            self._deleting.start(_delete(reply), "note")

    async def close(self) -> None:
        """Cancel all deletions."""
        await self._deleting.close()


async def _delete(reply: PrivateReply) -> None:
    try:
        await reply.webhook.delete_message(reply.message)
    except Exception as error:  # It stays until its reader dismisses it.
        log.info("a note was not deleted: %s", classify(error).name)
