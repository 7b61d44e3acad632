"""/rules: a game's booklet with its pictures."""

from __future__ import annotations

from functools import partial
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from cogs.i18n.sentences import say
from cogs.i18n.translator import command, matching
from cogs.learning.lesson_pages import RULES, course_of, place_id
from cogs.messages.components import Button, Interaction, Menu, labelled
from cogs.messages.custom_ids import MalformedError, PageId
from cogs.messages.game_choice import GameChoice
from cogs.messages.posts import Post, framed
from cogs.messages.responder import in_time, responder
from cogs.services import Feature, Services
from cogs.view.panels import GOLD
from cogs.view.pictures import Pictures
from cogs.view.scenes import Reader, drawn
from gamekit.api.course import Place, Topic
from gamekit.api.game import Game, Games

Page: TypeAlias = tuple[Game, Topic]


class RulesCommands(Feature, commands.Cog):
    """/rules."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        games = booklets(self._games)
        self._choice = GameChoice(
            self._games,
            self._store,
            self._people,
            having=games,
            lacking="no-booklet",
            page=first_page,
        )
        services.router.open(RULES, self.enter, partial(read_topic, games))
        self._choice.offered(self)

    @command("rules", topic="cmd-rules-topic", game="cmd-option-game")
    async def rules(
        self,
        interaction: discord.Interaction[Any],
        topic: app_commands.Range[str, 1, 100] | None = None,
        game: str | None = None,
    ) -> None:
        """Show a page of the booklet; by default its first."""
        chosen = await self._choice.asked(interaction, game)
        if chosen is None:
            return
        reader = await Reader.asking(self._people, interaction)
        first = course_of(chosen).topics[0]
        found = first if topic is None else meant(chosen, topic, reader.language)
        if found is None:
            await responder(interaction).say(say(reader.language, "rules-unknown"))
            return
        await responder(interaction).wait()
        await responder(interaction).show(await rules_page(self._pictures, chosen, found, reader))

    @rules.autocomplete("topic")
    @in_time
    async def _topics(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        language = await self._people.language_for(interaction)
        game = await self._choice.meant(interaction, getattr(interaction.namespace, "game", None))
        found = booklets({game.name: game}) if game is not None else {}
        titles = dict(title for one in found.values() for title in _titles(one, language).items())
        return matching(titles, current)

    async def enter(self, interaction: Interaction, page: PageId, found: Page) -> None:
        """Turn to a page: replaces another page, else a new reply."""
        reader = await Reader.asking(self._people, interaction)
        await responder(interaction).wait(beside=page.what != "topic")
        await responder(interaction).show(await rules_page(self._pictures, *found, reader))


def booklets(games: Games) -> Games:
    """Games that have a booklet."""
    return {
        name: game for name, game in games.items() if game.course is not None and game.course.topics
    }


def first_page(game: Game) -> PageId:
    """The first page of a game's booklet."""
    return PageId(RULES, "show", f"{game.name}.{course_of(game).topics[0].name}")


def rules_buttons(game: Game, language: str) -> list[Button]:
    """Button to a game's booklet, if it has one."""
    if not booklets({game.name: game}):
        return []
    return [Button(first_page(game), say(language, "help-rules-button"))]


def read_topic(games: Games, page: PageId, values: tuple[str, ...]) -> Page:
    """Parse a menu or button of a booklet; ``ValueError`` for another component."""
    match page.what, page.arg.rpartition("."), values:
        case "topic", ("", "", name), (topic,):
            owner = name
        case "show", (owner, _, topic), ():
            pass
        case _:
            raise MalformedError(page.what)
    game = games.get(owner)
    found = _topic(game, topic) if game is not None else None
    if game is None or found is None:
        raise MalformedError(page.arg)
    return game, found


def meant(game: Game, text: str, language: str) -> Topic | None:
    """Return the page with a name, or with part of its title."""
    wanted = text.casefold().strip()
    by_title = {
        title.casefold(): _topic(game, name) for name, title in _titles(game, language).items()
    }
    found = _topic(game, wanted) or by_title.get(wanted)
    if found is None and wanted:
        found = next((one for title, one in by_title.items() if wanted in title), None)
    return found


async def rules_page(pictures: Pictures, game: Game, found: Topic, reader: Reader) -> Post:
    """One page: the rule in words, a position that shows it, and a button to try it."""
    language, own = reader.language, game.face.say
    titles = _titles(game, language)
    text = own(language, f"booklet-{found.name}-text")
    lines = [say(language, "rules-page", title=titles[found.name], text=text)]
    if found.rules:
        told, count = ", ".join(found.rules), len(found.rules)
        lines.append(say(language, "rules-sections", sections=told, count=count))
    parts: list[Any] = ["\n".join(lines)]
    tried: list[Button] = []
    if found.picture is not None:
        shown = course_of(game).picture(found.picture, reader.at()).scene
        scene = await drawn(pictures, game, shown, reader)
        parts.append(scene.part)
        place = Place(found.picture.lesson, found.picture.exercise)
        green = discord.ButtonStyle.success
        tried = [Button(place_id(game, place, "on"), say(language, "rules-try"), style=green)]
    options = labelled(titles.items(), [found.name])[:25]
    menu = Menu(PageId(RULES, "topic", game.name), say(language, "rules-topics"), options)
    return framed(parts, tried, [menu], colour=GOLD)


def _topic(game: Game, name: str) -> Topic | None:
    return next((topic for topic in course_of(game).topics if topic.name == name), None)


def _titles(game: Game, language: str) -> dict[str, str]:
    """Names of the pages, with their titles."""
    topics = course_of(game).topics
    return {one.name: game.face.say(language, f"booklet-{one.name}-title") for one in topics}
