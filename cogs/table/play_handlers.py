"""Presses of a match: actions of the game, the cut, the count, taking back, stopping."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from cogs.i18n.sentences import say
from cogs.messages.components import Interaction, on
from cogs.messages.custom_ids import MalformedError, TableId, number, unpacked
from cogs.messages.user_prefs import UserPrefs
from cogs.outbox.key import Kind, MessageKey, hand_keys
from cogs.outbox.outbox import Outbox
from cogs.outbox.render import Renderer, moment_of
from cogs.table.replies import Replies, own_message
from cogs.table.router import Press, Presses, Values, argument, choice, nothing
from gamekit.api.panel import together
from tables.decisions.outcomes import Refused, Stale, outdated
from tables.journal.state import Status, TableState
from tables.runtime.service import Tables


class PlayHandlers:
    """Moves and votes during a match."""

    def __init__(
        self,
        tables: Tables,
        people: UserPrefs,
        renderer: Renderer,
        outbox: Outbox,
        replies: Replies,
    ) -> None:
        self._tables = tables
        self._people = people
        self._renderer = renderer
        self._outbox = outbox
        self._replies = replies
        self._requests = {
            "count": tables.count,
            "next": tables.ready,
            "undo": tables.take_back,
            "back": tables.back,
        }

    @property
    def presses(self) -> Presses:
        """Return the handlers by custom id."""
        return {
            "act": Press(_packed, self._act),
            "now": Press(_packed, self._now),
            "ask": Press(_packed, self._ask),
            "pick": Press(choice, self._now),
            "several": Press(_several, self._now),
            "cut": Press(_cards, self._cut),
            "stop": Press(nothing, self._stop),
            "playon": Press(nothing, self._stop),
            "moment": Press(_deal, self._moment),
            **dict.fromkeys(self._requests, Press(nothing, self._request)),
        }

    async def _act(
        self, interaction: Interaction, state: TableState, press: TableId, text: str
    ) -> None:
        """Play a move: at once, or after a question if the person wants to confirm."""
        key, person = own_message(interaction, state), interaction.user.id
        action = _decoded(state, text)
        asks = key is not None and state.game.is_move(action)
        if not asks or not (await self._people.preferences(person)).confirm:
            await self._do(interaction, state, press, action)
            return
        seat = state.seat_of(person)
        mine = seat is not None and seat in state.turns and seat == state.game.actor(action)
        if not mine or not await self._asked(interaction, state, press, action, state.turn_seq):
            # Refused or outdated. A turn that begins only now must not skip the question.
            press = replace(press, seq=min(press.seq, state.turn_seq))
            await self._do(interaction, state, press, action)

    async def _ask(
        self, interaction: Interaction, state: TableState, press: TableId, text: str
    ) -> None:
        """Confirm a binding call, which everybody must do, in turn or out of it."""
        action = _decoded(state, text)
        since = state.turn_seq if state.game.is_move(action) else state.deal_seq
        seat = state.seat_of(interaction.user.id)
        mine = seat is not None and seat == state.game.actor(action)
        if not mine or not await self._asked(interaction, state, press, action, since):
            # As above: a call refused now must not skip the question a moment later.
            press = replace(press, seq=min(press.seq, since))
            await self._do(interaction, state, press, action)

    async def _asked(
        self, interaction: Interaction, state: TableState, press: TableId, action: Any, since: int
    ) -> bool:
        """Show the hand with the question; ``False`` for what is outdated or would be refused."""
        key = own_message(interaction, state)
        if key is None or outdated(state, press.seq, since):
            return False
        playing = state.status is Status.PLAYING
        if not playing or state.game.violation(state.match, action) is not None:
            return False
        self._renderer.questions.ask(
            state, key, action, partial(self._outbox.refresh, press.table, key)
        )
        await self._outbox.answer(interaction, state, key)
        return True

    async def _now(
        self, interaction: Interaction, state: TableState, press: TableId, text: str
    ) -> None:
        await self._do(interaction, state, press, _decoded(state, text))

    async def _do(
        self, interaction: Interaction, state: TableState, press: TableId, action: Any
    ) -> None:
        person = interaction.user.id
        if state.seat_of(person) is None:
            await self._not_seated(interaction)
            return
        if state.game.actor(action) is None:
            raise MalformedError(press.what)  # The table's own: no button has it.
        self._renderer.questions.forget(press.table, *hand_keys(person))
        outcome = await self._tables.act(
            press.table, person, action, cause=str(interaction.id), seq=press.seq
        )
        key = own_message(interaction, state)
        if isinstance(outcome, Refused) and not _on_hand(interaction):
            key = None  # A panel of calls stays what it is.
        await self._replies.outcome(interaction, outcome, key)

    async def _not_seated(self, interaction: Interaction) -> None:
        language = await self._people.seen(interaction)
        await self._replies.tell(interaction, say(language, "not-seated"))

    async def _request(
        self, interaction: Interaction, state: TableState, press: TableId, found: None
    ) -> None:
        outcome = await self._requests[press.what](
            press.table, interaction.user.id, cause=str(interaction.id), seq=press.seq
        )
        await self._replies.outcome(interaction, outcome, own_message(interaction, state))

    async def _cut(
        self, interaction: Interaction, state: TableState, press: TableId, cards: int
    ) -> None:
        if state.game.cuts is None or cards not in state.game.cuts:
            raise MalformedError(press.what)
        outcome = await self._tables.cut(
            press.table, interaction.user.id, cards, cause=str(interaction.id), seq=press.seq
        )
        told = None
        if isinstance(outcome, Stale) and (proof := outcome.state.proof) is not None:
            # Someone was quicker, or the same person pressed twice; the cut is no secret.
            language = await self._people.seen(interaction)
            cut = proof.cut
            told = say(language, "already-cut", cards=cut) if cut is not None else None
        await self._replies.outcome(interaction, outcome, own_message(interaction, state), told)

    async def _stop(
        self, interaction: Interaction, state: TableState, press: TableId, found: None
    ) -> None:
        outcome = await self._tables.vote_abandon(
            press.table,
            interaction.user.id,
            press.what == "stop",
            cause=str(interaction.id),
            seq=press.seq,
        )
        await self._replies.outcome(interaction, outcome, None)

    async def _moment(
        self, interaction: Interaction, state: TableState, press: TableId, deal: int
    ) -> None:
        """Post the person's great moment at the table, once."""
        language = await self._people.seen(interaction)
        made = moment_of(self._renderer.game(state), state, deal)
        own = made is not None and state.seat_of(interaction.user.id) in made[1]
        told = "old-message"
        if own and press.seq == state.match_seq:
            key = MessageKey(Kind.MOMENT, state.number, deal)
            told = "moment-shared" if await self._outbox.share(state.id, key) else "moment-once"
        await self._replies.tell(interaction, say(language, told))


def _on_hand(interaction: Interaction) -> bool:
    """Whether a hand was pressed, rather than a panel opened from it: only hands have help."""
    return any(
        ":help:" in (getattr(one, "custom_id", None) or "") for one in on(interaction.message)
    )


def _packed(arg: str, values: Values) -> str:
    return unpacked(argument(arg, values))


def _several(arg: str, values: Values) -> str:
    """Read a menu of which several lines form one action."""
    if not arg or not values:
        raise MalformedError(arg)
    return together(unpacked(arg), values)


def _cards(arg: str, values: Values) -> int:
    return number(argument(arg, values))


def _deal(arg: str, values: Values) -> int:
    return number(argument(arg, values), low=1)


def _decoded(state: TableState, text: str) -> Any:
    try:
        return state.game.decode(text)
    except ValueError:
        raise MalformedError(text) from None
