"""Presses and commands that only look: the hand, the last trick, the slate, why, help."""

from __future__ import annotations

from discord import ui

from cogs.i18n.sentences import say
from cogs.messages.custom_ids import Press
from cogs.messages.gate import gate
from cogs.messages.posts import Post, gallery
from cogs.sync.presenter import seen_in
from cogs.table.replies import Answers, Interaction
from cogs.view.pictures import own_look
from games.brouc.face import hand as hands
from games.brouc.face.board import last_trick_line, slate_line
from tables.state import TableState


class Looking(Answers):
    """Private replies that change nothing."""

    async def _hand(
        self, interaction: Interaction, state: TableState, press: Press, said: None
    ) -> None:
        await self.show_hand(interaction, state)

    async def show_hand(self, interaction: Interaction, state: TableState) -> None:
        """A private reply with the person's cards."""
        language = await self.people.seen(interaction)
        person = interaction.user.id
        if await self.tables.hand(state.id, person) is None:
            await self.tell(interaction, say(language, "not-seated"))
            return
        pressed = interaction.message
        if pressed is not None and pressed.flags.ephemeral:
            await self._redraw(interaction, state.id, f"private:{person}")
            return
        answer = gate(interaction)
        if answer.changes_page:
            # The token would edit the message used, which may be the board that all see.
            raise RuntimeError("a hand was asked for by a press that is not answered beside")
        # Adopted before the answer, which may get lost: what is shown follows all the same.
        self.projector.adopt(state.id, f"private:{person}", interaction, private=True)
        await answer.wait(beside=True)

    async def _last(
        self, interaction: Interaction, state: TableState, press: Press, said: None
    ) -> None:
        await self.show_last(interaction, state)

    async def show_last(self, interaction: Interaction, state: TableState) -> None:
        """The last trick in words, for everybody alike."""
        language = await self.people.seen(interaction)
        board = await self.tables.board(state.id)
        if board is None or board.view is None:
            await self.tell(interaction, say(language, "last-none"))
            return
        await self.tell(interaction, last_trick_line(board, board.view, language))

    async def _slate(
        self, interaction: Interaction, state: TableState, press: Press, said: None
    ) -> None:
        await self.show_slate(interaction, state)

    async def show_slate(self, interaction: Interaction, state: TableState) -> None:
        """The slate, drawn for the reader."""
        language = await self.people.seen(interaction)
        board = await self.tables.board(state.id)
        if board is None or board.view is None:
            await self.tell(interaction, say(language, "why-no-deal"))
            return
        await gate(interaction).wait(beside=True)
        panel = await self.tables.hand(state.id, interaction.user.id)
        view = panel.view if panel is not None else board.view
        preferences = await self.people.preferences(interaction.user.id)
        look = own_look(preferences, language)
        where = seen_in(state, interaction.guild_id)
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.TextDisplay(slate_line(language, board.view)))
        if preferences.text_mode:
            words = await self.pictures.slate_words(board, view, look, where)
            layout.add_item(ui.TextDisplay(words))
            await gate(interaction).show(Post(layout))
            return
        picture = await self.pictures.slate(board, view, look, where)
        layout.add_item(gallery(picture))
        await gate(interaction).show(Post(layout, (picture,)))

    async def _why(
        self, interaction: Interaction, state: TableState, press: Press, said: None
    ) -> None:
        language = await self.people.seen(interaction)
        panel = await self.tables.hand(press.table, interaction.user.id)
        text = say(language, "not-seated") if panel is None else hands.why_text(panel, language)
        await self.tell(interaction, text)

    async def _help(
        self, interaction: Interaction, state: TableState, press: Press, said: None
    ) -> None:
        await self.show_help(interaction)

    async def show_help(self, interaction: Interaction) -> None:
        """How it is played, and the pages of the help."""
        if self.helper is not None:
            await self.helper(interaction)
            return
        language = await self.people.seen(interaction)
        unit = say(language, "unit-coches", count=5)
        await self.tell(interaction, say(language, "help-text", target="5", unit=unit))
