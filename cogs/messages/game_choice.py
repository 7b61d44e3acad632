"""The game of a command: the one named, else the server's, else the first that has it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from cogs.i18n.sentences import say
from cogs.i18n.translator import matching
from cogs.messages.components import IN_ROW, Button, Interaction
from cogs.messages.custom_ids import PageId
from cogs.messages.posts import unframed
from cogs.messages.responder import in_time, responder
from cogs.messages.user_prefs import UserPrefs
from db import Store
from gamekit.api.game import Game, Games
from i18n import LANGUAGES


class GameChoice:
    """The games that have what a command shows."""

    def __init__(
        self,
        known: Games,
        store: Store,
        people: UserPrefs,
        *,
        having: Games | None = None,
        lacking: str = "",
        page: Callable[[Game], PageId] | None = None,
        instead: Callable[[Game, str], list[Button]] = lambda game, language: [],
    ) -> None:
        """``known``: all games; ``having``: those with the command's subject, by default all.

        ``lacking``: key of the refusal for another game. ``page``: of the command for a game.
        ``instead``: in a language, what a game without it offers.
        """
        self.games = known if having is None else having
        self._known = known
        self._store = store
        self._people = people
        self._lacking = lacking
        self._page = page
        self._instead = instead

    @property
    def first(self) -> Game | None:
        """The default game."""
        return next(iter(self.games.values()), None)

    async def meant(self, interaction: Interaction, named: str | None) -> Game | None:
        """The game named, else the server's, whatever it has; ``None`` for an unknown name."""
        if named is not None:
            return self.named(named)
        if interaction.guild_id is not None:
            settings = await self._store.guilds.settings(interaction.guild_id)
            usual = self._known.get(settings.game or "")
            if usual is not None:
                return usual
        return self.first or next(iter(self._known.values()), None)

    async def asked(self, interaction: Interaction, named: str | None) -> Game | None:
        """The game meant; ``None``: the refusal has been sent."""
        game = await self.meant(interaction, named)
        if game is not None and game.name in self.games:
            return game
        language = await self._people.language_for(interaction)
        if game is None:
            await responder(interaction).say(say(language, "no-such-game"))
            return None
        title, count = game.face.say(language, "game-name"), len(self.games)
        text = say(language, self._lacking, game=title, count=count)
        if buttons := [*self._instead(game, language), *self._others(language)]:
            await responder(interaction).show(unframed(text, buttons[:IN_ROW]))
        else:
            await responder(interaction).say(text)
        return None

    def _others(self, language: str) -> Iterator[Button]:
        """Buttons to the games that have it."""
        assert self._page is not None, "no game lacks the rest"
        for game in self.games.values():
            yield Button(self._page(game), game.face.say(language, "game-name"))

    def named(self, text: str) -> Game | None:
        """The game of a name, its own or in some language."""
        wanted = text.casefold().strip()
        for name, game in self._known.items():
            titles = (game.face.say(language, "game-name") for language in LANGUAGES)
            if wanted == name or wanted in (title.casefold() for title in titles):
                return game
        return None

    @in_time
    async def _proposals(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The games whose names in the person's language contain the typed text."""
        language = await self._people.language_for(interaction)
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
