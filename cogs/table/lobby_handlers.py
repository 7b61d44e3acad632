"""Presses in the lobby: seats, computer players, options, the start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from cogs.i18n.sentences import say
from cogs.messages.components import shown
from cogs.messages.custom_ids import MalformedError
from cogs.messages.posts import Post
from cogs.messages.responder import responder
from cogs.outbox.key import LOBBY
from cogs.replies import Press
from cogs.router import Handler, Values, argument, choice, nothing
from cogs.services import Feature, Services
from cogs.table.rules_handlers import not_arranging
from cogs.view.lobby import computer_seats
from cogs.view.options import changed, options_panel
from db import HouseRules
from tables.decisions.outcomes import Accepted, Outcome, Repeated
from tables.journal.options import Level
from tables.journal.state import TableState
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


class LobbyHandlers(Feature):
    """Sit down, stand up, options, start."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        tables = services.tables
        self._requests = {
            "start": tables.start,
            "playnow": tables.play_now,
            "draw": tables.draw_partners,
            "up": tables.stand_up,
        }
        services.router.answer(
            {
                "sit": Handler(argument, self._sit),
                "fill": Handler(_filling, self._fill),
                "start": Handler(nothing, self._request),
                "playnow": Handler(nothing, self._play_now),
                "draw": Handler(nothing, self._request),
                "up": Handler(nothing, self._request),
                "options": Handler(nothing, self._options, beside=True),
                "settle": Handler(nothing, self._options),
                "set": Handler(Chosen, self._set),
                "again": Handler(nothing, self._again),
                "mix": Handler(nothing, self._again),
            }
        )

    async def _sit(self, press: Press[str]) -> None:
        if press.found not in press.state.seats:
            raise MalformedError(press.what)
        outcome = await self._tables.sit(
            press.table, press.person, press.found, cause=press.cause, seq=press.seq
        )
        await self._answer(press, outcome)

    async def _fill(self, press: Press[Filling]) -> None:
        seat, level = press.found.seat, press.found.level
        if seat not in (None, ASK) and seat not in press.state.seats:
            raise MalformedError(press.what)
        if await self._no_computers(press):
            return
        if seat == ASK:
            await self._ask_seat(press, press.state, beside=True)
            return
        outcome = await self._tables.fill(
            press.table, press.person, seat, level, cause=press.cause, seq=press.seq
        )
        message = press.interaction.message
        private = message is not None and message.flags.ephemeral
        if not private:
            await self._answer(press, outcome)
        elif isinstance(outcome, (Accepted, Repeated)):
            await self._ask_seat(press, outcome.state, beside=False)
        else:
            await self._replies.panel(press, outcome)

    async def _no_computers(self, press: Press[Any]) -> bool:
        """Whether the server forbids computer players; replies to the person if so."""
        if await self._renderer.allows_computers(press.state):
            return False
        await press.say("no-computers")
        return True

    async def _ask_seat(self, press: Press[Filling], state: TableState, *, beside: bool) -> None:
        """Show the seats for a computer player of this level, in private."""
        game, level = self._renderer.game(state), press.found.level
        seats = computer_seats(game, lobby_of(state), level, press.language)
        await responder(press.interaction).show(seats, beside=beside)

    async def _play_now(self, press: Press[None]) -> None:
        if not await self._no_computers(press):
            await self._request(press)

    async def _request(self, press: Press[None]) -> None:
        outcome = await self._requests[press.what](
            press.table, press.person, cause=press.cause, seq=press.seq
        )
        await self._answer(press, outcome)

    async def _again(self, press: Press[None]) -> None:
        outcome = await self._tables.rematch(
            press.table,
            press.person,
            new_partners=press.what == "mix",
            cause=press.cause,
            seq=press.seq,
            terms=await self._limiter.terms(press.interaction),
        )
        await self._replies.outcome(press, outcome, None)

    async def _options(self, press: Press[None]) -> None:
        """Show the options panel, in place of the rules page if opened from there."""
        refused = not_arranging(press.state, press.person)
        if refused is not None:
            await self._replies.end(press, say(press.language, refused))
            return
        panel = await self._panel(press.state, press.language)
        await responder(press.interaction).show(panel, beside=press.what == "options")

    async def _panel(self, state: TableState, language: str) -> Post:
        game, saved = self._renderer.game(state), await self._saved(state)
        return options_panel(game, state.id, state.lobby_seq, state.options, language, saved)

    async def _saved(self, state: TableState) -> tuple[HouseRules, ...]:
        """Return the rule sets saved by the table's server."""
        guild = state.opened.guild
        return () if guild is None else (await self._store.guilds.settings(guild)).house_rules

    async def _set(self, press: Press[Chosen]) -> None:
        state, chosen, before = press.state, press.found, shown(press.interaction)
        saved = await self._saved(state) if chosen.menu == "preset" else ()
        outcome = await self._tables.change_options(
            press.table,
            press.person,
            lambda now: changed(state.game, now, chosen.menu, chosen.values, before, saved),
            cause=press.cause,
            seq=press.seq,
        )
        if isinstance(outcome, (Accepted, Repeated)):
            panel = await self._panel(outcome.state, press.language)
            await responder(press.interaction).show(panel)
        else:
            await self._replies.panel(press, outcome)

    async def _answer(self, press: Press[Any], outcome: Outcome) -> None:
        """Answer with the new card if its picture is drawn soon enough."""
        if isinstance(outcome, (Accepted, Repeated)):
            await self._outbox.answer(press.interaction, outcome.state, LOBBY)
        else:
            await self._replies.outcome(press, outcome, None)


def _filling(arg: str, values: Values) -> Filling:
    """Parse the card's menu of levels, or a button with seat and level."""
    if values:
        return Filling(ASK, Level(choice(arg, values)))
    where, _, level = argument(arg, values).rpartition(".")
    return Filling(None if where == ALL else where, Level(level))
