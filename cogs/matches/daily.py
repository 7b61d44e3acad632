"""/daily: the deal of the day, its rankings, days that are over, and a morning post for servers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, Final

import discord
from discord.ext import commands

from cogs.i18n.sentences import person_name, say
from cogs.i18n.translator import command
from cogs.matches.replay_pages import ReplayPosition
from cogs.messages.components import Button, Interaction, Menu, Row, labelled
from cogs.messages.custom_ids import MalformedError, PageId
from cogs.messages.errors import classify
from cogs.messages.game_choice import GameChoice
from cogs.messages.guild_membership import Members
from cogs.messages.plain import moment, relative
from cogs.messages.posts import Post, framed
from cogs.messages.responder import responder
from cogs.outbox.key import private_key
from cogs.outbox.outbox import Outbox
from cogs.server.daily_channel import note_failure, note_success
from cogs.server.settings import game_of, posted_at
from cogs.services import Feature, Services
from cogs.view.daily import ROOM, Result, points_text, result_lines, share_text
from cogs.view.panels import GOLD, small
from db import DailyRow, Store
from gamekit.api.game import Game
from gamekit.api.rules import state_after
from i18n.writing import day as written
from tables.decisions.outcomes import Accepted, Reason, Refused, Repeated
from tables.journal.state import DAY_MS, TableState, day_begins, day_closes, day_of
from tables.runtime.dailies import MATCH

log = logging.getLogger(__name__)

BEST: Final = 10
"""Rows of a ranking."""
WINNERS: Final = 3
"""Rows of a morning post."""
QUARTER_MS: Final = 900_000
"""Step of the hours of all time zones."""
_BUTTONS: Final = ("play", "day", "all", "share")
_POSTED: Final = "daily-post"
"""Beginning of the stored value with a server's last morning post."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A day of a game."""

    game: Game
    day: str

    def __str__(self) -> str:
        """Argument of the custom id."""
        return f"{self.game.name}.{self.day}"


class DailyCommands(Feature, commands.Cog):
    """/daily and its pages."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._dailies = self._tables.dailies
        self._offered = {name: self._games[name] for name in self._dailies.games}
        self._choice = GameChoice(
            self._games,
            self._store,
            self._people,
            having=self._offered,
            lacking="no-daily",
            page=lambda game: PageId(ROOM, "day", game.name),
        )
        self._choice.offered(self)
        services.router.open(ROOM, self.enter, self.read)

    @command("daily", game="cmd-option-game")
    async def daily(self, interaction: discord.Interaction[Any], game: str | None = None) -> None:
        """Show the deal of the day: to play, to go on with, or its result."""
        meant = await self._choice.asked(interaction, game)
        if meant is None:
            return
        begun = await self._dailies.unfinished(meant.name, interaction.user.id)
        asked = Asked(meant, begun or self._dailies.today)
        await responder(interaction).show(await self._page(interaction, asked, here=True))

    def read(self, page_id: PageId, values: tuple[str, ...]) -> Asked:
        """Parse a button or a menu of the pages; ``ValueError`` for another."""
        if page_id.what in ("game", "days") and not page_id.arg:
            (text,) = values
        elif page_id.what in _BUTTONS and not values:
            text = page_id.arg
        else:
            raise MalformedError(page_id.what)
        name, _, day = text.partition(".")
        day = day or self._dailies.today
        if date.fromisoformat(day).isoformat() != day:
            raise MalformedError(day)
        return Asked(self._offered[name], day)

    async def enter(self, interaction: Interaction, page_id: PageId, asked: Asked) -> None:
        """Play, share, or turn to another day, game or ranking."""
        match page_id.what:
            case "play":
                await self._play(interaction, asked)
            case "share":
                await self._share(interaction, asked)
            case _:
                page = await self._page(interaction, asked, here=page_id.what != "all")
                await responder(interaction).show(page)

    async def _play(self, interaction: Interaction, asked: Asked) -> None:
        """Open the deal, or go on with it: in place of a page, else in a reply."""
        language, person = await self._people.language_for(interaction), interaction.user.id
        outcome = await self._dailies.begin(
            asked.game.name,
            asked.day,
            person,
            interaction.guild_id,
            language,
            cause=str(interaction.id),
        )
        if isinstance(outcome, (Accepted, Repeated)):
            await _opened(self._outbox, interaction, outcome.state)
        elif isinstance(outcome, Refused):
            text = self._replies.refusal(outcome, language)
            if not self._dailies.over(asked.day):
                if outcome.reason is Reason.TOO_SOON:
                    following = relative(day_begins(asked.day) + DAY_MS)
                    text = say(language, "daily-once", when=following)
                elif outcome.reason is Reason.NO_TABLE:
                    text = say(language, "daily-opens", when=relative(day_closes(asked.day)))
            await responder(interaction).say(text)

    async def _share(self, interaction: Interaction, asked: Asked) -> None:
        """Post the person's result in the channel, without a card."""
        mine = await self._mine(asked, interaction.user.id)
        if mine is None:
            language = await self._people.language_for(interaction)
            await responder(interaction).say(say(language, "daily-not-played"))
            return
        await responder(interaction).wait(public=True)
        language = await self._people.of_guild(interaction)
        head = say(language, "daily-shared-by", who=person_name(language, interaction.user.id))
        text, play = share_text(mine, language), _play_button(asked, language, "daily-play-too")
        await responder(interaction).publish(framed([f"{head}\n{text}"], [play], colour=GOLD))

    async def _mine(self, asked: Asked, person: int) -> Result | None:
        found = await self._store.dailies.standing(asked.game.name, asked.day, person)
        return None if found is None else Result.of(asked.game, asked.day, found)

    # -- pages -------------------------------------------------------------------------------------

    async def _page(self, interaction: Interaction, asked: Asked, *, here: bool) -> Post:
        """A day: what is to be played, or its results."""
        language, person = await self._people.language_for(interaction), interaction.user.id
        game, day, results = asked.game, asked.day, self._store.dailies
        today = day == self._dailies.today
        mine = await self._mine(asked, person)
        guild = interaction.guild_id if here else None
        lines = [say(language, "daily-title", game=game.face.say(language, "game-name"))]
        lines.append(say(language, "daily-day", day=written(language, day_begins(day))))
        if today and mine is None:
            lines.append(about(day, language))
            count = await results.players(game.name, day)
            lines.append(say(language, "daily-finished", count=count))
        elif not today and not self._dailies.over(day):
            lines.append(say(language, "daily-opens", when=relative(day_closes(day))))
        if mine is not None:
            lines += result_lines(mine, language)
        if mine is not None or self._dailies.over(day):
            rows = await ranked(self._members, self._store, asked, guild, BEST)
            where = "daily-ranking-everywhere" if guild is None else "daily-ranking-here"
            lines += ranking_lines(game, rows, language, where)
        if self._dailies.over(day):
            lines += await self._departure(asked, language)
        # After the own deal that of tomorrow: published before anybody can play it.
        next_day = self._dailies.tomorrow if today and mine is not None else day
        commitment = await self._dailies.commitment(game.name, next_day)
        if commitment is not None:
            key = "board-commitment" if next_day == day else "daily-tomorrow-commitment"
            lines.append(small(say(language, key, hash=commitment)))
        below = await self._rows(interaction, asked, language, mine, here=guild is not None)
        return framed(["\n".join(lines)], *below, colour=GOLD)

    async def _departure(self, asked: Asked, language: str) -> list[str]:
        """The most frequent first departure from the computers' line below par."""
        game = asked.game
        found = await self._store.dailies.departure(game.name, asked.day)
        proof = await self._dailies.proof(game.name, asked.day)
        if found is None or proof is None:
            return []

        def told() -> str:
            rules, preset = game.rules, game.rules.presets[0]
            dealt = rules.encode(rules.deal(rules.start(preset, {}), *proof))
            done = (dealt, *found.line)
            state = state_after(rules, preset, {}, rules.rules_version, done)
            view = rules.view(state, rules.actor(rules.decode(found.better)))
            better, played = (
                game.face.label(one, language, view) for one in (found.better, found.played)
            )
            values = {"people": found.people, "of": found.of}
            return say(language, "daily-departure", better=better, played=played, **values)

        return [await asyncio.to_thread(told)]

    async def _rows(
        self,
        interaction: Interaction,
        asked: Asked,
        language: str,
        mine: Result | None,
        *,
        here: bool,
    ) -> list[Row]:
        game, day, over = asked.game, asked.day, self._dailies.over(asked.day)
        table = await self._dailies.table_of(game.name, day, interaction.user.id)
        buttons: list[Button] = []
        if not over and mine is None and (day == self._dailies.today or table is not None):
            key = "daily-play" if table is None else "daily-continue"
            buttons.append(_play_button(asked, language, key))
        if mine is not None:
            page = PageId(ROOM, "share", str(asked))
            style = discord.ButtonStyle.primary
            buttons.append(Button(page, say(language, "standings-share"), style=style))
        if (mine is not None or over) and interaction.guild_id is not None:
            page = PageId(ROOM, "all" if here else "day", str(asked))
            key = "daily-everywhere" if here else "daily-here"
            buttons.append(Button(page, say(language, key)))
        found = [Row(*buttons)] if buttons else []
        par = await self._store.dailies.par(game.name, day) if over else None
        if par is not None:
            past = par[1]
            own = mine.standing.table if mine is not None and mine.standing is not None else past
            at = str(ReplayPosition(own, MATCH))
            ways = [Button(PageId("replay", "first", at), say(language, "button-replay"))]
            if game.review is not None:
                analysis = PageId("replay", "analysis", at)
                ways.append(Button(analysis, say(language, "replay-analysis")))
            proof = PageId("verify", "show", f"{past}.{MATCH}.1")
            ways.append(Button(proof, say(language, "replay-verify")))
            ways.append(Button(PageId(ROOM, "play", str(asked)), say(language, "daily-practise")))
            found.append(Row(*ways))
        return [*found, *await self._menus(asked, language)]

    async def _menus(self, asked: Asked, language: str) -> list[Row]:
        today, found = self._dailies.today, []
        if len(self._offered) > 1:
            titles = (
                (str(replace(asked, game=game)), game.face.say(language, "game-name"))
                for game in self._offered.values()
            )
            options = labelled(titles, [str(asked)])
            found.append(Row(Menu(PageId(ROOM, "game"), say(language, "help-games"), options)))
        past = await self._store.dailies.days(asked.game.name, today, 24)
        if past:
            days = (
                (str(replace(asked, day=day)), written(language, day_begins(day)))
                for day in (today, *past)
            )
            options = labelled(days, [str(asked)])
            found.append(Row(Menu(PageId(ROOM, "days"), say(language, "daily-days"), options)))
        return found


async def _opened(outbox: Outbox, interaction: Interaction, state: TableState) -> None:
    """Show a table of a day: in place of the private page that was used, else in a reply."""
    with outbox.pressing(state.id):
        if responder(interaction).in_private:
            await outbox.answer(interaction, state, private_key(interaction.user.id))
        else:
            await outbox.open_private(interaction, state)


def _play_button(asked: Asked, language: str, key: str) -> Button:
    page = PageId(ROOM, "play", str(asked))
    return Button(page, say(language, key), style=discord.ButtonStyle.success)


def about(day: str, language: str) -> str:
    """Line about a running day: its rules, and the last moments to begin and to finish."""
    ends, finished = relative(day_begins(day) + DAY_MS), moment(day_closes(day))
    return say(language, "daily-about", ends=ends, finished=finished)


async def ranked(
    members: Members, store: Store, asked: Asked, guild: int | None, limit: int
) -> tuple[DailyRow, ...]:
    """The best of a day, see :meth:`db.repositories.dailies.Dailies.ranking`."""
    return await members.listed(
        guild,
        lambda: store.dailies.ranking(asked.game.name, asked.day, guild, limit),
        lambda rows: (row.user_id for row in rows),
    )


def ranking_lines(
    game: Game, rows: tuple[DailyRow, ...], language: str, title: str
) -> Iterator[str]:
    """The best of a day; ``title``: key of the line above them."""
    yield say(language, title)
    if not rows:
        yield say(language, "daily-ranking-none")
    for row in rows:
        who, points = person_name(language, row.user_id), points_text(game, language, row.points)
        yield say(language, "daily-rank", rank=row.rank, who=who, points=points)


class MorningPosts(Feature):
    """The deal of the day in the channels of servers that want it, at their hour."""

    def __init__(self, services: Services, locale_of: Callable[[int], str]) -> None:
        """``locale_of``: a server's language where it has chosen none."""
        super().__init__(services)
        self._dailies = self._tables.dailies
        self._locale_of = locale_of
        self._looked: int | None = None

    async def look(self) -> None:
        """Each quarter of an hour post the deals that are due, also those due earlier that day."""
        quarter = self._now() // QUARTER_MS
        if self._looked == quarter:
            return
        for guild in await self._store.guilds.with_daily():
            await self._post(guild, self._dailies.today)
        self._looked = quarter

    async def _post(self, guild: int, day: str) -> None:
        key = f"{_POSTED}:{guild}"
        if await self._store.values.get(key) == day:
            return
        settings = await self._store.guilds.settings(guild)
        if self._now() < posted_at(settings, day_begins(day)):
            return
        game = game_of(settings, self._games)
        if settings.daily_channel is None or game.name not in self._dailies.games:
            return
        language = settings.language or self._locale_of(guild)
        asked, before = Asked(game, day), day_of(day_begins(day) - DAY_MS)
        rows: tuple[DailyRow, ...] = ()
        if self._dailies.over(before):
            yesterday = Asked(game, before)
            rows = await ranked(self._members, self._store, yesterday, guild, WINNERS)
        lines = [
            say(language, "daily-title", game=game.face.say(language, "game-name")),
            say(language, "daily-day", day=written(language, day_begins(day))),
            about(day, language),
        ]
        if rows:
            lines += ["", *ranking_lines(game, rows, language, "daily-winners")]
        play = _play_button(asked, language, "daily-play")
        post = framed(["\n".join(lines)], [play], colour=GOLD)
        channel = settings.daily_channel
        try:
            await self._outbox.post(channel, post, nonce=f"{day}.{guild}"[:25])
        except discord.HTTPException as error:
            log.info("no deal of the day in a channel: %s", classify(error).name)
            await note_failure(self._store, guild, channel, error, self._now())
            return
        await self._store.values.set(key, day)
        await note_success(self._store, guild)
