"""The game of a command: the one named, else the server's, else the first."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from cogs.i18n.sentences import say
from cogs.i18n.translator import matching
from cogs.messages.components import Interaction
from cogs.messages.responder import in_time, responder
from cogs.messages.user_prefs import UserPrefs
from db import Store
from gamekit.api.game import Game, Games
from i18n import LANGUAGES


class GameChoice:
    """The games that have what a command shows."""

    def __init__(
        self, games: Games, store: Store, people: UserPrefs, none: str = "no-such-game"
    ) -> None:
        """``none``: key of the refusal where no game has it."""
        self.games = games
        self._store = store
        self._people = people
        self._none = none

    @property
    def first(self) -> Game | None:
        """The default game."""
        return next(iter(self.games.values()), None)

    async def meant(self, interaction: Interaction, named: str | None) -> Game | None:
        """The game named, else the server's; ``None`` for an unknown name."""
        if named is not None:
            return self.named(named)
        if interaction.guild_id is not None:
            settings = await self._store.guilds.settings(interaction.guild_id)
            usual = self.games.get(settings.game or "")
            if usual is not None:
                return usual
        return self.first

    async def asked(self, interaction: Interaction, named: str | None) -> Game | None:
        """The game meant; ``None``: the refusal has been sent."""
        game = await self.meant(interaction, named)
        if game is None:
            key = "no-such-game" if self.games else self._none
            await responder(interaction).say(say(await self._people.seen(interaction), key))
        return game

    def named(self, text: str) -> Game | None:
        """The game of a name, its own or in some language."""
        wanted = text.casefold().strip()
        for name, game in self.games.items():
            titles = (game.face.say(language, "game-name") for language in LANGUAGES)
            if wanted == name or wanted in (title.casefold() for title in titles):
                return game
        return None

    @in_time
    async def _proposals(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The games whose names in the person's language contain the typed text."""
        language = await self._people.seen(interaction)
        titles = {name: game.face.say(language, "game-name") for name, game in self.games.items()}
        return matching(titles, typed)

    def offered(self, cog: commands.Cog) -> None:
        """Complete the option ``game`` of the cog's commands; remove it where there is one game."""
        for command in cog.walk_app_commands():
            # discord.py has no public way to change an option of one cog's commands.
            options = {} if isinstance(command, app_commands.Group) else command._params
            if "game" in options and len(self.games) > 1:
                options["game"] = replace(options["game"], autocomplete=self._proposals)
            else:
                options.pop("game", None)
