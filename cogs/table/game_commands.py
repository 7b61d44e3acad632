"""Commands defined by the games: /table with a game's name, /play, and the games' own.

They are built from the games' declarations (:class:`gamekit.api.face.Command`). Games may share a
command's name; the person's table decides which game handles it.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator
from typing import Any, TypeAlias

import discord
from discord import app_commands

from cogs.i18n.sentences import say
from cogs.i18n.translator import description, words
from cogs.messages.responder import in_time
from cogs.table.opening import Opening
from cogs.table.typed import PLAY, TypedWords
from gamekit.api.face import Say
from gamekit.api.game import Games
from i18n import FALLBACK

log = logging.getLogger(__name__)

Made: TypeAlias = app_commands.Command[Any, ..., None]
_NONE, _OPTIONAL, _REQUIRED = 0, 1, 2
"""Whether a command takes an argument."""


def table_command(games: Games, opening: Opening) -> Made:
    """Build ``/table``; with more than one game it takes the game's name.

    The table says itself how many deals it allows.
    """

    async def table(
        interaction: discord.Interaction[Any], game: str | None = None, deals: int | None = None
    ) -> None:
        """Open a table in this channel."""
        await opening.open(interaction, game=game, deals=deals)

    async def only(interaction: discord.Interaction[Any], deals: int | None = None) -> None:
        """Open a table in this channel, where there is only one game."""
        await opening.open(interaction, deals=deals)

    for callback in (table, only):
        app_commands.rename(deals=words("cmd-table-deals"))(callback)
        app_commands.describe(deals=words("cmd-table-deals-description"))(callback)
    app_commands.rename(game=words("cmd-table-game"))(table)
    app_commands.describe(game=words("cmd-table-game-description"))(table)
    app_commands.choices(
        game=[
            app_commands.Choice(name=words("game-name", game.face.say), value=name)
            for name, game in games.items()
        ]
    )(table)
    return app_commands.Command(
        name=words("cmd-table"),
        description=words("cmd-table-description"),
        callback=table if len(games) > 1 else only,
    )


def play_command(games: Games, typed: TypedWords) -> Made:
    """Build ``/play``, which all games share."""
    own, key = _common(games, PLAY), f"cmd-{PLAY}-description"
    return _made(PLAY, own, typed, _REQUIRED, words(key, _having(key, own)))


def own_commands(games: Games, typed: TypedWords, taken: Collection[str]) -> Iterator[Made]:
    """Yield the games' own commands, each name once. ``taken``: names used outside games."""
    sharing: dict[str, list[tuple[bool, Say]]] = {}
    for name, game in games.items():
        for command in game.face.commands:
            if command.name in taken:
                log.error("the game %r cannot have the command %r", name, command.name)
            else:
                one = command.argument, game.face.say
                sharing.setdefault(command.name, []).append(one)
    for name, shared in sharing.items():
        # The first game gives the description; the first that takes an argument describes that.
        arguments = {argument for argument, _ in shared}
        own = next((own for argument, own in shared if argument), shared[0][1])
        told = description(f"cmd-{name}-description", [own for _, own in shared])
        yield _made(name, own, typed, min(arguments) + max(arguments), told)


def _common(games: Games, command: str) -> Say:
    """Return the words of the only game that rephrases a command shared by all games.

    Several games may name the same thing differently; then the common words are used.
    """
    key = f"cmd-{command}-argument"
    own = [game.face.say for game in games.values() if game.face.say.has(FALLBACK, key)]
    return own[0] if len(own) == len(games) == 1 else say


def _made(
    name: str, own: Say, typed: TypedWords, takes: int, told: app_commands.locale_str
) -> Made:
    """Build a command with no, a required or an optional argument."""
    key = f"cmd-{name}"

    async def bare(interaction: discord.Interaction[Any]) -> None:
        """Run without an argument."""
        await typed.run(interaction, name, "")

    async def worded(
        interaction: discord.Interaction[Any], argument: app_commands.Range[str, 1, 60]
    ) -> None:
        """Run with an argument."""
        await typed.run(interaction, name, argument)

    async def either(
        interaction: discord.Interaction[Any],
        argument: app_commands.Range[str, 1, 60] | None = None,
    ) -> None:
        """Run with an optional argument: of the games sharing the name, some take one."""
        await typed.run(interaction, name, argument or "")

    @in_time
    async def propose(
        interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        """Autocomplete the argument."""
        return await typed.proposals(interaction, name, current)

    callback = {_NONE: bare, _OPTIONAL: either, _REQUIRED: worded}[takes]
    if takes:
        app_commands.rename(argument=words(f"{key}-argument", own))(callback)
        app_commands.describe(argument=words(f"{key}-argument-description", own))(callback)
        app_commands.autocomplete(argument=propose)(callback)
    made: Made = app_commands.Command(
        name=words(key, _having(key, own), default=name),
        description=told,
        callback=callback,  # type: ignore[arg-type]
    )
    return made


def _having(key: str, own: Say) -> Say:
    return own if own.has(FALLBACK, key) else say
