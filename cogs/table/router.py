"""Answering presses: decide first, answer the click, let the messages follow.

Every press is one short road: who presses which table, one request to :class:`Tables`, one answer.
What then has to be drawn or sent happens after the answer, in the projector.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from brouc.actions import Play
from brouc.cards import Card
from brouc.seats import Seat
from cogs.i18n.sentences import say
from cogs.limits.counted import of_press
from cogs.messages.custom_ids import MalformedError, Press
from cogs.messages.gate import gate
from cogs.table.info_handlers import Looking
from cogs.table.lobby_handlers import Arranging
from cogs.table.reading import Said, read
from cogs.table.replies import Handler, Interaction, refusal
from games.brouc.face import hand as hands
from tables.outcomes import Refused
from tables.positions import outdated
from tables.state import TableState

BESIDE: Final = frozenset(
    ("hand", "slate", "last", "why", "help", "hint", "cape", "options", "replay")
)
"""Presses on a board, a card or a hand in direct messages that a reply of its own answers.

On a private hand the same press may bring the hand itself up to date.
"""

__all__ = ["Desk", "Handler", "Interaction", "refusal"]

LOOKS = frozenset({"last", "slate", "why", "help", "hint", "cape"})
"""What a hand's buttons answer with a reply of their own, which leaves the hand as it was."""


class Desk(Arranging, Looking):
    """Where buttons, menus and commands arrive."""

    # -- presses -----------------------------------------------------------------------------------

    async def pressed(self, interaction: Interaction, press: Press, values: Sequence[str]) -> None:
        """Answer one use of a button or menu; never raises."""
        message = interaction.message
        if press.what in BESIDE and (message is None or not message.flags.ephemeral):
            gate(interaction).aside()
        try:
            try:
                said = read(press, tuple(values))
                with self.projector.holding(press.table):
                    await self._pressed(interaction, press, said)
            except MalformedError:
                await self.malformed(interaction, press.what)
        except Exception as error:
            await self.apologise(interaction, error)

    async def _pressed(self, interaction: Interaction, press: Press, said: Any) -> None:
        language = await self.people.seen(interaction)
        state = await self.tables.state(press.table)
        if state is None:
            await self.tell(interaction, say(language, "no-table"))
            return
        if interaction.guild_id is not None and interaction.guild_id != state.opened.guild:
            await self.tell(interaction, say(language, "other-server"))
            return
        handler = self._handlers()[press.what]
        if press.what in LOOKS and self._is_old_private_hand(interaction, state):
            await self.show_hand(interaction, state)
            return
        action = of_press(press.what)
        if action is None or await self.limiter.passed(interaction, action):
            await handler(interaction, state, press, said)

    def _handlers(self) -> dict[str, Handler]:
        return self.more | {
            "sit": self._sit,
            "fill": self._fill,
            "start": self._start,
            "draw": self._draw,
            "up": self._up,
            "options": self._options,
            "set": self._set,
            "again": self._again,
            "mix": self._again,
            "hand": self._hand,
            "card": self._card,
            "sure": self._act,
            "dehors": self._act,
            "announce": self._act,
            "marry": self._act,
            "cape": self._cape,
            "count": self._count,
            "cut": self._cut,
            "undo": self._undo,
            "stop": self._stop,
            "playon": self._stop,
            "back": self._back,
            "last": self._last,
            "slate": self._slate,
            "why": self._why,
            "help": self._help,
        }

    # -- the match ---------------------------------------------------------------------------------

    async def _act(
        self, interaction: Interaction, state: TableState, press: Press, said: Said
    ) -> None:
        seat = state.seat_of(interaction.user.id)
        if seat is None:
            language = await self.people.seen(interaction)
            await self.tell(interaction, say(language, "not-seated"))
            return
        outcome = await self.tables.act(
            press.table,
            interaction.user.id,
            said(Seat(seat)),
            cause=str(interaction.id),
            seq=press.seq,
        )
        role = self._own_role(interaction)
        if press.what == "announce" and isinstance(outcome, Refused):
            role = None  # Pressed on the panel of announcements, which stays what it is.
        await self._answer(interaction, outcome, role)

    async def _card(
        self, interaction: Interaction, state: TableState, press: Press, card: Card
    ) -> None:
        """A card: played at once, or asked about where the person wants to be asked."""
        person = interaction.user.id
        role = self._own_role(interaction)
        if role is None or not (await self.people.preferences(person)).confirm:
            await self._act(interaction, state, press, lambda seat: Play(seat, card))
            return
        mine = state.turn is not None and state.turn == state.seat_of(person)
        post = None
        if mine and not outdated(state, press.seq, state.turn_seq):
            post = await self.presenter.hand(press.table, person, card, interaction.guild_id)
        if post is None:
            # Refused, or too old. Of a turn that begins only now the card is not played unasked.
            press = replace(press, seq=min(press.seq, state.turn_seq))
            await self._act(interaction, state, press, lambda seat: Play(seat, card))
            return
        delivered = await gate(interaction).show(post)
        if role is not None:
            self.projector.adopt(
                press.table,
                role,
                interaction,
                message=interaction.message,
                private=role.startswith("private"),
                showing=post if delivered else None,
            )

    async def _count(
        self, interaction: Interaction, state: TableState, press: Press, said: None
    ) -> None:
        outcome = await self.tables.count(
            press.table, interaction.user.id, cause=str(interaction.id), seq=press.seq
        )
        await self._answer(interaction, outcome, self._own_role(interaction))

    async def _cut(
        self, interaction: Interaction, state: TableState, press: Press, cards: int
    ) -> None:
        outcome = await self.tables.cut(
            press.table,
            interaction.user.id,
            cards,
            cause=str(interaction.id),
            seq=press.seq,
        )
        await self._answer(interaction, outcome, self._own_role(interaction))

    async def _undo(
        self, interaction: Interaction, state: TableState, press: Press, said: None
    ) -> None:
        outcome = await self.tables.take_back(
            press.table, interaction.user.id, cause=str(interaction.id), seq=press.seq
        )
        await self._answer(interaction, outcome, self._own_role(interaction))

    async def _back(
        self, interaction: Interaction, state: TableState, press: Press, said: None
    ) -> None:
        outcome = await self.tables.back(
            press.table, interaction.user.id, cause=str(interaction.id), seq=press.seq
        )
        await self._answer(interaction, outcome, self._own_role(interaction))

    async def _stop(
        self, interaction: Interaction, state: TableState, press: Press, said: None
    ) -> None:
        outcome = await self.tables.vote_abandon(
            press.table,
            interaction.user.id,
            press.what == "stop",
            cause=str(interaction.id),
            seq=press.seq,
        )
        await self._answer(interaction, outcome, None)

    async def _cape(
        self, interaction: Interaction, state: TableState, press: Press, said: None
    ) -> None:
        language = await self.people.seen(interaction)
        panel = await self.tables.hand(press.table, interaction.user.id)
        if panel is None:
            await self.tell(interaction, say(language, "not-seated"))
            return
        post = hands.cape_panel(panel, language)
        await gate(interaction).show(post, beside=True)

    def _is_old_private_hand(self, interaction: Interaction, state: TableState) -> bool:
        """Whether a private hand was pressed that nothing but this press can bring up to date."""
        message, person = interaction.message, interaction.user.id
        return (
            message is not None
            and message.flags.ephemeral
            and state.seat_of(person) is not None
            and not self.projector.has_private_hand(state.id, person)
        )

    def _own_role(self, interaction: Interaction) -> str | None:
        """The private message that was pressed, ``None`` for a public one."""
        message = interaction.message
        if message is None:
            return None
        if message.flags.ephemeral:
            return f"private:{interaction.user.id}"
        return f"hand:{interaction.user.id}" if interaction.guild_id is None else None
