"""Buttons and menus that outlive the process: their custom ids hold their whole meaning."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias, cast

import discord

from cogs.messages.custom_ids import CustomId
from cogs.messages.layout import Part

Interaction: TypeAlias = discord.Interaction[Any]
MOST_CHANNELS: Final = 25
"""Channels that may be chosen in one menu."""


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
        """``card``: card or suit for :mod:`cogs.messages.card_faces`, as in texts."""
        self.custom_id = str(custom_id)
        self.label = label
        self.emoji = _emoji(emoji) if emoji else None
        self.style = style
        self.disabled = disabled
        self.card = card

    def to_dict(self) -> dict[str, Any]:
        """The data sent to Discord."""
        told: dict[str, Any] = {"type": 2, "style": self.style.value, "disabled": self.disabled}
        if self.label:
            told["label"] = self.label
        told["custom_id"] = self.custom_id
        if self.emoji is not None:
            told["emoji"] = self.emoji.to_dict()
        return told


class _Choosing(Part):
    """Base of all menus."""

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
        """The data sent to Discord."""
        told: dict[str, Any] = {
            "type": self._type.value,
            "custom_id": self.custom_id,
            "min_values": self._low,
            "max_values": self._high,
            "disabled": False,
            # In forms only: whether a choice is required.
            "required": self._type is discord.ComponentType.select,
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
        """``cards``: shown besides each option, as on a :class:`Button`."""
        text = discord.ComponentType.select
        super().__init__(text, f"menu:{custom_id}", placeholder, low, high)
        self.options = tuple(options)
        self.cards = tuple(cards)

    def to_dict(self) -> dict[str, Any]:
        """The data sent to Discord."""
        told = super().to_dict()
        if self.options:
            told["options"] = [option.to_dict() for option in self.options]
        return told


class Roles(_Choosing):
    """A menu of the server's roles: one or none; its value is the role's id."""

    __slots__ = ("_chosen",)

    def __init__(self, custom_id: CustomId, placeholder: str, chosen: int | None = None) -> None:
        role = discord.ComponentType.role_select
        super().__init__(role, f"roles:{custom_id}", placeholder, 0, 1)
        self._chosen = chosen

    def to_dict(self) -> dict[str, Any]:
        """The data sent to Discord."""
        told = super().to_dict()
        if self._chosen is not None:
            told["default_values"] = [{"id": self._chosen, "type": "role"}]
        return told


class Channels(_Choosing):
    """A menu of the server's text channels: any number; its values are their ids."""

    __slots__ = ("_chosen",)

    def __init__(self, custom_id: CustomId, placeholder: str, chosen: Sequence[int] = ()) -> None:
        channel = discord.ComponentType.channel_select
        super().__init__(channel, f"channels:{custom_id}", placeholder, 0, MOST_CHANNELS)
        self._chosen = tuple(chosen[:MOST_CHANNELS])

    def to_dict(self) -> dict[str, Any]:
        """The data sent to Discord."""
        told = super().to_dict() | {"channel_types": [discord.ChannelType.text.value]}
        if self._chosen:
            told["default_values"] = [{"id": one, "type": "channel"} for one in self._chosen]
        return told


@lru_cache(maxsize=256)
def _emoji(sign: str) -> discord.PartialEmoji:
    return discord.PartialEmoji.from_str(sign)


def chosen(interaction: Interaction) -> tuple[str, ...]:
    """The values chosen in the menu that was used; none for a button."""
    data = cast(dict[str, Any], interaction.data or {})
    return tuple(map(str, data.get("values") or ()))


def typed(interaction: Interaction) -> tuple[str, ...]:
    """The values of a form's fields, in order."""
    data = cast(dict[str, Any], interaction.data or {})
    fields = (one.get("component") or {} for one in data.get("components") or ())
    return tuple(str(field.get("value") or "") for field in fields)


def shown(interaction: Interaction) -> frozenset[str] | None:
    """The values shown as chosen in the menu that was used; ids for channels or roles.

    ``None`` if its message was edited meanwhile and no longer has the menu.
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
    """Every component of a message received from Discord, nested ones too."""

    def within(components: Iterable[Any]) -> Iterator[Any]:
        for component in components:
            yield component
            yield from within(getattr(component, "children", ()))

    return within(message.components if message is not None else ())


def switched(now: Iterable[str], shown: Collection[str] | None, values: Iterable[str]) -> set[str]:
    """The set after a multiple choice in a menu: only options that the user switched change.

    A menu always returns everything chosen in it. If it was shown before another change, it does
    not undo that change. If it is unknown what was shown, the choice replaces everything.

    >>> sorted(switched(now=["a", "b"], shown=["b"], values=["c"]))
    ['a', 'c']
    """
    wanted = set(values)
    if shown is None:
        return wanted
    return (set(now) | wanted - set(shown)) - (set(shown) - wanted)
