"""Presses in the lobby: seats, computer players, options, the start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cogs.i18n.sentences import say
from cogs.limits import Limiter
from cogs.messages.components import Interaction, shown
from cogs.messages.custom_ids import MalformedError, TableId
from cogs.messages.posts import Post
from cogs.messages.responder import responder
from cogs.messages.user_prefs import UserPrefs
from cogs.outbox.key import LOBBY
from cogs.outbox.outbox import Outbox
from cogs.outbox.render import Renderer
from cogs.table.replies import Replies
from cogs.table.router import Press, Presses, Values, argument, choice, nothing
from cogs.table.rules_handlers import not_arranging
from cogs.view.lobby import computer_seats
from cogs.view.options import changed, options_panel
from db import HouseRules, Store
from tables.decisions.outcomes import Accepted, Outcome, Repeated
from tables.journal.entries import Kind
from tables.journal.options import Level
from tables.journal.state import TableState
from tables.runtime.service import Tables
from tables.views import lobby_of

ALL: Final = "all"
"""Stands for every empty seat."""
ASK: Final = ""
"""Stands for a seat still to be chosen."""


@dataclass(frozen=True, slots=True)
class Filling:
    """Computer players for a seat."""

    seat: str | None
    """``None``: every empty seat; :data:`ASK`: still to be chosen."""
    level: Level


@dataclass(frozen=True, slots=True)
class Chosen:
    """A choice from one of the options' menus; the table validates it."""

    menu: str
    values: Values


class LobbyHandlers:
    """Sit down, stand up, options, start."""

    def __init__(
        self,
        tables: Tables,
        people: UserPrefs,
        store: Store,
        renderer: Renderer,
        outbox: Outbox,
        replies: Replies,
        limiter: Limiter,
    ) -> None:
        self._tables = tables
        self._people = people
        self._store = store
        self._renderer = renderer
        self._outbox = outbox
        self._replies = replies
        self._limiter = limiter
        self._requests = {
            "start": tables.start,
            "playnow": tables.play_now,
            "draw": tables.draw_partners,
            "up": tables.stand_up,
        }

    @property
    def presses(self) -> Presses:
        """Return the handlers by custom id."""
        return {
            "sit": Press(argument, self._sit),
            "fill": Press(_filling, self._fill),
            "start": Press(nothing, self._request),
            "playnow": Press(nothing, self._play_now),
            "draw": Press(nothing, self._request),
            "up": Press(nothing, self._request),
            "options": Press(nothing, self._options, beside=True),
            "settle": Press(nothing, self._settle),
            "set": Press(Chosen, self._set),
            "again": Press(nothing, self._again),
            "mix": Press(nothing, self._again),
        }

    async def _sit(
        self, interaction: Interaction, state: TableState, press: TableId, seat: str
    ) -> None:
        if seat not in state.seats:
            raise MalformedError(press.what)
        person, cause = interaction.user.id, str(interaction.id)
        if state.seats[seat].occupant.kind is Kind.COMPUTER:
            await self._tables.free(press.table, person, seat, cause=f"{cause}:free", seq=press.seq)
        outcome = await self._tables.sit(press.table, person, seat, cause=cause, seq=press.seq)
        await self._answer(interaction, outcome)

    async def _fill(
        self, interaction: Interaction, state: TableState, press: TableId, filling: Filling
    ) -> None:
        if filling.seat not in (None, ASK) and filling.seat not in state.seats:
            raise MalformedError(press.what)
        if await self._no_computers(interaction, state):
            return
        if filling.seat == ASK:
            await self._ask_seat(interaction, state, filling.level, beside=True)
            return
        outcome = await self._tables.fill(
            press.table,
            interaction.user.id,
            filling.seat,
            filling.level,
            cause=str(interaction.id),
            seq=press.seq,
        )
        private = interaction.message is not None and interaction.message.flags.ephemeral
        if not private:
            await self._answer(interaction, outcome)
        elif isinstance(outcome, (Accepted, Repeated)):
            await self._ask_seat(interaction, outcome.state, filling.level, beside=False)
        else:
            await self._replies.panel(interaction, outcome)

    async def _no_computers(self, interaction: Interaction, state: TableState) -> bool:
        """Whether the server forbids computer players; replies to the person if so."""
        if (await self._renderer.around(state)).computers:
            return False
        language = await self._people.seen(interaction)
        await self._replies.tell(interaction, say(language, "no-computers"))
        return True

    async def _ask_seat(
        self, interaction: Interaction, state: TableState, level: Level, *, beside: bool
    ) -> None:
        """Show the seats for a computer player of this level, in private."""
        language = await self._people.seen(interaction)
        game = self._renderer.game(state)
        await responder(interaction).show(
            computer_seats(game, lobby_of(state), level, language), beside=beside
        )

    async def _play_now(
        self, interaction: Interaction, state: TableState, press: TableId, found: None
    ) -> None:
        if not await self._no_computers(interaction, state):
            await self._request(interaction, state, press, found)

    async def _request(
        self, interaction: Interaction, state: TableState, press: TableId, found: None
    ) -> None:
        outcome = await self._requests[press.what](
            press.table, interaction.user.id, cause=str(interaction.id), seq=press.seq
        )
        await self._answer(interaction, outcome)

    async def _again(
        self, interaction: Interaction, state: TableState, press: TableId, found: None
    ) -> None:
        outcome = await self._tables.rematch(
            press.table,
            interaction.user.id,
            new_partners=press.what == "mix",
            cause=str(interaction.id),
            seq=press.seq,
            terms=await self._limiter.terms(interaction),
        )
        await self._replies.outcome(interaction, outcome, None)

    async def _options(
        self, interaction: Interaction, state: TableState, press: TableId, found: None
    ) -> None:
        await self._show_options(interaction, state, beside=True)

    async def _settle(
        self, interaction: Interaction, state: TableState, press: TableId, found: None
    ) -> None:
        """Apply a change from the rules page."""
        await self._show_options(interaction, state, beside=False)

    async def _show_options(
        self, interaction: Interaction, state: TableState, *, beside: bool
    ) -> None:
        language = await self._people.seen(interaction)
        refused = not_arranging(state, interaction.user.id)
        if refused is not None:
            await self._replies.end(interaction, say(language, refused))
            return
        panel = await self._panel(state, language)
        await responder(interaction).show(panel, beside=beside)

    async def _panel(self, state: TableState, language: str) -> Post:
        game, saved = self._renderer.game(state), await self._saved(state)
        return options_panel(game, state.id, state.lobby_seq, state.options, language, saved)

    async def _saved(self, state: TableState) -> tuple[HouseRules, ...]:
        """Return the rule sets saved by the table's server."""
        guild = state.opened.guild
        return () if guild is None else (await self._store.guilds.settings(guild)).house_rules

    async def _set(
        self, interaction: Interaction, state: TableState, press: TableId, chosen: Chosen
    ) -> None:
        language = await self._people.seen(interaction)
        before = shown(interaction)
        saved = await self._saved(state) if chosen.menu == "preset" else ()
        outcome = await self._tables.change_options(
            press.table,
            interaction.user.id,
            lambda now: changed(state.game, now, chosen.menu, chosen.values, before, saved),
            cause=str(interaction.id),
            seq=press.seq,
        )
        if isinstance(outcome, (Accepted, Repeated)):
            await responder(interaction).show(await self._panel(outcome.state, language))
        else:
            await self._replies.panel(interaction, outcome)

    async def _answer(self, interaction: Interaction, outcome: Outcome) -> None:
        """Answer with the new card if its picture is drawn soon enough."""
        message = interaction.message
        if not isinstance(outcome, (Accepted, Repeated)) or message is None:
            await self._replies.outcome(interaction, outcome, LOBBY)
            return
        await self._outbox.answer(interaction, outcome.state, LOBBY)


def _filling(arg: str, values: Values) -> Filling:
    """Parse the card's menu of levels, or a button with seat and level."""
    if values:
        return Filling(ASK, Level(choice(arg, values)))
    where, _, level = argument(arg, values).rpartition(".")
    return Filling(None if where == ALL else where, Level(level))
