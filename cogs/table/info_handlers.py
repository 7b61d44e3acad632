"""Read-only presses and commands: the hand, the game's pages, help."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cogs.i18n.sentences import say
from cogs.messages.components import Interaction
from cogs.messages.custom_ids import MalformedError
from cogs.messages.posts import unframed
from cogs.messages.responder import responder
from cogs.outbox.key import private_key
from cogs.outbox.render import seen_in
from cogs.replies import Press
from cogs.router import Handler, argument, nothing
from cogs.services import Feature, Services
from cogs.view.frame import names_of, private_at
from cogs.view.panels import at_table, lines, rows
from cogs.view.scenes import Reader
from gamekit.api.face import At
from gamekit.api.panel import Panel
from gamekit.api.scenes import Picture
from tables.decisions.timers import awaited_first
from tables.journal.state import TableState
from tables.views import Board


class InfoHandlers(Feature):
    """Private replies that change nothing."""

    def __init__(
        self, services: Services, help: Callable[[Interaction, str], Awaitable[None]]
    ) -> None:
        """``help``: shows a game's help pages."""
        super().__init__(services)
        self._show_help = help
        services.router.answer(
            {
                "hand": Handler(nothing, self._hand, beside=True),
                "go": Handler(nothing, self._go, beside=True),
                "page": Handler(argument, self._page, beside=True, looks=True),
                "help": Handler(nothing, self._help, beside=True, looks=True),
            }
        )

    async def _hand(self, press: Press[None]) -> None:
        await self.hand(press.interaction, press.state)

    async def _go(self, press: Press[None]) -> None:
        """Be ready for a round's first deal, and show the hand."""
        state = press.state
        if awaited_first(state):
            await self._tables.ready(press.table, press.person, cause=press.cause)
            state = await self._tables.state(press.table) or state
        await self.hand(press.interaction, state)

    async def hand(self, interaction: Interaction, state: TableState) -> None:
        """Show the person's hand and possible actions in private."""
        language = await self._people.language_for(interaction)
        person = interaction.user.id
        if await self._tables.hand(state.id, person) is None:
            await responder(interaction).say(say(language, "not-seated"))
            return
        pressed = interaction.message
        if pressed is not None and pressed.flags.ephemeral:
            await self._outbox.answer(interaction, state, private_key(person))
        else:
            await self._outbox.open_private(interaction, state)

    async def _page(self, press: Press[str]) -> None:
        """Show a page of the game, or a panel opened by a hand's button."""
        name, interaction, state = press.found, press.interaction, press.state
        game = self._games[state.opened.game]
        if any(page.name == name for page in game.face.pages):
            await self.show_page(interaction, state, name)
            return
        hand = await self._tables.hand(state.id, press.person)
        if hand is None:
            await press.say("not-seated")
            return
        reader = await Reader.asking(self._people, interaction)
        at = private_at(game, hand, reader.language, four_colours=reader.four_colours)
        try:
            panel = game.face.panel(name, hand.view, at)
        except (ValueError, LookupError):
            raise MalformedError(name) from None
        await self._show(interaction, state, panel, hand.board, reader)

    async def show_page(self, interaction: Interaction, state: TableState, name: str) -> None:
        """Show a page of the game; a player sees it from their own view."""
        reader = await Reader.asking(self._people, interaction)
        game, language = self._games[state.opened.game], reader.language
        board = await self._tables.board(state.id)
        if board is None or board.view is None:
            await responder(interaction).say(say(language, "no-deal-yet"))
            return
        hand = await self._tables.hand(state.id, interaction.user.id)
        page = next(page for page in game.face.pages if page.name == name)
        if hand is None and not page.on_board:
            await responder(interaction).say(say(language, "not-seated"))
            return
        if hand is not None:
            view = hand.view
            at = private_at(game, hand, language, four_colours=reader.four_colours)
        else:
            names = names_of(board.seats, language)
            view, at = board.view, At(board.table, language, names, board.options.help.value)
        await self._show(interaction, state, game.face.page(name, view, at), board, reader)

    async def _show(
        self,
        interaction: Interaction,
        state: TableState,
        panel: Panel,
        board: Board,
        reader: Reader,
    ) -> None:
        """Show a panel as a private reply alongside the pressed message."""
        game, four = self._games[state.opened.game], reader.four_colours
        text = "\n".join(lines(panel))
        if panel.scene is None and not panel.rows:
            await responder(interaction).say(text, four_colours=four)
            return
        shown: str | Picture | None = None
        said = panel.told and reader.text_mode
        if panel.scene is not None and game.scenes is not None and not said:
            await responder(interaction).wait(beside=True)
            draw = self._pictures.words if reader.text_mode else self._pictures.draw
            where = seen_in(state, interaction.guild_id)
            seated = await self._pictures.seated(board.seats, where)
            shown = await draw(game, panel.scene, reader.look, seated)
        ids = at_table(state.id, board.began, state.game)
        buttons = rows(panel, ids, game.face, reader.language)
        post = unframed(text, shown, *buttons, four_colours=four)
        await responder(interaction).show(post, beside=True, note=True)

    async def _help(self, press: Press[None]) -> None:
        await self._show_help(press.interaction, press.state.opened.game)
