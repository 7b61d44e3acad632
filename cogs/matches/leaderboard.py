"""/leaderboard: who has given the most coches, and every other order, page by page.

A page's whole meaning is in its components: which leaderboard, and behind which row it goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.i18n.sentences import say
from cogs.i18n.translator import words
from cogs.i18n.words import person_name
from cogs.matches.leaderboard_choice import METRICS, POOLS, Choice, read
from cogs.matches.members import Members
from cogs.messages.components import row
from cogs.messages.gate import gate
from cogs.messages.pages import Interaction, Knock, RoomButton, RoomMenu, Rooms, show
from cogs.messages.people import People
from cogs.messages.posts import Post, gallery
from cogs.view.scenes import Reader
from db import (
    EVER,
    BoardPage,
    BoardQuery,
    BoardRow,
    Metric,
    Rating,
    Store,
    month,
    season,
)
from games.api.scenes import Picture
from render.charts.leaderboard import LeaderboardRow, LeaderboardRows
from render.charts.leaderboard import leaderboard as draw_leaderboard

ROOM: Final = "standings"
ROWS: Final = 10
ROUNDS: Final = 3
"""How often a page is read again because people on it have left the server."""
_BY_COLUMN: Final = (Metric.COCHES_GIVEN, Metric.COCHES_TAKEN, Metric.MATCHES)
"""Every slate has columns for these."""
_SLATE: Final = discord.Colour(0x3A4A4A)


@dataclass(frozen=True, slots=True)
class Shown:
    """A page with what people are called."""

    choice: Choice
    page: BoardPage
    names: dict[int, str]
    ratings: dict[int, Rating]
    place: str
    """The server's name; empty everywhere."""


class StandingsCommands(commands.Cog):
    """/leaderboard."""

    def __init__(
        self,
        people: People,
        store: Store,
        rooms: Rooms,
        members: Members,
        now: Callable[[], int],
    ) -> None:
        """``now``: UTC ms."""
        self._people = people
        self._store = store
        self._members = members
        self._now = now
        rooms.open(ROOM, self.enter, read)

    @app_commands.command(
        name=words("cmd-leaderboard"), description=words("cmd-leaderboard-description")
    )
    @app_commands.rename(
        metric=words("cmd-leaderboard-metric"),
        where=words("cmd-leaderboard-where"),
        period=words("cmd-leaderboard-period"),
        pairs=words("cmd-leaderboard-pairs"),
    )
    @app_commands.describe(
        metric=words("cmd-leaderboard-metric-description"),
        where=words("cmd-leaderboard-where-description"),
        period=words("cmd-leaderboard-period-description"),
        pairs=words("cmd-leaderboard-pairs-description"),
    )
    @app_commands.choices(
        metric=[
            app_commands.Choice(name=words(f"standings-metric-{metric.value}"), value=metric.value)
            for metric in METRICS
        ],
        where=[
            app_commands.Choice(name=words(f"standings-where-{where}"), value=where)
            for where in ("here", "everywhere")
        ],
        period=[
            app_commands.Choice(name=words(f"standings-period-{period}"), value=period)
            for period in ("month", "season", "ever")
        ],
    )
    async def leaderboard(
        self,
        interaction: discord.Interaction[Any],
        metric: str = Metric.COCHES_GIVEN.value,
        where: str = "here",
        period: str = EVER,
        pairs: bool = False,
    ) -> None:
        """A page of a leaderboard, for the person's eyes."""
        await gate(interaction).wait()
        now = self._now()
        choice = Choice(
            Metric(metric),
            where == "here" and interaction.guild_id is not None,
            pairs,
            period={"month": month(now), "season": season(now)}.get(period, EVER),
        )
        await show(interaction, await self._post(interaction, choice.sound()))

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Who uses a command in a server is there."""
        command = interaction.type is discord.InteractionType.application_command
        if command and interaction.guild_id is not None:
            await self._members.here(interaction.guild_id, interaction.user.id)

    async def enter(self, interaction: Interaction, knock: Knock, choice: Choice) -> None:
        """Turn to another page, or show this one to all."""
        if choice.here and interaction.guild_id is None:
            choice = replace(choice, here=False).first
        if knock.what == "share":
            await gate(interaction).wait(public=True)
            await gate(interaction).publish(await self._post(interaction, choice, public=True))
            return
        await gate(interaction).wait()
        await show(interaction, await self._post(interaction, choice))

    async def _post(
        self, interaction: Interaction, choice: Choice, *, public: bool = False
    ) -> Post:
        language = await self._people.seen(interaction)
        reader = Reader.of(await self._people.preferences(interaction.user.id), language)
        if public:
            reader = Reader.public(self._people.of_guild(interaction))
        me = None if public else interaction.user.id
        server = interaction.guild.name if interaction.guild is not None and choice.here else ""
        shown = await self._shown(choice, interaction.guild_id, me, server)
        picture = None
        if not reader.text_mode:
            rows = slate_rows(shown, reader.language)
            picture = await asyncio.to_thread(draw_leaderboard, rows, reader.look)
        menus = None if public else (self._now(), interaction.guild_id is not None)
        return page_post(shown, reader.language, picture, me, menus)

    async def _shown(self, choice: Choice, guild: int | None, me: int | None, server: str) -> Shown:
        scope = guild if choice.here else None
        query = BoardQuery(
            choice.metric, scope, choice.period, choice.pool, choice.pairs, choice.minimum
        )
        for _ in range(ROUNDS):
            page = await self._page(query, choice, me)
            users = [user for one in page.rows for user in one.users]
            if scope is None or not await self._members.look(scope, users):
                break
        else:
            page = await self._page(query, choice, me)
        shown = [*page.rows, *((page.mine,) if page.mine is not None else ())]
        users = list(dict.fromkeys(user for one in shown for user in one.users))
        names = await asyncio.gather(*(self._members.name(scope, user) for user in users))
        ratings = {}
        if choice.metric is Metric.RATING:
            for user in users:
                found = (await self._store.histories.statistics(user, pool=choice.pool)).ratings
                if found:
                    ratings[user] = found[0][1]
        return Shown(choice, page, dict(zip(users, names, strict=True)), ratings, server)

    async def _page(self, query: BoardQuery, choice: Choice, me: int | None) -> BoardPage:
        after = choice.after
        if after is None and choice.page > 1:
            before = (choice.page - 1) * ROWS
            skipped = await self._store.leaderboards.page(query, limit=before)
            after = skipped.next
        return await self._store.leaderboards.page(query, after=after, limit=ROWS, me=me)


# -- what it says ----------------------------------------------------------------------------------


def value_text(shown: Shown, one: BoardRow) -> str:
    """The figure of a row: a rating with its uncertainty, a ratio with one digit."""
    metric = shown.choice.metric
    if metric is Metric.RATING:
        rating = shown.ratings.get(one.users[0])
        return f"{rating.mean} ± {rating.deviation}" if rating is not None else str(one.value)
    if metric is Metric.POINTS_PER_DEAL:
        return f"{one.value / 1000:.1f}"
    return str(one.value)


def slate_rows(shown: Shown, language: str) -> LeaderboardRows:
    """The page as it is drawn."""
    choice = shown.choice
    own = choice.metric not in _BY_COLUMN
    rows = tuple(
        LeaderboardRow(
            place=one.rank or 1,
            name=" & ".join(
                shown.names.get(user, "") or say(language, "standings-nameless")
                for user in one.users
            ),
            given=max(0, one.standing.counts.coches_given),
            taken=max(0, one.standing.counts.coches_taken),
            matches=one.standing.matches,
            value=value_text(shown, one) if own else None,
        )
        for one in shown.page.rows
    )
    measure = say(language, f"standings-column-{choice.metric.value}") if own else None
    return LeaderboardRows(title(shown, language), rows, measure)


def title(shown: Shown, language: str) -> str:
    """What the page covers: « L'Etivaz · 2026-11 »."""
    place = shown.place or say(language, "standings-where-everywhere")
    period = shown.choice.period
    when = say(language, "standings-period-ever") if period == EVER else period
    return f"{place} · {when}"


def page_post(
    shown: Shown,
    language: str,
    picture: Picture | None,
    me: int | None,
    menus: tuple[int, bool] | None,
) -> Post:
    """The page; ``menus``: the present moment and whether there is a server, to offer others."""
    choice = shown.choice
    layout = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(accent_colour=_SLATE)
    metric = say(language, f"standings-metric-{choice.metric.value}")
    kind = say(language, "standings-kind-pairs" if choice.pairs else "standings-kind-players")
    head = say(language, "standings-title", metric=metric, kind=kind, where=title(shown, language))
    box.add_item(ui.TextDisplay(head))
    if picture is not None:
        box.add_item(gallery(picture))
    lines = [_line(shown, one, language) for one in shown.page.rows]
    if not lines:
        lines.append(say(language, "standings-nobody", count=choice.minimum))
    elif choice.metric is Metric.RATING:
        lines.append(say(language, "standings-rating-note"))
        lines.append(say(language, "standings-rating-rule"))
    box.add_item(ui.TextDisplay("\n".join(lines)))
    if me is not None:
        box.add_item(ui.TextDisplay(_mine(shown, language)))
    layout.add_item(box)
    if menus is not None:
        _add_menus(layout, shown, language, *menus)
    return Post(layout, (picture,) if picture is not None else ())


def _who(users: tuple[int, ...], language: str) -> str:
    return " & ".join(person_name(language, user) for user in users)


def _line(shown: Shown, one: BoardRow, language: str) -> str:
    counts = one.standing.counts
    return say(
        language,
        "standings-row",
        place=str(one.rank),
        who=_who(one.users, language),
        value=value_text(shown, one),
        given=str(counts.coches_given),
        taken=str(counts.coches_taken),
        matches=one.standing.matches,
    )


def _mine(shown: Shown, language: str) -> str:
    """One's own row, wherever it is."""
    mine = shown.page.mine
    if mine is None:
        return say(language, "standings-mine-none")
    values: dict[str, str | int] = {
        "who": _who(mine.users, language),
        "value": value_text(shown, mine),
        "matches": mine.standing.matches,
    }
    if mine.rank is not None:
        total = str(shown.page.total)
        return say(language, "standings-mine", place=str(mine.rank), total=total, **values)
    if mine.standing.matches < shown.choice.minimum:
        needed = shown.choice.minimum
        return say(language, "standings-mine-few", needed=needed, **values)
    return say(language, "standings-mine-hidden", **values)


def _add_menus(layout: ui.LayoutView, shown: Shown, language: str, now: int, server: bool) -> None:
    choice = shown.choice.first

    def menu(what: str, options: list[tuple[str, Choice]]) -> None:
        layout.add_item(
            row(
                RoomMenu(
                    Knock(ROOM, what),
                    say(language, f"standings-menu-{what}"),
                    [
                        discord.SelectOption(label=label, value=str(one), default=one == choice)
                        for label, one in options
                    ],
                )
            )
        )

    metrics = [m for m in METRICS if not (choice.pairs and m is Metric.RATING)]
    menu(
        "metric",
        [
            (say(language, f"standings-metric-{m.value}"), replace(choice, metric=m))
            for m in metrics
        ],
    )
    periods = list(dict.fromkeys((month(now), season(now), EVER, choice.period)))
    menu(
        "period",
        [(_period_label(one, now, language), replace(choice, period=one)) for one in periods],
    )
    scopes = []
    for where in ("here", "everywhere") if server else ("everywhere",):
        for kind in ("players", "pairs"):
            label = say(language, f"standings-scope-{where}-{kind}")
            one = replace(choice, here=where == "here", pairs=kind == "pairs").sound()
            scopes.append((label, one))
    menu("scope", scopes)
    menu(
        "pool",
        [(say(language, f"preset-{pool}"), replace(choice, pool=pool)) for pool in POOLS],
    )
    at, page = shown.choice, shown.page
    back = replace(choice, page=max(1, at.page - 1))
    on = replace(choice, page=at.page + 1, after=page.next)
    buttons = [
        RoomButton(
            Knock(ROOM, "first", str(choice)),
            say(language, "standings-first"),
            disabled=at.page == 1,
        ),
        RoomButton(
            Knock(ROOM, "back", str(back)), say(language, "standings-back"), disabled=at.page == 1
        ),
        RoomButton(
            Knock(ROOM, "next", str(on)),
            say(language, "standings-next"),
            disabled=page.next is None,
        ),
    ]
    if server:
        buttons.append(RoomButton(Knock(ROOM, "share", str(at)), say(language, "standings-share")))
    layout.add_item(row(*buttons))


def _period_label(period: str, now: int, language: str) -> str:
    if period == EVER:
        return say(language, "standings-period-ever")
    if period == month(now):
        return say(language, "standings-this-month", period=period)
    if period == season(now):
        return say(language, "standings-this-season", period=period)
    return period
