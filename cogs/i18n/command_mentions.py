"""Clickable command mentions, ``</table:123>``, shown by Discord in the reader's language."""

from __future__ import annotations

import logging

import discord
from discord import app_commands

from cogs.i18n.sentences import say

log = logging.getLogger(__name__)


class Mentions:
    """The commands' ids, requested from Discord once."""

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
