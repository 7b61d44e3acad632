"""Buttons and menus that outlive the process: everything they mean is in their custom id."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final, Protocol, Self, TypeAlias, TypeVar, cast

import discord
from discord import ui

from cogs.messages.custom_ids import TEMPLATE, CustomId, parsed

Interaction: TypeAlias = discord.Interaction[Any]
I = TypeVar("I", bound=ui.Item[Any])  # noqa: E741  discord.py's own letter
MOST_CHANNELS: Final = 25
"""What one menu of channels may have chosen."""


class Dispatches(Protocol):
    """Who answers the use of components; the client holds one as ``dispatcher``."""

    async def dispatch(
        self, interaction: Interaction, custom_id: CustomId, values: Sequence[str]
    ) -> None:
        """Answer one use of a button or menu; never raises."""


class Component(ui.DynamicItem[I], template=TEMPLATE):
    """A button or menu with the meaning of its custom id; this one class answers for all."""

    def __init__(self, item: I, custom_id: CustomId) -> None:
        super().__init__(item)
        self.means = custom_id

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The component of a message posted by this or an earlier process."""
        custom_id = parsed(match.string)
        assert custom_id is not None, "the template says the same"
        # Of what class it was made is of no matter any more.
        return cast(Self, Component(item, custom_id))

    async def callback(self, interaction: Interaction) -> None:
        """Hand it to the dispatcher, with what was chosen in a menu."""
        dispatcher = cast(Dispatches, interaction.client.dispatcher)
        await dispatcher.dispatch(interaction, self.means, chosen(interaction))


class Button(Component[ui.Button[Any]], template=TEMPLATE):
    """A button."""

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
        button: ui.Button[Any] = ui.Button(
            label=label, emoji=emoji, style=style, disabled=disabled, custom_id=str(custom_id)
        )
        super().__init__(button, custom_id)
        self.card = card


class Menu(Component[ui.Select[Any]], template=TEMPLATE):
    """A menu of texts."""

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
        menu: ui.Select[Any] = ui.Select(
            custom_id=f"menu:{custom_id}",
            placeholder=placeholder,
            options=list(options),
            min_values=low,
            max_values=high,
        )
        super().__init__(menu, custom_id)
        self.cards = tuple(cards)


class Roles(Component[ui.RoleSelect[Any]], template=TEMPLATE):
    """A menu of the server's roles: one or none; its choice comes as the role's id."""

    def __init__(self, custom_id: CustomId, placeholder: str, chosen: int | None = None) -> None:
        menu: ui.RoleSelect[Any] = ui.RoleSelect(
            custom_id=f"roles:{custom_id}",
            placeholder=placeholder,
            min_values=0,
            max_values=1,
            default_values=[] if chosen is None else [discord.Object(chosen, type=discord.Role)],
        )
        super().__init__(menu, custom_id)


class Channels(Component[ui.ChannelSelect[Any]], template=TEMPLATE):
    """A menu of the server's text channels: any number; its choice comes as their ids."""

    def __init__(self, custom_id: CustomId, placeholder: str, chosen: Sequence[int] = ()) -> None:
        values = [discord.Object(channel, type=discord.TextChannel) for channel in chosen]
        menu: ui.ChannelSelect[Any] = ui.ChannelSelect(
            custom_id=f"channels:{custom_id}",
            placeholder=placeholder,
            channel_types=[discord.ChannelType.text],
            min_values=0,
            max_values=MOST_CHANNELS,
            default_values=values[:MOST_CHANNELS],
        )
        super().__init__(menu, custom_id)


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
    view = ui.LayoutView.from_message(interaction.message) if interaction.message else None
    for item in view.walk_children() if view is not None else ():
        if getattr(item, "custom_id", None) != data.get("custom_id"):
            continue
        if isinstance(item, ui.Select):
            return frozenset(option.value for option in item.options if option.default)
        return frozenset(str(one.id) for one in getattr(item, "default_values", ()))
    return None


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


def row(*items: ui.Item[Any]) -> ui.ActionRow[Any]:
    """Up to five buttons, or one menu, beside each other."""
    return ui.ActionRow(*items)
