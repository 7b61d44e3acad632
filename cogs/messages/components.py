"""Buttons and menus that outlive the process: everything they mean is in their custom id."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias, cast

import discord

from cogs.messages.custom_ids import CustomId
from cogs.messages.layout import Part

Interaction: TypeAlias = discord.Interaction[Any]
MOST_CHANNELS: Final = 25
"""What one menu of channels may have chosen."""


class Button(Part):
    """A button."""

    __slots__ = ("card", "custom_id", "disabled", "emoji", "label", "style")
    width = 1

    def __init__(
        self,
        custom_id: CustomId,
        label: str | None = None,
        *,
        emoji: str | None = None,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
        card: str = "",
    ) -> None:
        """``card``: what :mod:`cogs.messages.card_faces` may show on it, as texts have it."""
        self.custom_id = str(custom_id)
        self.label = label
        self.emoji = _emoji(emoji) if emoji else None
        self.style = style
        self.disabled = disabled
        self.card = card

    def to_dict(self) -> dict[str, Any]:
        """As it goes to Discord."""
        told: dict[str, Any] = {"type": 2, "style": self.style.value, "disabled": self.disabled}
        if self.label:
            told["label"] = self.label
        told["custom_id"] = self.custom_id
        if self.emoji is not None:
            told["emoji"] = self.emoji.to_dict()
        return told


class _Choosing(Part):
    """A menu of anything."""

    __slots__ = ("_high", "_low", "_placeholder", "_type", "custom_id")

    def __init__(
        self, type: discord.ComponentType, custom_id: str, placeholder: str, low: int, high: int
    ) -> None:
        self._type = type
        self.custom_id = custom_id
        self._placeholder = placeholder
        self._low = low
        self._high = high

    def to_dict(self) -> dict[str, Any]:
        """As it goes to Discord."""
        told: dict[str, Any] = {
            "type": self._type.value,
            "custom_id": self.custom_id,
            "min_values": self._low,
            "max_values": self._high,
            "disabled": False,
            "required": self._type is discord.ComponentType.select,  # In forms alone it says so.
        }
        if self._placeholder:
            told["placeholder"] = self._placeholder
        return told


class Menu(_Choosing):
    """A menu of texts."""

    __slots__ = ("cards", "options")

    def __init__(
        self,
        custom_id: CustomId,
        placeholder: str,
        options: Sequence[discord.SelectOption],
        *,
        low: int = 1,
        high: int = 1,
        cards: Sequence[str] = (),
    ) -> None:
        """``cards``: what may be shown beside each option, as of a :class:`Button`."""
        text = discord.ComponentType.select
        super().__init__(text, f"menu:{custom_id}", placeholder, low, high)
        self.options = tuple(options)
        self.cards = tuple(cards)

    def to_dict(self) -> dict[str, Any]:
        """As it goes to Discord."""
        told = super().to_dict()
        if self.options:
            told["options"] = [option.to_dict() for option in self.options]
        return told


class Roles(_Choosing):
    """A menu of the server's roles: one or none; its choice comes as the role's id."""

    __slots__ = ("_chosen",)

    def __init__(self, custom_id: CustomId, placeholder: str, chosen: int | None = None) -> None:
        role = discord.ComponentType.role_select
        super().__init__(role, f"roles:{custom_id}", placeholder, 0, 1)
        self._chosen = chosen

    def to_dict(self) -> dict[str, Any]:
        """As it goes to Discord."""
        told = super().to_dict()
        if self._chosen is not None:
            told["default_values"] = [{"id": self._chosen, "type": "role"}]
        return told


class Channels(_Choosing):
    """A menu of the server's text channels: any number; its choice comes as their ids."""

    __slots__ = ("_chosen",)

    def __init__(self, custom_id: CustomId, placeholder: str, chosen: Sequence[int] = ()) -> None:
        channel = discord.ComponentType.channel_select
        super().__init__(channel, f"channels:{custom_id}", placeholder, 0, MOST_CHANNELS)
        self._chosen = tuple(chosen[:MOST_CHANNELS])

    def to_dict(self) -> dict[str, Any]:
        """As it goes to Discord."""
        told = super().to_dict() | {"channel_types": [discord.ChannelType.text.value]}
        if self._chosen:
            told["default_values"] = [{"id": one, "type": "channel"} for one in self._chosen]
        return told


@lru_cache(maxsize=256)
def _emoji(sign: str) -> discord.PartialEmoji:
    return discord.PartialEmoji.from_str(sign)


def chosen(interaction: Interaction) -> tuple[str, ...]:
    """What was chosen in the menu that was used; nothing for a button."""
    data = cast(dict[str, Any], interaction.data or {})
    return tuple(map(str, data.get("values") or ()))


def typed(interaction: Interaction) -> tuple[str, ...]:
    """What was typed into a form, field by field."""
    data = cast(dict[str, Any], interaction.data or {})
    fields = (one.get("component") or {} for one in data.get("components") or ())
    return tuple(str(field.get("value") or "") for field in fields)


def shown(interaction: Interaction) -> frozenset[str] | None:
    """What the menu that was used had shown as chosen; ids for one of channels or roles.

    ``None`` if its message was edited under the finger and has the menu no more.
    """
    data = cast(dict[str, Any], interaction.data or {})
    for item in on(interaction.message):
        if getattr(item, "custom_id", None) != data.get("custom_id"):
            continue
        if getattr(item, "type", None) is discord.ComponentType.select:
            return frozenset(option.value for option in item.options if option.default)
        return frozenset(str(one.id) for one in getattr(item, "default_values", ()))
    return None


def on(message: discord.Message | None) -> Iterator[Any]:
    """Every component of a message as Discord sent it, those within others too."""

    def within(components: Iterable[Any]) -> Iterator[Any]:
        for component in components:
            yield component
            yield from within(getattr(component, "children", ()))

    return within(message.components if message is not None else ())


def files_of(message: discord.Message) -> frozenset[str]:
    """The names of a message's files: of those that it lists, and of those that a gallery shows."""
    galleries = (one for one in on(message) if isinstance(one, discord.MediaGalleryComponent))
    urls = (item.media.url for gallery in galleries for item in gallery.items)
    shown = (url.partition("?")[0].rpartition("/")[2] for url in urls)
    return frozenset((*(one.filename for one in message.attachments), *shown))


def switched(now: Iterable[str], shown: Collection[str] | None, values: Iterable[str]) -> set[str]:
    """What is on after a menu of several: only what it was used for changes.

    A menu always gives all that it has on. One that was shown before something else was changed
    takes nothing of that back. Where it is not known what was shown, its choice is all there is.

    >>> sorted(switched(now=["a", "b"], shown=["b"], values=["c"]))
    ['a', 'c']
    """
    wanted = set(values)
    if shown is None:
        return wanted
    return (set(now) | wanted - set(shown)) - (set(shown) - wanted)
