"""Buttons and menus that outlive the process: everything they mean is in their custom id."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Protocol, Self, cast

import discord
from discord import ui

from cogs.messages.custom_ids import PATTERN, Press


class Desk(Protocol):
    """Who answers presses; the client holds one as ``desk``."""

    async def pressed(
        self, interaction: discord.Interaction[Any], press: Press, values: Sequence[str]
    ) -> None:
        """Answer one use of a button or menu."""


def _desk(interaction: discord.Interaction[Any]) -> Desk:
    return cast(Desk, interaction.client.desk)


class Button(ui.DynamicItem[ui.Button[Any]], template=PATTERN):
    """A button that says what it means."""

    def __init__(
        self,
        press: Press,
        label: str | None = None,
        *,
        emoji: str | None = None,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> None:
        super().__init__(
            ui.Button(
                label=label, emoji=emoji, style=style, disabled=disabled, custom_id=str(press)
            )
        )
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button of a message posted by this or an earlier process."""
        return cls(Press.parse(match.string), "…")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the desk."""
        await _desk(interaction).pressed(interaction, self.press, ())


class Menu(ui.DynamicItem[ui.Select[Any]], template="menu:" + PATTERN):
    """A menu that says what it means; its choice comes with the press."""

    def __init__(
        self,
        press: Press,
        placeholder: str,
        options: Sequence[discord.SelectOption],
        *,
        low: int = 1,
        high: int = 1,
    ) -> None:
        super().__init__(
            ui.Select(
                custom_id=f"menu:{press}",
                placeholder=placeholder,
                options=list(options),
                min_values=low,
                max_values=high,
            )
        )
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The menu of a message posted by this or an earlier process."""
        press = Press.parse(match.string.removeprefix("menu:"))
        return cls(press, "…", [discord.SelectOption(label="…")])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice to the desk."""
        await _desk(interaction).pressed(interaction, self.press, chosen(interaction))


def chosen(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """What was chosen in the menu that was used."""
    data = cast(dict[str, Any], interaction.data or {})
    return tuple(map(str, data.get("values") or ()))


def shown(interaction: discord.Interaction[Any]) -> frozenset[str] | None:
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
