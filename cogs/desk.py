"""Answering presses: decide first, answer the click, let the messages follow.

Every press is one short road: who presses which table, one request to :class:`Tables`, one answer.
What then has to be drawn or sent happens after the answer, in the projector.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import discord
from discord import ui

from brouc.actions import Action, Announce, Announcement, Declare, Dehors, Mark, Play
from brouc.cards import Card, Suit
from brouc.seats import Seat
from cogs import hand as hands
from cogs import lobby as lobbies
from cogs.board import last_trick_line, slate_line
from cogs.discord_errors import Trouble, trouble
from cogs.ids import Press
from cogs.people import People
from cogs.pictures import Pictures, own_look
from cogs.posts import Post, gallery
from cogs.presenter import Presenter
from cogs.project import Projector
from cogs.roles import LOBBY, board_role
from cogs.sentences import say
from tables.entries import Kind
from tables.options import Level
from tables.outcomes import Accepted, Outcome, Refused, Repeated, Stale
from tables.service import Tables
from tables.state import Status, TableState

log = logging.getLogger(__name__)

Interaction: TypeAlias = discord.Interaction[Any]
Handler: TypeAlias = Callable[[Interaction, TableState, Press, tuple[str, ...]], Awaitable[None]]


class Desk:
    """Where buttons, menus and commands arrive."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        presenter: Presenter,
        projector: Projector,
        pictures: Pictures,
    ) -> None:
        self.tables = tables
        self.people = people
        self.presenter = presenter
        self.projector = projector
        self.pictures = pictures
        self.helper: Callable[[Interaction], Awaitable[None]] | None = None
        """Shows the pages of the help."""
        self.more: dict[str, Handler] = {}
        """What else may be pressed at a table, by what the press says."""

    # -- presses -----------------------------------------------------------------------------------

    async def pressed(self, interaction: Interaction, press: Press, values: Sequence[str]) -> None:
        """Answer one use of a button or menu; never raises."""
        language = await self.people.seen(interaction)
        try:
            with self.projector.holding(press.table):
                await self._pressed(interaction, press, tuple(values), language)
        except Exception as error:
            await self.apologise(interaction, error)

    async def _pressed(
        self, interaction: Interaction, press: Press, values: tuple[str, ...], language: str
    ) -> None:
        state = await self.tables.state(press.table)
        if state is None:
            await self.tell(interaction, say(language, "no-table"))
            return
        if interaction.guild_id is not None and interaction.guild_id != state.opened.guild:
            await self.tell(interaction, say(language, "other-server"))
            return
        handler = self._handlers().get(press.what)
        if handler is None:
            await self.tell(interaction, say(language, "old-message"))
            return
        await handler(interaction, state, press, values)

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

    # -- the lobby ---------------------------------------------------------------------------------

    async def _sit(
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
    ) -> None:
        person, cause, seat = interaction.user.id, str(interaction.id), press.arg
        card = state.seats.get(seat)
        if card is not None and card.person == person:
            outcome = await self.tables.stand_up(press.table, person, cause=cause)
        else:
            if card is not None and card.occupant.kind is Kind.COMPUTER:
                await self.tables.free(press.table, person, seat, cause=f"{cause}:free")
            outcome = await self.tables.sit(press.table, person, seat, cause=cause)
        await self._answer_lobby(interaction, outcome)

    async def _fill(
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
    ) -> None:
        if not (await self.presenter.around(press.table)).computers:
            language = await self.people.seen(interaction)
            await self.tell(interaction, say(language, "no-computers"))
            return
        where, _, level = values[0].partition(".")
        seat = None if where == "all" else where
        outcome = await self.tables.fill(
            press.table, interaction.user.id, seat, Level(level), cause=str(interaction.id)
        )
        await self._answer_lobby(interaction, outcome)

    async def _start(
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
    ) -> None:
        outcome = await self.tables.start(
            press.table, interaction.user.id, cause=str(interaction.id)
        )
        await self._answer_lobby(interaction, outcome)

    async def _draw(
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
    ) -> None:
        outcome = await self.tables.draw_partners(
            press.table, interaction.user.id, cause=str(interaction.id)
        )
        await self._answer_lobby(interaction, outcome)

    async def _up(
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
    ) -> None:
        outcome = await self.tables.stand_up(
            press.table, interaction.user.id, cause=str(interaction.id)
        )
        await self._answer_lobby(interaction, outcome)

    async def _again(
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
    ) -> None:
        outcome = await self.tables.rematch(
            press.table,
            interaction.user.id,
            new_partners=press.what == "mix",
            cause=str(interaction.id),
        )
        await self._answer(interaction, outcome, None)

    async def _options(
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
    ) -> None:
        language = await self.people.seen(interaction)
        if state.status is not Status.LOBBY:
            await self.tell(interaction, say(language, "not-lobby"))
        elif state.owner != interaction.user.id:
            await self.tell(interaction, say(language, "not-owner"))
        else:
            panel = lobbies.options_panel(press.table, state.seq, state.options, language)
            await interaction.response.send_message(view=panel.layout, ephemeral=True)

    async def _set(
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
    ) -> None:
        language = await self.people.seen(interaction)
        options = lobbies.changed(state.options, press.arg, values)
        outcome = await self.tables.set_options(
            press.table, interaction.user.id, options, cause=str(interaction.id)
        )
        if isinstance(outcome, (Accepted, Repeated)):
            panel = lobbies.options_panel(
                press.table, outcome.state.seq, outcome.state.options, language
            )
            await interaction.response.edit_message(view=panel.layout)
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
            await interaction.response.defer()
            return
        await interaction.response.edit_message(view=post.layout)
        self.projector.shown(table, LOBBY, post)

    # -- the match ---------------------------------------------------------------------------------

    async def _act(
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
    ) -> None:
        seat = state.seat_of(interaction.user.id)
        if seat is None:
            language = await self.people.seen(interaction)
            await self.tell(interaction, say(language, "not-seated"))
            return
        action = action_of(press, values, Seat(seat))
        outcome = await self.tables.act(
            press.table,
            interaction.user.id,
            action,
            cause=str(interaction.id),
            seq=press.seq,
        )
        await self._answer(interaction, outcome, self._own_role(interaction))

    async def _card(
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
    ) -> None:
        """A card: played at once, or asked about where the person wants to be asked."""
        person = interaction.user.id
        role = self._own_role(interaction)
        asks = role is not None and (await self.people.preferences(person)).confirm
        if not asks or press.seq != state.seq or state.turn != state.seat_of(person):
            await self._act(interaction, state, press, values)
            return
        post = await self.presenter.hand(press.table, person, Card.parse(press.arg))
        if post is None:
            await self._act(interaction, state, press, values)
            return
        await interaction.response.edit_message(view=post.layout, attachments=post.files())
        self.projector.shown(press.table, role or "", post)

    async def _count(
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
    ) -> None:
        outcome = await self.tables.count(
            press.table, interaction.user.id, cause=str(interaction.id), seq=press.seq
        )
        await self._answer(interaction, outcome, self._own_role(interaction))

    async def _cut(
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
    ) -> None:
        outcome = await self.tables.cut(
            press.table,
            interaction.user.id,
            int(press.arg),
            cause=str(interaction.id),
            seq=press.seq,
        )
        await self._answer(interaction, outcome, self._own_role(interaction))

    async def _undo(
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
    ) -> None:
        outcome = await self.tables.take_back(
            press.table, interaction.user.id, cause=str(interaction.id), seq=press.seq
        )
        await self._answer(interaction, outcome, self._own_role(interaction))

    async def _back(
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
    ) -> None:
        outcome = await self.tables.back(
            press.table, interaction.user.id, cause=str(interaction.id)
        )
        await self._answer(interaction, outcome, self._own_role(interaction))

    async def _stop(
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
    ) -> None:
        outcome = await self.tables.vote_abandon(
            press.table,
            interaction.user.id,
            press.what == "stop",
            cause=str(interaction.id),
        )
        await self._answer(interaction, outcome, None)

    async def _cape(
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
    ) -> None:
        language = await self.people.seen(interaction)
        panel = await self.tables.hand(press.table, interaction.user.id)
        if panel is None:
            await self.tell(interaction, say(language, "not-seated"))
            return
        post = hands.cape_panel(panel, language)
        await interaction.response.send_message(view=post.layout, ephemeral=True)

    def _own_role(self, interaction: Interaction) -> str | None:
        """The private message that was pressed, ``None`` for a public one."""
        message = interaction.message
        if message is None:
            return None
        if message.flags.ephemeral:
            return f"private:{interaction.user.id}"
        return f"hand:{interaction.user.id}" if interaction.guild_id is None else None

    # -- looking -----------------------------------------------------------------------------------

    async def _hand(
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
    ) -> None:
        await self.show_hand(interaction, state)

    async def show_hand(self, interaction: Interaction, state: TableState) -> None:
        """A private reply with the person's cards."""
        language = await self.people.seen(interaction)
        person = interaction.user.id
        if await self.tables.hand(state.id, person) is None:
            await self.tell(interaction, say(language, "not-seated"))
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        self.projector.adopt(state.id, f"private:{person}", interaction, private=True)

    async def _last(
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
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
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
    ) -> None:
        await self.show_slate(interaction, state)

    async def show_slate(self, interaction: Interaction, state: TableState) -> None:
        """The slate, drawn for the reader."""
        language = await self.people.seen(interaction)
        board = await self.tables.board(state.id)
        if board is None or board.view is None:
            await self.tell(interaction, say(language, "why-no-deal"))
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        panel = await self.tables.hand(state.id, interaction.user.id)
        view = panel.view if panel is not None else board.view
        preferences = await self.people.preferences(interaction.user.id)
        look = own_look(preferences, language)
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.TextDisplay(slate_line(language, board.view)))
        if preferences.text_mode:
            words = await self.pictures.slate_words(board, view, look)
            layout.add_item(ui.TextDisplay(words))
            await interaction.edit_original_response(view=layout)
            return
        picture = await self.pictures.slate(board, view, look)
        layout.add_item(gallery(picture))
        post = Post(layout, (picture,))
        await interaction.edit_original_response(view=post.layout, attachments=post.files())

    async def _why(
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
    ) -> None:
        language = await self.people.seen(interaction)
        panel = await self.tables.hand(press.table, interaction.user.id)
        text = say(language, "not-seated") if panel is None else hands.why_text(panel, language)
        await self.tell(interaction, text)

    async def _help(
        self, interaction: Interaction, state: TableState, press: Press, values: tuple[str, ...]
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

    # -- answers -----------------------------------------------------------------------------------

    async def _answer(self, interaction: Interaction, outcome: Outcome, role: str | None) -> None:
        """Answer a press by its outcome; ``role``: the message that was pressed, to be redrawn."""
        language = await self.people.seen(interaction)
        match outcome:
            case Accepted() | Repeated():
                await interaction.response.defer()
                if role is not None and role != LOBBY:
                    self.projector.adopt(
                        outcome.state.id,
                        role,
                        interaction,
                        message=interaction.message,
                        private=role.startswith("private"),
                    )
            case Refused():
                await self.tell(interaction, refusal(outcome, language))
            case Stale(state=state):
                await self.tell(interaction, say(language, "stale"))
                board = board_role(state)
                self.projector.doubt(
                    state,
                    f"hand:{interaction.user.id}",
                    f"private:{interaction.user.id}",
                    *((board,) if board is not None else ()),
                )

    async def tell(self, interaction: Interaction, text: str) -> None:
        """A private sentence."""
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)

    async def apologise(self, interaction: Interaction, error: Exception) -> None:
        """Something failed: say so in private, and log what without anything hidden."""
        if isinstance(error, discord.HTTPException):
            kind = trouble(error)
            log.warning("an answer failed: %s (status %s)", kind.name, error.status)
            if kind in (Trouble.EXPIRED, Trouble.ANSWERED):
                return
        else:
            log.error("an interaction failed: %s", type(error).__name__, exc_info=error)
        language = await self.people.seen(interaction)
        try:
            await self.tell(interaction, say(language, "oops"))
        except discord.HTTPException as second:
            log.warning("the apology failed: %s", trouble(second).name)


def refusal(outcome: Refused, language: str) -> str:
    """The sentence of a refusal."""
    return say(language, outcome.code, rule=outcome.rule or "")


def action_of(press: Press, values: Sequence[str], seat: Seat) -> Action:
    """What a press means; ``ValueError`` for one that no message of this version makes."""
    match press.what:
        case "card" | "sure":
            return Play(seat, Card.parse(press.arg))
        case "dehors":
            return Dehors(seat)
        case "announce":
            return Announce(seat, Announcement(press.arg))
        case "marry":
            return marriage_action(values[0], seat)
        case _:
            raise ValueError(f"no action: {press.what!r}")


def marriage_action(value: str, seat: Seat) -> Action:
    """``h.20``, ``h.30``: a declaration; ``h.Q``, ``h.J``: a mark."""
    letter, _, what = value.partition(".")
    suit = Suit(letter)
    if what in ("20", "30"):
        return Declare(seat, suit, what == "30")
    return Mark(seat, Card.parse(what + suit.value))
