"""Everything that belongs to no table: the course, preferences, settings, invitations, data.

As at a table, the whole meaning of a component is in its custom id: ``brouc:{room}:{what}:{arg}``,
with the kind of component before it where it is a menu. Nothing is kept between two clicks, so a
restart changes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Self, TypeAlias, TypeVar, cast

import discord
from discord import ui

from cogs.limits.counted import of_page
from cogs.limits.limiter import Limiter
from cogs.messages.components import chosen
from cogs.messages.gate import gate
from cogs.messages.posts import Post

PATTERN: Final = r"brouc:(?P<room>[a-z]+):(?P<what>[a-z-]+):(?P<arg>[A-Za-z0-9.,+-]{0,60})"
"""Also the template of the dynamic items. A room begins with a letter, a table's id with ``1``."""
_COMPILED: Final = re.compile(PATTERN)

Interaction: TypeAlias = discord.Interaction[Any]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Knock:
    """One use of a component."""

    room: str
    what: str
    arg: str = ""

    def __str__(self) -> str:
        text = f"brouc:{self.room}:{self.what}:{self.arg}"
        if not _COMPILED.fullmatch(text):
            raise ValueError(f"not a custom id: {text!r}")
        return text

    @classmethod
    def parse(cls, text: str) -> Knock:
        """Read a custom id, of a menu too; ``ValueError`` for any other text.

        >>> Knock.parse("brouc:learn:card:0.1.0.Ah")
        Knock(room='learn', what='card', arg='0.1.0.Ah')
        """
        found = _COMPILED.fullmatch(text[text.find("brouc:") :])
        if found is None:
            raise ValueError(f"not a custom id: {text!r}")
        return cls(found["room"], found["what"], found["arg"])

    @staticmethod
    def fits(text: str) -> bool:
        """Whether a custom id is one of ours, a menu's too.

        >>> Knock.fits("menu:brouc:learn:lesson:"), Knock.fits("brouc:1:7:12:card:Th")
        (True, False)
        """
        return _COMPILED.fullmatch(text[max(text.find("brouc:"), 0) :]) is not None


Read: TypeAlias = Callable[[Knock, tuple[str, ...]], T]
"""What one use asks for, of its text and the choice in a menu alone; ``ValueError`` or
``LookupError`` for what no page of ours has."""
Enter: TypeAlias = Callable[[Interaction, Knock, T], Awaitable[None]]
"""Answers one use; the last is what was read."""


class Rooms:
    """Who answers for which room."""

    def __init__(
        self,
        apologise: Callable[[Interaction, Exception], Awaitable[None]],
        malformed: Callable[[Interaction, str], Awaitable[None]],
        limiter: Limiter,
    ) -> None:
        self._apologise = apologise
        self._malformed = malformed
        self._limiter = limiter
        self._doors: dict[str, tuple[Enter[Any], Read[Any]]] = {}

    def open(self, room: str, enter: Enter[T], read: Read[T]) -> None:
        """From now on the room is answered for."""
        self._doors[room] = enter, read

    async def entered(self, interaction: Interaction, knock: Knock, values: Sequence[str]) -> None:
        """Answer one use of a component; never raises."""
        try:
            try:
                enter, read = self._doors[knock.room]
                wanted = read(knock, tuple(values))
            except (ValueError, LookupError):
                await self._malformed(interaction, knock.room)
                return
            action = of_page(knock.room, knock.what)
            if action is None:
                await enter(interaction, knock, wanted)
                return
            async with self._limiter.passing(interaction, action) as passed:
                if passed:
                    await enter(interaction, knock, wanted)
        except Exception as error:
            await self._apologise(interaction, error)


def _rooms(interaction: Interaction) -> Rooms:
    return cast(Rooms, interaction.client.rooms)


class RoomButton(ui.DynamicItem[ui.Button[Any]], template=PATTERN):
    """A button that says what it means."""

    def __init__(
        self,
        knock: Knock,
        label: str | None = None,
        *,
        emoji: str | None = None,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> None:
        super().__init__(
            ui.Button(
                label=label, emoji=emoji, style=style, disabled=disabled, custom_id=str(knock)
            )
        )
        self.knock = knock

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button of a message posted by this or an earlier process."""
        return cls(Knock.parse(match.string), "…")

    async def callback(self, interaction: Interaction) -> None:
        """Go in."""
        await _rooms(interaction).entered(interaction, self.knock, ())


class RoomMenu(ui.DynamicItem[ui.Select[Any]], template="menu:" + PATTERN):
    """A menu of texts; its choice comes with the knock."""

    def __init__(
        self,
        knock: Knock,
        placeholder: str,
        options: Sequence[discord.SelectOption],
        *,
        low: int = 1,
        high: int = 1,
    ) -> None:
        super().__init__(
            ui.Select(
                custom_id=f"menu:{knock}",
                placeholder=placeholder,
                options=list(options),
                min_values=low,
                max_values=high,
            )
        )
        self.knock = knock

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The menu of a message posted by this or an earlier process."""
        return cls(Knock.parse(match.string), "…", [discord.SelectOption(label="…")])

    async def callback(self, interaction: Interaction) -> None:
        """Go in with the choice."""
        await _rooms(interaction).entered(interaction, self.knock, chosen(interaction))


class RoomRoles(ui.DynamicItem[ui.RoleSelect[Any]], template="roles:" + PATTERN):
    """A menu of the server's roles: one or none."""

    def __init__(self, knock: Knock, placeholder: str, chosen: int | None = None) -> None:
        values = [] if chosen is None else [discord.Object(chosen, type=discord.Role)]
        super().__init__(
            ui.RoleSelect(
                custom_id=f"roles:{knock}",
                placeholder=placeholder,
                min_values=0,
                max_values=1,
                default_values=values,
            )
        )
        self.knock = knock

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The menu of a message posted by this or an earlier process."""
        return cls(Knock.parse(match.string), "…")

    async def callback(self, interaction: Interaction) -> None:
        """Go in with the choice, as the role's id."""
        await _rooms(interaction).entered(interaction, self.knock, chosen(interaction))


class RoomChannels(ui.DynamicItem[ui.ChannelSelect[Any]], template="channels:" + PATTERN):
    """A menu of the server's text channels: any number."""

    MOST: Final = 25

    def __init__(self, knock: Knock, placeholder: str, chosen: Sequence[int] = ()) -> None:
        values = [discord.Object(channel, type=discord.TextChannel) for channel in chosen]
        super().__init__(
            ui.ChannelSelect(
                custom_id=f"channels:{knock}",
                placeholder=placeholder,
                channel_types=[discord.ChannelType.text],
                min_values=0,
                max_values=self.MOST,
                default_values=values[: self.MOST],
            )
        )
        self.knock = knock

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The menu of a message posted by this or an earlier process."""
        return cls(Knock.parse(match.string), "…")

    async def callback(self, interaction: Interaction) -> None:
        """Go in with the choice, as the channels' ids."""
        await _rooms(interaction).entered(interaction, self.knock, chosen(interaction))


ITEMS: Final = (RoomButton, RoomMenu, RoomRoles, RoomChannels)
"""To be made known to discord.py before the first event."""


async def show(interaction: Interaction, post: Post, *, anew: bool = False) -> None:
    """Answer with a page: in place of the one that was used, or as a private reply.

    ``anew``: a reply beside the page that was used. An interaction that was deferred is completed.
    """
    await gate(interaction).show(post, beside=anew)
