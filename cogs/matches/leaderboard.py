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
from cogs.matches.leaderboard_choice import Choice, Choices, measure, metrics, minimum, usual
from cogs.matches.members import Members
from cogs.messages.components import row
from cogs.messages.game_choice import GameChoice
from cogs.messages.gate import gate, in_time
from cogs.messages.pages import Interaction, Knock, RoomButton, RoomMenu, Rooms, show
from cogs.messages.people import People
from cogs.messages.posts import Post, gallery
from cogs.view.scenes import Reader
from db import (
    EVER,
    BoardPage,
    BoardQuery,
    BoardRow,
    Rating,
    Store,
    month,
    season,
)
from db.results import Counted
from games.api.game import Game, Games
from games.api.scenes import Picture
from i18n import LANGUAGES
from render.charts.leaderboard import LeaderboardRow, LeaderboardRows
from render.charts.leaderboard import leaderboard as draw_leaderboard

ROOM: Final = "standings"
ROWS: Final = 10
ROUNDS: Final = 3
"""How often a page is read again because people on it have left the server."""
_SLATE: Final = discord.Colour(0x3A4A4A)


@dataclass(frozen=True, slots=True)
class Shown:
    """A page with what people are called."""

    game: Game
    choice: Choice
    page: BoardPage
    names: dict[int, str]
    ratings: dict[int, Rating]
    place: str
    """The server's name; empty everywhere."""


@dataclass(frozen=True, slots=True)
class Menus:
    """What the menus of a page are made from."""

    choices: Choices
    now: int
    """UTC ms"""
    server: bool
    """Whether there is one."""


class StandingsCommands(commands.Cog):
    """/leaderboard."""

    def __init__(
        self,
        people: People,
        store: Store,
        rooms: Rooms,
        members: Members,
        games: Games,
        now: Callable[[], int],
    ) -> None:
        """``now``: UTC ms."""
        self._people = people
        self._store = store
        self._members = members
        self._choice = GameChoice(games, store)
        self._choices = Choices(games)
        self._now = now
        self._choice.offered(self)
        rooms.open(ROOM, self.enter, self._choices.read)

    @app_commands.command(
        name=words("cmd-leaderboard"), description=words("cmd-leaderboard-description")
    )
    @app_commands.rename(
        game=words("cmd-option-game"),
        metric=words("cmd-leaderboard-metric"),
        where=words("cmd-leaderboard-where"),
        period=words("cmd-leaderboard-period"),
        pairs=words("cmd-leaderboard-pairs"),
    )
    @app_commands.describe(
        game=words("cmd-option-game-description"),
        metric=words("cmd-leaderboard-metric-description"),
        where=words("cmd-leaderboard-where-description"),
        period=words("cmd-leaderboard-period-description"),
        pairs=words("cmd-leaderboard-pairs-description"),
    )
    @app_commands.choices(
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
        game: str | None = None,
        metric: str | None = None,
        where: str = "here",
        period: str = EVER,
        pairs: bool = False,
    ) -> None:
        """A page of a leaderboard, for the person's eyes."""
        meant = await self._choice.meant(interaction, game)
        if meant is None:
            language = await self._people.seen(interaction)
            await gate(interaction).tell(say(language, "no-such-game"))
            return
        await gate(interaction).wait()
        now = self._now()
        choice = Choice(
            meant.name,
            meant.rules.presets[0],
            _named(meant, metric or ""),
            where == "here" and interaction.guild_id is not None,
            pairs,
            period={"month": month(now), "season": season(now)}.get(period, EVER),
        )
        await show(interaction, await self._post(interaction, self._choices.normalised(choice)))

    @leaderboard.autocomplete("metric")
    async def _metrics(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        """The orders of the game that is meant."""
        return await in_time(interaction, self._metrics_for(interaction, current))

    async def _metrics_for(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        language = await self._people.seen(interaction)
        game = await self._choice.meant(interaction, getattr(interaction.namespace, "game", None))
        titles = {one: metric_name(game, one, language) for one in metrics(game)} if game else {}
        return [
            app_commands.Choice(name=title[:100], value=name)
            for name, title in titles.items()
            if current.casefold().strip() in title.casefold()
        ][:25]

    @leaderboard.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return await in_time(interaction, self._games_for(interaction, current))

    async def _games_for(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return self._choice.proposals(current, await self._people.seen(interaction))

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
        server_there = interaction.guild_id is not None
        menus = None if public else Menus(self._choices, self._now(), server_there)
        return page_post(shown, reader.language, picture, me, menus)

    async def _shown(self, choice: Choice, guild: int | None, me: int | None, server: str) -> Shown:
        scope = guild if choice.here else None
        game = self._choice.games[choice.game]
        query = BoardQuery(
            choice.game,
            choice.pool,
            measure(game, choice.metric),
            scope,
            choice.period,
            choice.pairs,
            minimum(game, choice.metric),
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
        if choice.metric == "rating":
            for user in users:
                found = await self._store.histories.statistics(user, choice.game, pool=choice.pool)
                if found.ratings:
                    ratings[user] = found.ratings[0][1]
        return Shown(game, choice, page, dict(zip(users, names, strict=True)), ratings, server)

    async def _page(self, query: BoardQuery, choice: Choice, me: int | None) -> BoardPage:
        after = choice.after
        if after is None and choice.page > 1:
            before = (choice.page - 1) * ROWS
            skipped = await self._store.leaderboards.page(query, limit=before)
            after = skipped.next
        return await self._store.leaderboards.page(query, after=after, limit=ROWS, me=me)


# -- what it says ----------------------------------------------------------------------------------


def metric_name(game: Game, metric: str, language: str) -> str:
    """What an order is called."""
    if game.counts.metric(metric) is None:
        return say(language, f"standings-metric-{metric}")
    return game.face.say(language, f"metric-{metric}")


def _named(game: Game, text: str) -> str:
    """The order that somebody typed, by its name or in some language; else the usual one."""
    wanted = text.casefold().strip()
    for metric in metrics(game):
        titles = {metric_name(game, metric, language).casefold() for language in LANGUAGES}
        if wanted in {metric, *titles}:
            return metric
    return usual(game)


def value_text(shown: Shown, one: BoardRow) -> str:
    """The figure of a row: a rating with its uncertainty, a mean with its decimals."""
    metric = shown.choice.metric
    if metric == "rating":
        rating = shown.ratings.get(one.users[0])
        return f"{rating.mean} ± {rating.deviation}" if rating is not None else str(one.value)
    own = shown.game.counts.metric(metric)
    if own is not None and own.per is not None:
        return f"{one.value / 1000:.{own.digits}f}"
    return str(one.value)


def slate_rows(shown: Shown, language: str) -> LeaderboardRows:
    """The page as it is drawn."""
    metric, counts = shown.choice.metric, shown.game.counts
    of = counts.metric(metric)
    by_column = metric == "matches" or (
        of is not None and of.per is None and of.of in counts.columns
    )
    rows = tuple(
        LeaderboardRow(
            place=one.rank or 1,
            name=" & ".join(
                shown.names.get(user, "") or say(language, "standings-nameless")
                for user in one.users
            ),
            counts=tuple(max(0, one.standing.count(name)) for name in counts.columns),
            matches=one.standing.matches,
            value=None if by_column else value_text(shown, one),
        )
        for one in shown.page.rows
    )
    head = None
    if not by_column:
        house = of is None
        head = (
            say(language, f"standings-column-{metric}")
            if house
            else shown.game.face.say(language, f"column-{metric}")
        )
    columns = tuple(shown.game.face.say(language, f"column-{name}") for name in counts.columns)
    has_name = shown.game.face.say.has(language, "curve-title")
    counted = shown.game.face.say(language, "curve-title") if has_name else ""
    return LeaderboardRows(title(shown, language), columns, counted, rows, head)


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
    menus: Menus | None,
) -> Post:
    """The page; ``menus``: to offer others."""
    choice = shown.choice
    layout = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(accent_colour=_SLATE)
    metric = metric_name(shown.game, choice.metric, language)
    kind = say(language, "standings-kind-pairs" if choice.pairs else "standings-kind-players")
    head = say(language, "standings-title", metric=metric, kind=kind, where=title(shown, language))
    box.add_item(ui.TextDisplay(head))
    if picture is not None:
        box.add_item(gallery(picture))
    lines = [_line(shown, one, language) for one in shown.page.rows]
    if not lines:
        lines.append(say(language, "standings-nobody", count=minimum(shown.game, choice.metric)))
    elif choice.metric == "rating":
        lines.append(say(language, "standings-rating-note"))
        lines.append(say(language, "standings-rating-rule"))
    box.add_item(ui.TextDisplay("\n".join(lines)))
    if me is not None:
        box.add_item(ui.TextDisplay(_mine(shown, language)))
    layout.add_item(box)
    if menus is not None:
        _add_menus(layout, shown, menus.choices, language, menus.now, menus.server)
    return Post(layout, (picture,) if picture is not None else ())


def _who(users: tuple[int, ...], language: str) -> str:
    return " & ".join(person_name(language, user) for user in users)


def _line(shown: Shown, one: BoardRow, language: str) -> str:
    values: dict[str, str | int] = {
        "place": str(one.rank),
        "who": _who(one.users, language),
        "value": value_text(shown, one),
        "matches": one.standing.matches,
    }
    counts = counts_line(shown.game, one.standing.counts, language)
    if not counts:
        return say(language, "standings-row-plain", **values)
    return say(language, "standings-row", counts=counts, **values)


def counts_line(game: Game, counts: Counted, language: str) -> str:
    """What every row shows of the game's counts; empty if it shows none."""
    columns = game.counts.columns
    if not columns:
        return ""
    return game.face.say(
        language, "columns-line", **{name: str(counts.get(name, 0)) for name in columns}
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
    needed = minimum(shown.game, shown.choice.metric)
    if mine.standing.matches < needed:
        return say(language, "standings-mine-few", needed=needed, **values)
    return say(language, "standings-mine-hidden", **values)


def _add_menus(
    layout: ui.LayoutView, shown: Shown, choices: Choices, language: str, now: int, server: bool
) -> None:
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

    offered = [one for one in metrics(shown.game) if not (choice.pairs and one == "rating")]
    menu(
        "metric",
        [
            (metric_name(shown.game, one, language), replace(choice, metric=one))
            for one in offered[:25]
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
            one = choices.normalised(replace(choice, here=where == "here", pairs=kind == "pairs"))
            scopes.append((label, one))
    menu("scope", scopes)
    menu(
        "pool",
        [
            (game.face.say(language, f"preset-{pool}"), choices.of_pool(choice, game, pool))
            for game, pool in choices.pools()
        ][:25],
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
