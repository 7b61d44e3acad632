"""The booklet of rules with its pictures, and the help by topic."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.i18n.command_mentions import Mentions
from cogs.i18n.sentences import say
from cogs.i18n.translator import words
from cogs.messages.components import row
from cogs.messages.custom_ids import MalformedError
from cogs.messages.gate import gate, in_time
from cogs.messages.pages import Interaction, Knock, RoomButton, RoomMenu, Rooms, show
from cogs.messages.people import People
from cogs.messages.posts import Post
from cogs.view.scenes import Reader, board_scene, hand_scene
from games.brouc.course.booklet import TOPICS, Topic, topic
from games.brouc.course.lessons import COURSE

RULES: Final = "rules"
HELP: Final = "help"
HELP_TOPICS: Final = (
    "play",
    "start",
    "turn",
    "calls",
    "words",
    "computers",
    "self",
    "server",
    "all",
)
"""The sentences are ``help-<name>-title`` and ``help-<name>-text``; the last lists all commands."""
COCHES: Final = 5
"""What a match goes to unless the table says otherwise (rules 7.1)."""
_SLATE_FROM: Final = 4
"""Positions of lessons from this one on are shown from above, with the slate."""
_PAPER: Final = discord.Colour(0xC9A227)


class Library(commands.Cog):
    """/rules, and the pages of /help."""

    def __init__(self, people: People, rooms: Rooms, mentions: Mentions) -> None:
        self._people = people
        self._mentions = mentions
        rooms.open(RULES, self.enter_rules, read_topic)
        rooms.open(HELP, self.enter_help, read_help)

    @app_commands.command(name=words("cmd-rules"), description=words("cmd-rules-description"))
    @app_commands.rename(topic=words("cmd-rules-topic"))
    @app_commands.describe(topic=words("cmd-rules-topic-description"))
    async def rules(
        self, interaction: discord.Interaction[Any], topic: app_commands.Range[str, 1, 100]
    ) -> None:
        """A page of the booklet."""
        reader = await self._reader(interaction)
        found = meant(topic, reader.language)
        if found is None:
            text = say(reader.language, "rules-unknown")
            await gate(interaction).tell(text)
            return
        await gate(interaction).wait()
        await show(interaction, await rules_page(found, reader))

    @rules.autocomplete("topic")
    async def _topics(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return await in_time(interaction, self._topics_for(interaction, current))

    async def _topics_for(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        language = await self._people.seen(interaction)
        titles = {one.name: say(language, f"booklet-{one.name}-title") for one in TOPICS}
        return [
            app_commands.Choice(name=title, value=name)
            for name, title in titles.items()
            if current.casefold().strip() in title.casefold()
        ][:25]

    async def enter_rules(self, interaction: Interaction, knock: Knock, found: Topic) -> None:
        """Turn to a page: from another one in its place, from elsewhere beside it."""
        reader = await self._reader(interaction)
        await gate(interaction).wait(beside=knock.what != "topic")
        await show(interaction, await rules_page(found, reader))

    async def enter_help(self, interaction: Interaction, knock: Knock, chosen: str) -> None:
        """Turn to another topic of the help."""
        language = await self._people.seen(interaction)
        mentions = await self._mentions.all(language)
        await show(interaction, help_page(chosen, language, mentions))

    async def help(self, interaction: Interaction) -> None:
        """The first page of the help, as a reply to a command or to a table's "?"."""
        language = await self._people.seen(interaction)
        mentions = await self._mentions.all(language)
        await show(interaction, help_page(HELP_TOPICS[0], language, mentions), anew=True)

    async def _reader(self, interaction: Interaction) -> Reader:
        language = await self._people.seen(interaction)
        return Reader.of(await self._people.preferences(interaction.user.id), language)


def read_topic(knock: Knock, values: tuple[str, ...]) -> Topic:
    """The page of the booklet, of its menu or a button elsewhere; ``ValueError`` for another."""
    match knock.what, knock.arg, values:
        case ("topic", "", (name,)) | ("show", name, ()) if (found := topic(name)) is not None:
            return found
        case _:
            raise MalformedError(knock.what)


def read_help(knock: Knock, values: tuple[str, ...]) -> str:
    """The topic of the help; ``ValueError`` for another."""
    match knock.what, knock.arg, values:
        case "topic", "", (name,) if name in HELP_TOPICS:
            return name
        case _:
            raise MalformedError(knock.what)


def meant(text: str, language: str) -> Topic | None:
    """The page of a name, or of a title typed in part."""
    wanted = text.casefold().strip()
    by_title = {say(language, f"booklet-{one.name}-title").casefold(): one for one in TOPICS}
    found = topic(wanted) or by_title.get(wanted)
    if found is None and wanted:
        found = next((one for title, one in by_title.items() if wanted in title), None)
    return found


async def rules_page(found: Topic, reader: Reader) -> Post:
    """One page: the rule in words, a position that shows it, and the way to try it."""
    language = reader.language
    layout = ui.LayoutView(timeout=None)
    text = say(
        language,
        "rules-page",
        title=say(language, f"booklet-{found.name}-title"),
        text=say(language, f"booklet-{found.name}-text"),
        sections=", ".join(found.rules),
    )
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(text), accent_colour=_PAPER)
    layout.add_item(box)
    picture = None
    if found.picture is not None:
        view = COURSE.view(found.picture)
        above = found.picture.lesson >= _SLATE_FROM
        scene = await (board_scene(view, reader) if above else hand_scene(view, reader))
        scene.into(box)
        picture = scene.picture
        where = f"{found.picture.lesson}.{found.picture.exercise}.0"
        label = say(language, "rules-try")
        green = discord.ButtonStyle.success
        layout.add_item(row(RoomButton(Knock("learn", "on", where), label, style=green)))
    options = [
        discord.SelectOption(
            label=say(language, f"booklet-{one.name}-title"),
            value=one.name,
            default=one is found,
        )
        for one in TOPICS
    ]
    layout.add_item(row(RoomMenu(Knock(RULES, "topic"), say(language, "rules-topics"), options)))
    return Post(layout, (picture,) if picture is not None else ())


def help_page(chosen: str, language: str, mentions: dict[str, str]) -> Post:
    """One topic of the help; ``mentions``: the commands by name, to be clicked."""
    layout = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(accent_colour=_PAPER)
    if chosen == "play":
        unit = say(language, "unit-coches", count=COCHES)
        box.add_item(ui.TextDisplay(say(language, "help-text", target=str(COCHES), unit=unit)))
    elif chosen == "all":
        lines = [say(language, "help-all-text")]
        for name, mention in sorted(mentions.items()):
            told = say(language, f"cmd-{name}-description")
            lines.append(say(language, "help-command", command=mention, description=told))
        box.add_item(ui.TextDisplay("\n".join(lines)))
    else:
        box.add_item(ui.TextDisplay(say(language, f"help-{chosen}-text", **mentions)))
    layout.add_item(box)
    options = [
        discord.SelectOption(
            label=say(language, f"help-{name}-title"), value=name, default=name == chosen
        )
        for name in HELP_TOPICS
    ]
    layout.add_item(row(RoomMenu(Knock(HELP, "topic"), say(language, "help-topics"), options)))
    course = RoomButton(Knock("learn", "resume"), say(language, "help-course"))
    first = RoomButton(Knock(RULES, "show", TOPICS[0].name), say(language, "help-rules-button"))
    layout.add_item(row(course, first))
    return Post(layout)
