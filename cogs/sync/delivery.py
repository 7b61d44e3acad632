"""Bringing one message to the newest state: by a token, an edit, or a post where none is left."""

from __future__ import annotations

import hashlib
import logging
from functools import partial
from typing import Final

import discord

from cogs.messages.client import InteractionToken, MessageClient, MessageRef
from cogs.messages.errors import UNKNOWN_CHANNEL, Trouble, trouble
from cogs.messages.people import People
from cogs.messages.posts import Post
from cogs.sync.budget import Budget, Urgency
from cogs.sync.destinations import Destinations, MarkStale
from cogs.sync.looks import Looks
from cogs.sync.message_keys import LOBBY, Kind, MessageKey, behind_key, private_key, standing
from cogs.sync.message_state import MessageState, MessageStates
from cogs.sync.presenter import Presenter
from db import MessageAt, Store
from tables.service import Tables
from tables.state import Status, TableState

log = logging.getLogger(__name__)

PLACES: Final = 3
"""How many places are tried for one message: its thread, its channel, and one more change."""
_GONE: Final = (Trouble.GONE_MESSAGE, Trouble.GONE_CHANNEL)


def nonce(table: int, key: MessageKey, replaces: int, occasion: int = 0) -> str:
    """The same text in every process for the same post, another for every other post.

    ``replaces``: the message that stood there before, 0 for none. ``occasion`` tells apart what is
    posted, deleted and posted again. At most 25 characters, Discord's limit.
    """
    named = f"{table}\0{key}\0{replaces}\0{occasion}"
    return hashlib.sha256(named.encode()).hexdigest()[:25]


class Delivery:
    """Does what a message's worker wants done; whatever fails is raised, to be tried again."""

    def __init__(
        self,
        courier: MessageClient,
        tables: Tables,
        store: Store,
        people: People,
        presenter: Presenter,
        destinations: Destinations,
        slots: MessageStates,
        budget: Budget,
        mark_stale: MarkStale,
        looks: Looks,
    ) -> None:
        self._courier = courier
        self._tables = tables
        self._store = store
        self._people = people
        self._presenter = presenter
        self._destinations = destinations
        self._slots = slots
        self._budget = budget
        self._looks = looks
        self._mark_stale = mark_stale

    async def bring(self, slot: MessageState, now: float) -> None:
        """Show the newest state; ``now``: by the clock of the tokens."""
        if slot.key.kind is Kind.PRIVATE and not (slot.answer or slot.leaving or slot.stored):
            slot.lasting = False  # Nothing reaches it, and nobody waits for it.
            return
        state = await self._tables.state(slot.table)
        slot.lasting = lasting(state, slot.key)
        kind = slot.key.kind
        if kind is Kind.PRIVATE:
            await self._private(slot, state, now)
            return
        await self._public(slot, state, kind, now)
        if kind.fading:
            slot.lasting = slot.place is not None
        if kind is Kind.RECALL and slot.place is not None:
            # Told: not again after the next restart.
            await self._store.messages.forget(slot.table, str(private_key(slot.key.person)))

    async def _public(
        self, slot: MessageState, state: TableState | None, kind: Kind, now: float
    ) -> None:
        """Whatever can be reached by its channel; direct messages too."""
        if kind is Kind.HAND and not await self._hand_goes_out(slot):
            return
        if not slot.loaded:
            await self._load(slot)
        if slot.unkept and slot.place is not None:
            await self.keep(slot, slot.place)
        if kind.once and slot.place is not None:
            return
        if kind is Kind.BEHIND:
            await self._tell_behind(slot)
            return
        rests = kind is Kind.HAND and self._budget.rests(slot.reachable(now))
        then = slot.passing.state if slot.passing is not None and now < slot.passing.until else None
        slot.passing = None
        # What a start looks through is not changed because requests are short, nor because they
        # are not: that would cost one.
        either = slot.urgency is Urgency.LATER
        ask = partial(
            self._presenter.post, slot.table, slot.key, rests=rests, either=either, then=then
        )
        post = await ask(shown=slot.shown)
        while post is not None and not slot.takes(post):
            post = await ask(shown=slot.shown)
        if kind is Kind.RECALL and self._has_private_hand(slot, now):
            post = None
        if post is None:
            if kind.fading:
                await self._withdraw(slot)
            return
        if post.content_hash != slot.content_hash and not (post.edit_only and slot.place is None):
            slot.shows(None)
            began = slot.changes
            await self._looks.withdraw(slot)
            there = await self._deliver(slot, post, state, now)
            if there is None or not slot.brought(there, began):
                return
        else:
            slot.perishes = post.perishes
            if slot.noted != slot.told:
                await self._looks.withdraw(slot)  # An answer has changed it.
        slot.seq = state.seq if state is not None else 0
        if state is not None and then is not None and then.seq < state.seq:
            slot.seq, slot.stale = then.seq, True  # The next edit shows what is so now.

    async def keep(self, slot: MessageState, place: MessageRef) -> None:
        """This is the message from now on."""
        slot.place, slot.replaces, slot.loaded = place, place.message, True
        slot.noted, slot.unkept = "", True
        at = MessageAt(place.channel, place.message, 0)
        await self._store.messages.put(slot.table, str(slot.key), at)
        slot.unkept = False

    async def _load(self, slot: MessageState) -> None:
        kept = await self._store.messages.get(slot.table, str(slot.key))
        slot.place = MessageRef(kept.channel_id, kept.message_id) if kept else None
        slot.replaces = kept.message_id if kept else 0
        slot.noted = kept.shown if kept else ""
        if slot.noted and not slot.content_hash:
            slot.content_hash, _, slot.picture = slot.noted.partition(" ")
        slot.loaded = True

    async def _hand_goes_out(self, slot: MessageState) -> bool:
        person = slot.key.person
        if person < 0:
            return False  # an erased person
        return await self._people.reachable(person) and await self._people.wants_messages(person)

    async def _tell_behind(self, slot: MessageState) -> None:
        """Once: it is a line from now on, and nobody's message any more."""
        post = await self._presenter.post(slot.table, slot.key)
        if slot.place is None:
            return
        if post is not None:
            try:
                await self._courier.edit(slot.place, post)
            except discord.HTTPException as error:
                if trouble(error).passing:
                    raise
        await self._store.messages.forget(slot.table, str(slot.key))
        slot.place, slot.replaces = None, 0
        slot.shows(None)

    async def _withdraw(self, slot: MessageState) -> None:
        if slot.place is not None:
            try:
                await self._courier.delete(slot.place)
            except discord.HTTPException as error:
                if trouble(error) not in _GONE:
                    raise
            await self._store.messages.forget(slot.table, str(slot.key))
            slot.place, slot.replaces = None, 0
        slot.shows(None)

    # -- by the channel ----------------------------------------------------------------------------

    async def _deliver(
        self, slot: MessageState, post: Post, state: TableState | None, now: float
    ) -> Post | None:
        """What the message shows now: the post, if all is well."""
        occasion = await self._occasion(slot, state)
        try:
            return await self._bring_there(slot, post, occasion, now)
        except discord.HTTPException as error:
            if not _cannot_keep(post, error):
                raise
        log.info("table %s: %s cannot keep its picture", slot.table, slot.key.kind.value)
        whole = await self._presenter.post(slot.table, slot.key)
        return None if whole is None else await self._bring_there(slot, whole, occasion, now)

    async def _bring_there(
        self, slot: MessageState, post: Post, occasion: int, now: float
    ) -> Post | None:
        if slot.place is not None and slot.buried:
            await self._leave(slot)
        if await self._by_answer(slot, post, now):
            return post
        if slot.place is not None:
            try:
                await self._courier.edit(slot.place, post)
                return post
            except discord.HTTPException as error:
                if not await self._lost(slot, error):
                    return None
        whole: Post | None = post
        if post.keeps:
            # The message that has the picture is gone.
            whole = await self._presenter.post(slot.table, slot.key)
        return whole if whole is not None and await self._send(slot, whole, occasion) else None

    async def _leave(self, slot: MessageState) -> None:
        """The message goes on further down; what stands there now is told so afterwards.

        It is noted first, so that no board is left behind that says what is no longer so.
        """
        assert slot.place is not None, "nothing is buried"
        await self.keep(self._slots.get(slot.table, behind_key(slot.key)), slot.place)
        slot.place, slot.answer, slot.buried, slot.moved = None, None, False, True

    async def _lost(self, slot: MessageState, error: discord.HTTPException) -> bool:
        """Whether the message must be posted again; raises what cannot be helped.

        The store remembers the lost one until its successor is there: so the successor's nonce
        is the same in a process that has to begin again.
        """
        assert slot.place is not None, "an edit was refused"
        match trouble(error):
            case Trouble.GONE_MESSAGE | Trouble.TOO_OLD:
                slot.place = None
                return True
            case _:
                return await self._elsewhere(slot, error, slot.place.channel)

    async def _send(self, slot: MessageState, post: Post, occasion: int) -> bool:
        """Whether it is shown now; where its place is gone, it is sent to the next one."""
        key = nonce(slot.table, slot.key, slot.replaces, occasion)
        for _ in range(PLACES):
            channel = await self._destinations.channel(slot)
            if channel is None:
                return False
            try:
                sent = await self._courier.send(channel, post, nonce=key)
            except discord.HTTPException as error:
                if not await self._elsewhere(slot, error, channel):
                    return False
                continue
            await self.keep(slot, sent.place)
            if slot.moved:
                slot.moved = False
                self._mark_stale(slot.table, behind_key(slot.key))
            if not sent.newest:
                slot.stale = True  # It is there already, from before: now it is edited.
            return sent.newest
        log.warning("table %s: %s finds no place", slot.table, slot.key.kind.value)
        return False

    async def _elsewhere(
        self, slot: MessageState, error: discord.HTTPException, channel: int
    ) -> bool:
        """Whether the message has to be sent to another place; raises what cannot be helped."""
        kind = trouble(error)
        if kind is Trouble.CLOSED and slot.key.kind is Kind.TURN:
            await self._destinations.refused(slot.key.person)
            return False
        if slot.key.kind is Kind.HAND:
            if kind in (Trouble.CLOSED, Trouble.FORBIDDEN):
                await self._destinations.use_channel(slot)
                return False
            if kind is not Trouble.GONE_CHANNEL:
                raise error
            self._destinations.closed(slot.key.person)
        elif kind is Trouble.GONE_CHANNEL and slot.place is not None:
            await self._destinations.move_to_parent(slot.table, channel)
        elif (
            slot.key == LOBBY
            or kind not in (Trouble.GONE_CHANNEL, Trouble.FORBIDDEN)
            or not await self._destinations.move_to_parent(slot.table, channel)
        ):
            if error.code == UNKNOWN_CHANNEL:
                await self._destinations.gone(slot.table, channel)
            raise error
        slot.place = None
        return True

    async def _occasion(self, slot: MessageState, state: TableState | None) -> int:
        kind = slot.key.kind
        if kind in (Kind.NUDGE, Kind.TURN):
            return state.turn_seq if state is not None else 0
        if kind is Kind.RECALL:
            key = str(private_key(slot.key.person))
            hand = await self._store.messages.get(slot.table, key)
            return hand.message_id if hand is not None else 0
        return 0

    # -- by a token --------------------------------------------------------------------------------

    async def _by_answer(self, slot: MessageState, post: Post, now: float) -> bool:
        """Whether an interaction's token has edited the message.

        A token serves as long as it can: what it edits costs none of the bot's own requests. Raises
        what may pass, and what is not the token's fault but the picture's that was to be kept.
        """
        while (answer := slot.answer) is not None:
            if now < answer.until:
                try:
                    await answer.edit(post)
                except discord.HTTPException as error:
                    if trouble(error).passing or _cannot_keep(post, error):
                        raise
                else:
                    return True
            if slot.answer is not answer:
                break  # Somebody has clicked meanwhile: that one's turn comes.
            slot.answer = answer.before
        return False

    async def _private(self, slot: MessageState, state: TableState | None, now: float) -> None:
        """A private hand can be reached by its token alone."""
        person = slot.key.person
        going_on = state is not None and state.status in (Status.LOBBY, Status.PLAYING)
        while slot.leaving:
            old = slot.leaving[0]
            if going_on and now < old.until:
                await self._say_good_bye(slot, person, old)
                if slot.answer is not None and slot.answer.message == old.message:
                    slot.shows(None)  # It was pressed meanwhile, and is the present hand.
            if old in slot.leaving:
                slot.leaving.remove(old)
        shown = False
        if slot.answer is not None and slot.closing:
            if going_on:
                resting = await self._presenter.resting(slot.table, person)
                shown = await self._by_token(slot, resting, now)
        elif slot.answer is not None:
            guild = slot.answer.guild
            sure = await self._presenter.asked(slot.table, slot.key)
            rests = self._budget.rests(by_token=True)
            ask = partial(self._presenter.hand, slot.table, person, sure, guild, rests=rests)
            post = await ask(shown=slot.shown)
            while post is not None and not slot.takes(post):
                post = await ask(shown=slot.shown)
            try:
                shown = post is not None and await self._by_token(slot, post, now)
            except discord.HTTPException as error:
                if post is None or not _cannot_keep(post, error):
                    raise
                log.info("table %s: private cannot keep its picture", slot.table)
                post = await ask()
                shown = post is not None and await self._by_token(slot, post, now)
        if shown:
            slot.seq = state.seq if state is not None else 0
        if slot.answer is None or slot.closing:
            slot.answer = None
            if slot.stored:
                await self._store.messages.forget(slot.table, str(slot.key))
                slot.stored = False
        elif going_on and not slot.stored:
            # Its token is stored nowhere: who has a hand that no other process can reach is.
            at = MessageAt(0, slot.answer.id, 0)
            await self._store.messages.put(slot.table, str(slot.key), at)
            slot.stored = True

    async def _by_token(self, slot: MessageState, post: Post, now: float) -> bool:
        """Make a private hand look like the post, if it does not; whether it does now."""
        if post.content_hash == slot.content_hash:
            return False
        slot.shows(None)
        began = slot.changes
        return await self._by_answer(slot, post, now) and slot.brought(post, began)

    async def _say_good_bye(
        self, slot: MessageState, person: int, answer: InteractionToken
    ) -> None:
        post = await self._presenter.resting(slot.table, person)
        try:
            await answer.edit(post)
        except discord.HTTPException as error:
            if trouble(error).passing:
                raise

    def _has_private_hand(self, slot: MessageState, now: float) -> bool:
        hand = self._slots.known(slot.table, private_key(slot.key.person))
        return hand is not None and hand.answer is not None and now < hand.answer.until


def _cannot_keep(post: Post, error: discord.HTTPException) -> bool:
    """Whether the message was refused because it has not the picture that it was to keep."""
    return bool(post.keeps) and trouble(error) is Trouble.WRONG


def lasting(state: TableState | None, key: MessageKey) -> bool:
    """Whether a message goes on changing with its table."""
    if state is None or state.status not in (Status.LOBBY, Status.PLAYING):
        return False
    return key in standing(state)
