"""The newcomer's first table, opened by commands and clicks, so that the page begins with cards."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from random import Random
from typing import Final

from cogs.client import BroucBot, utc_ms
from cogs.outbox.key import LOBBY
from db import GuildSettings
from gamekit.api.game import Game
from i18n import VARIETIES
from play.server import News, Server
from tables.decisions.outcomes import Change, Nudge
from tables.journal.state import Status, TableState
from tools.fake_discord.interactions import Type

log = logging.getLogger(__name__)

LIVE: Final = (Status.LOBBY, Status.PLAYING)
PAUSE_S: Final = 1.5
"""Seconds between two checks of a table with automatic people."""


async def lay(
    server: Server,
    bot: BroucBot,
    game: Game,
    language: str,
    others: Sequence[int] = (),
) -> None:
    """Open a table with a running match for the newcomer, unless they sit at one.

    ``others``: people who sit down too, the first of them opposite. Computers take the other seats.
    """
    newcomer = server.owner
    for table in await bot.tables.tables_of(newcomer):
        state = await bot.tables.state(table)
        if state is not None and state.daily is None and state.status in LIVE:
            return
    if server.fresh:
        await server.speak(language)
        # Discord has no varieties: the browser's becomes the server's setting.
        chosen = language if language in VARIETIES else None
        # /table without a game opens the one of this `make play`.
        settings = GuildSettings(language=chosen, clock="none", game=game.name)
        await bot.store.guilds.set_settings(server.guild.id, settings, by=newcomer, at=utc_ms())
    named = {"game": game.name} if len(bot.games) > 1 else {}
    data = server.command("table", named)
    asked = await server.do(newcomer, server.channel, Type.COMMAND, data, language)
    await asked.answer
    table = max(await bot.tables.tables_of(newcomer, owned=True))
    while await bot.store.messages.get(table, str(LOBBY)) is None:  # noqa: ASYNC110
        await asyncio.sleep(0.05)  # The thread is created after the card.
    seats = list(game.rules.seats)
    half = len(seats) // 2
    free = [seats[half], seats[0], *seats[half + 1 :], *seats[1:half]]
    if game.players is None:
        others = friends(server)
    for person, seat in zip((newcomer, *others), free, strict=False):
        await bot.tables.sit(table, person, seat, cause=f"page {asked.id} {seat}")
    begin = bot.tables.start if game.players is None else bot.tables.play_now
    await begin(table, newcomer, cause=f"page {asked.id} start")


async def seats(bot: BroucBot, person: int) -> list[int]:
    """Channels of a person's tables, newest first."""
    found = [await bot.tables.state(table) for table in await bot.tables.tables_of(person)]
    return [one.place for one in found if one is not None and one.place and one.seat_of(person)]


def note_seats(server: Server, news: Change | Nudge) -> None:
    """Notify pages when seats of live tables change; a listener of the tables."""
    if isinstance(news, Change):
        before, now = news.before, news.state
        if before is None or _seated(before) != _seated(now):
            server.tell(News("places"))


def _seated(state: TableState) -> tuple[object, ...]:
    return state.status in LIVE, state.place, state.persons()


def friends(server: Server) -> list[int]:
    """Everybody but the newcomer."""
    return [person for person in server.people if person != server.owner]


async def keep_playing(bot: BroucBot, people: Sequence[int]) -> None:
    """Play any legal move for these people without end: for a game without computer players."""
    rng, moves = Random(), 0
    while True:
        await asyncio.sleep(PAUSE_S)
        for table in await bot.tables.live():
            state = await bot.tables.state(table)
            if state is None or state.status is not Status.PLAYING or state.turn is None:
                continue
            person = state.seats[state.turn].person
            rules = state.game
            legal = [a for a in rules.legal_actions(state.match, state.turn) if rules.is_move(a)]
            if person is None or person not in people or not legal:
                continue
            moves += 1
            cause = f"friend {state.seq} {moves}"
            outcome = await bot.tables.act(table, person, rng.choice(legal), cause=cause)
            log.debug("a friend plays: %s", type(outcome).__name__)
