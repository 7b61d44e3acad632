"""/stats: a person's figures, with a plot, their partners and their opponents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import discord
from discord.ext import commands

from cogs.i18n.sentences import person_name, say
from cogs.i18n.translator import command
from cogs.matches.achievements import achievements_page, progress, summary
from cogs.matches.leaderboard_page import counts_line
from cogs.messages.components import Button, Interaction
from cogs.messages.custom_ids import MalformedError, PageId, number
from cogs.messages.game_choice import GameChoice
from cogs.messages.guild_membership import Members
from cogs.messages.posts import Post, framed
from cogs.messages.responder import responder
from cogs.messages.user_prefs import UserPrefs
from cogs.services import Feature, Services
from cogs.view.panels import SLATE
from cogs.view.scenes import Reader
from db import Acquaintance, Standing, Statistics
from gamekit.api.game import Game, Games
from gamekit.api.scenes import Picture
from i18n.writing import days, decimal
from render.charts.plot import CountPoint, Curves, PlotFacts, RatingPoint
from render.charts.plot import alt as plot_words
from tables.runtime.results import beaten

ROOM: Final = "stats"
_BUTTONS: Final = ("share", "achievements", "show", "back")
ACQUAINTANCES: Final = 5
"""Maximum number of rows in each table of partners and opponents."""
RELATIONS: Final = ("partner", "opponent")


@dataclass(frozen=True, slots=True)
class Asked:
    """The person and the game."""

    person: int
    game: Game

    def __str__(self) -> str:
        """Argument of the custom id."""
        return f"{self.person}.{self.game.name}"


class StatisticsCommands(Feature, commands.Cog):
    """/stats."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._choice = GameChoice(self._games, self._store, self._people)
        self._choice.offered(self)
        services.router.open(ROOM, self.enter, partial(read, self._games))

    @command("stats", user="cmd-stats-user", game="cmd-option-game")
    async def stats(
        self,
        interaction: discord.Interaction[Any],
        user: discord.User | None = None,
        game: str | None = None,
    ) -> None:
        """Show one's own figures, or those of another member in this server."""
        person = user.id if user is not None else interaction.user.id
        if await refused(self._members, self._people, interaction, person):
            return
        meant = await self._choice.asked(interaction, game)
        if meant is None:
            return
        await responder(interaction).wait()
        await responder(interaction).show(await self._post(interaction, Asked(person, meant)))

    async def enter(self, interaction: Interaction, page_id: PageId, asked: Asked) -> None:
        """Show figures or achievements, or share them with everybody."""
        if await refused(self._members, self._people, interaction, asked.person):
            return
        public = page_id.what in ("share", "show")
        await responder(interaction).wait(public=public)
        if page_id.what in ("share", "back"):
            post = await self._post(interaction, asked, public=public)
        else:
            # Only one's own, whatever the button says: others' are private.
            own = Asked(interaction.user.id, asked.game)
            post = await self._achievements(interaction, own, public=public)
        if public:
            await responder(interaction).publish(post)
        else:
            await responder(interaction).show(post)

    async def _achievements(self, interaction: Interaction, asked: Asked, *, public: bool) -> Post:
        person, game, histories = asked.person, asked.game, self._store.histories
        guild = await self._people.of_guild(interaction) if public else None
        language = guild or await self._people.language_for(interaction)
        found = await histories.statistics(person, game.name, highest=game.counts.highest)
        made = progress(game, found, await histories.best_counts(person, game.name))
        share = PageId(ROOM, "show", str(asked)) if interaction.guild_id is not None else None
        if public:
            return achievements_page(person, game, made, language, None, None)
        back = PageId(ROOM, "back", str(asked))
        return achievements_page(person, game, made, language, share, back)

    async def _post(self, interaction: Interaction, asked: Asked, *, public: bool = False) -> Post:
        me, person, game = interaction.user.id, asked.person, asked.game
        reader = await Reader.asking(self._people, interaction, public=public)
        language = reader.language
        # Matches played elsewhere are visible to oneself; to others only with consent to be listed.
        own = person == me and not public
        everything = own or (await self._people.preferences(person)).listed
        guild = None if everything else interaction.guild_id
        histories, counts = self._store.histories, game.counts
        found = await histories.statistics(person, game.name, guild=guild, highest=counts.highest)
        here = interaction.guild_id
        known = await self._members.listed(
            here,
            lambda: histories.acquaintances(
                person, game.name, counts.columns, guild=None if own else here, members_of=here
            ),
            lambda found: (one.user_id for relation in RELATIONS for one in best(found, relation)),
        )
        picture, shown = None, ""
        if everything:
            facts = await self._facts(asked, interaction.guild_id, language)
            there = facts.rating or facts.curves is not None
            if there and reader.text_mode:
                shown = plot_words(facts, reader.look)
            elif there:
                picture = await self._pictures.drawers.plot(facts, reader.look)
        ways = []
        if own:
            made = progress(game, found, await histories.best_counts(person, game.name))
            label = summary("achievements-button", game, made, language)
            ways.append(Button(PageId(ROOM, "achievements", str(asked)), label))
        if interaction.guild_id is not None and not public:
            share = PageId(ROOM, "share", str(asked))
            ways.append(Button(share, say(language, "standings-share")))
        return stats_page(asked, found, known, language, picture, shown, ways)

    async def _facts(self, asked: Asked, guild: int | None, language: str) -> PlotFacts:
        person, game, histories = asked.person, asked.game, self._store.histories
        name = await self._members.name(guild, person) or say(language, "standings-nameless")
        pool = game.rules.presets[0]
        ratings = await histories.rating_curve(person, game.name, pool)
        counts = await histories.count_curve(person, game.name, game.counts.columns)
        return PlotFacts(
            name,
            tuple(RatingPoint(c.at, max(0, c.after.mean), c.after.deviation) for c in ratings),
            curves(game, counts, language),
        )


def curves(
    game: Game, counts: tuple[tuple[int, tuple[int, ...]], ...], language: str
) -> Curves | None:
    """The game's counts match by match (end in UTC ms, counts), to be plotted."""
    its, columns = game.face.say, game.counts.columns
    if not counts or not columns or not its.has(language, "curve-title"):
        return None
    points = tuple(CountPoint(at, tuple(max(0, one) for one in some)) for at, some in counts)
    sums = [sum(point.counts[number] for point in points) for number in range(len(columns))]
    text = its(
        language,
        "curve-text",
        first=sums[0],
        second=sums[-1],
        matches=len(points),
        when=days(language, points[0].at, points[-1].at),
    )
    heads = tuple(its(language, f"column-{name}") for name in columns)
    return Curves(its(language, "curve-title"), heads, text, points)


def read(games: Games, page_id: PageId, values: tuple[str, ...]) -> Asked:
    """Parse a person and a game; ``ValueError`` or ``LookupError`` for another component."""
    person, _, name = page_id.arg.partition(".")
    if page_id.what not in _BUTTONS or values:
        raise MalformedError(page_id.what)
    return Asked(number(person), games[name])


async def refused(
    members: Members, people: UserPrefs, interaction: Interaction, person: int
) -> bool:
    """Refuse a question about anybody but members of the server it is asked in, and oneself."""
    guild = interaction.guild_id
    if person == interaction.user.id or (guild is not None and await members.has(guild, person)):
        return False
    language = await people.language_for(interaction)
    await responder(interaction).say(say(language, "stats-only-here"))
    return True


def best(known: Sequence[Acquaintance], relation: str) -> Sequence[Acquaintance]:
    """The partners or opponents who are shown."""
    return [one for one in known if one.relation == relation][:ACQUAINTANCES]


def stats_page(
    asked: Asked,
    found: Statistics,
    known: tuple[Acquaintance, ...],
    language: str,
    picture: Picture | None,
    shown: str,
    ways: Sequence[Button],
) -> Post:
    """The page; ``shown``: the plot in words, ``ways``: the buttons."""
    head = say(language, "stats-title", who=person_name(language, asked.person))
    if not found.contested.matches and not found.solo.matches:
        return framed([f"{head}\n{say(language, 'stats-none')}"], colour=SLATE)
    parts = ["\n".join((head, *figures(asked.game, found, language))), picture or shown]
    for relation in RELATIONS:
        if rows := best(known, relation):
            lines = (_acquaintance(asked.game, one, language) for one in rows)
            parts.append("\n".join((say(language, f"stats-{relation}s"), *lines)))
    return framed(parts, ways, colour=SLATE)


def figures(game: Game, found: Statistics, language: str) -> list[str]:
    """The figures in lines."""
    lines = [
        say(
            language,
            "stats-rating",
            pool=game.face.say(language, f"preset-{pool}"),
            mean=rating.mean,
            deviation=rating.deviation,
            matches=rating.matches,
        )
        for pool, rating in found.ratings
    ]
    for key, standing in (("stats-contested", found.contested), ("stats-solo", found.solo)):
        if standing.matches:
            counted = _counted(game, standing, language)
            lines.append(_matches(game, key, standing, counted, language))
            lines.extend(game.face.say(language, line, **counted) for line in game.counts.lines)
    if found.solo.matches and game.players is not None:
        lines.append(_ladder(found.solo, game.players.levels, language))
    return lines


def _ladder(solo: Standing, levels: Sequence[str], language: str) -> str:
    """Matches won against computer players, level by level."""
    return say(
        language,
        "stats-ladder",
        levels=" · ".join(
            say(
                language,
                "stats-ladder-level",
                level=say(language, f"level-{level}"),
                won=solo.count(beaten(level)),
            )
            for level in levels
        ),
    )


def _counted(game: Game, standing: Standing, language: str) -> dict[str, str | int]:
    """Arguments of the game's sentences: counts, means, matches."""
    told: dict[str, str | int] = {
        count.name: standing.count(count.name) for count in game.counts.counts
    }
    for metric in game.counts.metrics:
        if metric.per is not None:
            divisor = standing.count(metric.per)
            mean = standing.count(metric.of) / divisor if divisor else 0.0
            told[metric.name.replace("-", "_")] = decimal(language, mean, metric.digits)
        else:
            told[metric.name.replace("-", "_")] = standing.count(metric.of)
    return told | {"matches": standing.matches}


def _matches(
    game: Game, key: str, standing: Standing, counted: dict[str, str | int], language: str
) -> str:
    line = say(
        language,
        key,
        matches=standing.matches,
        won=standing.matches_won,
        percent=round(100 * standing.matches_won / standing.matches),
        left=standing.matches_left,
    )
    try:
        return f"{line} · {game.face.say(language, 'stats-beside', **counted)}"
    except KeyError:  # Not every game counts everything that the sentence mentions.
        return line


def _acquaintance(game: Game, one: Acquaintance, language: str) -> str:
    values: dict[str, str | int] = {
        "who": person_name(language, one.user_id),
        "matches": one.matches,
        "won": one.won,
    }
    counts = counts_line(game, one.counts, language)
    if not counts:
        return say(language, "stats-acquaintance-plain", **values)
    return say(language, "stats-acquaintance", counts=counts, **values)
