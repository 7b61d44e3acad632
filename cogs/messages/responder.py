"""Answers to interactions: at once, or deferred in time and completed later.

Discord waits three seconds for the first response. After :data:`PATIENCE` seconds without one, the
responder defers: a press so that nothing changes on the screen, a command in private. Handlers need
not care: they call :meth:`Responder.tell`, :meth:`Responder.show` or :meth:`Responder.publish`, and
the responder chooses between the first response, an edit of the deferred one, and a follow-up
(:mod:`cogs.messages.answer`). Nothing else in ``cogs`` answers interactions.

A failed delivery is logged in one line and does no harm: the decision is stored, and the table's
messages show it. A bug (a rejected request) is raised.
"""

from __future__ import annotations

import asyncio
import logging
import time
import weakref
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from functools import partial
from typing import Any, Final, TypeVar, cast

import discord
from discord import ui

from base import metrics as counted
from cogs.messages.answer import Answer, Interaction, UndeliveredError
from cogs.messages.card_faces import CardFaces
from cogs.messages.client import MessageRef
from cogs.messages.display_names import NameOf, in_names, with_names
from cogs.messages.errors import trouble
from cogs.messages.notes import Notes
from cogs.messages.posts import Post
from cogs.messages.token_target import TokenTarget
from tables.safe_log import without_text

__all__ = ["Interaction", "Responder", "answered", "in_time", "keeper", "responder"]

log = logging.getLogger(__name__)

PATIENCE: Final = 1.5
"""Seconds after which an interaction without a response is deferred; Discord waits for three."""
_KEY: Final = "responder"

T = TypeVar("T")


def responder(interaction: Interaction) -> Responder:
    """The responder of an interaction; its timeout starts with the first call."""
    found = interaction.extras.get(_KEY)
    if found is None:
        found = interaction.extras[_KEY] = Responder(interaction, _sleep(interaction))
        interaction.client.responders.add(found)
    return cast(Responder, found)


async def in_time(interaction: Interaction, work: Coroutine[Any, Any, list[T]]) -> list[T]:
    """The proposals of an autocompletion; none if they come too late or fail."""
    began = time.monotonic()
    proposing = asyncio.ensure_future(work)
    patience = asyncio.ensure_future(_sleep(interaction)(PATIENCE))
    try:
        await asyncio.wait((proposing, patience), return_when=asyncio.FIRST_COMPLETED)
        how = "direct" if proposing.done() else "late"
        counted.ANSWERS.labels("autocomplete", how).observe(time.monotonic() - began)
        return proposing.result() if proposing.done() else []
    except Exception as error:
        log.error("no proposals: %s", type(error).__name__, exc_info=without_text(error))
        return []
    finally:
        proposing.cancel()
        patience.cancel()


def _sleep(interaction: Interaction) -> Callable[[float], Awaitable[None]]:
    return cast("Callable[[float], Awaitable[None]]", interaction.client.responder_sleep)


class Responder:
    """The answers to one interaction, one at a time."""

    def __init__(self, interaction: Interaction, sleep: Callable[[float], Awaitable[None]]) -> None:
        self.interaction = interaction
        self._answer = Answer(interaction)
        self._lock = asyncio.Lock()
        self._timer = asyncio.create_task(self._watch(sleep), name=f"responder {interaction.id}")

    @property
    def owes(self) -> bool:
        """Whether an answer is still missing and possible."""
        return self._answer.owes

    @property
    def changes_page(self) -> bool:
        """Whether the original response is the message used, not a reply."""
        return self._answer.changes_page

    @property
    def own(self) -> TokenTarget:
        """Target of the interaction's token."""
        return self._answer.own

    def kept(self) -> None:
        """Record that the interaction's token has edited the deferred reply elsewhere."""
        self._answer.kept()

    def shut(self) -> None:
        """Refuse further answers: the bot is stopping."""
        self._answer.lost = True

    def aside(self) -> None:
        """Use a separate reply from now on, instead of changing the message used."""
        self._answer.aside = True

    async def wait(self, *, beside: bool = False, public: bool = False) -> bool:
        """Defer at once, for an answer that takes a while; return whether this is the first
        response.

        ``beside``: the answer is a separate reply; ``public``: a public one.
        """
        self._answer.aside |= beside or public
        return bool(await self._one("deferred", lambda: self._answer.defer(public=public)))

    async def done(self) -> None:
        """Acknowledge a press without a message."""
        await self._one("acknowledged", self._answer.done)

    async def tell(
        self, text: str, files: Sequence[discord.File] = (), *, four_colours: bool = False
    ) -> bool:
        """Send a private text; return whether it was delivered. ``four_colours``: of the reader's
        pack.
        """
        if self._direct:
            text = await in_names(text, self._name_of, None, self.interaction.user.id)
        said = self._faces.text(text, four=four_colours)
        delivered = bool(await self._one("told", lambda: self._answer.tell(said, files)))
        if delivered and not files:
            self._note()
        return delivered

    async def show(self, post: Post, *, beside: bool = False, note: bool = False) -> bool:
        """Show a page in place of the one used, or as a private reply; return whether it was
        delivered.

        ``beside``: a separate reply even if a message was used; later pages replace it. ``note``:
        the next note deletes the reply, see :mod:`cogs.messages.notes`.
        """
        if self._direct:
            await with_names(post, self._name_of, None, self.interaction.user.id)
        show = partial(self._answer.show, post, beside=beside)
        delivered = bool(await self._faces.sent(post, lambda: self._one("shown", show)))
        if delivered and note:
            self._note()
        return delivered

    def clear_note(self) -> None:
        """Delete the person's previous note here."""
        self._notes.clear(self.interaction)

    def _note(self) -> None:
        """Replace the previous note by this reply to a press."""
        reply, press = self._answer.reply, discord.InteractionType.component
        if reply is not None and self.interaction.type is press:
            self._notes.replace(self.interaction, reply)

    async def publish(
        self, post: Post | str, allowed: discord.AllowedMentions | None = None
    ) -> MessageRef | None:
        """Post publicly in this channel; return the place, or ``None`` if it was not delivered.

        A command that was deferred in private has its public answer sent to the channel.
        """
        publish = partial(self._answer.publish, post, allowed)
        if isinstance(post, str):
            return await self._one("published", publish)
        return await self._faces.sent(post, lambda: self._one("published", publish))

    async def open_form(self, form: ui.Modal) -> bool:
        """Open a form; return whether it was still possible.

        A form must be the first response: its handler must not await anything before.
        """
        return bool(await self._one("opened", lambda: self._answer.open_form(form)))

    @property
    def _direct(self) -> bool:
        """Whether the reader sees mentions of others as bare numbers."""
        return self.interaction.guild_id is None

    @property
    def _faces(self) -> CardFaces:
        return cast(CardFaces, self.interaction.client.faces)

    @property
    def _notes(self) -> Notes:
        return cast(Notes, self.interaction.client.notes)

    @property
    def _name_of(self) -> NameOf:
        name_of: NameOf = self.interaction.client.names.of
        return name_of

    async def _one(self, what: str, answer: Callable[[], Awaitable[T]]) -> T | None:
        """Run one answer after the other; log a failed delivery and return ``None``."""
        async with self._lock:
            if asyncio.current_task() is not self._timer:
                self._timer.cancel()  # Deferring after a failed response is pointless.
            if self._answer.lost:
                return None
            try:
                return await answer()
            except UndeliveredError as error:
                counted.ANSWERS_LOST.labels(self._answer.kind, error.cause).inc()
                log.warning("an answer could not be %s: %s", what, error)
                return None

    async def _watch(self, sleep: Callable[[float], Awaitable[None]]) -> None:
        await sleep(PATIENCE)
        try:
            await self._one("deferred", self._answer.defer)
        except discord.HTTPException as error:
            log.error("an interaction was deferred wrongly: %s", trouble(error).name)


LOOK: Final = 0.02
"""Interval between two checks for missing answers, in seconds."""


async def answered(
    responders: Iterable[Responder], sleep: Callable[[float], Awaitable[None]]
) -> None:
    """Wait until none of these responders owes an answer."""
    while any(one.owes for one in tuple(responders)):
        await sleep(LOOK)


def keeper(interaction: Interaction) -> Callable[[], None]:
    """A callback that reports a completed deferred reply to the interaction's responder.

    The responder is not kept alive: it holds the interaction.
    """
    found = weakref.ref(responder(interaction))

    def kept() -> None:
        if (one := found()) is not None:
            one.kept()

    return kept
