"""/help by topic: how a game is played, and the bot's common features."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final, TypeAlias

from cogs.i18n.sentences import own, say
from cogs.i18n.translator import Mentions, described
from cogs.learning.course import taught
from cogs.learning.lesson_pages import ROOM
from cogs.learning.library import booklets, rules_buttons
from cogs.learning.puzzles import with_puzzles
from cogs.messages.components import Button, Interaction, Menu, Part, labelled
from cogs.messages.custom_ids import MalformedError, PageId
from cogs.messages.game_choice import GameChoice
from cogs.messages.posts import Post, framed
from cogs.messages.responder import responder
from cogs.services import Feature, Services
from cogs.view.panels import GOLD
from gamekit.api.game import Game, Games

HELP: Final = "help"
FIRST: Final = "first"
"""The page opened by /help: six lines and the topics."""
PLAY: Final = "play"
"""The first topic: the game's own ``help-text``."""
ALL: Final = "all"
"""The last topic: all commands."""
TOPICS: Final = (
    PLAY,
    *("start", "turn", "calls", "words", "computers", "self", "server"),
    ALL,
)
"""Topics, with the sentences ``help-<name>-title`` and ``help-<name>-text``.

A game may have its own ``help-<name>-text`` and title for any of them, with the commands as
arguments.
"""
Page: TypeAlias = tuple[Game, str]


class Help(Feature):
    """Answers /help and the table's question mark."""

    def __init__(self, services: Services, mentions: Mentions) -> None:
        super().__init__(services)
        self._choice = GameChoice(self._games, self._store, self._people)
        self._mentions = mentions
        services.router.open(HELP, self.enter, partial(read_help, self._games))

    async def first(self, interaction: Interaction, game: str | None = None) -> None:
        """Reply with the first page; ``game``: the table's, else the server's."""
        chosen = await self._choice.meant(interaction, game)
        assert chosen is not None, "a bot has games"
        await self._show(interaction, chosen, FIRST, beside=True)

    async def enter(self, interaction: Interaction, page: PageId, chosen: Page) -> None:
        """Turn to another topic or game."""
        await self._show(interaction, *chosen)

    async def _show(
        self, interaction: Interaction, game: Game, topic: str, *, beside: bool = False
    ) -> None:
        language = await self._people.language_for(interaction)
        mentions = await self._mentions.all(language)
        post = help_page(self._choice.games, game, topic, language, mentions)
        await responder(interaction).show(post, beside=beside, note=beside)


def read_help(games: Games, page: PageId, values: tuple[str, ...]) -> Page:
    """Parse a menu as game and topic; ``ValueError`` for another component."""
    if len(values) != 1:
        raise MalformedError(page.what)
    match page.what:
        case "topic":
            name, topic = page.arg, values[0]
        case "game":
            name, topic = values[0], page.arg
        case _:
            raise MalformedError(page.what)
    game = games.get(name)
    if game is None or topic not in (FIRST, *TOPICS):
        raise MalformedError(page.arg)
    return game, topic


def help_page(
    games: Games, game: Game, topic: str, language: str, mentions: Mapping[str, str]
) -> Post:
    """One topic of a game's help; ``mentions``: the commands by name, as clickable mentions."""
    shown = topics_of(game, language)
    if topic not in shown:
        topic = FIRST
    text = _text(games, game, topic, language, mentions)
    topics, options = PageId(HELP, "topic", game.name), labelled(shown.items(), [topic])
    menus = [Menu(topics, say(language, "help-topics"), options)]
    if len(games) > 1:
        titles = ((name, one.face.say(language, "game-name")) for name, one in games.items())
        others = labelled(titles, [game.name])[:25]
        menus.append(Menu(PageId(HELP, "game", topic), say(language, "help-games"), others))
    below = ([menu] for menu in menus)
    return framed([text], *below, _ways(game, language), colour=GOLD)


def topics_of(game: Game, language: str) -> dict[str, str]:
    """Topics with words, and their titles."""
    said = (say, game.face.say)
    return {
        name: own(game, language, f"help-{name}-title")
        for name in TOPICS
        if name == PLAY or any(words.has(language, f"help-{name}-text") for words in said)
    }


def _text(games: Games, game: Game, topic: str, language: str, mentions: Mapping[str, str]) -> str:
    if topic == PLAY:
        return game.face.say(language, "help-text")
    if topic == FIRST:
        title, course = game.face.say(language, "game-name"), str(bool(taught({game.name: game})))
        return say(language, "help-first-text", game=title, course=course, **mentions)
    if topic == ALL:
        lines = [say(language, "help-all-text")]
        absent = _absent(games, game)
        for name, mention in sorted(mentions.items()):
            if name in absent:
                continue
            told = _described(games, name, language)
            lines.append(say(language, "help-command", command=mention, description=told))
        return "\n".join(lines)
    return own(game, language, f"help-{topic}-text", **mentions)


def _absent(games: Games, game: Game) -> set[str]:
    """Commands without a use in a game: those of other games, and of pages that it lacks."""
    here = {game.name: game}
    having = {
        "learn": taught(here),
        "rules": booklets(here),
        "puzzle": with_puzzles(here),
        "daily": game.daily is not None and game.players is not None,
    }
    others = {one.name for other in games.values() for one in other.face.commands}
    own = {one.name for one in game.face.commands}
    return {name for name, has in having.items() if not has} | others - own


def _described(games: Games, command: str, language: str) -> str:
    """A command's description, as in Discord's menu."""
    key = f"cmd-{command}-description"
    having = [
        game.face.say
        for game in games.values()
        if any(one.name == command for one in game.face.commands)
    ]
    return described(language, key, having) if having else say(language, key)


def _ways(game: Game, language: str) -> list[Part]:
    found: list[Part] = []
    if taught({game.name: game}):
        resume = PageId(ROOM, "resume", game.name)
        found.append(Button(resume, say(language, "help-course")))
    return [*found, *rules_buttons(game, language)]
