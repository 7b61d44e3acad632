"""Presses in the lobby: seats, computer players, options, the start."""

from __future__ import annotations

from cogs.i18n.sentences import say
from cogs.messages.components import shown
from cogs.messages.custom_ids import Press
from cogs.messages.gate import gate
from cogs.sync.message_keys import LOBBY
from cogs.table.reading import Chosen, Filling
from cogs.table.replies import Answers, Interaction
from cogs.view import lobby as lobbies
from tables.entries import Kind
from tables.outcomes import Accepted, Outcome, Repeated
from tables.state import Status, TableState


class Arranging(Answers):
    """Who sits down, gets up or begins."""

    async def _sit(
        self, interaction: Interaction, state: TableState, press: Press, seat: str
    ) -> None:
        person, cause = interaction.user.id, str(interaction.id)
        card = state.seats.get(seat)
        if card is not None and card.person == person:
            outcome = await self.tables.stand_up(press.table, person, cause=cause, seq=press.seq)
        else:
            if card is not None and card.occupant.kind is Kind.COMPUTER:
                await self.tables.free(
                    press.table, person, seat, cause=f"{cause}:free", seq=press.seq
                )
            outcome = await self.tables.sit(press.table, person, seat, cause=cause, seq=press.seq)
        await self._answer_lobby(interaction, outcome)

    async def _fill(
        self, interaction: Interaction, state: TableState, press: Press, filling: Filling
    ) -> None:
        if not (await self.presenter.around(press.table)).computers:
            language = await self.people.seen(interaction)
            await self.tell(interaction, say(language, "no-computers"))
            return
        outcome = await self.tables.fill(
            press.table,
            interaction.user.id,
            filling.seat,
            filling.level,
            cause=str(interaction.id),
            seq=press.seq,
        )
        await self._answer_lobby(interaction, outcome)

    async def _start(
        self, interaction: Interaction, state: TableState, press: Press, said: None
    ) -> None:
        outcome = await self.tables.start(
            press.table, interaction.user.id, cause=str(interaction.id), seq=press.seq
        )
        await self._answer_lobby(interaction, outcome)

    async def _draw(
        self, interaction: Interaction, state: TableState, press: Press, said: None
    ) -> None:
        outcome = await self.tables.draw_partners(
            press.table, interaction.user.id, cause=str(interaction.id), seq=press.seq
        )
        await self._answer_lobby(interaction, outcome)

    async def _up(
        self, interaction: Interaction, state: TableState, press: Press, said: None
    ) -> None:
        outcome = await self.tables.stand_up(
            press.table, interaction.user.id, cause=str(interaction.id), seq=press.seq
        )
        await self._answer_lobby(interaction, outcome)

    async def _again(
        self, interaction: Interaction, state: TableState, press: Press, said: None
    ) -> None:
        outcome = await self.tables.rematch(
            press.table,
            interaction.user.id,
            new_partners=press.what == "mix",
            cause=str(interaction.id),
            seq=press.seq,
            terms=await self.limiter.terms(interaction),
        )
        await self._answer(interaction, outcome, None)

    async def _options(
        self, interaction: Interaction, state: TableState, press: Press, said: None
    ) -> None:
        language = await self.people.seen(interaction)
        if state.status is not Status.LOBBY:
            await self.tell(interaction, say(language, "not-lobby"))
        elif state.owner != interaction.user.id:
            await self.tell(interaction, say(language, "not-owner"))
        else:
            panel = lobbies.options_panel(press.table, state.lobby_seq, state.options, language)
            await gate(interaction).show(panel, beside=True)

    async def _set(
        self, interaction: Interaction, state: TableState, press: Press, chosen: Chosen
    ) -> None:
        language = await self.people.seen(interaction)
        before = shown(interaction)
        outcome = await self.tables.change_options(
            press.table,
            interaction.user.id,
            lambda now: lobbies.changed(now, chosen.menu, chosen.values, before),
            cause=str(interaction.id),
            seq=press.seq,
        )
        if isinstance(outcome, (Accepted, Repeated)):
            panel = lobbies.options_panel(
                press.table, outcome.state.lobby_seq, outcome.state.options, language
            )
            await gate(interaction).show(panel)
        else:
            await self._answer(interaction, outcome, None)

    async def _answer_lobby(self, interaction: Interaction, outcome: Outcome) -> None:
        """The lobby card has no picture: the click itself is answered with the new one."""
        message = interaction.message
        if not isinstance(outcome, (Accepted, Repeated)) or message is None:
            await self._answer(interaction, outcome, LOBBY)
            return
        table = outcome.state.id
        post = await self.presenter.post(table, LOBBY)
        if post is None:
            await gate(interaction).done()
            return
        if await gate(interaction).show(post):
            self.projector.shown(table, LOBBY, post)
