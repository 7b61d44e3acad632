"""Pictures for one reader, or their words for a reader without pictures."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass

from cogs.messages.components import Interaction
from cogs.messages.user_prefs import UserPrefs
from cogs.view.drawers import Rank
from cogs.view.pictures import Pictures, own_look, sketched
from db import Preferences
from gamekit.api.face import At
from gamekit.api.game import Game
from gamekit.api.scenes import Look, Picture, Scene


@dataclass(frozen=True, slots=True)
class Reader:
    """A person's display preferences."""

    language: str
    look: Look
    text_mode: bool

    @classmethod
    def of(cls, preferences: Preferences, language: str) -> Reader:
        """Reader with a person's own preferences."""
        return cls(language, own_look(preferences, language), preferences.text_mode)

    @classmethod
    async def asking(
        cls, people: UserPrefs, interaction: Interaction, *, public: bool = False
    ) -> Reader:
        """The person of an interaction; ``public``: everybody in its server."""
        language = await people.language_for(interaction)
        if public:
            return cls.public(await people.of_guild(interaction))
        return cls.of(await people.preferences(interaction.user.id), language)

    def at(self, seat: str = "") -> At:
        """Context of a panel shown outside of a table; ``seat``: the reader's in it."""
        return At(0, self.language, four_colours=self.four_colours, reader=seat)

    @property
    def four_colours(self) -> bool:
        """Whether their pack has four colours."""
        return self.look.colours == "four"

    @classmethod
    def public(cls, language: str) -> Reader:
        """Return the reader for a public message in this language."""
        return cls(language, Look(language), text_mode=False)


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture as one reader gets it."""

    picture: Picture | None
    words: str
    """The picture in words."""

    @property
    def part(self) -> Picture | str:
        """The picture if there is one, else the words."""
        return self.picture or self.words


async def drawn(
    pictures: Pictures,
    game: Game,
    scene: Scene | None,
    reader: Reader,
    names: Mapping[str, str] | None = None,
    rank: Rank = Rank.PAGE,
) -> Shown:
    """Draw a game's scene for a reader; without names, players are called by their seats."""
    if game.scenes is None or scene is None:
        return Shown(None, "")
    if reader.text_mode:
        told = await asyncio.to_thread(game.scenes.words, scene, names or {}, reader.look)
        return Shown(None, told)
    picture = await pictures.of(game, sketched(game, scene, names or {}, reader.look), rank)
    return Shown(picture, picture.alt)
