"""/stats: what somebody has played, in figures, with a plot, and with and against whom."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.i18n.sentences import say
from cogs.i18n.translator import words
from cogs.i18n.words import person_name
from cogs.matches.members import Members
from cogs.messages.components import row
from cogs.messages.custom_ids import MalformedError, number
from cogs.messages.gate import gate
from cogs.messages.pages import Interaction, Knock, RoomButton, Rooms, show
from cogs.messages.people import People
from cogs.messages.posts import Post, gallery
from cogs.view.scenes import Reader
from db import Acquaintance, Standing, Statistics, Store
from games.api.scenes import Picture
from render.charts.plot import CochesPoint, PlotFacts, RatingPoint, plot
from render.charts.plot import alt as plot_words

ROOM: Final = "stats"
POOL: Final = "brouc"
"""The rating that is plotted."""
ACQUAINTANCES: Final = 5
"""Rows of each table of partners and opponents."""
_SLATE: Final = discord.Colour(0x3A4A4A)


class StatisticsCommands(commands.Cog):
    """/stats."""

    def __init__(self, people: People, store: Store, rooms: Rooms, members: Members) -> None:
        self._people = people
        self._store = store
        self._members = members
        rooms.open(ROOM, self.enter, read)

    @app_commands.command(name=words("cmd-stats"), description=words("cmd-stats-description"))
    @app_commands.rename(user=words("cmd-stats-user"))
    @app_commands.describe(user=words("cmd-stats-user-description"))
    async def stats(
        self, interaction: discord.Interaction[Any], user: discord.User | None = None
    ) -> None:
        """One's own figures, or those of another member in this server."""
        language = await self._people.seen(interaction)
        person = user.id if user is not None else interaction.user.id
        if refused(interaction, person):
            text = say(language, "stats-only-here")
            await gate(interaction).tell(text)
            return
        await gate(interaction).wait()
        await show(interaction, await self._post(interaction, person))

    async def enter(self, interaction: Interaction, knock: Knock, person: int) -> None:
        """Show one's figures to all."""
        language = await self._people.seen(interaction)
        if refused(interaction, person):
            text = say(language, "stats-only-here")
            await gate(interaction).tell(text)
            return
        await gate(interaction).wait(public=True)
        await gate(interaction).publish(await self._post(interaction, person, public=True))

    async def _post(self, interaction: Interaction, person: int, *, public: bool = False) -> Post:
        me = interaction.user.id
        language = await self._people.seen(interaction)
        reader = Reader.of(await self._people.preferences(me), language)
        if public:
            language = self._people.of_guild(interaction)
            reader = Reader.public(language)
        # What somebody plays elsewhere is for him, and for others only if he wants to be listed.
        own = person == me and not public
        everything = own or (await self._people.preferences(person)).listed
        guild = None if everything else interaction.guild_id
        found = await self._store.histories.statistics(person, guild=guild)
        known = await self._store.histories.acquaintances(person, guild=guild)
        picture, shown = None, ""
        if everything:
            facts = await self._facts(person, interaction.guild_id, language)
            if reader.text_mode:
                shown = plot_words(facts, reader.look)
            elif facts.coches or facts.rating:
                picture = await asyncio.to_thread(plot, facts, reader.look)
        share = person if interaction.guild_id is not None and not public else None
        return stats_page(person, found, known, language, picture, shown, share)

    async def _facts(self, person: int, guild: int | None, language: str) -> PlotFacts:
        name = await self._members.name(guild, person) or say(language, "standings-nameless")
        ratings = await self._store.histories.rating_curve(person, POOL)
        coches = await self._store.histories.coches_curve(person)
        return PlotFacts(
            name,
            tuple(RatingPoint(c.at, max(0, c.after.mean), c.after.deviation) for c in ratings),
            tuple(CochesPoint(at, given, taken) for at, given, taken in coches),
        )


def read(knock: Knock, values: tuple[str, ...]) -> int:
    """Whose figures are to be shown to all; ``ValueError`` for another component."""
    if knock.what != "share" or values:
        raise MalformedError(knock.what)
    return number(knock.arg)


def refused(interaction: Interaction, person: int) -> bool:
    """Whether somebody may not be asked about here: others only within a server."""
    return person != interaction.user.id and interaction.guild_id is None


def stats_page(
    person: int,
    found: Statistics,
    known: tuple[Acquaintance, ...],
    language: str,
    picture: Picture | None,
    shown: str,
    share: int | None,
) -> Post:
    """The page; ``shown``: the plot in words, ``share``: whose figures may be shown to all."""
    layout = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(accent_colour=_SLATE)
    head = say(language, "stats-title", who=person_name(language, person))
    if not found.contested.matches and not found.solo.matches:
        box.add_item(ui.TextDisplay("\n".join((head, say(language, "stats-none")))))
        layout.add_item(box)
        return Post(layout)
    box.add_item(ui.TextDisplay("\n".join((head, *figures(found, language)))))
    if picture is not None:
        box.add_item(gallery(picture))
    elif shown:
        box.add_item(ui.TextDisplay(shown))
    for relation in ("partner", "opponent"):
        rows = [one for one in known if one.relation == relation][:ACQUAINTANCES]
        if rows:
            lines = [say(language, f"stats-{relation}s")]
            lines.extend(_acquaintance(one, language) for one in rows)
            box.add_item(ui.TextDisplay("\n".join(lines)))
    layout.add_item(box)
    if share is not None:
        button = RoomButton(Knock(ROOM, "share", str(share)), say(language, "standings-share"))
        layout.add_item(row(button))
    return Post(layout, (picture,) if picture is not None else ())


def figures(found: Statistics, language: str) -> list[str]:
    """The figures in lines."""
    lines = [
        say(
            language,
            "stats-rating",
            pool=say(language, f"preset-{pool}"),
            mean=str(rating.mean),
            deviation=str(rating.deviation),
            matches=rating.matches,
        )
        for pool, rating in found.ratings
    ]
    for key, standing in (("stats-contested", found.contested), ("stats-solo", found.solo)):
        if standing.matches:
            lines.append(_matches(key, standing, language))
            lines.extend(_counts(standing, language))
    return lines


def _matches(key: str, standing: Standing, language: str) -> str:
    counts = standing.counts
    return say(
        language,
        key,
        matches=standing.matches,
        won=str(standing.matches_won),
        percent=str(round(100 * standing.matches_won / standing.matches)),
        left=standing.matches_left,
        games=str(counts.games),
        games_won=str(counts.games_won),
    )


def _counts(standing: Standing, language: str) -> list[str]:
    counts = standing.counts
    mean = counts.points / counts.points_deals if counts.points_deals else 0.0
    return [
        say(
            language,
            "stats-coches",
            given=str(counts.coches_given),
            taken=str(counts.coches_taken),
            deals=str(counts.deals),
            points=f"{mean:.1f}",
            marriages=str(counts.marriages),
        ),
        say(
            language,
            "stats-calls",
            capes=str(counts.capes),
            demanded=str(counts.capes_demanded),
            undoubled=str(counts.capes_undoubled),
            failed=str(counts.capes_failed),
            right=str(counts.dehors_right),
            wrong=str(counts.dehors_wrong),
        ),
    ]


def _acquaintance(one: Acquaintance, language: str) -> str:
    return say(
        language,
        "stats-acquaintance",
        who=person_name(language, one.user_id),
        matches=one.matches,
        won=str(one.won),
        given=str(one.coches_given),
        taken=str(one.coches_taken),
    )
