"""Presses of a match: actions of the game, the cut, the count, taking back, stopping."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from cogs.i18n.sentences import say
from cogs.messages.components import Interaction, on
from cogs.messages.custom_ids import MalformedError, number, unpacked
from cogs.outbox.key import Kind, MessageKey, hand_keys
from cogs.outbox.render import depends_on, moment_of
from cogs.replies import Press
from cogs.router import Handler, Values, argument, choice, nothing
from cogs.services import Feature, Services
from gamekit.api.panel import together
from tables.decisions.outcomes import Refused, Stale, outdated
from tables.journal.state import Status, TableState


class PlayHandlers(Feature):
    """Moves and votes during a match."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        tables = services.tables
        self._requests = {
            "count": tables.count,
            "next": tables.ready,
            "undo": tables.take_back,
            "back": tables.back,
        }
        services.router.answer(
            {
                "act": Handler(_packed, self._act),
                "now": Handler(_packed, self._at_once),
                "ask": Handler(_packed, self._ask),
                "pick": Handler(choice, self._at_once),
                "several": Handler(_several, self._at_once),
                "cut": Handler(_cards, self._cut),
                "stop": Handler(nothing, self._stop),
                "playon": Handler(nothing, self._stop),
                "moment": Handler(_deal, self._moment),
                **dict.fromkeys(self._requests, Handler(nothing, self._request)),
            }
        )

    async def _act(self, press: Press[str]) -> None:
        """Play a move: at once, or after a question if the person wants to confirm."""
        action = _decoded(press.state, press.found)
        asks = press.own_message is not None and press.state.game.is_move(action)
        if asks and (await self._people.preferences(press.person)).confirm:
            await self._ask(press)
        else:
            await self._do(press, action)

    async def _ask(self, press: Press[str]) -> None:
        """Show the hand with a question; a binding call is confirmed by everybody.

        There is none about an action that is outdated or would be refused.
        """
        state, action, key = press.state, _decoded(press.state, press.found), press.own_message
        since, seat = depends_on(state, action), state.seat_of(press.person)
        if (
            key is not None
            and seat is not None
            and seat == state.game.actor(action)
            and not outdated(state, press.seq, since)
            and state.status is Status.PLAYING
            and state.game.violation(state.match, action) is None
        ):
            refresh = partial(self._outbox.refresh, press.table, key)
            self._renderer.questions.ask(state, key, action, refresh)
            await self._outbox.answer(press.interaction, state, key)
        else:
            # If it becomes legal meanwhile, it must be outdated, not done without a question.
            await self._do(replace(press, seq=min(press.seq, since)), action)

    async def _at_once(self, press: Press[str]) -> None:
        await self._do(press, _decoded(press.state, press.found))

    async def _do(self, press: Press[str], action: Any) -> None:
        state = press.state
        if state.seat_of(press.person) is None:
            await press.say("not-seated")
            return
        if state.game.actor(action) is None:
            raise MalformedError(press.what)  # The table's own: no button has it.
        self._renderer.questions.forget(press.table, *hand_keys(press.person))
        outcome = await self._tables.act(
            press.table, press.person, action, cause=press.cause, seq=press.seq
        )
        key = press.own_message
        if isinstance(outcome, Refused) and not _on_hand(press.interaction):
            key = None  # A panel of calls stays what it is.
        await self._replies.outcome(press, outcome, key)

    async def _request(self, press: Press[None]) -> None:
        outcome = await self._requests[press.what](
            press.table, press.person, cause=press.cause, seq=press.seq
        )
        await self._replies.outcome(press, outcome, press.own_message)

    async def _cut(self, press: Press[int]) -> None:
        state, cards = press.state, press.found
        if state.game.cuts is None or cards not in state.game.cuts:
            raise MalformedError(press.what)
        outcome = await self._tables.cut(
            press.table, press.person, cards, cause=press.cause, seq=press.seq
        )
        told = None
        if isinstance(outcome, Stale) and (proof := outcome.state.proof) is not None:
            # Someone was quicker, or the same person pressed twice; the cut is no secret.
            cut = proof.cut
            told = say(press.language, "already-cut", cards=cut) if cut is not None else None
        await self._replies.outcome(press, outcome, press.own_message, told)

    async def _stop(self, press: Press[None]) -> None:
        stops = press.what == "stop"
        outcome = await self._tables.vote_abandon(
            press.table, press.person, stops, cause=press.cause, seq=press.seq
        )
        await self._replies.outcome(press, outcome, None)

    async def _moment(self, press: Press[int]) -> None:
        """Post the person's great moment at the table, once."""
        state, deal = press.state, press.found
        made = moment_of(self._renderer.game(state), state, deal)
        own = made is not None and state.seat_of(press.person) in made[1]
        told = "old-message"
        if own and press.seq == state.match_seq:
            key = MessageKey(Kind.MOMENT, state.number, deal)
            told = "moment-shared" if await self._outbox.share(state.id, key) else "moment-once"
        await press.say(told)


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
