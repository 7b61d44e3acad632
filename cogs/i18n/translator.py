"""Localised names and descriptions of commands for Discord's menus, and their mentions."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.i18n.sentences import say
from gamekit.api.face import Say
from i18n import LANGUAGES, language_of

if TYPE_CHECKING:
    from discord.app_commands.commands import CommandCallback, GroupT, P, T

_DEFAULT = "en"


def words(key: str, own: Say = say, default: str | None = None) -> app_commands.locale_str:
    """A translatable text: English as the ``default``, its key for the other languages.

    ``own``: a game's sentences, for a game's key.
    """
    return app_commands.locale_str(default or own(_DEFAULT, key), key=key, say=own)


def command(
    name: str, **options: str
) -> Callable[[CommandCallback[GroupT, P, T]], app_commands.Command[GroupT, P, T]]:
    """Make a method of a cog the command of a name; ``options``: the keys of its options' names.

    The key of a description is that of the name with ``-description``.
    """
    key = f"cmd-{name}"
    made = app_commands.command(name=words(key), description=words(f"{key}-description"))
    renamed = app_commands.rename(**{one: words(of) for one, of in options.items()})
    told = {one: words(f"{of}-description") for one, of in options.items()}
    return lambda callback: made(renamed(app_commands.describe(**told)(callback)))


def offered(key: str, *values: str) -> list[app_commands.Choice[str]]:
    """Choices of a command's option; ``key-value`` names each."""
    return [app_commands.Choice(name=words(f"{key}-{value}"), value=value) for value in values]


def matching(titles: Mapping[str, str], typed: str) -> list[app_commands.Choice[str]]:
    """Completions: the values whose titles contain the typed text, at most Discord's 25."""
    wanted = typed.casefold().strip()
    return [
        app_commands.Choice(name=title, value=value)
        for value, title in titles.items()
        if wanted in title.casefold()
    ][:25]


def description(key: str, having: Sequence[Say]) -> app_commands.locale_str:
    """A translatable :func:`described`."""
    return app_commands.locale_str(described(_DEFAULT, key, having), key=key, having=having)


def described(language: str, key: str, having: Sequence[Say]) -> str:
    """The description of a game command; if only one game has it, the game's name comes first.

    ``having``: the sentences of the games that have it; the first describes it.
    """
    own = having[0]
    text = (own if own.has(language, key) else say)(language, key)
    if len(having) > 1:
        return text
    return say(language, "cmd-of-game", game=own(language, "game-name"), description=text)


class SentencesTranslator(app_commands.Translator):
    """discord.py's translator, backed by the sentences."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in a locale; ``None`` for Discord's default."""
        key = string.extras.get("key")
        language = str(locale).split("-")[0]
        if key is None or language not in LANGUAGES:
            return None
        if (having := string.extras.get("having")) is not None:
            return described(language_of(locale), key, having)
        own: Say = string.extras["say"]
        text = own(language_of(locale), key) if own.has(language, key) else None
        return text if language != _DEFAULT or text != string.message else None


log = logging.getLogger(__name__)


class Mentions:
    """Clickable mentions, ``</table:123>``; the commands' ids are requested from Discord once."""

    def __init__(self, tree: app_commands.CommandTree[discord.Client]) -> None:
        self._tree = tree
        self._known: dict[str, str] = {}

    async def all(self, language: str) -> dict[str, str]:
        """Each command's mention by its name; plain text while its id is unavailable."""
        names = [command.name for command in self._tree.get_commands()]
        if any(name not in self._known for name in names):
            try:
                known = await self._tree.fetch_commands()
            except discord.HTTPException as error:
                log.warning("the commands' ids are not known (status %s)", error.status)
            else:
                self._known = {command.name: command.mention for command in known}
        return {name: self._known.get(name) or plain(name, language) for name in names}


def plain(name: str, language: str) -> str:
    """A command's localised name as plain text."""
    key = f"cmd-{name}"
    return say(
        language, "plain-command", name=say(language, key) if say.has(language, key) else name
    )
